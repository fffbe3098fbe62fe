import type { CampaignHouseEffect } from "@blueplate/forecast";
import type { Seat } from "@blueplate/kernel";

/** The more, the less it matters to the seat: whom it feeds comes first, then whom others would, then whom it brings nothing. */
const rankOf = ({ added, joined, nearest }: CampaignHouseEffect, seat: Seat): number => {
  if (added === 0) return 3;
  if (nearest === seat) return 0;
  return joined ? 1 : 2;
};

/**
 * The houses of a campaign that stand in a list with room for so many, those that matter most to the seat, in the order of all; and
 * how many more there are. One more is no reason to leave it out: what says so needs as much room.
 */
export const shortened = (
  reached: readonly CampaignHouseEffect[],
  seat: Seat,
  most: number,
): { readonly shown: readonly CampaignHouseEffect[]; readonly more: number } => {
  if (reached.length <= most + 1) return { shown: reached, more: 0 };
  const best = new Set(reached.toSorted((one, other) => rankOf(one, seat) - rankOf(other, seat)).slice(0, most));
  return { shown: reached.filter((each) => best.has(each)), more: reached.length - most };
};
