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

export type EventTag = keyof typeof EVENTS;
export type EventOf<T extends EventTag> = (typeof EVENTS)[T]["Type"];
export type Event = EventOf<EventTag>;

/** Since which version of the rules events are written in the form of their schema, and what lifts an older one to it. */
export type EventVersions = { readonly [T in EventTag]?: Required<Pick<WrittenForm, "since" | "up">> };

/**
 * The events whose form is not that of the first version any more (docs/decisions/upgrades.md): whoever changes the fields of a schema
 * beside it writes here `since`, the `RULES_VERSION` from which on it has them, and `up`. What is not here never changed.
 */
export const EVENT_VERSIONS: EventVersions = {};
