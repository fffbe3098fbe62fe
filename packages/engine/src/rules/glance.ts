import type { GameGlance, Rules } from "@blueplate/kernel";
import { boardOf, isRoad } from "../geometry/index.ts";
import { phaseOf, type Square, type State } from "../model/index.ts";
import { rulesetOf } from "./assemble.ts";

/** The four squares of what stands at `at`: houses and restaurants. */
const lotAt = ([x, y]: Square): readonly Square[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];

/** A position in one look: the phase, what each chain has, and the town from far with its roads, houses and restaurants. */
export const glanceOf = (rules: Pick<Rules, "game">, view: unknown): GameGlance => {
  // cast: the caller hands over a state of these rules.
  const { stage, chains, town } = view as State;
  const { print, width, height } = boardOf(rulesetOf(rules), town.tiles);
  const letters = print.map((square): string => (isRoad(square) ? "#" : "."));
  const mark = (at: Square, letter: string): void => {
    for (const [x, y] of lotAt(at)) if (x >= 0 && x < width && y >= 0 && y < height) letters[y * width + x] = letter;
  };
  for (const { at } of town.houses) mark(at, "o");
  for (const { seat, restaurants } of chains) for (const { at } of restaurants) mark(at, String(seat));
  return {
    phase: phaseOf(stage),
    scores: chains.map(({ cash }) => cash),
    outline: Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width).join("")),
  };
};
