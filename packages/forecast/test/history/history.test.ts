import { loadRules } from "@blueplate/variants";
import { addCounts, type Chain, countList, type Event, totalOf } from "@blueplate/engine";
import { historyOf, type TimelineMarkKind, nextTime, SOURCES, valueAt, valuesBy } from "../../src/index.ts";
import { rollback, openTable, seatOf } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { changedRules } from "@blueplate/variants/testing/changed-rules";
import { evening, only, runOn, seat } from "@blueplate/variants/testing/evening";
import { moneyAccumulator } from "../../src/history/money.ts";
import { factsOf, type Replayed, replayed } from "./games.ts";

/** Random games of every player count and ruleset. */
const games: readonly (readonly [string, Replayed])[] = ["standard", "introductory", "second-game"].flatMap((ruleset) =>
  [2, 3, 4, 5].map((seats) => [`${ruleset}, ${seats} players`, replayed(ruleset, seats, `history-${seats}`)] as const),
);

const cardsOf = ({ hand, atWork, beach, busy }: Chain): number =>
  totalOf(addCounts(addCounts(hand.content ?? {}, atWork), addCounts(beach, countList(busy.map((b) => b.employee)))));

it("R14.3.4 what a rule pays above the unit price is told apart, whatever it multiplies with", () => {
  const dear = changedRules([(ruleset) => ({ ...ruleset, formulas: { ...ruleset.formulas, priceFactor: () => 3 } })]);
  const { state } = evening("dinnertime", [{ stock: { burger: 2 }, cash: 0 }, {}], {
    houses: { 2: { demand: ["burger"], garden: "S" } },
  });
  const { events } = runOn({ rules: dear, state });
  const served = only(events, "HouseServed");
  expect(served).toMatchObject([{ garden: true, factor: 3, income: 30 }]);
  const money = moneyAccumulator([seat(0), seat(1)]);
  money.open?.(state);
  let before = state;
  for (const [at, event] of events.entries()) {
    const after = dear.evolve(before, event);
    money.note({ at, by: null, event, before, after });
    before = after;
  }
  const [first] = money.close();
  expect([first?.income.sales, first?.income.gardens].map((series) => valueAt(series ?? [], events.length))).toEqual([
    10, 20,
  ]);
});

