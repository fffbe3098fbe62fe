import { check, diceFor, listOffers, play, type Rules, type Seat } from "@blueplate/kernel";
import { Result } from "effect";
import type { Ruleset } from "../../formulas/index.ts";
import {
  type Command,
  type CommandTag,
  countOf,
  entriesOf,
  type Event,
  type Goods,
  isNothing,
  type State,
  totalOf,
} from "../../model/index.ts";

/** Who decides what. */
export interface Move {
  readonly seat: Seat;
  readonly command: Command;
}

/** The days before a dinner, to be played again otherwise. */
export interface Days {
  readonly ruleset: Ruleset;
  readonly rules: Rules<State, Command, Event>;
  /** Before the first of the moves. */
  readonly state: State;
  /** What everybody decided from there to the dinner, in order. */
  readonly moves: readonly Move[];
  /** The round of the dinner. */
  readonly round: number;
  readonly house: number;
}

/** What one chain does otherwise: its own decisions in order, goods that it gets besides, and one more move as soon as it is legal. */
export interface Plan {
  readonly seat: Seat;
  readonly own: readonly Command[];
  readonly goods: Goods;
  readonly more: Command | null;
}

/** The days as they went another time: every move of them, and who served the house. */
export interface Replayed {
  readonly moves: readonly Move[];
  readonly server: Seat | null;
}

/** Decisions of one replay at most: the longest days have about a hundred. */
const MOVES_AT_MOST = 400;

/** Ways to get food that are looked at for one decision. */
const FOOD_AT_MOST = 100;

const FOOD: readonly CommandTag[] = ["work.produce", "work.fetchDrink", "work.buyDrinks"];

type Of = Pick<Days, "rules">;

/** The state after a move with what followed; null when it is not legal. */
export const after = ({ rules }: Of, state: State, { seat, command }: Move) => {
  const played = play(rules, state, seat, command, diceFor("otherwise", 0));
  return Result.isSuccess(played) ? played.success : null;
};

const isLegal = ({ rules }: Of, state: State, { seat, command }: Move): boolean =>
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

/** The goods still wanted once the stock of a chain has grown. */
const leftOf = (wanted: Goods, seat: Seat, before: State, now: State): Goods => {
  const stockIn = ({ chains }: State): Goods => chains[seat]?.stock ?? {};
  return Object.fromEntries(
    entriesOf(wanted).flatMap(([good, count]) => {
      const left = count - Math.max(0, countOf(stockIn(now), good) - countOf(stockIn(before), good));
      return left > 0 ? [[good, left]] : [];
    }),
  );
};

/** A way to get what is wanted that does not close what comes next, unless that gets food too. */
const foodMove = (of: Of, state: State, seat: Seat, wanted: Goods, next: Command | undefined): Command | null => {
  if (isNothing(wanted)) return null;
  const closes = (then: State): boolean =>
    next !== undefined &&
    !FOOD.includes(next._tag) &&
    isLegal(of, state, { seat, command: next }) &&
    !isLegal(of, then, { seat, command: next });
  for (const command of offersOf(of, FOOD, state, seat, FOOD_AT_MOST)) {
    const done = after(of, state, { seat, command });
    if (!done || totalOf(leftOf(wanted, seat, state, done.state)) === totalOf(wanted)) continue;
    return closes(done.state) ? null : command;
  }
  return null;
};

/** What is done where nothing is left of what was done: a turn ends, the first free place is taken. */
const fallback = (of: Of, state: State, seat: Seat): Command | null => {
  const end: Command = { _tag: "work.endTurn" };
  if (isLegal(of, state, { seat, command: end })) return end;
  if (state.stage._tag !== "order-of-business") return null;
  return { _tag: "order.choosePosition", position: state.stage.taken.indexOf(null) + 1 };
};

/** Decisions by seat, in order; of structures that were handed in anew only the last. */
const queuesOf = (moves: readonly Move[]): Map<Seat, Command[]> => {
  const queues = new Map<Seat, Command[]>();
  for (const { seat, command } of moves) {
    const queue = queues.get(seat) ?? [];
    if (command._tag === "restructure.submit" && queue.at(-1)?._tag === command._tag) queue.pop();
    queue.push(command);
    queues.set(seat, queue);
  }
  return queues;
};

/** What a chain decided in these days. */
export const ownOf = ({ moves }: Days, seat: Seat): readonly Command[] => queuesOf(moves).get(seat) ?? [];

/** Who decides next, and what: everybody what they did, as far as it is legal still, the chain of the plan as the plan says. */
const deciding = (days: Days, plan: Plan) => {
  const queues = queuesOf(days.moves).set(plan.seat, plan.own.slice());
  let { goods, more } = plan;
  const planned = (state: State, next: Command | undefined): Command | null => {
    if (state.stage._tag !== "working") return null;
    if (more && isLegal(days, state, { seat: plan.seat, command: more })) {
      const command = more;
      more = null;
      return command;
    }
    return foodMove(days, state, plan.seat, goods, next);
  };
  return {
    next: (state: State): Move | null => {
      const [seat] = days.rules.waitsFor(state);
      if (seat === undefined) return null;
      const queue = queues.get(seat) ?? [];
      while (queue[0] && !isLegal(days, state, { seat, command: queue[0] })) queue.shift();
      const own = seat === plan.seat ? planned(state, queue[0]) : null;
      const command = own ?? queue.shift() ?? fallback(days, state, seat);
      return command && { seat, command };
    },
    see: (before: State, now: State): void => {
      goods = leftOf(goods, plan.seat, before, now);
    },
  };
};

const isDinner = (event: Event): boolean => event._tag === "PhaseBegan" && event.stage._tag === "dinnertime";

/** Plays the days with a plan, up to the dinner; null when they come to a stop before it. */
export const replayed = (days: Days, plan: Plan): Replayed | null => {
  const decisions = deciding(days, plan);
  const moves: Move[] = [];
  let { state } = days;
  while (moves.length < MOVES_AT_MOST) {
    const move = decisions.next(state);
    const done = move && after(days, state, move);
    if (!done) return null;
    moves.push(move);
    if (state.round === days.round && done.events.some(isDinner)) {
      const served = done.events.find((event) => event._tag === "HouseServed" && event.house === days.house);
      return { moves, server: served?._tag === "HouseServed" ? served.seat : null };
    }
    if (done.state.round > days.round) return { moves, server: null };
    // What was eaten or thrown away on the way is not wanted again.
    if (state.stage._tag === "working" && done.state.stage._tag === "working") decisions.see(state, done.state);
    ({ state } = done);
  }
  return null;
};
