import { glanceOf, type Ruleset, type State } from "@blueplate/engine";
import { beginTable, type GameConfig, type Rules } from "@blueplate/kernel";
import { loadRules } from "@blueplate/variants";
import { Result } from "effect";

/** A town as it would be at the start. */
export interface DrawnTown {
  readonly rules: Pick<Rules, "game">;
  readonly ruleset: Ruleset;
  readonly state: State;
}

/** How many of the towns that were drawn last are kept, so that they need not be drawn again. */
const KEPT = 12;
const kept = new Map<string, DrawnTown>();

/** A configuration as a text that is the same however its fields follow each other. */
const keyOf = (config: GameConfig, seed: string): string =>
  JSON.stringify([seed, Object.entries(config).toSorted(([one], [other]) => (one < other ? -1 : 1))]);

const keep = (key: string, town: DrawnTown): DrawnTown => {
  kept.delete(key);
  kept.set(key, town);
  for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
  return town;
};

const begun = (config: GameConfig, seed: string): DrawnTown | null => {
  const loaded = loadRules(config);
  if (Result.isFailure(loaded)) return null;
  const rules = loaded.success;
  return { rules, ruleset: rules.ruleset, state: beginTable(rules, seed === "" ? "the map is given" : seed, 0).state };
};

/** The town with which a game under this configuration begins; with a fixed map the seed does not matter. Null where none fits. */
export const drawnTown = (config: GameConfig, seed = ""): DrawnTown | null => {
  const key = keyOf(config, seed);
  const town = kept.get(key) ?? begun(config, seed);
  return town && keep(key, town);
};

/** Rows of tiles for this configuration, drawn by chance. Null where none fits. */
export const freshRows = (config: GameConfig, seed: string): string | null => {
  const town = begun(config, seed);
  if (!town) return null;
  const rows = rowsText(town);
  // It is shown next, and drawn no second time for that.
  keep(keyOf({ ...config, opening: rows.split(", ") }, ""), town);
  return rows;
};

/** The rows of tiles as they are written in the form. */
const rowsText = ({ state }: DrawnTown): string => state.town.tiles.map((row) => row.join(" ")).join(", ");

/** The town from far. */
export const outlineOf = ({ rules, state }: DrawnTown): readonly string[] => glanceOf(rules, state).outline ?? [];
