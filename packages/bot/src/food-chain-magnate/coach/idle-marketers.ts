import {
  addCounts,
  type CampaignKind,
  type Cards,
  countList,
  type EmployeeId,
  type State,
  subtractCounts,
} from "@blueplate/engine";
import { FIRST_DINNER_OF_CAMPAIGN } from "@blueplate/forecast";
import { open, type Seat } from "@blueplate/kernel";
import { type CampaignIdea, campaignIdeas, firstOfKind } from "../planner/advertising.ts";
import { type Appraisal, tokensOf, WORTHWHILE } from "../planner/appraisal.ts";
import type { Outlook } from "../planner/outlook.ts";
import { withTokens } from "../planner/tomorrow.ts";
import { dollarsFor } from "../worth.ts";

/** True for a card that does nothing but launch campaigns, and to whose first showing no milestone is open. */
const onlyLaunches = ({ here, open: rows }: Appraisal, kind: EmployeeId): boolean => {
  const abilities = here.ruleset.content.employees[kind]?.abilities ?? [];
  const shows = rows.some(({ trigger }) => trigger._tag === "revealed" && trigger.employees.includes(kind));
  return (
    abilities.every(({ _tag }) => _tag === "market") &&
    abilities.length > 0 &&
    !shows &&
    dollarsFor(here, kind) === undefined
  );
};

/** Who of these, one after the other, would launch nothing: what the first has launched is worth less to those after it. */
export const idleMarketers = (appraisal: Appraisal, staff: readonly EmployeeId[], dinners: number): Cards => {
  const idle: EmployeeId[] = [];
  const launched: CampaignIdea[] = [];
  let here = appraisal.before;
  for (const kind of staff) {
    if (!onlyLaunches(appraisal, kind)) continue;
    const [idea] = campaignIdeas(here, kind)
      .filter(({ campaign }) => launched.every((each) => each.campaign !== campaign))
      .filter((each) => dollarsAfter(here, each, launched) >= WORTHWHILE);
    if (!idea || dinners < FIRST_DINNER_OF_CAMPAIGN) idle.push(kind);
    else {
      launched.push(idea);
      here = withTokens(here, tokensOf(here, idea));
    }
  }
  return countList(idle);
};

/** Dollars of a campaign after others: the milestone of the first of its kind is got once. */
const dollarsAfter = (
  here: Outlook,
  { campaign, dollars }: CampaignIdea,
  launched: readonly CampaignIdea[],
): number => {
  const kindOf = (id: number): CampaignKind | undefined => here.ruleset.content.campaigns[id]?.kind;
  const kind = kindOf(campaign);
  const isFirst = launched.every((each) => kindOf(each.campaign) !== kind);
  return isFirst || kind === undefined ? dollars : dollars - firstOfKind(here, kind);
};

/** The position in which these cards of a seat stay on the beach, whatever it decides; it still counts on them for later. */
export const keepingHome = (state: State, seat: Seat, cards: Cards): State => ({
  ...state,
  chains: state.chains.map((chain) => {
    const hand = open(chain.hand, seat);
    if (chain.seat !== seat || !hand) return chain;
    const left = { ...chain.hand, content: subtractCounts(hand, cards) };
    return { ...chain, hand: left, beach: addCounts(chain.beach, cards) };
  }),
});
