import { countList, EmployeeId, isLegalStructure, listCounts, structureOf, subtractCounts } from "@blueplate/engine";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { fillOrder, slotsUnder, structureForecastOf, whoFits } from "../../src/index.ts";

const ruleset = rulesetWith();
const id = Schema.decodeSync(EmployeeId);
const cards = (...names: readonly string[]) => countList(names.map((name) => id(name)));

describe("everybody who fits", () => {
  const hand = cards("waitress", "kitchen-trainee", "kitchen-trainee", "management-trainee", "trainer", "marketeer");

  it("finds managers a place first, and of the others those whom the coach would send", () => {
    const advised = ["trainer", "kitchen-trainee", "marketeer", "management-trainee"].map((name) => id(name));
    const order = fillOrder(ruleset, hand, advised);
    expect(order[0]).toBe("management-trainee");
    expect(order.slice(1, 4).toSorted()).toEqual(["kitchen-trainee", "marketeer", "trainer"]);
    expect(order.slice(4).toSorted()).toEqual(["kitchen-trainee", "waitress"]);
  });

  it("sends nobody who is not in hand, and leaves nobody out", () => {
    const order = fillOrder(ruleset, hand, [id("guru"), id("trainer"), id("trainer")]);
    expect(countList(order)).toEqual(hand);
    expect(order.slice(0, 2)).toEqual(["trainer", "management-trainee"]);
  });

  it("seats whom the coach would send before those who sat there last round, a manager among them too", () => {
    const all = cards("recruiting-girl", "recruiting-girl", "management-trainee", "marketing-trainee", "trainer");
    const advised = ["marketing-trainee", "trainer", "recruiting-girl"].map((name) => id(name));
    const sat = ["recruiting-girl", "recruiting-girl", "management-trainee"].map((name) => id(name));
    const chosen = whoFits(ruleset, 3, fillOrder(ruleset, all, advised, sat));
    expect(chosen).toEqual(expect.arrayContaining(advised));
    // Those whom somebody has put there stay.
    expect(
      whoFits(ruleset, 3, fillOrder(ruleset, all, sat, advised))
        .slice(0, 3)
        .toSorted(),
    ).toEqual(sat.toSorted());
  });

  it("finds a place first for whoever brings guests and goods, where nobody advises", () => {
    const all = cards("recruiting-girl", "trainer", "pricing-manager", "waitress", "burger-cook", "marketing-trainee");
    expect(whoFits(ruleset, 3, fillOrder(ruleset, all))).toEqual(["marketing-trainee", "burger-cook", "waitress"]);
  });

  it("keeps every card of a structure that is legal, in whatever order its cards come", () => {
    const structure = ["recruiting-girl", "recruiting-girl", "kitchen-trainee", "kitchen-trainee", "marketing-trainee"];
    const managers = ["management-trainee", "management-trainee"];
    for (const names of [
      [...structure, ...managers],
      [...managers, ...structure],
    ]) {
      const last = names.map((name) => id(name));
      expect(whoFits(ruleset, 3, last).toSorted()).toEqual(last.toSorted());
    }
  });

  it("is asked for before a structure is ready exactly where somebody more would be at work: 400 companies", () => {
    const kinds = ["management-trainee", "waitress", "burger-cook", "vice-president", "pricing-manager"];
    const asked = { free: 0, byManager: 0, never: 0 };
    for (let number = 0; number < 400; number++) {
      const names = Array.from({ length: 3 + (number % 6) }, (_, at) => id(kinds[(number * 3 + at * at) % 5] ?? ""));
      const mine = countList(names);
      const { rules, state } = evening("restructuring", [{ hand: names }, {}], { ceoSlots: 2 + (number % 3) });
      // Those dealt first, or everybody but the managers.
      const wanted = names.filter((card, at) => (number % 2 === 0 ? at < number % 9 : slotsUnder(ruleset, card) === 0));
      const works = whoFits(ruleset, state.ceoSlots, wanted);
      const plan = structureForecastOf(ruleset, rules, state, seat(0), works);
      const more = whoFits(ruleset, state.ceoSlots, fillOrder(ruleset, mine, works)).length - works.length;
      expect(plan.idle).toBe(more);
      const couldCome = listCounts(subtractCounts(mine, countList(works))).some((card) =>
        isLegalStructure(structureOf(ruleset, countList([...works, card])), state.ceoSlots),
      );
      expect(plan.idle > 0).toBe(couldCome);
      asked[!couldCome ? "never" : plan.open > 0 ? "free" : "byManager"]++;
    }
    expect(Math.min(...Object.values(asked))).toBeGreaterThan(20);
  });
});
