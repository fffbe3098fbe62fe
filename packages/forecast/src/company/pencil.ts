import { type Command, type Event, newTurn, type Ruleset, type State, turnOf } from "@blueplate/engine";
import { check, type Refusal, type Rules, type Seat } from "@blueplate/kernel";
import { Equal } from "effect";
import { foresee } from "../acts/foresee.ts";

type Play = Rules<State, Command, Event>;

/** Those who act today besides `seat`; null where the working day of `seat` is over, or nothing is known of it yet. */
const othersToday = ({ stage, turnOrder }: State, seat: Seat): readonly Seat[] | null => {
  const others = (seats: readonly Seat[]): readonly Seat[] => seats.filter((each) => each !== seat);
  if (stage._tag === "order-of-business") return turnOrder.includes(seat) ? others(turnOrder) : null;
  if (stage._tag !== "working" || !stage.queue.includes(seat)) return null;
  return others(stage.turn.ended ? stage.queue : [stage.turn.seat, ...stage.queue]);
};

/**
 * The present position as if the working day of `seat` began now, on its own view: what it could do is then for the forms to
 * say. In its own turn the position as it is. Null before structures are revealed and once its day is over (R7.4).
 */
export const pencilDay = (ruleset: Ruleset, state: State, seat: Seat): State | null => {
  if (turnOf(state, seat)) return state;
  const queue = othersToday(state, seat);
  return queue && { ...state, stage: { _tag: "working", turn: newTurn(ruleset, state, seat), queue } };
};

/** A step of a day in pencil: what is to be done, and what it came to when it was pencilled. */
export interface PencilStep {
  readonly command: Command;
  readonly events: readonly Event[];
}

/** How a step stands on the present position: as it was pencilled, with another result, refused, or behind a refused one. */
export type PencilMark = "holds" | "changed" | "refused" | "waits";

/** A step with what it comes to now (what it came to then, where it is not reached) and why it is refused, or null. */
export interface PencilLine extends PencilStep {
  readonly mark: PencilMark;
  /** What it came to when it was pencilled. */
  readonly pencilled: readonly Event[];
  readonly refusal: Refusal | null;
}

/** A day in pencil as far as its steps can be taken. */
export interface PencilledDay {
  readonly state: State;
  readonly lines: readonly PencilLine[];
}

/** How a step would stand on `state`, and the position after it. */
const lineOn = (
  rules: Play,
  state: State,
  seat: Seat,
  step: PencilStep,
): { readonly after: State; readonly line: PencilLine } => {
  const seen = foresee(rules, state, seat, step.command);
  if (!seen) {
    const refusal = check(rules, state, seat, step.command);
    return { after: state, line: { ...step, mark: "refused", pencilled: step.events, refusal } };
  }
  const mark = Equal.equals(seen.events, step.events) ? "holds" : "changed";
  return {
    after: seen.state,
    line: { command: step.command, events: seen.events, mark, pencilled: step.events, refusal: null },
  };
};

/** How one step stands on a position: what inking asks before each. */
export const pencilLine = (rules: Play, state: State, seat: Seat, step: PencilStep): PencilLine =>
  lineOn(rules, state, seat, step).line;

/**
 * Takes the steps one after the other on `day` (`pencilDay`), up to the first that the rules refuse there. Nothing follows by
 * itself: after the last step the town waits.
 */
export const pencilled = (rules: Play, day: State, seat: Seat, steps: readonly PencilStep[]): PencilledDay => {
  let state = day;
  let isStopped = false;
  const lines = steps.map((step): PencilLine => {
    if (isStopped) return { ...step, mark: "waits", pencilled: step.events, refusal: null };
    const { after, line } = lineOn(rules, state, seat, step);
    state = after;
    isStopped = line.mark === "refused";
    return line;
  });
  return { state, lines };
};

/**
 * A day in pencil for whoever asks what tonight brings: while positions are still being chosen it stands in that phase, so that
 * no tie is called decided by an order that is not known yet (R6, R14.2.3).
 */
export const pencilOutlook = (state: State, inPencil: State): State =>
  state.stage._tag === "order-of-business" ? { ...inPencil, stage: state.stage } : inPencil;
