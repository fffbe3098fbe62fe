import { expect, it } from "vitest";
import { scaleOf, WHOLE, zoomed } from "../../src/analysis/line/scale.ts";

const ROUNDS = [
  { round: 1, from: 0, to: 10 },
  { round: 2, from: 10, to: 30 },
  { round: 3, from: 30, to: 34 },
];
const part = (round: number, from: number, passing = false) => ({ round, from, passing });
const PARTS = [
  part(1, 0),
  part(1, 4),
  part(1, 10, true),
  part(1, 10, true),
  part(2, 10),
  part(2, 20, true),
  part(2, 20),
  part(3, 30),
];

it("gives every round the same width, and finds every step again where it stands", () => {
  for (const parts of [[], PARTS]) {
    const scale = scaleOf(ROUNDS, WHOLE, parts);
    expect([scale.x(0), scale.x(10), scale.x(30)]).toEqual([0, 1 / 3, 2 / 3]);
    for (let at = 0; at <= 34; at++) expect(scale.at(scale.x(at))).toBe(at);
    for (let at = 1; at <= 34; at++) expect(scale.x(at)).toBeGreaterThan(scale.x(at - 1));
  }
});

it("lays the parts of a round one after the other, also those in which no step stands", () => {
  const { parts, x } = scaleOf(ROUNDS, WHOLE, PARTS);
  expect(parts.map((each) => each.part)).toEqual(PARTS);
  for (const [index, each] of parts.entries()) {
    expect(each.width).toBeGreaterThan(0.02);
    expect(each.x + each.width).toBeCloseTo(parts[index + 1]?.x ?? 1);
    if (!each.part.passing) expect(each.x).toBeCloseTo(x(each.part.from));
  }
});

it("keeps the place that is zoomed to", () => {
  const near = scaleOf(ROUNDS, zoomed(WHOLE, 0.5, 0.5), PARTS);
  expect(near.x(20)).toBeCloseTo((scaleOf(ROUNDS, WHOLE, PARTS).x(20) - 0.25) * 2);
});
