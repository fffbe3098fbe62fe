import type { WrittenForm } from "@blueplate/kernel";
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

/**
 * Which of them have not been written in the form of their schema from the first version on: since which version of the rules they are,
 * and what lifts an older one to it (docs/decisions/upgrades.md). `RULES_VERSION` is the number; an event that is not here never changed.
 */
export const EVENT_VERSIONS: { readonly [T in EventTag]?: Required<Pick<WrittenForm, "since" | "up">> } = {};

export type EventTag = keyof typeof EVENTS;
export type EventOf<T extends EventTag> = (typeof EVENTS)[T]["Type"];
export type Event = EventOf<EventTag>;
