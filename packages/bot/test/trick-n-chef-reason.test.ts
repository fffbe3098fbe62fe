import { beginTable, playOn, randomDecider, redact, type Rules, type Seat } from "@blueplate/kernel";
import { type Command, type Event, loadRules, type State } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type ChefReason, chefReasonOf } from "../src/trick-n-chef/reason.ts";

/** What a reason says of the trick that its card closes: whether its player wins it, and takes a chef. */
const SURE: Partial<Record<ChefReason, readonly [wins: boolean, takes: boolean]>> = {
  winsAndTakes: [true, true],
  wins: [true, false],
  takesChef: [false, true],
  coin: [false, false],
};

interface Told {
  readonly reason: ChefReason;
  readonly seat: Seat;
  readonly command: Command;
  readonly before: State;
  readonly events: readonly Event[];
}

/** The reasons of every decision of a game, each from what its seat sees, and what then happened. */
const toldIn = (seats: number, seed: string): readonly Told[] => {
  const rules: Rules<State, Command, Event> = Result.getOrThrow(loadRules({ modules: [], options: {}, seats }));
  return [...playOn(beginTable(rules, seed, 0), randomDecider(seed))].map(({ before, seat, command, after }) => ({
    reason: chefReasonOf(rules, redact(before.state, seat), seat, command),
    seat,
    command,
    before: before.state,
    events: after.line.slice(before.line.length).flatMap(({ events }) => events),
  }));
};

const TOLD = [...toldIn(4, "four"), ...toldIn(3, "three")];

describe("the reason for a command of Trick-n-Chef", () => {
  it("of a card that closes its trick is what then happens", () => {
    const seen = new Set<ChefReason>();
    for (const { reason, seat, events } of TOLD) {
      const sure = SURE[reason];
      if (!sure) continue;
      seen.add(reason);
      const trick = events.find((event) => event._tag === "TrickWon");
      expect(trick && [trick.winner === seat, trick.chefTaker === seat]).toEqual(sure);
    }
    expect([...seen].toSorted()).toEqual(Object.keys(SURE).toSorted());
  });

  it("of any other card is none that only a last one can have", () => {
    for (const { reason, command, events } of TOLD) {
      if (command._tag !== "trick.play" || events.some(({ _tag }) => _tag === "TrickWon")) continue;
      expect(SURE[reason]).toBeUndefined();
    }
  });

  it("a chef serves where it brings points with the cards that are won", () => {
    const taken = TOLD.filter(({ command }) => command._tag === "trick.takeChef");
    for (const { reason, seat, command, before } of taken) {
      if (command._tag !== "trick.takeChef") continue;
      const player = before.players[seat];
      const won = (player?.pile.content ?? []).filter((card) => card.startsWith(command.suit)).length;
      const chefs = (player?.chefs ?? []).filter((suit) => suit === command.suit).length;
      expect(reason).toBe(won > chefs ? "serves" : "spare");
    }
    expect(new Set(taken.map(({ reason }) => reason)).size).toBe(2);
  });

  it("a trump is kept only by whoever could have played it", () => {
    const kept = TOLD.filter(({ reason }) => reason === "keepsTrump");
    expect(kept.length).toBeGreaterThan(0);
    for (const { seat, before, command } of kept) {
      const hand = before.players[seat]?.hand.content ?? [];
      const isTrump = (card: string): boolean => before.trump.some((suit) => card.startsWith(suit));
      expect(hand.some(isTrump)).toBe(true);
      expect(command._tag === "trick.play" && isTrump(command.card)).toBe(false);
    }
  });

  it("a card that is led is called low up to 4 and high from 8 on, and nothing of the kind in between", () => {
    const led = TOLD.flatMap(({ reason, command, before }) =>
      command._tag === "trick.play" && before.trick.length === 0
        ? [{ reason, value: Number(command.card.split("-")[1]) + 2 * command.coins }]
        : [],
    );
    for (const { reason, value } of led)
      expect(reason).toBe(value >= 8 ? "leadsHigh" : value > 4 ? "leadsMiddle" : "leadsLow");
    expect(new Set(led.map(({ reason }) => reason)).size).toBe(3);
  });

  it("a first chef is told to be of the strongest suit only where the hand has none that is stronger", () => {
    const first = TOLD.filter(({ command }) => command._tag === "chef.choose");
    for (const { reason, seat, before, command } of first) {
      if (command._tag !== "chef.choose") continue;
      const hand = before.players[seat]?.hand.content ?? [];
      const strengthIn = (suit: string): number =>
        hand.filter((card) => card.startsWith(suit)).reduce((sum, card) => sum + 3 + Number(card.split("-")[1]), 0);
      const most = Math.max(...before.suits.map(strengthIn));
      expect(reason).toBe(strengthIn(command.suit) === most ? "longSuit" : "otherSuit");
    }
    expect(new Set(first.map(({ reason }) => reason)).size).toBe(2);
  });
});
