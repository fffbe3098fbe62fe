import { Result, Schema } from "effect";
import { type Codec, codecOf } from "../codec.ts";
import type { Json, Tagged } from "../json.ts";
import { check } from "../play.ts";
import { type Malformed, type Refusal, unshaped } from "../refusal.ts";
import { type Seat, seatOf } from "../seat.ts";
import { inside } from "./format.ts";
import type { ScenarioPosition, ScenarioHead, ExpectationPart } from "./host.ts";

/** The seat of the player with this name, or the field that names nobody. */
export const seatNamed = (head: ScenarioHead, name: string, field: string): Result.Result<Seat, Malformed> => {
  const index = head.players.indexOf(name);
  return index < 0 ? Result.fail(unshaped(field, { _tag: "UnknownPlayer", name })) : Result.succeed(seatOf(index));
};

/** The name of the player in a seat. */
export const playerAt = (head: ScenarioHead, seat: Seat): string => head.players[seat] ?? `seat ${seat}`;

/** The schema of a player's name. */
export const PlayerOf = (head: ScenarioHead) => Schema.Literals(head.players);

/** A codec of `then` parts from a schema whose values are JSON. */
export const jsonCodec = <A extends Json, I>(schema: Schema.Codec<A, I>): Codec<Json> => {
  const codec = codecOf(schema);
  return { decode: (input) => codec.decode(input), encode: (value) => value };
};

/** The schema of one value a player, of those players who are named. */
export const PerPlayer = <A, I>(
  head: ScenarioHead,
  value: Schema.Codec<A, I>,
): Schema.Codec<Readonly<Record<string, A>>, Readonly<Record<string, I>>> =>
  // cast: a key is there with a value or not there at all, which the type of a struct made at run time cannot say.
  Schema.Struct(Object.fromEntries(head.players.map((name) => [name, Schema.optionalKey(value)]))) as never;

/** A value for every player, by name. */
export const perPlayer = (head: ScenarioHead, value: (seat: Seat) => Json): Json =>
  Object.fromEntries(head.players.map((name, index) => [name, value(seatOf(index))]));

/** The tag of a command that a step or `legal` gives, decoded by the game; the field when it does not fit. */
export const commandIn = (position: ScenarioPosition, input: unknown, path: string): Result.Result<Tagged, Malformed> =>
  Result.mapError(position.rules.codecs.command.decode(input), (fault) => inside(path, fault));

/** `legal` with the true answers in place of the expected ones. */
export const lookLegal = (
  head: ScenarioHead,
  position: ScenarioPosition,
  expected: readonly { readonly by: string; readonly do: Json; readonly is: boolean }[],
): Result.Result<Json, Malformed> => {
  const found: Json[] = [];
  for (const [index, each] of expected.entries()) {
    const seat = seatNamed(head, each.by, `then.legal[${index}].by`);
    if (Result.isFailure(seat)) return Result.fail(seat.failure);
    const command = commandIn(position, each.do, `then.legal[${index}].do`);
    if (Result.isFailure(command)) return Result.fail(command.failure);
    const refused = check(position.rules, position.state, seat.success, command.success);
    found.push({ ...each, is: refused === null });
  }
  return Result.succeed(found);
};

/** The parts of `then` that every game has, but for `legal`. `refused` is the last refusal. */
export const commonParts = (head: ScenarioHead, refused: Refusal | null): Readonly<Record<string, ExpectationPart>> => {
  const Player = PlayerOf(head);
  return {
    waitsFor: {
      codec: jsonCodec(Schema.Array(Player)),
      ordered: false,
      look: ({ rules, state }) => rules.waitsFor(state).map((seat) => playerAt(head, seat)),
    },
    over: {
      codec: jsonCodec(Schema.Boolean),
      ordered: true,
      look: ({ rules, state }) => rules.outcome(state) !== null,
    },
    winner: {
      codec: jsonCodec(Schema.NullOr(Schema.Union([Player, Schema.Array(Player)]))),
      ordered: false,
      look: ({ rules, state }, expected) => {
        const winners = (rules.outcome(state)?.winners ?? []).map((seat) => playerAt(head, seat));
        if (Array.isArray(expected)) return winners;
        return winners.length > 1 ? winners : (winners[0] ?? null);
      },
    },
    refusal: { codec: jsonCodec(Schema.String), ordered: true, look: () => refused?._tag ?? null },
  };
};
