import { beginTable, check, diceFor, open, play, seatsOf, submit } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { deckOf, loadRules, optionsOf, SUITS, trickNChef } from "../../src/index.ts";
import { ann, bob, cat, conserved, dan, rulesWith } from "../tables.ts";

const fieldOf = (seats: number, options = {}, opening?: { firstPlayer: number }) => {
  const config = { modules: [], options, seats };
  const loaded = loadRules(opening ? { ...config, opening } : config);
  return Result.isFailure(loaded) ? loaded.failure.field : null;
};

const starsOf = (options: Record<string, "steps" | "flat" | "rank">) => {
  const { stars } = Result.getOrThrow(optionsOf({ modules: [], options, seats: 4 }));
  return ([1, 3, 4, 6, 7, 9, 10] as const).map((rank) => stars("red", rank));
};

describe("T1 components", () => {
  it("T1.1 three or four players, and the field is named otherwise", () => {
    expect([2, 3, 4, 5].map((seats) => fieldOf(seats))).toEqual(["seats", null, null, "seats"]);
    expect(trickNChef.presets).toEqual([{ id: "standard", modules: [], seats: { min: 3, max: 4 } }]);
  });

  it("T1.2 forty cards, four suits with ranks 1 to 10, each once", () => {
    expect(deckOf(SUITS)).toHaveLength(40);
    expect(new Set(deckOf(SUITS)).size).toBe(40);
  });

  it("T1.3 five chefs of each suit and 20 coins", () => {
    expect(conserved(beginTable(rulesWith(4), "s", 0).state)).toBeNull();
    expect(conserved(beginTable(rulesWith(3), "s", 0).state)).toBeNull();
  });

  it("T1.4 the stars come from the table that the option names", () => {
    expect(starsOf({})).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(starsOf({ stars: "flat" })).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(starsOf({ stars: "rank" })).toEqual([1, 3, 4, 6, 7, 9, 10]);
  });

  it("T1.4 a table of one's own has ten numbers a suit", () => {
    const row = [5, 0, 0, 0, 0, 0, 0, 0, 0, 9];
    const table = { red: row, yellow: row, blue: row, green: row };
    const { stars } = Result.getOrThrow(
      optionsOf({ modules: [], options: { stars: "custom", "stars-table": table }, seats: 4 }),
    );
    expect([stars("blue", 1), stars("green", 10)]).toEqual([5, 9]);
    expect(fieldOf(4, { stars: "custom" })).toBe("options.stars-table");
    expect(fieldOf(4, { stars: "custom", "stars-table": { ...table, red: [1] } })).toBe("options.stars-table.red");
    expect(fieldOf(4, { "stars-table": table })).toBe("options.stars-table");
  });

  it("names an option or value that there is not", () => {
    expect(fieldOf(4, { "coin-return": "never" })).toBe("options.coin-return");
    expect(fieldOf(4, { colour: "blue" })).toBe("options.colour");
  });
});

describe("T2 set-up", () => {
  it("T2.1 with three players one suit stays in the box: green, or the one the option names", () => {
    expect(rulesWith(3).initialState.suits).toEqual(["red", "yellow", "blue"]);
    expect(rulesWith(3, { "left-out-suit": "red" }).initialState.suits).toEqual(["yellow", "blue", "green"]);
    expect(rulesWith(4).initialState.suits).toEqual(SUITS);
  });

  it.each([3, 4])(
    "T2.2, T2.3, T2.4 with %i: 20 coins in the reserve, four chefs a suit in the centre, ten cards each",
    (seats) => {
      const { state } = beginTable(rulesWith(seats), "s", 0);
      expect(state.reserve).toBe(20);
      expect(state.aside).toEqual(state.suits);
      expect(SUITS.map((suit) => state.centre[suit])).toEqual(
        SUITS.map((suit) => (state.suits.includes(suit) ? 4 : 0)),
      );
      const hands = state.players.map((player) => open(player.hand, "referee") ?? []);
      expect(hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 10));
      expect(hands.flat().toSorted()).toEqual(deckOf(state.suits).toSorted());
    },
  );

  it("T2.4 another seed deals other hands", () => {
    const handOf = (seed: string) => beginTable(rulesWith(4), seed, 0).state.players[0]?.hand;
    expect(handOf("s")).not.toEqual(handOf("t"));
  });

  it("T2.5 the first player is drawn by lot, or the host chooses him", () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => beginTable(rulesWith(4), `${seed}`, 0).state.first);
    expect(new Set(firsts)).toEqual(new Set(seatsOf(4)));
    const chosen = rulesWith(4, { "first-player": "host-choice" }, { firstPlayer: 2 });
    expect(beginTable(chosen, "s", 0).state.first).toBe(cat);
    expect(beginTable(rulesWith(4, { "first-player": "host-choice" }), "s", 0).state.first).toBe(ann);
    expect(fieldOf(3, { "first-player": "host-choice" }, { firstPlayer: 3 })).toBe("opening.firstPlayer");
    expect(fieldOf(4, {}, { firstPlayer: 1 })).toBe("opening");
  });

  it("T2.6 from the first player clockwise everybody takes one of those set aside; the last is not asked (TD-01)", () => {
    const rules = rulesWith(4, { "first-player": "host-choice" }, { firstPlayer: 2 });
    let table = beginTable(rules, "s", 0);
    for (const [seat, suit] of [
      [cat, "red"],
      [dan, "yellow"],
      [ann, "blue"],
    ] as const) {
      expect(rules.waitsFor(table.state)).toEqual([seat]);
      const command = { _tag: "chef.choose", suit } as const;
      const request = { seat, commandId: suit, seen: table.entries.length - 1, command };
      table = Result.getOrThrow(submit(table, request, 0)).table;
    }
    expect(table.state.players[bob]?.chefs).toEqual(["green"]);
    expect(rules.waitsFor(table.state)).toEqual([cat]);
    expect(table.state.step).toBe("play");
  });

  it("T2.6 a chef that is not set aside any more is refused", () => {
    const rules = rulesWith(4, { "first-player": "host-choice" });
    const { state } = beginTable(rules, "s", 0);
    const red = { _tag: "chef.choose", suit: "red" } as const;
    const after = Result.getOrThrow(play(rules, state, ann, red, diceFor("s", 1))).state;
    expect(check(rules, after, bob, red)).toEqual({ _tag: "ChefNotSetAside", rule: "T2.6", suit: "red" });
    expect(check(rules, after, ann, red)).toMatchObject({ _tag: "NotNow" });
  });
});
