import { MainlineText } from "@blueplate/study";
import { Schema } from "effect";
import { ListCursor } from "./list-cursor.ts";
import { inputOfTicket } from "./input-tickets.ts";

/** Limits of everything that people write, in UTF-16 units. */
export const LIMITS = {
  name: 40,
  table: 60,
  chat: 500,
  watched: 32,
  seats: 12,
  options: 64,
  modules: 64,
  list: 200,
} as const;

/** Text of one line: no control characters, no halves of signs, none that turn the direction of reading, no towers of accents. */
export const line = (most: number) =>
  Schema.String.check(
    Schema.isMinLength(1),
    Schema.isMaxLength(most),
    Schema.isPattern(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u),
    Schema.isPattern(/\S/),
    Schema.isPattern(/^(?!.*\p{M}{9})/u),
  );

export const id = Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/));
const kind = Schema.String.check(Schema.isPattern(/^[a-z0-9-]{1,64}$/));

const Banner = Schema.Struct({
  name: line(LIMITS.name),
  colour: Schema.String.check(Schema.isPattern(/^(#[0-9a-f]{6}|[a-z][a-z-]{0,23})$/)),
});

const look = { player: line(LIMITS.name), banner: Banner };

const NewSeat = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("me"), ...look }),
  Schema.Struct({ kind: Schema.Literal("open"), banner: Schema.optionalKey(Banner) }),
  Schema.Struct({ kind: Schema.Literal("bot"), bot: kind, ...look }),
]);

/** A new table as its host fills it in. A seed is for unlisted tables only. */
export const NewTable = Schema.Struct({
  name: line(LIMITS.table),
  game: kind,
  /** A preset of the game: its first one when left out. */
  ruleset: Schema.optionalKey(kind),
  /** Modules beside the preset, in any order. */
  modules: Schema.optionalKey(Schema.Array(kind).check(Schema.isMaxLength(LIMITS.modules))),
  edition: Schema.optionalKey(kind),
  /** Of the game and of its modules, side by side. */
  options: Schema.Record(kind, Schema.Json).check(Schema.isMaxProperties(LIMITS.options)),
  opening: Schema.optionalKey(Schema.Json),
  seats: Schema.Array(NewSeat).check(Schema.isMinLength(1), Schema.isMaxLength(LIMITS.seats)),
  listed: Schema.Boolean,
  seed: Schema.optionalKey(line(64)),
});
export type NewTable = typeof NewTable.Type;

/** Another game with the people of a table that is over; `next` is opened unless one of the others has asked before. */
export const AskRematch = Schema.Struct({ table: id, next: NewTable });
export type AskRematch = typeof AskRematch.Type;

/** A new table whose game begins with what was played before, decided again by the server; its seats are filled as any table's. */
export const ContinuedTable = Schema.Struct({
  name: line(LIMITS.table),
  seats: NewTable.fields.seats,
  listed: Schema.Boolean,
  mainline: MainlineText,
});
export type ContinuedTable = typeof ContinuedTable.Type;

export const OneTable = Schema.Struct({ table: id });

/** The game whose statistics are wanted. */
export const WantedStatistics = Schema.Struct({ game: kind });
export type WantedStatistics = typeof WantedStatistics.Type;

/** The name under which the game of the day is played. */
export const PlayDaily = Schema.Struct({ player: line(LIMITS.name) });
export type PlayDaily = typeof PlayDaily.Type;

/** `most` lines are answered, 20 unless told, from the first on or those `after` a list's `next`. `mine`: unfinished tables where the caller sits or that the caller opened. */
export const ListTables = Schema.Struct({
  which: Schema.Literals(["open", "running", "finished", "mine"]),
  most: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: LIMITS.list }))),
  after: Schema.optionalKey(ListCursor),
});
export type ListTables = typeof ListTables.Type;

/** Starting with seats still free needs a bot that takes them. */
export const StartTable = Schema.Struct({ table: id, bot: Schema.optionalKey(kind) });

/** Without `seat` the first free one; whoever gives no name is called by a number, and a name that somebody has there gets one. */
export const TakeSeat = Schema.Struct({
  table: id,
  seat: Schema.optionalKey(Schema.Natural),
  player: Schema.optionalKey(line(LIMITS.name)),
  banner: Schema.optionalKey(Banner),
});
export type TakeSeat = typeof TakeSeat.Type;

