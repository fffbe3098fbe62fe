import { beginTable, playOn, randomDecider, type Rules, type Seat, seatOf } from "@blueplate/kernel";
import { type Command, type Event, loadRules, playableCards, type State } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { expect, test } from "vitest";
import { type PlayedStep, playReasonOf } from "../../src/trick-n-chef/play-reason.ts";

/** Every step of a game of random players. */
const stepsOf = (seed: string): readonly PlayedStep[] => {
  const rules: Rules<State, Command, Event> = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 3 }));
  return [...playOn(beginTable(rules, seed, 0), randomDecider(seed))].map(({ before, seat, command }) => ({
    rules,
    before: before.state,
    seat,
    command,
  }));
};

const STEPS = stepsOf("why");
const nextTo = (seat: Seat): Seat => seatOf((seat + 1) % 3);

test("why a card was played is told to those who see into its player's hand, and to nobody else", () => {
  const told = STEPS.map((step) => playReasonOf("all", step));
  expect(new Set(told).size).toBeGreaterThan(6);
  expect(STEPS.map((step) => playReasonOf(step.seat, step))).toEqual(told);
  expect(STEPS.map((step) => playReasonOf("then", step))).toEqual(STEPS.map(() => null));
  expect(STEPS.map((step) => playReasonOf(nextTo(step.seat), step))).toEqual(STEPS.map(() => null));
});

test("a card that had to be played has no reason", () => {
  const forced = STEPS.filter(
    ({ command, before, seat }) => command._tag === "trick.play" && playableCards(before, seat).length === 1,
  );
  expect(forced.length).toBeGreaterThan(5);
  for (const step of STEPS) expect(playReasonOf("all", step) === null).toBe(forced.includes(step));
});
