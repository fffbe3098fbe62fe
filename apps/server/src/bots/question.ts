import type { GameConfig, Json } from "@blueplate/kernel";

/**
 * What a worker is asked: to decide for `seat`, which sees `view` (the encoded state with closed envelopes) and knows of `seen`, what
 * everybody saw and the view shows no longer.
 */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly config: GameConfig;
  readonly bot: string;
  readonly seat: number;
  readonly view: Json;
  readonly seen: Json;
  /** Chance of this decision: nothing of the table's seed can be learnt from it. */
  readonly seed: string;
}

/** The encoded command, or why there is none. */
export type Reply = { readonly id: number; readonly command: Json } | { readonly id: number; readonly error: string };
