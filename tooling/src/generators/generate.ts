import { existsSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { bot } from "./bot.ts";
import { card } from "./card.ts";
import { game as aGame } from "./game.ts";
import { type Generator, takenIn } from "./generator.ts";
import { milestone } from "./milestone.ts";
import { module } from "./module.ts";
import { nameOf } from "./name.ts";
import { carryOut, planOf } from "./plan.ts";

/** What can be new. */
export const GENERATORS: Readonly<Record<string, Generator>> = { card, milestone, module, bot, game: aGame };

/** What was written, what no place was found in, and what to run next. */
export interface GeneratorResult {
  readonly files: readonly string[];
  readonly left: readonly string[];
  readonly next: readonly string[];
}

/** Brings the files into the house's form. */
const format = (root: string, files: readonly string[]): void => {
  const tool = join(root, "node_modules/.bin/oxfmt");
  if (existsSync(tool)) spawnSync(tool, files, { cwd: root });
};

/** Writes what a new thing of this kind consists of, or says in a sentence why it does not; then nothing was written. */
export const generate = (
  root: string,
  kind: string,
  id: string,
  game = "food-chain-magnate",
): GeneratorResult | string => {
  const generator = new Map(Object.entries(GENERATORS)).get(kind);
  if (!generator) return `there is no generator for "${kind}"; there are ${Object.keys(GENERATORS).join(", ")}`;
  const name = nameOf(id);
  if (typeof name === "string") return name;
  const wish = { root, name, game };
  const taken = takenIn(generator, wish);
  if (taken !== null) return taken;
  const plan = planOf(root, generator.files(wish), generator.changes(wish));
  if (typeof plan === "string") return plan;
  // Asked before anything is written: what is next depends on what was there.
  const next = [...generator.next(wish), `docs/guides/${kind}.md says the rest`];
  carryOut(root, plan);
  const files = plan.files.map(({ path }) => path);
  format(root, files);
  generator.written?.(wish);
  return { files, left: plan.left, next };
};
