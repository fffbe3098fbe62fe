import { allGoods, countOf, entriesOf, type Goods, kindsOf, perksOf } from "@blueplate/engine";
import { eveningAgainst, idleRivals } from "../planner/kitchen.ts";
import { openMilestones } from "../planner/open-milestones.ts";
import type { Outlook } from "../planner/outlook.ts";
import { type Evening, incomeFrom } from "../planner/tonight.ts";
import type { MoveReason } from "./move-reason.ts";

/** Houses of an evening, and what they pay. */
interface ServedHouses {
  readonly houses: readonly number[];
  readonly dollars: number;
}

/** Houses that the chain serves with pieces of these goods, beyond those that are in stock. */
const servedWith = (here: Outlook, evening: Evening, goods: Goods): ServedHouses => {
  const all = allGoods(here.ruleset.content);
  const used = all.map(() => 0);
  const houses: number[] = [];
  let dollars = 0;
  for (const [nth, hungry] of here.tonight.entries()) {
    if (evening.served[nth] !== evening.income.length - 1) continue;
    let takes = false;
    for (const [at, good] of all.entries()) {
      const [before, wants, stock] = [used[at] ?? 0, hungry.wants[at] ?? 0, countOf(here.me.stock, good)];
      used[at] = before + wants;
      // The pieces in stock go first, these after them.
      takes ||= wants > 0 && before + wants > stock && before < stock + countOf(goods, good);
    }
    if (!takes) continue;
    houses.push(hungry.house.house);
    dollars += incomeFrom(here.own, hungry);
  }
  return { houses, dollars };
};

/** The milestone of whoever throws something away first and keeps the rest from then on, where it is still to be had. */
const freezerMilestone = (here: Outlook) => {
  const { milestones } = here.ruleset.content;
  const open = openMilestones(here);
  return kindsOf(milestones).find((id) => {
    const row = milestones[id];
    return row !== undefined && row.trigger._tag === "threwAway" && open.includes(row);
  });
};

/** What was made or brought is for: houses of tonight, sure ones or such as a rival may leave hungry, else for later. */
export const supplyReason = (here: Outlook, goods: Goods): MoveReason | null => {
  const kinds = entriesOf(goods).map(([good]) => good);
  const sure = servedWith(here, eveningAgainst(here, here.rivals), goods);
  if (sure.houses.length > 0) return { _tag: "SellsTonight", goods: kinds, ...sure, isHope: false };
  const hope = servedWith(here, eveningAgainst(here, idleRivals(here)), goods);
  if (hope.houses.length > 0) return { _tag: "SellsTonight", goods: kinds, ...hope, isHope: true };
  if (perksOf(here.ruleset.content, here.me, "freezer").length > 0) return { _tag: "KeepsForLater", goods: kinds };
  const milestone = freezerMilestone(here);
  return milestone === undefined ? null : { _tag: "LeftForMilestone", goods: kinds, milestone };
};
