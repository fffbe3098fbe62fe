import { foodChainMagnate, loadRules } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { rulesetOf, type State } from "@blueplate/engine";
import { historyOf, knownAt, roundComparisons, valueAt } from "@blueplate/forecast";
import { readLog, seatOf, stateCursorOf } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { axisOf, ticksOf, WIDTHS } from "../../src/analysis/axis.ts";
import { CHARTS, chartOf, rowsOf, readingsAt, stopsOf } from "../../src/magnate/analysis/chart.ts";
import { firstChanged, overlaid, roundRows } from "../../src/magnate/analysis/rounds.ts";

const NAME = "1/standard-deluxe-3p-steady-random-g2";
const text = readFileSync(new URL(`../../../../goldens/food-chain-magnate/${NAME}.jsonl`, import.meta.url), "utf8");
const { rules, entries, header } = Result.getOrThrow(readLog(text, (head) => foodChainMagnate.load(head.config)));
const own = Result.getOrThrow(loadRules(header.config));
const ruleset = rulesetOf(rules);
const walk = stateCursorOf(rules, entries);
// cast: the golden is a game of Food Chain Magnate, whose entries and states these are.
const told = entries as unknown as Parameters<typeof historyOf>[2];
const history = historyOf(ruleset, own, told);
const last = history.steps - 1;
const chainsAt = (at: number) => (walk.state(at) as State).chains;

describe("the charts of a game", () => {
  it.each(CHARTS)("%s shows something at each of its stops, and nothing before or after the game", (id) => {
    const stops = stopsOf(chartOf(id, history));
    expect(stops.length).toBeGreaterThan(1);
    expect(Math.min(...stops)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...stops)).toBeLessThanOrEqual(last);
    expect(stops).toEqual(stops.toSorted((a, b) => a - b));
  });

  it.each(CHARTS)("%s has a row for each round that leads to a moment of it", (id) => {
    const rows = rowsOf(chartOf(id, history), history);
    expect(rows.map(({ round }) => round)).toEqual(history.rounds.map(({ round }) => round));
    for (const { round, at } of rows) {
      const span = history.rounds.find((each) => each.round === round);
      expect(at).toBeGreaterThanOrEqual(span?.from ?? Number.NaN);
      expect(at).toBeLessThanOrEqual(span?.to ?? Number.NaN);
    }
  });

  it("has the cash of the states, at every stop and at the end of each round", () => {
    const chart = chartOf("cash", history);
    for (const at of stopsOf(chart)) {
      expect(readingsAt(chart, at).map(({ value }) => value)).toEqual(chainsAt(at).map(({ cash }) => cash));
    }
    for (const { at, said } of rowsOf(chart, history)) {
      expect(said.map(({ value }) => value)).toEqual(chainsAt(at).map(({ cash }) => cash));
    }
  });

  it("has in the bars of income what a round changed in the cash of each chain", () => {
    const rows = rowsOf(chartOf("income", history), history);
    for (const { seat, cash } of history.chains) {
      const sums = rows.map(({ said }) => said[seat]?.value ?? 0);
      const ends = history.rounds.map(({ to }) => valueAt(cash, to));
      expect(sums).toEqual(ends.map((end, index) => end - (ends[index - 1] ?? 0)));
    }
  });

  it("has every hire, training and milestone in the row of one round", () => {
    const hires = rowsOf(chartOf("hires", history), history).flatMap(({ said }) => said.flatMap(({ marks }) => marks));
    const all = history.chains.flatMap((chain) => [...chain.hires, ...chain.trainings, ...chain.gifts]);
    expect(hires.length).toBe(all.length);
    const claims = rowsOf(chartOf("milestones", history), history).flatMap(({ said }) =>
      said.map((s) => s.marks.length),
    );
    expect(claims.reduce((a, b) => a + b, 0)).toBe(history.chains.flatMap(({ milestones }) => milestones).length);
  });

  it("marks both breaks of the bank", () => {
    const bank = chartOf("bank", history);
    expect(bank.kind === "lines" && bank.flags.map(({ breaks }) => breaks)).toEqual([1, 2]);
  });

  it("tells nothing beyond what is known: no stop, and an axis that ends there", () => {
    const at = (history.rounds[5]?.from ?? 0) + 2;
    const known = knownAt(history, at);
    for (const id of CHARTS) expect(stopsOf(chartOf(id, known)).every((stop) => stop <= at)).toBe(true);
    expect(axisOf(known, "rounds").x(at)).toBe(1);
    expect(axisOf(known, "steps").x(at)).toBe(1);
  });
});

describe("the axis of a chart", () => {
  it.each(WIDTHS)("runs from 0 to 1 and never back, with %s of equal width", (width) => {
    const { x, rounds } = axisOf(history, width);
    expect([x(0), x(last)]).toEqual([0, 1]);
    for (let at = 1; at <= last; at++) expect(x(at)).toBeGreaterThanOrEqual(x(at - 1));
    expect(rounds.map(({ round }) => round)).toEqual(history.rounds.map(({ round }) => round));
    for (const { from, to } of rounds) expect(to).toBeGreaterThan(from);
  });

  it("has round values around what is drawn", () => {
    expect(ticksOf(0, 631)).toEqual([0, 200, 400, 600, 800]);
    expect(ticksOf(-5, 12)).toEqual([-5, 0, 5, 10, 15]);
    expect(ticksOf(0, 0)).toEqual([0]);
    expect(ticksOf(0, 3)).toEqual([0, 1, 2, 3]);
  });
});

describe("two lines side by side", () => {
  const other = historyOf(ruleset, own, told.slice(0, Math.floor(told.length * 0.7)));
  const rows = roundRows(history, other, roundComparisons(history, other, 0), "cash");

  it("has the number of each line in each round, and none where a line is over", () => {
    expect(rows.length).toBe(history.rounds.length);
    expect(rows.at(-1)?.cells.map(({ b, difference }) => [b, difference])).toEqual(
      history.chains.map(() => [null, null]),
    );
    expect(rows[0]?.cells.every(({ difference }) => difference === 0)).toBe(true);
    const [a, b] = overlaid(rows, seatOf(0));
    expect(a?.series.length).toBe(history.rounds.length);
    expect(b?.series.length).toBe(other.rounds.length);
  });

  it("looks first at a chain that differs", () => {
    const cell = { a: 1, b: 1, difference: 0 };
    const row = { round: 1, a: 3, b: 3, cells: [cell, { a: 1, b: 3, difference: 2 }] };
    expect(firstChanged([row, { ...row, cells: [cell, cell] }])).toBe(1);
    expect(firstChanged([])).toBe(0);
  });
});
