import { loadRules, modulesOf } from "@blueplate/variants";
import { type EmployeeId, type Event, type State } from "@blueplate/engine";
import { bankClock, coverOf, dinnersLeft, firstDinnerOf, bankRateOf, scarcityOf } from "../../src/index.ts";
import { evening, runOn, seat } from "@blueplate/variants/testing/evening";
import { redact, type Viewer } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

const load = (ruleset: string) =>
  Result.getOrThrow(loadRules({ modules: modulesOf(ruleset), options: {}, seats: 2 })).ruleset;
const ruleset = load("standard");
type Given = Readonly<Record<string, unknown>>;

const DINNER: Event = {
  _tag: "PhaseBegan",
  round: 4,
  stage: { _tag: "dinnertime", step: "houses", lastHouse: 0, earned: [0, 0] },
};
const paid = (amount: number, owed = 0): Event => ({
  _tag: "MoneyPaid",
  seat: seat(0),
  reason: amount > 0 ? "sale" : "salaries",
  amount,
  owed,
  cash: 0,
  bank: 0,
});

describe("R15.5 how many dinners are left", () => {
  const left = (bank: number, facts: readonly Event[], more: Given = {}) =>
    dinnersLeft(ruleset, evening("working", [{}, {}], { bank, breaks: 1, ...more }).state, facts);

  it("is known by the pace of the last dinner, and not before there was one", () => {
    expect(left(100, [])).toBeNull();
    expect(left(1000, [DINNER, paid(10), paid(-10)])).toBeNull();
    // Nobody is hungry tonight; then two dinners of $60.
    expect(left(100, [DINNER, paid(60)])).toBe(3);
  });

  it("is one once tonight's dinner, as it stands, takes the rest", () => {
    const served = { houses: { 2: { demand: ["burger"] } } };
    const { state } = evening("working", [{ stock: { burger: 1 } }, {}], { bank: 8, breaks: 1, ...served });
    expect(dinnersLeft(ruleset, state, [DINNER, paid(1)])).toBe(1);
    const { state: hungry } = evening("working", [{}, {}], { bank: 8, breaks: 1, ...served });
    expect(dinnersLeft(ruleset, hungry, [DINNER, paid(1)])).toBeGreaterThan(1);
  });

  it("is compared with the first dinner that somebody can bring anything to", () => {
    const first = (employee: EmployeeId): number => firstDinnerOf(ruleset.content, employee);
    expect((["waitress", "kitchen-trainee", "management-trainee"] as const).map(first)).toEqual([2, 2, 2]);
    expect((["marketing-trainee", "recruiting-girl", "trainer"] as const).map(first)).toEqual([3, 3, 3]);
  });
});

describe("R15, R21.1 when the bank will break", () => {
  const clock = (bank: number, facts: readonly Event[], more: Given = {}, viewer: Viewer = "watcher") => {
    const { state } = evening("restructuring", [{}, {}], { bank, ...more });
    return bankClock(ruleset, redact(state, viewer), facts, viewer);
  };

  it("has the pace of the last dinner and the payday after it", () => {
    expect(bankRateOf([DINNER, paid(70), DINNER, paid(30), paid(20, 5), paid(-10)])).toEqual({
      paidOut: 45,
      takenBack: 10,
    });
    expect(bankRateOf([])).toBeNull();
  });

  it("counts dinners until more is paid out than is there, salaries coming back in between", () => {
    const pace = [DINNER, paid(30), paid(-10)];
    const first = (bank: number) => clock(bank, pace).breaks[0]?.soonest;
    // The bank pays 30, takes 10 back: 29 and 30 break at once or stay empty, 49 before the second dinner holds 29.
    expect([first(29), first(30), first(49), first(50), first(69)]).toEqual([1, 2, 2, 3, 3]);
  });

  it("R15.2 the second break waits for reserve cards: a span while they lie sealed, less of one for who knows his own", () => {
    const pace = [DINNER, paid(100)];
    const reserves = { reserves: { p0: 100, p1: 300 } };
    const second = (viewer: Viewer) => {
      const { soonest, latest, endsGame } = clock(50, pace, reserves, viewer).breaks[1] ?? {};
      return [soonest, latest, endsGame];
    };
    expect(second("watcher")).toEqual([3, 7, true]);
    expect(second(seat(0))).toEqual([3, 5, true]);
    expect(second("referee")).toEqual([5, 5, true]);
  });

  it("is out of sight while more comes in than goes out, and before the first dinner", () => {
    expect(clock(50, [DINNER, paid(20), paid(-20)]).breaks[0]?.soonest).toBeNull();
    expect(clock(50, []).breaks).toMatchObject([{ soonest: null }, { soonest: null }]);
  });

  it("R22.1 the first break ends the introductory game", () => {
    const { state } = evening("restructuring", [{}, {}], { bank: 10 }, {}, "introductory");
    expect(bankClock(load("introductory"), state, [DINNER, paid(20)]).breaks).toEqual([
      { nth: 1, soonest: 1, latest: 1, endsGame: true },
    ]);
  });

  it("is right about a dinner that is known to the dollar", () => {
    const scene = evening("dinnertime", [{ stock: { burger: 1 } }, {}], {
      bank: 9,
      houses: { 2: { demand: ["burger"] } },
    });
    const working: State = {
      ...scene.state,
      stage: {
        _tag: "working",
        turn: {
          seat: seat(0),
          step: "restaurants",
          recruits: [],
          phantoms: [],
          teachers: [],
          trained: [],
          acted: {},
          ended: true,
        },
        queue: [],
      },
    };
    expect(bankClock(ruleset, working, [DINNER, paid(1)]).breaks[0]?.soonest).toBe(1);
    expect(runOn(scene).events.some(({ _tag }) => _tag === "BankBroke")).toBe(true);
  });
});

