import {
  cornerSquare,
  distanceTo,
  rulesetOf,
  type Corner,
  type Square,
  squaresOfHouse,
  type State,
} from "@blueplate/engine";
import { beginTable, choicesFor, playOn, type Rules, type SeatDecider, type Table } from "@blueplate/kernel";
import { botsWith, deciderOf } from "@blueplate/bot";
import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { WORTHS } from "@blueplate/variants/worths";
import { Result } from "effect";
import { expect, it } from "vitest";
import { commandsFor } from "../../src/learn/coach/ideas.ts";

/** Every moment of a set-up at which somebody places their first restaurant. */
const setUps = (seats: number, seed: string): readonly Table[] => {
  const modules = [...modulesOf("introductory"), ...choicesFor(foodChainMagnate, [])];
  // cast: rules of any game are held so.
  const rules = Result.getOrThrow(foodChainMagnate.load({ modules, options: {}, seats })) as unknown as Rules;
  const steady = botsWith(WORTHS, ["food-chain-magnate"]).find(({ id }) => id === "steady");
  const decide: SeatDecider = (point, seat) =>
    steady ? deciderOf(steady, ({ turn }) => `${seed}|${turn - 1}`)(point, seat) : null;
  const begun = beginTable(rules, seed, 0);
  const tables = [begun];
  for (const { after } of playOn(begun, decide)) {
    // cast: a table of this game.
    if ((after.state as State).stage._tag !== "setup-restaurants") break;
    tables.push(after);
  }
  return tables;
};

/** The houses at most one border from the entrance of a place. */
const nearTo = (
  rules: Rules,
  { town }: State,
  { at, entrance }: { readonly at: Square; readonly entrance: Corner },
) => {
  const ruleset = rulesetOf(rules);
  if (!ruleset) throw new Error("another game");
  const doors = [{ square: cornerSquare(at, entrance), restaurant: at }];
  return town.houses
    .filter((house) => (distanceTo(ruleset, town, doors, squaresOfHouse(house))?.distance ?? Infinity) <= 1)
    .map(({ house }) => house);
};

it("two ideas for a first restaurant reach different houses", () => {
  let counted = 0;
  for (const seats of [2, 3, 5]) {
    for (const seed of ["a", "b", "c", "d"]) {
      for (const { rules, state } of setUps(seats, seed)) {
        const [seat] = rules.waitsFor(state);
        if (seat === undefined) continue;
        const ideas = commandsFor({ rules, state, seat, facts: [] });
        // cast: the fields of this command, at a table of this game.
        const [first = [], second = []] = ideas.map(({ command }) =>
          nearTo(rules, state as State, command as unknown as Parameters<typeof nearTo>[2]),
        );
        expect(second.length, `${seats} ${seed} ${seat}`).toBeGreaterThan(0);
        const shared = second.filter((house) => first.includes(house));
        expect(shared.length * 2, `${seats} ${seed} ${seat}: ${first.join()} | ${second.join()}`).toBeLessThan(
          second.length,
        );
        counted++;
      }
    }
  }
  expect(counted).toBeGreaterThan(30);
});
