import type { Event } from "@blueplate/trick-n-chef";
import type { Sound } from "@blueplate/tabletop";
import type { SoundOf } from "../client.ts";

/** All that is heard of Trick-n-Chef. */
export const CHEF_SOUNDS: readonly Sound[] = ["card", "coin"];

/** What is heard of Trick-n-Chef: a card that is played, with coins the coins, and a coin for oneself. */
export const soundOfChefs: SoundOf = (fact, seat) => {
  // cast: the facts of a table of this game have its own schemas.
  const event = fact as Event;
  if (event._tag === "CardPlayed") return event.coins === 0 ? "card" : "coin";
  return event._tag === "CoinsAwarded" && event.to.some((each) => each === seat) ? "coin" : null;
};
