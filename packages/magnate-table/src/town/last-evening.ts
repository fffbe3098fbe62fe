import type { Event, EventOf } from "@blueplate/engine";
import { type DinnerPayment, dinnerPayments, takingsOf } from "@blueplate/forecast";
import { mainline, type Tagged } from "@blueplate/kernel";
import type { TableProps } from "@blueplate/tabletop";
import { factsOf } from "../game.ts";

/** What a dinner has brought, as it is told to one of those who sold at it, or might have. */
export interface LastEvening {
  /** Who was served, by whom and for how much: one's own guests first, each in the order in which they ate. */
  readonly served: readonly EventOf<"HouseServed">[];
  /** What one's own chain was paid besides, such as by its waitresses. */
  readonly besides: readonly DinnerPayment[];
  /** What one's own chain has earned in all, in dollars. */
  readonly earned: number;
}

const isDinner = (fact: Event): boolean => fact._tag === "PhaseBegan" && fact.stage._tag === "dinnertime";

// cast: the facts of a table of this game have its own schemas.
const hasDinner = ({ events }: { readonly events: readonly Tagged[] }): boolean =>
  (events as readonly unknown[] as readonly Event[]).some(isDinner);

/** The houses of the last dinner of these facts that were served. */
const servedIn = (facts: readonly Event[]): LastEvening["served"] =>
  facts.slice(facts.findLastIndex(isDinner)).flatMap((fact) => (fact._tag === "HouseServed" ? [fact] : []));

/**
 * The dinner that whoever looks has not acted since: whoever goes on has read it. Null where they have, and where nobody sold
 * anything; for those who only watch there is no question that it could come before.
 */
export const lastEvening = (table: Pick<TableProps, "entries" | "seat">): LastEvening | null => {
  const line = mainline(table.entries);
  const eaten = line.findLastIndex(hasDinner);
  const isRead = line.slice(eaten + 1).some((entry) => entry._tag === "Played" && entry.seat === table.seat);
  if (table.seat === null || eaten < 0 || isRead) return null;
  const facts = factsOf(table);
  const isOwn = ({ seat }: EventOf<"HouseServed">): boolean => seat === table.seat;
  const served = servedIn(facts).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const payments = dinnerPayments(facts);
  const besides = payments.filter(({ seat, house }) => seat === table.seat && house === null);
  if (served.length === 0 && besides.length === 0) return null;
  return { served, besides, earned: takingsOf(payments, table.seat) };
};
