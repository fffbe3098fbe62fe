import { loadRules, modulesOf } from "@blueplate/variants";
import { type Command, type Event, type State } from "@blueplate/engine";
import {
  bankTonight,
  dinnerOf,
  forecastOf,
  isDinnerAhead,
  lastDinnerOf,
  mayStill,
  paidAsItStands,
  servicesOf,
} from "../../src/index.ts";
import { type Hungry, hungryTowns, TABLES } from "@blueplate/variants/testing/hungry";
import { diceFor, endOf, playLine, randomCommand, type Seat, type SeatDecider } from "@blueplate/kernel";
import { rngOf, randomGame } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

/** Who serves which house when the day is played to its end by the random policy. */
const playedOut = ({ rules, state }: Hungry, seed: string): ReadonlyMap<number, Seat | null> => {
  const rng = rngOf(seed);
  const served = new Map<number, Seat | null>();
  const decide: SeatDecider<State, Command, Event> = ({ state: now }, seat) => randomCommand(rules, now, seat, rng);
  const end = endOf(
    playLine({ rules, state, turn: 0 }, decide, {
      dice: (turn) => diceFor(seed, turn),
      until: (now) => now.state.stage._tag !== "working",
    }),
    ({ events }) => {
      for (const event of events) {
        if (event._tag === "HouseServed") served.set(event.house, event.seat);
        if (event._tag === "HouseUnserved") served.set(event.house, null);
      }
    },
  );
  expect(end._tag).toBe("Reached");
  return served;
};

describe.each(TABLES)("random towns: %s, %i players", (name, seats) => {
  it("what is called sure comes true, however the day goes on", () => {
    let sure = 0;
    for (const [index, town] of hungryTowns(name, seats, `sure-${name}-${seats}`, 5).entries()) {
      const forecast = forecastOf(town.ruleset, town.state).filter(({ certainty }) => certainty === "sure");
      for (const seed of ["a", "b", "c"]) {
        const served = playedOut(town, `${seed}${index}`);
        for (const { house, offers } of forecast) {
          sure++;
          expect([index, seed, house, served.get(house) ?? null]).toEqual([
            index,
            seed,
            house,
            offers[0]?.seat ?? null,
          ]);
        }
      }
    }
    expect(sure).toBeGreaterThan(5);
  });

  it("R15.1 the bank surely pays what is sure, and where every house is, that is all it pays", () => {
    let sure = 0;
    for (const { ruleset, state } of hungryTowns(name, seats, `bank-${name}-${seats}`, 12)) {
      const tonight = bankTonight(ruleset, state);
      if (!tonight) continue;
      const forecast = forecastOf(ruleset, state);
      const counted = forecast.filter(({ certainty }) => certainty === "sure").map(({ income }) => income);
      const paid = paidAsItStands(ruleset, state);
      expect(tonight.low).toBeGreaterThanOrEqual(counted.reduce((sum, each) => sum + each, 0));
      expect(tonight.low).toBeLessThanOrEqual(paid);
      expect(tonight.high).toBeGreaterThanOrEqual(paid);
      sure += counted.length;
      if (counted.length < forecast.length) continue;
      expect(tonight.low).toBe(paid);
      // Who can still lay out a campaign may gain a bonus for every sale by it.
      if (!mayStill(ruleset, state, ["market"])) expect(tonight.high).toBe(paid);
    }
    expect(sure).toBeGreaterThan(0);
  });

  it("R14 a dinner is foreseen as it comes, sale by sale and dollar by dollar", () => {
    const config = { modules: modulesOf(name), seats, options: {} };
    const rules = Result.getOrThrow(loadRules(config));
    const ruleset = Result.getOrThrow(loadRules(config)).ruleset;
    let dinners = 0;
    for (const { before, entry, after } of randomGame(rules, `dinner-${name}-${seats}`, 1500)) {
      const events: readonly Event[] = entry._tag === "Played" ? entry.events : [];
      const begins = events.findIndex((event) => event._tag === "PhaseBegan" && event.stage._tag === "dinnertime");
      if (begins < 0) continue;
      dinners++;
      const state = events.slice(0, begins).reduce(rules.evolve, before.state);
      const served = events.flatMap((event) => (event._tag === "HouseServed" ? [event] : []));
      const foreseen = servicesOf(ruleset, state).filter(({ offers }) => offers.length > 0);
      expect(foreseen.map(({ house, offers, income }) => ({ house, offers, income }))).toEqual(
        served.map(({ house, offers, income }) => ({ house, offers, income })),
      );
      const isEnded = after.state.stage._tag === "over";
      const paid = events.flatMap((event) =>
        event._tag === "MoneyPaid" && event.reason !== "salaries" ? [event] : [],
      );
      if (isEnded) continue;
      for (const { seat, cash } of dinnerOf(ruleset, state).after.chains) {
        const last = paid.findLast((event) => event.seat === seat);
        expect(cash).toBe(last?.cash ?? state.chains[seat]?.cash);
      }
      expect(isDinnerAhead(ruleset, state)).toBe(true);
      const line = after.line.flatMap((each) => each.events);
      expect(lastDinnerOf(ruleset, rules, line)?.services).toEqual(servicesOf(ruleset, state));
    }
    expect(dinners).toBeGreaterThan(3);
  });
});
