import { beginTable, diceFor, redact, type Rules, type Seat, submit } from "@blueplate/kernel";
import { type Command, type Event, loadRules, type State } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import type { Bot } from "../src/bot.ts";
import { randomBot } from "../src/random.ts";
import { guessed } from "../src/trick-n-chef/guess.ts";
import { sensibleChef } from "../src/trick-n-chef/sensible.ts";

const rulesFor = (seats: number): Rules<State, Command, Event> =>
  Result.getOrThrow(loadRules({ ruleset: "standard", options: {}, seats }));

const random: Bot<State, Command> = {
  ...sensibleChef,
  id: "random",
  decide: (view, seat, rules, budget) => {
    const command = randomBot("trick-n-chef").decide(view, seat, rules, budget);
    const decoded = rules.codecs.command.decode(command);
    return Result.getOrThrow(decoded);
  },
};

/** Plays a game between bots, each of which sees its seat's view only, and answers with the winners. */
const winnersOf = (rules: Rules<State, Command, Event>, seats: readonly Bot<State, Command>[], seed: string) => {
  let table = beginTable(rules, seed, 0);
  for (;;) {
    const [seat] = rules.waitsFor(table.state);
    const bot = seat === undefined ? undefined : seats[seat];
    if (seat === undefined || !bot) return rules.outcome(table.state)?.winners ?? [];
    const seq = table.entries.length;
    const command = bot.decide(redact(table.state, seat), seat, rules, { seed: `${seed}/${seq}`, work: 1 });
    const step = submit(table, { seat, commandId: `${seq}`, seen: seq - 1, command }, seq);
    table = Result.getOrThrow(step).table;
  }
};

describe("the sensible player of Trick-n-Chef", () => {
  it.each([3, 4])("wins most games at a table of %i against random players, whatever its seat", (count) => {
    const rules = rulesFor(count);
    let won = 0;
    for (let game = 0; game < 12; game++) {
      const own = game % count;
      const seats = Array.from({ length: count }, (_, seat) => (seat === own ? sensibleChef : random));
      if (winnersOf(rules, seats, `arena-${game}`).some((seat: Seat) => seat === own)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });

  it("decides the same on the same view with the same seed", () => {
    const rules = rulesFor(4);
    const view = redact(beginTable(rules, "same", 0).state, "watcher");
    const [seat] = rules.waitsFor(view);
    if (seat === undefined) throw new Error("nobody must decide");
    const decide = () => sensibleChef.decide(redact(view, seat), seat, rules, { seed: "s", work: 1 });
    expect(decide()).toEqual(decide());
  });

  it("guesses worlds in which every card lies once, the open last trick in the pile of its winner", () => {
    const rules = rulesFor(4);
    let table = beginTable(rules, "guess", 0);
    let tricks = 0;
    for (let seq = 1; tricks < 12; seq++) {
      const [seat] = rules.waitsFor(table.state);
      if (seat === undefined) throw new Error("nobody must decide");
      const view = redact(table.state, seat);
      const { last, trick, players } = guessed(view, seat, diceFor("guess", seq), "guess");
      const piles = players.map(({ pile }) => pile.content ?? []);
      const cards = [
        ...players.flatMap(({ hand }) => hand.content ?? []),
        ...piles.flat(),
        ...trick.map((p) => p.card),
      ];
      expect(new Set(cards).size).toBe(40);
      expect(cards).toHaveLength(40);
      if (last && last.plays.length > 0) {
        tricks++;
        expect(piles[last.winner]).toEqual(expect.arrayContaining(last.plays.map((play) => play.card)));
      }
      const command = random.decide(view, seat, rules, { seed: `guess/${seq}`, work: 1 });
      table = Result.getOrThrow(submit(table, { seat, commandId: `${seq}`, seen: seq - 1, command }, seq)).table;
    }
  });
});
