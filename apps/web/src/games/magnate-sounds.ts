import type { Event } from "@blueplate/engine";
import type { Sound } from "@blueplate/tabletop";
import type { SoundOf } from "./client.ts";

/** All that is heard of Food Chain Magnate. */
export const MAGNATE_SOUNDS: readonly Sound[] = ["sale", "lost", "milestone", "bank"];

/** What is heard of this game: own sales and lost ones, milestones, the bank. */
export const soundOf: SoundOf = (fact, seat) => {
  // cast: the facts of a table of this game have its own schemas.
  const event = fact as Event;
  if (event._tag === "BankBroke") return "bank";
  if (event._tag === "MilestoneGained") return "milestone";
  if (event._tag !== "HouseServed" || seat === null) return null;
  if (event.seat === seat) return "sale";
  return event.offers.some((offer) => offer.seat === seat) ? "lost" : null;
};