/** What is left out stays as it is; `player: null` takes one's name away, as if none had been given. */
export const DressSeat = Schema.Struct({
  table: id,
  player: Schema.optionalKey(Schema.NullOr(line(LIMITS.name))),
  banner: Schema.optionalKey(Banner),
});
export type DressSeat = typeof DressSeat.Type;

/** Before the start the host gives a seat to a bot, or with `null` frees it again. */
export const SetBot = Schema.Struct({ table: id, seat: Schema.Natural, bot: Schema.NullOr(kind) });
export type SetBot = typeof SetBot.Type;

/** Before the start the host makes room where a person sits who does not come. */
export const FreeSeat = Schema.Struct({ table: id, seat: Schema.Natural });
export type FreeSeat = typeof FreeSeat.Type;

export const ClaimSeat = Schema.Struct({ token: Schema.String.check(Schema.isMaxLength(128)) });

/** A bot of the protocol for programs. */
export const OneProgram = Schema.Struct({ bot: id });

/** `seen`: the number of the last entry that the player had seen. `commandId`: chosen by the client, the same for a repeat. */
export const PlayCommand = Schema.Struct({ table: id, commandId: id, seen: Schema.Int, command: Schema.Json });
export type PlayCommand = typeof PlayCommand.Type;

/** `to`: the number of the last entry that stays; without it the caller's last decision is taken back. */
export const UndoCommand = Schema.Struct({ table: id, commandId: id, to: Schema.optionalKey(Schema.Natural) });
export type UndoCommand = typeof UndoCommand.Type;

/** A wish to go back to entry `to`; `commandId` is the request's id. `seen`: the last entry, over which the caller means to go. */
export const AskRollback = Schema.Struct({ table: id, commandId: id, seen: Schema.Natural, to: Schema.Natural });
export type AskRollback = typeof AskRollback.Type;

/** One person's word on going on by the rules with this hash. */
export const AnswerRules = Schema.Struct({ table: id, to: Schema.String, accept: Schema.Boolean });
export type AnswerRules = typeof AnswerRules.Type;

export const AnswerRollback = Schema.Struct({ table: id, request: id, accept: Schema.Boolean });
export type AnswerRollback = typeof AnswerRollback.Type;

export const WithdrawRollback = Schema.Struct({ table: id, request: id });
export type WithdrawRollback = typeof WithdrawRollback.Type;

/** Gives one's seat up for good to a bot. */
export const Resign = Schema.Struct({ table: id, bot: kind });
export type Resign = typeof Resign.Type;

/** Hands one's own seat to a bot, or votes for handing over the seat of somebody who is away. */
export const HandOver = Schema.Struct({ table: id, seat: Schema.Natural, bot: kind });
export type HandOver = typeof HandOver.Type;

/** A word to the person of `seat`, who is waited for. */
export const NudgeSeat = Schema.Struct({ table: id, seat: Schema.Natural });
export type NudgeSeat = typeof NudgeSeat.Type;

/** What one's own seat decides beforehand, in the form of its game; null forgets it. */
export const SetOrders = Schema.Struct({ table: id, orders: Schema.Json });
export type SetOrders = typeof SetOrders.Type;

export const Say = Schema.Struct({ table: id, text: line(LIMITS.chat) });

/** `after` and `chat`: the numbers of the last entry and line received, -1 for none. `lastEventId` is set by the client on its own. */
export const WatchTables = Schema.Struct({
  tables: Schema.Array(Schema.Struct({ id, after: Schema.Int, chat: Schema.optionalKey(Schema.Int) })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(LIMITS.watched),
  ),
  lastEventId: Schema.optional(Schema.NullOr(Schema.String.check(Schema.isMaxLength(8_000)))),
});

/** How inputs are decoded: unknown fields are refused, not dropped. */
export const INPUT_OPTIONS = { onExcessProperty: "error" } as const;

/** A schema as tRPC takes it. How much an input may hold is seen before it is parsed; a large one has been decoded by another thread. */
export const strict = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const standard = Schema.toStandardSchemaV1(schema, { parseOptions: INPUT_OPTIONS });
  const { validate, ...rest } = standard["~standard"];
  const decode: typeof validate = (input, options) => {
    const decoded = inputOfTicket(schema, input);
    // cast: whoever gave the ticket out has decoded the value by this very schema.
    return decoded ? { value: decoded.value as S["Type"] } : validate(input, options);
  };
  // cast: the schema itself but for how tRPC decodes by it.
  return Object.create(standard, { "~standard": { value: { ...rest, validate: decode } } }) as typeof standard;
};