describe.each(games)("the history of a game: %s", (_, game) => {
  const { history, states, ruleset } = game;
  const everyStep = states.map((state, at) => ({ state, at }));

  it("R14 to R17 has the cash of the states at every step, and the sources of income add up to it", () => {
    for (const { state, at } of everyStep) {
      for (const { seat, cash, income } of history.chains) {
        expect([at, seat, valueAt(cash, at)]).toEqual([at, seat, state.chains[seat]?.cash]);
        expect(SOURCES.reduce((sum, source) => sum + valueAt(income[source], at), 0)).toBe(state.chains[seat]?.cash);
      }
      expect(valueAt(history.bank.stock, at)).toBe(state.bank.stock);
      expect(valueAt(history.bank.owes, at)).toBe(state.bank.owes);
    }
    expect(history.steps).toBe(states.length);
  });

  it("R14.3 has the unit price of every chain while people work", () => {
    for (const { state, at } of everyStep.filter((each) => each.state.stage._tag === "working")) {
      for (const { seat, unitPrice } of history.chains) {
        expect(valueAt(unitPrice, at)).toBe(ruleset.formulas.unitPrice(ruleset, state, seat));
      }
    }
  });

  it("R14.3 has a unit price from the first step on", () => {
    const [first] = states;
    for (const { seat, unitPrice } of history.chains) {
      expect(unitPrice[0]).toEqual({
        at: 0,
        value: first && ruleset.formulas.unitPrice(ruleset, first, seat),
      });
      expect(unitPrice[0]?.value).toBeGreaterThan(0);
    }
  });

  it("counts the cards of every chain, and by family", () => {
    for (const { state, at } of everyStep) {
      for (const { seat, staff, staffBy } of history.chains) {
        const chain = state.chains[seat];
        expect(valueAt(staff, at)).toBe(chain && cardsOf(chain));
        const families = Object.values(staffBy).map((series) => valueAt(series, at));
        expect(families.reduce((sum, count) => sum + count, 0)).toBe(valueAt(staff, at));
      }
    }
  });

  it("R18.2, R14.1 has all the demand that campaigns made, and says who served it", () => {
    const end = history.steps - 1;
    const events = factsOf(game).map(({ event }) => event);
    const tokens = events.flatMap((event) => (event._tag === "CampaignRan" ? event.houses : []));
    const made = history.chains.map(({ demand }) => valueAt(demand.made, end));
    expect(made.reduce((a, b) => a + b, 0)).toBe(tokens.reduce((sum, { added }) => sum + added, 0));
    const standing = states.at(-1)?.town.houses.reduce((sum, { demand }) => sum + demand.length, 0) ?? 0;
    const printed = states[0]?.town.houses.reduce((sum, { demand }) => sum + demand.length, 0) ?? 0;
    const served = history.chains.map(({ demand }) => valueAt(demand.served, end)).reduce((a, b) => a + b, 0);
    expect(served + standing).toBe(made.reduce((a, b) => a + b, 0) + printed);
    for (const { seat, demand } of history.chains) {
      const byMaker = history.chains.map((maker) => maker.demand.madeServedBy[seat] ?? []);
      expect(byMaker.reduce((sum, series) => sum + valueAt(series, end), 0)).toBe(valueAt(demand.served, end));
    }
  });

  it("has every round once, from the step in which it begins to the one in which the next does", () => {
    expect(history.rounds.map(({ round }) => round)).toEqual(history.rounds.map((_each, index) => index + 1));
    for (const { round, from, to } of history.rounds) {
      expect([states[from]?.round, states[to - 1]?.round ?? round].every((each) => each === round)).toBe(true);
    }
    const cash = history.chains[0]?.cash ?? [];
    expect(valuesBy(cash, history.rounds).at(-1)).toBe(states.at(-1)?.chains[0]?.cash);
  });

  it("has in its turns what the facts tell, each hire and each dollar of sales once", () => {
    const actions = history.turns.flatMap((turn) => turn.actions);
    const hires = actions.flatMap((action) => (action._tag === "hires" ? [totalOf(action.employees)] : []));
    const sales = actions.flatMap((action) => (action._tag === "sells" ? [action.income] : []));
    const facts = factsOf(game).map(({ event }) => event);
    expect(hires.reduce((a, b) => a + b, 0)).toBe(facts.filter(({ _tag }) => _tag === "Hired").length);
    const income = facts.reduce((sum, fact) => sum + (fact._tag === "HouseServed" ? fact.income : 0), 0);
    expect(sales.reduce((a, b) => a + b, 0)).toBe(income);
    for (const turn of history.turns.filter(({ seat }) => seat !== null)) {
      expect(turn.actions.every(({ seat }) => seat === turn.seat)).toBe(true);
    }
  });
});

describe("a debt that is let go", () => {
  it("R16.4 is a source of its own, so that the sources still add up", () => {
    const config = { modules: [], seats: 2, options: {} };
    const rules = Result.getOrThrow(loadRules(config));
    const ruleset = Result.getOrThrow(loadRules(config)).ruleset;
    const { entries } = replayed("standard", 2, "history-debt", 30);
    const seat = seatOf(0);
    const last = entries.at(-1);
    if (last?._tag !== "Played") throw new Error("nothing was played");
    const ruin: readonly Event[] = [
      { _tag: "MoneyPaid", seat, reason: "sale", amount: 20, owed: 0, cash: 20, bank: 80 },
      { _tag: "MoneyPaid", seat, reason: "cfo", amount: -27, owed: 0, cash: -7, bank: 107 },
      { _tag: "WentBankrupt", seat, unpaid: 7 },
    ];
    const { chains, moments, steps } = historyOf(ruleset, rules, [...entries, { ...last, events: ruin }]);
    const at = steps - 1;
    const { cash = [], income } = chains[0] ?? {};
    expect(valueAt(cash, at)).toBe(0);
    expect([income?.sales, income?.cfo, income?.debts].map((series) => valueAt(series ?? [], at))).toEqual([
      20, -27, 7,
    ]);
    expect(moments.at(-1)).toEqual({ at, kind: "bankrupt", seat: 0, unpaid: 7 });
  });
});

