import { COMPANY_EVENTS } from "./events/company.ts";
import { EVENING_EVENTS } from "./events/evening.ts";
import { SETUP_EVENTS } from "./events/setup.ts";
import { TOWN_EVENTS } from "./events/town.ts";

/** The events of the base game by tag. */
export const EVENTS = {
  ...SETUP_EVENTS,
  ...COMPANY_EVENTS,
  ...TOWN_EVENTS,
  ...EVENING_EVENTS,
} as const;

export type EventTag = keyof typeof EVENTS;
export type EventOf<T extends EventTag> = (typeof EVENTS)[T]["Type"];
export type Event = EventOf<EventTag>;
