import type { Command } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { Goal } from "./goal.ts";
import { isMorning } from "./judge.ts";
import { firstPlaces } from "./opening.ts";
import { createPreparing, recipesFor } from "./preparing.ts";
import { begun, type Days, isLegal, playedOn, type Policy, type Reached, type Start } from "./replay.ts";

/** First restaurants that are tried, at most. */
const FIRST_PLACES_AT_MOST = 8;

/** A chain that decides as it did. */
export const unchanged = (seat: Seat): Policy => ({
  seat,
  structure: (_state, own) => own,
  decide: () => null,
  see: () => undefined,
});

/** The mornings from which the days can be played again, the latest first. */
export const backFrom = ({ starts }: Days): readonly Start[] =>
  starts.filter(({ state }) => state.stage._tag === "restructuring").toReversed();

/** A morning of the dinner, or null where it did not come to one as it was planned; `moves`: what it took to find out. */
export interface Morning {
  readonly reached: Reached | null;
  readonly moves: number;
}

const morningWith = (days: Days, start: Start, policy: Policy, isDone: () => boolean): Morning => {
  const reached = playedOn(days, begun(start), policy, isMorning(days));
  return { reached: isDone() ? reached : null, moves: reached?.moves.length ?? days.moves.length };
};

/** The chain's first restaurant stands somewhere else. */
// eslint-disable-next-line func-style -- a generator
function* placedAnew(days: Days, goal: Goal): Generator<Morning> {
  const { seat } = goal.flip;
  const [start] = days.starts;
  if (!start || start.state.stage._tag !== "setup-restaurants") return;
  const isAsked = ({ state }: Reached): boolean =>
    state.stage._tag === "setup-restaurants" ? days.rules.waitsFor(state).includes(seat) : true;
  const asked = playedOn(days, begun(start), unchanged(seat), isAsked);
  if (!asked) return;
  for (const command of firstPlaces(days, goal, asked.state).slice(0, FIRST_PLACES_AT_MOST)) {
    let place: Command | null = command;
    const decide: Policy["decide"] = (state) => {
      const now = place && isLegal(days, state, { seat, command: place }) ? place : null;
      if (now) place = null;
      return now;
    };
    yield morningWith(days, start, { ...unchanged(seat), decide }, () => place === null);
  }
}

/** Mornings of the dinner: the game's own, then such as the chain prepared for ever longer, then with another first restaurant. */
// eslint-disable-next-line func-style -- a generator
export function* morningsFor(days: Days, goal: Goal): Generator<Morning> {
  const [own, ...earlier] = backFrom(days);
  if (own) yield { reached: begun(own), moves: 0 };
  for (const [index, start] of earlier.entries()) {
    for (const recipe of recipesFor(days.ruleset, goal, index + 1)) {
      const preparing = createPreparing(days, goal, recipe);
      yield morningWith(days, start, preparing, preparing.isDone);
    }
  }
  if (goal.flip.change.nudge?._tag === "nearer") yield* placedAnew(days, goal);
}
