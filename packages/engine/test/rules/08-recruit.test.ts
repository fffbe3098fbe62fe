import { describe, expect, it } from "vitest";
import { rngOf } from "@blueplate/kernel/testing";
import {
  BASE_CONTENT,
  type Cards,
  countOf,
  type EmployeeId,
  kindsOf,
  type Teacher,
  withCount,
} from "../../src/index.ts";
import { careersOf } from "../../src/forms/career.ts";
import { canTrainAll } from "../../src/forms/phantoms.ts";
import { listOffers, seatOf } from "@blueplate/kernel";
import { give, hire, refused, rulesWith, eventsOfCommand, train, workingDay } from "../../testing/company.ts";
import { rulesetWith } from "../../testing/position.ts";

const rules = rulesWith();
const tags = (events: readonly { readonly _tag: string }[]): readonly string[] => events.map(({ _tag }) => _tag);

describe("R8 recruit", () => {
  it("R8.1 CEO 1, recruiting girl 1, recruiting manager 2, HR director 4", () => {
    let state = workingDay(
      rules,
      [{ atWork: ["recruiting-girl", "recruiting-manager", "hr-director"] }],
      ["first-hire-3"],
    );
    for (let recruit = 0; recruit < 8; recruit++) state = give(rules, state, hire("waitress"));
    expect(countOf(state.chains[0]?.beach ?? {}, "waitress")).toBe(8);
    expect(refused(rules, state, hire("waitress"))).toMatchObject({ _tag: "NotNow", rule: "R8.1" });
  });

  it("R8.2 only cards with the entry mark, which go to the beach", () => {
    const state = workingDay(rules, [{}]);
    expect(refused(rules, state, hire("burger-cook"))).toMatchObject({ _tag: "NoEntryCard", rule: "R8.2" });
    expect(give(rules, state, hire("trainer")).chains[0]?.beach).toEqual({ trainer: 1 });
  });

  it("R8.3 through an empty pile only with a training that takes the recruit on", () => {
    const empty = { "kitchen-trainee": 0 };
    const alone = workingDay(rules, [{}], [], empty);
    expect(refused(rules, alone, hire("kitchen-trainee"))).toMatchObject({ _tag: "PileEmpty", rule: "R8.3" });
    const taught = workingDay(rules, [{ atWork: ["trainer"] }], [], empty);
    const hired = give(rules, taught, hire("kitchen-trainee"));
    expect(hired.chains[0]?.beach).toEqual({});
    expect(refused(rules, hired, { _tag: "work.endTurn" })?._tag).toBe("NotNow");
    const cook = give(rules, hired, train("kitchen-trainee", "burger-cook"));
    expect(cook.chains[0]?.beach).toEqual({ "burger-cook": 1 });
    expect(countOf(cook.supply.employees, "kitchen-trainee")).toBe(0);
  });

  it("R8.3 phantoms are trained before anything else, and none may be left without a plan", () => {
    const state = workingDay(rules, [{ atWork: ["recruiting-girl", "coach"], beach: ["errand-boy"] }], [], {
      "kitchen-trainee": 0,
    });
    const one = give(rules, state, hire("kitchen-trainee"));
    expect(refused(rules, one, train("errand-boy", "cart-operator"))).toMatchObject({
      _tag: "PhantomFirst",
      rule: "R8.3",
    });
    const two = give(rules, one, hire("kitchen-trainee"));
    expect(refused(rules, two, train("kitchen-trainee", "burger-chef"))).toMatchObject({ _tag: "PhantomStranded" });
    expect(refused(rules, two, train("kitchen-trainee", "burger-cook"))).toBeNull();
  });

  it("R8.3 a training that only one teacher may give is offered with that teacher (S-649)", () => {
    const empty = ["errand-boy", "management-trainee", "junior-vice-president", "new-business-developer"] as const;
    const supply = { ...Object.fromEntries(empty.map((kind) => [kind, 0])), "luxuries-manager": 0 };
    const atWork = ["recruiting-girl", "recruiting-girl", "coach", "guru"] as const;
    let state = workingDay(rules, [{ atWork }], ["first-hire-3"], supply);
    for (const kind of ["errand-boy", "management-trainee", "management-trainee"] as const) {
      state = give(rules, state, hire(kind));
    }
    const offers = [...listOffers(rules, state, seatOf(0))];
    const carted = offers.filter((offer) => offer._tag === "work.train" && offer.to === "cart-operator");
    expect(carted).toEqual([{ ...train("errand-boy", "cart-operator"), using: ["guru"] }]);
    expect(refused(rules, state, train("errand-boy", "cart-operator"))).toMatchObject({ _tag: "PhantomStranded" });
  });

  it("R8.4 what training brings back cannot be recruited in the same turn", () => {
    const state = workingDay(rules, [{ atWork: ["trainer"], beach: ["marketing-trainee"] }], [], {
      "marketing-trainee": 0,
    });
    const after = give(rules, state, train("marketing-trainee", "campaign-manager"));
    expect(countOf(after.supply.employees, "marketing-trainee")).toBe(1);
    expect(refused(rules, after, hire("marketing-trainee"))?._tag).toBe("NotNow");
  });

  it("R8.6 the third person of a turn earns two management trainees, phantoms counted", () => {
    const girls = { atWork: ["recruiting-girl", "recruiting-girl"] } as const;
    let state = workingDay(rules, [girls]);
    state = give(rules, state, hire("waitress"));
    state = give(rules, state, hire("trainer"));
    expect(tags(eventsOfCommand(rules, state, hire("waitress")))).toEqual(["Hired", "MilestoneGained", "CardsGained"]);
    expect(give(rules, state, hire("waitress")).chains[0]?.beach).toMatchObject({ "management-trainee": 2 });
  });

  it("R8.1, R17.6 unnamed, the CEO recruits first, then cards that lose what they do not use, then the managers", () => {
    const named = rulesWith({ "recruit-attribution": "player-choice" });
    let state = workingDay(named, [{ atWork: ["recruiting-manager", "recruiting-girl"] }]);
    const using = [1, 2, 3, 4].map(() => {
      const [hired] = eventsOfCommand(named, state, hire("waitress"));
      state = give(named, state, hire("waitress"));
      return hired?._tag === "Hired" ? [hired.using, hired.byManager] : null;
    });
    expect(using).toEqual([
      ["ceo", false],
      ["recruiting-girl", false],
      ["recruiting-manager", true],
      ["recruiting-manager", true],
    ]);
  });

  it("R17.6 a recruiter is named only where the option asks for it", () => {
    const state = workingDay(rules, [{ atWork: ["recruiting-manager"] }]);
    expect(refused(rules, state, { _tag: "work.hire", employee: "waitress", using: "ceo" })?._tag).toBe(
      "WrongRecruiter",
    );
    const named = rulesWith({ "recruit-attribution": "player-choice" });
    const used = give(named, workingDay(named, [{ atWork: ["recruiting-manager"] }]), {
      _tag: "work.hire",
      employee: "waitress",
      using: "recruiting-manager",
    });
    expect(used.chains[0]?.recruits).toEqual({ persons: 1, byManagers: 1 });
    expect(refused(named, used, { _tag: "work.hire", employee: "waitress", using: "hr-director" })?._tag).toBe(
      "WrongRecruiter",
    );
  });
});

