import { Result, Schema, SchemaTransformation } from "effect";
import { type Codec, codecOf } from "./codec.ts";
import { EncodedConfig } from "./config.ts";
import { EnvelopeOf } from "./envelope.ts";
import type { Rules } from "./rules.ts";
import type { Tagged } from "./json.ts";
import { badLine, type FileLine, jsonOf, linesIn } from "./lines.ts";
import { type Entry, LOG_VERSION, type LogHeader, upcastEntry } from "./log.ts";
import { endOf } from "./match/end.ts";
import { type Malformed, type Refusal, refusal, unshaped } from "./refusal.ts";
import { Seat } from "./seat.ts";

/** A whole log as a file: the head, the seed once it is no secret any more, and the entries. */
export interface LogFile<E extends Tagged = Tagged> {
  readonly header: LogHeader;
  readonly seed: string | null;
  readonly entries: readonly Entry<E>[];
}

/** Most characters of a log, and bytes of its compressed form once it is unpacked: no game makes nearly as many. */
export const LARGEST_LOG = 20_000_000;

/** A log that is longer than any game makes one. */
export interface LogTooLarge extends Refusal {
  readonly _tag: "LogTooLarge";
  readonly most: number;
}

/** True for the bytes of a compressed log: gzip begins with these two (RFC 1952). */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Names of people and chains: no control characters and none that turn the direction of reading. */
const Name = Schema.String.check(
  Schema.isMaxLength(100),
  Schema.isPattern(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u),
);

