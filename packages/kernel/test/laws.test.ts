import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { type Form, open, type Rules, seatOf, type Tagged } from "../src/index.ts";
import { loadHiddenBids } from "../src/testing/hidden-bids.ts";
import { logIsTruth, tryLaw } from "../src/testing/laws.ts";
import { acceptedIsOffered, offeredIsAccepted, refusalsCite, viewIsEnough } from "../src/testing/legality.ts";
import type { Law } from "../src/testing/setup.ts";
import {
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
    const decide: Form<State, never, Parameters<Bids["evolve"]>[1]>["decide"] = (_state, seat) => [
      { _tag: "BidMade", seat, coins: { _tag: "Envelope", readers: [seat], content: calls++ } },
    ];
    expect(trying(undoLeavesNothing, formWith({ decide }))).toThrow(/events after the undo/);
    expect(trying(goingBackLeavesNothing, formWith({ decide }))).toThrow(/events after going back/);
    expect(() => logIsTruth({ rules: {}, games: 1, decisionsAtMost: 60 }, formWith({ decide }), "fault")).toThrow();
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
