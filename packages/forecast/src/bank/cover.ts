import {
  type Chain,
  paysSalaries,
  type PhaseSpan,
  phaseRow,
  type Ruleset,
  runPhases,
  type State,
  type StaffAfterDismissals,
} from "@blueplate/engine";
import { open, type Seat, type Viewer } from "@blueplate/kernel";
import { dinnerOf, isDinnerAhead } from "../dinner/dinner.ts";
import { noRandomness } from "../acts/no-randomness.ts";
import { isBeforePhase } from "../phase-order.ts";

/** True when salaries are still to be paid in this round: some games have no payday, or none that asks for anything (R22). */
export const areSalariesAhead = (ruleset: Ruleset, state: State): boolean => {
  const isDue = isBeforePhase(ruleset, state, "payday") || state.stage._tag === "payday";
  return isDue && paysSalaries(ruleset) && phaseRow(ruleset, "payday") !== undefined;
};

/** Payday as it begins, with whom it sends home by itself (R17.12). */
const PAYDAY: PhaseSpan = { after: ["dinnertime"], to: "payday" };

/** The state as payday would begin now. */
const atPayday = (ruleset: Ruleset, state: State): State =>
  runPhases(ruleset, state, PAYDAY, noRandomness, { isEnough: ({ stage }) => stage._tag === "payday" }).state;

/** Who would be paid if nobody were dismissed; null while the hand is closed to the viewer. */
const stayingOf = (ruleset: Ruleset, state: State, chain: Chain, viewer: Viewer): StaffAfterDismissals | null => {
  if (state.stage._tag !== "restructuring") return atPayday(ruleset, state).chains[chain.seat] ?? chain;
  const hand = open(chain.hand, viewer);
  return hand && { atWork: {}, beach: hand, busy: chain.busy };
};

/**
 * What is still due of a chain's salaries in this round if nobody is hired, trained or dismissed, in dollars; before the reveal
 * without the discount of recruiters. Null while its hand is closed to the viewer.
 */
export const dueOf = (ruleset: Ruleset, state: State, seat: Seat, viewer: Viewer = seat): number | null => {
  const chain = state.chains[seat];
  const isPaid = state.stage._tag === "payday" && state.stage.paid.includes(seat);
  if (!chain || chain.bankrupt || isPaid || !areSalariesAhead(ruleset, state)) return 0;
  const staying = stayingOf(ruleset, state, chain, viewer);
  return staying && ruleset.formulas.billOf(ruleset, state, seat, staying).due;
};

/** Salaries of a chain and what they are paid from. Dollars. */
export interface SalaryCover {
  readonly seat: Seat;
  readonly due: number | null;
  readonly cash: number;
  /** What dinner brings as it stands; null while prices are sealed, 0 once it is over. */
  readonly tonight: number | null;
  /** What is missing if dinner goes so; null where that cannot be said. */
  readonly short: number | null;
}

/** Every chain's salaries and their cover; nothing where no salaries are still to be paid in this round (R17). */
export const coverOf = (ruleset: Ruleset, state: State, viewer: Viewer = "watcher"): readonly SalaryCover[] => {
  if (!areSalariesAhead(ruleset, state)) return [];
  const evening = isDinnerAhead(ruleset, state) ? dinnerOf(ruleset, state).after : state;
  return state.turnOrder.flatMap((seat): readonly SalaryCover[] => {
    const chain = state.chains[seat];
    if (!chain) return [];
    const due = dueOf(ruleset, evening, seat, viewer);
    const earned = (evening.chains[seat]?.cash ?? 0) - chain.cash;
    const tonight = state.stage._tag === "restructuring" ? null : earned;
    const short = due === null || tonight === null ? null : Math.max(0, due - chain.cash - tonight);
    return [{ seat, due, cash: chain.cash, tonight, short }];
  });
};