describe("stepping by what matters", () => {
  const game = replayed("standard", 3, "history-next");
  const { history } = game;

  it("finds the next and the last time a house eats", () => {
    const dinners = factsOf(game).flatMap(({ at, event }) => (event._tag === "HouseServed" ? [{ at, event }] : []));
    const house = dinners[0]?.event.house ?? 0;
    const steps = [...new Set(dinners.filter(({ event }) => event.house === house).map(({ at }) => at))];
    const walked: number[] = [];
    for (let at: number | null = -1; at !== null; at = nextTime(history, at, 1, { _tag: "house", house })) {
      if (at >= 0) walked.push(at);
    }
    expect(walked).toEqual(steps);
    expect(steps.length).toBeGreaterThan(1);
    expect(nextTime(history, history.steps, -1, { _tag: "house", house })).toBe(steps.at(-1));
    expect(nextTime(history, 0, -1, { _tag: "house", house })).toBeNull();
  });

  it("finds a chain's trainings and a seat's decisions", () => {
    const seat = seatOf(1);
    const trained = factsOf(game).find(({ event }) => event._tag === "Trained" && event.seat === seat)?.at;
    expect(trained).toBeDefined();
    expect(nextTime(history, 0, 1, { _tag: "chain", seat, does: "trains" })).toBe(trained);
    const decisions = game.entries.flatMap((entry, at) => (entry._tag === "Played" && entry.seat === seat ? [at] : []));
    expect(nextTime(history, 0, 1, { _tag: "decision", seat })).toBe(decisions[0]);
    expect(nextTime(history, 20, -1, { _tag: "decision", seat })).toBe(decisions.findLast((at) => at < 20));
  });

  it("finds rounds and phases", () => {
    const rounds = history.rounds.slice(1).map(({ from }) => from);
    const first = nextTime(history, 0, 1, { _tag: "round" });
    expect(nextTime(history, first ?? 0, 1, { _tag: "round" })).toBe(rounds[0]);
    const phase = nextTime(history, first ?? 0, 1, { _tag: "phase" });
    expect(factsOf(game).some(({ at, event }) => at === phase && event._tag === "PhaseBegan")).toBe(true);
  });
});

describe("the moments of a game", () => {
  const game = replayed("standard", 4, "history-moments", 3000);
  const { history } = game;
  const ofKind = (kind: TimelineMarkKind) => history.moments.filter((moment) => moment.kind === kind);

  it("R15, R20 marks every milestone, break and dinner where it happened, contested ones as such", () => {
    const facts = factsOf(game);
    const at = (tag: string) => facts.filter(({ event }) => event._tag === tag).map((fact) => fact.at);
    expect(ofKind("milestone").map((moment) => moment.at)).toEqual(at("MilestoneGained"));
    expect(ofKind("bank-break").map((moment) => moment.at)).toEqual(at("BankBroke"));
    expect(ofKind("bank-break")).toHaveLength(history.bank.breaks.length);
    const contested = facts.map(({ event }) => event._tag === "HouseServed" && event.offers.length > 1);
    const marked = history.moments.filter((moment) => moment.kind === "dinner" && moment.contested);
    expect(marked).toHaveLength(contested.filter(Boolean).length);
    expect(ofKind("end")).toHaveLength(1);
  });

  it("marks where decisions were taken back, and the line goes on from there", () => {
    const config = { modules: [], seats: 4, options: {} };
    const rules = Result.getOrThrow(loadRules(config));
    const table = openTable(rules, "undone", game.entries.slice(0, 40));
    const back = Result.getOrThrow(rollback(table, { seat: seatOf(2), commandId: "back", to: 30 }, 0)).table;
    const ruleset = Result.getOrThrow(loadRules(config)).ruleset;
    const { moments, steps } = historyOf(ruleset, rules, back.entries);
    expect(steps).toBe(31);
    expect(moments.filter(({ kind }) => kind === "undone")).toEqual([
      { at: 30, kind: "undone", seat: 2, seq: 40, gone: 9 },
    ]);
  });
});
