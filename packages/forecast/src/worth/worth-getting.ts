import { addCounts, type Goods, type Ruleset, type State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { tonightWishOf, withGoods } from "../drinks/purchase-wish.ts";
import { keptForTomorrow } from "../marketing/kept-for-tomorrow.ts";

/**
 * The goods that are worth cooking or fetching today (R11, R14, R19.1): what would still be sold tonight, and, with a freezer,
 * what tomorrow's houses will want. Whatever is got besides is thrown away at clean-up.
 */
export const worthGetting = (ruleset: Ruleset, state: State, seat: Seat): Goods => {
  const tonight = tonightWishOf(ruleset, state, seat);
  return addCounts(tonight, keptForTomorrow(ruleset, withGoods(state, seat, tonight), seat));
};
