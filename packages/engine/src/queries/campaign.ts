import type { Seat } from "@blueplate/kernel";
import type { Ruleset } from "../formulas/index.ts";
import { boardOf, housesReached, reachOf, squareAt } from "../geometry/index.ts";
import { type CampaignPlace, type Good, type Left, type Square, type State } from "../model/index.ts";
import { afterDinner, campaignsRun } from "./tomorrow.ts";

/** What a campaign would do to one house that it reaches on its first evening. */
export interface Reached {
  readonly house: number;
  /** What the house will want after all campaigns of that evening, in the order in which it came to want it. */
  readonly basket: readonly Good[];
  /** Tokens of this campaign that find room, and those that do not (R18.2). */
  readonly added: number;
  readonly lost: number;
  /** Who would serve it if everybody had the goods, at the prices and with the restaurants of now; null without a road. */
  readonly nearest: Seat | null;
}

/** A campaign that is not launched yet. */
export interface Draft {
  readonly campaign: number;
  readonly owner: Seat;
  readonly good: Good;
  readonly place: CampaignPlace;
}

/** The squares that a campaign at this place reaches (R18.3). */
export const squaresReached = (
  ruleset: Ruleset,
  state: State,
  campaign: number,
  place: CampaignPlace,
): readonly Square[] => {
  const board = boardOf(ruleset, state.town.tiles);
  const reaches = reachOf(ruleset, board, campaign, place);
  return Array.from(board.print, (_, index) => index)
    .filter(reaches)
    .map((index) => squareAt(board, index));
};

/** Who would rank first at a house if nothing were missing: price plus distance, waitresses, turn order (R14.2). */
export const firstAt = (ruleset: Ruleset, state: State, house: State["town"]["houses"][number]): Seat | null => {
  const stocked: State = {
    ...state,
    chains: state.chains.map((chain) => ({
      ...chain,
      stock: Object.fromEntries(house.demand.map((good) => [good, house.demand.length])),
      restaurants: chain.restaurants.map((each) => ({ ...each, open: true })),
    })),
  };
  return ruleset.formulas.offersTo(ruleset, stocked, house)[0]?.seat ?? null;
};

/**
 * What a campaign would do on its first evening, house by house: tonight's dinner as it stands, then every campaign in order of
 * number, this one among them.
 */
export const effectOf = (ruleset: Ruleset, state: State, draft: Draft, left: Left = 1): readonly Reached[] => {
  const { campaign, owner, good, place } = draft;
  const campaigns = [...state.town.campaigns, { campaign, owner, good, left, place }].toSorted(
    (a, b) => a.campaign - b.campaign,
  );
  const evening = afterDinner(ruleset, state);
  const run = campaignsRun(ruleset, { ...evening, town: { ...evening.town, campaigns } });
  const mine = run.campaigns.find((each) => each.campaign === campaign)?.houses ?? [];
  return housesReached(ruleset, state, campaign, place).flatMap((number): readonly Reached[] => {
    const house = run.state.town.houses.find((each) => each.house === number);
    const { added, lost } = mine.find((each) => each.house === number) ?? { added: 0, lost: 0 };
    if (!house) return [];
    return [{ house: number, basket: house.demand, added, lost, nearest: firstAt(ruleset, run.state, house) }];
  });
};
