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

/** The town with which a game under this configuration begins; with a fixed map the seed does not matter. Null where none fits. */
export const drawnTown = (config: GameConfig, seed = ""): DrawnTown | null => {
  const loaded = loadRules(config);
  if (Result.isFailure(loaded)) return null;
  const rules = loaded.success;
  return { rules, ruleset: rules.ruleset, state: beginTable(rules, seed === "" ? "the map is given" : seed, 0).state };
};

/** The rows of tiles as they are written in the form. */
export const rowsText = ({ state }: DrawnTown): string => state.town.tiles.map((row) => row.join(" ")).join(", ");

/** The town from far. */
export const outlineOf = ({ rules, state }: DrawnTown): readonly string[] => glanceOf(rules, state).outline ?? [];
