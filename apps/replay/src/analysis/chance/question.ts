import type { PlayoutTally } from "@blueplate/bot";
import type { GameConfig } from "@blueplate/kernel";

/** What a worker plays: said once, before anything is asked. */
export interface PlayoutSetup {
  readonly game: string;
  readonly config: GameConfig;
  /** Of the rules; a worker that comes to others answers nothing but that. */
  readonly hash: string;
  /** The bot of each seat, by id. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** What a worker is asked: to play so many playouts of a position, from number `first` on. */
export interface PlayoutBatch {
  /** The position that the answer belongs to. */
  readonly key: string;
  /** The encoded state. */
  readonly state: unknown;
  readonly turn: number;
  readonly first: number;
  readonly count: number;
}

export type WorkerRequest =
  | { readonly _tag: "Open"; readonly opening: PlayoutSetup }
  | { readonly _tag: "Play"; readonly batch: PlayoutBatch };

export type WorkerReply =
  | { readonly _tag: "Played"; readonly tally: PlayoutTally }
  /** It cannot be played on, for a reason that only programmers understand. */
  | { readonly _tag: "Failed"; readonly message: string };
