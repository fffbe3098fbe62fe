import type { Codec } from "../codec.ts";
import type { Tagged } from "../json.ts";
import type { Seat } from "../seat.ts";

/**
 * What a game lets a seat decide beforehand. Orders are the seat's secret: they stand outside the state and the log, and the
 * command they lead to is played like any other. Methods, so that any game's conditional orders can be held as `ConditionalOrders`.
 */
export interface ConditionalOrders<S = unknown, C extends Tagged = Tagged> {
  /** The orders of one seat; an order that is not named is a question to ask. */
  readonly codec: Codec<unknown>;
  /** What a seat with these orders decides now, from its own view alone; null asks the person. */
  answer(view: S, seat: Seat, orders: unknown): C | null;
}
