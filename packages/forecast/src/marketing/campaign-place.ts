import { type CampaignPlace, type Good, marketableGoods, type Ruleset, type State, firstAt } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { isBetter } from "../town/restaurant-site.ts";

import { nightOf } from "../round/night.ts";

import { afterDinner } from "./tomorrow.ts";

/** The houses that still have room when the campaign's number comes tonight, with who would be first at each if nothing were missing. */
const hungryBefore = (ruleset: Ruleset, state: State, campaign: number): ReadonlyMap<number, Seat | null> => {
  const evening = afterDinner(ruleset, state);
  // Its number comes for the first time in the first pass.
  const once = { ...ruleset, formulas: { ...ruleset.formulas, marketingPasses: () => 1 } };
  const earlier = evening.town.campaigns.filter((each) => each.campaign < campaign);
  const night = nightOf(once, { ...evening, town: { ...evening.town, campaigns: earlier } }, "marketing").state;
  const hungry = night.town.houses.filter(
    (house) => house.demand.length < ruleset.formulas.roomOf(ruleset, night, house),
  );
  return new Map(hungry.map((house) => [house.house, firstAt(ruleset, { ...evening, town: night.town }, house)]));
};

/** A campaign that is not launched yet. */
export interface CampaignDraft {
  readonly campaign: number;
  readonly owner: Seat;
  readonly good: Good;
  readonly place: CampaignPlace;
}

/** The numbers of the houses that a campaign would reach, by the rules that are played (R18.3). */
export const housesReachedBy = (ruleset: Ruleset, state: State, draft: CampaignDraft): readonly number[] =>
  ruleset.formulas.recipients(ruleset, state, { ...draft, left: 1 });

/**
 * Of these places for a campaign the one that reaches most houses with room at which its owner would be first, and of those the
 * one that feeds fewest others; null where none reaches any. Of equals the first counts.
 */
export const bestPlace = <T extends { readonly place: CampaignPlace }>(
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  campaign: number,
  places: readonly T[],
): T | null => {
  const hungry = hungryBefore(ruleset, state, campaign);
  const [good = "burger"] = marketableGoods(ruleset.content);
  let best: { readonly at: T; readonly merit: readonly [own: number, others: number] } | null = null;
  for (const at of places) {
    const firsts = housesReachedBy(ruleset, state, { campaign, owner: seat, good, place: at.place }).flatMap(
      (house) => hungry.get(house) ?? [],
    );
    const own = firsts.filter((each) => each === seat).length;
    const merit = [own, own - firsts.length] as const;
    if (own > 0 && (!best || isBetter(merit, best.merit))) best = { at, merit };
  }
  return best?.at ?? null;
};
