import { join } from "node:path";
import { fail } from "../fail.ts";
import { GAMES } from "../games.ts";
import { parsed } from "./parsed.ts";
import { generate, GENERATORS } from "../generators/generate.ts";

/** `pnpm new KIND NAME`: writes the files of a contribution, and a failing test that says what to do next. */
const usage = "pnpm new card|milestone|module|bot|game NAME";

const help = [
  `${usage} [--game GAME]`,
  "Writes the files of a contribution into their places, and leaves a failing test that says what to do next.",
  "NAME is an id: small letters and digits, words joined by hyphens, such as fry-cook.",
  "",
  ...Object.entries(GENERATORS).map(([kind, { about }]) => `  ${kind.padEnd(10)} ${about}`),
  "",
  `  --game     the game of a bot: one of ${GAMES.map(({ id }) => id).join(", ")}`,
  "",
].join("\n");

const { values, positionals } = parsed(
  {
    allowPositionals: true,
    options: { game: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
  },
  "pnpm new --help lists the kinds.",
);
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}
const misused = (): never => fail(`usage: ${usage}; --help says more`);
const [kind = misused(), name = misused(), ...more] = positionals;
if (more.length > 0) misused();
const { game } = values;
if (game !== undefined && kind !== "bot") fail("--game is for bots only");
if (game !== undefined && !GAMES.some(({ id }) => id === game)) {
  fail(`unknown game "${game}"; there are ${GAMES.map(({ id }) => id).join(", ")}`);
}

const written = generate(join(import.meta.dirname, "../../.."), kind, name, game);
if (typeof written === "string") fail(written);
else {
  const list = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}`).join("\n")}\n`;
  process.stdout.write(
    `${list("written", written.files)}${list("no place found, add it by hand", written.left)}${list("next", written.next)}`,
  );
}
