import {
  addCounts,
  countList,
  type Goods,
  listCounts,
  type Ruleset,
  type State,
  totalOf,
  firstAt,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { missingOf } from "../dinner/dinner.ts";

import { tonightWishOf, withGoods } from "../drinks/purchase-wish.ts";

import { afterDinner, tomorrowOf } from "../marketing/tomorrow.ts";

/** What a seat's freezer has room for tonight, of what it would sell tomorrow and lacks (R19.1). */
const keptForTomorrow = (ruleset: Ruleset, state: State, seat: Seat): Goods => {
  const room = ruleset.formulas.freezerRoom(ruleset, state, seat);
  const left = afterDinner(ruleset, state).chains[seat]?.stock ?? {};
  if (room <= totalOf(left)) return {};
  const { state: tomorrow } = tomorrowOf(ruleset, state);
  const wanted = tomorrow.town.houses
    .filter((house) => house.demand.length > 0 && firstAt(ruleset, tomorrow, house) === seat)
    .flatMap(({ demand }) => demand);
  return countList(listCounts(missingOf(left, countList(wanted))).slice(0, room - totalOf(left)));
};

/**
 * The goods that are worth cooking or fetching today (R11, R14, R19.1): what would still be sold tonight, and, with a freezer,
 * what tomorrow's houses will want. Whatever is got besides is thrown away at clean-up.
 */
export const worthGetting = (ruleset: Ruleset, state: State, seat: Seat): Goods => {
  const tonight = tonightWishOf(ruleset, state, seat);
  return addCounts(tonight, keptForTomorrow(ruleset, withGoods(state, seat, tonight), seat));
};
