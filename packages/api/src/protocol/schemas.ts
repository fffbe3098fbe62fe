import { Schema } from "effect";
import { id, line, LIMITS, NewTable, TakeSeat } from "../inputs.ts";
import { TABLE_ORIGINS } from "../outputs/table.ts";

const Text = Schema.String;
const Count = Schema.Natural;

/** What a token allows: to read tables, to sit down and play, to challenge others, and to have lines simulated. */
export const SCOPES = ["read", "play", "challenge", "simulate"] as const;
export const Scope = Schema.Literals(SCOPES).annotate({ identifier: "Scope" });
export type Scope = typeof Scope.Type;

/** A bot as its owner sees it; the token is shown once and never again. */
export const BotFacts = Schema.Struct({
  id,
  name: Text,
  scopes: Schema.Array(Scope),
  createdAt: Schema.Int,
}).annotate({ identifier: "Bot" });
export type BotFacts = typeof BotFacts.Type;

/** A new bot as its owner wishes it: all scopes where none are named. */
export const NewBot = Schema.Struct({
  name: line(LIMITS.name),
  scopes: Schema.optionalKey(Schema.Array(Scope).check(Schema.isMinLength(1), Schema.isMaxLength(SCOPES.length))),
});
export type NewBot = typeof NewBot.Type;

export const BotWithToken = Schema.Struct({ bot: BotFacts, token: Text }).annotate({ identifier: "BotWithToken" });

/** A seat as everybody sees it. `program`: a bot of this protocol sits there; `standIn`: a built-in bot that plays for it now. */
const SeatLine = Schema.Struct({
  seat: Count,
  kind: Schema.Literals(["person", "bot", "open"]),
  player: Text,
  bot: Schema.NullOr(Text),
  standIn: Schema.NullOr(Text),
  program: Schema.Boolean,
}).annotate({ identifier: "Seat" });

const Status = Schema.Literals(["open", "running", "finished"]);

/** A table in a list. */
export const ListedTable = Schema.Struct({
  id,
  name: Text,
  game: Text,
  ruleset: Text,
  modules: Schema.Array(Text),
  status: Status,
  seats: Schema.Array(SeatLine),
  mySeat: Schema.NullOr(Count),
  waitsForMe: Schema.Boolean,
  updatedAt: Schema.Int,
}).annotate({ identifier: "ListedTable" });

/** A table without its log. `hash` names its rules; `seq` is the number of its last entry, -1 before the start. */
export const TableSummary = Schema.Struct({
  id,
  name: Text,
  game: Text,
  config: Schema.Json,
  hash: Text,
  listed: Schema.Boolean,
  /** Only what was `drawn` by a seed that nobody knows counts for ladders. */
  origin: Schema.Literals(TABLE_ORIGINS),
  status: Status,
  seats: Schema.Array(SeatLine),
  mySeat: Schema.NullOr(Count),
  host: Schema.Boolean,
  seq: Schema.Int,
  outcome: Schema.NullOr(Schema.Json),
  readOnly: Schema.NullOr(Text),
  updatedAt: Schema.Int,
}).annotate({ identifier: "Table" });

/** A game on offer: what `POST /tables` may name. */
export const GameOnOffer = Schema.Struct({
  id: Text,
  presets: Schema.Array(
    Schema.Struct({ id: Text, modules: Schema.Array(Text), seats: Schema.Struct({ min: Count, max: Count }) }),
  ),
  editions: Schema.Array(Text),
  bots: Schema.Array(Text),
}).annotate({ identifier: "Game" });

/** How long the seat has been waited for. Milliseconds since 1970, UTC, by the server's clock, which says `now`. */
const SeatClock = Schema.Struct({
  now: Schema.Int,
  /** Since when the game waits for this seat; null while it does not. */
  waitedSince: Schema.NullOr(Schema.Int),
  /** When a built-in bot takes over until the bot comes back; null while nobody waits for it. */
  replacedAt: Schema.NullOr(Schema.Int),
}).annotate({ identifier: "SeatClock" });

