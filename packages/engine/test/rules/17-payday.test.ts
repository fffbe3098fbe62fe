import { check, type Json, listOffers, redact, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import type { Command, EmployeeId } from "../../src/model/index.ts";
import { evening, give, only, runOn, type Scene } from "../../testing/evening.ts";

const idle = { beach: ["waitress"] };
const fire = (employees: readonly EmployeeId[], busy?: readonly number[]): Command => ({
  _tag: "payday.fire",
  employees,
  ...(busy === undefined ? {} : { busy }),
});
const FREE: Readonly<Record<number, readonly [number, number]>> = { 9: [3, 3], 10: [6, 13], 14: [13, 3] };
const marketeers = (...numbers: readonly number[]) => ({
  chain: { busy: numbers.map((campaign) => ({ employee: "campaign-manager", campaign })) },
  more: {
    campaigns: numbers.map((campaign) => ({ campaign, owner: "p0", good: "beer", left: 2, at: FREE[campaign] })),
  },
});

describe("R17 what is refused", () => {
  const scene = (cash: number): Scene => {
    const { chain, more } = marketeers(9, 10);
    return evening("payday", [{ cash, beach: ["burger-cook", "waitress"], ...chain }, idle], more);
  };

  it("R17.2 the CEO, and somebody who is busy", () => {
    const ceo: Command = { _tag: "payday.fire", employees: ["ceo"] };
    expect(give(scene(20), 0, ceo).refused).toEqual({ _tag: "CannotBeDismissed", rule: "R17.2", employee: "ceo" });
    expect(give(scene(20), 0, fire(["campaign-manager"])).refused).toMatchObject({
      _tag: "CannotBeDismissed",
      employee: "campaign-manager",
    });
  });

  it("R17.2 more copies than the chain employs", () => {
    expect(give(scene(20), 0, fire(["waitress", "waitress"])).refused).toEqual({
      _tag: "NotEmployed",
      rule: "R17.2",
      employee: "waitress",
      named: 2,
      has: 1,
    });
  });

  it("R17.9 a bill that cannot be paid, with what is missing", () => {
    expect(give(scene(9), 0, fire(["waitress"])).refused).toEqual({
      _tag: "SalariesUnpayable",
      rule: "R17.9",
      due: 15,
      cash: 9,
      short: 6,
    });
  });

  it("R17.10 a busy marketeer while others can go, and more or fewer of them than needed", () => {
    expect(give(scene(20), 0, fire([], [9])).refused).toEqual({ _tag: "MarketeerStays", rule: "R17.10", campaign: 9 });
    expect(give(scene(5), 0, fire(["burger-cook"])).refused).toEqual({
      _tag: "WrongNumberOfMarketeers",
      rule: "R17.10",
      needed: 1,
      named: 0,
    });
    expect(give(scene(5), 0, fire(["burger-cook"], [9, 10])).refused).toMatchObject({ needed: 1, named: 2 });
    expect(give(scene(5), 0, fire(["burger-cook"], [10])).refused).toBeNull();
  });
});

describe("R17.3 at the same time", () => {
  const start = () => evening("payday", [{ beach: ["waitress", "trainer"] }, idle]);

  it("a decision is sealed until everybody has decided, and may be sent again", () => {
    const first = give(start(), 0, fire(["waitress"]));
    expect(only(redact(first.events, seatOf(1)), "DismissalSubmitted")[0]?.dismissal.content).toBeNull();
    expect(first.scene.rules.waitsFor(first.scene.state)).toEqual([1]);
    expect(first.scene.rules.mayResubmit(first.scene.state)).toEqual([0]);
    const again = give(first.scene, 0, fire(["trainer"]));
    const last = give(again.scene, 1, fire([]));
    expect(only(last.events, "Dismissed")).toMatchObject([{ seat: 0, beach: { trainer: 1 }, atWork: {}, busy: [] }]);
  });

  it("with firing-order: turn-order one after the other, in the open", () => {
    const scene = evening("payday", [idle, idle], { turnOrder: ["p1", "p0"] }, { "firing-order": "turn-order" });
    expect(scene.rules.waitsFor(scene.state)).toEqual([1]);
    expect(give(scene, 0, fire([])).refused?._tag).toBe("NotNow");
    const next = give(scene, 1, fire(["waitress"]));
    expect(only(next.events, "DismissalSubmitted")[0]?.dismissal.readers).toBe("everybody");
    expect(next.scene.rules.mayResubmit(next.scene.state)).toEqual([]);
    expect(next.scene.rules.waitsFor(next.scene.state)).toEqual([0]);
  });
});

describe("the bill", () => {
  it("R17.4, R17.5 names each discount, and R17.8 is paid to the bank", () => {
    const chain = {
      cash: 60,
      atWork: ["recruiting-manager"],
      beach: ["burger-cook", "burger-cook", "burger-cook", "burger-cook", "pizza-cook", "pizza-cook"],
      milestones: ["first-train"],
    };
    const { scene } = give(
      evening("payday", [chain, idle], { milestonesGone: ["first-train", "first-have-20"] }),
      0,
      fire([]),
    );
    const { events } = give(scene, 1, fire([]));
    expect(only(events, "SalariesDue")[0]).toEqual({
      _tag: "SalariesDue",
      seat: 0,
      salaried: 7,
      gross: 35,
      recruitingDiscount: 10,
      milestoneDiscount: 15,
      due: 10,
    });
    expect(only(events, "MoneyPaid")).toMatchObject([
      { seat: 0, reason: "salaries", amount: -10, cash: 50, bank: 110 },
    ]);
  });

  it("R17.12 the CFO of a $100 holder has gone before anybody is named, and costs nothing", () => {
    const chain = { cash: 100, atWork: ["cfo", "waitress"], milestones: ["first-have-100"] };
    const scene = evening("payday", [chain, idle]);
    expect(scene.state.chains[0]?.atWork).toEqual({ waitress: 1 });
    expect(give(scene, 0, fire(["cfo"])).refused?._tag).toBe("NotEmployed");
  });
});

describe("A1 who is asked", () => {
  it("nobody without employees, and nobody whose busy marketeers leave no choice (R17.10)", () => {
    const { chain, more } = marketeers(9, 10);
    const asked = (cash: number) => {
      const { rules, state } = evening("payday", [{ cash, ...chain }, {}, idle], more);
      return rules.waitsFor(state);
    };
    expect(asked(10)).toEqual([2]);
    expect(asked(4)).toEqual([2]);
    expect(asked(5)).toEqual([0, 2]);
  });

  it("whoever is not asked loses exactly those who must go", () => {
    const { chain, more } = marketeers(9, 10);
    const { state } = runOn(evening("payday", [{ cash: 4, ...chain }, {}], more));
    expect(state.chains[0]?.busy).toEqual([]);
  });
});

/** Every list of kinds with at most these copies. */
const subsets = (kinds: readonly (readonly [EmployeeId, number])[]): readonly (readonly EmployeeId[])[] =>
  kinds.reduce<readonly (readonly EmployeeId[])[]>(
    (lists, [kind, most]) =>
      lists.flatMap((list) =>
        Array.from({ length: most + 2 }, (_, count) => [...list, ...Array.from({ length: count }, () => kind)]),
      ),
    [[]],
  );

describe("what is offered is what is accepted", () => {
  const scenes = [0, 4, 5, 9, 10, 15, 40].map((cash): Scene => {
    const { chain, more } = marketeers(9, 10, 14);
    const cards = { atWork: ["recruiting-manager"], beach: ["burger-cook", "waitress"] };
    return evening("payday", [{ cash, ...cards, ...chain }, idle], more);
  });
  const told = (scene: Scene, command: Command): Json => JSON.stringify(give(scene, 0, command).events);

  it("D-20 to D-22 every offer is accepted, and every accepted command has an offer with the same facts", () => {
    for (const scene of scenes) {
      const offers = [...listOffers(scene.rules, scene.state, seatOf(0))];
      for (const offer of offers) expect(check(scene.rules, scene.state, seatOf(0), offer)).toBeNull();
      const facts = new Set(offers.map((offer) => told(scene, offer)));
      const lists = subsets([
        ["recruiting-manager", 1],
        ["burger-cook", 1],
        ["waitress", 1],
      ]);
      const busies = [undefined, [], [9], [10], [14], [9, 10], [14, 9], [10, 14], [9, 10, 14], [9, 9]];
      for (const list of lists) {
        for (const busy of busies) {
          const command = fire(list, busy);
          if (check(scene.rules, scene.state, seatOf(0), command) === null)
            expect(facts).toContain(told(scene, command));
        }
      }
    }
  });

  it("a seat's own view gives the same answers as the full state", () => {
    for (const scene of scenes) {
      const view = redact(scene.state, seatOf(0));
      const offers = (state: Scene["state"]) => [...listOffers(scene.rules, state, seatOf(0))];
      expect(offers(view)).toEqual(offers(scene.state));
    }
  });
});
