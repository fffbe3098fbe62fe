import { decodeEntry, type LogHeader, openTable, type Rules } from "@blueplate/kernel";
import { Chat, EventLog, type SeatRecord, Seats, type StoredEntry, type TableRecord, Tables } from "@blueplate/store";
import { upgradedHeader } from "@blueplate/study";
import { Clock, Effect, Option, Result } from "effect";
import { GameCatalogue, loadRules } from "./catalogue.ts";
import { type TableActor, ownerOf } from "./table-actor.ts";

/** A table as it was opened; `header` is the one that it has from now on. */
type Opened = Pick<TableActor, "table" | "readOnly"> & {
  readonly header: LogHeader | null;
  readonly reason: string | null;
};

const decodeLog = (rules: Rules, log: readonly StoredEntry[]) =>
  Result.all(log.map((entry) => decodeEntry(rules.codecs.event, entry)));

const reopened = (
  games: GameCatalogue["Service"]["games"],
  record: TableRecord,
  log: readonly StoredEntry[],
): Opened => {
  const { game, header, seed } = record;
  const shut = (readOnly: NonNullable<TableActor["readOnly"]>, reason: string): Opened => ({
    table: null,
    readOnly,
    header,
    reason,
  });
  if (!games.some(({ id }) => id === game)) return shut("unknown-game", `no game ${game}`);
  if (header === null) return { table: null, readOnly: null, header, reason: null };
  const rules = loadRules(games, game, header.config);
  if (Result.isFailure(rules)) return shut("rules-changed", `the configuration is refused: ${rules.failure._tag}`);
  const entries = decodeLog(rules.success, log);
  if (Result.isFailure(entries)) return shut("rules-changed", `${entries.failure.field}: ${entries.failure.message}`);
  const upgraded = upgradedHeader(rules.success, { header, seed, entries: entries.success });
  if (Result.isFailure(upgraded)) {
    const { entry, fault } = upgraded.failure;
    return shut("rules-changed", `entry ${entry} is decided differently: ${fault.field} ${fault.message}`);
  }
  const table = openTable(rules.success, seed, entries.success);
  return { table, readOnly: null, header: upgraded.success, reason: null };
};

/** A record under the head that its game has from now on; a new one is stored, so that the log is decided again only once. */
const upgraded = (record: TableRecord, header: LogHeader | null) =>
  Effect.gen(function* () {
    if (header === null || header.hash === record.header?.hash) return record;
    yield* Tables.use((tables) => tables.upgrade(record.id, header));
    yield* Effect.logInfo("A table goes on by the rules of today", { table: record.id, hash: header.hash });
    return { ...record, header, hash: header.hash };
  });

/**
 * Reads a table from the store and plays its log. One that names other rules goes on by those of today where they decide its log
 * alike, and is only shown where they do not. None when there is no such table. */
export const loadOwner = (id: string) =>
  Effect.gen(function* () {
    const found = yield* Tables.use((tables) => tables.get(id));
    if (Option.isNone(found)) return Option.none<TableActor>();
    const record = found.value;
    const seats: readonly SeatRecord[] = yield* Seats.use((service) => service.of(id));
    const chat = yield* Chat.use((service) => service.read(id));
    const log = yield* EventLog.use((service) => service.read(id, 0));
    const { games } = yield* GameCatalogue;
    const { table, readOnly, header, reason } = reopened(games, record, log);
    if (reason !== null) yield* Effect.logWarning("A table can only be looked at", { table: id, reason });
    const now = yield* Clock.currentTimeMillis;
    const laid = record.header === null ? { log: [], before: log } : { log, before: [] };
    const lifted = yield* upgraded(record, header);
    return Option.some(ownerOf({ record: lifted, seats, chat, ...laid, table, readOnly }, now));
  });
