import { loadRules } from "@blueplate/variants";
import { readdirSync } from "node:fs";
import { type Event, rulesetOf, type State } from "@blueplate/engine";
import {
  type ReplayDays,
  dinnersOf,
  type WhatIfResult,
  type Counterfactual,
  counterfactualsAt,
  historyOf,
  lastDinnerOf,
  whatif,
  type Service,
  servicesOf,
  type WhatIfLine,
} from "@blueplate/forecast";
import { diceFor, type Entry, play, stateCursorOf } from "@blueplate/kernel";
import { lineThrough } from "@blueplate/study";
import { Result } from "effect";
import { expect, test } from "vitest";
import { daysOf } from "../../src/magnate/analysis/days.ts";
import { playingOn } from "../../src/session/playing.ts";
import { goldenScreen } from "../golden-screen.ts";

const lookedThrough = (days: ReplayDays, counterfactual: Counterfactual): WhatIfResult => {
  const search = whatif(days, counterfactual);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
};

/** A counterfactual that a dinner of a game offers, with that dinner of the house and the days before it. */
interface Offered {
  readonly round: number;
  readonly counterfactual: Counterfactual;
  readonly service: Service;
  readonly days: () => ReplayDays;
}

/** A frozen game, opened as on the screen, with every counterfactual that those of its dinners offer. */
const offeredIn = async (game: string, isMeant: (round: number) => boolean) => {
  const screen = await goldenScreen(game);
  const { trying, now, log } = screen;
  const ruleset = rulesetOf(log.rules);
  const rules = Result.getOrThrow(loadRules(log.header.config));
  // cast: the log is one of this game.
  const entries = log.entries as unknown as readonly Entry<Event>[];
  const { steps } = stateCursorOf(rules, entries);
  const history = historyOf(ruleset, rules, entries);
  const line = lineThrough(now().chapter, "m0");
  const session = { rules: trying.reader.rules, reader: trying.reader, chapter: () => now().chapter, line: () => line };
  const dinners = dinnersOf(history).filter(({ round }) => isMeant(round));
  const offered = dinners.flatMap(({ round, to }): readonly Offered[] => {
    const past = lastDinnerOf(
      ruleset,
      rules,
      steps.slice(0, to + 1).flatMap(({ events }) => events),
    );
    if (!past) return [];
    return past.services.flatMap((service) =>
      counterfactualsAt(ruleset, past.before, service.house, null).flatMap(({ counterfactuals }) =>
        counterfactuals.map((counterfactual) => ({
          round,
          counterfactual,
          service,
          days: () => {
            const days = daysOf({ session, ruleset, history: () => history }, round, counterfactual.house);
            return days ?? expect.fail("the decisions are known");
          },
        })),
      ),
    );
  });
  return { ...screen, offered };
};

test("what would have flipped a house is played in the study, where a legal way is found", async () => {
  const { trying, now, at, goTo, offered } = await offeredIn("1/standard-3p-steady-g1", (round) => round === 5);
  const ways = offered.flatMap(({ counterfactual, days }) => {
    const finding = lookedThrough(days(), counterfactual);
    return finding._tag === "way" ? [{ counterfactual, way: finding.way }] : [];
  });
  expect(ways.length).toBeGreaterThan(offered.length / 2);
  for (const { counterfactual, way } of ways) {
    goTo(`m${way.from}`);
    expect(await playingOn(trying)((_, count) => Promise.resolve(way.moves[count] ?? null))).toBeNull();
    const last = lineThrough(now().chapter, at()).find(({ id }) => id === at());
    const { house, seat } = counterfactual;
    expect([last?.kind, last?.events]).toEqual([
      "variation",
      expect.arrayContaining([expect.objectContaining({ _tag: "HouseServed", house, seat })]),
    ]);
  }
});

/** Plays a way; the town before its last move, and the facts of that one. */
const playedAlong = ({ rules, starts }: ReplayDays, way: WhatIfLine) => {
  let state = starts.find(({ at }) => at === way.from)?.state ?? expect.fail(`no beginning at ${way.from}`);
  let before: State = state;
  let events: readonly Event[] = [];
  for (const { seat, command } of way.moves) {
    before = state;
    ({ state, events } = Result.getOrThrow(play(rules, state, seat, command, diceFor("test", 0))));
  }
  return { before, events };
};

/** How much of its adjustment a counterfactual's chain has gained at a house, from one dinner to another. */
const gained = ({ seat, change }: Counterfactual, game: Service, now: Service): number => {
  const [was, is] = [game, now].map(({ contenders }) => contenders.find((each) => each.seat === seat));
  if (!was || !is) return Number.NEGATIVE_INFINITY;
  const gains = {
    cheaper: was.unitPrice - is.unitPrice,
    nearer: was.distance - is.distance,
    earlier: was.place - is.place,
    waitresses: is.waitresses - was.waitresses,
  };
  return change.adjustment ? gains[change.adjustment._tag] : 0;
};

const isDeep = process.env["MODE"] === "long";
/** One game in so many is looked at, one dinner in so many of it, and one counterfactual in so many of that. */
const GAMES_ONE_IN = isDeep ? 2 : 7;
const DINNERS_ONE_IN = 4;
const ONE_IN = 3;

test("every way that is offered in frozen games is legal, makes its change and gives the house to its chain", async () => {
  const folder = new URL("../../../../goldens/food-chain-magnate", import.meta.url);
  const games = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".jsonl"));
  let [seen, found] = [0, 0];
  for (const game of games.filter((_, index) => index % GAMES_ONE_IN === 0)) {
    const { offered } = await offeredIn(game.replace(".jsonl", ""), (round) => round % DINNERS_ONE_IN === 1);
    for (const { counterfactual, service, days: daysBefore } of offered.filter((_, index) => index % ONE_IN === 2)) {
      seen++;
      const days = daysBefore();
      const finding = lookedThrough(days, counterfactual);
      if (finding._tag === "none") continue;
      found++;
      const { before, events } = playedAlong(days, finding.way);
      const dinner = events.findIndex((event) => event._tag === "PhaseBegan" && event.stage._tag === "dinnertime");
      const evening = events.slice(0, dinner).reduce((state, event) => days.rules.evolve(state, event), before);
      const now = servicesOf(days.ruleset, evening).find(({ house }) => house === counterfactual.house);
      expect([game, counterfactual, now?.offers[0]?.seat]).toEqual([game, counterfactual, counterfactual.seat]);
      expect(events).toContainEqual(
        expect.objectContaining({ _tag: "HouseServed", house: counterfactual.house, seat: counterfactual.seat }),
      );
      if (now)
        expect(gained(counterfactual, service, now)).toBeGreaterThanOrEqual(counterfactual.change.adjustment?.by ?? 0);
    }
  }
  expect(seen).toBeGreaterThan(isDeep ? 15 : 8);
  // Of all counterfactuals 86 in 100 are found.
  expect(found).toBeGreaterThan(0.75 * seen);
});
