import { abilityOf, cardId, type Command, type EmployeeId, rulesetOf, type State } from "@blueplate/engine";
import { beginTable, bySeat, type DecisionPoint, playOn, type Rules, seal, type Seat } from "@blueplate/kernel";
import { foodChainMagnate } from "@blueplate/variants";
import { expect, it } from "vitest";
import { archetypeFor } from "../src/food-chain-magnate/planner/archetypes.ts";
import { appraisalOf } from "../src/food-chain-magnate/planner/appraisal.ts";
import { NO_BLINKERS } from "../src/food-chain-magnate/planner/blinkers.ts";
import { outlookOf } from "../src/food-chain-magnate/planner/outlook.ts";
import { structureFor } from "../src/food-chain-magnate/planner/staff.ts";
import { hereOf } from "../src/food-chain-magnate/table.ts";
import { botsWith, deciderOf } from "../src/index.ts";
import { rulesFor } from "./arena.ts";

const rules = rulesFor(foodChainMagnate, 2);
const [medium] = botsWith({}).filter(({ id, game }) => id === "medium" && game === foodChainMagnate.id);
if (!medium) throw new Error("no medium");

/** A company with one trainer, and a manager whom a lesson would make more of. */
const HAND = {
  "kitchen-trainee": 1,
  "cart-operator": 1,
  trainer: 1,
  "recruiting-girl": 2,
  "junior-vice-president": 1,
  "pricing-manager": 2,
  "pizza-chef": 1,
  "burger-cook": 1,
};

/** Who works for that company in each morning of a game between two planners. */
const structuresIn = (seed: string): readonly (readonly EmployeeId[])[] => {
  const decide = bySeat([medium, medium].map((bot) => deciderOf(bot, ({ turn }) => `${seed}|${turn}`)));
  const structures: (readonly EmployeeId[])[] = [];
  const noted = (point: DecisionPoint, seat: Seat) => {
    // cast: the game is Food Chain Magnate.
    const state = point.state as State;
    if (state.stage._tag === "restructuring" && seat === 0) structures.push(structureOn(state, seat));
    return decide(point, seat);
  };
  for (const _ of playOn(beginTable(rules, seed, 0), noted));
  return structures;
};

const structureOn = (state: State, seat: Seat): readonly EmployeeId[] => {
  const hand = Object.fromEntries(Object.entries(HAND).map(([kind, count]) => [cardId(kind), count]));
  const chains = state.chains.map((chain) => (chain.seat === seat ? { ...chain, hand: seal([seat], hand) } : chain));
  // cast: the game is Food Chain Magnate.
  const known = rules as unknown as Rules<State, Command>;
  const table = hereOf({ ...state, chains }, seat, known, { seed: "lessons", work: 1 }, {});
  const context = { ...table, hands: [], blinkers: NO_BLINKERS, archetype: archetypeFor(state, seat) };
  return structureFor(appraisalOf(outlookOf(context)));
};

it("nobody stays at home for a lesson that nobody at work would give", () => {
  const { content } = rulesetOf(rules);
  const structures = ["one", "two", "three", "four"].flatMap((map) => structuresIn(`lessons ${map}`));
  expect(structures.length).toBeGreaterThan(20);
  const untaught = structures.filter((cards) => !cards.some((kind) => abilityOf(content, kind, "train")));
  // Whoever was to be taught would lead others.
  for (const cards of untaught) expect(cards).toContain("junior-vice-president");
});
