import { type Json, redact, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import type { EmployeeId, State } from "../../src/index.ts";
import { give, refused, restructuring, rulesWith } from "../../testing/company.ts";
import { evening } from "@blueplate/variants/testing/evening";

const rules = rulesWith();
const submit = (employees: readonly EmployeeId[]) => ({ _tag: "restructure.submit", employees }) as const;
const many = (employee: EmployeeId, count: number): readonly EmployeeId[] =>
  Array.from({ length: count }, () => employee);

/** The state after both have submitted: the other player has nobody and is ready by himself. */
const revealed = (hand: readonly EmployeeId[], selected: readonly EmployeeId[]): State =>
  give(rules, give(rules, restructuring(rules, [{ hand }, { hand: ["waitress"] }]), submit(selected)), submit([]), 1);

describe("R5 restructuring", () => {
  it("R5.1, R5.6 only cards in hand can be selected", () => {
    const state = restructuring(rules, [{ hand: ["waitress"] }, { hand: ["waitress"] }]);
    expect(refused(rules, state, submit(["trainer"]))).toMatchObject({ _tag: "NotInHand", rule: "R5.1" });
    expect(refused(rules, state, submit(["waitress", "waitress"]))).toMatchObject({ _tag: "NotInHand" });
  });

  it("R5.1, R5.8 a list is done that can be handed in as it stands", () => {
    const strict = rulesWith({ overfill: "reject" });
    const state = restructuring(strict, [{ hand: many("waitress", 4) }, { hand: ["waitress"] }]);
    const slot = strict.forms["restructure.submit"]?.slots[0];
    if (slot?.shape !== "list") throw new Error("no list");
    const done = [0, 3, 4, 5].map((count) => slot.fits(state, seatOf(0), {}, many("waitress", count)));
    expect(done).toEqual([true, true, false, false]);
  });

  it("R5.1 whoever has chosen may choose again until the last has", () => {
    const asked = (state: State) => [rules.waitsFor(state), rules.mayResubmit(state)];
    const state = restructuring(rules, [{ hand: ["waitress", "trainer"] }, { hand: ["waitress"] }]);
    expect(asked(state)).toEqual([[0, 1], []]);
    const one = give(rules, state, submit(["waitress"]));
    expect(asked(one)).toEqual([[1], [0]]);
    const again = give(rules, one, submit(["trainer"]));
    const all = give(rules, again, submit([]), 1);
    expect(all.chains[0]).toMatchObject({ atWork: { trainer: 1 }, beach: { waitress: 1 } });
    expect(rules.mayResubmit(all)).toEqual([]);
  });

  it("R5.2 whoever has nobody is ready by himself, and knows it; the others are not told", () => {
    const { state } = evening("restructuring", [{}, { hand: ["waitress"] }]);
    expect(rules.waitsFor(state)).toEqual([1]);
    const submitted = (viewer: number): Json => {
      const { stage } = redact(state, seatOf(viewer));
      return stage._tag === "restructuring" ? (stage.submitted[0]?.content ?? null) : null;
    };
    expect(submitted(0)).toEqual([]);
    expect(submitted(1)).toBeNull();
  });

  it.each([
    [["management-trainee", "waitress", "waitress", "trainer", "trainer"], true],
    [["management-trainee", "waitress", "waitress", "trainer", "trainer", "trainer"], false],
    [many("management-trainee", 4), false],
    [["executive-vice-president", ...many("waitress", 12)], true],
    [["executive-vice-president", ...many("waitress", 12), "trainer"], false],
  ] as readonly (readonly [readonly EmployeeId[], boolean])[])(
    "R5.4, R5.7 %j fits under three slots: %s",
    (selected, fits) => {
      const state = revealed(selected, selected);
      expect(Object.keys(state.chains[0]?.atWork ?? {}).length > 0).toBe(fits);
    },
  );

  it("R5.8 an overfilled selection goes to the beach whole, or is refused with the option", () => {
    const selected = many("trainer", 4);
    expect(revealed(selected, selected).chains[0]?.beach).toEqual({ trainer: 4 });
    const strict = rulesWith({ overfill: "reject" });
    const state = restructuring(strict, [{ hand: selected }, { hand: ["waitress"] }]);
    expect(refused(strict, state, submit(selected))).toMatchObject({ _tag: "Overfilled", rule: "R5.8", others: 4 });
  });

  it("R5.9, R6.1 open slots decide who chooses the position first", () => {
    const state = revealed(
      ["management-trainee", "junior-vice-president", ...many("waitress", 3)],
      ["management-trainee", "junior-vice-president", ...many("waitress", 3)],
    );
    expect(state.stage).toMatchObject({ _tag: "order-of-business", openSlots: [3, 3] });
    expect(refused(rules, state, { _tag: "order.choosePosition", position: 3 })).toMatchObject({
      _tag: "NoSuchPosition",
      rule: "R6.3",
    });
  });

  it("R5.10, R20.1.5 whoever reveals a waitress at work gains the milestone; on the beach nobody does", () => {
    const names = (state: State) => state.chains[0]?.milestones.map(({ milestone }) => milestone);
    expect(names(revealed(["waitress"], ["waitress"]))).toContain("first-waitress");
    expect(names(revealed(["waitress"], []))).toEqual([]);
  });
});
