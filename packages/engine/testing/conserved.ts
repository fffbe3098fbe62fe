import { open, type Rules } from "@blueplate/kernel";
import {
  addCounts,
  type Cards,
  countList,
  countOf,
  kindsOf,
  type Ruleset,
  rulesetOf,
  type State,
} from "../src/index.ts";
import { fullSupply } from "../src/phases/opening.ts";

/** R1.2, R2.1: every card is in the supply or owned, and nothing is owned twice. */
const cards = (state: State, ruleset: Ruleset, seats: number): string | null => {
  const box = fullSupply(ruleset.content, seats).employees;
  let found: Cards = state.supply.employees;
  for (const chain of state.chains) {
    found = addCounts(found, chain.atWork);
    found = addCounts(found, chain.beach);
    found = addCounts(found, open(chain.hand, "referee") ?? {});
    found = addCounts(found, countList(chain.busy.map(({ employee }) => employee)));
  }
  for (const kind of kindsOf(ruleset.content.employees)) {
    if (countOf(found, kind) !== countOf(box, kind)) {
      return `${kind}: ${countOf(found, kind)} cards, the box holds ${countOf(box, kind)}`;
    }
  }
  return null;
};

/** R15: money goes round between bank and chains; only reserve cards and what the bank stays owing add to it. */
const money = (state: State, ruleset: Ruleset, seats: number): string | null => {
  const start = ruleset.content.seats[seats]?.bank ?? 0;
  const reserves = state.chains.map(({ reserve }) => (reserve ? (open(reserve, "referee") ?? 0) : 0));
  const added = state.bank.breaks > 0 ? reserves.reduce((sum, amount) => sum + amount, 0) : 0;
  if (state.bank.stock < 0) return `the bank holds $${state.bank.stock}`;
  // A debt is no money (R16.3).
  const held = state.bank.stock + state.chains.reduce((sum, { cash }) => sum + Math.max(0, cash), 0) - state.bank.owes;
  return held === start + added ? null : `$${held} are about, $${start + added} have come into the game`;
};

/** R1.5, R12.5: campaign tiles and houses are either in the supply or on the board. */
const tiles = (state: State, ruleset: Ruleset, seats: number): string | null => {
  const all = [...state.supply.campaigns, ...state.town.campaigns.map(({ campaign }) => campaign)];
  const box = fullSupply(ruleset.content, seats);
  if (all.toSorted((a, b) => a - b).join() !== box.campaigns.join()) return `campaigns ${all.join()}`;
  const placed = state.town.houses.filter(({ printed }) => !printed).map(({ house }) => house);
  const houses = [...state.supply.houses, ...placed].toSorted((a, b) => a - b);
  return houses.join() === box.houses.join() ? null : `houses ${houses.join()}`;
};

/** What every position of a real game keeps: cards, money, tiles. */
export const conserved = (state: unknown, rules: Rules): string | null => {
  // cast: the laws are tried on this game's own rules.
  const here = state as State;
  if (here.chains.length === 0) return null;
  const ruleset = rulesetOf(rules);
  const { seats } = rules.config;
  return cards(here, ruleset, seats) ?? money(here, ruleset, seats) ?? tiles(here, ruleset, seats);
};

/** The round that a state stands in. */
// cast: as above.
export const roundOf = (state: unknown): number => (state as State).round;
