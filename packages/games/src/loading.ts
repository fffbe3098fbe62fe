import type { Game } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import type { GameEntry } from "./entry.ts";
import { GAMES } from "./list.ts";

/** The ids of all games, the usual one first. */
export const gameIds: readonly string[] = GAMES.map(({ id }) => id);

/** The row of the game with this id; undefined where this build has none. */
export const entryOf = (id: string): GameEntry | undefined => GAMES.find((entry) => entry.id === id);

const withReaders = async ({ load, summary, decidingMoment }: GameEntry): Promise<Game> => ({
  ...(await load()),
  ...(summary ? { summary: await summary() } : {}),
  ...(decidingMoment ? { decidingMoment: await decidingMoment() } : {}),
});

/** All games with what is read of their logs, for programs that serve any of them. */
export const allGames = (): Promise<readonly Game[]> => Promise.all(GAMES.map(withReaders));

/** How the positions of all games are set up. */
export const allScenarios = (): Promise<readonly ScenarioHost[]> =>
  Promise.all(GAMES.flatMap(({ scenarios }) => (scenarios ? [scenarios()] : [])));
