import { type EmployeeId, isNothing, type State } from "@blueplate/engine";
import { foodMove, leftOf } from "./food.ts";
import type { WhatifGoal } from "./goal.ts";
import { openingMove } from "./opening.ts";
import type { ReplayDays, SeatPolicy } from "./replay.ts";

/** The latest free place that is early enough; null when there is none. */
const earlyPlace = ({ stage }: State, { counterfactual, before }: WhatifGoal): number | null => {
  if (stage._tag !== "order-of-business" || counterfactual.change.adjustment?._tag !== "earlier") return null;
  const place = stage.taken.slice(0, before.place - counterfactual.change.adjustment.by).lastIndexOf(null) + 1;
  return place > 0 ? place : null;
};

/** The day of the dinner with other cards at work (null: the same), an early place, and goods that are got besides. */
export const createDay = (
  days: ReplayDays,
  goal: WhatifGoal,
  employees: readonly EmployeeId[] | null,
): SeatPolicy & { readonly hasGoods: () => boolean } => {
  const { seat, change } = goal.counterfactual;
  let { goods } = change;
  return {
    seat,
    hasGoods: () => isNothing(goods),
    structure: (_state, own) => employees ?? own,
    decide: (state, next) => {
      const position = earlyPlace(state, goal);
      if (position !== null) return { _tag: "order.choosePosition", position };
      if (state.stage._tag !== "working") return null;
      return foodMove(days, state, seat, goods, next) ?? openingMove(days, goal, state);
    },
    see: (before, after) => {
      // What was eaten on the way is not wanted again.
      if (before.stage._tag === "working" && after.stage._tag === "working") goods = leftOf(goods, seat, before, after);
    },
  };
};
