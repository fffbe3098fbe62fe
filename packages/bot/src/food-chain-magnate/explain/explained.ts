import type { Event, EventOf } from "@blueplate/engine";
import type { Tagged } from "@blueplate/kernel";

/** Facts that a seat brings about and of which something may be said. */
export const EXPLAINED = [
  "Hired",
  "Trained",
  "CampaignLaunched",
  "FirstRestaurantPlaced",
  "RestaurantPlaced",
  "RestaurantMoved",
  "PositionChosen",
  "Produced",
  "DrinkFetched",
  "DrinksBought",
  "HousePlaced",
  "GardenAdded",
  "Dismissed",
  "StockChosen",
] as const satisfies readonly Event["_tag"][];

export type ExplainedTag = (typeof EXPLAINED)[number];

const TAGS: ReadonlySet<string> = new Set(EXPLAINED);

/** True for one of these facts. */
export const isExplainedFact = (event: Tagged): event is EventOf<ExplainedTag> => TAGS.has(event._tag);

/** True where somebody has come to work. */
const isStaffed = (event: Tagged): boolean => {
  // cast: facts of this game.
  const revealed = event as Event;
  return (
    revealed._tag === "StructuresRevealed" &&
    revealed.structures.some(({ atWork }) => Object.values(atWork).some((count) => (count ?? 0) > 0))
  );
};

/** True for what a module's own command has brought about: what follows of it by itself, or in later phases, stands behind other facts. */
const isOfModule = ([first]: readonly Tagged[]): boolean =>
  first !== undefined && "seat" in first && first._tag.includes(":");

/**
 * True where something may be said of why one of these facts was brought about: of one of a module's own its folder may say something.
 * It stands alone: to ask it, no bot has to be loaded.
 */
export const isExplained = (events: readonly Tagged[]): boolean =>
  isOfModule(events) || events.some((event) => isExplainedFact(event) || isStaffed(event));
