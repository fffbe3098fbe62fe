import { type State, type Ruleset } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { coverOf } from "../bank/cover.ts";
import { dinnerOf, isDinnerAhead } from "../dinner/dinner.ts";
import type { PlannedRound } from "./round-plan.ts";

/** What a planned round may bring, in dollars; nobody knows. */
export interface RoundEstimate {
  /** What dinner brings, if every dinner is as the one it is taken from. */
  readonly income: number;
  /** Tonight's dinner as it stands now, or the last one while structures are sealed or dinner is over. */
  readonly from: "tonight" | "last";
  /** Cash in the evening, salaries paid; below 0 they could not be. */
  readonly cash: number;
}

/** What dinner brings a seat tonight as things stand, with what its waitresses and officers earn (R14, R15). */
const tonightOf = (ruleset: Ruleset, state: State, seat: Seat): number | null => {
  if (!isDinnerAhead(ruleset, state) || state.stage._tag === "restructuring") return null;
  const known = coverOf(ruleset, state, seat).find((each) => each.seat === seat)?.tonight;
  if (known !== undefined) return known;
  return (dinnerOf(ruleset, state).after.chains[seat]?.cash ?? 0) - (state.chains[seat]?.cash ?? 0);
};

/**
 * Income and cash of planned rounds as a guess: every dinner as tonight's stands, or as the last was (`last`, in dollars) while that
 * cannot be said. It leaves out whatever is still cooked and built, and what the others do. Nothing where there is no dinner to go by.
 */
export const guessesOf = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  rounds: readonly PlannedRound[],
  last: number | null,
): readonly RoundEstimate[] => {
  const tonight = tonightOf(ruleset, state, seat);
  const income = tonight ?? last;
  const [first] = rounds;
  if (income === null || !first) return [];
  const from = tonight === null ? "last" : "tonight";
  // Where the plan begins tomorrow, tonight's dinner comes before it.
  let cash = first.cash + (first.round > state.round ? (tonight ?? 0) : 0);
  return rounds.map(({ due }): RoundEstimate => {
    cash += income - due;
    return { income, from, cash };
  });
};
