import { Result } from "effect";
import { afterAll, describe, expect, it } from "vitest";
import type { Tagged } from "../json.ts";
import { decodeEntry, encodeEntry } from "../logfile.ts";
import type { TablePly } from "../match/match.ts";
import { redecide } from "../match/redecide.ts";
import { openTable } from "../table.ts";
import { difference } from "./difference.ts";
import { foreseenHappens } from "./foreseen.ts";
import { acceptedIsOffered, offeredIsAccepted, refusalsCite, viewIsEnough } from "./legality.ts";
import { broken, everyNth, randomGame, remembered, spread } from "./random-game.ts";
import { type Law, type LawsSetup, throughJson, WHOLE_LOOKS } from "./setup.ts";
import {
  eventsAreValid,
  goingBackLeavesNothing,
  invariantHolds,
  jsonKeepsAll,
  nonsenseIsRefused,
  redactionCommutes,
  somebodyDecides,
  undoLeavesNothing,
} from "./truth.ts";

type GameRules<S, C extends Tagged, E extends Tagged> = LawsSetup<S, C, E>["rules"][string];

const seedsOf = (setup: { readonly seed?: string; readonly games: number }): readonly string[] =>
  Array.from({ length: setup.games }, (_, index) => `${setup.seed ?? "laws"}-${index}`);

/** What the law says of a moment; an error on the way is a broken law too. */
const verdict = <S, C extends Tagged, E extends Tagged>(
  law: Law<S, C, E>,
  moment: TablePly<S, C, E>,
  setup: LawsSetup<S, C, E>,
): string | null => {
  try {
    return law.look(moment, setup);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Those of all moments that a law looks at. */
const lookedAt = <S, C extends Tagged, E extends Tagged>(
  law: Law<S, C, E>,
  { every = 1, wholeLooks = WHOLE_LOOKS }: LawsSetup<S, C, E>,
  game: Iterable<TablePly<S, C, E>>,
): Iterable<TablePly<S, C, E>> => {
  if (!law.wholeLog) return law.costly ? everyNth(game, every) : game;
  const moments = [...game];
  return spread(moments, Math.min(wholeLooks, Math.ceil(moments.length / every)));
};

/** Plays a game, unless it has been played, and lets the law look at it; throws when it is broken. */
export const tryLaw = <S, C extends Tagged, E extends Tagged>(
  law: Law<S, C, E>,
  setup: LawsSetup<S, C, E>,
  rules: GameRules<S, C, E>,
  seed: string,
  game: Iterable<TablePly<S, C, E>> = randomGame(rules, seed, setup.decisionsAtMost),
): void => {
  for (const moment of lookedAt(law, setup, game)) {
    const what = verdict(law, moment, setup);
    if (what) throw broken(law.name, seed, moment.entry.seq, what);
  }
};

/** Plays a game to its end, unless it has been played, reads its log again and plays it again; throws when either comes to something else. */
export const logIsTruth = <S, C extends Tagged, E extends Tagged>(
  setup: LawsSetup<S, C, E>,
  rules: GameRules<S, C, E>,
  seed: string,
  game: Iterable<TablePly<S, C, E>> = randomGame(rules, seed, setup.decisionsAtMost),
): void => {
  const last = [...game].at(-1);
  if (!last) throw broken("a game has decisions", seed, 0, "there is none");
  const { entries, state } = last.after;
  if (rules.outcome(state) === null) throw broken("every game ends", seed, entries.length, "it goes on");
  const read = entries.map((entry) =>
    Result.getOrThrow(decodeEntry(rules.codecs.event, throughJson(encodeEntry(rules.codecs.event, entry)))),
  );
  const found = difference(state, openTable(rules, seed, read).state, "state");
  if (found) throw broken("the fold of the log is the state", seed, entries.length, found);
  expect(JSON.stringify(Result.getOrThrow(redecide(rules, seed, entries)).entries)).toBe(JSON.stringify(entries));
};

/** The law of forecasts alone: for forecasts of rules on which all other laws are tried elsewhere. */
export const forecastLaws = <S, C extends Tagged, E extends Tagged>(name: string, setup: LawsSetup<S, C, E>): void => {
  describe(`forecasts of ${name}`, () => {
    it.each(Object.entries(setup.rules))("%s: what is foreseen happens", (_, rules) => {
      for (const seed of seedsOf(setup)) tryLaw(foreseenHappens<S, C, E>(), setup, rules, seed);
    });
  });
};

/**
 * The laws that every game obeys (docs: house, §4), tried on random games under each of the rules. A broken law names the
 * seed and the entry. `setup.games` and `setup.every` set the effort: quick ones belong to `npm test`, deep ones to
 * `*.long.test.ts`.
 */
export const laws = <S, C extends Tagged, E extends Tagged>(name: string, setup: LawsSetup<S, C, E>): void => {
  const all = [
    ...(setup.forecast ? [foreseenHappens<S, C, E>] : []),
    eventsAreValid<S, C, E>,
    offeredIsAccepted<S, C, E>,
    acceptedIsOffered<S, C, E>,
    refusalsCite<S, C, E>,
    viewIsEnough<S, C, E>,
    redactionCommutes<S, C, E>,
    jsonKeepsAll<S, C, E>,
    nonsenseIsRefused<S, C, E>,
    undoLeavesNothing<S, C, E>,
    goingBackLeavesNothing<S, C, E>,
    somebodyDecides<S, C, E>,
    invariantHolds<S, C, E>,
  ];
  describe(`laws of ${name}`, () => {
    describe.each(Object.entries(setup.rules))("%s", (_, rules) => {
      // The laws look at the same games. They are let go of with the last law: a log is long.
      let games = new Map<string, () => Iterable<TablePly<S, C, E>>>();
      const gameOf = (seed: string): Iterable<TablePly<S, C, E>> => {
        const known = games.get(seed) ?? remembered(randomGame(rules, seed, setup.decisionsAtMost));
        games.set(seed, known);
        return known();
      };
      afterAll(() => void (games = new Map()));
      for (const make of all) {
        it(make().name, () => {
          for (const seed of seedsOf(setup)) tryLaw(make(), setup, rules, seed, gameOf(seed));
        });
      }
      it("every game ends, its log is the truth, and the same seed and commands give the same log", () => {
        for (const seed of seedsOf(setup)) logIsTruth(setup, rules, seed, gameOf(seed));
      });
    });
  });
};
