import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { type Form, open, type Rules, seal, seatOf, type Tagged } from "../src/index.ts";
import { loadHiddenBids } from "../src/testing/hidden-bids.ts";
import { logIsTruth, tryLaw } from "../src/testing/laws.ts";
import { acceptedIsOffered, offeredIsAccepted, refusalsCite, viewIsEnough } from "../src/testing/legality.ts";
import { checkedRules, uncheckedRules } from "../src/testing/checked.ts";
import { foreseenHappens } from "../src/testing/foreseen.ts";
import { randomGame } from "../src/testing/random-game.ts";
import type { ForecastCheck, Law } from "../src/testing/setup.ts";
import {
  eventsAreValid,
  goingBackLeavesNothing,
  invariantHolds,
  jsonKeepsAll,
  nonsenseIsRefused,
  redactionCommutes,
  somebodyDecides,
  undoLeavesNothing,
} from "../src/testing/truth.ts";
import { accepted, counter } from "./counter.ts";

const bids = accepted(loadHiddenBids({ modules: [], options: {}, seats: 3 }));
type Bids = typeof bids;
type State = Bids["initialState"];

const formWith = (change: Partial<NonNullable<Bids["forms"][string]>>): Bids => {
  const { bid } = bids.forms;
  if (!bid) throw new Error("no form");
  return { ...bids, forms: { bid: { ...bid, ...change } } };
};

type AnyLaw = <S, C extends Tagged, E extends Tagged>() => Law<S, C, E>;

const trying =
  <S, C extends Tagged, E extends Tagged>(
    law: AnyLaw,
    rules: Rules<S, C, E>,
    invariant?: (state: S) => string | null,
  ) =>
  (): void => {
    const setup = { rules: {}, games: 1, decisionsAtMost: 60, neighbours: 60 };
    tryLaw<S, C, E>(law(), invariant ? { ...setup, invariant } : setup, rules, "fault");
  };

const bidOf = (state: State, seat: number): number => {
  const bid = state.players[seat]?.bid;
  return (bid && open(bid, "referee")) ?? 0;
};

type Command = Parameters<NonNullable<Bids["forms"][string]>["refuse"]>[2];
type Event = Parameters<Bids["evolve"]>[1];
type Forecast = ForecastCheck<State, Command, Event>;

const hasOpened = (events: readonly Event[]): boolean => events.some(({ _tag }) => _tag === "BidsOpened");

/** What is known of hidden bids ahead: the round after the last bid, and that who has no coins left pays none. */
const forecast: Forecast = {
  foresee: (_, { round }) => ({ round: round + 1, paid: { atLeast: 0, atMost: 18 } }),
  happened: (rules, before, events) => {
    if (!hasOpened(events)) return {};
    const after = events.reduce(rules.evolve, before);
    const coins = (state: State): number => state.players.reduce((sum, each) => sum + each.coins, 0);
    return { round: after.round, paid: coins(before) - coins(after) };
  },
  sure: (_, { round, players }) =>
    Object.fromEntries(
      players.flatMap(({ coins }, seat) => (coins === 0 ? [[`seat ${seat} in round ${round}`, 0]] : [])),
    ),
  decided: (_, { round }, events) =>
    Object.fromEntries(
      events.flatMap((event) =>
        event._tag === "BidsOpened" ? event.bids.map((bid, seat) => [`seat ${seat} in round ${round}`, bid]) : [],
      ),
    ),
};

const foreseeing = (change: Partial<Forecast>) => (): void => {
  const setup = { rules: {}, games: 1, decisionsAtMost: 60, forecast: { ...forecast, ...change } };
  for (const seed of ["one", "two", "three"]) tryLaw(foreseenHappens<State, Command, Event>(), setup, bids, seed);
};

