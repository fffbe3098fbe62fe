import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { LearnedGame } from "./examples.ts";

/** A file of finished games: the first line says by which rules and of what, each other one is a game. */
export interface KeptGames {
  readonly games: readonly LearnedGame[];
  readonly keep: (game: LearnedGame) => void;
}

/** Opens such a file, or begins one; throws where it holds games of something else than `about`. A line cut off is left out. */
export const keptGames = (path: string, about: unknown): KeptGames => {
  const head = JSON.stringify({ learn: about });
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const [first, ...rest] = whole.split("\n").filter((line) => line !== "");
  if (first !== undefined && first !== head) throw new Error(`${path} holds other games: ${first}`);
  if (first === undefined) writeFileSync(path, `${head}\n`);
  else if (whole.length < text.length) writeFileSync(path, whole);
  return {
    // cast: our own file.
    games: rest.map((line) => JSON.parse(line) as LearnedGame),
    keep: (game) => appendFileSync(path, `${JSON.stringify(game)}\n`),
  };
};
