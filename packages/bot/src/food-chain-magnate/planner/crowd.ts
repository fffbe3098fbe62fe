import { abilityOf, entriesOf, totalOf } from "@blueplate/engine";
import { memoizeRecent } from "../memoize.ts";
import type { Outlook } from "./outlook.ts";

/** The slots of every manager at home, most first. */
export const slotsOfManagers = memoizeRecent((here: Outlook): readonly number[] =>
  entriesOf(here.home)
    .flatMap(([kind, count]) => {
      const slots = abilityOf(here.ruleset.content, kind, "manage")?.slots ?? 0;
      return slots > 0 ? Array.from({ length: count }, () => slots) : [];
    })
    .toSorted((a, b) => b - a),
);

/** Places for others than managers, who come with most slots first. */
export const roomWith = (seats: number, managers: readonly number[]): number => {
  const leading = managers.slice(0, seats);
  return seats - leading.length + leading.reduce((sum, slots) => sum + slots, 0);
};

/** How many cards find no place at work, managers left out; below 0 where places are free. */
export const crowdOf = memoizeRecent((here: Outlook): number => {
  const managers = slotsOfManagers(here);
  return totalOf(here.home) - managers.length - roomWith(here.state.ceoSlots, managers);
});

/** What a place in the structure is worth a round, where there are fewer than people. */
export const CROWD_DOLLARS = 2;
