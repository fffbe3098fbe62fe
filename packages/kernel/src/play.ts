import { Result } from "effect";
import type { Dice } from "./dice.ts";
import type { Rules } from "./rules.ts";
import type { Tagged } from "./json.ts";
import { type NotNow, type Refusal, refusal, type UnknownCommand } from "./refusal.ts";
import type { Seat } from "./seat.ts";

/** What an accepted command came to: its own facts, then everything that happened by itself afterwards. */
export interface Accepted<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

/** What of the rules brings one fact about after another. */
export type Course<S, E extends Tagged> = Pick<Rules<S, Tagged, E>, "game" | "evolve" | "react" | "advance">;

/** More facts than any one decision brings about: beyond it the rules run in a circle, which is a programming error. */
const EVENTS_AT_MOST = 5_000;

/** Folds `events` one by one, each followed at once by what it brings about, and adds all of them to `told`. */
const tell = <S, E extends Tagged>(rules: Course<S, E>, before: S, events: readonly E[], dice: Dice, told: E[]): S => {
  if (told.length > EVENTS_AT_MOST) throw new Error(`${rules.game}: the game does not come to rest`);
  let state = before;
  for (const event of events) {
    state = rules.evolve(state, event);
    told.push(event);
    const more = rules.react(state, event, dice);
    if (more.length > 0) state = tell(rules, state, more, dice, told);
  }
  return state;
};

/** Folds `events` into `state` and lets the game go on by itself until somebody must decide or it is over. */
export const settle = <S, E extends Tagged>(
  rules: Course<S, E>,
  before: S,
  events: readonly E[],
  dice: Dice,
): Accepted<S, E> => {
  const told: E[] = [];
  let state = tell(rules, before, events, dice, told);
  for (;;) {
    const more = rules.advance(state, dice);
    if (more.length === 0) return { state, events: told };
    state = tell(rules, state, more, dice, told);
  }
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
  if (!form.opens(state, seat)) {
    return refusal<NotNow>({ _tag: "NotNow", rule: form.closedBy(state, seat), command: command._tag });
  }
  return form.refuse(state, seat, command);
};

/** Gives `command` for `seat`: the new state with all events, or the refusal, which changes nothing. */
export const play = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  seat: Seat,
  command: C,
  dice: Dice,
): Result.Result<Accepted<S, E>, Refusal> => {
  const refused = check(rules, state, seat, command);
  if (refused) return Result.fail(refused);
  const form = rules.forms[command._tag];
  return Result.succeed(settle(rules, state, form ? form.decide(state, seat, command, dice) : [], dice));
};
