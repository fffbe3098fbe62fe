import { allGoods, type Good } from "@blueplate/engine";
import { marketValueOf } from "./market-value.ts";
import type { Spot } from "./reach.ts";
import type { PlanReason } from "./reasons.ts";
import type { TomorrowOutlook } from "./tomorrow.ts";

/**
 * Why a campaign for a good pays: its dollars over the rest of the game, and of the houses that it reaches those at which they are
 * made. A house without a road to the chain, or one that others serve, is reached for nothing and not named.
 */
export const campaignReason = (
  here: TomorrowOutlook,
  { reached }: Pick<Spot, "reached">,
  good: Good,
  dollars: number,
): Extract<PlanReason, { _tag: "CampaignPays" }> => {
  const { worth } = marketValueOf(here);
  const at = allGoods(here.ruleset.content).indexOf(good);
  const houses = reached
    .filter((house) => (worth[house]?.[at] ?? 0) > 0)
    .flatMap((house) => here.state.town.houses[house]?.house ?? []);
  return { _tag: "CampaignPays", good, houses, dollars };
};
