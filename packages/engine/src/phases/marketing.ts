import type { Ruleset } from "../ruleset/index.ts";
import { type Campaign, type Event, homeFrom, type State } from "../model/index.ts";
import type { Events, PhaseRow } from "../ruleset/index.ts";

const passOf = ({ stage }: State): number => (stage._tag === "marketing" ? (stage.pass ?? 1) : 1);

const isLastPass = (ruleset: Ruleset, state: State): boolean =>
  passOf(state) >= ruleset.formulas.marketingPasses(ruleset, state);

/** R18.2 to R18.6: a campaign runs, loses a token and ends with the last one. */
const run = (ruleset: Ruleset, state: State, campaign: Campaign): Events => {
  const { formulas } = ruleset;
  const reached = formulas.recipients(ruleset, state, campaign);
  const houses = state.town.houses
    .filter((house) => reached.includes(house.house))
    .map((house) => {
      const tokens = formulas.tokensOf(ruleset, state, campaign, house);
      const added = Math.max(0, Math.min(tokens, formulas.roomOf(ruleset, state, house) - house.demand.length));
      return { house: house.house, added, lost: tokens - added };
    });
  const left = campaign.left === "endless" || !isLastPass(ruleset, state) ? campaign.left : campaign.left - 1;
  const { campaign: number, good, owner: seat } = campaign;
  const ran: Event = { _tag: "CampaignRan", campaign: number, good, houses, left };
  if (left !== 0) return [ran];
  const ended = ({ chains }: State): readonly Event[] => [
    { _tag: "CampaignEnded", campaign: number, seat, employee: homeFrom(chains[seat]?.busy ?? [], number) },
  ];
  return [ran, ended];
};

const next = (state: State): Campaign | undefined => {
  const { stage } = state;
  if (stage._tag !== "marketing") return undefined;
  return state.town.campaigns.find((each) => each.campaign > stage.lastCampaign);
};

/** Phase 6 (R18): campaigns in ascending number; nobody decides anything. */
export const MARKETING: PhaseRow = {
  id: "marketing",
  begin: (_, state) => [{ _tag: "PhaseBegan", round: state.round, stage: { _tag: "marketing", lastCampaign: 0 } }],
  advance: (ruleset, state) => {
    const campaign = next(state);
    if (campaign) return run(ruleset, state, campaign);
    return isLastPass(ruleset, state) ? [] : [{ _tag: "MarketingPassBegan", pass: passOf(state) + 1 }];
  },
  done: () => true,
  waitsFor: () => [],
  mayResubmit: () => [],
};
