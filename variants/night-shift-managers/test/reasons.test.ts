import { cardId, rulesetOf } from "@blueplate/engine";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { saidOf, saidOfCompany } from "@blueplate/variants/testing/reasons";
import { describe, expect, it } from "vitest";

const NIGHT = "night-shift-manager";
const day = (atWork: readonly string[], more: object = {}) =>
  evening("working", [{ atWork, ...more }, {}], {}, {}, [`${NIGHT}s`]);

const morning = (hand: readonly string[]) =>
  evening("restructuring", [{ hand }, {}], { milestonesGone: ["first-waitress"] }, {}, [`${NIGHT}s`]);

describe("why somebody works by night", () => {
  it("names who acts once more, the pieces and the waitresses' money that this is", () => {
    const [said, ...others] = saidOfCompany(
      morning([NIGHT, "management-trainee", "waitress", "kitchen-trainee", "burger-cook"]),
      0,
    );
    expect(others).toEqual([]);
    expect(said).toMatchObject({ id: "night-shift-managers:twice", count: 3, pieces: 1, dollars: 3 });
    expect(said?.["cards"]).toHaveLength(3);
    const scene = day([NIGHT, "waitress"]);
    const { formulas } = rulesetOf(scene.rules);
    expect(formulas.waitressPay(rulesetOf(scene.rules), scene.state, seat(0))).toBe(6);
    expect(saidOfCompany(morning(["waitress"]), 0)).toEqual([]);
    expect(saidOfCompany(morning([NIGHT, "burger-cook"]), 0)).toEqual([]);
  });

  it("when hired names who would", () => {
    const hire = { _tag: "work.hire", employee: cardId(NIGHT) } as const;
    const staffed = day(["waitress", "burger-cook"], { beach: ["trainer"] });
    expect(saidOf(staffed, 0, hire)).toMatchObject([{ id: "night-shift-managers:hired", count: 2 }]);
    expect(saidOf(day([]), 0, hire)).toEqual([]);
    expect(saidOf(staffed, 0, { _tag: "work.hire", employee: "waitress" })).toEqual([]);
  });
});
