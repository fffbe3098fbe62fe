import type { Command, CommandTag, EmployeeId, Event, Ruleset, StageTag, State } from "@blueplate/engine";
import {
  check,
  diceFor,
  endOf,
  listOffers,
  play,
  playLine,
  type Rules,
  type Seat,
  type SeatDecider,
} from "@blueplate/kernel";
import { Result } from "effect";
import { fitted } from "./fitted-structure.ts";

/** Who decides what. */
export interface SeatMove {
  readonly seat: Seat;
  readonly command: Command;
}

/** A moment from which days can be played again: after step `at` of a line. */
export interface ReplayStart {
  readonly at: number;
  readonly state: State;
}

/** The days before a dinner, to be played again otherwise. */
export interface ReplayDays {
  readonly ruleset: Ruleset;
  readonly rules: Rules<State, Command, Event>;
  /** The beginning of the game, as far back as decisions are known, and every morning up to that of the dinner, in order. */
  readonly starts: readonly ReplayStart[];
  /** What everybody decided from the first of the starts to the dinner: a step each. */
  readonly moves: readonly SeatMove[];
  /** The round of the dinner. */
  readonly round: number;
  readonly house: number;
}

/** What one chain does otherwise. */
export interface SeatPolicy {
  readonly seat: Seat;
  /** Whom it would like to send to work, where it sent `own`; who is not there or has no room is left out. */
  readonly structure: (state: State, own: readonly EmployeeId[]) => readonly EmployeeId[];
  /** A decision instead of, or before, the `next` one that it took; null to go on with that. */
  readonly decide: (state: State, next: Command | undefined) => Command | null;
  /** Is told of each of its own moves. */
  readonly see: (before: State, after: State) => void;
}

/** A day up to a moment: the moves since step `from`, the state they lead to, and the facts of the last of them. */
export interface ReplayedDay {
  readonly from: number;
  readonly moves: readonly SeatMove[];
  readonly state: State;
  readonly events: readonly Event[];
  /** Before the last of the moves. */
  readonly before: State;
}

/** Decisions of one replay at most: the longest games have about a thousand. */
const MOVES_AT_MOST = 1_500;

type Of = Pick<ReplayDays, "rules">;

/** The state after a move with what followed; null when it is not legal. */
export const after = ({ rules }: Of, state: State, { seat, command }: SeatMove) => {
  const played = play(rules, state, seat, command, diceFor("otherwise", 0));
  return Result.isSuccess(played) ? played.success : null;
};

/** True when the seat may decide so now. */
export const isLegal = ({ rules }: Of, state: State, { seat, command }: SeatMove): boolean =>
  check(rules, state, seat, command) === null;

/** What some of the forms offer a seat, up to a limit. */
export const offersOf = (
  { rules }: Of,
  tags: readonly CommandTag[],
  state: State,
  seat: Seat,
  limit: number,
): Iterable<Command> => {
  const forms = Object.fromEntries(Object.entries(rules.forms).filter(([tag]) => tags.some((each) => each === tag)));
  return listOffers({ ...rules, forms }, state, seat, limit);
};

/** The family of commands that is given in a phase. */
const FAMILIES = {
  "setup-restaurants": "setup",
  "setup-reserve": "setup",
  restructuring: "restructure",
  "order-of-business": "order",
  working: "work",
  dinnertime: "",
  payday: "payday",
  marketing: "",
  cleanup: "cleanup",
  "module-phase": "",
  over: "",
} as const satisfies Readonly<Record<StageTag, string>>;

const keyOf = (round: number, seat: Seat, family: string): string => `${round}/${seat}/${family}`;

const known = new WeakMap<ReplayDays, ReadonlyMap<string, readonly Command[]>>();

/** What everybody decided, by round, seat and phase, in order. */
const decidedIn = (days: ReplayDays): ReadonlyMap<string, readonly Command[]> => {
  const before = known.get(days);
  if (before) return before;
  const decided = new Map<string, Command[]>();
  const first = days.starts[0]?.at ?? 0;
  for (const [index, { seat, command }] of days.moves.entries()) {
    const round = days.starts.findLast(({ at }) => at <= first + index)?.state.round ?? days.round;
    const key = keyOf(round, seat, command._tag.split(".")[0] ?? "");
    decided.set(key, [...(decided.get(key) ?? []), command]);
  }
  known.set(days, decided);
  return decided;
};

