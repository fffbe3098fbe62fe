import { beginTable, redact } from "@blueplate/kernel";
import { loadRules, trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { sensibleChef } from "../src/trick-n-chef/sensible.ts";
import { winsAgainstRandom } from "./arena.ts";

describe("the sensible player of Trick-n-Chef", () => {
  it.each([3, 4])("wins most games at a table of %i against random players, whatever its seat", (seats) => {
    expect(winsAgainstRandom(sensibleChef, trickNChef, 12, { seats })).toBeGreaterThanOrEqual(9);
  });

  it("decides the same on the same view with the same seed", () => {
    const rules = Result.getOrThrow(loadRules({ ruleset: "standard", options: {}, seats: 4 }));
    const view = redact(beginTable(rules, "same", 0).state, "watcher");
    const [seat] = rules.waitsFor(view);
    if (seat === undefined) throw new Error("nobody must decide");
    const decide = () => sensibleChef.decide(redact(view, seat), seat, rules, { seed: "s", work: 1 });
    expect(decide()).toEqual(decide());
  });
});
