import type { Seat } from "@blueplate/kernel";
import { cornersFor, placesFor } from "../forms/place-first-restaurant.ts";
import type { Ruleset } from "../ruleset/index.ts";
import type { Event, EventOf, StageOf, State } from "../model/index.ts";
import type { PhaseRow } from "../ruleset/index.ts";

const began = (state: State, stage: StageOf<"setup-restaurants">): Event => ({
  _tag: "PhaseBegan",
  round: state.round,
  stage,
});

/** The only spot left for a first restaurant, or null when there is a choice (A1, D-03). */
const onlySpot = (ruleset: Ruleset, state: State, seat: Seat): EventOf<"FirstRestaurantPlaced"> | null => {
  const [at, otherPlace] = placesFor(ruleset, state);
  if (!at || otherPlace) return null;
  const [entrance, otherEntrance] = cornersFor(ruleset, state, at);
  return entrance && !otherEntrance ? { _tag: "FirstRestaurantPlaced", seat, at, entrance } : null;
};

const advance = (ruleset: Ruleset, state: State): readonly Event[] => {
  const { stage } = state;
  if (stage._tag !== "setup-restaurants") return [];
  const [next] = stage.queue;
  if (next === undefined) {
    // R2.7: those who passed place now, from first to last.
    const queue = state.turnOrder.filter((seat) => stage.passed.includes(seat));
    return stage.pass === 1 && queue.length > 0
      ? [began(state, { _tag: "setup-restaurants", pass: 2, queue, passed: [] })]
      : [];
  }
  const spot = stage.pass === 2 ? onlySpot(ruleset, state, next) : null;
  return spot ? [spot] : [];
};

/** First restaurants: one pass from last to first, and one for those who passed (R2.6, R2.7). */
export const SETUP_RESTAURANTS: PhaseRow = {
  id: "setup-restaurants",
  begin: (_, state) => {
    const queue = state.turnOrder.toReversed().filter((seat) => state.chains[seat]?.restaurants.length === 0);
    return [began(state, { _tag: "setup-restaurants", pass: 1, queue, passed: [] })];
  },
  advance,
  done: (_, { stage }) =>
    stage._tag === "setup-restaurants" && stage.queue.length === 0 && (stage.pass === 2 || stage.passed.length === 0),
  waitsFor: ({ stage }) => (stage._tag === "setup-restaurants" ? stage.queue.slice(0, 1) : []),
  mayResubmit: () => [],
};
