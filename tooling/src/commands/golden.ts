import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LOG_VERSION, writeLog } from "@blueplate/kernel";
import { fail } from "../games.ts";
import { playMatch, playerOf } from "../playing/match.ts";
import { readRequest } from "./request.ts";

/** `pnpm golden add`: plays a game and freezes its whole log under `goldens/`, where the tests find it by themselves. */
const request = readRequest({
  usage: "pnpm golden add",
  about: "Plays a game and freezes its whole log under goldens/.",
});
if (request.words[0] !== "add")
  fail("usage: pnpm golden add [--game …] [--players …] [--ruleset …] [--seed …] [--bots …]");
const { rules, seed, game, config } = request;
const { table } = playMatch(
  rules,
  seed,
  request.bots.map((name) => playerOf(name, game, seed)),
);
const colours = ["tomato", "mustard", "mint", "cobalt", "plum"];
const header = {
  version: LOG_VERSION,
  game,
  config,
  hash: rules.hash,
  seats: Array.from({ length: config.seats }, (_, seat) => {
    const player = request.bots[seat % request.bots.length] ?? "random";
    return {
      player,
      banner: { name: `Chain ${seat + 1}`, colour: colours[seat % colours.length] ?? "tomato" },
      bot: player,
    };
  }),
};
const folder = join(import.meta.dirname, "../../../goldens", game);
mkdirSync(folder, { recursive: true });
const name = [config.ruleset, config.edition, `${config.seats}p`, ...request.bots, seed].filter(Boolean).join("-");
writeFileSync(join(folder, `${name}.jsonl`), writeLog(rules.codecs.event, { header, seed, entries: table.entries }));
process.stdout.write(`${name}.jsonl: ${table.entries.length} entries\n`);
