import type { Rules, Seat } from "@blueplate/kernel";
import { openForms } from "@blueplate/kernel";
import {
  type Command,
  type CommandTag,
  type Event,
  type Ruleset,
  type State,
  turnOf,
  type WorkingStep,
} from "@blueplate/engine";
import { lastStepOf, restingCooksOf, type UnusedAct, unusedActsOf } from "./unused-acts.ts";

type Play = Rules<State, Command, Event>;

/** One of the steps of a working day, in their order (R7.1). */
export interface DayStage {
  readonly step: WorkingStep;
  /** True once the day has gone past it: only an undo brings it back. */
  readonly isClosed: boolean;
  /** The commands that can be given in it now; none once it is closed. */
  readonly commands: readonly CommandTag[];
  /** What of it was given up, of a closed one. */
  readonly forfeited: readonly UnusedAct[];
  /** How many cooks of it rest, as nothing that they could make is worth it. */
  readonly resting: number;
}

/** The commands of a seat's day that can be given now, each with the step in which it is done. */
const openIn = (ruleset: Ruleset, rules: Play, state: State, seat: Seat) =>
  openForms(rules, state, seat).flatMap(({ tag, lastResort }) =>
    lastResort === true ? [] : [{ tag, step: lastStepOf(ruleset, rules, state, seat, [tag]) }],
  );

/** The step of a seat's working day in which something can be done next; the one that it stands in where nothing is left, null outside its turn. */
export const openStepOf = (ruleset: Ruleset, rules: Play, state: State, seat: Seat): WorkingStep | null => {
  const turn = turnOf(state, seat);
  if (!turn) return null;
  const open = openIn(ruleset, rules, state, seat);
  return ruleset.steps.find((step) => open.some((form) => form.step === step)) ?? turn.step;
};

/** The steps of a seat's working day with what can be done in each, and what was given up in those that are closed; none outside its turn. */
export const dayStagesOf = (ruleset: Ruleset, rules: Play, state: State, seat: Seat): readonly DayStage[] => {
  const turn = turnOf(state, seat);
  if (!turn) return [];
  const now = ruleset.steps.indexOf(turn.step);
  const given = unusedActsOf(ruleset, rules, state, seat).filter((act) => act.isClosed);
  const open = openIn(ruleset, rules, state, seat);
  const kitchen = lastStepOf(ruleset, rules, state, seat, ["work.produce"]);
  const resting = restingCooksOf(ruleset, rules, state, seat);
  return ruleset.steps.map((step, at) => ({
    step,
    isClosed: at < now,
    commands: open.flatMap((form) => (form.step === step ? [form.tag] : [])),
    forfeited: given.filter((act) => act.step === step),
    resting: step === kitchen ? resting : 0,
  }));
};
