import { addCounts, type Cards, cardsAway, type Chain, entriesOf, type Ruleset, type State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { Bot } from "../../bot.ts";
import type { Worths } from "../module-worth.ts";
import { type Archetype, ARCHETYPES, archetypeFor, openingOf } from "../planner/archetypes.ts";
import { mediumWith } from "../planner/planner.ts";
import { countRole, type CardRole } from "../role.ts";
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

/** What a company hires first at a table of so many, by role. */
const hiresOf = (archetype: Archetype, ruleset: Ruleset, seats: number): Script["hires"] =>
  openingOf(archetype, ruleset, seats).map(({ role, count }): readonly [CardRole, number] => [role, count]);

/** All cards of a chain, wherever they are. */
const cardsOf = ({ atWork, beach, hand, busy }: Chain): Cards =>
  [atWork, beach, hand.content ?? {}, cardsAway(busy)].reduce(addCounts, {});

/**
 * What companies a planner on that seat may be, the likeliest first: the one that the map makes it, or whichever foretold more of its hires.
 * Against a single rival nearly all of them open alike, so that hires tell nothing.
 */
const companiesOf = (ruleset: Ruleset, state: State, seat: Seat): readonly Archetype[] => {
  const usual = archetypeFor(state, seat);
  const chain = state.chains[seat];
  const seats = state.chains.length;
  if (!chain || seats <= 2) return [usual];
  const cards = cardsOf(chain);
  const [best = usual] = [usual, ...ARCHETYPES]
    .map((archetype) => ({ archetype, lead: leadOf(tallyOf(ruleset, cards, hiresOf(archetype, ruleset, seats))) }))
    .toSorted((a, b) => b.lead - a.lead)
    .map(({ archetype }) => archetype);
  return best === usual ? [usual] : [best, usual];
};

/** The planner as the companies that it may be on that seat, then steady managers and companies with one idea. */
export const modelsWith = (worths: Worths): ModelsOf => {
  const planners = new Map(ARCHETYPES.map((archetype) => [archetype.id, mediumWith(worths, archetype)]));
  const scripts = Object.entries({ steady: STEADY, ...SCRIPTS }).map(([id, script]): OpponentModel => ({
    bot: scriptBot(id, script, worths),
    hires: script.hires,
  }));
  return (ruleset, state, seat) => {
    const companies = companiesOf(ruleset, state, seat).flatMap((archetype): readonly OpponentModel[] => {
      const bot = planners.get(archetype.id);
      return bot ? [{ bot, hires: hiresOf(archetype, ruleset, state.chains.length) }] : [];
    });
    return [...companies, ...scripts];
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

/** Cards that a list of hires said anything about, and how many of them it foretold. */
interface HireTally {
  readonly said: number;
  readonly hits: number;
}

/** Cards that were foretold, less those that were not. */
const leadOf = ({ said, hits }: HireTally): number => hits - (said - hits);

const tallyOf = (ruleset: Ruleset, cards: Cards, hires: Script["hires"]): HireTally => {
  const longest = hires.reduce(
    (most, [role, count]) => most.set(role, Math.max(most.get(role) ?? 0, count)),
    new Map<CardRole, number>(),
  );
  const all = [...longest.values()].reduce((sum, count) => sum + count, 0);
  const owned = entriesOf(cards).reduce((sum, [, count]) => sum + count, 0);
  const said = Math.min(all, owned);
  let hits = 0;
  for (const [role, expected] of expectedAfter(hires, said))
    hits += Math.min(expected, countRole(ruleset, cards, role));
  return { said, hits };
};

/** The share of a rival's company that a model foretold: from 0 to 1, 1 before anybody was hired. */
export const foretold = (ruleset: Ruleset, cards: Cards, { hires }: Pick<OpponentModel, "hires">): number => {
  const { said, hits } = tallyOf(ruleset, cards, hires);
  return said === 0 ? 1 : hits / said;
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
  const cards = chain ? cardsOf(chain) : {};
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

/** By seat, the models of the rival whose likeliest one has the smallest share: never those of the seat that thinks. */
export const leastCertain = (rivals: readonly (readonly WeighedModel[])[], thinks: Seat): readonly WeighedModel[] => {
  const [least = []] = rivals
    .filter((models, seat) => seat !== thinks && models.length > 0)
    .toSorted(([one], [other]) => (one?.weight ?? 1) - (other?.weight ?? 1));
  return least;
};
