import type { GameConfig, Json, Seat } from "@blueplate/kernel";
import type { Session } from "../session/session.ts";

/** A step of a line as it is sent to a worker: everything encoded. */
export interface EncodedStep {
  readonly seat: Seat;
  readonly command: Json;
  readonly events: readonly Json[];
}

/** A line as it is sent to a worker, with the rules it is to be looked at by. */
export interface EncodedLine {
  readonly game: string;
  readonly config: GameConfig;
  /** Of the rules; a worker that comes to others answers nothing but that. */
  readonly hash: string;
  /** The position in which the line begins. */
  readonly start: unknown;
  readonly steps: readonly EncodedStep[];
}

/** The line that is shown, with everything in it that is open. */
export const encodedLine = ({ rules: { game, config, hash, codecs }, openState, line }: Session): EncodedLine => ({
  game,
  config,
  hash,
  start: codecs.state.encode(openState(0)),
  steps: line().flatMap(({ seat, command, events }) => (seat === null ? [] : [{ seat, command, events }])),
});
