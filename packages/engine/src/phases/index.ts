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

/** By phase the one that follows: the next of the set-up or of the round, after the last the first of the round. */
export const followersOf = ({ setup, round }: PhaseSequence): ReadonlyMap<Phase, PhaseRow | undefined> => {
  const line = [...setup, ...round];
  return new Map(line.map((row, at) => [row.id, line[at + 1] ?? round[0]]));
};
