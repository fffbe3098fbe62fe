import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setupOf } from "@blueplate/kernel";
import { fail, gameOf } from "../games.ts";
import { frozenLog } from "../playing/frozen.ts";
import { playMatch, playerOf } from "../playing/match.ts";
import { readRequest } from "./request.ts";

/** `pnpm golden add`: plays a game and freezes its whole log under `goldens/`, where the tests find it by themselves. */
const request = readRequest({
  usage: "pnpm golden add",
  words: true,
  about: "Plays a game and freezes its whole log under goldens/.",
});
if (request.words[0] !== "add")
  fail("usage: pnpm golden add [--game …] [--players …] [--ruleset …] [--modules …] [--seed …] [--bots …]");
const { rules, seed, game, config } = request;
const { table } = playMatch(
  rules,
  seed,
  request.bots.map((name) => playerOf(name, game, seed)),
);
const folder = join(import.meta.dirname, "../../../goldens", game);
mkdirSync(folder, { recursive: true });
const { ruleset, modules = [] } = setupOf(gameOf(game), config);
const name = [ruleset, ...modules, config.edition, `${config.seats}p`, ...request.bots, seed].filter(Boolean).join("-");
writeFileSync(join(folder, `${name}.jsonl`), frozenLog({ ...request, table }));
process.stdout.write(`${name}.jsonl: ${table.entries.length} entries\n`);
