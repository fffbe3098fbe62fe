import {
  abilityOf,
  type Cards,
  type EmployeeId,
  entriesOf,
  type MilestoneRow,
  totalOf,
  withAbility,
} from "@blueplate/engine";
import { campaignIdeas, marketValueOf, type MarketValue } from "./advertising.ts";
import { openMilestones } from "./open-milestones.ts";
import { type Outlook, payBeside, sellerWith, withTokens, worthOfEvening } from "./outlook.ts";
import { eveningOf, type HungryHouse, type Seller } from "./tonight.ts";

/** How much of a dollar that a rival does not get is as good as one of one's own. */
const RIVALRY = 0.6;

/** Dollars that an evening brings with these cards at work, rivals' losses included. */
export const eveningDollars = (
  here: Outlook,
  houses: readonly HungryHouse[],
  rivals: readonly Seller[],
  atWork: Cards,
  chain = here.me,
): number => {
  const { ruleset, state } = here;
  const own = sellerWith(ruleset, state, chain, atWork, atWork);
  const evening = eveningOf(ruleset, houses, [...rivals, own]);
  const income = evening.income.at(-1) ?? 0;
  return (
    worthOfEvening(evening, RIVALRY / Math.max(1, rivals.length)) + payBeside(ruleset, state, chain, atWork, income)
  );
};

/** What is weighed with: tomorrow's evening with everybody at work, and what campaigns would be worth. */
export interface Appraisal {
  readonly here: Outlook;
  readonly market: MarketValue;
  readonly base: number;
  readonly open: readonly MilestoneRow[];
  readonly ideas: Map<EmployeeId, readonly number[]>;
}

/** Cards without those that raise the price. */
const plainCards = (here: Outlook, cards: Cards): Cards =>
  Object.fromEntries(
    entriesOf(cards).filter(([kind]) => (abilityOf(here.ruleset.content, kind, "price")?.delta ?? 0) <= 0),
  );

/** The dollars of tomorrow's evening with these cards, the dear ones left at home where that is better. */
export const tomorrowWith = (here: Outlook, cards: Cards): number => {
  const chain = { ...here.me, stock: {} };
  const plain = plainCards(here, cards);
  const best = eveningDollars(here, here.tomorrow, here.rivalsTomorrow, plain, chain);
  if (totalOf(plain) === totalOf(cards)) return best;
  return Math.max(best, eveningDollars(here, here.tomorrow, here.rivalsTomorrow, cards, chain));
};

/** The scales for a day: with the campaigns that are still to be launched in it. */
export const appraisalOf = (before: Outlook): Appraisal => {
  const market = marketValueOf(before);
  const here = withTokens(before, tokensToCome(before, market));
  return { here, market, base: tomorrowWith(here, here.home), open: openMilestones(here), ideas: new Map() };
};

/** Tokens of the best campaigns that marketeers at work, or in hand, can still launch today. */
const tokensToCome = (here: Outlook, market: MarketValue) => {
  const { ruleset, state, seat } = here;
  const { stage } = state;
  if (stage._tag === "working" && (stage.turn.seat !== seat || stage.turn.ended)) return [];
  const cards = stage._tag === "working" ? here.me.atWork : here.home;
  const taken = new Set<number>();
  return withAbility(ruleset.content, cards, "market").flatMap(({ employee }) => {
    const idea = campaignIdeas(here, market, employee).find(({ campaign }) => !taken.has(campaign));
    if (!idea || idea.dollars < 6) return [];
    taken.add(idea.campaign);
    const tokens = ruleset.formulas.tokensOf(ruleset, state, {
      campaign: idea.campaign,
      good: idea.good,
      owner: seat,
      left: 1,
      place: idea.place,
    });
    return idea.reached.map((at) => ({ at, good: idea.good, count: tokens }));
  });
};

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
