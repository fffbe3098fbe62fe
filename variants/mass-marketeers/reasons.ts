import { countAbility, type EventOf } from "@blueplate/engine";
import type { ModuleReasons, ReasonContext } from "@blueplate/variants/reason";
import { PASS } from "./variant.ts";

/** How often so many campaigns run, and what that asks for within reach beyond a single run. */
export type RunsReason = {
  readonly id: "mass-marketeers:tonight" | "mass-marketeers:trained";
  readonly campaigns: number;
  readonly runs: number;
  readonly pieces: number;
  readonly dollars: number;
};

/** What houses ask for within reach after so many runs of all campaigns, beyond what they ask for already: those that eat tonight have room again. */
const askedAfter = ({ ruleset, state, tonight, reach }: ReasonContext, passes: number): number => {
  const { formulas } = ruleset;
  const room = new Map(
    state.town.houses.map((house) => {
      const isFed = tonight.some((guest) => guest.house.house === house.house && guest.server !== null);
      return [house.house, formulas.roomOf(ruleset, state, house) - (isFed ? 0 : house.demand.length)];
    }),
  );
  let asked = 0;
  for (let pass = 0; pass < passes; pass++)
    for (const campaign of state.town.campaigns)
      for (const number of formulas.recipients(ruleset, state, campaign)) {
        const house = state.town.houses.find((each) => each.house === number);
        const left = room.get(number) ?? 0;
        const tokens = house ? Math.min(left, formulas.tokensOf(ruleset, state, campaign, house)) : 0;
        room.set(number, left - tokens);
        if (reach.includes(number)) asked += tokens;
      }
  return asked;
};

/** What so many more runs than otherwise would ask for, and what the chain takes for that at most. */
const moreRuns = (
  id: RunsReason["id"],
  here: ReasonContext,
  otherwise: number,
  more: number,
): readonly RunsReason[] => {
  const { ruleset, state, seat } = here;
  const campaigns = state.town.campaigns.length;
  if (more === 0 || campaigns === 0) return [];
  const pieces = askedAfter(here, otherwise + more) - askedAfter(here, otherwise);
  const dollars = pieces * ruleset.formulas.unitPrice(ruleset, state, seat);
  return pieces === 0 ? [] : [{ id, campaigns, runs: otherwise + more, pieces, dollars }];
};

/** Every campaign of the town runs once more for each. */
export const reasons: ModuleReasons<RunsReason> = {
  company: (here) => {
    const { ruleset, state, seat } = here;
    const { content, formulas } = ruleset;
    const own = countAbility(content, formulas.workforce(ruleset, state, seat), PASS);
    return moreRuns("mass-marketeers:tonight", here, formulas.marketingPasses(ruleset, state) - own, own);
  },
  facts: {
    Trained: (here, { to }: EventOf<"Trained">) => {
      const { ruleset, state } = here;
      const more = countAbility(ruleset.content, { [to]: 1 }, PASS);
      return moreRuns("mass-marketeers:trained", here, ruleset.formulas.marketingPasses(ruleset, state), more);
    },
  },
};
