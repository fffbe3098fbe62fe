import type { Phase } from "../model/index.ts";
import { CLEANUP } from "./cleanup.ts";
import { DINNERTIME } from "./dinnertime.ts";
import { MARKETING } from "./marketing.ts";
import { ORDER_OF_BUSINESS } from "./order-of-business.ts";
import { PAYDAY } from "./payday.ts";
import { RESTRUCTURING } from "./restructuring.ts";
import { SETUP_RESERVE } from "./setup-reserve.ts";
import { SETUP_RESTAURANTS } from "./setup-restaurants.ts";
import { WORKING } from "./working.ts";
import type { Options } from "../content/index.ts";
import type { PhaseRow, PhaseSequence } from "../ruleset/index.ts";

/** The phases of the base game (option reserve-timing). */
export const phasesOf = (options: Options): PhaseSequence => ({
  setup:
    options["reserve-timing"] === "after-restaurants"
      ? [SETUP_RESTAURANTS, SETUP_RESERVE]
      : [SETUP_RESERVE, SETUP_RESTAURANTS],
  round: [RESTRUCTURING, ORDER_OF_BUSINESS, WORKING, DINNERTIME, PAYDAY, MARKETING, CLEANUP],
});

/** The phase rows of a sequence by id. */
export const rowsOf = ({ setup, round }: PhaseSequence): ReadonlyMap<Phase, PhaseRow> =>
  new Map([...setup, ...round].map((row) => [row.id, row]));

/** By phase those that follow, the next one first: the rest of the set-up and of the round, then a whole round. */
export const followersOf = ({ setup, round }: PhaseSequence): ReadonlyMap<Phase, readonly PhaseRow[]> => {
  const line = [...setup, ...round];
  return new Map(line.map((row, at) => [row.id, [...line.slice(at + 1), ...round]]));
};
