import {
  type Ability,
  abilityOf,
  type CampaignKind,
  type Cards,
  type EmployeeId,
  type Good,
  kindsOf,
  type MilestoneId,
} from "@blueplate/engine";
import { isLate, owned } from "./company.ts";
import type { ModuleWorth } from "./module-worth.ts";
import { hasRole, type CardRole } from "./role.ts";
import type { DecisionContext } from "./table.ts";

/** Dollars a round that the modules that are played name for something; undefined where they name none. */
const named = (here: DecisionContext, table: keyof ModuleWorth, id: string): number | undefined => {
  for (const { id: module } of here.rules.config.modules) {
    const worth = here.worths[module]?.[table]?.[id];
    if (worth !== undefined) return typeof worth === "number" ? worth : worth({ ...here, owned: owned(here) });
  }
  return undefined;
};

/** Dollars a round for a card of a module at work; undefined for a card that its abilities speak for. */
export const dollarsFor = (here: DecisionContext, employee: EmployeeId): number | undefined =>
  named(here, "cards", employee);

/** Dollars for one more piece of a good of a module, beside what houses ask for; 0 where nothing is said. */
export const dollarsForGood = (here: DecisionContext, good: Good): number => named(here, "goods", good) ?? 0;

/** Dollars a round for a milestone of a module; 0 where nothing is said. */
export const dollarsForMilestone = (here: DecisionContext, milestone: MilestoneId): number =>
  named(here, "milestones", milestone) ?? 0;

/** Dollars a round for a campaign of a module's kind while it runs; undefined where nothing is said. */
export const dollarsForCampaign = (here: DecisionContext, kind: CampaignKind): number | undefined =>
  named(here, "campaigns", kind);

/** Who earns a dollar a round is this useful, and a point more for each further dollar: a waitress with $3 among the others. */
const EARNS_NOTHING = 41;
/** Whoever does nothing that this bot makes use of. */
const LEAST = 20;
/** Late in a game that does not end, whoever serves earns from the bank whatever the houses want. */
const LATE_SERVICE = 77;

/** How useful an ability at work is: managers first, then who makes, advertises and brings, then everybody else. */
const useOf = (here: DecisionContext, employee: EmployeeId, ability: Ability): number => {
  switch (ability._tag) {
    case "manage":
      return ability.slots > 0 ? 70 + 5 * ability.slots : LEAST;
    case "cook":
      return 82.5 - 22.5 / Math.max(1, ...Object.values(ability.makes).map(Number));
    case "market":
      return 66 + 2 * ability.kinds.length;
    case "buy":
      return 52 + ability.perSource - (here.ruleset.content.employees[employee]?.range?.by === "air" ? 1 : 0);
    case "fetch":
      return 44 + ability.count;
    case "finance":
      return 27 + ability.percent / 2;
    case "serve":
      return isLate(here) ? LATE_SERVICE : EARNS_NOTHING + ability.cash;
    case "train":
      return 34 + 4 * ability.steps;
    case "recruit":
      return 38 + 2 * ability.actions;
    case "price":
      return ability.delta > 0 ? 27 + ability.delta : LEAST;
    case "open":
      return ability.move ? 36 : 35;
    case "build":
      return 30;
    // Who does something of a module's own is worth what its face says.
    case "driveIn":
    case "module":
      return LEAST;
  }
};

/** What the script says of the card's roles, the most of it; undefined where it says nothing. */
const scriptedWorth = ({ ruleset, script: { worths } }: DecisionContext, employee: EmployeeId): number | undefined => {
  let most: number | undefined;
  for (const role of kindsOf<CardRole>(worths))
    if (hasRole(ruleset, employee, role)) most = Math.max(most ?? 0, worths[role] ?? 0);
  return most;
};

/** How useful a card is at work: what the structure keeps when not everybody fits. By what its row says, or its module. */
export const usefulness = (here: DecisionContext, employee: EmployeeId): number => {
  const scripted = scriptedWorth(here, employee);
  if (scripted !== undefined) return scripted;
  const dollars = dollarsFor(here, employee);
  const forModule = dollars === undefined ? LEAST : EARNS_NOTHING + dollars;
  const abilities = here.ruleset.content.employees[employee]?.abilities ?? [];
  return Math.max(forModule, ...abilities.map((ability) => useOf(here, employee, ability)));
};

/** Kinds held in these cards, the most useful first. */
export const mostUsefulFirst = (here: DecisionContext, cards: Cards): readonly EmployeeId[] =>
  kindsOf(cards).toSorted((a, b) => usefulness(here, b) - usefulness(here, a));

/** Slots that a card brings for others; 0 for whoever leads nobody. */
export const slotsOf = ({ ruleset }: DecisionContext, employee: EmployeeId): number =>
  abilityOf(ruleset.content, employee, "manage")?.slots ?? 0;
