import type { EventOf } from "@blueplate/engine";
import { type OrderPosition, placeNews, placesAlike, positionsOf } from "@blueplate/forecast";
import type { Outlook } from "../planner/outlook.ts";
import { incomeFrom } from "../planner/tonight.ts";
import type { MoveReason } from "./move-reason.ts";

/** True where others may take tiles or places to build on before a position, which they may not before the other one. */
const takesBefore = (one: OrderPosition, last: OrderPosition): boolean =>
  last.tiles.some(({ kind, before }) => before > (one.tiles.find((each) => each.kind === kind)?.before ?? 0)) ||
  (last.builders?.most ?? 0) > (one.builders?.most ?? 0);

/** What a position in the order of business brings that the last free one would not. */
export const orderReason = (here: Outlook, { position }: EventOf<"PositionChosen">): MoveReason | null => {
  const positions = positionsOf(here.ruleset, here.state, here.seat);
  const chosen = positions.find((each) => each.position === position);
  const last = positions.at(-1);
  // Whoever takes the only one there is, or the last, has nothing before others.
  if (!chosen || !last || chosen === last) return null;
  const isWonLast = (house: number): boolean => last.ties.some((tie) => tie.house === house && tie.outcome === "won");
  const won = chosen.ties.flatMap(({ house, outcome }) => (outcome === "won" && !isWonLast(house) ? [house] : []));
  const cards = last.cards
    .map(({ employee }) => employee)
    .filter((employee) => !chosen.cards.some((each) => each.employee === employee));
  const dollars = here.tonight.reduce(
    (sum, hungry) => sum + (won.includes(hungry.house.house) ? incomeFrom(here.own, hungry) : 0),
    0,
  );
  const isBeforeOthers = takesBefore(chosen, last);
  const tells = won.length + cards.length > 0 || isBeforeOthers || placesAlike(placeNews(positions));
  return tells ? { _tag: "OrderBrings", position, won, dollars, cards, isBeforeOthers } : null;
};
