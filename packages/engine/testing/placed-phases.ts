import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import {
  assemble,
  defineEvent,
  foreignId,
  type FoodChainMagnateRules,
  type Phase,
  type PhaseEdit,
  type PhaseRow,
  withModules,
} from "../src/index.ts";
import { baseRules } from "./base-game.ts";

const craved = defineEvent(
  "cravings:Craved",
  { house: Schema.Int, seat: Seat, cash: Schema.Int },
  (state, { house, seat, cash }) => ({
    ...state,
    town: {
      ...state.town,
      houses: state.town.houses.map((each) =>
        each.house === house ? { ...each, demand: [...each.demand, "burger" as const] } : each,
      ),
    },
    chains: state.chains.map((chain) => (chain.seat === seat ? { ...chain, cash } : chain)),
  }),
);

/** A phase in which nobody decides: the first house with room comes to want a burger, and the first chain finds a dollar. */
const cravings: PhaseRow = {
  id: foreignId("cravings"),
  begin: (ruleset, state) => [
    { _tag: "PhaseBegan", round: state.round, stage: { _tag: "module-phase", phase: foreignId("cravings") } },
    (now) => {
      const { town, turnOrder, chains } = now;
      const house = town.houses.find((each) => each.demand.length < ruleset.formulas.roomOf(ruleset, now, each));
      const [seat] = turnOrder;
      if (!house || seat === undefined) return [];
      return [craved.make({ house: house.house, seat, cash: (chains[seat]?.cash ?? 0) + 1 })];
    },
  ],
  advance: () => [],
  done: () => true,
  waitsFor: () => [],
  mayResubmit: () => [],
};

/** A game with such a phase of a module's own before or after one of the base game. */
export const rulesWithPhase = (
  place: { readonly before: Phase } | { readonly after: Phase },
  seats = 2,
): FoodChainMagnateRules => {
  const { ruleset, config } = baseRules({}, seats);
  const phase: PhaseEdit = { ...place, row: cravings };
  const module = { id: "cravings", version: 1, rules: () => ({ events: [craved], phases: [phase] }) };
  return assemble(withModules(ruleset, [module]), config);
};
