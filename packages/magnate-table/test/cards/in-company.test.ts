import type { State } from "@blueplate/engine";
import { beginTable } from "@blueplate/kernel";
import { foodChainMagnate, loadRules } from "@blueplate/variants";
import { MAGNATE_TABLE_WORDS } from "@blueplate/words/magnate-table";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { inCompany } from "../../src/cards/in-company.ts";

const words = MAGNATE_TABLE_WORDS.en.ask;
const config = { modules: [], options: {}, seats: 3 };
const { ruleset } = Result.getOrThrow(loadRules(config));
// cast: the table was begun under the rules of this game.
const [chain] = (beginTable(Result.getOrThrow(foodChainMagnate.load(config)), "cards", 0).state as State).chains;

describe("what a card says in its company", () => {
  it("is $5 of a waitress beside the milestone of waitresses; another card, and one of nobody, say what is printed", () => {
    if (!chain) throw new Error("a chain expected");
    const famous = { ...chain, milestones: [{ milestone: "first-waitress" as const, round: 1 }] };
    const said = (employee: "waitress" | "trainer", of?: typeof chain) =>
      inCompany(ruleset, employee, of, { effect: "$3", help: "Brings $3 after dinner" }, words);
    expect(said("waitress", famous)).toEqual({ effect: "$5", help: "Brings $5 after dinner" });
    expect([said("waitress"), said("waitress", chain), said("trainer", famous)]).toEqual(
      Array.from({ length: 3 }, () => ({ effect: "$3", help: "Brings $3 after dinner" })),
    );
  });

  it("is one drink more of an errand boy, and at every source of a buyer, beside the milestone of errand boys", () => {
    if (!chain) throw new Error("a chain expected");
    const quick = { ...chain, milestones: [{ milestone: "first-errand-boy" as const, round: 1 }] };
    const said = (employee: "errand-boy" | "cart-operator", of: typeof chain) =>
      inCompany(ruleset, employee, of, { effect: "as printed", help: "As printed." }, words);
    expect(said("errand-boy", chain).effect).toBe("as printed");
    expect(said("errand-boy", quick)).toEqual({
      effect: "2 drinks",
      help: "As printed. In this company: 2 drinks.",
    });
    expect(said("cart-operator", quick).effect).toBe("3 a source");
  });
});
