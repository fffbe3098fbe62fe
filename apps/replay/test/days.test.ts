import {
  chanceOf,
  dinnersOf,
  type Event,
  flipsOf,
  historyOf,
  lastDinnerOf,
  loadDefinition,
  loadRules,
  otherwise,
} from "@blueplate/engine";
import { type Entry, walkOf } from "@blueplate/kernel";
import { lineThrough } from "@blueplate/study";
import { Result } from "effect";
import { expect, test } from "vitest";
import { daysOf, type Trial } from "../src/magnate/days.ts";
import { playingOn } from "../src/session/playing.ts";
import { goldenScreen } from "./golden-screen.ts";

test("what would have flipped a house is played in the study, where a legal way is found", async () => {
  const { trying, now, at, goTo, log } = await goldenScreen("standard-3p-steady-g1");
  const definition = Result.getOrThrow(loadDefinition(log.header.config));
  const rules = Result.getOrThrow(loadRules(log.header.config));
  // cast: the log is one of this game.
  const entries = log.entries as unknown as readonly Entry<Event>[];
  const { steps } = walkOf(rules, entries);
  const history = historyOf(definition, rules, entries);
  const session = {
    rules: trying.reader.rules,
    reader: trying.reader,
    chapter: () => now().chapter,
    line: () => lineThrough(now().chapter, "m0"),
  };
  const trials = dinnersOf(history).flatMap(({ round, to }): readonly Trial[] => {
    const facts = steps.slice(0, to + 1).flatMap(({ events }) => events);
    const past = lastDinnerOf(definition, rules, facts);
    if (!past) return [];
    return past.services.flatMap((service) =>
      past.before.turnOrder.flatMap((seat) =>
        flipsOf(definition, past.before, service, seat).flatMap((flip) => {
          const chance = chanceOf(history, round, flip);
          return chance && flip.change.nudge === null ? [{ flip, chance, round }] : [];
        }),
      ),
    );
  });
  const ways = trials.flatMap((trial) => {
    const known = daysOf({ session, definition, history: () => history }, trial);
    const way = known && [...otherwise(known.days, trial.flip)].find((each) => each !== null);
    return way ? [{ trial, from: known.from, moves: way.moves }] : [];
  });
  expect(ways.length).toBeGreaterThan(0);
  for (const { trial, from, moves } of ways) {
    goTo(`m${from}`);
    expect(await playingOn(trying)((_, count) => Promise.resolve(moves[count] ?? null))).toBeNull();
    const last = lineThrough(now().chapter, at()).find(({ id }) => id === at());
    const { house, seat } = trial.flip;
    expect([last?.kind, last?.events]).toEqual([
      "variation",
      expect.arrayContaining([expect.objectContaining({ _tag: "HouseServed", house, seat })]),
    ]);
  }
});
