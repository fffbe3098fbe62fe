import { addCounts, type Cards, cardsAway, entriesOf, type Ruleset, type State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { Bot } from "../../bot.ts";
import type { Worths } from "../module-worth.ts";
import { ARCHETYPES, archetypeFor, openingOf } from "../planner/archetypes.ts";
import { mediumWith } from "../planner/planner.ts";
import { countRole, type CardRole, ROLES } from "../role.ts";
import { type Script, STEADY } from "../scripts/script.ts";
import { scriptBot } from "../script-bot.ts";
import { SCRIPTS } from "../scripts/scripts.ts";

/** Somebody whom a rival may play like: whom they hire, in which order, and who decides for them. */
export interface OpponentModel {
  readonly bot: Bot;
  readonly hires: Script["hires"];
}

/** A model with the share that is given to it. */
export interface WeighedModel extends OpponentModel {
  readonly weight: number;
}

/** Models of a seat before anything is known of it. */
export type ModelsOf = (ruleset: Ruleset, state: State, seat: Seat) => readonly OpponentModel[];

/** The planner as the company that it would be on that seat, then steady managers and companies with one idea. */
export const modelsWith = (worths: Worths): ModelsOf => {
  const planners = new Map(ARCHETYPES.map((archetype) => [archetype.id, mediumWith(worths, archetype)]));
  const scripts = Object.entries({ steady: STEADY, ...SCRIPTS }).map(([id, script]): OpponentModel => ({
    bot: scriptBot(id, script, worths),
    hires: script.hires,
  }));
  return (ruleset, state, seat) => {
    const archetype = archetypeFor(state, seat);
    const bot = planners.get(archetype.id);
    const hires = openingOf(archetype, ruleset, state.chains.length).map(
      ({ role, count }): readonly [CardRole, number] => [role, count],
    );
    return bot ? [{ bot, hires }, ...scripts] : scripts;
  };
};

/** What a list of hires comes to after so many of them: by role. */
const expectedAfter = (hires: Script["hires"], count: number): ReadonlyMap<CardRole, number> => {
  const expected = new Map<CardRole, number>();
  let left = count;
  for (const [role, wanted] of hires) {
    const more = Math.min(left, Math.max(0, wanted - (expected.get(role) ?? 0)));
    expected.set(role, (expected.get(role) ?? 0) + more);
    left -= more;
  }
  return expected;
};

/** The share of a rival's company that a model foretold: from 0 to 1, 1 before anybody was hired. */
export const foretold = (ruleset: Ruleset, cards: Cards, { hires }: Pick<OpponentModel, "hires">): number => {
  const actual = new Map(ROLES.map((role) => [role, countRole(ruleset, cards, role)]));
  const longest = hires.reduce(
    (most, [role, count]) => most.set(role, Math.max(most.get(role) ?? 0, count)),
    new Map<CardRole, number>(),
  );
  const all = [...longest.values()].reduce((sum, count) => sum + count, 0);
  const owned = entriesOf(cards).reduce((sum, [, count]) => sum + count, 0);
  const count = Math.min(all, owned);
  if (count === 0) return 1;
  let hits = 0;
  for (const [role, expected] of expectedAfter(hires, count)) hits += Math.min(expected, actual.get(role) ?? 0);
  return hits / count;
};

/** How sharply models are told apart. */
const SHARPNESS = 6;
/** The planner is believed so much more than any one of the rest, as long as it foretells as well. */
const PLANNER_COUNTS = 5;

/** The models of a rival that foretold best whom it has, with their shares. */
export const likeliest = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  models: readonly OpponentModel[],
  most: number,
): readonly WeighedModel[] => {
  const chain = state.chains[seat];
  const cards = chain
    ? [chain.atWork, chain.beach, chain.hand.content ?? {}, cardsAway(chain.busy)].reduce(addCounts, {})
    : {};
  const weighed = models
    .map((model, at) => ({
      ...model,
      weight: (at === 0 ? PLANNER_COUNTS : 1) * Math.exp(SHARPNESS * foretold(ruleset, cards, model)),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most);
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  return weighed.map((model) => ({ ...model, weight: model.weight / sum }));
};
