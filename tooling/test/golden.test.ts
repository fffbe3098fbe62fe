import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { rulesetOf } from "@blueplate/engine";
import {
  type Entry,
  eventsOf,
  foldMainline,
  mainline,
  moduleIds,
  readLog,
  redecide,
  type Rules,
  type Tagged,
  writeLog,
} from "@blueplate/kernel";
import { checkedRules } from "@blueplate/kernel/testing/checked";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { gameOf, rulesOf } from "../src/games.ts";
import { freeze, GOLDENS, goldenName, goldenNames, isOfToday, missingGoldens } from "../src/playing/goldens.ts";

/** Whole games, frozen: every `goldens/<game>/<version>/*.jsonl` is found by itself. */
const names = goldenNames();

/**
 * Older versions of whose games today's rules come to the very same facts, though the version was raised: in what none of them has met.
 * One is taken out when a change shows in its games; they are opened for ever all the same.
 */
const STILL_ALIKE: readonly string[] = ["food-chain-magnate/1/", "trick-n-chef/1/"];

const opened = (name: string) => {
  const text = readFileSync(join(GOLDENS, name), "utf8");
  const read = readLog(text, (header) => gameOf(header.game).load(header.config));
  if (Result.isFailure(read)) throw new Error(JSON.stringify(read.failure));
  return read.success;
};

const isDecidedAgain = (name: string): boolean => {
  const { header } = opened(name);
  return isOfToday(name, header) || STILL_ALIKE.some((version) => name.startsWith(version));
};

/** What a game tells after its beginning that no game without its modules could: facts of them, and cards that they bring. */
const ownIn = (rules: Rules, entries: readonly Entry[]): readonly string[] => {
  const { modules, ...rest } = rules.config;
  const cardsOf = (played: Rules): readonly string[] => Object.keys(rulesetOf(played).content.employees);
  const usual = cardsOf(rulesOf(rules.game, { ...rest, modules: [] }));
  const cards = cardsOf(rules).filter((card) => !usual.includes(card));
  const told = JSON.stringify(entries.slice(1).flatMap((entry) => eventsOf<Tagged>(entry)));
  const facts = modules.map(({ id }) => `${id}:`);
  return [...facts, ...cards].filter((word) => told.includes(`"${word}`));
};

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
    // One takes milestones away, and brings nothing that a game could tell.
    const silent = ["hard-choices"];
    const withModule = names.filter((name) => /food-chain-magnate.*\/standard-[a-z-]+@/.test(name));
    expect(withModule.length).toBeGreaterThan(6);
    for (const name of withModule) {
      const { rules, entries, header } = opened(name);
      const isSilent = moduleIds(header.config).every((id) => silent.includes(id));
      expect(ownIn(rules, entries).length > 0, name).toBe(!isSilent);
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
