import { actorsOf, type Command, type House, type Side, SIDES } from "@blueplate/engine";
import { check } from "@blueplate/kernel";
import { UNREACHED } from "./distances.ts";
import type { Outlook } from "./outlook.ts";
import { tomorrowOf } from "./tomorrow.ts";

/** What a garden at a house would bring: whoever is nearest sells there, twice as dear and more. */
const gardenWorth = (here: Outlook, house: House, at: number): number => {
  const own = here.own.distances[at] ?? UNREACHED;
  if (own >= UNREACHED) return 0;
  const ahead = Math.min(...here.rivals.map((rival) => rival.unitPrice + (rival.distances[at] ?? UNREACHED)));
  const behind = here.own.unitPrice + own - ahead;
  const chance = behind < 0 ? 1 : behind === 0 ? 0.5 : 0.1;
  return chance * (1 + house.demand.length);
};

/** A garden where one sells, by whoever builds. */
export const buildSomething = (today: Outlook): Command | null => {
  const { ruleset, state, seat, rules } = today;
  if (actorsOf(ruleset, state, seat, "build").length === 0) return null;
  const { housesTomorrow } = tomorrowOf(today);
  const ranked = housesTomorrow
    .map((house, at) => ({ house, worth: house.garden === null ? gardenWorth(today, house, at) : 0 }))
    .filter(({ worth }) => worth > 0.4)
    .toSorted((a, b) => b.worth - a.worth);
  for (const { house } of ranked) {
    for (const garden of SIDES satisfies readonly Side[]) {
      const command: Command = { _tag: "work.addGarden", house: house.house, garden };
      if (check(rules, state, seat, command) === null) return command;
    }
  }
  return null;
};
