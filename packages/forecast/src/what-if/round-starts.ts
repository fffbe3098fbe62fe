import type { Command } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { WhatifGoal } from "./goal.ts";
import { isMorning } from "./judge.ts";
import { firstPlaces } from "./opening.ts";
import { createPreparing, recipesFor } from "./recipes.ts";
import {
  startReplay,
  type ReplayDays,
  isLegal,
  playedOn,
  type SeatPolicy,
  type ReplayedDay,
  type ReplayStart,
} from "./replay.ts";

/** First restaurants that are tried, at most. */
const FIRST_PLACES_AT_MOST = 8;

/** A chain that decides as it did. */
export const unchanged = (seat: Seat): SeatPolicy => ({
  seat,
  structure: (_state, own) => own,
  decide: () => null,
  see: () => undefined,
});

/** The mornings from which the days can be played again, the latest first. */
export const backFrom = ({ starts }: ReplayDays): readonly ReplayStart[] =>
  starts.filter(({ state }) => state.stage._tag === "restructuring").toReversed();

/** A morning of the dinner, or null where it did not come to one as it was planned; `moves`: what it took to find out. */
export interface NextRoundTrial {
  readonly reached: ReplayedDay | null;
  readonly moves: number;
}

const morningWith = (
  days: ReplayDays,
  start: ReplayStart,
  policy: SeatPolicy,
  isDone: () => boolean,
): NextRoundTrial => {
  const reached = playedOn(days, startReplay(start), policy, isMorning(days));
  return { reached: isDone() ? reached : null, moves: reached?.moves.length ?? days.moves.length };
};

/** The chain's first restaurant stands somewhere else. */
// eslint-disable-next-line func-style -- a generator
function* placedAnew(days: ReplayDays, goal: WhatifGoal): Generator<NextRoundTrial> {
  const { seat } = goal.counterfactual;
  const [start] = days.starts;
  if (!start || start.state.stage._tag !== "setup-restaurants") return;
  const isAsked = ({ state }: ReplayedDay): boolean =>
    state.stage._tag === "setup-restaurants" ? days.rules.waitsFor(state).includes(seat) : true;
  const asked = playedOn(days, startReplay(start), unchanged(seat), isAsked);
  if (!asked) return;
  for (const command of firstPlaces(days, goal, asked.state).slice(0, FIRST_PLACES_AT_MOST)) {
    let place: Command | null = command;
    const decide: SeatPolicy["decide"] = (state) => {
      const now = place && isLegal(days, state, { seat, command: place }) ? place : null;
      if (now) place = null;
      return now;
    };
    yield morningWith(days, start, { ...unchanged(seat), decide }, () => place === null);
  }
}

/** Mornings of the dinner: the game's own, then such as the chain prepared for ever longer, then with another first restaurant. */
// eslint-disable-next-line func-style -- a generator
export function* morningsFor(days: ReplayDays, goal: WhatifGoal): Generator<NextRoundTrial> {
  const [own, ...earlier] = backFrom(days);
  if (own) yield { reached: startReplay(own), moves: 0 };
  for (const [index, start] of earlier.entries()) {
    for (const recipe of recipesFor(days.ruleset, goal, index + 1)) {
      const preparing = createPreparing(days, goal, recipe);
      yield morningWith(days, start, preparing, preparing.isDone);
    }
  }
  if (goal.counterfactual.change.adjustment?._tag === "nearer") yield* placedAnew(days, goal);
}
