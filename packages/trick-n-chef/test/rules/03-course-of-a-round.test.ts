import { check } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import type { Card, Suit } from "../../src/index.ts";
import { ann, bob, only, playsOf, rulesWith, running, wholeGame } from "../tables.ts";

const rules = rulesWith(4);
const game = wholeGame(rules, "course");

const playing = (card: Card) => ({ _tag: "trick.play", card, coins: 0 }) as const;

describe("T3 course of a round", () => {
  it("T3.1 three rounds of ten tricks; a round ends when all hands are empty", () => {
    expect(only(game.events, "RoundScored").map((event) => event.round)).toEqual([1, 2, 3]);
    const tricks = only(game.events, "TrickBegun").map((event) => event.trick);
    expect(tricks).toEqual([...Array(3)].flatMap(() => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  });

  it("T3.2 the first player leads the first trick, then the winner of the trick before leads", () => {
    let next = ann;
    for (const event of game.events) {
      if (event._tag === "RoundBegun") next = event.first;
      if (event._tag === "TrickWon") next = event.winner;
      if (event._tag === "TrickBegun") expect(event.leader).toBe(next);
    }
  });

  it("T3.3 from the leader clockwise everybody plays one card", () => {
    for (const { plays } of only(game.events, "TrickWon")) {
      const leader = plays[0]?.seat ?? ann;
      expect(plays.map((play) => play.seat)).toEqual([0, 1, 2, 3].map((step) => (leader + step) % 4));
    }
  });

  it("T3.3 a card that is not in the hand is refused, and so is another's turn", () => {
    const state = running({ hands: [["red-1", "red-2"], ["blue-1"]] });
    expect(check(rules, state, ann, playing("blue-1"))).toEqual({
      _tag: "CardNotInHand",
      rule: "T3.3",
      card: "blue-1",
    });
    expect(check(rules, state, bob, playing("blue-1"))).toMatchObject({ _tag: "NotNow" });
  });

  it("T3.4 whoever holds the suit led must follow it; whoever does not may play anything", () => {
    const holding = running({ hands: [[], ["red-2", "blue-9"]], plays: playsOf("red-1") });
    expect(check(rules, holding, bob, playing("blue-9"))).toEqual({
      _tag: "MustFollowSuit",
      rule: "T3.4",
      card: "blue-9",
      led: "red",
    });
    expect(check(rules, holding, bob, playing("red-2"))).toBeNull();
    const without = running({ hands: [[], ["green-2", "blue-9"]], plays: playsOf("red-1") });
    expect(check(rules, without, bob, playing("green-2"))).toBeNull();
    expect(check(rules, without, bob, playing("blue-9"))).toBeNull();
  });

  it("T3.5 trump does not change the duty to follow", () => {
    const suits: readonly Suit[] = ["red", "blue"];
    for (const trump of suits) {
      const state = running({ hands: [[], ["red-2", "blue-9"]], plays: playsOf("red-1"), centre: { [trump]: 1 } });
      expect(check(rules, state, bob, playing("blue-9"))).toMatchObject({ _tag: "MustFollowSuit" });
    }
  });

  it("TD-03 one legal card and no coins is no decision", () => {
    const state = running({ hands: [[], ["red-2", "blue-9"]], plays: playsOf("red-1") });
    const dice = { int: () => 0, shuffle: <T>(_: string, items: readonly T[]) => items, rolls: 0 };
    expect(rules.advance(state, dice)).toMatchObject([{ _tag: "CardPlayed", seat: 1, card: "red-2", coins: 0 }]);
    expect(rules.advance(running({ hands: [[], ["red-2"]], coins: [0, 1], plays: playsOf("red-1") }), dice)).toEqual(
      [],
    );
  });
});
