import {
  abilityOf,
  type Cards,
  countOf,
  type EmployeeId,
  type Ruleset,
  type State,
  withCount,
} from "@blueplate/engine";
import { open, type Seat } from "@blueplate/kernel";
import { whoFits } from "../company/fill-order.ts";

/** The cards that a chain may send to work. */
export const handOf = (state: State, seat: Seat): Cards => {
  const chain = state.chains[seat];
  return (chain && open(chain.hand, seat)) ?? {};
};

/** The wanted cards that are in hand, as many as fit (R5.7), the first ones first; managers before all others, whom they lead. */
export const fitted = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  wanted: readonly EmployeeId[],
): readonly EmployeeId[] => {
  const leads = (card: EmployeeId): boolean => abilityOf(ruleset.content, card, "manage") !== undefined;
  let left = handOf(state, seat);
  const held = [...wanted.filter(leads), ...wanted.filter((each) => !leads(each))].filter((card) => {
    if (countOf(left, card) === 0) return false;
    left = withCount(left, card, -1);
    return true;
  });
  const found = whoFits(ruleset, state.ceoSlots, held);
  return wanted.length === found.length ? wanted : found;
};
