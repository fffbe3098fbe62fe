import { check, diceFor, eventsOf } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type Options, optionsOf, type CardPlay, type State, type Suit } from "../../src/index.ts";
import { dueCoins, lowestPlay, winningPlay } from "../../src/trick.ts";
import { ann, bob, cat, conserved, dan, only, playsOf, rulesWith, running, wholeGame } from "../tables.ts";

const optionsWith = (options: Record<string, string>): Options =>
  Result.getOrThrow(optionsOf({ modules: [], options, seats: 4 }));
const standard = optionsWith({});

const winner = (trump: readonly Suit[], plays: readonly CardPlay[], options = standard) =>
  winningPlay(plays, trump, options)?.card;

describe("T6 the winner of a trick", () => {
  it("T6.1 the highest trump wins, and all trump suits are equal", () => {
    expect(winner(["blue"], playsOf("red-5", "blue-3", "blue-8", "red-9"))).toBe("blue-8");
    expect(winner(["yellow", "blue"], playsOf("red-9", "blue-4", "red-2", "yellow-7"))).toBe("yellow-7");
    expect(winner(["blue"], playsOf("red-5", ["blue-3", 3], "blue-8", "red-9"))).toBe("blue-3");
  });

  it("T6.2 without trump the highest card of the suit led wins", () => {
    expect(winner(["blue"], playsOf("red-1", "red-3", "red-7", "yellow-10"))).toBe("red-7");
  });

  it("T6.3 of equal values the later wins; inside one suit the option decides", () => {
    expect(winner(["yellow", "blue"], playsOf("red-9", "blue-10", "red-2", "yellow-10"))).toBe("yellow-10");
    const equal = playsOf("red-9", ["red-7", 1], "red-1", "red-2");
    expect(winner(["blue"], equal)).toBe("red-7");
    expect(winner(["blue"], equal, optionsWith({ "tie-same-suit": "first" }))).toBe("red-9");
  });

  it("T6.3 three equal trumps with `first`: a card behind its equal in suit is out, of the suits the later wins", () => {
    const first = optionsWith({ "tie-same-suit": "first" });
    const trump = ["yellow", "blue"] as const;
    const between = playsOf("red-9", "blue-8", "yellow-8", ["blue-6", 1]);
    expect(winner(trump, between)).toBe("blue-6");
    expect(winner(trump, between, first)).toBe("yellow-8");
    const around = playsOf("red-9", "yellow-8", "blue-8", ["blue-6", 1]);
    expect(winner(trump, around, first)).toBe("blue-8");
    const after = playsOf("red-9", "blue-8", ["blue-6", 1], "yellow-8");
    expect(winner(trump, after, first)).toBe("yellow-8");
  });

  it("T6.4 the winner's pile grows by the cards of the trick, face down", () => {
    const { moments } = wholeGame(rulesWith(4), "pile");
    for (const { before, after, entry } of moments) {
      const won = only(eventsOf(entry), "TrickWon")[0];
      if (!won || after.state.round !== before.state.round || after.state.step === "over") continue;
      const grown = after.state.players[won.winner];
      expect(grown?.pile.content).toEqual(expect.arrayContaining(won.plays.map((play) => play.card)));
      expect(grown?.pile.readers).toEqual([won.winner]);
    }
  });
});

const lowest = (plays: readonly CardPlay[], options = standard) => lowestPlay(plays, options)?.seat;

/** A complete trick that waits for its chef or its coins. */
const ended = (winnerSeat: typeof ann, chefTaker: typeof ann, part: Partial<State>, usedCoins = 0): State => ({
  ...running({}),
  step: "award",
  last: { plays: [], winner: winnerSeat, chefTaker, usedCoins },
  ...part,
});

const awards = (state: State, options: Record<string, string> = {}) =>
  rulesWith(4, options).advance(state, diceFor("s", 1));

