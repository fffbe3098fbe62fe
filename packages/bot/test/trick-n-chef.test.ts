import { beginTable, diceFor, playOn, randomDecider, redact, type Rules } from "@blueplate/kernel";
import { type Command, type Event, loadRules, type State, trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { sampledHands } from "../src/knowledge/trick-n-chef/sample.ts";
import { knowledgeOf } from "../src/index.ts";
import { sensibleChef } from "../src/trick-n-chef/sensible.ts";
import { winsAgainstRandom } from "./arena.ts";

describe("the sensible player of Trick-n-Chef", () => {
  it.each([3, 4])("wins most games at a table of %i against random players, whatever its seat", (seats) => {
    expect(winsAgainstRandom(sensibleChef, trickNChef, 12, { seats })).toBeGreaterThanOrEqual(9);
  });

  it("decides the same on the same view with the same seed", () => {
    const rules = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 4 }));
    const view = redact(beginTable(rules, "same", 0).state, "watcher");
    const [seat] = rules.waitsFor(view);
    if (seat === undefined) throw new Error("nobody must decide");
    const decide = () =>
      sensibleChef.decide(knowledgeOf(rules, redact(view, seat), seat), rules, { seed: "s", work: 1 });
    expect(decide()).toEqual(decide());
  });

  it("guesses worlds in which every card lies once, the open last trick in the pile of its winner", () => {
    const rules: Rules<State, Command, Event> = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 4 }));
    let tricks = 0;
    for (const { before, seat } of playOn(beginTable(rules, "guess", 0), randomDecider("played"))) {
      const view = redact(before.state, seat);
      const { last, trick, players } = sampledHands(view, seat, diceFor("guess", before.line.length), "guess");
      const piles = players.map(({ pile }) => pile.content ?? []);
      const cards = [
        ...players.flatMap(({ hand }) => hand.content ?? []),
        ...piles.flat(),
        ...trick.map((p) => p.card),
      ];
      expect(new Set(cards).size).toBe(40);
      expect(cards).toHaveLength(40);
      if (!last || last.plays.length === 0) continue;
      expect(piles[last.winner]).toEqual(expect.arrayContaining(last.plays.map((play) => play.card)));
      if (++tricks === 12) break;
    }
    expect(tricks).toBe(12);
  });
});
