import { Result } from "effect";
import { type Rng, firstCommand, randomCommand } from "../random-command.ts";
import { type Dice, diceFor } from "../dice.ts";
import { redact } from "../envelope.ts";
import type { Tagged } from "../json.ts";
import type { Played } from "../log.ts";
import { play } from "../play.ts";
import type { Refusal } from "../refusal.ts";
import type { Outcome, Rules } from "../rules.ts";
import type { Seat } from "../seat.ts";
import { decideNext, type Table } from "../table.ts";

/** A moment of a game at which somebody decides. `turn` counts the decisions so far, the set-up included: it is the turn of the next dice. */
export interface DecisionPoint<S = unknown, C extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly rules: Rules<S, C, E>;
  readonly state: S;
  readonly turn: number;
}

/** What decides for a seat; null where it has nothing to say. It is shown everything: `fromView` closes what its seat may not see. */
export type SeatDecider<S = unknown, C extends Tagged = Tagged, E extends Tagged = Tagged> = (
  point: DecisionPoint<S, C, E>,
  seat: Seat,
) => C | null;

/** The moment at which a table stands. */
export const decisionPointOf = <S, C extends Tagged, E extends Tagged>(
  table: Pick<Table<S, C, E>, "rules" | "state" | "line">,
): DecisionPoint<S, C, E> => ({ rules: table.rules, state: table.state, turn: table.line.length });

/** The same decider, shown what its seat may see and nothing else. */
export const fromView =
  <S, C extends Tagged, E extends Tagged>(decide: SeatDecider<S, C, E>): SeatDecider<S, C, E> =>
  ({ rules, state, turn }, seat) =>
    decide({ rules, state: redact(state, seat), turn }, seat);

/** A decider for each seat in seating order, around the table again and again where there are fewer than seats. */
export const bySeat =
  <S, C extends Tagged, E extends Tagged>(deciders: readonly SeatDecider<S, C, E>[]): SeatDecider<S, C, E> =>
  (point, seat) =>
    deciders[seat % deciders.length]?.(point, seat) ?? null;

/** The random policy on the seat's view, with chance of its own: the same seed plays the same game. */
export const randomDecider = <S, C extends Tagged, E extends Tagged>(seed: string): SeatDecider<S, C, E> =>
  fromView(({ rules, state, turn }, seat) => {
    const dice = diceFor(seed, turn);
    let draw = 0;
    const rng: Rng = (bound) => dice.int(`chance ${draw++}`, bound);
    return randomCommand(rules, state, seat, rng);
  });

/** A legal command found on the seat's own view, for whoever has none to give; null when the seat has nothing to choose from. */
export const legalCommand = <S, C extends Tagged, E extends Tagged>(
  { rules, state }: Pick<DecisionPoint<S, C, E>, "rules" | "state">,
  seat: Seat,
): C | null => firstCommand(rules, redact(state, seat), seat);

type SeatChoice<S> = (waiting: readonly Seat[], state: S) => Seat | undefined;

/** The seat that decides next: of those that are waited for the first, or the one that `choose` names. Null when nobody is asked. */
export const nextSeat = <S, C extends Tagged, E extends Tagged>(
  { rules, state }: Pick<DecisionPoint<S, C, E>, "rules" | "state">,
  choose?: SeatChoice<S>,
): Seat | null => {
  if (rules.outcome(state)) return null;
  const waiting = rules.waitsFor(state);
  return (choose ? choose(waiting, state) : waiting[0]) ?? null;
};

/**
 * The seats that are waited for and have somebody who decides for them, with that one; none when the game is over. For hosts in
 * which several think at a time, each as long as it takes: what they come to is then given like any command.
 */
export const decidersAsked = <S, C extends Tagged, E extends Tagged, D>(
  { rules, state }: Pick<DecisionPoint<S, C, E>, "rules" | "state">,
  deciderOf: (seat: Seat) => D | null,
): readonly { readonly seat: Seat; readonly decider: D }[] =>
  rules.waitsFor(state).flatMap((seat) => {
    const decider = deciderOf(seat);
    return decider === null ? [] : [{ seat, decider }];
  });

/** What comes next at a moment: a decision, or why there is none. `Idle`: the game is not over, and no seat is asked. */
export type NextDecision<C> =
  | { readonly _tag: "Decided"; readonly seat: Seat; readonly command: C }
  | { readonly _tag: "Undecided"; readonly seat: Seat }
  | { readonly _tag: "Over"; readonly outcome: Outcome }
  | { readonly _tag: "Idle" };

/** Who decides next, and what; whoever plays on step by step in their own time asks this and carries it out. */
export const nextDecision = <S, C extends Tagged, E extends Tagged>(
  point: DecisionPoint<S, C, E>,
  decide: SeatDecider<S, C, E>,
  choose?: SeatChoice<S>,
): NextDecision<C> => {
  const seat = nextSeat(point, choose);
  if (seat === null) {
    const outcome = point.rules.outcome(point.state);
    return outcome ? { _tag: "Over", outcome } : { _tag: "Idle" };
  }
  const command = decide(point, seat);
  return command === null ? { _tag: "Undecided", seat } : { _tag: "Decided", seat, command };
};