/** The game as a seat sees it: closed envelopes hold `content: null`. */
export const SeatState = Schema.Struct({
  table: id,
  seat: Count,
  seq: Schema.Int,
  hash: Text,
  state: Schema.Json,
  waitsFor: Schema.Array(Count),
  yourTurn: Schema.Boolean,
  clock: SeatClock,
  outcome: Schema.NullOr(Schema.Json),
}).annotate({ identifier: "SeatState" });
export type SeatState = typeof SeatState.Type;

const SlotInfo = Schema.Struct({ name: Text, kind: Text, shape: Schema.Literals(["choice", "list"]) }).annotate({
  identifier: "Slot",
});

/** A form that the seat may fill now. `lastResort`: what people do when nothing else is left; `secret`: others do not read it. */
const OpenForm = Schema.Struct({
  form: Text,
  slots: Schema.Array(SlotInfo),
  secret: Schema.Boolean,
  lastResort: Schema.Boolean,
}).annotate({ identifier: "Form" });

/** `yourTurn`: the game waits for the seat. Otherwise forms that are open change what it has decided already. */
export const OpenForms = Schema.Struct({
  seq: Schema.Int,
  yourTurn: Schema.Boolean,
  forms: Schema.Array(OpenForm),
}).annotate({ identifier: "OpenForms" });
export type OpenForms = typeof OpenForms.Type;

/**
 * A form filled so far. `picked` holds a value for each filled slot, of a list slot the list of its elements; `skipped` names
 * optional slots that are left out; `soFar` are the elements picked for the list slot that is asked about.
 */
export const PartialFilling = Schema.Struct({
  form: Text.check(Schema.isMaxLength(64)),
  picked: Schema.Record(Text, Schema.Json).check(Schema.isMaxProperties(32)),
  skipped: Schema.optionalKey(Schema.Array(Text).check(Schema.isMaxLength(32))),
  soFar: Schema.optionalKey(Schema.Array(Schema.Json).check(Schema.isMaxLength(64))),
});
export type PartialFilling = typeof PartialFilling.Type;

/** The slot that is asked for next, with what it offers. `fits`: the list may be handed in as it is. */
const NextSlot = Schema.Struct({
  name: Text,
  kind: Text,
  shape: Schema.Literals(["choice", "list"]),
  optional: Schema.Boolean,
  candidates: Schema.Array(Schema.Json),
  fits: Schema.NullOr(Schema.Boolean),
}).annotate({ identifier: "NextSlot" });

/** What a filling needs next: a slot, or nothing, and then `command` is what to play and `refusal` why it may not be. */
export const FilledSoFar = Schema.Struct({
  seq: Schema.Int,
  slot: Schema.NullOr(NextSlot),
  command: Schema.NullOr(Schema.Json),
  refusal: Schema.NullOr(Schema.Json),
}).annotate({ identifier: "FilledSoFar" });
export type FilledSoFar = typeof FilledSoFar.Type;

/** Commands of one batch. */
export const BATCH_AT_MOST = 64;

/**
 * Commands that are played one after the other, all of them or none. `id` is chosen by the bot, the same for a repeat; `seen` is the
 * number of the last entry that it had seen; `why` is told to the table in the talk.
 */
export const CommandBatch = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^[\w-]{1,48}$/)),
  seen: Schema.Int,
  commands: Schema.Array(Schema.Json).check(Schema.isMinLength(1), Schema.isMaxLength(BATCH_AT_MOST)),
  why: Schema.optionalKey(line(LIMITS.chat)),
});
export type CommandBatch = typeof CommandBatch.Type;

/** The numbers of the entries that the commands became. `repeated`: they were there already. */
export const PlayedBatch = Schema.Struct({
  entries: Schema.Array(Count),
  seq: Schema.Int,
  repeated: Schema.Boolean,
}).annotate({ identifier: "PlayedBatch" });
export type PlayedBatch = typeof PlayedBatch.Type;

/** A new table; docs/formats of a seat are those of the lobby. */
export const WantedTable = NewTable;

/** How to sit down. */
export const WantedSeat = Schema.Struct({
  seat: TakeSeat.fields.seat,
  player: Schema.optionalKey(line(LIMITS.name)),
  banner: TakeSeat.fields.banner,
});
