import { Result } from "effect";
import { redact } from "./envelope.ts";
import type { Json, Tagged } from "./json.ts";
import { check } from "./play.ts";
import type { Seat } from "./seat.ts";
import type { Table } from "./table.ts";

/** What orders are read against: a running table, or one seat's view of it. */
type Ordered = Pick<Table, "rules" | "state" | "entries" | "line">;

/** True when the last thing that the seat decided was taken back: whoever goes back wants to decide anew. */
const wentBack = ({ entries, line }: Ordered, seat: Seat): boolean => {
  const last = entries.findLast((entry) => "commandId" in entry && entry.seat === seat);
  return last !== undefined && !line.some(({ seq }) => seq === last.seq);
};

/**
 * The command that the orders of `seat` lead to now, or null where its person is to be asked: not its turn, no order that
 * fits, a decision that was taken back, or nothing that the rules allow. `orders` as encoded by the game's codec.
 */
export const conditionalCommand = (table: Ordered, seat: Seat, orders: Json): Tagged | null => {
  const { rules, state } = table;
  const { conditionalOrders } = rules;
  if (!conditionalOrders || !rules.waitsFor(state).includes(seat) || wentBack(table, seat)) return null;
  const decoded = conditionalOrders.codec.decode(orders);
  if (Result.isFailure(decoded)) return null;
  const view = redact(state, seat);
  const command = conditionalOrders.answer(view, seat, decoded.success);
  return command && check(rules, view, seat, command) === null ? command : null;
};