/** A colour by name or as numbers, never anything else that a style sheet would take. */
const Colour = Schema.String.check(Schema.isPattern(/^(#[0-9a-fA-F]{3,8}|[a-z][a-z-]{0,23})$/));

/** A seat of a log's head as JSON. */
export const EncodedSeat = Schema.Struct({
  player: Name,
  banner: Schema.Struct({ name: Name, colour: Colour }),
  bot: Schema.NullOr(Schema.String),
});

/** The head of a log as JSON, whatever the game. */
export const EncodedHeader = Schema.Struct({
  // Version 1 knew no seat that was handed over; 1 and 2 named a ruleset in place of modules; 1 to 3 had other tags of entries.
  version: Schema.Literals([1, 2, 3, LOG_VERSION]),
  game: Schema.String,
  config: EncodedConfig,
  hash: Schema.String,
  seats: Schema.Array(EncodedSeat),
});

const headLine = codecOf(
  Schema.Struct({ ...EncodedHeader.fields, log: Schema.Literal("blueplate"), seed: Schema.NullOr(Schema.String) }),
);

const EncodedRulesVersion = Schema.Struct({
  hash: Schema.String,
  modules: Schema.Array(Schema.Struct({ id: Schema.String, version: Schema.Natural })),
});

const CurrentEntry = Schema.Union([
  Schema.TaggedStruct("GameStarted", { seq: Schema.Natural, events: Schema.Array(Schema.Json), at: Schema.Int }),
  Schema.TaggedStruct("Played", {
    seq: Schema.Natural,
    seat: Seat,
    commandId: Schema.String,
    command: EnvelopeOf(Schema.Json),
    events: Schema.Array(Schema.Json),
    final: Schema.Boolean,
    at: Schema.Int,
  }),
  Schema.TaggedStruct("Undone", {
    seq: Schema.Natural,
    seat: Seat,
    commandId: Schema.String,
    to: Schema.Natural,
    at: Schema.Int,
  }),
  Schema.TaggedStruct("ControllerChanged", {
    seq: Schema.Natural,
    seat: Seat,
    bot: Schema.NullOr(Schema.String),
    why: Schema.Literals(["resigned", "asked", "voted", "late", "returned"]),
    at: Schema.Int,
  }),
  Schema.TaggedStruct("RulesChanged", {
    seq: Schema.Natural,
    from: EncodedRulesVersion,
    to: EncodedRulesVersion,
    at: Schema.Int,
  }),
]);

/** An entry as JSON, its events not decoded: whatever the game. Read in any form that there was, written in that of today. */
export const EncodedEntry = Schema.Unknown.pipe(
  Schema.decodeTo(
    CurrentEntry,
    SchemaTransformation.transform({
      // cast: what does not fit is refused by the form that it is then read in.
      decode: (input) => upcastEntry(input) as typeof CurrentEntry.Encoded,
      encode: (entry): unknown => entry,
    }),
  ),
);

const entryLine = codecOf(EncodedEntry);

/** The entry as JSON: events by the game's own codec. */
export const encodeEntry = <E extends Tagged>(event: Codec<E>, entry: Entry<E>): unknown =>
  "events" in entry ? { ...entry, events: entry.events.map((each) => event.encode(each)) } : entry;

/** The entry that this JSON says, or the field that does not fit. */
export const decodeEntry = <E extends Tagged>(event: Codec<E>, input: unknown): Result.Result<Entry<E>, Malformed> => {
  const decoded = entryLine.decode(input);
  if (Result.isFailure(decoded)) return Result.fail(decoded.failure);
  const entry = decoded.success;
  if (!("events" in entry)) return Result.succeed(entry);
  const events: E[] = [];
  for (const [index, each] of entry.events.entries()) {
    const one = event.decode(each);
    if (Result.isFailure(one)) {
      return Result.fail({ ...one.failure, field: `events[${index}].${one.failure.field}` });
    }
    events.push(one.success);
  }
  return Result.succeed({ ...entry, events });
};

/** The log as JSON lines: the head first, then an entry a line. */
export const writeLog = <E extends Tagged>(event: Codec<E>, file: LogFile<E>): string =>
  [
    { log: "blueplate", ...file.header, version: LOG_VERSION, seed: file.seed },
    ...file.entries.map((entry) => encodeEntry(event, entry)),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");

/** What does not fit about an entry at its place, whatever it tells; null when all is well. */
export const misplaced = (entry: Entry<unknown>, seq: number, { config }: LogHeader): Malformed | null => {
  if (entry.seq !== seq) return unshaped("seq", { _tag: "WrongNumber", expected: seq, got: entry.seq });
  if ((entry._tag === "GameStarted") !== (seq === 0))
    return unshaped("_tag", { _tag: "FirstAlone", kind: "GameStarted" });
  if ("seat" in entry && entry.seat >= config.seats)
    return unshaped("seat", { _tag: "NoSuchSeat", seats: config.seats });
  return entry._tag === "Undone" && entry.to >= seq ? unshaped("to", { _tag: "NotBefore" }) : null;
};

/** The first line of a file without any. */
const NOTHING: FileLine = { text: "", number: 1, last: true };

const readHead = (
  line: FileLine,
): Result.Result<{ readonly header: LogHeader; readonly seed: string | null }, Refusal> => {
  const head = Result.flatMap(jsonOf(line), (json) => headLine.decode(json));
  if (Result.isFailure(head)) return Result.fail(badLine(line.number, head.failure));
  const { log: _, seed, ...header } = head.success;
  const { config, seats } = header;
  return seats.length === config.seats
    ? Result.succeed({ header: { ...header, version: LOG_VERSION }, seed })
    : Result.fail(badLine(line.number, unshaped("seats", { _tag: "WrongSeats", expected: config.seats })));
};

const isMalformed = (failure: Refusal): failure is Malformed => failure._tag === "Malformed";

/** Why a head loads no rules, as a fault of its line where it names a field. */
const ofHead = (line: number, failure: Refusal): Refusal =>
  isMalformed(failure) ? badLine(line, { ...failure, field: `config.${failure.field}` }) : failure;

type ReadLogFile = Result.Result<LogFile & { readonly rules: Rules }, Refusal>;

/** Reads a log file as `readLog` does, pausing before its rules are loaded and before each entry. */
export function* readingLog(
  text: string,
  load: (header: LogHeader) => Result.Result<Rules, Refusal>,
): Generator<undefined, ReadLogFile, void> {
  if (text.length > LARGEST_LOG) {
    return Result.fail(refusal<LogTooLarge>({ _tag: "LogTooLarge", rule: "", most: LARGEST_LOG }));
  }
  const lines = linesIn(text);
  const first = lines.next().value ?? NOTHING;
  const head = readHead(first);
  if (Result.isFailure(head)) return Result.fail(head.failure);
  const { header, seed } = head.success;
  yield;
  const loaded = load(header);
  if (Result.isFailure(loaded)) return Result.fail(ofHead(first.number, loaded.failure));
  const rules = loaded.success;
  const entries: Entry[] = [];
  for (const line of lines) {
    yield;
    const entry = Result.flatMap(jsonOf(line), (json) => decodeEntry(rules.codecs.event, json));
    const fault = Result.isFailure(entry) ? entry.failure : misplaced(entry.success, entries.length, header);
    if (fault) return Result.fail(badLine(line.number, fault));
    if (Result.isSuccess(entry)) entries.push(entry.success);
  }
  return Result.succeed({ header, seed, entries, rules });
}

/**
 * Reads a log file. `load` gives the rules that the head names. Refused with the first bad line, or with `LogTooLarge`;
 * entries must be numbered from 0 without a gap. Empty lines are passed over.
 */
export const readLog = (text: string, load: (header: LogHeader) => Result.Result<Rules, Refusal>): ReadLogFile =>
  endOf(readingLog(text, load));
