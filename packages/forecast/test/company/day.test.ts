import { loadRules, modulesOf } from "@blueplate/variants";
import { type Cards, costsSalary } from "@blueplate/engine";
import {
  claimsIn,
  dayLeftOf,
  foresee,
  hiresLeftOf,
  structureForecastOf,
  postsOf,
  powersOf,
  recruitRaceOf,
} from "../../src/index.ts";
import { evening, give, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

const ruleset = rulesetWith();
const day = (chain: Readonly<Record<string, unknown>>, more: object = {}) =>
  evening("working", [chain, {}], { turnOrder: ["p0", "p1"], ...more });

describe("what is left of a working day", () => {
  const scene = day({
    atWork: ["management-trainee", "recruiting-manager", "coach", "burger-cook", "new-business-developer"],
  });

  it("counts hires, training steps and cards that have not acted; nothing for others", () => {
    expect(dayLeftOf(ruleset, scene.state, seat(0))).toEqual({
      "work.hire": 3,
      "work.train": 2,
      "work.produce": 1,
      "work.placeHouse": 1,
      "work.addGarden": 1,
    });
    expect(dayLeftOf(ruleset, scene.state, seat(1))).toEqual({});
  });

  it("goes down with every act", () => {
    const hired = give(scene, 0, { _tag: "work.hire", employee: "waitress" }).scene;
    expect(dayLeftOf(ruleset, hired.state, seat(0))["work.hire"]).toBe(2);
    const cooked = give(scene, 0, { _tag: "work.produce", cook: "burger-cook", good: "burger" }).scene;
    expect(dayLeftOf(ruleset, cooked.state, seat(0))["work.produce"]).toBeUndefined();
  });

  it("R17.5, R17.6 tells the hires that are free from those that are worth a discount", () => {
    expect(hiresLeftOf(ruleset, scene.state, seat(0))).toEqual({ free: 1, kept: 2, worth: 10 });
    const once = give(scene, 0, { _tag: "work.hire", employee: "waitress" }).scene;
    expect(hiresLeftOf(ruleset, once.state, seat(0))).toEqual({ free: 0, kept: 2, worth: 10 });
    const twice = give(once, 0, { _tag: "work.hire", employee: "waitress" }).scene;
    expect(hiresLeftOf(ruleset, twice.state, seat(0))).toEqual({ free: 0, kept: 1, worth: 5 });
  });
});

describe("R20.3 the milestone for recruiting", () => {
  const three = day({ atWork: ["recruiting-manager"] });

  it("counts those recruited towards it while the hires that are left suffice", () => {
    expect(recruitRaceOf(ruleset, three.state, seat(0))).toEqual({
      milestone: "first-hire-3",
      recruited: 0,
      persons: 3,
    });
    const once = give(three, 0, { _tag: "work.hire", employee: "waitress" }).scene;
    expect(recruitRaceOf(ruleset, once.state, seat(0))?.recruited).toBe(1);
  });

  it("is silent where too few can be hired, or the milestone is gone or held", () => {
    expect(recruitRaceOf(ruleset, day({ atWork: ["recruiting-girl"] }).state, seat(0))).toBeNull();
    expect(recruitRaceOf(ruleset, three.state, seat(1))).toBeNull();
    const held = day({ atWork: ["recruiting-manager"], milestones: ["first-hire-3"] });
    expect(recruitRaceOf(ruleset, held.state, seat(0))).toBeNull();
    const gone = day({ atWork: ["recruiting-manager"] }, { milestonesGone: ["first-hire-3"] });
    expect(recruitRaceOf(ruleset, gone.state, seat(0))).toBeNull();
  });
});

describe("R22.1 where there is no payday", () => {
  const load = (id: string) => Result.getOrThrow(loadRules({ modules: modulesOf(id), options: {}, seats: 2 })).ruleset;
  const company = { atWork: ["recruiting-manager", "burger-cook"], cash: 3 };

  it.each(["introductory", "second-game"])("%s: no card costs anything, and every hire is free", (id) => {
    const plain = load(id);
    const { state } = evening("working", [company, {}], { turnOrder: ["p0", "p1"] }, {}, id);
    const [chain] = state.chains;
    expect(chain && costsSalary(plain, chain, "burger-cook")).toBe(false);
    expect(chain && plain.formulas.billOf(plain, state, seat(0), chain)).toMatchObject({ salaried: 0, due: 0 });
    expect(hiresLeftOf(plain, state, seat(0))).toEqual({ free: 3, kept: 0, worth: 0 });
  });
});

describe("what an act would come to", () => {
  const scene = day({ atWork: ["trainer", "burger-cook"], beach: ["kitchen-trainee"] });

  it("names the milestones that it claims, and changes nothing", () => {
    const train = { _tag: "work.train", employee: "kitchen-trainee", to: "burger-cook" } as const;
    const after = foresee(scene.rules, scene.state, seat(0), train);
    expect(claimsIn(after?.events ?? [], seat(0))).toEqual(["first-train"]);
    expect(claimsIn(after?.events ?? [], seat(1))).toEqual([]);
    expect(scene.state.chains[0]?.beach).toEqual({ "kitchen-trainee": 1 });
  });

  it("does not let the game go on", () => {
    const alone = evening("working", [{}, {}], { turnOrder: ["p0", "p1"] });
    const ended = foresee(alone.rules, alone.state, seat(0), { _tag: "work.endTurn" });
    expect(ended?.events.map(({ _tag }) => _tag)).toEqual(["TurnEnded"]);
  });

  it("is nothing where the rules refuse", () => {
    expect(foresee(scene.rules, scene.state, seat(0), { _tag: "work.hire", employee: "coach" })).toBeNull();
    expect(foresee(scene.rules, scene.state, seat(1), { _tag: "work.endTurn" })).toBeNull();
  });
});

describe("where a card leads", () => {
  it("R9.4 lists every position with its steps, its pile and what stands in the way", () => {
    const { state } = day({ atWork: ["trainer"], beach: ["kitchen-trainee"] }, { supply: { "pizza-cook": 0 } });
    const posts = postsOf(ruleset, state, seat(0), "kitchen-trainee");
    expect(posts.map(({ to, steps, left, refusal }) => [to, steps, left, refusal?._tag ?? null])).toEqual([
      ["burger-cook", 1, 6, null],
      ["burger-chef", 2, 1, "NotEnoughTraining"],
      ["pizza-cook", 1, 0, "NoneLeft"],
      ["pizza-chef", 2, 1, "NotEnoughTraining"],
    ]);
    expect(posts.map(({ teachers }) => teachers)).toEqual([["trainer"], [], [], []]);
    expect(posts.map(({ from }) => from)).toEqual(["kitchen-trainee", "burger-cook", "kitchen-trainee", "pizza-cook"]);
  });
});

describe("what a career costs", () => {
  it("R17.4 tells what payday costs more: the salary of a card that had none, where no milestone takes it off", () => {
    const raises = (employee: "marketing-trainee" | "burger-cook", more: object = {}) => {
      const { state } = day({ atWork: ["trainer"], beach: [employee], ...more });
      return [...new Set(postsOf(ruleset, state, seat(0), employee).map(({ raise }) => raise))];
    };
    expect(raises("marketing-trainee")).toEqual([5]);
    expect(raises("burger-cook")).toEqual([0]);
    expect(raises("marketing-trainee", { milestones: ["first-billboard"] })).toEqual([0]);
  });
});

describe("what a structure would mean", () => {
  const hand = ["management-trainee", "pricing-manager", "recruiting-manager", "burger-cook", "waitress"] as const;
  const scene = evening("restructuring", [{ hand, cash: 3 }, {}]);
  const plan = (...employees: Parameters<typeof structureForecastOf>[4]) =>
    structureForecastOf(ruleset, scene.rules, scene.state, seat(0), employees);

  it("R5.7 counts the slots that stay open", () => {
    expect(plan().open).toBe(3);
    expect(plan("management-trainee", "burger-cook").open).toBe(3);
    expect(plan("burger-cook", "waitress", "pricing-manager", "recruiting-manager").open).toBe(-1);
  });

  it("R11.3, R11.8 counts what errand boys fetch, with the milestone that the reveal itself brings", () => {
    const errands = (milestones: readonly string[], ...employees: Parameters<typeof structureForecastOf>[4]) => {
      const { rules, state } = evening("restructuring", [{ hand: ["errand-boy", "errand-boy"], milestones }, {}]);
      return structureForecastOf(ruleset, rules, state, seat(0), employees).errands;
    };
    expect(errands(["first-errand-boy"], "errand-boy")).toEqual({ persons: 1, drinks: 2 });
    expect(errands([], "errand-boy", "errand-boy")).toEqual({ persons: 2, drinks: 4 });
    expect(errands([])).toEqual({ persons: 0, drinks: 0 });
  });

  it("R5.7, R9.3 counts who could work besides, under a manager from the beach too; not for whom a trainer waits", () => {
    expect(plan().idle).toBe(5);
    expect(plan("burger-cook", "waitress").idle).toBe(3);
    // All slots are taken, and the management trainee makes room for himself and one more.
    expect(plan("burger-cook", "waitress", "pricing-manager")).toMatchObject({ open: 0, idle: 2 });
    expect(plan(...hand).idle).toBe(0);
    const school = evening("restructuring", [{ hand: ["trainer", "kitchen-trainee", "errand-boy"] }, {}]);
    expect(structureForecastOf(ruleset, school.rules, school.state, seat(0), ["trainer"]).idle).toBe(1);
    expect(structureForecastOf(ruleset, school.rules, school.state, seat(0), ["trainer", "errand-boy"]).idle).toBe(0);
    // A trainer waits for nobody who cannot be trained.
    const served = evening("restructuring", [{ hand: ["trainer", "waitress", "burger-chef"] }, {}]);
    expect(structureForecastOf(ruleset, served.rules, served.state, seat(0), ["trainer", "waitress"]).idle).toBe(1);
  });

  it("R5.4 counts no manager who finds no slot of the CEO, though slots of others are free", () => {
    const led = ["management-trainee", "management-trainee", "management-trainee"] as const;
    const { rules, state } = evening("restructuring", [{ hand: [...led, "vice-president"] }, {}]);
    expect(structureForecastOf(ruleset, rules, state, seat(0), led)).toMatchObject({ open: 6, idle: 0 });
  });

  it("R14.3, R11.2 tells price and food", () => {
    expect(plan("pricing-manager").unitPrice).toBe(9);
    expect(plan("burger-cook").powers.food).toEqual([{ choices: [["burger", 3]] }]);
  });

  it("R11.1 tells of cooks who make one good or the other that it is a choice", () => {
    const foodOf = (atWork: Cards) => powersOf(ruleset, atWork).food;
    const both = {
      choices: [
        ["burger", 2],
        ["pizza", 2],
      ],
    };
    expect(foodOf({ "kitchen-trainee": 2 })).toEqual([both]);
    expect(foodOf({ "kitchen-trainee": 2, "burger-cook": 1 })).toEqual([both, { choices: [["burger", 3]] }]);
    expect(foodOf({ "burger-cook": 1, "burger-chef": 1 })).toEqual([{ choices: [["burger", 11]] }]);
  });

  it("R20.1 tells what the reveal claims, for good", () => {
    expect(plan("pricing-manager", "waitress").claims).toEqual(["first-waitress", "first-lower-prices"]);
    expect(plan("burger-cook").claims).toEqual([]);
  });

  it("R17.4 to R17.6 tells the bill and the discount of recruiters left on the beach", () => {
    expect(plan("burger-cook")).toMatchObject({ discountLost: 10, bill: { gross: 10, due: 10 } });
    expect(plan("recruiting-manager")).toMatchObject({ discountLost: 0, bill: { gross: 10, due: 0 } });
  });
});
