import { QUALITY_TOPICS } from "@blueplate/bot";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ArenaGame } from "./game.ts";

/** A file of finished games: the first line says of what, each other one is a game. A rerun goes on where it ends. */
export interface FinishedGames {
  /** The games that it held when it was opened, by number. */
  readonly games: ReadonlyMap<string, ArenaGame>;
  readonly add: (key: string, game: ArenaGame) => void;
}

const linesOf = (path: string): readonly string[] => {
  const text = readFileSync(path, "utf8");
  const lines = text.split("\n");
  // A line that was cut off while it was written is played again.
  const last = lines.pop() ?? "";
  if (last !== "") writeFileSync(path, text.slice(0, text.length - last.length));
  return lines.filter((line) => line !== "");
};

/** A game without how it was played where that was counted before everything of today was: who won still counts. */
const withQualityOfToday = (game: ArenaGame): ArenaGame => {
  const { quality, qualities: _, ...rest } = game;
  const isWhole = quality && "leftHungry" in quality && QUALITY_TOPICS.every((topic) => topic in quality.counts);
  return quality && !isWhole ? rest : game;
};

/** Opens such a file, or begins one; throws where it holds the games of something else than `about`. */
export const finishedGames = (path: string, about: unknown): FinishedGames => {
  const head = JSON.stringify({ arena: about });
  const games = new Map<string, ArenaGame>();
  const [first, ...rest] = existsSync(path) ? linesOf(path) : [];
  if (first === undefined) writeFileSync(path, `${head}\n`);
  else if (first !== head) throw new Error(`${path} holds other games: ${first}`);
  for (const line of rest) {
    // cast: our own file.
    const { key, game } = JSON.parse(line) as { readonly key: string; readonly game: ArenaGame };
    games.set(key, withQualityOfToday(game));
  }
  return { games, add: (key, game) => appendFileSync(path, `${JSON.stringify({ key, game })}\n`) };
};
