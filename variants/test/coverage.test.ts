import { coverage, rowsOf } from "@blueplate/engine/testing/coverage";
import { loadRules, MODULES } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

const brings = MODULES.filter((module) => rowsOf(module).size > 0);

describe("what modules bring is met by played games", () => {
  it("of several modules: cards, a good, events and a command", () => {
    const kinds = new Set(brings.flatMap((module) => [...rowsOf(module)].map((row) => row.replace(/ [^ ]*$/, ""))));
    // Whatever else a module brings is met as well.
    expect([...kinds]).toEqual(expect.arrayContaining(["at work", "card", "command", "event", "good"]));
    expect(brings.length).toBeGreaterThanOrEqual(5);
  });

  for (const module of brings) {
    // Some cards are there in larger games only: as few players as there can be with everything.
    const all = rowsOf(module).size;
    const { min, max } = module.seats ?? { min: 2, max: 5 };
    const seats = [2, 3, 4, 5, 6].find((n) => n >= min && n <= max && rowsOf(module, n).size === all) ?? max;
    const modules = [{ id: module.id, version: module.version }];
    coverage(module, { rules: Result.getOrThrow(loadRules({ modules, options: {}, seats })) });
  }
});