describe("R17 salaries and what they are paid from", () => {
  const cooks = ["burger-cook", "burger-cook", "pizza-cook"];

  it("names what is due, what dinner brings, and what is missing", () => {
    const sells = { cash: 2, stock: { burger: 1 }, beach: cooks };
    const { state } = evening("working", [sells, {}], {
      turnOrder: ["p0", "p1"],
      houses: { 2: { demand: ["burger"] } },
    });
    expect(coverOf(ruleset, state)).toEqual([
      { seat: 0, due: 15, cash: 2, tonight: 10, short: 3 },
      { seat: 1, due: 0, cash: 0, tonight: 0, short: 0 },
    ]);
  });

  it("R5.1 looks into no closed hand", () => {
    const { state } = evening("restructuring", [{ hand: cooks }, { hand: cooks }], { turnOrder: ["p0", "p1"] });
    const view = redact(state, seat(0));
    expect(coverOf(ruleset, view, seat(0)).map(({ due, short }) => [due, short])).toEqual([
      [15, null],
      [null, null],
    ]);
  });

  it.each(["introductory", "second-game"])("R22 there are none in the %s", (ruleset) => {
    const { state } = evening("working", [{ beach: cooks }, {}], {}, {}, ruleset);
    expect(coverOf(load(ruleset), state)).toEqual([]);
  });

  it("are over once the night has come", () => {
    expect(coverOf(ruleset, evening("marketing", [{ beach: cooks }, {}]).state)).toEqual([]);
  });
});

describe("R2.1 what runs out", () => {
  it("names piles with at most two left that somebody has taken from, empty ones first", () => {
    const { state } = evening("working", [
      { beach: ["cfo", "burger-cook", "burger-cook", "burger-cook", "burger-cook"] },
      {},
    ]);
    const { cards } = scarcityOf(ruleset, state);
    expect(cards).toEqual([
      { kind: "cfo", left: 0, total: 1 },
      { kind: "burger-cook", left: 2, total: 6 },
    ]);
    expect(scarcityOf(ruleset, evening("working", [{}, {}]).state).cards).toEqual([]);
  });

  it("names tiles by kind, gardens and houses", () => {
    const { state } = evening("working", [{}, {}]);
    const [radio, ...others] = state.supply.campaigns.toSorted((a, b) => a - b);
    const isRadio = (tile: number): boolean => ruleset.content.campaigns[tile]?.kind === "radio";
    const radios = state.supply.campaigns.filter(isRadio).length;
    const campaigns = [radio ?? 0, ...others.filter((tile) => !isRadio(tile))];
    const supply = { ...state.supply, campaigns, gardens: 1, houses: [] };
    expect(scarcityOf(ruleset, { ...state, supply })).toEqual({
      cards: [],
      tiles: [{ kind: "radio", left: 1, total: radios }],
      gardens: { kind: "garden", left: 1, total: 8 },
      houses: { kind: "house", left: 0, total: 8 },
    });
  });
});
