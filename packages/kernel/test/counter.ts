import { Result, Schema } from "effect";
import { codecByTag, codecOf, type Form, type GameConfig, type Rules, Seat, seatsOf } from "../src/index.ts";

const Add = Schema.TaggedStruct("add", {
  amounts: Schema.Array(Schema.Literals([1, 2, 3])),
  again: Schema.optionalKey(Schema.Literals([2, 5])),
});
export type Add = typeof Add.Type;
const Roll = Schema.TaggedStruct("roll", {});
export type Command = Add | typeof Roll.Type;

const Added = Schema.TaggedStruct("Added", { seat: Seat, sum: Schema.Int });
export type Event = typeof Added.Type;

const State = Schema.Struct({ turn: Schema.Natural, sums: Schema.Array(Schema.Int) });
export type State = typeof State.Type;

const GOAL = 40;

const onTurn = (state: State, seat: Seat): boolean =>
  state.turn % state.sums.length === seat && state.sums.every((sum) => sum < GOAL);

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Two to four numbers that add up to an even sum, each at most once; once more with `again`, which 5 allows only after 1. */
const add: Form<State, Add, Event> = {
  tag: "add",
  secret: false,
  slots: [
    {
      name: "amounts",
      kind: "number",
      shape: "list",
      candidates: (_state, _seat, _picked, soFar) => [1, 2, 3].filter((amount) => !soFar.includes(amount)),
      fits: (_state, _seat, _picked, list) =>
        list.length > 0 && total(list.filter((each) => typeof each === "number")) % 2 === 0,
    },
    {
      name: "again",
      kind: "number",
      shape: "choice",
      asked: (_state, _seat, { amounts }) => (Array.isArray(amounts) && amounts.length > 1 ? "maybe" : "no"),
      candidates: (_state, _seat, { amounts }) => (Array.isArray(amounts) && amounts.includes(1) ? [2, 5] : [2]),
    },
  ],
  isAvailable: onTurn,
  unavailableReason: () => "R1",
  refuse: (_state, _seat, { amounts, again }) => {
    const unlike = new Set(amounts).size === amounts.length;
    if (!unlike || amounts.length === 0 || total(amounts) % 2 !== 0) return { _tag: "OddSum", rule: "C1" };
    if (again === undefined) return null;
    return amounts.length > 1 && (again === 2 || amounts.includes(1)) ? null : { _tag: "NotAgain", rule: "C2" };
  },
  decide: (_state, seat, { amounts, again }) => [{ _tag: "Added", seat, sum: total(amounts) * (again ?? 1) }],
};

const roll: Form<State, typeof Roll.Type, Event> = {
  tag: "roll",
  secret: false,
  slots: [],
  isAvailable: onTurn,
  unavailableReason: () => "R1",
  refuse: () => null,
  decide: (_state, seat, _command, dice) => [{ _tag: "Added", seat, sum: 1 + dice.int("die", 6) }],
};

export const config: GameConfig = { modules: [], options: {}, seats: 2 };

/** A counter for two: whoever brings his sum to forty ends the game. `roll` throws a die, `add` is a choice. */
export const counter: Rules<State, Command, Event> = {
  game: "counter",
  config,
  hash: "counter-1",
  codecs: {
    state: codecOf(State),
    command: codecByTag<Command>({ add: codecOf(Add), roll: codecOf(Roll) }),
    event: codecByTag<Event>({ Added: codecOf(Added) }),
  },
  forms: { add, roll },
  initialState: { turn: 0, sums: [0, 0] },
  begin: () => [],
  evolve: (state, { seat, sum }) => ({
    turn: state.turn + 1,
    sums: state.sums.map((each, index) => (index === seat ? each + sum : each)),
  }),
  react: () => [],
  advance: () => [],
  waitsFor: (state) => seatsOf(2).filter((seat) => onTurn(state, seat)),
  mayResubmit: () => [],
  outcome: (state) => {
    const winner = seatsOf(2).find((seat) => (state.sums[seat] ?? 0) >= GOAL);
    return winner === undefined
      ? null
      : { winners: [winner], ranking: seatsOf(2).map((seat) => ({ seat, score: state.sums[seat] ?? 0 })) };
  },
  reveals: () => false,
};

/** The value of an accepted outcome; a refusal fails the test. */
export const accepted = <A, F>(result: Result.Result<A, F>): A => Result.getOrThrow(result);
