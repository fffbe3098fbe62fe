import { EncodedConfig, EncodedEntry, EncodedHeader, EncodedSeat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Id, VocabularyWord } from "./fields.ts";
import { LIMITS } from "./limits.ts";

/** The table that a log was taken from; `whole`: after its end, with every secret open. */
export const Origin = Schema.Struct({ table: Id, whole: Schema.Boolean });

const entries = Schema.Array(EncodedEntry).check(Schema.isMinLength(1), Schema.isMaxLength(LIMITS.entriesInLog));

const log = { header: EncodedHeader, seed: Schema.NullOr(Schema.String), entries };

/** A game's log, never changed: whole, or what one seat might see. A new game is a log of its set-up alone. */
export const GameSource = Schema.TaggedStruct("Game", { ...log, origin: Schema.NullOr(Origin) });
export type GameSource = typeof GameSource.Type;

/** A position in the game's own scenario format, and what happened by itself until somebody had to decide. */
export const PositionSource = Schema.TaggedStruct("Position", {
  game: VocabularyWord,
  /** Of the rules under which the position was set up. */
  hash: Schema.String,
  scenario: Schema.Json,
  events: Schema.Array(Schema.Json),
});
export type PositionSource = typeof PositionSource.Type;

/** What a chapter is about. */
export const ChapterSource = Schema.Union([GameSource, PositionSource]);
export type ChapterSource = typeof ChapterSource.Type;

/** What a new chapter is made from: a table of the server, a log, a position, or a game that begins. */
export const RequestedSource = Schema.Union([
  Schema.TaggedStruct("Table", { table: Id }),
  Schema.TaggedStruct("Log", log),
  Schema.TaggedStruct("Scenario", { game: VocabularyWord, scenario: Schema.Json }),
  Schema.TaggedStruct("Opening", {
    game: VocabularyWord,
    config: EncodedConfig,
    seats: Schema.Array(EncodedSeat).check(Schema.isMaxLength(12)),
  }),
]);
export type RequestedSource = typeof RequestedSource.Type;
