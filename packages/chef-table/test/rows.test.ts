import { readFileSync } from "node:fs";
import { mainline, readLog } from "@blueplate/kernel";
import { type Event, type State, trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { CARD_TABLE } from "../src/rows.ts";

const LOG = readFileSync(
  new URL("../../../goldens/trick-n-chef/1/standard-4p-sensible-g1.jsonl", import.meta.url),
  "utf8",
);
const { rules, entries } = Result.getOrThrow(readLog(LOG, ({ config }) => trickNChef.load(config)));

/** Every fact of a whole game, with the state before it. */
const facts = (): readonly (readonly [before: State, event: Event])[] => {
  let state = rules.initialState;
  return mainline(entries).flatMap(({ events }) =>
    events.map((event): readonly [State, Event] => {
      const before = state;
      state = rules.evolve(state, event);
      // cast: the log was read with this game's own rules.
      return [before as State, event as Event];
    }),
  );
};

describe("what the rows of the table say of a position is what its rules then do", () => {
  it("the lamps that are lit with so many chefs are the trump of the next trick", () => {
    const tricks = facts().filter(([, event]) => event._tag === "TrickBegun");
    expect(tricks.length).toBe(30);
    for (const [before, event] of tricks) {
      expect(CARD_TABLE.litWith(before.centre)).toEqual(event._tag === "TrickBegun" && event.trump);
    }
  });

  it("the highest and the lowest card of a whole trick are those of its winner and of whoever takes a chef", () => {
    for (const [before, event] of facts()) {
      if (event._tag !== "TrickWon") continue;
      const standing = CARD_TABLE.standing(rules, before, before.trick);
      expect(standing).toEqual({ highest: event.winner, lowest: event.chefTaker });
    }
  });

  it("a pile comes to what is written down at the end of its round", () => {
    for (const [before, event] of facts()) {
      if (event._tag !== "RoundScored") continue;
      const points = before.players.map(({ pile, chefs, coins }) =>
        CARD_TABLE.score(rules, { pile: pile.content ?? [], tokens: chefs, coins }),
      );
      expect(points.map((each) => each.points)).toEqual(event.results.map((each) => each.points));
    }
  });
});
