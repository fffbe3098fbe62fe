import type { Event, House, State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { gainOf, type OfferMeasures, measuresOf } from "./measures.ts";
import type { WhatifGoal } from "./goal.ts";
import type { ReplayDays, ReplayedDay } from "./replay.ts";

const isDinner = (event: Event): boolean => event._tag === "PhaseBegan" && event.stage._tag === "dinnertime";

/** True once the dinner of the days has been held. */
export const isHeld =
  ({ round }: ReplayDays) =>
  ({ before, events }: ReplayedDay): boolean =>
    before.round === round && events.some(isDinner);

/** True on the morning of the dinner. */
export const isMorning =
  ({ round }: ReplayDays) =>
  ({ state }: ReplayedDay): boolean =>
    state.round === round && state.stage._tag === "restructuring";

/** The town as it sits down to the dinner that the last move led to. */
export const eveningOf = ({ rules }: ReplayDays, { before, events }: ReplayedDay): State =>
  events.slice(0, events.findIndex(isDinner)).reduce((state, event) => rules.evolve(state, event), before);

/** Who serves a house at the dinner; null when nobody does. */
export const servedBy = ({ events }: Pick<ReplayedDay, "events">, house: number): Seat | null => {
  const served = events.find((event) => event._tag === "HouseServed" && event.house === house);
  return served?._tag === "HouseServed" ? served.seat : null;
};

/** What a try came to: how much of the adjustment, and who serves the house. */
export interface WhatIfVerdict {
  readonly gain: number;
  readonly server: Seat | null;
}

/** How the chain of a goal stands before its house at the dinner of some days. */
export const standingAt = (days: ReplayDays, reached: ReplayedDay, seat: Seat, house: House): OfferMeasures | null =>
  measuresOf(days.ruleset, eveningOf(days, reached), seat, house);

/** What days that were played again came to. */
export const verdictOf = (
  days: ReplayDays,
  { counterfactual, house, before }: WhatifGoal,
  reached: ReplayedDay,
): WhatIfVerdict => {
  const { adjustment } = counterfactual.change;
  const now = adjustment && standingAt(days, reached, counterfactual.seat, house);
  return {
    gain: adjustment && now ? gainOf(adjustment._tag, before, now) : 0,
    server: servedBy(reached, counterfactual.house),
  };
};
