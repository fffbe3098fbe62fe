import type { Dice, Json, Rules, Seat, Tagged } from "@blueplate/kernel";

/**
 * How a game keeps what everybody has seen and a view shows no longer: cards that were taken up from the open table into a hand. It is
 * plain data, the same for every seat, folded from facts as any seat is told them, or read off the full state by who holds it: both
 * come to the same.
 */
export interface Recall<S = unknown> {
  /** The id of the game. */
  readonly game: string;
  /** Before anything was seen. */
  readonly nothing: Json;
  /** What is remembered after a fact, of which `after` is the state as a seat sees it. */
  remember(seen: Json, after: S, event: Tagged): Json;
  /** The same off a state: what it shows of it to nobody in particular. */
  recalledAt(state: S): Json;
  /** A full state that agrees with the view and with what was seen; what nobody can know lies there by chance. */
  sample(rules: Rules<S>, view: S, seat: Seat, seen: Json, dice: Dice, label: string): S;
}