describe("T7 chef and coins after a trick", () => {
  it("T7.1 the lowest value takes a chef, whatever its suit, trump included", () => {
    expect(lowest(playsOf("yellow-6", "yellow-2", "yellow-9", "green-1"))).toBe(dan);
    expect(lowest(playsOf("red-5", "red-7", "red-9", "blue-2"))).toBe(dan);
  });

  it("T7.2 coins count for the lowest, unless the option says no", () => {
    const plays = playsOf("red-3", ["red-4", -3], "red-8", "red-9");
    expect(lowest(plays)).toBe(bob);
    expect(lowest(plays, optionsWith({ "coins-affect-lowest": "no" }))).toBe(ann);
  });

  it("T7.3 of equal lowest values the card played first", () => {
    expect(lowest(playsOf("red-1", "red-8", "yellow-1", "red-5"))).toBe(ann);
  });

  it("T7.4 only suits with a chef in the centre can be taken; the last one left is taken without asking", () => {
    const rules = rulesWith(4);
    const state = ended(ann, bob, { step: "take", centre: { red: 1, yellow: 0, blue: 0, green: 2 } });
    expect(rules.waitsFor(state)).toEqual([bob]);
    expect(check(rules, state, bob, { _tag: "trick.takeChef", suit: "blue" })).toEqual({
      _tag: "NoChefInCentre",
      rule: "T7.4",
      suit: "blue",
    });
    expect(check(rules, state, bob, { _tag: "trick.takeChef", suit: "red" })).toBeNull();
    const one = { ...state, centre: { red: 0, yellow: 0, blue: 0, green: 2 } };
    expect(rules.advance(one, diceFor("s", 1))).toEqual([{ _tag: "ChefTaken", seat: bob, suit: "green" }]);
  });

  it("T7.5 one player may win the trick and take the chef", () => {
    const plays = playsOf("red-5", "red-7", "red-9", "blue-2");
    expect(winner(["blue"], plays)).toBe("blue-2");
    expect(lowest(plays)).toBe(dan);
  });

  it("T7.6 everybody who neither won nor took a chef gets a coin", () => {
    expect(awards(ended(dan, ann, {}))).toEqual([{ _tag: "CoinsAwarded", to: [bob, cat], short: [] }]);
    expect(awards(ended(dan, dan, {}))).toEqual([{ _tag: "CoinsAwarded", to: [ann, bob, cat], short: [] }]);
  });

  it("T7.7 a short reserve serves in order of play, clockwise from the winner, or without limit", () => {
    const short = ended(cat, ann, { reserve: 1, leader: ann });
    expect(awards(short)).toEqual([{ _tag: "CoinsAwarded", to: [bob], short: [dan] }]);
    expect(awards(short, { "coin-shortage": "from-winner" })).toEqual([
      { _tag: "CoinsAwarded", to: [dan], short: [bob] },
    ]);
    expect(awards(short, { "coin-shortage": "unlimited" })).toEqual([
      { _tag: "CoinsAwarded", to: [bob, dan], short: [] },
    ]);
    expect(dueCoins(short, standard)).toEqual([bob, dan]);
  });

  it("T7.8 used coins return before or after the award", () => {
    const hands = [["red-1"], ["red-5"], ["red-6"], ["red-7"]] as const;
    const full = { ...running({ hands, plays: playsOf("red-2", ["red-8", 1], "red-3", "red-4"), reserve: 0 }) };
    const returned = { _tag: "CoinsReturned", coins: 1 };
    expect(awards(full)).toMatchObject([{ _tag: "TrickWon", usedCoins: 1 }, returned]);
    expect(awards(full, { "coin-return": "after-award" })).toMatchObject([{ _tag: "TrickWon", usedCoins: 1 }]);
    const late = ended(bob, ann, { reserve: 0 }, 1);
    expect(awards(late, { "coin-return": "after-award" })).toEqual([
      { _tag: "CoinsAwarded", to: [], short: [cat, dan] },
      returned,
    ]);
  });

  it("T7.9 winner and chef-taker, used coins, chef, award, next trick: in this order", () => {
    const { events } = wholeGame(rulesWith(4), "order");
    const order = ["TrickWon", "CoinsReturned", "ChefTaken", "CoinsAwarded", "TrickBegun"];
    const told = events.map((event) => event._tag).filter((tag) => order.includes(tag));
    for (const [index, tag] of told.entries()) {
      const next = told[index + 1];
      if (tag === "TrickWon") expect(["CoinsReturned", "ChefTaken"]).toContain(next);
      if (tag === "CoinsReturned") expect(next).toBe("ChefTaken");
      if (tag === "ChefTaken") expect(next).toBe("CoinsAwarded");
    }
    expect(told).toContain("CoinsReturned");
  });

  it.each([3, 4])(
    "T7.10 chef and coins follow the tenth trick too: with %i players one chef each and ten more lie before them",
    (seats) => {
      const { state, events } = wholeGame(rulesWith(seats), "tenth");
      expect(state.players.reduce((sum, player) => sum + player.chefs.length, 0)).toBe(seats + 10);
      expect(only(events, "CoinsAwarded")).toHaveLength(30);
      expect(conserved({ ...state, step: "deal" })).toBeNull();
    },
  );
});
