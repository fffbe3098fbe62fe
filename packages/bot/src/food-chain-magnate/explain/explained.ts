import type { Event, Ruleset } from "@blueplate/engine";
import type { Rules, Tagged } from "@blueplate/kernel";

const EXPLAINED: ReadonlySet<string> = new Set<Event["_tag"]>([
  "Hired",
  "Trained",
  "CampaignLaunched",
  "FirstRestaurantPlaced",
  "RestaurantPlaced",
  "RestaurantMoved",
]);

/** True where somebody who changes prices was turned up. */
const isPriced = (rules: Rules, event: Tagged): boolean => {
  // cast: rules and facts of this game; taken so, its engine need not be loaded to ask.
  const { ruleset } = rules as unknown as { readonly ruleset: Ruleset };
  const revealed = event as Event;
  if (revealed._tag !== "StructuresRevealed") return false;
  const kinds = revealed.structures.flatMap(({ atWork }) => Object.keys(atWork));
  return Object.entries(ruleset.content.employees).some(
    ([kind, row]) => kinds.includes(kind) && row?.abilities.some(({ _tag }) => _tag === "price"),
  );
};

/** True where something may be said of why one of these facts was brought about. It stands alone: to ask it, no bot has to be loaded. */
export const isExplained = (rules: Rules, events: readonly Tagged[]): boolean =>
  events.some((event) => EXPLAINED.has(event._tag) || isPriced(rules, event));
