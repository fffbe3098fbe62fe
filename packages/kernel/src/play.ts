import { Result } from "effect";
import type { Dice } from "./dice.ts";
import type { EventBatch, Rules } from "./rules.ts";
import type { Tagged } from "./json.ts";
import { type NotNow, type Refusal, refusal, type UnknownCommand } from "./refusal.ts";
import type { Seat } from "./seat.ts";

/** What an accepted command came to: its own facts, then everything that happened by itself afterwards. */
export interface AcceptedCommand<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

/** What of the rules brings one event about after another. */
export type Reducer<S, E extends Tagged> = Pick<Rules<S, Tagged, E>, "game" | "evolve" | "react" | "advance">;

/** More events than any one decision brings about: beyond it the rules run in a circle, which is a programming error. */
const EVENTS_AT_MOST = 5_000;

/** Events as they come about, in order; `states` are those before each of them, kept for whoever asks for them. */
interface Recording<S, E> {
  readonly events: E[];
  readonly states?: S[];
}

/** Folds a batch event by event, each followed at once by what it brings about, and adds all of them to `record`. */
const applyBatch = <S, E extends Tagged>(
  reducer: Reducer<S, E>,
  before: S,
  batch: EventBatch<S, E>,
  dice: Dice,
  record: Recording<S, E>,
): S => {
  if (record.events.length > EVENTS_AT_MOST) throw new Error(`${reducer.game}: the game does not come to rest`);
  let state = before;
  for (const item of batch) {
    if (typeof item === "function") {
      state = applyBatch(reducer, state, item(state), dice, record);
      continue;
    }
    record.events.push(item);
    record.states?.push(state);
    state = reducer.evolve(state, item);
    const more = reducer.react(state, item, dice);
    if (more.length > 0) state = applyBatch(reducer, state, more, dice, record);
  }
  return state;
};

/** What a run of a phase came to: every event, and by the same index the state before it. */
export interface PhaseRun<S, E> extends AcceptedCommand<S, E> {
  readonly states: readonly S[];
}

const run = <S, E extends Tagged>(
  reducer: Reducer<S, E>,
  before: S,
  batch: EventBatch<S, E>,
  dice: Dice,
  record: Recording<S, E>,
  isRunning: ((state: S) => boolean) | null,
): S => {
  let state = applyBatch(reducer, before, batch, dice, record);
  while (isRunning === null || isRunning(state)) {
    const more = reducer.advance(state, dice);
    if (more.length === 0) break;
    state = applyBatch(reducer, state, more, dice, record);
  }
  return state;
};

/** Folds `batch` into `state` with everything that each event brings about at once, and nothing that happens by itself later. */
export const applyEvents = <S, E extends Tagged>(
  reducer: Reducer<S, E>,
  before: S,
  batch: EventBatch<S, E>,
  dice: Dice,
): AcceptedCommand<S, E> => {
  const events: E[] = [];
  return { state: applyBatch(reducer, before, batch, dice, { events }), events };
};

/** Folds `batch` into `state` and lets the game go on by itself until somebody must decide or it is over. */
export const runToDecision = <S, E extends Tagged>(
  reducer: Reducer<S, E>,
  before: S,
  batch: EventBatch<S, E>,
  dice: Dice,
): AcceptedCommand<S, E> => {
  const events: E[] = [];
  return { state: run(reducer, before, batch, dice, { events }, null), events };
};

/**
 * Folds `batch` into `state` and lets the game go on by itself as long as `isRunning` says so of the state it has come to, or
 * until somebody must decide. For forecasts, scenario files and whatever else stops in between.
 */
export const runPhase = <S, E extends Tagged>(
  reducer: Reducer<S, E>,
  before: S,
  batch: EventBatch<S, E>,
  dice: Dice,
  isRunning: (state: S) => boolean,
): PhaseRun<S, E> => {
  const events: E[] = [];
  const states: S[] = [];
  const record = { events, states };
  return { state: run(reducer, before, batch, dice, record, isRunning), ...record };
};

/** Why `seat` may not give `command` now, or null. The same answer on a seat's own view as on the full state. */
export const check = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  seat: Seat,
  command: C,
): Refusal | null => {
  const form = Object.hasOwn(rules.forms, command._tag) ? rules.forms[command._tag] : undefined;
  if (!form) return refusal<UnknownCommand>({ _tag: "UnknownCommand", rule: "", command: command._tag });
  if (!form.isAvailable(state, seat)) {
    return refusal<NotNow>({ _tag: "NotNow", rule: form.unavailableReason(state, seat), command: command._tag });
  }
  return form.refuse(state, seat, command);
};

/** What a command comes to that the rules have allowed already: whoever took it from what they offer need not ask again. */
export const carryOut = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  seat: Seat,
  command: C,
  dice: Dice,
): Result.Result<AcceptedCommand<S, E>> => {
  const form = rules.forms[command._tag];
  return Result.succeed(runToDecision(rules, state, form ? form.decide(state, seat, command, dice) : [], dice));
};

/** Gives `command` for `seat`: the new state with all events, or the refusal, which changes nothing. */
export const play = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  seat: Seat,
  command: C,
  dice: Dice,
): Result.Result<AcceptedCommand<S, E>, Refusal> => {
  const refused = check(rules, state, seat, command);
  return refused ? Result.fail(refused) : carryOut(rules, state, seat, command, dice);
};
