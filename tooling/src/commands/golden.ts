import { fail } from "../fail.ts";
import { freeze, goldenName, type GoldenRequest, missingGoldens } from "../playing/goldens.ts";
import { readRequest } from "./request.ts";

const USAGE =
  "usage: pnpm golden missing | add [--game …] [--players …] [--ruleset …] [--modules …] [--seed …] [--bots …]";

/**
 * `pnpm golden missing` plays and freezes the games that there are none of under the versions of today, and `pnpm golden add` one that
 * the flags say. The tests find them by themselves. A file that is there is never written again.
 */
const request = readRequest({
  usage: "pnpm golden missing | add",
  words: true,
  about: "Plays games and freezes their whole logs under goldens/, in the folder of the version of their rules.",
});
const said = (golden: GoldenRequest): string => `${goldenName(golden)}\n`;
const [word] = request.words;
if (word === "missing") {
  const written = missingGoldens().filter(freeze);
  process.stdout.write(written.length === 0 ? "none is missing\n" : written.map(said).join(""));
} else if (word === "add") {
  if (!freeze(request)) fail(`${goldenName(request)} is there already: a frozen game stays as it is`);
  process.stdout.write(said(request));
} else fail(USAGE);
