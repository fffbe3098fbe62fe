import {
  beginTable,
  decisionPointOf,
  diceFor,
  type Entry,
  eventsOf,
  hasClosed,
  isEnvelope,
  mayRead,
  openForms,
  playOn,
  randomDecider,
  redact,
  type Rules,
  type Seat,
  seatsOf,
} from "@blueplate/kernel";
import type { State } from "@blueplate/engine";
import { foodChainMagnate } from "@blueplate/variants";
import { trickNChef } from "@blueplate/trick-n-chef";
import { describe, expect, it } from "vitest";
import {
  botsWith,
  deciderOf,
  knowledgeAt,
  knowledgeFromLog,
  knowledgeOf,
  recalledFrom,
  recallOf,
  temperamentsWith,
} from "../src/index.ts";
import { rulesFor } from "./arena.ts";

const bots = botsWith({}, [foodChainMagnate.id]);
const steady = bots.find(({ id }) => id === "steady");
if (!steady) throw new Error("there is no steady bot");

/** Decisions of games that are looked at. */
const DECISIONS = 160;

/** Plays on with a bot in every seat, and by chance now and then, so that hands differ. */
const plies = (rules: Rules, seed: string) => {
  const sensible = deciderOf(steady, ({ turn }) => `${seed}|${turn}`);
  const chance = randomDecider(seed);
  return playOn(beginTable(rules, seed, 0), (point, seat) => (point.turn % 5 === 0 ? chance : sensible)(point, seat), {
    most: DECISIONS,
  });
};

/** The state with a content in every envelope that the seat may not open which lets nobody read it. */
const poisoned = <T>(value: T, seat: Seat): T => {
  const walk = (each: unknown): unknown => {
    if (typeof each !== "object" || each === null) return each;
    if (Array.isArray(each)) return each.map(walk);
    if (isEnvelope(each) && !mayRead(each, seat)) {
      return Object.defineProperty({ ...each }, "content", {
        enumerable: true,
        get: () => {
          throw new Error(`seat ${seat} has opened an envelope that is closed to it`);
        },
      });
    }
    return Object.fromEntries(Object.entries(each).map(([key, one]) => [key, walk(one)]));
  };
  // cast: the walk keeps everything but what closed envelopes hold.
  return walk(value) as T;
};

describe("what a seat knows", () => {
  it.each([2, 3, 5])("is the same by the log as it was sent and by the full state, at a table of %i", (seats) => {
    const rules = rulesFor(foodChainMagnate, seats);
    let entries: readonly Entry[] = [];
    const folds = seatsOf(seats).map(() => recalledFrom<unknown, never, never>(rules as never, []));
    for (const { before, after } of plies(rules, `known-${seats}`)) {
      for (const seat of seatsOf(seats)) {
        const known = folds[seat];
        if (!known) throw new Error("no such seat");
        const told = before.entries.slice(entries.length).flatMap((entry) => eventsOf(redact(entry, seat)));
        folds[seat] = recalledFrom<unknown, never, never>(rules as never, told as never, known.state, known.seen);
        const byState = knowledgeAt(rules, before.state, seat);
        expect(folds[seat].state).toEqual(byState.view);
        if (byState.seen !== null && (before.state as State).stage._tag === "restructuring")
          expect(folds[seat].seen).toEqual(byState.seen);
      }
      entries = before.entries;
      if (after.line.length % 40 === 0) {
        const [seat] = seatsOf(seats);
        const sent = after.entries.map((entry) => redact(entry, seat ?? "watcher"));
        if (seat !== undefined) expect(knowledgeFromLog(rules, sent, seat).view).toEqual(redact(after.state, seat));
      }
    }
  });

  it.each([2, 4])("makes full states that agree with it, other hands as they are, at a table of %i", (seats) => {
    const rules = rulesFor(foodChainMagnate, seats);
    for (const { before } of plies(rules, `sample-${seats}`)) {
      for (const seat of rules.waitsFor(before.state)) {
        const known = knowledgeAt(rules, before.state, seat);
        const full = known.sample(diceFor("sample", before.line.length));
        expect(hasClosed(full)).toBe(false);
        expect(redact(full, seat)).toEqual(known.view);
        // cast: the games are of Food Chain Magnate.
        const hands = (state: unknown) => (state as State).chains.map(({ hand }) => hand.content);
        expect(hands(full)).toEqual(hands(before.state));
        expect(openForms(rules, full, seat).map(({ tag }) => tag)).toEqual(
          openForms(rules, before.state, seat).map(({ tag }) => tag),
        );
      }
    }
  });

  it("tells what the other hand of two holds by the cards that lie nowhere else, for who has seen nothing", () => {
    const rules = rulesFor(foodChainMagnate, 2);
    let looked = 0;
    for (const { before } of plies(rules, "unseen")) {
      // cast: as above.
      const state = before.state as State;
      if (state.stage._tag !== "restructuring") continue;
      for (const seat of rules.waitsFor(before.state)) {
        const blind = knowledgeOf(rules, redact(before.state, seat), seat, recallOf(rules.game).nothing);
        const full = blind.sample(diceFor("unseen", looked)) as State;
        expect(full.chains.map(({ hand }) => hand.content)).toEqual(state.chains.map(({ hand }) => hand.content));
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(8);
  });

  it("of Trick-n-Chef is its view, with closed cards guessed", () => {
    const rules = rulesFor(trickNChef, 3);
    const table = beginTable(rules, "guessed", 0);
    const [seat] = rules.waitsFor(table.state);
    if (seat === undefined) throw new Error("nobody is asked");
    const known = knowledgeAt(rules, table.state, seat);
    const full = known.sample(diceFor("guessed", 0));
    expect(hasClosed(known.view)).toBe(true);
    expect(hasClosed(full)).toBe(false);
    expect(redact(full, seat)).toEqual(known.view);
  });
});

describe("a bot that opens only its own envelopes", () => {
  const honest = bots.filter((bot) => bot.opensOnlyItsOwn === true && bot.game === foodChainMagnate.id);
  // The planner as one company or another opens the same.
  const temperaments = temperamentsWith({}).map(({ id }) => id);
  const asked = honest.filter(({ id }) => !temperaments.slice(1).includes(id));

  it("is every one of Food Chain Magnate", () => {
    expect(honest.map(({ id }) => id).toSorted()).toEqual(
      bots
        .filter(({ game }) => game === foodChainMagnate.id)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it.each(asked)("$id decides the same with poison in all others", (bot) => {
    const rules = rulesFor(foodChainMagnate, 3);
    let decided = 0;
    // One that searches is asked now and then, and looks a round ahead.
    const searches = bot.id === "hard";
    for (const { before } of plies(rules, "poison")) {
      if (searches && before.line.length % 8 !== 0) continue;
      for (const seat of rules.waitsFor(before.state)) {
        const { state, turn } = decisionPointOf(before);
        const budget = { seed: `poison|${turn}`, work: searches ? 0.1 : 1 };
        const known = knowledgeAt(rules, state, seat);
        const open = knowledgeOf(rules, poisoned(state, seat), seat, known.seen);
        expect(bot.decide(open, rules, budget)).toEqual(bot.decide(known, rules, budget));
        decided++;
      }
    }
    expect(decided).toBeGreaterThan(DECISIONS / (searches ? 16 : 2));
  });
});
