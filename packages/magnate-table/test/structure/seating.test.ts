import { countList, EmployeeId, isLegalStructure, rulesetOf, structureOf } from "@blueplate/engine";
import { foodChainMagnate } from "@blueplate/variants";
import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { movedTo, seatingOf, type SeatingPlan, without } from "../../src/structure/seating.ts";

const config = { modules: [], options: {}, seats: 3 };
const ruleset = rulesetOf(Result.getOrThrow(foodChainMagnate.load(config)));
const id = Schema.decodeSync(EmployeeId);
const cards = (...names: readonly string[]) => countList(names.map((name) => id(name)));
const seat = (names: readonly string[], before: SeatingPlan | null = null, ceoSlots = 3) =>
  seatingOf({ ruleset, cards: cards(...names), ceoSlots }, before);
const everybody = ({ slots, surplus }: SeatingPlan) =>
  [...slots.flatMap(({ holder, team }) => [holder, ...team]), ...surplus].filter((each) => each !== null).toSorted();

describe("who sits where (R5.4)", () => {
  it("gives slots of the CEO to managers, and those of managers to the others", () => {
    expect(seat(["waitress", "management-trainee", "trainer", "burger-cook"])).toEqual({
      slots: [
        { holder: "management-trainee", team: ["waitress", "trainer"] },
        { holder: "burger-cook", team: [] },
        { holder: null, team: [] },
      ],
      surplus: [],
    });
  });

  it("leaves whoever sits where he sits", () => {
    const before = seat(["management-trainee", "trainer", "waitress"]);
    const after = seat(["management-trainee", "waitress", "burger-cook"], before);
    expect(after.slots[0]).toEqual({ holder: "management-trainee", team: ["burger-cook", "waitress"] });
  });

  it("lets a manager who comes take the slot of somebody who finds another", () => {
    const before = seat(["waitress", "trainer", "burger-cook"]);
    const after = seat(["waitress", "trainer", "burger-cook", "management-trainee"], before);
    expect(after.slots[0]).toEqual({ holder: "management-trainee", team: ["waitress", null] });
    expect(after.surplus).toEqual([]);
  });

  it("seats those of a manager who goes elsewhere, and says who finds no slot", () => {
    const before = seat(["management-trainee", "waitress", "trainer", "burger-cook", "pizza-cook"]);
    const after = seat(["waitress", "trainer", "burger-cook", "pizza-cook"], before);
    expect(everybody(after)).toEqual(["burger-cook", "pizza-cook", "trainer", "waitress"]);
    expect(after.surplus).toHaveLength(1);
    expect(seat(["vice-president", "vice-president", "management-trainee", "guru"], null, 2).surplus).toEqual([
      "management-trainee",
    ]);
  });

  it("gives the slot that is wished, unless a manager would sit under another", () => {
    const staff = { ruleset, cards: cards("management-trainee", "waitress"), ceoSlots: 3 };
    const wish = (slot: number, team: number | null) =>
      seatingOf(staff, seat(["management-trainee"]), { card: id("waitress"), at: { slot, team } }).slots;
    expect(wish(0, 1)[0]?.team).toEqual([null, "waitress"]);
    expect(wish(2, null)[2]?.holder).toBe("waitress");
    const two = { ...staff, cards: cards("vice-president", "management-trainee") };
    const under = { card: id("management-trainee"), at: { slot: 0, team: 0 } };
    expect(seatingOf(two, seat(["vice-president"]), under).slots[1]?.holder).toBe("management-trainee");
  });

  it("moves people to a free slot, a manager with his people, and nobody onto somebody", () => {
    const plan = seat(["management-trainee", "waitress"]);
    expect(movedTo(ruleset, plan, { slot: 0, team: 0 }, { slot: 2, team: null }).slots[2]?.holder).toBe("waitress");
    expect(movedTo(ruleset, plan, { slot: 0, team: null }, { slot: 1, team: null }).slots[1]).toEqual({
      holder: "management-trainee",
      team: ["waitress", null],
    });
    expect(movedTo(ruleset, plan, { slot: 0, team: 0 }, { slot: 0, team: null })).toBe(plan);
    expect(without(plan, { slot: 0, team: 0 }).slots[0]?.team).toEqual([null, null]);
  });

  it("finds a slot for everybody wherever the rules allow a structure, and never loses a card: 500 companies", () => {
    const kinds = ["management-trainee", "vice-president", "waitress", "trainer", "burger-cook", "guru"];
    let before: SeatingPlan | null = null;
    for (let number = 0; number < 500; number++) {
      const names = Array.from(
        { length: number % 11 },
        (_, at) => kinds[(number * 7 + at * at * 3) % kinds.length] ?? "",
      );
      const ceoSlots = 2 + (number % 3);
      const plan = seat(names, before, ceoSlots);
      before = plan;
      expect(everybody(plan)).toEqual(names.toSorted());
      const isLegal = isLegalStructure(structureOf(ruleset, cards(...names)), ceoSlots);
      expect(plan.surplus.length === 0).toBe(isLegal);
    }
  });
});
