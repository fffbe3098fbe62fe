import type { Event } from "@blueplate/engine";
import type { Tagged } from "@blueplate/kernel";

const EXPLAINED: ReadonlySet<string> = new Set<Event["_tag"]>([
  "Hired",
  "Trained",
  "CampaignLaunched",
  "FirstRestaurantPlaced",
  "RestaurantPlaced",
  "RestaurantMoved",
  "StructuresRevealed",
]);

/** True where something may be said of why one of these facts was brought about. It stands alone: to ask it, no bot has to be loaded. */
export const isExplained = (events: readonly Tagged[]): boolean => events.some(({ _tag }) => EXPLAINED.has(_tag));
