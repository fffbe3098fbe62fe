import { join } from "node:path";
import { missingWords } from "../generators/languages.ts";
import { parsed } from "./parsed.ts";

/** `pnpm words missing`: the files of words that variants do not have, a line each; a table is read in English there. */
const USAGE = "usage: pnpm words missing";
const [action] = parsed({ allowPositionals: true }, USAGE).positionals;
if (action !== "missing") {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
for (const path of missingWords(join(import.meta.dirname, "../../.."))) process.stdout.write(`${path}\n`);
