import type { Refusal, Seat } from "@blueplate/kernel";
import { abilityOf, type AbilityTag, withAbility } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import {
  type Chain,
  countOf,
  type EmployeeId,
  type CampaignPlacing,
  type State,
  type WorkingStep,
  type Turn,
} from "../model/index.ts";
import { no } from "./refuse.ts";

/** The chain of a seat. */
export const chainOf = (state: State, seat: Seat): Chain => {
  const chain = state.chains[seat];
  if (!chain) throw new Error(`there is no seat ${seat}`);
  return chain;
};

/** The running turn when it is this seat's, or null. */
export const turnOf = (state: State, seat: Seat): Turn | null =>
  state.stage._tag === "working" && state.stage.turn.seat === seat && !state.stage.turn.ended ? state.stage.turn : null;

/** True while commands of `step` may be given by `seat`. */
export const mayDo = ({ steps }: Ruleset, state: State, seat: Seat, step: WorkingStep): boolean => {
  const turn = turnOf(state, seat);
  return turn !== null && steps.indexOf(turn.step) <= steps.indexOf(step);
};

/**
 * The paragraph that closes a command of `step` to `seat`: another's turn or a step that has been left (R7.1), a recruit that
 * waits for its training (R8.3), or `otherwise`.
 */
export const unavailableReason = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  step: WorkingStep,
  otherwise: string,
): string => {
  if (!mayDo(ruleset, state, seat, step)) return "R7.1";
  return ruleset.steps.indexOf(step) > ruleset.steps.indexOf("train") && turnOf(state, seat)?.phantoms.length !== 0
    ? "R8.3"
    : otherwise;
};

/** A card of the kind that is away since today and may place a further campaign, or undefined. */
export const placingOf = (state: State, seat: Seat, employee: EmployeeId): CampaignPlacing | undefined =>
  turnOf(state, seat)?.placing?.find((each) => each.employee === employee);

/** How often cards of a kind can still act today: one that acts twice counts twice. */
export const actsLeft = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): number => {
  const { acted = {}, placing = [] } = turnOf(state, seat) ?? {};
  const atWork = countOf(ruleset.formulas.workforce(ruleset, state, seat), employee) - countOf(acted, employee);
  return placing.reduce((sum, each) => sum + (each.employee === employee ? each.left : 0), atWork);
};

/** The kinds of cards with this ability that have a copy left to act: at work, or away for a campaign beside which it may place another. */
export const actorsOf = (ruleset: Ruleset, state: State, seat: Seat, tag: AbilityTag): readonly EmployeeId[] => {
  const { acted = {}, placing } = turnOf(state, seat) ?? {};
  const actors: EmployeeId[] = [];
  for (const { employee, count } of withAbility(
    ruleset.content,
    ruleset.formulas.workforce(ruleset, state, seat),
    tag,
  )) {
    if (count > countOf(acted, employee)) actors.push(employee);
  }
  if (tag === "market" && placing) {
    for (const { employee } of placing) if (!actors.includes(employee)) actors.push(employee);
  }
  return actors;
};

/** Why this card cannot act so now, or null: it lacks the ability, or no copy at work is left. */
export const refuseActor = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  employee: EmployeeId,
  tag: AbilityTag,
  rule: string,
): Refusal | null => {
  if (abilityOf(ruleset.content, employee, tag) === undefined) return no({ _tag: "WrongEmployee", rule, employee });
  if (!actorsOf(ruleset, state, seat, tag).includes(employee)) {
    const atWork = countOf(chainOf(state, seat).atWork, employee);
    return no({ _tag: "NobodyToAct", rule: "R7.2", employee, atWork });
  }
  return null;
};

/** True when a step's form is open: it is the seat's turn, the step is not closed, and somebody is left to act. */
export const canAct = (ruleset: Ruleset, state: State, seat: Seat, step: WorkingStep, tag: AbilityTag): boolean =>
  mayDo(ruleset, state, seat, step) &&
  turnOf(state, seat)?.phantoms.length === 0 &&
  actorsOf(ruleset, state, seat, tag).length > 0;
