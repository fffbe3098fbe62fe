import {
  abilityOf,
  allGoods,
  type Cards,
  type EmployeeId,
  entriesOf,
  type MilestoneRow,
  withAbility,
} from "@blueplate/engine";
import { memoizeRecent } from "../memoize.ts";
import { type CampaignIdea, campaignIdeas } from "./advertising.ts";
import { type Crew, crewDollars, crewEvening, crewOf, firstCut, withMember, withPrice } from "./crew.ts";
import { openMilestones } from "./open-milestones.ts";
import { type Outlook, outlookOf, type PlanContext } from "./outlook.ts";
import { type TokensToCome, type TomorrowOutlook, tomorrowOf, withTokens } from "./tomorrow.ts";

/** What cards are valued with: tomorrow's evening with everybody at work, and what campaigns would be worth. */
export interface Appraisal {
  readonly here: TomorrowOutlook;
  /** The same without the tokens that are still to come: what campaigns are weighed with. */
  readonly before: TomorrowOutlook;
  /** Everybody at home but who raises prices, and those too. */
  readonly plain: Crew;
  readonly dear: Crew | null;
  readonly base: number;
  /** By good: true where one of them has too little of something for a house that wants it. */
  readonly lacked: readonly boolean[];
  readonly open: readonly MilestoneRow[];
}

/** True for a card that makes everything dearer. */
export const raisesPrices = ({ ruleset }: Outlook, kind: EmployeeId): boolean =>
  (abilityOf(ruleset.content, kind, "price")?.delta ?? 0) > 0;

/** True for a card that makes everything cheaper. */
export const cutsPrices = ({ ruleset }: Outlook, kind: EmployeeId): boolean =>
  (abilityOf(ruleset.content, kind, "price")?.delta ?? 0) < 0;

const crewsOf = (here: TomorrowOutlook): Pick<Appraisal, "plain" | "dear"> => {
  const chain = { ...here.me, stock: {} };
  const cards: Cards = Object.fromEntries(entriesOf(here.home).filter(([kind]) => !raisesPrices(here, kind)));
  const dear = entriesOf(here.home).some(([kind]) => raisesPrices(here, kind));
  return { plain: crewOf(here, chain, cards), dear: dear ? crewOf(here, chain, here.home) : null };
};

const dollarsTomorrow = (here: TomorrowOutlook, crew: Crew): number =>
  crewDollars(here.tomorrow, here.rivalsTomorrow, crew);

/** Price cutters that are thought of together. */
const CUTS_AT_MOST = 3;

/** What each of so many price cutters adds, of the number that does best: one alone often wins nobody. */
const gainOfCuts = (here: TomorrowOutlook, plain: Crew, kind: EmployeeId, open: readonly MilestoneRow[]): number => {
  const before = dollarsTomorrow(here, plain);
  let crew = withPrice(plain, firstCut(open, kind));
  let best = Number.NEGATIVE_INFINITY;
  for (let count = 1; count <= CUTS_AT_MOST; count++) {
    crew = withMember(here, crew, kind);
    best = Math.max(best, (dollarsTomorrow(here, crew) - before) / count);
  }
  return best;
};

const SUPPLIES: ReadonlySet<string> = new Set(["cook", "fetch", "buy"]);

/** True for a card that does nothing at dinner but make and bring what nobody lacks: the evening stays as it is. */
const bringsNoMore = ({ here, lacked }: Appraisal, kind: EmployeeId): boolean => {
  const { content } = here.ruleset;
  const abilities = content.employees[kind]?.abilities ?? [];
  if (abilities.some(({ _tag }) => AT_DINNER.has(_tag) && !SUPPLIES.has(_tag))) return false;
  const makes = abilityOf(content, kind, "cook")?.makes ?? {};
  const brings = abilities.some(({ _tag }) => _tag === "fetch" || _tag === "buy");
  return !allGoods(content).some(
    (good, at) => lacked[at] === true && ((makes[good] ?? 0) > 0 || (brings && content.goods[good]?.kind === "drink")),
  );
};