/** How far a game is played on, and by which of the seats that are waited for first. */
export interface MatchLimits<S, C extends Tagged, E extends Tagged> {
  /** True where it is far enough, `decisions` after the beginning. */
  readonly until?: (point: DecisionPoint<S, C, E>, decisions: number) => boolean;
  /** Decisions at most. */
  readonly most?: number;
  /** The first one that is waited for, unless told. */
  readonly choose?: SeatChoice<S>;
}

/** A decision that was carried out on `before`. */
export interface Ply<P, C, E> {
  readonly before: P;
  readonly seat: Seat;
  readonly command: C;
  readonly events: readonly E[];
  readonly after: P;
}

/** Where a match came to a stop, and why: `Reached` what `until` asks for, `Capped` at the most decisions, or as `NextDecision` says. */
export type MatchEnd<P, C> = { readonly last: P; readonly decisions: number } & (
  | Exclude<NextDecision<C>, { readonly _tag: "Decided" }>
  | { readonly _tag: "Reached" }
  | { readonly _tag: "Capped" }
  | { readonly _tag: "Refused"; readonly seat: Seat; readonly command: C; readonly refusal: Refusal }
);

/** What a match is played on: how it stands at a moment, and what a decision makes of it. */
interface Ground<P, S, C extends Tagged, E extends Tagged, R extends Ply<P, C, E>> {
  readonly point: (at: P) => DecisionPoint<S, C, E>;
  readonly take: (at: P, seat: Seat, command: C) => Result.Result<R, Refusal>;
}

/** The only loop that plays a game. */
// oxlint-disable-next-line func-style -- a generator
function* match<P, S, C extends Tagged, E extends Tagged, R extends Ply<P, C, E>>(
  from: P,
  { point, take }: Ground<P, S, C, E, R>,
  decide: SeatDecider<S, C, E>,
  { until, most = Number.POSITIVE_INFINITY, choose }: MatchLimits<S, C, E>,
): Generator<R, MatchEnd<P, C>, void> {
  let last = from;
  for (let decisions = 0; ; decisions++) {
    const now = point(last);
    if (until?.(now, decisions) === true) return { _tag: "Reached", last, decisions };
    if (decisions >= most && !now.rules.outcome(now.state)) return { _tag: "Capped", last, decisions };
    const next = nextDecision(now, decide, choose);
    if (next._tag !== "Decided") return { ...next, last, decisions };
    const { seat, command } = next;
    const taken = take(last, seat, command);
    if (Result.isFailure(taken)) return { _tag: "Refused", seat, command, refusal: taken.failure, last, decisions };
    yield taken.success;
    last = taken.success.after;
  }
}

/** How a line is played: its dice by turn, and what a command comes to where that is not asked of the rules as it is of any player. */
export interface LineOptions<S, C extends Tagged, E extends Tagged> extends MatchLimits<S, C, E> {
  readonly dice: (turn: number) => Dice;
  /** `play` unless told; `carryOut` where deciders give what the rules have just allowed. */
  readonly step?: typeof play<S, C, E>;
}

/** Plays on from a moment of a game, decision by decision, without a log: for playouts, searches and lines that are tried. */
export const playLine = <S, C extends Tagged, E extends Tagged>(
  from: DecisionPoint<S, C, E>,
  decide: SeatDecider<S, C, E>,
  { dice, step = play, ...limits }: LineOptions<S, C, E>,
): Generator<Ply<DecisionPoint<S, C, E>, C, E>, MatchEnd<DecisionPoint<S, C, E>, C>, void> => {
  const take = (before: DecisionPoint<S, C, E>, seat: Seat, command: C) => {
    const { rules, state, turn } = before;
    const played = step(rules, state, seat, command, dice(turn));
    if (Result.isFailure(played)) return Result.fail(played.failure);
    const { state: now, events } = played.success;
    return Result.succeed({ before, seat, command, events, after: { rules, state: now, turn: turn + 1 } });
  };
  return match(from, { point: (at) => at, take }, decide, limits);
};

/** A decision at a table, with the entry that tells it. */
export interface TablePly<S, C extends Tagged, E extends Tagged> extends Ply<Table<S, C, E>, C, E> {
  readonly entry: Played<E>;
}

/** How a match at a table comes to a stop. */
export type TableEnd<S, C extends Tagged, E extends Tagged> = MatchEnd<Table<S, C, E>, C>;

/** Plays on at a table, decision by decision, each written down: entry `seq` has the number as its id and, without a clock, as its time. */
export const playOn = <S, C extends Tagged, E extends Tagged>(
  from: Table<S, C, E>,
  decide: SeatDecider<S, C, E>,
  limits: MatchLimits<S, C, E> = {},
): Generator<TablePly<S, C, E>, TableEnd<S, C, E>, void> => {
  const take = (before: Table<S, C, E>, seat: Seat, command: C) => {
    const seq = before.entries.length;
    const decided = decideNext(before, { seat, commandId: String(seq), command }, seq);
    if (Result.isFailure(decided)) return Result.fail(decided.failure);
    const { table: after, entry } = decided.success;
    return Result.succeed({ before, seat, command, entry, events: entry.events, after });
  };
  return match(from, { point: decisionPointOf, take }, decide, limits);
};
