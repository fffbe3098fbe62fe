import {
  type Days,
  dinnersOf,
  type Event,
  type Finding,
  type Flip,
  flipsAt,
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
import { daysOf } from "../src/magnate/days.ts";
import { playingOn } from "../src/session/playing.ts";
import { goldenScreen } from "./golden-screen.ts";

const lookedThrough = (days: Days, flip: Flip): Finding => {
  const search = otherwise(days, flip);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
};

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
  const findings = dinnersOf(history)
    .filter(({ round }) => round === 5)
    .flatMap(({ round, to }) => {
      const facts = steps.slice(0, to + 1).flatMap(({ events }) => events);
      const past = lastDinnerOf(definition, rules, facts);
      if (!past) return [];
      const flips = past.services.flatMap(({ house }) =>
        flipsAt(definition, past.before, house, null).flatMap((each) => each.flips),
      );
      return flips.map((flip) => {
        const days = daysOf({ session, definition, history: () => history }, round, flip.house);
        if (!days) throw new Error("the decisions are known");
        return { flip, finding: lookedThrough(days, flip) };
      });
    });
  const ways = findings.flatMap(({ flip, finding }) => (finding._tag === "way" ? [{ flip, way: finding.way }] : []));
  expect(ways.length).toBeGreaterThan(findings.length / 2);
  for (const { flip, way } of ways) {
    goTo(`m${way.from}`);
    expect(await playingOn(trying)((_, count) => Promise.resolve(way.moves[count] ?? null))).toBeNull();
    const last = lineThrough(now().chapter, at()).find(({ id }) => id === at());
    const { house, seat } = flip;
    expect([last?.kind, last?.events]).toEqual([
      "variation",
      expect.arrayContaining([expect.objectContaining({ _tag: "HouseServed", house, seat })]),
    ]);
  }
});
