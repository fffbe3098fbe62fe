import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  beginTable,
  type Entry,
  eventsOf,
  fingerprint,
  type Game,
  type GameConfig,
  playOn,
  randomDecider,
  readLog,
  redecide,
  type Rules,
  seatRange,
} from "@blueplate/kernel";
import { Result } from "effect";
import { configOf, GAMES, rulesOf } from "../games.ts";
import { GOLDENS, goldenNames } from "./goldens.ts";
import { perftLines } from "./perft.ts";

/** What is known of the decisions of a preset or of a module. */
interface LockRow {
  /** The version of the game's rules and of each module that is played: raised with every change that decides differently. */
  readonly version: string;
  /** What was offered and what came of it in the games of the lock: another one where anything is decided differently. */
  readonly digest: string;
}

/** Every preset of every game, and every single module, by `game/preset` and `game+module`. */
type Lock = Readonly<Record<string, LockRow>>;

const root = join(import.meta.dirname, "../../..");

/**
 * Seeds of random games that are cut short and of those that are played to the end (`whole`: more decisions than any takes), positions of
 * each that are played and of those that are counted, and frozen games of the first versions decided again beside all of today's.
 */
const SIZE = {
  seeds: ["lock-1", "lock-2"],
  played: 250,
  counted: 12,
  goldens: 2,
  wholes: ["whole-1", "whole-2", "whole-3"],
  whole: 30_000,
} as const;

const factsOf = (rules: Rules, entries: readonly Entry[]): string =>
  JSON.stringify(entries.map((entry) => eventsOf(entry).map((event) => rules.codecs.event.encode(event))));

/** The facts of a game in which every choice is a random one of what is offered. */
const randomGame = (rules: Rules, seed: string, most: number = SIZE.played): string => {
  let table = beginTable(rules, seed, 0);
  for (const { after } of playOn(table, randomDecider(seed), { most })) table = after;
  return factsOf(rules, table.entries);
};

/** The facts that the recorded choices of a frozen game come to. */
const decidedAgain = (game: Game, name: string): string => {
  const read = readLog(readFileSync(join(GOLDENS, name), "utf8"), ({ config }) => game.load(config));
  const { rules, seed, entries } = Result.getOrThrow(read);
  const again = redecide(rules, seed ?? "", entries);
  return Result.isSuccess(again) ? factsOf(rules, again.success.entries) : JSON.stringify(again.failure);
};

/** Frozen games of a preset of its first versions. */
const firstGoldens = (game: Game, preset: string): readonly string[] =>
  goldenNames()
    .filter((name) => name.startsWith(`${game.id}/`) && name.includes(`/${preset}-`) && /^[^@]*-[34]p-/.test(name))
    .slice(0, SIZE.goldens);

/** Frozen games of the versions of today, in which exactly these modules are played. */
const goldensOf = (game: Game, { modules }: GameConfig): readonly string[] =>
  goldenNames().filter((name) => {
    if (!name.startsWith(`${game.id}/${game.version}/`)) return false;
    const played = name.match(/[a-z-]+@\d+/g)?.map((each) => each.replace(/^-/, "")) ?? [];
    const named = played.map((each) => each.replace(/^standard-/, ""));
    const wanted = modules.map(({ id, version }) => `${id}@${version}`);
    return named.length === wanted.length && wanted.every((each) => named.includes(each));
  });

const versionOf = ({ version }: Game, { modules }: GameConfig): string =>
  [String(version), ...modules.map(({ id, version }) => `${id}@${version}`)].join(" ");

/** What is played: a preset, perhaps with a module beside it. */
interface Played {
  readonly game: Game;
  readonly ruleset: string;
  readonly modules: readonly string[];
}

/** Three players, or as many as come nearest where these modules are not played by three. */
const seatsFor = (game: Game, preset: string, modules: readonly string[]): number => {
  const { min, max } = seatRange(game, [...(game.presets.find(({ id }) => id === preset)?.modules ?? []), ...modules]);
  return Math.min(Math.max(3, min), max);
};

/** How it is played, by as many as it is looked at with. */
const configFor = ({ game, ruleset, modules }: Played): GameConfig =>
  configOf(game.id, { ruleset, modules, seats: seatsFor(game, ruleset, modules) });

const rowOf = (played: Played): LockRow => {
  const { game, ruleset, modules } = played;
  const config = configFor(played);
  const { seats } = config;
  const texts = game.editions.flatMap((edition) => {
    const rules = rulesOf(game.id, configOf(game.id, { ruleset, modules, edition, seats }));
    return SIZE.seeds.map((seed) => randomGame(rules, `${seed} ${edition}`));
  });
  const [seed] = SIZE.seeds;
  const offers = perftLines({ game: game.id, ruleset, modules, players: seats, seed, positions: SIZE.counted });
  const goldens = [...(modules.length === 0 ? firstGoldens(game, ruleset) : []), ...goldensOf(game, config)];
  const frozen = goldens.map((name) => decidedAgain(game, name));
  // The fewest players meet most of the rules each.
  const few = rulesOf(game.id, { ...config, seats: game.presets.find(({ id }) => id === ruleset)?.seats.min ?? seats });
  const whole = SIZE.wholes.map((each) => randomGame(few, each, SIZE.whole));
  return {
    version: versionOf(game, config),
    digest: fingerprint([...texts, ...offers, ...frozen, ...whole].join("\n")),
  };
};

/** Every preset and every single module, by the name that it has in the lock. */
const allPlayed = (): readonly (readonly [string, Played])[] =>
  GAMES.flatMap((game) => {
    const [usual] = game.presets;
    const presets = game.presets.map(({ id }): readonly [string, Played] => [
      `${game.id}/${id}`,
      { game, ruleset: id, modules: [] },
    ]);
    const single = game.modules
      .filter(({ id }) => !game.presets.some((preset) => preset.id === id))
      .map(({ id, requires }): readonly [string, Played] => [
        `${game.id}+${id}`,
        { game, ruleset: usual?.id ?? "", modules: [...requires, id] },
      ]);
    return [...presets, ...single];
  });

/** The decisions of the rules as they are today. */
export const lockOfToday = (): Lock => Object.fromEntries(allPlayed().map(([name, played]) => [name, rowOf(played)]));

/** The versions of the rules as they are today, by the names of the lock: without a game being played. */
export const versionsOfToday = (): Readonly<Record<string, string>> =>
  Object.fromEntries(allPlayed().map(([name, played]) => [name, versionOf(played.game, configFor(played))]));

/** Where the lock is kept. */
export const LOCK_FILE = join(root, "rules.lock.json");

/** The lock as it was written last. */
// cast: our own file, compared as a whole.
export const writtenLock = (): Lock => JSON.parse(readFileSync(LOCK_FILE, "utf8")) as Lock;

/** What decides differently under the version that the lock knows already: a sentence for each. */
export const unraised = (written: Lock, today: Lock): readonly string[] =>
  Object.entries(today).flatMap(([name, { version, digest }]) => {
    const before = written[name];
    return before && before.version === version && before.digest !== digest
      ? [
          `${name} decides differently, but its version is ${version} as before: raise RULES_VERSION, or the module's version`,
        ]
      : [];
  });
