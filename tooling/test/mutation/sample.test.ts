import { describe, expect, it } from "vitest";
import { askedSample, askForSample, drawn } from "../../src/mutation/sample.ts";

const mutants = Array.from({ length: 400 }, (_, at) => ({
  id: String(at),
  fileName: `/anywhere/packages/engine/src/forms/${at % 7}.ts`,
  location: { start: { line: at, column: 1 }, end: { line: at, column: 9 } },
  replacement: "false",
}));

describe("a sample of mutants", () => {
  it("has as many as are asked for, all of them where there are fewer", () => {
    expect(drawn(mutants, { count: 50, seed: "1" }).size).toBe(50);
    expect(drawn(mutants, { count: 900, seed: "1" }).size).toBe(400);
  });

  it("is the same for a seed, whatever numbers and folders a run gives, and another for another seed", () => {
    const elsewhere = mutants
      .toReversed()
      .map((each) => ({ ...each, fileName: each.fileName.replace("anywhere", "x") }));
    const first = drawn(mutants, { count: 50, seed: "1" });
    expect(drawn(elsewhere, { count: 50, seed: "1" })).toEqual(first);
    expect(drawn(mutants, { count: 50, seed: "2" })).not.toEqual(first);
  });

  it("is handed to other processes, or not asked for at all", () => {
    askForSample({ count: 50, seed: "one two" });
    expect(askedSample()).toEqual({ count: 50, seed: "one two" });
    askForSample(null);
    expect(askedSample()).toBeNull();
  });
});
