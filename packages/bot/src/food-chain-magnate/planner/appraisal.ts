import { abilityOf, type Cards, type EmployeeId, entriesOf, type MilestoneRow, withAbility } from "@blueplate/engine";
import { campaignIdeas, marketValueOf, type MarketValue } from "./advertising.ts";
import { type Crew, crewDollars, crewOf, firstCut, withMember, withPrice } from "./crew.ts";
import { openMilestones } from "./open-milestones.ts";
import type { Outlook } from "./outlook.ts";
import { type TomorrowOutlook, tomorrowOf, withTokens } from "./tomorrow.ts";

/** What cards are valued with: tomorrow's evening with everybody at work, and what campaigns would be worth. */
export interface Appraisal {
  readonly here: TomorrowOutlook;
  readonly market: MarketValue;
  /** Everybody at home but who raises prices, and those too. */
  readonly plain: Crew;
  readonly dear: Crew | null;
  readonly base: number;
  readonly open: readonly MilestoneRow[];
  readonly ideas: Map<EmployeeId, readonly number[]>;
  /** Worths that were asked for, kept for this decision. */
  readonly worths: Map<EmployeeId, number>;
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
  crewDollars(here, here.tomorrow, here.rivalsTomorrow, crew);

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

/** What one more card adds to tomorrow's evening; those who raise prices stay at home where that is better. */
export const gainTomorrow = ({ here, plain, dear, base, open }: Appraisal, kind: EmployeeId): number => {
  const raises = raisesPrices(here, kind);
  if (cutsPrices(here, kind)) return gainOfCuts(here, plain, kind, open);
  const without = raises ? base : dollarsTomorrow(here, withMember(here, plain, kind));
  const priced = raises ? (dear ?? plain) : dear;
  return Math.max(without, priced ? dollarsTomorrow(here, withMember(here, priced, kind)) : without) - base;
};

/** The values of a day: with the campaigns that are still to be launched in it. */
export const appraisalOf = (outlook: Outlook): Appraisal => {
  const before = tomorrowOf(outlook);
  const market = marketValueOf(before);
  const here = withTokens(before, tokensToCome(before, market));
  const crews = crewsOf(here);
  const base = Math.max(
    dollarsTomorrow(here, crews.plain),
    crews.dear ? dollarsTomorrow(here, crews.dear) : Number.NEGATIVE_INFINITY,
  );
  return { here, market, ...crews, base, open: openMilestones(here), ideas: new Map(), worths: new Map() };
};

/** Tokens of the best campaigns that marketeers at work, or in hand, can still launch today. */
const tokensToCome = (here: TomorrowOutlook, market: MarketValue) => {
  const { ruleset, state, seat } = here;
  const { stage } = state;
  if (stage._tag === "working" && (stage.turn.seat !== seat || stage.turn.ended)) return [];
  const cards = stage._tag === "working" ? here.me.atWork : here.home;
  const taken = new Set<number>();
  return withAbility(ruleset.content, cards, "market").flatMap(({ employee }) => {
    const idea = campaignIdeas(here, market, employee).find(({ campaign }) => !taken.has(campaign));
    if (!idea || idea.dollars < WORTHWHILE) return [];
    taken.add(idea.campaign);
    const { campaign, good, place } = idea;
    const draft = { campaign, good, owner: seat, left: 1, place };
    return idea.reached.flatMap((at) => {
      const house = state.town.houses[at];
      return house ? [{ at, good, count: ruleset.formulas.tokensOf(ruleset, state, draft, house) }] : [];
    });
  });
};

/** Dollars below which no campaign is launched. */
export const WORTHWHILE = 6;

/** Dollars of the campaigns that a marketeer of this kind would launch, the best first. */
export const ideaDollars = ({ here, market, ideas }: Appraisal, kind: EmployeeId): readonly number[] => {
  const known = ideas.get(kind);
  if (known) return known;
  const found = campaignIdeas(here, market, kind).map(({ dollars }) => dollars);
  ideas.set(kind, found);
  return found;
};

const AT_DINNER: ReadonlySet<string> = new Set(["cook", "fetch", "buy", "price", "serve", "finance", "driveIn"]);

/** True for a card whose work shows at dinner. */
export const isAtDinner = ({ ruleset }: Outlook, kind: EmployeeId): boolean =>
  ruleset.content.employees[kind]?.abilities.some(({ _tag }) => AT_DINNER.has(_tag)) ?? false;
