import type { GameConfig, Json } from "@blueplate/kernel";

/** What a worker is asked: to decide for `seat`, which sees `view` (the encoded state with closed envelopes). */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly config: GameConfig;
  readonly bot: string;
  readonly seat: number;
  readonly view: Json;
  /** Chance of this decision: nothing of the table's seed can be learnt from it. */
  readonly seed: string;
}

/** The encoded command, or why there is none. */
export type Reply = { readonly id: number; readonly command: Json } | { readonly id: number; readonly error: string };
