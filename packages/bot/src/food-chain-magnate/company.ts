import { addCounts, type Cards, type Chain, cardsAway, entriesOf, paysSalaries, perksOf } from "@blueplate/engine";
import { open } from "@blueplate/kernel";
import { memoizeRecent } from "./memoize.ts";
import { countRole, type CardRole } from "./role.ts";
import type { DecisionContext } from "./table.ts";

/** One's own chain. */
export const mine = ({ state, seat }: DecisionContext): Chain => {
  const chain = state.chains[seat];
  if (!chain) throw new Error(`there is no seat ${seat}`);
  return chain;
};

/** Every card one owns and that is not away. */
export const atHome = (here: DecisionContext): Cards => homeOfChain(mine(here));
/** Kept with the chain, which is another one as soon as anything of it changes. */
const homeOfChain = memoizeRecent((chain: Chain): Cards =>
  [chain.atWork, chain.beach, open(chain.hand, chain.seat) ?? {}].reduce(addCounts, {}),
);

/** Every card one owns, wherever it is. */
export const owned = (here: DecisionContext): Cards => ownedByChain(mine(here));
const ownedByChain = memoizeRecent((chain: Chain): Cards => addCounts(homeOfChain(chain), cardsAway(chain.busy)));

/** How many cards of a role are owned, wherever they are. */
export const ownedIn = (here: DecisionContext, role: CardRole): number => countRole(here.ruleset, owned(here), role);

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

/** True as long as training brings a milestone that pays salaries: whoever has it is careful again. */
export const hopesForDiscount = (here: DecisionContext): boolean =>
  perksOf(here.ruleset.content, mine(here), "salaryDiscount").length === 0;

/** Games that are still going on then need another way to earn. */
const LATE_ROUND = 14;

/** True when the game has lasted longer than usual. */
export const isLate = ({ state }: DecisionContext): boolean => state.round > LATE_ROUND;
