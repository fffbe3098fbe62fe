import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { perftLines, type PerftCase } from "../playing/perft.ts";
import { fail } from "../fail.ts";
import { parsed } from "./parsed.ts";

/**
 * `pnpm perft`: counts what the rules offer along seeded games and compares with the frozen counts: a change of legality
 * changes a number. `--write` freezes the present ones.
 */
const { write = false } = parsed({ options: { write: { type: "boolean" } } }, "usage: pnpm perft [--write]").values;
const file = join(import.meta.dirname, "../../perft.json");
// cast: our own file, compared as a whole below.
const frozen = JSON.parse(readFileSync(file, "utf8")) as readonly (PerftCase & {
  readonly counts: readonly string[];
})[];
const now = frozen.map(({ counts: _, ...each }) => ({ ...each, counts: perftLines(each) }));
if (write) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
let different = 0;
for (const [index, each] of now.entries()) {
  const rules = [each.ruleset, ...(each.modules ?? [])].join(" + ");
  const name = `${each.game} ${rules} ${each.players}p seed ${each.seed}`;
  const at = each.counts.findIndex((line, row) => line !== frozen[index]?.counts[row]);
  const same = at < 0 && each.counts.length === frozen[index]?.counts.length;
  if (!same) different++;
  process.stdout.write(
    `${same ? "same     " : "DIFFERENT"} ${name}${same ? "" : `\n  was ${frozen[index]?.counts[at]}\n  is  ${each.counts[at]}`}\n`,
  );
}
if (different > 0 && !write) fail(`${different} of ${now.length} differ`);
