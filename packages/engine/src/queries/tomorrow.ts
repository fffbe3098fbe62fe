import { evolve } from "../evolve/index.ts";
import type { Ruleset } from "../formulas/index.ts";
import { countList, type EventOf, type Goods, type State } from "../model/index.ts";
import { MARKETING } from "../phases/marketing.ts";
import { dinnerOf, isDinnerAhead } from "./dinner.ts";
import { STILL } from "./still.ts";

/** The town after campaigns have run, and what each of them did. */
export interface Run {
  readonly state: State;
  readonly campaigns: readonly EventOf<"CampaignRan">[];
}

/** The town as all its campaigns leave it, run in order of number with the demand there is now (R18). */
export const campaignsRun = (ruleset: Ruleset, state: State): Run => {
  const campaigns: EventOf<"CampaignRan">[] = [];
  const { stage } = state;
  let next: State = { ...state, stage: stage._tag === "marketing" ? stage : { _tag: "marketing", lastCampaign: 0 } };
  while (!MARKETING.done(ruleset, next)) {
    for (const event of MARKETING.advance(ruleset, next, STILL)) {
      next = evolve(next, event);
      if (event._tag === "CampaignRan") campaigns.push(event);
    }
  }
  return { state: { ...next, stage }, campaigns };
};

/** The state once everybody has eaten who would eat if dinner were now, and been paid for (R14.4.2, R14.5). */
export const afterDinner = (ruleset: Ruleset, state: State): State => dinnerOf(ruleset, state).after;

/**
 * What the town will want tomorrow: tonight's dinner as it stands, then every campaign in order of number; only what of this is
 * still to come.
 */
export const tomorrowOf = (ruleset: Ruleset, state: State): Run => {
  const { _tag: phase } = state.stage;
  if (isDinnerAhead(state)) return campaignsRun(ruleset, afterDinner(ruleset, state));
  const areCampaignsAhead = phase === "dinnertime" || phase === "payday" || phase === "marketing";
  return areCampaignsAhead ? campaignsRun(ruleset, state) : { state, campaigns: [] };
};

/** How many of each good the whole town will want tomorrow. */
export const demandTomorrow = (ruleset: Ruleset, state: State): Goods =>
  countList(tomorrowOf(ruleset, state).state.town.houses.flatMap(({ demand }) => demand));
