import type { Seat } from "@blueplate/kernel";
import { abilityOf, allDrinks, perksOf } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { type EmployeeId, type State } from "../model/index.ts";
import type { FormRow } from "./form.ts";
import { no } from "./refuse.ts";
import { actorsOf, canAct, chainOf, unavailableReason } from "./turn.ts";

/** More drinks from every source and errand (R11.8). */
export const moreDrinks = (ruleset: Ruleset, state: State, seat: Seat): number =>
  perksOf(ruleset.content, chainOf(state, seat), "moreDrinks").reduce((sum, perk) => sum + perk.count, 0);

const errandBoy = (ruleset: Ruleset, state: State, seat: Seat): EmployeeId =>
  actorsOf(ruleset, state, seat, "fetch")[0] ?? "errand-boy";

/** An errand boy fetches a drink of any kind (R11.3, D-12). */
export const fetchDrink: FormRow<"work.fetchDrink"> = (ruleset) => ({
  tag: "work.fetchDrink",
  secret: false,
  isAvailable: (state, seat) => canAct(ruleset, state, seat, "food-and-drink", "fetch"),
  unavailableReason: (state, seat) => unavailableReason(ruleset, state, seat, "food-and-drink", "R11.3"),
  slots: [{ name: "good", kind: "good", shape: "choice", candidates: () => allDrinks(ruleset.content) }],
  refuse: (_state, _seat, { good }) =>
    allDrinks(ruleset.content).includes(good) ? null : no({ _tag: "WrongGood", rule: "R11.3", good }),
  decide: (state, seat, { good }) => {
    const employee = errandBoy(ruleset, state, seat);
    const count = (abilityOf(ruleset.content, employee, "fetch")?.count ?? 0) + moreDrinks(ruleset, state, seat);
    return [{ _tag: "DrinkFetched", seat, employee, good, count }];
  },
});
