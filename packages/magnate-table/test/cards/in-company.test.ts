import type { State } from "@blueplate/engine";
import { beginTable } from "@blueplate/kernel";
import { foodChainMagnate, loadRules } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { inCompany } from "../../src/cards/in-company.ts";

const config = { modules: [], options: {}, seats: 3 };
const { ruleset } = Result.getOrThrow(loadRules(config));
// cast: the table was begun under the rules of this game.
const [chain] = (beginTable(Result.getOrThrow(foodChainMagnate.load(config)), "cards", 0).state as State).chains;

describe("what a card says in its company", () => {
  it("is $5 of a waitress beside the milestone of waitresses; another card, and one of nobody, say what is printed", () => {
    if (!chain) throw new Error("a chain expected");
    const famous = { ...chain, milestones: [{ milestone: "first-waitress" as const, round: 1 }] };
    const said = (employee: "waitress" | "trainer", of?: typeof chain) =>
      inCompany(ruleset, employee, of, "Brings $3 after dinner");
    expect(said("waitress", famous)).toBe("Brings $5 after dinner");
    expect([said("waitress"), said("waitress", chain), said("trainer", famous)]).toEqual(
      Array.from({ length: 3 }, () => "Brings $3 after dinner"),
    );
  });
});
