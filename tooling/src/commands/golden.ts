import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beginTable, bySeat, playToEnd, setupOf } from "@blueplate/kernel";
import { fail, gameOf } from "../games.ts";
import { deciderNamed } from "../playing/deciders.ts";
import { frozenLog } from "../playing/frozen.ts";
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
const { table } = playToEnd(
  beginTable(rules, seed, 0),
  bySeat(request.bots.map((name) => deciderNamed(name, game, seed))),
);
const folder = join(import.meta.dirname, "../../../goldens", game);
mkdirSync(folder, { recursive: true });
const { ruleset, modules = [] } = setupOf(gameOf(game), config);
const name = [ruleset, ...modules, config.edition, `${config.seats}p`, ...request.bots, seed].filter(Boolean).join("-");
writeFileSync(join(folder, `${name}.jsonl`), frozenLog({ ...request, table }));
process.stdout.write(`${name}.jsonl: ${table.entries.length} entries\n`);
