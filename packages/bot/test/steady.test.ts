import { foodChainMagnate, loadRules, modulesOf } from "@blueplate/variants";
import { type Entry, eventsOf, type Rules, type Table } from "@blueplate/kernel";
import { housesReached, type State } from "@blueplate/engine";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type Bot, botsWith, knowledgeAt, knowledgeOf } from "../src/index.ts";
import { playOut, winsAgainstRandom } from "./arena.ts";

const bots = botsWith({});

const botOf = (id: string): Bot => {
  const found = bots.find((bot) => bot.id === id && bot.game === "food-chain-magnate");
  if (!found) throw new Error(`no bot ${id}`);
  return found;
};

const rulesFor = (ruleset: string, seats: number, edition = "third"): Rules =>
  Result.getOrThrow(foodChainMagnate.load({ modules: modulesOf(ruleset), seats, options: {}, edition }));

// cast: the tables are of this game.
const roundOf = (table: Table): number => (table.state as State).round;
const sold = (entries: readonly Entry[], seat: number): boolean =>
  entries.some((entry) =>
    eventsOf(entry).some((event) => event._tag === "HouseServed" && "seat" in event && event.seat === seat),
  );

describe("the steady manager", () => {
  it("wins at least 90 of 100 games against a random player, and sells food in every one", () => {
    const wins = winsAgainstRandom(botOf("steady"), foodChainMagnate, 100, {
      onGame: ({ entries, seed }, own) => expect(sold(entries, own), seed).toBe(true),
    });
    expect(wins).toBeGreaterThanOrEqual(90);
  });

  it.each(
    ["standard", "introductory", "second-game"].flatMap((ruleset) =>
      [2, 3, 4, 5].map((seats) => [ruleset, seats] as const),
    ),
  )("plays the %s rules with %i players to the end, legally, in few rounds", (ruleset, seats) => {
    const lengths = ["third", "deluxe"].flatMap((edition) =>
      [1, 2].map((game) =>
        roundOf(playOut(rulesFor(ruleset, seats, edition), [botOf("steady")], `${edition}-${game}`)),
      ),
    );
    expect(Math.max(...lengths)).toBeLessThan(60);
    expect(lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]).toBeLessThan(25);
  });

  it("never pays for a campaign that reaches no house", () => {
    const played = ["t4", "t10", "t11"].flatMap((seed) => {
      const reached: number[] = [];
      playOut(rulesFor("introductory", 2), [botOf("steady")], seed, ({ before: { state } }) => {
        // cast: the table is of this game.
        const { town, stage } = state as State;
        if (stage._tag !== "working") return;
        const ruleset = Result.getOrThrow(
          loadRules({ modules: modulesOf("introductory"), options: {}, seats: 2 }),
        ).ruleset;
        for (const { campaign, place } of town.campaigns)
          reached.push(housesReached(ruleset, state as State, campaign, place).length);
      });
      return reached;
    });
    expect(played.length).toBeGreaterThan(0);
    expect(Math.min(...played)).toBeGreaterThan(0);
  });

  it("decides the same from its own view as from everything there is: it uses nothing else", () => {
    const rules = rulesFor("standard", 3);
    const steady = botOf("steady");
    playOut(rules, [steady], "honest", ({ before: table }) => {
      for (const seat of rules.waitsFor(table.state)) {
        const budget = { seed: "honest", work: 1 };
        expect(steady.decide(knowledgeAt(rules, table.state, seat), rules, budget)).toEqual(
          steady.decide(knowledgeOf(rules, table.state, seat), rules, budget),
        );
      }
    });
  });
});
