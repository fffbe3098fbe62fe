import { foodChainMagnate } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { type Game, readLog } from "@blueplate/kernel";
import { Result } from "effect";

/** A frozen game as if it had been played under the rules of today, so that lines can be added to it. */
export const logOfToday = (name: string, game: Game = foodChainMagnate): string => {
  const log = readFileSync(new URL(`../../../../goldens/${game.id}/${name}.jsonl`, import.meta.url), "utf8");
  const { rules } = Result.getOrThrow(readLog(log, (header) => game.load(header.config)));
  return log.replace(/"hash":"[0-9a-f]+"/, `"hash":"${rules.hash}"`);
};
