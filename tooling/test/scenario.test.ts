import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runScenario } from "@blueplate/kernel/scenario";
import { trickNChefScenarios } from "@blueplate/trick-n-chef/scenario";
import { afterAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const command = join(root, "tooling/src/commands/scenario.ts");
const sample = join(root, "scenarios/trick-n-chef/TS-08-highest-and-lowest.json");

const folder = mkdtempSync(join(tmpdir(), "scenarios-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...paths: readonly string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [command, ...paths], { cwd: root, encoding: "utf8" });
  return { status, lines: stdout.trimEnd().split("\n") };
};

/** What the sample comes to after `edit` changed its text, as the command tells it. */
const verdictOn = (edit: (text: string) => string): string => {
  const text = readFileSync(sample, "utf8");
  const edited = edit(text);
  expect(edited).not.toBe(text);
  const { scenario, fault } = runScenario([trickNChefScenarios], JSON.parse(edited), "edited");
  return fault === null ? `${scenario} pass` : `${scenario} FAIL ${fault}`;
};

describe("pnpm scenario", () => {
  it("every scenario of both games passes; the sums stand alone on the last line", () => {
    const { status, lines } = run(join(root, "scenarios"));
    expect(lines.filter((line) => !line.endsWith(" pass")).slice(0, -1)).toEqual([]);
    expect(lines.at(-1)).toMatch(/^\d{3} passed, 0 failed$/);
    expect(status).toBe(0);
  });

  it("a file that fails names path, expected and got, and the run goes on", () => {
    const inner = join(folder, "set", "inner");
    mkdirSync(inner, { recursive: true });
    const text = readFileSync(sample, "utf8");
    writeFileSync(join(inner, "a.json"), text.replace('"trickWinner": "dan"', '"trickWinner": "bob"'));
    writeFileSync(join(inner, "b.json"), "{ no json");
    writeFileSync(join(inner, "c.json"), text);
    writeFileSync(join(inner, "notes.txt"), "passed over");
    const { status, lines } = run(join(folder, "set"));
    expect(lines[0]).toBe('TS-08 FAIL then.trickWinner: expected "bob", got "dan"');
    expect(lines[1]).toMatch(/^b FAIL file: /);
    expect(lines.slice(2)).toEqual(["TS-08 pass", "1 passed, 2 failed"]);
    expect(status).toBe(1);
  });

  it("a path that is not there fails, and so does a run without any file", () => {
    expect(run(join(folder, "nowhere.json")).status).toBe(1);
    expect(run()).toEqual({ status: 1, lines: ["0 passed, 0 failed"] });
  });

  it.each([
    ['"given": {', '"givn": {', "givn: "],
    ['"game": "trick-n-chef"', '"game": "chess"', "game: "],
    ['"stars": "steps"', '"stars": "many"', "ruleset.options.stars: "],
    ['"id": "standard"', '"id": "solo"', "ruleset: "],
    ['"leader": "ann"', '"leader": "zed"', "given.leader: "],
    ['"leader": "ann"', '"lader": "ann"', "given.lader: "],
    ['"then": {', '"then": { "purse": 1,', "then.purse: "],
    ['"dan": 1 },\n    "waitsFor"', '"zed": 1 },\n    "waitsFor"', "then.coins.zed: "],
    [
      '"do": { "_tag": "trick.play", "card": "red-1"',
      '"do": { "_tag": "trick.play", "card": "red-0"',
      "when[0].do.card: ",
    ],
    ['"by": "ann", "do"', '"by": "zed", "do"', "when[0].by: "],
    ['"by": "ann", "do"', '"by": "ann", "does"', "when[0]: "],
    ['"coins": { "ann": 1, "bob": 1', '"coins": { "ann": 19, "bob": 1', "given.coins: "],
    ['"centre": { "red": 3', '"centre": { "red": 2', "given.chefs: "],
    ['"ann": ["red-1", "red-5"', '"ann": ["red-1", "red-1"', "given: "],
  ])("%j turned into %j is refused with its field", (from, to, field) => {
    expect(verdictOn((text) => text.replace(from, to))).toMatch(
      new RegExp(`^TS-08 FAIL ${field.replaceAll(/[.[\]]/g, "\\$&")}`),
    );
  });

  it("what must be refused and is not fails, and the other way round", () => {
    expect(verdictOn((text) => text.replace('"by": "ann", "do"', '"by": "ann", "try"'))).toBe(
      "TS-08 FAIL when[0].try: expected refused, got accepted",
    );
    expect(verdictOn((text) => text.replace('"by": "bob", "do"', '"by": "cat", "do"'))).toMatch(
      /^TS-08 FAIL when\[1\]\.do: expected accepted, got refused NotNow/,
    );
  });

  it("the last refusal, legal commands and the end can be asked for", () => {
    const then = (part: string) => (text: string) => text.replace('"then": {', `"then": { ${part},`);
    const legal = (is: boolean) =>
      then(`"legal": [{ "by": "dan", "do": { "_tag": "trick.play", "card": "red-10", "coins": 0 }, "is": ${is} }]`);
    expect(verdictOn(legal(false))).toBe("TS-08 pass");
    expect(verdictOn(legal(true))).toBe("TS-08 FAIL then.legal[0].is: expected true, got false");
    const nobody = (text: string) => legal(false)(text).replace('"legal": [{ "by": "dan"', '"legal": [{ "by": "zed"');
    expect(verdictOn(nobody)).toMatch(/^TS-08 FAIL then\.legal\[0\]\.by: /);
    const noCard = (text: string) =>
      legal(false)(text).replace('"card": "red-10", "coins": 0 }, "is"', '"card": "red-0", "coins": 0 }, "is"');
    expect(verdictOn(noCard)).toMatch(/^TS-08 FAIL then\.legal\[0\]\.do\.card: /);
    expect(verdictOn(then('"refusal": "NotNow"'))).toBe('TS-08 FAIL then.refusal: expected "NotNow", got null');
    expect(verdictOn(then('"over": true'))).toBe("TS-08 FAIL then.over: expected true, got false");
    expect(verdictOn(then('"winner": null'))).toBe("TS-08 pass");
  });
});
