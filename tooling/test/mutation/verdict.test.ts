import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Mutant } from "../../src/mutation/stryker.ts";
import { complaintsAbout, type MutantToCheck } from "../../src/mutation/type-checker.ts";
import { judge, shareCaught, type EquivalentMutant } from "../../src/mutation/verdict.ts";

const FILE = "packages/engine/src/forms/sample.ts";
const SOURCE = `export const isFull = (room: number, kept: number): boolean =>
  kept >= room &&
    room > 0;
`;
const files = new Map([[FILE, SOURCE]]);

/** A mutant of `from` in the sample, as Stryker tells it: lines and columns counted from 1. */
const mutant = (from: string, replacement: string, status: Mutant["status"]): Mutant => {
  const place = (offset: number) => {
    const before = SOURCE.slice(0, offset).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const start = SOURCE.indexOf(from);
  const location = { start: place(start), end: place(start + from.length) };
  return { id: replacement, fileName: FILE, mutatorName: "test", location, replacement, status };
};

const MUTANTS: readonly Mutant[] = [
  mutant("kept >= room", "kept > room", "Killed"),
  mutant("kept >= room", "kept <= room", "Timeout"),
  mutant("kept >= room &&\n    room > 0", "kept >= room ||\n    room > 0", "Survived"),
  mutant("room > 0", "room >= 0", "NoCoverage"),
  mutant("room > 0", '""', "CompileError"),
];
const NAMED: EquivalentMutant = {
  file: FILE,
  line: "room > 0;",
  from: "room > 0",
  to: "room >= 0",
  why: "no room is full",
};

const root = join(import.meta.dirname, "../../..");

describe("what the mutants of a file came to", () => {
  it("each that is named as without effect is one of a line that stands there", () => {
    // cast: our own file, whose shape is that of the code that reads it.
    const named = JSON.parse(readFileSync(join(root, "tooling/mutants.json"), "utf8")) as readonly EquivalentMutant[];
    const isThere = ({ file, line, from }: EquivalentMutant): boolean => {
      const lines = readFileSync(join(root, file), "utf8").split("\n");
      const below = lines.slice(lines.findIndex((each) => each.trim() === line));
      return lines.some((each) => each.trim() === line) && below.join(" ").replaceAll(/\s+/g, " ").includes(from);
    };
    expect(named.filter((each) => !isThere(each))).toEqual([]);
  });

  it("names the survivors in one line each; what does not compile does not count", () => {
    const verdict = judge(MUTANTS, files, []);
    expect(verdict).toMatchObject({ total: 4, caught: 2, withoutEffect: 0, stale: [] });
    expect(verdict.survivors).toEqual([
      { file: FILE, at: 2, line: "kept >= room &&", from: "kept >= room && room > 0", to: "kept >= room || room > 0" },
      { file: FILE, at: 3, line: "room > 0;", from: "room > 0", to: "room >= 0" },
    ]);
    expect(shareCaught(verdict)).toBe(50);
  });

  it("leaves out what is named as without effect, and tells of a name that fits none that survives", () => {
    const caught = { ...NAMED, from: "kept >= room", to: "kept > room" };
    const elsewhere = { ...NAMED, file: "packages/engine/src/forms/other.ts" };
    const verdict = judge(MUTANTS, files, [NAMED, caught, elsewhere]);
    expect(verdict.survivors.map(({ at }) => at)).toEqual([2]);
    expect(verdict).toMatchObject({ withoutEffect: 1, stale: [caught] });
    expect(shareCaught(verdict)).toBeCloseTo((100 * 2) / 3);
  });

  it("all are caught where there is nothing to catch", () => {
    expect(shareCaught(judge([], files, []))).toBe(100);
  });
});

describe("what the compiler says of mutants", () => {
  it("refuses those whose types do not fit, each by itself", () => {
    const start = { line: 0, column: 0 };
    const atTop = (id: string, replacement: string): MutantToCheck => ({
      id,
      fileName: join(root, "packages/kernel/src/differing.ts"),
      location: { start, end: start },
      replacement,
    });
    const complaints = complaintsAbout(root, [
      atTop("1", "/* nothing else */ "),
      atTop("2", 'export const wrong: number = "";\n'),
    ]);
    expect([...complaints.keys()]).toEqual(["2"]);
    expect(complaints.get("2")).toMatch(/^TS2322: /);
  });
});
