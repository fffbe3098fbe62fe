import { addLooks } from "@blueplate/city/outline";
import type { Game } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import type { Library } from "@blueplate/study";

/** A game as the replay loads it: only the one that a log is of. */
export interface Loaded {
  readonly game: Game;
  readonly scenarios: readonly ScenarioHost[];
}

const GAMES: Readonly<Record<string, () => Promise<Loaded>>> = {
  "food-chain-magnate": async () => {
    const [{ foodChainMagnate }, { foodChainMagnateScenarios }, { facesOf }] = await Promise.all([
      import("@blueplate/variants"),
      import("@blueplate/variants/scenario"),
      import("@blueplate/variants/faces"),
    ]);
    // A study may hold games with any modules.
    addLooks(await facesOf());
    return { game: foodChainMagnate, scenarios: [foodChainMagnateScenarios] };
  },
  "trick-n-chef": async () => {
    const [{ trickNChef }, { trickNChefScenarios }] = await Promise.all([
      import("@blueplate/trick-n-chef"),
      import("@blueplate/trick-n-chef/scenario"),
    ]);
    return { game: trickNChef, scenarios: [trickNChefScenarios] };
  },
};

/** The games that this build knows. */
export const gameIds: readonly string[] = Object.keys(GAMES);

/** The game with this id; undefined when this build does not know it. */
export const gameNamed = (id: string): Promise<Loaded> | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id]?.() : undefined;

/** What a host of studies needs to know of one game. */
export const libraryOf = ({ game, scenarios }: Loaded): Library => ({ games: [game], scenarios });

/** What a host of studies needs to know where a study may be about any game. */
export const wholeLibrary = async (): Promise<Library> => {
  const all = await Promise.all(Object.values(GAMES).map((load) => load()));
  return { games: all.map(({ game }) => game), scenarios: all.flatMap(({ scenarios }) => scenarios) };
};