/** Every way to give each phantom a target and a single teacher, tried out one after the other. */
const bruteForce = (teachers: readonly Teacher[], phantoms: readonly EmployeeId[], supply: Cards): boolean => {
  const [phantom, ...rest] = phantoms;
  if (phantom === undefined) return true;
  return [...careersOf(rulesetWith(), phantom)].some(
    ([to, steps]) =>
      countOf(supply, to) > 0 &&
      teachers.some(
        (teacher, index) =>
          teacher.left >= steps &&
          bruteForce(
            teachers.map((each, at) => (at === index ? { ...each, left: each.left - steps } : each)),
            rest,
            withCount(supply, to, -1),
          ),
      ),
  );
};

describe("the solver of R8.3 against brute force", () => {
  const entry = kindsOf(BASE_CONTENT.employees).filter(
    (kind) => BASE_CONTENT.employees[kind]?.entry === true && BASE_CONTENT.employees[kind].becomes.length > 0,
  );
  const positions = kindsOf(BASE_CONTENT.employees).filter((kind) => BASE_CONTENT.employees[kind]?.entry === false);
  it("agrees on three hundred random companies", () => {
    const rng = rngOf("phantoms");
    let possible = 0;
    for (let trial = 0; trial < 300; trial++) {
      const teachers = Array.from({ length: rng(4) }, (): Teacher => ({ employee: "coach", left: 1 + rng(3) }));
      const phantoms = Array.from({ length: 1 + rng(3) }, () => entry[rng(entry.length)] ?? "errand-boy");
      let supply: Cards = {};
      for (let card = 3 + rng(8); card > 0; card--)
        supply = withCount(supply, positions[rng(positions.length)] ?? "coach", 1);
      const state = {
        ...workingDay(rules, [{}]),
        supply: { employees: supply, campaigns: [], houses: [], gardens: 0 },
      };
      const unique = [...new Set(phantoms.flatMap((kind) => [...careersOf(rulesetWith(), kind).keys()]))].filter(
        (kind) => BASE_CONTENT.employees[kind]?.unique,
      );
      for (const kind of unique) supply = withCount(supply, kind, -Math.max(0, countOf(supply, kind) - 1));
      const prospect = { teachers, phantoms, supply, beach: {}, trained: [], gained: [] };
      const planner = { ruleset: rulesetWith(), state, seat: seatOf(0), stacking: false };
      const expected = bruteForce(teachers, phantoms, supply);
      if (expected) possible++;
      expect(canTrainAll(planner, prospect), JSON.stringify({ teachers, phantoms, supply })).toBe(expected);
    }
    expect(possible).toBeGreaterThan(20);
  });
});