/** The decisions that are left, as the days go on. */
const createQueues = (days: ReplayDays) => {
  const decided = decidedIn(days);
  const left = new Map<string, Command[]>();
  return (state: State, seat: Seat): Command[] => {
    const key = keyOf(state.round, seat, FAMILIES[state.stage._tag]);
    const queue = left.get(key) ?? (decided.get(key) ?? []).slice();
    left.set(key, queue);
    return queue;
  };
};

const cardsOf = (command: Command | undefined): readonly EmployeeId[] =>
  command?._tag === "restructure.submit" ? command.employees : [];

/** Whom a chain sent to work in the round; of structures that were handed in anew the last. */
export const ownStructure = (days: ReplayDays, { round }: State, seat: Seat): readonly EmployeeId[] =>
  cardsOf(
    decidedIn(days)
      .get(keyOf(round, seat, FAMILIES.restructuring))
      ?.at(-1),
  );

const structureMove = (days: ReplayDays, policy: SeatPolicy, state: State, seat: Seat): Command => {
  const chosen = ownStructure(days, state, seat);
  const wanted = seat === policy.seat ? policy.structure(state, chosen) : chosen;
  return { _tag: "restructure.submit", employees: fitted(days.ruleset, state, seat, wanted) };
};

/** The free place nearest to one, of two as near the later. */
const freePlace = (taken: readonly (Seat | null)[], wanted: number): number => {
  const free = taken.flatMap((seat, at) => (seat === null ? [at + 1] : []));
  return free.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0] ?? wanted;
};

/** What is done where nothing is left of what was done: a turn ends, the nearest place is taken, the first offer is good. */
const fallback = (days: ReplayDays, state: State, seat: Seat, was: Command | undefined): Command | null => {
  const end: Command = { _tag: "work.endTurn" };
  if (isLegal(days, state, { seat, command: end })) return end;
  if (state.stage._tag === "order-of-business") {
    const wanted = was?._tag === "order.choosePosition" ? was.position : state.stage.taken.length;
    return { _tag: "order.choosePosition", position: freePlace(state.stage.taken, wanted) };
  }
  for (const command of listOffers(days.rules, state, seat, 1)) return command;
  return null;
};

/** What everybody did, as far as it is legal still, the chain of the policy as that says. */
const createDeciding = (days: ReplayDays, policy: SeatPolicy): SeatDecider<State, Command, Event> => {
  const queueOf = createQueues(days);
  return ({ state }, seat) => {
    if (state.stage._tag === "restructuring") return structureMove(days, policy, state, seat);
    const queue = queueOf(state, seat);
    const was = queue[0];
    while (queue[0] && !isLegal(days, state, { seat, command: queue[0] })) queue.shift();
    const own = seat === policy.seat ? policy.decide(state, queue[0]) : null;
    return own ?? queue.shift() ?? fallback(days, state, seat, was);
  };
};

/** Where days begin. */
export const startReplay = ({ at, state }: ReplayStart): ReplayedDay => ({
  from: at,
  moves: [],
  state,
  events: [],
  before: state,
});

/** Plays on with a policy until `isEnd` says of a move's outcome that it is far enough; null when the days come to a stop before. */
export const playedOn = (
  days: ReplayDays,
  start: ReplayedDay,
  policy: SeatPolicy,
  isEnd: (reached: ReplayedDay) => boolean,
): ReplayedDay | null => {
  const moves = start.moves.slice();
  let reached = start;
  const from = { rules: days.rules, state: start.state, turn: 0 };
  const plies = playLine(from, createDeciding(days, policy), {
    dice: () => diceFor("otherwise", 0),
    most: MOVES_AT_MOST - moves.length,
    until: () => isEnd(reached),
  });
  const end = endOf(plies, ({ before: { state: before }, seat, command, events, after: { state } }) => {
    moves.push({ seat, command });
    if (seat === policy.seat) policy.see(before, state);
    reached = { from: start.from, moves, state, events, before };
  });
  return end._tag === "Reached" ? reached : null;
};
