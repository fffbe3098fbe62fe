import { join } from "node:path";
import type { Event } from "@blueplate/engine";
import {
  type CountedGame,
  mainline,
  type Entry,
  foldMainline,
  type LogHeader,
  type Outcome,
  readLog,
  setupOf,
  statisticsOf,
} from "@blueplate/kernel";
import { Result } from "effect";
import { modulesOf } from "@blueplate/variants";
import { describe, expect, it } from "vitest";
import { logsUnder, readText } from "../src/archive/files.ts";
import { gameOf } from "../src/games.ts";

interface Told extends CountedGame {
  readonly entries: readonly Entry[];
  readonly outcome: Outcome;
}

const told = logsUnder([join(import.meta.dirname, "../../goldens")]).map((path): Told => {
  // That they are believed is tried elsewhere.
  const load = ({ game, config }: LogHeader) => gameOf(game).load(config);
  const { header, entries, rules } = Result.getOrThrow(readLog(Result.getOrThrow(readText(path)), load));
  const outcome = rules.outcome(foldMainline(rules, mainline(entries)));
  if (!outcome) throw new Error(`${path}: the game is not over`);
  const { game, config, seats } = header;
  const { ruleset, modules = [] } = setupOf(gameOf(game), config);
  const summary = gameOf(game).summary?.of(config, entries);
  if (!summary) throw new Error(`${path}: ${game} has no summary`);
  return { id: path, game, ruleset, modules, players: seats.map(({ bot }) => bot), outcome, summary, entries };
});

// cast: the logs were read with the codecs of their rules.
const factsOf = ({ entries }: Told): readonly Event[] =>
  mainline(entries as readonly Entry<Event>[]).flatMap(({ events }) => events);

describe("statistics of the frozen games", () => {
  const { ids, groups } = statisticsOf(told, []);

  it("have every game once, by game, ruleset and number of players", () => {
    expect(groups.flatMap(({ games }) => games).toSorted((a, b) => a - b)).toEqual(ids.map((_, at) => at));
    for (const { game, ruleset, seats, games } of groups) {
      expect(
        games.every(
          (at) => ids[at]?.includes(`${game}/`) && ids[at].includes(`/${ruleset}`) && ids[at].includes(`-${seats}p`),
        ),
      ).toBe(true);
    }
  });

  it("R21.2 count as many wins as there were winners, whatever the trait", () => {
    for (const { games, traits } of groups) {
      const winners = games.reduce((sum, at) => sum + (told[at]?.outcome.winners.length ?? 0), 0);
      expect(traits["seat"]?.reduce((sum, { wins }) => sum + wins, 0)).toBe(winners);
      expect(traits["player"]?.reduce((sum, { wins }) => sum + wins, 0)).toBe(winners);
    }
  });

  it("R8, R20 have the first hires and milestones that the logs tell", () => {
    for (const each of told.filter(({ game }) => game === "food-chain-magnate")) {
      const facts = factsOf(each);
      for (const [seat, traits] of each.summary.traits.entries()) {
        const hires = facts.flatMap((fact) => (fact._tag === "Hired" && fact.seat === seat ? [fact.employee] : []));
        expect(traits["first-hire"]).toBe(hires[0]);
        expect(traits["opening"] ?? "").toBe(hires.slice(0, 3).join(" "));
        const first = facts.find((fact) => fact._tag === "MilestoneGained" && fact.seat === seat);
        expect(traits["first-milestone"]).toBe(first?._tag === "MilestoneGained" ? first.milestone : undefined);
      }
    }
  });

  it("R15.4 have a vote of the bank for every reserve card that was turned up", () => {
    const standard = groups.filter(
      ({ game, ruleset, modules }) =>
        game === "food-chain-magnate" && modulesOf(ruleset).length === 0 && modules.length === 0,
    );
    for (const { games, facts, seats } of standard) {
      const broken = games.filter((at) => told[at] && factsOf(told[at]).some(({ _tag }) => _tag === "BankBroke"));
      expect(facts["reserve"]?.reduce((sum, { count }) => sum + count, 0)).toBe(broken.length * seats);
      expect(facts["ceo-slots"]?.reduce((sum, { count }) => sum + count, 0)).toBe(broken.length);
    }
    expect(standard).toHaveLength(4);
  });
});
