import { loadRules } from "@blueplate/variants";
import { addCounts, type Cards, type Chain, countList, type Event, type State, totalOf } from "@blueplate/engine";
import { cardComparison, historyOf } from "../../src/index.ts";
import { hasClosed, redact, seatOf, type Seat } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { replayed } from "./games.ts";

const game = replayed("standard", 3, "cards");
const { history, ruleset, states } = game;
const last = history.steps - 1;
const rules = Result.getOrThrow(loadRules({ modules: [], seats: 3, options: {} }));
const SEAT = seatOf(1);

/** A company that has had these cards, from step to step. */
const firm = (...cards: readonly Cards[]) => ({ cards: cards.map((value, at) => ({ at, value })) });
const now = { a: 9, b: 9 };

/** The history of a position that was set up, from which these facts lead on, one a step. */
const after = (state: State, facts: readonly Event[]) =>
  historyOf(
    ruleset,
    { ...rules, initialState: state },
    [[], ...facts.map((fact) => [fact])].map((events, seq) => ({
      _tag: "Played" as const,
      seq,
      seat: SEAT,
      commandId: `${seq}`,
      command: { _tag: "Envelope" as const, readers: "everybody" as const, content: {} },
      events,
      final: false,
      at: seq,
    })),
  );

const hired = (employee: "trainer" | "recruiting-girl"): Event => ({
  _tag: "Hired",
  seat: SEAT,
  employee,
  using: null,
  byManager: false,
  phantom: false,
});

const allOf = ({ hand, atWork, beach, busy }: Chain): Cards =>
  addCounts(addCounts(hand.content ?? {}, atWork), addCounts(beach, countList(busy.map(({ employee }) => employee))));

const sorted = (cards: Cards) => Object.entries(cards).toSorted(([a], [b]) => a.localeCompare(b));

describe("two companies card by card", () => {
  it("tells the hire that differs apart from what both have", () => {
    const a = firm({ waitress: 1 }, { waitress: 1, "recruiting-girl": 1 });
    const b = firm({ waitress: 1 }, { waitress: 1, trainer: 1 });
    expect(cardComparison(a, b, now)).toEqual({
      onlyA: { "recruiting-girl": 1 },
      onlyB: { trainer: 1 },
      both: { waitress: 1 },
    });
    expect(cardComparison(a, b, { a: 0, b: 0 })).toEqual({ onlyA: {}, onlyB: {}, both: { waitress: 1 } });
    expect(cardComparison(a, b, { a: 0, b: 1 })).toEqual({ onlyA: {}, onlyB: { trainer: 1 }, both: { waitress: 1 } });
  });

  it("tells a card that was trained from what it was, and one that was let go", () => {
    const was = firm({ "kitchen-trainee": 2, waitress: 1 });
    expect(cardComparison(was, firm({ "kitchen-trainee": 1, "burger-cook": 1 }), now)).toEqual({
      onlyA: { "kitchen-trainee": 1, waitress: 1 },
      onlyB: { "burger-cook": 1 },
      both: { "kitchen-trainee": 1 },
    });
    expect(cardComparison(was, firm({}), now)).toEqual({
      onlyA: { "kitchen-trainee": 2, waitress: 1 },
      onlyB: {},
      both: {},
    });
  });

  it("counts several copies of a card", () => {
    const [three, one] = [firm({ "burger-cook": 3 }), firm({ "burger-cook": 1 })];
    expect(cardComparison(three, one, now)).toEqual({
      onlyA: { "burger-cook": 2 },
      onlyB: {},
      both: { "burger-cook": 1 },
    });
    expect(cardComparison(one, three, now)).toEqual({
      onlyA: {},
      onlyB: { "burger-cook": 2 },
      both: { "burger-cook": 1 },
    });
  });

  it("finds nothing in equal companies, wherever their cards lie and in whatever order they came", () => {
    const both = { waitress: 2, trainer: 1 };
    expect(cardComparison(firm(both), firm({ trainer: 1, waitress: 2 }), now)).toEqual({ onlyA: {}, onlyB: {}, both });
    for (const chain of history.chains) {
      const same = cardComparison(chain, chain, { a: last, b: last });
      expect([same?.onlyA, same?.onlyB]).toEqual([{}, {}]);
    }
  });

  it("has the cards of the states at every step of a game, and a datum only where they change", () => {
    for (const { seat, cards } of history.chains) {
      for (const [at, { chains }] of states.entries()) {
        const chain = chains[seat];
        const found = cardComparison({ cards }, { cards }, { a: at, b: at })?.both;
        expect([at, sorted(found ?? {})]).toEqual([at, sorted(chain ? allOf(chain) : {})]);
      }
      const told = cards.map(({ value }) => JSON.stringify(sorted(value)));
      expect(told.filter((each, index) => each === told[index - 1])).toEqual([]);
      expect(cards.length).toBeGreaterThan(3);
    }
  });
});

