import { type Malformed, seatOf } from "@blueplate/kernel";
import { abilityOf, type CampaignKind, type Content, perksOf } from "../content/index.ts";
import { paysSalaries } from "../formulas/index.ts";
import { type EmployeeId, faultAt, kindsOf } from "../model/index.ts";
import type { GivenPosition } from "./given.ts";
import { hasLeft, type PositionContext, isBeforeWork } from "./position-context.ts";

type GivenCampaign = NonNullable<GivenPosition["campaigns"]>[number];

/** The first round in whose payday a marketeer with a salary can be away: hired in the first, trained in the second, at work in the third. */
const FIRST_AWAY = 3;

/** How long a campaign of this kind lasts at most with such a marketeer (R10.1); 0 for who cannot run it. */
const durationOf = (content: Content, employee: EmployeeId, kind: CampaignKind): number => {
  const market = abilityOf(content, employee, "market");
  return market?.kinds.includes(kind) ? market.duration : 0;
};

const kindOf = ({ ruleset }: PositionContext, { campaign }: GivenCampaign): CampaignKind | null =>
  ruleset.content.campaigns[campaign]?.kind ?? null;

/** The rounds that a campaign loses before the phase: it runs in the round of its launch already (R18.1, R18.5). */
const ranBefore = (phase: GivenPosition["phase"]): number => (isBeforeWork(phase) || phase === "cleanup" ? 1 : 0);

/** R10.12: who runs endless campaigns holds the milestone that makes them so. */
const faultOfEndless = (
  { ruleset, head, state }: PositionContext,
  { owner, left }: GivenCampaign,
  field: string,
): Malformed | null => {
  const chain = state.chains[head.players.indexOf(owner)];
  const may = chain && perksOf(ruleset.content, chain, "endlessCampaigns").length > 0;
  return left === "endless" && !may ? faultAt(`${field}.left`, { _tag: "NotEndless", player: owner }) : null;
};

/** The rounds left of a campaign whose marketeer was let go in the last payday that there was, at most; 0 where none can be. */
const mostLetGo = (here: PositionContext, kind: CampaignKind): number => {
  const { content } = here.ruleset;
  const { phase, round = 1 } = here.given;
  const paidToday = phase === "marketing" || phase === "cleanup";
  if (!paysSalaries(here.ruleset) || round < (paidToday ? FIRST_AWAY : FIRST_AWAY + 1)) return 0;
  const paid = kindsOf(content.employees).filter((employee) => content.employees[employee]?.salary);
  const longest = Math.max(0, ...paid.map((employee) => durationOf(content, employee, kind)));
  return phase === "marketing" ? longest : longest - 1;
};

/**
 * Whether payday can have let a marketeer go whose campaign runs on (R17.10): he drew a salary, his campaign is not endless, and who
 * let him go has had less than one salary left until the next dinner.
 */
const mayBeLetGo = (here: PositionContext, { owner, left }: GivenCampaign, kind: CampaignKind): boolean => {
  const most = mostLetGo(here, kind);
  if (left === "endless" || left > most) return false;
  const noDinnerSince = left === most && here.given.phase !== "payday";
  const cash = here.given.chains?.[owner]?.cash ?? 0;
  return !noDinnerSince || cash < here.ruleset.content.constants.salary;
};

/** R16.4: a campaign of a chain that has left runs out without its marketeer: it ran in the round in which the chain went bankrupt. */
const faultOfLeft = (
  here: PositionContext,
  { left }: GivenCampaign,
  kind: CampaignKind,
  field: string,
): Malformed | null => {
  const { content } = here.ruleset;
  const longest = Math.max(...kindsOf(content.employees).map((employee) => durationOf(content, employee, kind)));
  const most = longest - 1 - (here.given.phase === "cleanup" ? 1 : 0);
  return left === "endless" || left <= most ? null : faultAt(`${field}.left`, { _tag: "WrongRoundsLeft", most });
};

const faultOfCampaign = (here: PositionContext, campaign: GivenCampaign, index: number): Malformed | null => {
  const field = `given.campaigns[${index}]`;
  const kind = kindOf(here, campaign);
  const endless = faultOfEndless(here, campaign, field);
  if (endless || kind === null) return endless;
  const { owner, left, campaign: number } = campaign;
  const seat = seatOf(here.head.players.indexOf(owner));
  if (hasLeft(here.state, seat)) return faultOfLeft(here, campaign, kind, field);
  const away = here.given.chains?.[owner]?.busy?.find((each) => each.campaign === number);
  if (!away) {
    return mayBeLetGo(here, campaign, kind)
      ? null
      : faultAt(`given.chains.${owner}.busy`, { _tag: "MarketeerMissing", campaign: number });
  }
  const most = durationOf(here.ruleset.content, away.employee, kind) - ranBefore(here.given.phase);
  return left === "endless" || left <= most ? null : faultAt(`${field}.left`, { _tag: "WrongRoundsLeft", most });
};

/** Campaigns that nobody can have launched so, or whose marketeers are missing (R10); null when there are none. */
export const impossibleMarketeers = (here: PositionContext): Malformed | null => {
  for (const [index, campaign] of (here.given.campaigns ?? []).entries()) {
    const found = faultOfCampaign(here, campaign, index);
    if (found) return found;
  }
  return null;
};
