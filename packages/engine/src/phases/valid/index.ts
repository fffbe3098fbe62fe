import type { Event, EventTag } from "../../model/index.ts";
import type { Malformed } from "@blueplate/kernel";
import { COMPANY_CHECKS } from "./company.ts";
import { EVENING_CHECKS, unpaidBefore } from "./evening.ts";
import type { FactContext, FactCheck } from "./fault.ts";
import { PHASE_CHECKS } from "./phase.ts";
import { TOWN_CHECKS } from "./town.ts";

const CHECKS: { readonly [T in EventTag]?: FactCheck<T> } = {
  ...PHASE_CHECKS,
  ...COMPANY_CHECKS,
  ...TOWN_CHECKS,
  ...EVENING_CHECKS,
};

/** What of a fact does not add up on the state before it: goods, cards, piles, money, room. Null where nothing is known against it. */
export const unfounded = (basis: FactContext, event: Event): Malformed | null => {
  // cast: the table has for each tag the check that takes this event.
  const check = CHECKS[event._tag] as FactCheck<EventTag> | undefined;
  return check?.(basis, event) ?? unpaidBefore(basis, event);
};
