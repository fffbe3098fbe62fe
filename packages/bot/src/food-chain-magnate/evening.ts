import {
  addCounts,
  type Command,
  countList,
  countOf,
  type EmployeeId,
  entriesOf,
  type Good,
  kindsOf,
} from "@blueplate/engine";
import { mine } from "./company.ts";
import { wanted } from "./market.ts";
import { fill, type DecisionContext } from "./table.ts";
import { dollarsForGood, usefulness } from "./worth.ts";

/** Lets go as few as the cash demands, the least useful with a salary first. */
export const payday = (here: DecisionContext): Command | null => {
  const chain = mine(here);
  const cards = addCounts(chain.atWork, chain.beach);
  const costly = kindsOf(cards)
    .filter((kind) => here.ruleset.content.employees[kind]?.salary === true)
    .toSorted((a, b) => usefulness(here, a) - usefulness(here, b))
    .flatMap((kind) => Array.from({ length: countOf(cards, kind) }, () => kind));
  for (let count = 0; count <= costly.length; count++) {
    const named: readonly EmployeeId[] = costly.slice(0, count);
    const command = fill(here, "payday.fire", { employees: () => named });
    if (command) return command;
  }
  return null;
};

/** Dollars of a piece that a house asks for, roughly. */
const PRICE = 10;

/** Fills the freezer with what is asked for most, or is worth more to whoever has it. */
export const cleanup = (here: DecisionContext): Command | null => {
  const asked = wanted(here);
  const { ruleset, state, seat } = here;
  const wish = (good: Good): number => (asked.get(good) ?? 0) + dollarsForGood(here, good) / PRICE;
  const kept: Good[] = [];
  for (const [good, count] of entriesOf(mine(here).stock).toSorted(([a], [b]) => wish(b) - wish(a))) {
    for (let at = 0; at < count; at++) {
      const more = countList([...kept, good]);
      if (ruleset.formulas.refuseKept(ruleset, state, seat, more) === null) kept.push(good);
    }
  }
  return fill(here, "cleanup.keep", { stock: () => kept });
};
