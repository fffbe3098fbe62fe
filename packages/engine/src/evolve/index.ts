import type { Event, EventOf, EventTag, State } from "../model/index.ts";
import { COMPANY_EVOLVE } from "./company.ts";
import { EVENING_EVOLVE } from "./evening.ts";
import type { Evolve } from "./row.ts";
import { SETUP_EVOLVE } from "./setup.ts";
import { TOWN_EVOLVE } from "./town.ts";

/** One row for every event of the base game; a missing one does not compile. */
export const EVOLVE: { readonly [T in EventTag]: Evolve<T> } = {
  ...SETUP_EVOLVE,
  ...COMPANY_EVOLVE,
  ...TOWN_EVOLVE,
  ...EVENING_EVOLVE,
};

/** The state before the first event. */
export const BLANK: State = {
  round: 0,
  stage: { _tag: "setup-restaurants", pass: 1, queue: [], passed: [] },
  turnOrder: [],
  bank: { stock: 0, breaks: 0, owes: 0 },
  ceoSlots: 0,
  supply: { employees: {}, campaigns: [], houses: [], gardens: 0 },
  town: { tiles: [], houses: [], campaigns: [] },
  chains: [],
  milestonesGone: [],
};

/** The state after one more fact. */
export const evolve = (state: State, event: Event): State => {
  // cast: the table has for each tag the row that takes this event.
  const row = EVOLVE[event._tag] as (state: State, event: EventOf<EventTag>) => State;
  return row(state, event);
};
