import {
  addCounts,
  type Cards,
  type Chain,
  cardsAway,
  countOf,
  type EmployeeId,
  entriesOf,
  kindsOf,
  paysSalaries,
  perksOf,
} from "@blueplate/engine";
import { open } from "@blueplate/kernel";
import type { DecisionContext } from "./table.ts";

/** One's own chain. */
export const mine = ({ state, seat }: DecisionContext): Chain => {
  const chain = state.chains[seat];
  if (!chain) throw new Error(`there is no seat ${seat}`);
  return chain;
};

/** Every card one owns, wherever it is. */
export const owned = (here: DecisionContext): Cards => {
  const chain = mine(here);
  const hand = open(chain.hand, here.seat) ?? {};
  const busy = cardsAway(chain.busy);
  return [chain.atWork, chain.beach, hand, busy].reduce(addCounts, {});
};

/** How many of a card or of what it has become since are owned. */
export const ownedLine = (here: DecisionContext, employee: EmployeeId): number => {
  const cards = owned(here);
  const line = [employee, ...(LINES[employee] ?? [])];
  return line.reduce((sum, each) => sum + countOf(cards, each), 0);
};

/** What entry cards become in the hands of this bot. */
const LINES: Readonly<Partial<Record<EmployeeId, readonly EmployeeId[]>>> = {
  "kitchen-trainee": ["burger-cook", "pizza-cook", "burger-chef", "pizza-chef"],
  "marketing-trainee": ["campaign-manager", "brand-manager", "brand-director"],
  "errand-boy": ["cart-operator", "truck-driver", "zeppelin-pilot"],
  "management-trainee": [
    "junior-vice-president",
    "vice-president",
    "senior-vice-president",
    "executive-vice-president",
  ],
  trainer: ["coach", "guru"],
};

/** Cards that cost a salary. */
export const salaried = ({ ruleset }: DecisionContext, cards: Cards): number =>
  entriesOf(cards).reduce(
    (sum, [kind, count]) => sum + (ruleset.content.employees[kind]?.salary === true ? count : 0),
    0,
  );

/** True while another salary can be borne: the first three are free with the training milestone, the rest out of cash. */
export const canBearSalary = (here: DecisionContext): boolean => {
  const chain = mine(here);
  const { content } = here.ruleset;
  if (!paysSalaries(here.ruleset)) return true;
  const saved = perksOf(content, chain, "salaryDiscount").reduce((sum, { amount }) => sum + amount, 0);
  const discount = saved / content.constants.salary;
  return (
    (salaried(here, owned(here)) - discount + 1) * here.ruleset.content.constants.salary * 2 <=
    chain.cash + discount * 5
  );
};

/** Games that are still going on then need another way to earn. */
const LATE_ROUND = 14;

/** True when the game has lasted longer than usual. */
export const isLate = ({ state }: DecisionContext): boolean => state.round > LATE_ROUND;

/** How useful a card is at work: what the structure keeps when not everybody fits. */
const WORTH: Readonly<Partial<Record<EmployeeId, number>>> = {
  "executive-vice-president": 100,
  "senior-vice-president": 95,
  "vice-president": 90,
  "junior-vice-president": 85,
  "management-trainee": 80,
  "burger-chef": 78,
  "pizza-chef": 78,
  "burger-cook": 75,
  "pizza-cook": 75,
  "brand-director": 72,
  "brand-manager": 71,
  "campaign-manager": 70,
  "marketing-trainee": 68,
  "kitchen-trainee": 60,
  "truck-driver": 55,
  "cart-operator": 54,
  "zeppelin-pilot": 53,
  cfo: 52,
  "errand-boy": 45,
  waitress: 44,
  "recruiting-girl": 40,
  trainer: 38,
  coach: 42,
  "luxuries-manager": 37,
  "new-business-developer": 30,
  "local-manager": 35,
  "regional-manager": 36,
};

/** The worth of a card at work. */
export const worthOf = (here: DecisionContext, employee: EmployeeId): number =>
  employee === "waitress" && isLate(here) ? LATE_WAITRESS : (WORTH[employee] ?? 20);
const LATE_WAITRESS = 77;

/** Kinds held in these cards, the most useful first. */
export const byWorth = (here: DecisionContext, cards: Cards): readonly EmployeeId[] =>
  kindsOf(cards).toSorted((a, b) => worthOf(here, b) - worthOf(here, a));