describe("what eyes do not know of a company", () => {
  const handed = states.find(({ chains }) => totalOf(chains[SEAT]?.hand.content ?? {}) > 1);
  if (!handed) throw new Error("nobody has a hand");
  const withHand = (seat: Seat, content: Cards): State => ({
    ...handed,
    chains: handed.chains.map((chain) =>
      chain.seat === seat ? { ...chain, hand: { ...chain.hand, content } } : chain,
    ),
  });
  const lines = (viewer: "referee" | "watcher", hands: readonly [Cards, Cards]) =>
    hands.map((hand) => after(redact(withHand(SEAT, hand), viewer), []).chains[SEAT]);

  it("is no difference: a hand that is closed to them on both lines, or on one", () => {
    const hands = [{ waitress: 2 }, { trainer: 1, waitress: 1 }] as const;
    const [a, b] = lines("referee", hands);
    const [closedA, closedB] = lines("watcher", hands);
    if (!a || !b || !closedA || !closedB) throw new Error("no such chain");
    expect(cardComparison(a, b, now)).toMatchObject({ onlyA: { waitress: 1 }, onlyB: { trainer: 1 } });
    expect(closedA.cards).toEqual([]);
    expect(closedB).toEqual(closedA);
    for (const [one, other] of [
      [closedA, closedB],
      [a, closedB],
      [closedA, b],
    ] as const)
      expect(cardComparison(one, other, now)).toBeNull();
  });

  it("stays as it was known while a hand that had lain open is closed", () => {
    const watched = historyOf(ruleset, rules, redact(game.entries, "watcher"));
    expect(states.some((state) => hasClosed(redact(state.chains, "watcher")))).toBe(true);
    expect(watched.chains.map(({ cards }) => cards)).toEqual(history.chains.map(({ cards }) => cards));
  });
});

describe("a position that was set up", () => {
  const state = states.findLast(({ stage }) => stage._tag === "working");
  if (!state) throw new Error("nobody works");

  it("begins with its companies, cash and bank, and both lines of it have them", () => {
    const lines = [after(state, [hired("recruiting-girl")]), after(state, [hired("trainer")])];
    const [a, b] = [lines[0]?.chains ?? [], lines[1]?.chains ?? []];
    for (const { bank } of lines) expect(bank.stock).toEqual([{ at: 0, value: state.bank.stock }]);
    expect(a).toHaveLength(3);
    for (const chain of state.chains) {
      expect(a[chain.seat]?.cash[0]).toEqual({ at: 0, value: chain.cash });
      expect(sorted(a[chain.seat]?.cards[0]?.value ?? {})).toEqual(sorted(allOf(chain)));
    }
    const beside = a.map((chain, seat) => cardComparison(chain, b[seat] ?? chain, { a: 1, b: 1 }));
    expect(beside.map((each) => [each?.onlyA, each?.onlyB])).toEqual([
      [{}, {}],
      [{ "recruiting-girl": 1 }, { trainer: 1 }],
      [{}, {}],
    ]);
  });
});