/** What one more card adds to tomorrow's evening; those who raise prices stay at home where that is better. */
export const gainTomorrow = (appraisal: Appraisal, kind: EmployeeId): number => {
  const { here, plain, dear, base, open } = appraisal;
  if (bringsNoMore(appraisal, kind)) return 0;
  const raises = raisesPrices(here, kind);
  if (cutsPrices(here, kind)) return gainOfCuts(here, plain, kind, open);
  const without = raises ? base : dollarsTomorrow(here, withMember(here, plain, kind));
  const priced = raises ? (dear ?? plain) : dear;
  return Math.max(without, priced ? dollarsTomorrow(here, withMember(here, priced, kind)) : without) - base;
};

/** The values of a day: with the campaigns that are still to be launched in it. */
export const appraisalOf = (outlook: Outlook): Appraisal => {
  const before = tomorrowOf(outlook);
  const here = withTokens(before, tokensToCome(before));
  const crews = crewsOf(here);
  const { tomorrow, rivalsTomorrow } = here;
  const evenings = (crews.dear ? [crews.plain, crews.dear] : [crews.plain]).map((crew) => {
    const evening = crewEvening(tomorrow, rivalsTomorrow, crew);
    return { evening, dollars: crewDollars(tomorrow, rivalsTomorrow, crew, evening) };
  });
  return {
    here,
    before,
    ...crews,
    base: Math.max(...evenings.map(({ dollars }) => dollars)),
    lacked: allGoods(here.ruleset.content).map((_, at) => evenings.some(({ evening }) => evening.lacked[at] === true)),
    open: openMilestones(here),
  };
};

/** The values where a search stands, kept for those who ask in the same decision. */
export const appraisalAt = memoizeRecent((here: PlanContext): Appraisal => appraisalOf(outlookOf(here)));

/** Tokens that a campaign brings the night after it is launched. */
export const tokensOf = (
  { ruleset, state, seat }: TomorrowOutlook,
  { campaign, good, place, reached }: CampaignIdea,
): readonly TokensToCome[] => {
  const draft = { campaign, good, owner: seat, left: 1, place };
  return reached.flatMap((at) => {
    const house = state.town.houses[at];
    return house ? [{ at, good, count: ruleset.formulas.tokensOf(ruleset, state, draft, house) }] : [];
  });
};

/** Tokens of the best campaigns that marketeers at work, or in hand, can still launch today. */
const tokensToCome = (here: TomorrowOutlook) => {
  const { ruleset, state, seat } = here;
  const { stage } = state;
  if (stage._tag === "working" && (stage.turn.seat !== seat || stage.turn.ended)) return [];
  const cards = stage._tag === "working" ? here.me.atWork : here.home;
  const taken = new Set<number>();
  return withAbility(ruleset.content, cards, "market").flatMap(({ employee }) => {
    const idea = campaignIdeas(here, employee).find(({ campaign }) => !taken.has(campaign));
    if (!idea || idea.dollars < WORTHWHILE) return [];
    taken.add(idea.campaign);
    return tokensOf(here, idea);
  });
};

/** Dollars below which no campaign is launched. */
export const WORTHWHILE = 6;

/** Dollars of the best campaigns that a marketeer of this kind would launch: of the how manyth; null where there are fewer. */
export const ideaDollars = ({ before }: Appraisal, kind: EmployeeId, nth: number): number | null =>
  campaignIdeas(before, kind)[nth]?.dollars ?? null;

const AT_DINNER: ReadonlySet<string> = new Set(["cook", "fetch", "buy", "price", "serve", "finance", "driveIn"]);

/** True for a card whose work shows at dinner. */
export const isAtDinner = ({ ruleset }: Outlook, kind: EmployeeId): boolean =>
  ruleset.content.employees[kind]?.abilities.some(({ _tag }) => AT_DINNER.has(_tag)) ?? false;
