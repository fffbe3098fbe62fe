import { addCounts, billAfter, countOf, entriesOf, type EventOf, listCounts } from "@blueplate/engine";
import { UNREACHED } from "@blueplate/forecast";
import type { Outlook } from "../planner/outlook.ts";
import type { MoveReason } from "./move-reason.ts";

/** What dismissals take off the bill, and whether it could have been paid without them. */
export const dismissalReason = (
  { ruleset, state, seat, me }: Outlook,
  { atWork, beach, busy }: EventOf<"Dismissed">,
): MoveReason | null => {
  const { due } = billAfter(ruleset, state, seat, []);
  const saved = due - billAfter(ruleset, state, seat, listCounts(addCounts(atWork, beach)), busy).due;
  return saved > 0 ? { _tag: "DismissalSaves", saved, due, cash: me.cash } : null;
};

/** Houses that ask for what was kept and that the chain comes to. */
export const keptReason = ({ state, own }: Outlook, { stock }: EventOf<"StockChosen">): MoveReason | null => {
  const kept = entriesOf(stock).map(([good]) => good);
  const wanting = state.town.houses.filter(
    ({ demand }, at) => (own.distances[at] ?? UNREACHED) < UNREACHED && demand.some((good) => kept.includes(good)),
  );
  const goods = kept.filter((good) => wanting.some(({ demand }) => demand.includes(good)) && countOf(stock, good) > 0);
  return goods.length > 0 ? { _tag: "KeepsFor", goods, houses: wanting.map(({ house }) => house) } : null;
};
