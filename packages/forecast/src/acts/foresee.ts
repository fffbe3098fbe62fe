import type { Command, Event, MilestoneId, State } from "@blueplate/engine";
import { applyEvents, check, type Rules, type Seat } from "@blueplate/kernel";
import { noRandomness } from "./no-randomness.ts";

/** What an act would come to: the position right after it, and its facts with what they bring about at once. */
export interface ActForecast {
  readonly state: State;
  readonly events: readonly Event[];
}

type Play = Rules<State, Command, Event>;

/**
 * What facts would come to on a seat's own view, with the milestones that they earn, and nothing that happens later by
 * itself: the town waits.
 */
export const foreseeFacts = (rules: Play, state: State, facts: readonly Event[]): ActForecast =>
  applyEvents(rules, state, facts, noRandomness);

/** What a command would come to on a seat's own view, or null when the rules refuse it. */
export const foresee = (rules: Play, state: State, seat: Seat, command: Command): ActForecast | null => {
  if (check(rules, state, seat, command)) return null;
  const form = rules.forms[command._tag];
  return form ? foreseeFacts(rules, state, form.decide(state, seat, command, noRandomness)) : null;
};

/** The milestones that a seat gains by these facts. */
export const claimsIn = (events: readonly Event[], seat: Seat): readonly MilestoneId[] =>
  events.flatMap((event) => (event._tag === "MilestoneGained" && event.seat === seat ? [event.milestone] : []));