describe("what is foreseen", () => {
  it("is let pass where it happens", () => {
    expect(foreseeing({})).not.toThrow();
  });

  it("is noticed where something else happens, at the decision that leads there", () => {
    expect(foreseeing({ foresee: (_, { round }) => ({ round, paid: { atLeast: 0, atMost: 18 } }) })).toThrow(
      /what is foreseen happens: seed "one", entry 3: foreseen round: 0 is not 1/,
    );
    expect(foreseeing({ foresee: (_, { round }) => ({ round: round + 1, paid: { atLeast: 0, atMost: 1 } }) })).toThrow(
      /foreseen paid/,
    );
    expect(foreseeing({ foresee: () => ({}) })).toThrow(/foreseen round: undefined is not 1/);
  });

  it("is held to what was called sure earlier", () => {
    const sure: Forecast["sure"] = (_, { players, round }) =>
      round === 0 && players.every(({ bid }) => bid === null) ? { "seat 1 in round 3": { atLeast: 9, atMost: 9 } } : {};
    expect(foreseeing({ sure })).toThrow(/entry 12: sure since entry 1: seat 1 in round 3: .* is not \d/);
  });
});

describe("facts that cannot follow", () => {
  const validateEvent: Bids["validateEvent"] = (state, event, earlier = []) =>
    event._tag === "BidsOpened" && earlier.length > 0 && event.bids.includes(1)
      ? { _tag: "Malformed", rule: "", field: "bids", message: `a bid of 1 in round ${state.round}` }
      : null;
  const strict: Bids = { ...bids, validateEvent };

  it("are found by the law, with those told before them", () => {
    expect(trying(eventsAreValid, strict)).toThrow(
      /seed "fault", entry \d+: .*BidsOpened.bids is not valid: a bid of 1/,
    );
    expect(trying(eventsAreValid, bids)).not.toThrow();
  });

  it("are found where only those doubt them who do not see into an envelope", () => {
    const strict: Bids["validateEvent"] = (_, event) =>
      event._tag === "BidMade" && event.coins.content === null
        ? { _tag: "Malformed", rule: "", field: "coins", message: "nothing to be seen" }
        : null;
    expect(trying(eventsAreValid, { ...bids, validateEvent: strict })).toThrow(
      /view of \S+: BidMade.coins is not valid: nothing to be seen/,
    );
  });

  it("are not folded in by checked rules, nor in any random game", () => {
    const { evolve, initialState } = checkedRules(strict);
    const made = { _tag: "BidMade", seat: seatOf(0), coins: seal([seatOf(0)], 1) } as const;
    const opened = { _tag: "BidsOpened", bids: [1, 0, 0], winner: seatOf(0) } as const;
    expect(evolve(initialState, made)).toEqual(bids.evolve(initialState, made));
    expect(() => evolve(evolve(initialState, made), opened)).toThrow(/BidsOpened.bids is not valid/);
    expect(() => [...randomGame(strict, "fault", 60)]).toThrow(/seed "fault", entry \d+: BidsOpened/);
  });

  it("are looked for no more where they have been checked: the rules that checked ones were made of are found again", () => {
    expect(uncheckedRules(checkedRules(strict))).toBe(strict);
    expect(uncheckedRules(strict)).toBe(strict);
  });
});

