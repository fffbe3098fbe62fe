import { beginTable, type Entry, redact, type Rules, seatOf, submit, type Table, type Tagged } from "@blueplate/kernel";
import { foodChainMagnate, type State } from "@blueplate/engine";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type Bot, bots } from "../src/index.ts";

const botOf = (id: string): Bot => {
  const found = bots.find((bot) => bot.id === id && bot.game === "food-chain-magnate");
  if (!found) throw new Error(`no bot ${id}`);
  return found;
};

const rulesFor = (ruleset: string, seats: number, edition = "third"): Rules =>
  Result.getOrThrow(foodChainMagnate.load({ ruleset, seats, options: {}, edition }));

/** Plays a game to its end; an illegal command throws. */
const playOut = (
  rules: Rules,
  players: readonly Bot[],
  seed: string,
  onDecision?: (table: Table, bot: Bot) => void,
): Table => {
  let table: Table = beginTable(rules, seed, 0);
  while (!rules.outcome(table.state)) {
    const [seat] = rules.waitsFor(table.state);
    const bot = seat === undefined ? undefined : players[seat % players.length];
    if (seat === undefined || !bot) throw new Error(`${seed}: nobody is waited for`);
    onDecision?.(table, bot);
    const number = table.entries.length;
    const command: Tagged = bot.decide(redact(table.state, seat), seat, rules, { seed: `${seed}|${number}`, work: 1 });
    const step = submit(table, { seat, commandId: String(number), seen: number - 1, command }, 0);
    if (Result.isFailure(step))
      throw new Error(`${seed}, entry ${number}: ${JSON.stringify(command)}: ${JSON.stringify(step.failure)}`);
    table = step.success.table;
  }
  return table;
};

// cast: the tables are of this game.
const roundOf = (table: Table): number => (table.state as State).round;
const sold = (entries: readonly Entry[], seat: number): boolean =>
  entries.some(
    (entry) =>
      entry._tag !== "Undone" &&
      entry.events.some((event) => event._tag === "HouseServed" && "seat" in event && event.seat === seat),
  );

describe("the steady manager", () => {
  it("wins at least 90 of 100 games against a random player, and sells food in every one", () => {
    const rules = rulesFor("standard", 2);
    let wins = 0;
    for (let game = 0; game < 100; game++) {
      const mine = game % 2;
      const players = mine === 0 ? [botOf("steady"), botOf("random")] : [botOf("random"), botOf("steady")];
      const table = playOut(rules, players, `arena-${game}`);
      if (rules.outcome(table.state)?.winners.includes(seatOf(mine))) wins++;
      expect(sold(table.entries, mine), `game ${game}`).toBe(true);
    }
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

  it("decides the same from its own view as from everything there is: it uses nothing else", () => {
    const rules = rulesFor("standard", 3);
    const steady = botOf("steady");
    playOut(rules, [steady], "honest", (table) => {
      for (const seat of rules.waitsFor(table.state)) {
        const budget = { seed: "honest", work: 1 };
        expect(steady.decide(redact(table.state, seat), seat, rules, budget)).toEqual(
          steady.decide(table.state, seat, rules, budget),
        );
      }
    });
  });
});
