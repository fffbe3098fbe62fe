import { evolve } from "../evolve/index.ts";
import type { Ruleset } from "../formulas/index.ts";
import type { EventOf, State } from "../model/index.ts";
import { MARKETING } from "../phases/marketing.ts";
import { servicesOf } from "./dinner.ts";

/** The town after campaigns have run, and what each of them did. */
export interface Run {
  readonly state: State;
  readonly campaigns: readonly EventOf<"CampaignRan">[];
}

/** The town as all its campaigns leave it, run in order of number with the demand there is now (R18). */
export const campaignsRun = (ruleset: Ruleset, state: State): Run => {
  const campaigns: EventOf<"CampaignRan">[] = [];
  let next: State = { ...state, stage: { _tag: "marketing", lastCampaign: 0 } };
  while (!MARKETING.done(ruleset, next)) {
    for (const event of MARKETING.advance(ruleset, next, NO_DICE)) {
      next = evolve(next, event);
      if (event._tag === "CampaignRan") campaigns.push(event);
    }
  }
  return { state: { ...next, stage: state.stage }, campaigns };
};

/** Campaigns draw nothing. */
const NO_DICE = { int: () => 0, shuffle: <T>(_label: string, items: readonly T[]) => items, rolls: 0 };

/** The state once everybody has eaten who would eat if dinner were now: their demand is gone (R14.4.2). */
export const afterDinner = (ruleset: Ruleset, state: State): State => {
  const fed = new Set(servicesOf(ruleset, state).flatMap(({ house, offers }) => (offers.length > 0 ? [house] : [])));
  const houses = state.town.houses.map((house) => (fed.has(house.house) ? { ...house, demand: [] } : house));
  return { ...state, town: { ...state.town, houses } };
};

/** What the town will want tomorrow: tonight's dinner as it stands, then every campaign in order of number. */
export const tomorrowOf = (ruleset: Ruleset, state: State): Run => campaignsRun(ruleset, afterDinner(ruleset, state));
