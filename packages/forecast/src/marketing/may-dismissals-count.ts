import type { Ruleset, State } from "@blueplate/engine";
import { isDinnerAhead } from "../dinner/dinner.ts";
import { isBeforePhase } from "../phase-order.ts";
import { afterDinner } from "./tomorrow.ts";

/** True while people may still be dismissed before the campaigns run (R17.2). */
const isPaydayAhead = (ruleset: Ruleset, state: State): boolean =>
  state.stage._tag === "payday" || isBeforePhase(ruleset, state, "payday");

/** The town without anybody who may be dismissed. */
const deserted = (state: State): State => ({
  ...state,
  chains: state.chains.map((chain) => ({ ...chain, atWork: {}, beach: {}, busy: [] })),
});

/** What the campaigns of tonight go by: how often they run, whom they reach, how many tokens they bring to each (R18). */
const marketingOf = (ruleset: Ruleset, state: State): string => {
  const { formulas } = ruleset;
  const campaigns = state.town.campaigns.map((each) => {
    const reached = formulas.recipients(ruleset, state, each);
    return state.town.houses
      .filter(({ house }) => reached.includes(house))
      .map((house) => [house.house, formulas.tokensOf(ruleset, state, each, house)]);
  });
  return JSON.stringify([formulas.marketingPasses(ruleset, state), campaigns]);
};

/** True where somebody may still be dismissed without whom campaigns would do something else tonight. */
export const mayDismissalsCount = (ruleset: Ruleset, state: State): boolean => {
  if (!isPaydayAhead(ruleset, state)) return false;
  const evening = isDinnerAhead(ruleset, state) ? afterDinner(ruleset, state) : state;
  return marketingOf(ruleset, evening) !== marketingOf(ruleset, deserted(evening));
};
