import type { Chain, Ruleset, State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { UNREACHED } from "@blueplate/forecast";
import { distancesOf } from "../distances.ts";
import type { MoveReason } from "./move-reason.ts";

/** What comes soon counts as open: people place it for the days to come. */
const distances = (ruleset: Ruleset, state: State, chain: Chain): readonly number[] =>
  distancesOf(ruleset, state, {
    ...chain,
    restaurants: chain.restaurants.map((restaurant) => ({ ...restaurant, open: true })),
  });

/** By house: how far a chain is ahead of the nearest rival, in borders; null where it does not come. */
const leads = (ruleset: Ruleset, state: State, seat: Seat): readonly (number | null)[] => {
  const [mine = [], ...others] = state.chains
    .toSorted((one, other) => Number(other.seat === seat) - Number(one.seat === seat))
    .map((chain) => distances(ruleset, state, chain));
  return mine.map((distance, at) =>
    distance >= UNREACHED ? null : Math.min(...others.map((each) => each[at] ?? UNREACHED)) - distance,
  );
};

/** To which houses a restaurant has brought its chain nearer than the others, or as near; null where to none. */
export const siteReason = (ruleset: Ruleset, before: State, after: State, seat: Seat): MoveReason | null => {
  const was = leads(ruleset, before, seat);
  const now = leads(ruleset, after, seat);
  const gained = (isSo: (lead: number) => boolean): readonly number[] =>
    after.town.houses.flatMap(({ house }, at) => {
      const [lead, old] = [now[at] ?? null, was[at] ?? null];
      return lead !== null && isSo(lead) && (old === null || old < lead) ? [house] : [];
    });
  const [nearest, level] = [gained((lead) => lead > 0), gained((lead) => lead === 0)];
  return nearest.length + level.length > 0 ? { _tag: "StandsNear", nearest, level } : null;
};
