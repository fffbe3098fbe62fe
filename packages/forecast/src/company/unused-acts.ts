import type { Rules, Seat } from "@blueplate/kernel";
import {
  type Command,
  type CommandTag,
  type Event,
  type Ruleset,
  type State,
  type WorkingStep,
  turnOf,
} from "@blueplate/engine";
import { dayLeftOf, hiresLeftOf, SHARED_CARDS } from "./day.ts";
import { foresee } from "../acts/foresee.ts";
import { cookingPlanOf, cooksIn } from "../kitchen/cook-orders.ts";
import { isWorthFetching } from "../worth/worth-fetching.ts";
import { comesTooLate } from "./too-late.ts";

type Play = Rules<State, Command, Event>;

/** What of one kind is left of a working day and could be begun: by which command, how often, in which of the day's steps. */
export interface UnusedAct {
  /** The command that does it; of those that share their cards, like house and garden, the first. */
  readonly command: CommandTag;
  readonly step: WorkingStep;
  readonly count: number;
  /** How many of these are hires whose keeping lowers salaries, and by how many dollars as things stand (R17.6). */
  readonly kept: number;
  readonly worth: number;
  /** True once its step has been left (R7.1): it is given up, and only an undo brings it back. */
  readonly isClosed: boolean;
}

/** What is no hire saves no salary while it is not used. */
const NOT_KEPT = { kept: 0, worth: 0 };

/** The day as it would stand in another of its steps: for asking the forms what is open there. */
const inStep = (state: State, step: WorkingStep): State => {
  const { stage } = state;
  return stage._tag === "working" ? { ...state, stage: { ...stage, turn: { ...stage.turn, step } } } : state;
};

/** The last step in which one of these commands may be given, by their own forms; undefined if there is none. */
export const lastStepOf = (
  { steps }: Ruleset,
  rules: Play,
  state: State,
  seat: Seat,
  tags: readonly CommandTag[],
): WorkingStep | undefined =>
  steps.findLast((step) => {
    const then = inStep(state, step);
    return tags.some((tag) => rules.forms[tag]?.isAvailable(then, seat) ?? false);
  });

/** True where one of these forms is open and can be begun: a form offers first what the rest can be filled for. */
const canBegin = (rules: Play, state: State, seat: Seat, tags: readonly CommandTag[]): boolean =>
  tags.some((tag) => {
    const form = rules.forms[tag];
    const first = form?.slots[0];
    if (!form?.isAvailable(state, seat) || !first) return false;
    return first.shape !== "choice" || first.candidates(state, seat, {}).length > 0;
  });

/** How often an act that is left is worth something: whoever could only bring what is thrown away may rest. */
const worthOf = (
  ruleset: Ruleset,
  rules: Play,
  state: State,
  seat: Seat,
  { command, count }: Pick<UnusedAct, "command" | "count">,
): number => {
  if (command === "work.produce") return cooksIn(cookingPlanOf(ruleset, rules, state, seat)).busy;
  if (command !== "work.fetchDrink" && command !== "work.buyDrinks") return count;
  return isWorthFetching(ruleset, rules, state, seat, command) ? count : 0;
};

/** The unused acts of a day, of those steps that are asked for. */
const unusedIn = (
  ruleset: Ruleset,
  rules: Play,
  state: State,
  seat: Seat,
  isAsked: (step: WorkingStep) => boolean,
): readonly UnusedAct[] => {
  const turn = turnOf(state, seat);
  if (!turn) return [];
  const left = dayLeftOf(ruleset, state, seat);
  const hires = hiresLeftOf(ruleset, state, seat);
  return SHARED_CARDS.flatMap((tags): readonly UnusedAct[] => {
    const [command] = tags;
    const given = Math.max(...tags.map((tag) => left[tag] ?? 0));
    const step = given > 0 ? lastStepOf(ruleset, rules, state, seat, tags) : undefined;
    if (command === undefined || step === undefined || !isAsked(step)) return [];
    if (comesTooLate(ruleset, state, seat, command)) return [];
    const then = inStep(state, step);
    if (!canBegin(rules, then, seat, tags)) return [];
    const count = worthOf(ruleset, rules, then, seat, { command, count: given });
    if (count === 0) return [];
    const { kept, worth } = command === "work.hire" ? hires : NOT_KEPT;
    return [
      { command, step, count, kept, worth, isClosed: ruleset.steps.indexOf(step) < ruleset.steps.indexOf(turn.step) },
    ];
  });
};

/** How many cooks rest because nothing that they could make is worth it; 0 once the kitchen is closed. */
export const restingCooksOf = (ruleset: Ruleset, rules: Play, state: State, seat: Seat): number =>
  canBegin(rules, state, seat, ["work.produce"]) ? cooksIn(cookingPlanOf(ruleset, rules, state, seat)).resting : 0;

/**
 * All that is left of a seat's working day and could be begun as the town stands, or could be if its step had not been left:
 * each kind once, in the order of the day (R7.1), without what comes too late and who could only bring what is thrown away. Empty
 * outside the seat's turn.
 */
export const unusedActsOf = (ruleset: Ruleset, rules: Play, state: State, seat: Seat): readonly UnusedAct[] =>
  unusedIn(ruleset, rules, state, seat, () => true);

/**
 * What a command would close that could still be done before: it leaves all steps that come before its own, and the end of the
 * turn leaves them all (R7.1, R7.4). Which steps those are says the turn that the rules leave behind, so that any command, of
 * whatever module, is asked alike. Nothing where the rules refuse it.
 */
export const actsClosedBy = (
  ruleset: Ruleset,
  rules: Play,
  state: State,
  seat: Seat,
  command: Command,
): readonly UnusedAct[] => {
  const after = foresee(rules, state, seat, command);
  const from = turnOf(state, seat)?.step;
  if (!after || from === undefined) return [];
  const to = turnOf(after.state, seat)?.step;
  if (to === from) return [];
  const isLeft = (step: WorkingStep): boolean =>
    ruleset.steps.indexOf(step) >= ruleset.steps.indexOf(from) &&
    (to === undefined || ruleset.steps.indexOf(step) < ruleset.steps.indexOf(to));
  return unusedIn(ruleset, rules, state, seat, isLeft);
};
