import { describe, expect, it } from "vitest";
import { askedSample, askForSample, drawn } from "../../src/mutation/sample.ts";

const mutants = Array.from({ length: 400 }, (_, at) => ({
  id: String(at),
  fileName: `/anywhere/packages/engine/src/forms/${at % 7}.ts`,
  location: { start: { line: at, column: 1 }, end: { line: at, column: 9 } },
  replacement: "false",
}));

const paths = ["packages/engine/src/forms"];

describe("a sample of mutants", () => {
  it("has as many as are asked for, all of them where there are fewer", () => {
    expect(drawn(mutants, { count: 50, seed: "1", paths }).size).toBe(50);
    expect(drawn(mutants, { count: 900, seed: "1", paths }).size).toBe(400);
  });

  it("is the same for a seed, whatever numbers and folders a run gives, and another for another seed", () => {
    const elsewhere = mutants
      .toReversed()
      .map((each) => ({ ...each, fileName: each.fileName.replace("anywhere", "x") }));
    const first = drawn(mutants, { count: 50, seed: "1", paths });
    expect(drawn(elsewhere, { count: 50, seed: "1", paths })).toEqual(first);
    expect(drawn(mutants, { count: 50, seed: "2", paths })).not.toEqual(first);
  });

  it("has as many of each folder or file as are asked for, and none of any other", () => {
    const others = mutants.map((each) => ({
      ...each,
      id: `other ${each.id}`,
      fileName: each.fileName.replace("forms", "formulas"),
    }));
    const ids = [
      ...drawn([...mutants, ...others], {
        count: 5,
        seed: "1",
        paths: ["packages/engine/src/form", "packages/engine/src/formulas", "packages/engine/src/forms/3.ts"],
      }),
    ];
    expect(ids.filter((id) => id.startsWith("other "))).toHaveLength(5);
    expect(ids.filter((id) => !id.startsWith("other ")).map((id) => Number(id) % 7)).toEqual([3, 3, 3, 3, 3]);
  });

  it("is handed to other processes, or not asked for at all", () => {
    askForSample({ count: 50, seed: "one two", paths, tests: null });
    expect(askedSample()).toEqual({ count: 50, seed: "one two", paths, tests: null });
    askForSample(null);
    expect(askedSample()).toBeNull();
  });
});
