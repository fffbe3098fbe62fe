import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fail } from "../fail.ts";
import { LOCK_FILE, lockOfToday, unraised, writtenLock } from "../playing/lock.ts";
import { parsed } from "./parsed.ts";

/**
 * `pnpm rules:lock`: writes down what the rules decide, for each preset and module. Refused where something is decided differently
 * and no version was raised: stored games would claim to have been played by rules that they were not. `--force` is for a change of
 * what the lock looks at. `--check` writes nothing and fails where the lock is not that of today.
 */
const { force = false, check = false } = parsed(
  { options: { force: { type: "boolean" }, check: { type: "boolean" } } },
  "usage: pnpm rules:lock [--force | --check]",
).values;
const today = lockOfToday();
const faults = existsSync(LOCK_FILE) ? unraised(writtenLock(), today) : [];
if (faults.length > 0 && !force) fail(faults.join("\n"));
const text = `${JSON.stringify(today, null, 2)}\n`;
if (check) {
  if (readFileSync(LOCK_FILE, "utf8") !== text) fail("rules.lock.json is not that of today: pnpm rules:lock");
  process.exit(0);
}
writeFileSync(LOCK_FILE, text);
process.stdout.write(`${Object.keys(today).length} rows in rules.lock.json\n`);