describe("a law that goes through the whole log", () => {
  it("looks at few moments, from the first decision to the last", () => {
    const looksOf = (effort: { readonly every?: number; readonly wholeLooks?: number }): readonly number[] => {
      const seen: number[] = [];
      const look: Law<State, Command, Event>["look"] = ({ entry }) => (seen.push(entry.seq), null);
      const setup = { rules: {}, games: 1, decisionsAtMost: 60, ...effort };
      tryLaw({ name: "looks", costly: true, wholeLog: true, look }, setup, bids, "looks");
      return seen;
    };
    expect(looksOf({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(looksOf({ wholeLooks: 3 })).toEqual([1, 7, 12]);
    expect(looksOf({ every: 6 })).toEqual([1, 12]);
    expect(looksOf({ every: 60 })).toEqual([1]);
  });
});

describe("each law finds the fault it is there for, and names seed and entry", () => {
  it("an offer that is refused", () => {
    const refuse: Form<State, never, never>["refuse"] = (_state, _seat, { coins }) =>
      coins === 6 ? { _tag: "NotSix", rule: "" } : null;
    expect(trying(offeredIsAccepted, formWith({ refuse }))).toThrow(/seed "fault", entry 1: .*is offered but refused/);
  });

  it("an accepted command that is not offered", () => {
    const slots = [{ name: "coins", kind: "number", shape: "choice", candidates: () => [0, 1] }] as const;
    expect(trying(acceptedIsOffered, formWith({ slots }))).toThrow(/accepted but nothing equal is offered/);
  });

  it("an accepted list that is not offered", () => {
    const { add } = counter.forms;
    if (!add) throw new Error("no form");
    const [amounts, again] = add.slots;
    if (amounts?.shape !== "list" || !again) throw new Error("no list");
    const fits: typeof amounts.fits = (state, seat, picked, list) =>
      list.length < 3 && amounts.fits(state, seat, picked, list);
    const rules = { ...counter, forms: { ...counter.forms, add: { ...add, slots: [{ ...amounts, fits }, again] } } };
    expect(trying(acceptedIsOffered, rules)).toThrow(/accepted but nothing equal is offered/);
  });

  it("a refusal that cites no paragraph", () => {
    const refuse: Form<State, never, never>["refuse"] = (_state, _seat, { coins }) =>
      coins === 6 ? { _tag: "NotSix", rule: "" } : null;
    expect(trying(refusalsCite, formWith({ refuse }))).toThrow(/is refused NotSix by no paragraph/);
  });

  it("legality that looks into another's envelope", () => {
    const refuse: Form<State, never, never>["refuse"] = (state, seat, { coins }) =>
      bidOf(state, seat === 0 ? 1 : 0) === coins && coins > 0 ? { _tag: "Taken", rule: "" } : null;
    expect(trying(viewIsEnough, formWith({ refuse }))).toThrow(/seat \d: .*check/);
  });

  it("a fold that branches on the content of an envelope", () => {
    const evolve: Bids["evolve"] = (state, event) =>
      event._tag === "BidMade" && event.coins.content === null ? state : bids.evolve(state, event);
    expect(trying(redactionCommutes, { ...bids, evolve })).toThrow(/view of \S+: state/);
  });

  it("a state that JSON cannot hold", () => {
    const evolve: Bids["evolve"] = (state, event) => ({ ...bids.evolve(state, event), round: 0.5 });
    expect(trying(jsonKeepsAll, { ...bids, evolve })).toThrow(/JSON keeps .* seed "fault", entry 1: .*round/s);
  });

  it("a codec that drops unknown fields", () => {
    const loose = Schema.decodeUnknownResult(Schema.TaggedStruct("bid", { coins: Schema.Natural }));
    const command: Bids["codecs"]["command"] = {
      ...bids.codecs.command,
      decode: (input) => {
        const read = loose(input);
        return read._tag === "Success" ? bids.codecs.command.decode(read.success) : bids.codecs.command.decode(input);
      },
    };
    expect(trying(nonsenseIsRefused, { ...bids, codecs: { ...bids.codecs, command } })).toThrow(
      /unheardOf may be anything/,
    );
  });

  it("facts that depend on more than the state", () => {
    let calls = 0;
    const rulesBidding = (coins: () => number): Bids => {
      const decide: Form<State, never, Parameters<Bids["evolve"]>[1]>["decide"] = (_state, seat) => [
        { _tag: "BidMade", seat, coins: { _tag: "Envelope", readers: [seat], content: coins() } },
      ];
      return formWith({ decide });
    };
    const alternating = rulesBidding(() => calls++ % 2);
    expect(trying(undoLeavesNothing, alternating)).toThrow(/events after the undo/);
    expect(trying(goingBackLeavesNothing, alternating)).toThrow(/events after going back/);
    const counting = rulesBidding(() => calls++);
    expect(() => logIsTruth({ rules: {}, games: 1, decisionsAtMost: 60 }, counting, "fault")).toThrow();
  });

  it("a game that waits for nobody, and one that never ends", () => {
    const stuck: Bids = { ...bids, waitsFor: (state) => (state.round > 0 ? [] : bids.waitsFor(state)) };
    expect(trying(somebodyDecides, stuck)).toThrow(/waits for nobody/);
    const endless: Bids = { ...bids, outcome: () => null };
    expect(() => logIsTruth({ rules: {}, games: 1, decisionsAtMost: 3 }, endless, "fault")).toThrow(/it goes on/);
  });

  it("a broken invariant", () => {
    const spent = (state: State) => (state.players[seatOf(0)]?.coins === 6 ? null : "coins were spent");
    expect(trying(invariantHolds, bids, spent)).toThrow(/coins were spent/);
  });
});
