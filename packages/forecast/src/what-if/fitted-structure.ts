import {
  abilityOf,
  type Cards,
  countList,
  countOf,
  type EmployeeId,
  isLegalStructure,
  type Ruleset,
  type State,
  structureOf,
  withCount,
} from "@blueplate/engine";
import { open, type Seat } from "@blueplate/kernel";

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
  const found: EmployeeId[] = [];
  for (const card of [...wanted.filter(leads), ...wanted.filter((each) => !leads(each))]) {
    if (countOf(left, card) === 0) continue;
    if (!isLegalStructure(structureOf(ruleset, countList([...found, card])), state.ceoSlots)) continue;
    found.push(card);
    left = withCount(left, card, -1);
  }
  return wanted.length === found.length ? wanted : found;
};
