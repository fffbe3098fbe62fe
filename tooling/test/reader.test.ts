import { loadRules } from "@blueplate/variants";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Event, rulesetOf } from "@blueplate/engine";
import { historyOf, valueAt } from "@blueplate/forecast";
import { type Entry, moduleIds, openTable, readLog } from "@blueplate/kernel";
import { Result } from "effect";
import { logsUnder } from "../src/archive/files.ts";
import { afterAll, describe, expect, it } from "vitest";
import { gameOf } from "../src/games.ts";

const goldens = join(import.meta.dirname, "../../goldens");
const script = join(import.meta.dirname, "../../docs/examples/read_log.py");
const folder = mkdtempSync(join(tmpdir(), "blueplate-reader-"));
afterAll(() => rmSync(folder, { recursive: true }));

const hasPython = spawnSync("python3", ["--version"]).status === 0;
const read = (...paths: readonly string[]): readonly unknown[] =>
  execFileSync("python3", [script, ...paths], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));

const logOf = (path: string) =>
  Result.getOrThrow(readLog(readFileSync(path, "utf8"), ({ game, config }) => gameOf(game).load(config)));

/** What our own history says of a game of Food Chain Magnate. */
const magnateTotals = (path: string): unknown => {
  const { header, entries } = logOf(path);
  const rules = Result.getOrThrow(loadRules(header.config));
  const ruleset = rulesetOf(rules);
  // cast: the events of this game are those of its rules.
  const { chains, rounds, steps, moments } = historyOf(ruleset, rules, entries as readonly Entry<Event>[]);
  const dinner = ["sales", "gardens", "bonuses", "waitresses", "cfo"] as const;
  return {
    game: "food-chain-magnate",
    modules: moduleIds(header.config),
    over: moments.some(({ kind }) => kind === "end"),
    rounds: rounds.at(-1)?.round,
    chains: chains.map(({ seat, cash, income, milestones }) => ({
      player: header.seats[seat]?.player,
      cash: valueAt(cash, steps),
      dinners: dinner.reduce((sum, source) => sum + valueAt(income[source], steps), 0),
      salaries: 0 - valueAt(income.salaries, steps),
      milestones: milestones.map(({ milestone }) => milestone),
    })),
  };
};

const pathsOf = (game: string): readonly string[] => logsUnder([join(goldens, game)]);

// Python is no part of what a contributor needs; where there is none, this one reader is not tried.
const title = hasPython ? "the reader in Python" : "the reader in Python: not tried, there is no python3 here";

describe.skipIf(!hasPython)(title, () => {
  it("says of every frozen game of Food Chain Magnate what our history says", () => {
    const paths = pathsOf("food-chain-magnate");
    expect(read(...paths)).toEqual(paths.map(magnateTotals));
  });

  it("says of every frozen game of Trick-n-Chef the points of its end", () => {
    for (const path of pathsOf("trick-n-chef")) {
      const { rules, entries } = logOf(path);
      const outcome = rules.outcome(openTable(rules, "", entries).state);
      const scores = outcome?.ranking.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score);
      const [totals] = read(path);
      expect(totals).toMatchObject({ over: true, rounds: 3, players: scores?.map((points) => ({ points })) });
    }
  });

  it("reads a compressed log, and one with decisions taken back, as the plain one", () => {
    const [plain = ""] = pathsOf("food-chain-magnate");
    const packed = join(folder, "packed");
    writeFileSync(packed, gzipSync(readFileSync(plain)));
    const text = readFileSync(plain, "utf8");
    const seq = text.trimEnd().split("\n").length - 1;
    const undone = join(folder, "undone.jsonl");
    writeFileSync(undone, `${text}{"_tag":"Undone","seq":${seq},"seat":0,"commandId":"u","to":40,"at":0}\n`);
    const [first, second, third] = read(plain, packed, undone);
    expect(second).toEqual(first);
    expect(third).toEqual(magnateTotals(undone));
    expect(third).not.toEqual(first);
  });

  it.each([
    ["breaks off", (text: string) => text.slice(0, -20), /line \d+/],
    ["has a gap", (text: string) => text.replace('"seq":5,', '"seq":6,'), /line 7: expected entry 5/],
    ["is of a later version", (text: string) => text.replace(/"version":\d/, '"version":9'), /line 1/],
    ["is of another game", (text: string) => text.replace('"game":"', '"game":"un'), /line 1: unknown game/],
    ["is compressed and breaks off", (text: string) => gzipSync(text).subarray(0, 900), /breaks off/],
    ["unpacks to more than any game makes", () => gzipSync(Buffer.alloc(25_000_000)), /more than/],
  ])("refuses a log that %s", (_, damage, reason) => {
    const path = join(folder, "bad.jsonl");
    writeFileSync(path, damage(readFileSync(pathsOf("trick-n-chef")[0] ?? "", "utf8")));
    const { status, stderr } = spawnSync("python3", [script, path], { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toMatch(reason);
  });
});
