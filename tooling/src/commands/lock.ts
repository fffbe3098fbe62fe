import { existsSync, writeFileSync } from "node:fs";
import { fail } from "../games.ts";
import { LOCK_FILE, lockOfToday, unraised, writtenLock } from "../playing/lock.ts";
import { parsed } from "./parsed.ts";

/**
 * `pnpm rules:lock`: writes down what the rules decide, for each preset and module. Refused where something is decided differently
 * and no version was raised: stored games would claim to have been played by rules that they were not. `--force` is for a change of
 * what the lock looks at.
 */
const { force = false } = parsed(
  { options: { force: { type: "boolean" } } },
  "usage: pnpm rules:lock [--force]",
).values;
const today = lockOfToday();
const faults = existsSync(LOCK_FILE) ? unraised(writtenLock(), today) : [];
if (faults.length > 0 && !force) fail(faults.join("\n"));
writeFileSync(LOCK_FILE, `${JSON.stringify(today, null, 2)}\n`);
process.stdout.write(`${Object.keys(today).length} rows in rules.lock.json\n`);
