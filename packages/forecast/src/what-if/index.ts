import type { EmployeeId, Event } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { Counterfactual } from "../dinner/change.ts";
import { createDay } from "./day.ts";
import type { WhatifGoal } from "./goal.ts";
import { eveningOf, isHeld, servedBy, verdictOf } from "./judge.ts";
import { measuresOf } from "./measures.ts";
import { backFrom, morningsFor, unchanged } from "./round-starts.ts";
import { startReplay, type ReplayDays, type SeatMove, ownStructure, playedOn, type ReplayedDay } from "./replay.ts";
import { structuresNear } from "./structures.ts";

export type { ReplayDays, SeatMove, ReplayStart } from "./replay.ts";

/** Moves that are played for one change, at most. */
const MOVES_AT_MOST = 20_000;

/** Structures that are tried on one morning, at most. */
const STRUCTURES_AT_MOST = 8;

/**
 * A legal way to a counterfactual: the moves after step `from` of the game, and the facts of the last of them, the dinner's
 * among them.
 */
export interface WhatIfLine {
  readonly from: number;
  readonly moves: readonly SeatMove[];
  readonly events: readonly Event[];
}

/**
 * Why no way was found: the goods were not to be had, the adjustment came short of what is needed, or others had the house all
 * the same.
 */
export type WhatifFailure =
  | { readonly _tag: "goods" }
  | { readonly _tag: "short"; readonly best: number }
  | { readonly _tag: "served"; readonly by: Seat | null };

/** What came of looking for a way. */
export type WhatIfResult =
  | { readonly _tag: "way"; readonly way: WhatIfLine }
  | { readonly _tag: "none"; readonly why: WhatifFailure };

/** The goal of a counterfactual: how its chain stood before the house in the game; null when the dinner cannot be played again. */
const goalOf = (days: ReplayDays, counterfactual: Counterfactual): WhatifGoal | null => {
  const [last] = backFrom(days);
  const game = last && playedOn(days, startReplay(last), unchanged(counterfactual.seat), isHeld(days));
  if (!game) return null;
  const evening = eveningOf(days, game);
  const house = evening.town.houses.find((each) => each.house === counterfactual.house);
  const before = house && measuresOf(days.ruleset, evening, counterfactual.seat, house);
  return house && before ? { counterfactual, house, before } : null;
};

/** Whom the chain sends to work on a morning: as it did, then what is near that and promises the change. */
const structuresFor = (
  days: ReplayDays,
  goal: WhatifGoal,
  { state }: ReplayedDay,
): readonly (readonly EmployeeId[] | null)[] => {
  const { seat } = goal.counterfactual;
  const own = ownStructure(days, state, seat);
  return [null, ...structuresNear(days.ruleset, state, seat, own, goal).slice(0, STRUCTURES_AT_MOST)];
};

/** What the tries have come to so far. */
const createTally = ({ counterfactual }: WhatifGoal) => {
  const { adjustment } = counterfactual.change;
  let best = 0;
  let goods = false;
  let served: Seat | null | undefined;
  return {
    add: (gain: number, hasGoods: boolean, server: Seat | null): boolean => {
      const isMade = hasGoods && (!adjustment || gain >= adjustment.by);
      if (isMade && server === counterfactual.seat) return true;
      goods ||= hasGoods;
      if (hasGoods) best = Math.max(best, gain);
      if (isMade) served = server;
      return false;
    },
    why: (): WhatifFailure => {
      if (served !== undefined) return { _tag: "served", by: served };
      return goods ? { _tag: "short", best: Math.max(0, best) } : { _tag: "goods" };
    },
  };
};

/**
 * Looks for a legal way in which a chain could have brought a counterfactual about: other cards at work, another place, other
 * actions on the day of the dinner; then other hires and trainings in the rounds before, ever further back; for a shorter way at
 * last another first restaurant. The days are played again, everybody else deciding as they did as far as that is legal still. A
 * way makes the change, at least as large as the counterfactual names it, and the chain serves the house. One step a try: the
 * share of the work that may be spent which has been.
 */
// eslint-disable-next-line func-style -- a generator
export function* whatif(days: ReplayDays, counterfactual: Counterfactual): Generator<number, WhatIfResult> {
  const goal = goalOf(days, counterfactual);
  if (!goal) return { _tag: "none", why: { _tag: "short", best: 0 } };
  const tally = createTally(goal);
  let played = 0;
  for (const { reached: morning, moves } of morningsFor(days, goal)) {
    played += moves;
    for (const employees of morning ? structuresFor(days, goal, morning) : []) {
      const day = createDay(days, goal, employees);
      const reached = morning && playedOn(days, morning, day, isHeld(days));
      if (!reached || !morning) continue;
      played += reached.moves.length - morning.moves.length;
      const { gain, server } = verdictOf(days, goal, reached);
      if (tally.add(gain, day.hasGoods(), server)) return { _tag: "way", way: reached };
      yield Math.min(1, played / MOVES_AT_MOST);
    }
    if (played > MOVES_AT_MOST) break;
    yield Math.min(1, played / MOVES_AT_MOST);
  }
  return { _tag: "none", why: tally.why() };
}

/** Who serves the house where a way leads. */
export const serverOn = (way: WhatIfLine, house: number): Seat | null => servedBy(way, house);
