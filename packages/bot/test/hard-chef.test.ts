import {
  beginTable,
  diceFor,
  endOf,
  type Entry,
  playOn,
  randomDecider,
  roundOf,
  type SeatDecider,
  redact,
  type Rules,
  seatsOf,
} from "@blueplate/kernel";
import { type Card, type Command, type Event, faceOf, loadRules, type State } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { deciderOf, knowledgeAt, knowledgeFromLog } from "../src/index.ts";
import { seenPiles } from "../src/knowledge/trick-n-chef/seen-piles.ts";
import { standingPlays } from "../src/trick-n-chef/brisk.ts";
import { optionsIn } from "../src/trick-n-chef/options-in.ts";
import { hardChef } from "../src/trick-n-chef/hard.ts";
import { sensibleChef } from "../src/trick-n-chef/sensible.ts";

type ChefRules = Rules<State, Command, Event>;

const rulesOf = (seats: number): ChefRules => Result.getOrThrow(loadRules({ modules: [], options: {}, seats }));

const heldBy = (state: State, seat: number): readonly Card[] => state.players[seat]?.hand.content ?? [];

/** Decisions that are looked at: most of a round. */
const DECISIONS = 40;

describe("what a seat of Trick-n-Chef has seen", () => {
  it.each([3, 4])("are the tricks that went into each pile, by the log as by the state, at a table of %i", (seats) => {
    const rules = rulesOf(seats);
    for (const { after } of playOn(beginTable(rules, "seen", 0), randomDecider("seen"), { most: DECISIONS })) {
      if (after.line.length % 5 !== 0) continue;
      for (const seat of seatsOf(seats)) {
        const sent: readonly Entry<Event>[] = after.entries.map((entry) => redact(entry, seat));
        const known = knowledgeFromLog(rules, sent, seat);
        expect(known.seen).toEqual(knowledgeAt(rules, after.state, seat).seen);
        expect(known.view.players.filter(({ pile }) => pile.content === null)).toHaveLength(seats - 1);
      }
    }
  });

  it("leaves no card in a wrong pile, nor a suit in a hand that has not followed it", () => {
    const rules = rulesOf(4);
    let voids = 0;
    for (const { before, seat } of playOn(beginTable(rules, "voids", 0), randomDecider("voids"), {
      most: 3 * DECISIONS,
    })) {
      const known = knowledgeAt(rules, before.state, seat);
      const world = known.sample(diceFor("voids", before.line.length));
      expect(world.players.map(({ pile }) => pile.content)).toEqual(seenPiles(known.seen));
      expect(redact(world, seat)).toEqual(known.view);
      const [lead] = before.state.trick;
      for (const play of before.state.trick) {
        if (!lead || faceOf(play.card).suit === faceOf(lead.card).suit) continue;
        expect(heldBy(world, play.seat).map((card) => faceOf(card).suit)).not.toContain(faceOf(lead.card).suit);
        voids++;
      }
    }
    expect(voids).toBeGreaterThan(8);
  });
});

describe("the hard player of Trick-n-Chef", () => {
  it("decides the same on the same knowledge with the same seed, and opens no other envelope than its own", () => {
    const rules = rulesOf(4);
    let asked = 0;
    for (const { before, seat } of playOn(beginTable(rules, "same", 0), randomDecider("same"), { most: DECISIONS })) {
      if (before.line.length % 6 !== 0) continue;
      const budget = { seed: `same ${before.line.length}`, work: 0.2 };
      const known = knowledgeAt(rules, before.state, seat);
      const decided = hardChef.decide(known, rules, budget);
      expect(hardChef.decide(known, rules, budget)).toEqual(decided);
      // What is closed to the seat may lie there as it will.
      const open = { ...known, view: before.state };
      expect(hardChef.decide(open, rules, budget)).toEqual(decided);
      asked++;
    }
    expect(asked).toBeGreaterThan(4);
  });

  it("gives what it thought of, the best first, each a legal command", () => {
    const rules = rulesOf(3);
    const { state } = beginTable(rules, "considered", 0);
    const [seat] = rules.waitsFor(state);
    if (seat === undefined) throw new Error("nobody is asked");
    const { command, considered = [] } = hardChef.decide(knowledgeAt(rules, state, seat), rules, {
      seed: "c",
      work: 1,
    });
    expect(considered.map((each) => each.command)[0]).toEqual(command);
    expect(considered).toHaveLength(3);
    for (const { worth } of considered) expect(worth).toBeGreaterThan(0);
  });

  it("thinks of no coins, of the fewest that win, and of the fewest that make a card the lowest", () => {
    const rules = rulesOf(3);
    const { state } = beginTable(rules, "coins", 0);
    const [own, other] = seatsOf(3);
    if (own === undefined || other === undefined) throw new Error("three seats");
    const running: State = {
      ...state,
      trump: ["red"],
      trick: [{ seat: other, card: "red-8", coins: 0 }],
      players: state.players.map((player) => ({ ...player, coins: 3 })),
    };
    const coinsOn = (card: Card) => standingPlays(running, own, card, optionsIn(rules)).map(({ coins }) => coins);
    expect(coinsOn("red-7")).toEqual([0, 1]);
    expect(coinsOn("red-9")).toEqual([0, -1]);
    expect(coinsOn("red-3")).toEqual([0, 3]);
    expect(coinsOn("red-1")).toEqual([0]);
  });

  it("is ahead of sensible players, whatever its seat", () => {
    const rules = rulesOf(4);
    const [hard, sensible] = [hardChef, sensibleChef].map((bot) =>
      deciderOf(bot, ({ turn }, seat) => `ahead|${turn}|${seat}`),
    );
    if (!hard || !sensible) throw new Error("two bots");
    let ahead = 0;
    for (const own of seatsOf(4)) {
      const decide: SeatDecider = (point, seat) => (seat === own ? hard : sensible)(point, seat);
      const { last } = endOf(
        playOn(beginTable(rules as Rules, "a", 0), decide, { until: ({ state }) => roundOf(state) === 2 }),
      );
      // cast: the rules are of this game.
      const points = (last.state as State).players.map(({ scores }) => scores[0] ?? 0);
      ahead += 4 * (points[own] ?? 0) - points.reduce((sum, each) => sum + each, 0);
    }
    expect(ahead).toBeGreaterThan(0);
  });
});
