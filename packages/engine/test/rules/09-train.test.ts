import { describe, expect, it } from "vitest";
import { seatOf } from "@blueplate/kernel";
import { refuseCard } from "../../src/forms/career.ts";
import { countOf, type EmployeeId, type State } from "../../src/index.ts";
import { rulesetOf } from "../../src/rules/index.ts";
import {
  give,
  refused,
  rulesWith,
  teachersOffered,
  eventsOfCommand,
  train,
  workingDay,
} from "../../testing/company.ts";

const rules = rulesWith();

describe("R9 train", () => {
  it("R9.1, R9.2 a step exchanges a card on the beach, and the first one earns a milestone", () => {
    const state = workingDay(rules, [{ atWork: ["trainer"], beach: ["kitchen-trainee"] }], [], {
      "kitchen-trainee": 5,
    });
    const after = give(rules, state, train("kitchen-trainee", "pizza-cook"));
    expect(after.chains[0]?.beach).toEqual({ "pizza-cook": 1 });
    expect(countOf(after.supply.employees, "kitchen-trainee")).toBe(6);
    expect(after.chains[0]?.milestones.map(({ milestone }) => milestone)).toEqual(["first-train"]);
  });

  it("R9.3 nobody at work is trained, and nothing is trained without a trainer", () => {
    const state = workingDay(rules, [{ atWork: ["trainer", "errand-boy"], beach: ["waitress"] }]);
    expect(refused(rules, state, train("errand-boy", "cart-operator"))).toMatchObject({
      _tag: "NotOnBeach",
      rule: "R9.3",
    });
    expect(
      refused(rules, workingDay(rules, [{ beach: ["errand-boy"] }]), train("errand-boy", "cart-operator"))?._tag,
    ).toBe("NotNow");
  });

  it("R9.4 a card without a career goes nowhere", () => {
    const state = workingDay(rules, [{ atWork: ["trainer"], beach: ["waitress"] }]);
    expect(refused(rules, state, train("waitress", "cfo"))).toMatchObject({ _tag: "NoCareer", rule: "R9.4" });
  });

  it("R9.5 one card learns from one training card a turn; a coach may go on with it", () => {
    const two = workingDay(rules, [{ atWork: ["trainer", "trainer"], beach: ["errand-boy"] }]);
    const once = give(rules, two, train("errand-boy", "cart-operator"));
    expect(refused(rules, once, train("cart-operator", "truck-driver"))).toMatchObject({
      _tag: "NotEnoughTraining",
      steps: 1,
      left: 0,
    });
    const coached = give(
      rules,
      workingDay(rules, [{ atWork: ["coach"], beach: ["errand-boy"] }]),
      train("errand-boy", "cart-operator"),
    );
    expect(refused(rules, coached, train("cart-operator", "truck-driver"))).toBeNull();
  });

  it("R9.5 the default takes the single training card with the fewest steps that suffices", () => {
    const state = workingDay(rules, [{ atWork: ["trainer", "coach", "guru"], beach: ["errand-boy"] }]);
    const [event] = eventsOfCommand(rules, state, train("errand-boy", "truck-driver"));
    expect(event).toMatchObject({ _tag: "Trained", teachers: [{ teacher: 1, steps: 2 }] });
    expect(refused(rules, state, train("errand-boy", "truck-driver", ["trainer"]))).toMatchObject({
      _tag: "NotEnoughTraining",
    });
    expect(eventsOfCommand(rules, state, train("errand-boy", "cart-operator", ["guru"]))[0]).toMatchObject({
      teachers: [{ teacher: 2, steps: 1 }],
    });
  });

  it("R9.6 with the milestone the set that wastes fewest steps teaches, trainers first", () => {
    const milestones = ["first-pay-20"] as const;
    const state = workingDay(rules, [
      { atWork: ["trainer", "trainer", "coach"], beach: ["management-trainee"], milestones },
    ]);
    expect(eventsOfCommand(rules, state, train("management-trainee", "executive-vice-president"))[0]).toMatchObject({
      teachers: [
        { teacher: 0, steps: 1 },
        { teacher: 1, steps: 1 },
        { teacher: 2, steps: 2 },
      ],
    });
    expect(eventsOfCommand(rules, state, train("management-trainee", "senior-vice-president"))[0]).toMatchObject({
      teachers: [
        { teacher: 0, steps: 1 },
        { teacher: 2, steps: 2 },
      ],
    });
  });

  it("R9.6 a kind of teacher is named as often as cards of it have steps left, and no oftener", () => {
    const milestones = ["first-pay-20"] as const;
    const state = workingDay(rules, [
      { atWork: ["trainer", "trainer", "coach"], beach: ["errand-boy", "management-trainee"], milestones },
    ]);
    const offered = (at: State, ...using: readonly EmployeeId[]) =>
      teachersOffered(rules, at, { employee: "management-trainee", to: "senior-vice-president" }, using);
    expect(offered(state)).toEqual(["trainer", "coach"]);
    expect(offered(state, "trainer")).toEqual(["trainer", "coach"]);
    expect(offered(state, "trainer", "trainer")).toEqual(["coach"]);
    expect(offered(state, "trainer", "trainer", "coach")).toEqual([]);
    const taught = give(rules, state, train("errand-boy", "cart-operator", ["trainer"]));
    expect(offered(taught, "trainer")).toEqual(["coach"]);
  });

  it("R9.7 only the final card must be in the supply", () => {
    const state = workingDay(rules, [{ atWork: ["coach"], beach: ["errand-boy"] }], [], { "cart-operator": 0 });
    expect(refused(rules, state, train("errand-boy", "truck-driver"))).toBeNull();
    expect(refused(rules, state, train("errand-boy", "cart-operator"))).toMatchObject({
      _tag: "NoneLeft",
      rule: "R9.7",
    });
  });

  it("R9.8 nobody owns two copies of a 1x card", () => {
    const four = rulesWith({}, 4);
    const state = workingDay(four, [{ atWork: ["trainer", "guru"], beach: ["vice-president"] }]);
    expect(refused(four, state, train("vice-president", "guru"))).toMatchObject({ _tag: "OnlyOne", rule: "R9.8" });
  });

  it("R9.9 a holder of the $100 milestone trains no CFO", () => {
    const company = { atWork: ["trainer"], beach: ["senior-vice-president"] } as const;
    expect(refused(rules, workingDay(rules, [company]), train("senior-vice-president", "cfo"))).toBeNull();
    const rich = workingDay(rules, [{ ...company, milestones: ["first-have-100"] }]);
    expect(refused(rules, rich, train("senior-vice-president", "cfo"))).toMatchObject({
      _tag: "CeoIsCfo",
      rule: "R9.9",
    });
    const other = workingDay(rules, [{ atWork: ["trainer"], beach: ["errand-boy"], milestones: ["first-have-100"] }]);
    expect(refused(rules, other, train("errand-boy", "cart-operator"))).toBeNull();
  });

  it("R9.9 a CFO that can do something else besides is a CFO", () => {
    const ruleset = rulesetOf(rules);
    const { employees } = ruleset.content;
    const cfo = employees["cfo"] ?? expect.fail("no cfo");
    const both = { ...cfo, abilities: [...cfo.abilities, { _tag: "serve" as const, cash: 3 }] };
    const busier = { ...ruleset, content: { ...ruleset.content, employees: { ...employees, cfo: both } } };
    const state = workingDay(rules, [{ atWork: ["trainer"], milestones: ["first-have-100"] }]);
    expect(refuseCard(busier, state, seatOf(0), "cfo")).toMatchObject({ _tag: "CeoIsCfo", rule: "R9.9" });
  });
});
