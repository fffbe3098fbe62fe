import { entryOf, type GameEntry, GAMES } from "@blueplate/games";
import type { Game } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import type { Library } from "@blueplate/study";
import { viewOf } from "../games/views.ts";

export { gameIds } from "@blueplate/games";

/** A game as the replay loads it: only the one that a log is of. */
export interface Loaded {
  readonly game: Game;
  readonly scenarios: readonly ScenarioHost[];
}

const loadedOf = async ({ id, load, scenarios }: GameEntry): Promise<Loaded> => {
  const [game, host] = await Promise.all([load(), scenarios?.(), viewOf(id)?.bringLooks?.()]);
  return { game, scenarios: host ? [host] : [] };
};

/** The game with this id; undefined when this build does not know it. */
export const gameNamed = (id: string): Promise<Loaded> | undefined => {
  const entry = entryOf(id);
  return entry && loadedOf(entry);
};

/** What a host of studies needs to know of one game. */
export const libraryOf = ({ game, scenarios }: Loaded): Library => ({ games: [game], scenarios });

/** What a host of studies needs to know where a study may be about any game. */
export const wholeLibrary = async (): Promise<Library> => {
  const all = await Promise.all(GAMES.map(loadedOf));
  return { games: all.map(({ game }) => game), scenarios: all.flatMap(({ scenarios }) => scenarios) };
};
