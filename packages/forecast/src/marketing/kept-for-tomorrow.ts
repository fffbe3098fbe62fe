import { countList, firstAt, type Goods, listCounts, type Ruleset, type State, totalOf } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { missingOf } from "../dinner/dinner.ts";
import { afterDinner, tomorrowOf } from "./tomorrow.ts";

/** What a seat's freezer has room for tonight, of what it would sell tomorrow and lacks (R19.1). */
export const keptForTomorrow = (ruleset: Ruleset, state: State, seat: Seat): Goods => {
  const room = ruleset.formulas.freezerRoom(ruleset, state, seat);
  const left = afterDinner(ruleset, state).chains[seat]?.stock ?? {};
  if (room <= totalOf(left)) return {};
  const { state: tomorrow } = tomorrowOf(ruleset, state);
  const wanted = tomorrow.town.houses
    .filter((house) => house.demand.length > 0 && firstAt(ruleset, tomorrow, house) === seat)
    .flatMap(({ demand }) => demand);
  return countList(listCounts(missingOf(left, countList(wanted))).slice(0, room - totalOf(left)));
};
