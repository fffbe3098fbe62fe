import { applyEvents, check, diceFor, play } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type Card, scoreOf, valueOf } from "../../src/index.ts";
import { ann, playsOf, rulesWith, running } from "../tables.ts";

const rules = rulesWith(4);
const hands: readonly (readonly Card[])[] = [
  ["red-4", "red-9"],
  ["red-1", "red-2"],
  ["red-5", "red-6"],
  ["red-7", "red-8"],
];
const withCoins = running({ hands, coins: [3, 1, 0, 0], reserve: 16 });
const red4 = (coins: number) => ({ _tag: "trick.play", card: "red-4", coins }) as const;

describe("T5 coins on cards", () => {
  it("T5.1 each coin changes the value by 2, above 10 and below 0 too", () => {
    expect(valueOf({ card: "red-10", coins: 2 })).toBe(14);
    expect(valueOf({ card: "red-4", coins: -3 })).toBe(-2);
    expect(check(rules, withCoins, ann, red4(3))).toBeNull();
    expect(check(rules, withCoins, ann, red4(-3))).toBeNull();
  });

  it("T5.1 both sides on one card cannot be said: the number of coins is one whole number", () => {
    const { decode } = rules.codecs.command;
    expect(Result.isFailure(decode({ _tag: "trick.play", card: "red-4", coins: [1, -1] }))).toBe(true);
    expect(Result.isFailure(decode({ _tag: "trick.play", card: "red-4", coins: 0.5 }))).toBe(true);
  });

  it("T5.2 nothing is added to a card later", () => {
    const after = Result.getOrThrow(play(rules, withCoins, ann, red4(1), diceFor("s", 1))).state;
    expect(check(rules, after, ann, red4(1))).toMatchObject({ _tag: "NotNow" });
    expect(after.trick).toEqual([{ seat: ann, card: "red-4", coins: 1 }]);
    expect(after.players[ann]?.coins).toBe(2);
  });

  it("T5.3 only coins that one owns", () => {
    expect(check(rules, withCoins, ann, red4(4))).toEqual({ _tag: "TooManyCoins", rule: "T5.3", coins: 4, owned: 3 });
    expect(check(rules, withCoins, ann, red4(-4))).toMatchObject({ owned: 3, coins: 4 });
  });

  it("T5.4 at the end of the trick the coins on its cards go to the reserve", () => {
    const plays = playsOf(["red-4", 2], "red-1", ["red-5", -1], "red-7");
    const full = running({ hands: [["red-9"], ["red-2"], ["red-6"], ["red-8"]], plays, reserve: 14 });
    const { state, events } = applyEvents(rules, full, rules.advance(full, diceFor("s", 1)), diceFor("s", 1));
    expect(events).toContainEqual({ _tag: "CoinsReturned", coins: 3 });
    expect(state.reserve).toBe(17);
  });

  it("T5.5 coins never change the rank in scoring: cards are scored without them", () => {
    expect(scoreOf(["red-9"], ["red"], 0, (_, rank) => rank).points).toBe(9);
  });
});
