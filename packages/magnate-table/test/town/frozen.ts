import { foodChainMagnate } from "@blueplate/variants";
import { readdirSync, readFileSync } from "node:fs";
import { CHAIN_STYLES, type CityView, type Square } from "@blueplate/city";
import { builtFrames } from "@blueplate/city/flat";
import { boxAt, overlap } from "@blueplate/city/label";
import { rulesetOf, type State } from "@blueplate/engine";
import { LENSES, pictureOf } from "@blueplate/forecast";
import { mainline, foldMainline, readLog } from "@blueplate/kernel";
import { Result } from "effect";

const FOLDER = new URL("../../../../goldens/food-chain-magnate/", import.meta.url);

/** A frozen game, and what its town looks like. */
export interface FrozenGame {
  readonly game: string;
  readonly views: readonly CityView[];
}

/** Some positions of a game, the last among them, through each lens. */
const viewsOf = (game: string, looks: number): readonly CityView[] => {
  const text = readFileSync(new URL(game, FOLDER), "utf8");
  const { rules, entries } = Result.getOrThrow(readLog(text, (header) => foodChainMagnate.load(header.config)));
  const ruleset = rulesetOf(rules);
  const line = mainline(entries);
  const placeOf = (look: number): number => Math.ceil((line.length * look) / looks);
  let folded = rules.initialState;
  return Array.from({ length: looks }, (_, look) => {
    folded = foldMainline(rules, line.slice(placeOf(look), placeOf(look + 1)), folded);
    // cast: the log was read by this game's own rules, whose states these are.
    const state = folded as State;
    const styleOf = (seat: number) => CHAIN_STYLES[seat] ?? "comet";
    return LENSES.map((lens) => ({ ...pictureOf(ruleset, state, styleOf, lens), hour: null }));
  }).flat();
};

/** Every frozen game, looked at so many times from its beginning to its end. */
export const frozenGames = (looks: number): readonly FrozenGame[] =>
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".jsonl"))
    .map((game) => ({ game, views: viewsOf(game, looks) }));

/** Two by two squares with nothing on them, as many as are asked for, from all over the town. */
export const freeSites = (view: CityView, count: number): readonly Square[] => {
  const { town } = view;
  const taken = builtFrames(view);
  const all = Array.from({ length: town.rows * 5 - 1 }, (_, y) =>
    Array.from({ length: town.columns * 5 - 1 }, (__, x): Square => [x, y]),
  ).flat();
  const free = all.filter(([x, y]) => {
    const isBare = [0, 1].every((down) => /^\.\.$/.test(town.squares[y + down]?.slice(x, x + 2) ?? ""));
    return isBare && !taken.some((box) => overlap(box, boxAt(x, y, 2, 2)));
  });
  return Array.from({ length: count }, (_, i) => free[Math.floor((i * free.length) / count)] ?? [0, 0]);
};
