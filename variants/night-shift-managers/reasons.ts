import {
  abilityOf,
  type Cards,
  countOf,
  type EmployeeId,
  entriesOf,
  type EventOf,
  type State,
  withAbility,
} from "@blueplate/engine";
import type { ModuleReasons, ReasonContext } from "@blueplate/variants/reason";
import { NIGHT } from "./variant.ts";

/** How many acts more than by day, whose, and what they make. */
export type NightReason =
  | {
      readonly id: "night-shift-managers:twice";
      readonly cards: readonly string[];
      readonly count: number;
      readonly pieces: number;
      readonly dollars: number;
    }
  | { readonly id: "night-shift-managers:hired"; readonly count: number };

/** The same evening with these cards at work. */
const withCards = ({ state, seat }: ReasonContext, atWork: Cards): State => ({
  ...state,
  chains: state.chains.map((chain) => (chain.seat === seat ? { ...chain, atWork } : chain)),
});

/** Pieces that a card makes or brings each time it acts. */
const piecesOf = ({ ruleset: { content } }: ReasonContext, employee: EmployeeId): number => {
  const makes = Object.values(abilityOf(content, employee, "cook")?.makes ?? {}).map(Number);
  return Math.max(0, ...makes) + (abilityOf(content, employee, "fetch")?.count ?? 0);
};

/** Who acts twice today beside the night shift, and what that is of pieces and of waitresses' money (E10.2). */
const twiceToday = (here: ReasonContext): readonly NightReason[] => {
  const { ruleset, state, seat } = here;
  const { formulas, content } = ruleset;
  const atWork = state.chains[seat]?.atWork ?? {};
  if (withAbility(content, atWork, NIGHT).length === 0) return [];
  const plain: Cards = Object.fromEntries(
    entriesOf(atWork).filter(([card]) => withAbility(content, { [card]: 1 }, NIGHT).length === 0),
  );
  const without = withCards(here, plain);
  const [once, acting] = [without, state].map((each) => formulas.workforce(ruleset, each, seat));
  const more = entriesOf(plain).map(
    ([card]) => [card, countOf(acting ?? {}, card) - countOf(once ?? {}, card)] as const,
  );
  const twice = more.filter(([, count]) => count > 0);
  const pay = formulas.waitressPay(ruleset, state, seat) - formulas.waitressPay(ruleset, without, seat);
  const [cards, count] = [twice.map(([card]) => card), twice.reduce((sum, [, times]) => sum + times, 0)];
  const pieces = twice.reduce((sum, [card, times]) => sum + times * piecesOf(here, card), 0);
  return count === 0 ? [] : [{ id: "night-shift-managers:twice", cards, count, pieces, dollars: pay }];
};

/** How many would act twice: the cards without a salary that the seat owns. */
const wouldActTwice = ({ ruleset: { content }, owned }: ReasonContext): readonly NightReason[] => {
  const free = entriesOf(owned).filter(([card]) => content.employees[card]?.salary !== true);
  const count = free.reduce((sum, [, copies]) => sum + copies, 0);
  return count === 0 ? [] : [{ id: "night-shift-managers:hired", count }];
};

/** Whoever works without a salary acts twice. */
export const reasons: ModuleReasons<NightReason> = {
  company: twiceToday,
  facts: {
    Hired: (here, { employee }: EventOf<"Hired">) =>
      withAbility(here.ruleset.content, { [employee]: 1 }, NIGHT).length > 0 ? wouldActTwice(here) : [],
  },
};
