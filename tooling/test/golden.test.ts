import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type ModuleRules, usualRulesBySeats } from "@blueplate/engine";
import {
  eventsOf,
  foldMainline,
  type GameConfig,
  mainline,
  moduleIds,
  readLog,
  redecide,
  type Tagged,
  writeLog,
} from "@blueplate/kernel";
import { checkedRules } from "@blueplate/kernel/testing/checked";
import { MODULES } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { gameOf } from "../src/games.ts";
import { freeze, GOLDENS, goldenName, goldenNames, isOfToday, missingGoldens } from "../src/playing/goldens.ts";

/** Whole games, frozen: every `goldens/<game>/<version>/*.jsonl` is found by itself. */
const names = goldenNames();

/**
 * Older versions of whose games today's rules come to the very same facts, though the version was raised: in what none of them has met.
 * One is taken out when a change shows in its games; they are opened for ever all the same.
 */
const STILL_ALIKE: readonly string[] = ["food-chain-magnate/1/", "trick-n-chef/1/"];

const read = (name: string) => {
  const text = readFileSync(join(GOLDENS, name), "utf8");
  const log = readLog(text, (header) => gameOf(header.game).load(header.config));
  if (Result.isFailure(log)) throw new Error(JSON.stringify(log.failure));
  return log.success;
};

const known = new Map<string, ReturnType<typeof read>>();

/** A frozen game, read once. */
const opened = (name: string): ReturnType<typeof read> => {
  const log = known.get(name) ?? read(name);
  known.set(name, log);
  return log;
};

const isDecidedAgain = (name: string): boolean => {
  const { header } = opened(name);
  return isOfToday(name, header) || STILL_ALIKE.some((version) => name.startsWith(version));
};

/** How what a module brings would stand in what a game tells: by its id, a campaign by its number. */
const tellingsOf = ({ cards, goods, milestones, events, campaigns }: ModuleRules): readonly string[] => [
  ...Object.keys({ ...cards, ...goods, ...milestones }).map((id) => `"${id}"`),
  ...(events ?? []).map(({ tag }) => `"${tag}"`),
  ...Object.keys(campaigns ?? {}).map((number) => `"campaign":${number},`),
];

/** What the modules of a game bring that it could tell: of one that only changes rows nothing is told. */
const ownOf = (config: GameConfig): readonly string[] =>
  MODULES.filter(({ id }) => moduleIds(config).includes(id))
    .flatMap(usualRulesBySeats)
    .flatMap(tellingsOf);

describe("golden games", () => {
  it("are at least twenty of Food Chain Magnate, with every ruleset and number of players", () => {
    const games = names.filter((name) => name.startsWith("food-chain-magnate"));
    expect(games.length).toBeGreaterThanOrEqual(20);
    for (const ruleset of ["standard", "introductory", "second-game"]) {
      for (const players of [2, 3, 4, 5]) {
        expect(
          games.some((name) => name.includes(`/${ruleset}-`) && name.includes(`${players}p`)),
          `${ruleset} ${players}p`,
        ).toBe(true);
      }
    }
  });

  it("are there for each preset, each module and all modules together, by the versions of today: pnpm golden missing", () => {
    expect(missingGoldens().map(goldenName)).toEqual([]);
  });

  it("are written once: what lies there is left as it is", () => {
    const name = names.find(
      (each) => /food-chain-magnate.*\/standard-2p-.*-g1/.test(each) && isOfToday(each, opened(each).header),
    );
    if (name === undefined) throw new Error("pnpm golden missing");
    const { header, seed } = opened(name);
    const bots = [...new Set(header.seats.map(({ player }) => player))];
    const request = { game: header.game, config: header.config, bots, seed: seed ?? "" };
    expect(goldenName(request)).toBe(name);
    const before = statSync(join(GOLDENS, name)).mtimeMs;
    expect(freeze(request)).toBe(false);
    expect(statSync(join(GOLDENS, name)).mtimeMs).toBe(before);
  });

  it("of a module meet what it brings", () => {
    const withModule = names.filter((name) => /food-chain-magnate.*\/standard-[a-z-]+@/.test(name));
    expect(withModule.length).toBeGreaterThan(6);
    for (const name of withModule) {
      const { entries, header } = opened(name);
      const own = ownOf(header.config);
      const told = JSON.stringify(entries.slice(1).flatMap((entry) => eventsOf<Tagged>(entry)));
      expect(own.length === 0 || own.some((word) => told.includes(word)), name).toBe(true);
    }
  });

  it.each(names)("%s folds to its end, and is written in the form of today", (name) => {
    const { rules, entries, header, seed } = opened(name);
    expect(rules.outcome(foldMainline(rules, mainline(entries)))).not.toBeNull();
    // What was lifted from an older form is as good as what is written now.
    const again = readLog(writeLog(rules.codecs.event, { header, seed, entries }), () => Result.succeed(rules));
    expect(Result.getOrThrow(again).entries).toEqual(entries);
  });

  it.each(names.filter(isDecidedAgain))("%s: its choices come to the same facts today", (name) => {
    const { rules, entries, seed, header } = opened(name);
    const table = Result.getOrThrow(
      redecide(checkedRules(rules), seed ?? expect.fail("the game was not over"), entries),
    );
    expect(table.entries).toEqual(entries);
    expect(table.state).toEqual(foldMainline(rules, mainline(entries)));
    // Of today is what says so: an older one is under another hash.
    expect(header.hash === rules.hash).toBe(isOfToday(name, header));
  });
});
