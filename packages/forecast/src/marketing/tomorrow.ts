import { countList, type EventOf, type Good, type Goods, type Ruleset, type State } from "@blueplate/engine";
import { dinnerOf, isDinnerAhead } from "../dinner/dinner.ts";
import { isNight, nightOf } from "../round/night.ts";

/** The town after a night, and what each campaign did in it, once for every time that it ran. */
export interface MarketingRun {
  readonly state: State;
  readonly campaigns: readonly EventOf<"CampaignRan">[];
}

/**
 * The town as the night leaves it, all its campaigns and whatever else modules let happen in it, with the demand there is now (R18).
 * Stage, people and money stay what they are.
 */
export const campaignsRun = (ruleset: Ruleset, state: State): MarketingRun => {
  const { state: morning, events } = nightOf(ruleset, state);
  const campaigns = events.filter((event): event is EventOf<"CampaignRan"> => event._tag === "CampaignRan");
  const { town, supply, modules } = morning;
  return { state: { ...state, town, supply, ...(modules && { modules }) }, campaigns };
};

/** What a campaign of a night did, house by house, however often it ran. */
export const doneBy = (campaigns: MarketingRun["campaigns"], campaign: number): EventOf<"CampaignRan">["houses"] => {
  const done = new Map<number, EventOf<"CampaignRan">["houses"][number]>();
  for (const each of campaigns) {
    for (const { house, added, lost } of each.campaign === campaign ? each.houses : []) {
      const before = done.get(house);
      done.set(house, { house, added: added + (before?.added ?? 0), lost: lost + (before?.lost ?? 0) });
    }
  }
  return [...done.values()];
};

/** Every token of a night that found no room at a house, of any campaign, in the order in which they ran. */
export const turnedAwayAt = (campaigns: MarketingRun["campaigns"], number: number): readonly Good[] =>
  campaigns.flatMap((each) =>
    each.houses.flatMap((at) => (at.house === number ? Array.from({ length: at.lost }, () => each.good) : [])),
  );

/** The state once everybody has eaten who would eat if dinner were now, and been paid for (R14.4.2, R14.5). */
export const afterDinner = (ruleset: Ruleset, state: State): State => dinnerOf(ruleset, state).after;

/**
 * What the town will want tomorrow: tonight's dinner as it stands, then every campaign in order of number; only what of this is
 * still to come.
 */
export const tomorrowOf = (ruleset: Ruleset, state: State): MarketingRun => {
  if (isDinnerAhead(ruleset, state)) return campaignsRun(ruleset, afterDinner(ruleset, state));
  return isNight(ruleset, state) ? campaignsRun(ruleset, state) : { state, campaigns: [] };
};

/** How many of each good the whole town will want tomorrow. */
export const demandTomorrow = (ruleset: Ruleset, state: State): Goods =>
  countList(tomorrowOf(ruleset, state).state.town.houses.flatMap(({ demand }) => demand));
