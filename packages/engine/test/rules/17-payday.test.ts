import { check, type Json, listOffers, redact, seatOf } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { paysSalaries, salariedBusy } from "../../src/formulas/index.ts";
import { rulesetOf } from "../../src/rules/index.ts";
import { loadRules, modulesOf } from "@blueplate/variants";
import type { Command, EmployeeId } from "../../src/model/index.ts";
import { allCfosLeaving } from "../../src/phases/leaving-cfos.ts";
import { evening, give, only, runOn, type GameMoment } from "@blueplate/variants/testing/evening";

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
  const scene = (cash: number): GameMoment => {
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

  it("E10.2 a marketeer who runs two campaigns is one of those who are busy: one salary, named by the first", () => {
    const { more } = marketeers(9, 10);
    const busy = [
      { employee: "campaign-manager", campaign: 9 },
      { employee: "campaign-manager", campaign: 10 },
    ];
    const { rules, state } = evening("payday", [{ cash: 0, busy }, idle], more);
    const [chain] = state.chains;
    if (!chain) throw new Error("no chain");
    const twice = { ...chain, busy: chain.busy.map((each) => (each.campaign === 10 ? { ...each, beside: 9 } : each)) };
    const ruleset = rulesetOf(rules);
    expect(ruleset.formulas.billOf(ruleset, state, chain.seat, chain).gross).toBe(10);
    expect(ruleset.formulas.billOf(ruleset, state, chain.seat, twice).gross).toBe(5);
    expect(salariedBusy(ruleset, twice).map(({ campaign }) => campaign)).toEqual([9]);
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

  it("R17.2 a card that is not there, also when another is busy, and its busy copy beside one on the beach", () => {
    const missing = (employee: EmployeeId, count: number, has: number) => ({
      _tag: "NotEmployed",
      rule: "R17.2",
      employee,
      named: count,
      has,
    });
    expect(give(scene(20), 0, fire(["trainer"])).refused).toEqual(missing("trainer", 1, 0));
    const { chain, more } = marketeers(9);
    const both = evening("payday", [{ cash: 20, beach: ["campaign-manager"], ...chain }, idle], more);
    expect(give(both, 0, fire(["campaign-manager", "campaign-manager"])).refused).toEqual(
      missing("campaign-manager", 2, 1),
    );
    expect(give(both, 0, fire(["campaign-manager"])).refused).toBeNull();
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
    // Nobody is busy with campaign 14.
    expect(give(scene(5), 0, fire(["burger-cook"], [14])).refused).toMatchObject({
      _tag: "MarketeerStays",
      campaign: 14,
    });
  });

  it("R17.10 asks which of them go only where there is a choice, and for as many as must", () => {
    const asked = (cash: number, ...busy: readonly number[]): unknown => {
      const { rules, state } = scene(cash);
      const slot = rules.forms["payday.fire"]?.slots[1];
      const picked = { employees: ["burger-cook", "waitress"] };
      if (slot?.shape !== "list") throw new Error("no list");
      const candidates = slot.candidates(state, seatOf(0), picked, busy);
      return [slot.asked?.(state, seatOf(0), picked), candidates, slot.fits(state, seatOf(0), picked, busy)];
    };
    expect(asked(10)).toEqual(["no", [], true]);
    expect(asked(5)).toEqual(["yes", [9, 10], false]);
    expect(asked(5, 10)).toEqual(["yes", [], true]);
    expect(asked(4)).toEqual(["no", [9, 10], false]);
    expect(asked(4, 9)).toEqual(["no", [10], false]);
    const { chain, more } = marketeers(10, 9);
    const later = evening("payday", [{ cash: 5, ...chain }, idle], more);
    const slot = later.rules.forms["payday.fire"]?.slots[1];
    expect(slot?.shape === "list" && slot.candidates(later.state, seatOf(0), { employees: [] }, [])).toEqual([9, 10]);
  });

  it("R17.10 cards and marketeers named together go together", () => {
    const chosen = give(scene(5), 0, fire(["burger-cook"], [10])).scene;
    expect(only(give(chosen, 1, fire([])).events, "Dismissed")).toEqual([
      { _tag: "Dismissed", seat: 0, atWork: {}, beach: { "burger-cook": 1 }, busy: [10] },
    ]);
  });

  it("R17.10 the order in which they are named makes no difference", () => {
    const { chain, more } = marketeers(9, 10, 14);
    const three = evening("payday", [{ cash: 5, beach: ["waitress"], ...chain }, idle], more);
    const named = give(three, 0, fire(["waitress"], [14, 9]));
    expect(named.refused).toBeNull();
    expect(named.events).toEqual(give(three, 0, fire(["waitress"], [9, 14])).events);
  });
});

describe("R17.3 at the same time", () => {
  const start = () => evening("payday", [{ beach: ["waitress", "trainer"] }, idle]);

  it("a decision is sealed until everybody has decided, and may be sent again", () => {
    const first = give(start(), 0, fire(["waitress"]));
    expect(only(redact(first.events, seatOf(1)), "DismissalSubmitted")[0]?.dismissal.content).toBeNull();
    expect(only(redact(first.events, seatOf(0)), "DismissalSubmitted")[0]?.dismissal.content).toEqual({
      employees: ["waitress"],
      busy: [],
    });
    expect(first.scene.rules.waitsFor(first.scene.state)).toEqual([1]);
    expect(first.scene.rules.mayResubmit(first.scene.state)).toEqual([0]);
    const again = give(first.scene, 0, fire(["trainer"]));
    const last = give(again.scene, 1, fire([]));
    expect(only(last.events, "Dismissed")).toMatchObject([{ seat: 0, beach: { trainer: 1 }, atWork: {}, busy: [] }]);
  });

  it("with firing-order: turn-order one after the other, in the open", () => {
    const scene = evening("payday", [idle, idle], { turnOrder: ["p1", "p0"] }, { "firing-order": "turn-order" });
    expect(scene.rules.waitsFor(scene.state)).toEqual([1]);
    expect(give(scene, 0, fire([])).refused).toMatchObject({ _tag: "NotNow", rule: "R17.3" });
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

  it("R17.12 the CFO of anybody else stays, and so does that of a chain that is bankrupt", () => {
    const staff = { cash: 60, atWork: ["cfo", "waitress"] };
    expect(evening("payday", [staff, idle]).state.chains[0]?.atWork).toEqual({ cfo: 1, waitress: 1 });
    const { rules, state } = evening("dinnertime", [{ ...staff, milestones: ["first-have-100"] }, idle]);
    const ruleset = Result.getOrThrow(loadRules(rules.config)).ruleset;
    const leaving = (bankrupt: boolean) =>
      allCfosLeaving(ruleset, { ...state, chains: state.chains.map((chain) => ({ ...chain, bankrupt })) });
    expect(leaving(false)).toEqual([{ _tag: "CfoDismissed", seat: 0, employee: "cfo", from: "atWork" }]);
    expect(leaving(true)).toEqual([]);
  });
});

describe("R22.1, R22.3 games without salaries", () => {
  it.each([
    ["standard", true],
    ["second-game", false],
    ["introductory", false],
  ])("%s: %s", (preset, pays) => {
    const ruleset = Result.getOrThrow(loadRules({ modules: modulesOf(preset), options: {}, seats: 2 })).ruleset;
    expect(paysSalaries(ruleset)).toBe(pays);
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

  it("R17.10 whoever is not asked and can pay loses nobody", () => {
    const { chain, more } = marketeers(9, 10);
    const { state } = runOn(evening("payday", [{ cash: 10, ...chain }, {}], more));
    expect(state.chains[0]?.busy.map(({ campaign }) => campaign)).toEqual([9, 10]);
    expect(state.chains[0]?.cash).toBe(0);
  });

  it("R17.10 a busy marketeer without a salary never has to go", () => {
    const { chain, more } = marketeers(9, 14);
    const [manager, trainee] = chain.busy;
    const busy = [manager, { ...trainee, employee: "marketing-trainee" }];
    const { state } = runOn(evening("payday", [{ cash: 4, busy }, {}], more));
    expect(state.chains[0]?.busy.map(({ campaign }) => campaign)).toEqual([14]);
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
  const scenes = [0, 4, 5, 9, 10, 15, 40].map((cash): GameMoment => {
    const { chain, more } = marketeers(9, 10, 14);
    const cards = { atWork: ["recruiting-manager"], beach: ["burger-cook", "waitress"] };
    return evening("payday", [{ cash, ...cards, ...chain }, idle], more);
  });
  const told = (scene: GameMoment, command: Command): Json => JSON.stringify(give(scene, 0, command).events);

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
      const offers = (state: GameMoment["state"]) => [...listOffers(scene.rules, state, seatOf(0))];
      expect(offers(view)).toEqual(offers(scene.state));
    }
  });
});
