import { decodeEntry, openTable, type Rules } from "@blueplate/kernel";
import { Chat, EventLog, type SeatRecord, Seats, type StoredEntry, type TableRecord, Tables } from "@blueplate/store";
import { Clock, Effect, Option, Result } from "effect";
import { Catalogue, loadRules } from "./catalogue.ts";
import { type Owner, ownerOf } from "./owner.ts";

type Opened = Pick<Owner, "table" | "readOnly"> & { readonly reason: string | null };

const decodeLog = (rules: Rules, log: readonly StoredEntry[]) =>
  Result.all(log.map((entry) => decodeEntry(rules.codecs.event, entry)));

const reopened = (games: Catalogue["Service"]["games"], record: TableRecord, log: readonly StoredEntry[]): Opened => {
  const shut = (readOnly: NonNullable<Owner["readOnly"]>, reason: string): Opened => ({
    table: null,
    readOnly,
    reason,
  });
  if (!games.some((game) => game.id === record.game)) return shut("unknown-game", `no game ${record.game}`);
  if (record.header === null) return { table: null, readOnly: null, reason: null };
  const rules = loadRules(games, record.game, record.header.config);
  if (Result.isFailure(rules)) return shut("rules-changed", `the configuration is refused: ${rules.failure._tag}`);
  if (rules.success.hash !== record.header.hash) return shut("rules-changed", "the hash of the rules differs");
  const entries = decodeLog(rules.success, log);
  if (Result.isFailure(entries)) return shut("rules-changed", `${entries.failure.field}: ${entries.failure.message}`);
  return { table: openTable(rules.success, record.seed, entries.success), readOnly: null, reason: null };
};

/** Reads a table from the store and plays its log; a log of other rules is only shown. None when there is no such table. */
export const loadOwner = (id: string) =>
  Effect.gen(function* () {
    const found = yield* Tables.use((tables) => tables.get(id));
    if (Option.isNone(found)) return Option.none<Owner>();
    const record = found.value;
    const seats: readonly SeatRecord[] = yield* Seats.use((service) => service.of(id));
    const chat = yield* Chat.use((service) => service.read(id));
    const log = yield* EventLog.use((service) => service.read(id, 0));
    const { games } = yield* Catalogue;
    const { table, readOnly, reason } = reopened(games, record, log);
    if (reason !== null) yield* Effect.logWarning("A table can only be looked at", { table: id, reason });
    const now = yield* Clock.currentTimeMillis;
    const laid = record.header === null ? { log: [], before: log } : { log, before: [] };
    return Option.some(ownerOf({ record, seats, chat, ...laid, table, readOnly }, now));
  });
