import { decodeEntry, type LogHeader, openTable, type Rules, rulesInForce } from "@blueplate/kernel";
import {
  Chat,
  EventLog,
  type SeatRecord,
  SeatStore,
  ShardOwnership,
  type StoredEntry,
  type TableRecord,
  Tables,
} from "@blueplate/store";
import { type LogFault, type KeptGame, upgradeOf } from "@blueplate/study";
import { Clock, Effect, Option, Result } from "effect";
import { GameCatalogue, loadRules } from "./catalogue.ts";
import { type TableActor, actorOf, type PendingUpgrade } from "./table-actor.ts";
import { adoptUnasked } from "./rules-change.ts";

/** A table as it was opened; `header` is the one that it has from now on, `reason` why it can only be looked at. */
type Opened = Pick<TableActor, "table" | "readOnly" | "upgrade"> & {
  readonly header: LogHeader | null;
  readonly reason: string | null;
};

const decodeLog = (rules: Rules, log: readonly StoredEntry[]) =>
  Result.all(log.map((entry) => decodeEntry(rules.codecs.event, entry)));

/** A running game that the rules of today decide differently, as it would go on by them; null where it is over, by either. */
const pendingUpgrade = (
  { status }: TableRecord,
  rules: Rules,
  { header, seed, entries }: KeptGame,
  { entry }: LogFault,
): PendingUpgrade | null => {
  const table = openTable(rules, seed, entries);
  const isOver = status !== "running" || rules.outcome(table.state) !== null;
  return isOver ? null : { table, from: rulesInForce(header, entries), entry };
};

/** A started game as today's rules go on with it. */
const continued = (record: TableRecord, rules: Rules, game: KeptGame): Opened => {
  const found = upgradeOf(rules, game);
  if (found._tag === "Same") {
    const table = openTable(rules, game.seed, game.entries);
    return { table, readOnly: null, upgrade: null, header: found.header, reason: null };
  }
  const { entry, fault } = found.at;
  const where = `${fault.field} ${fault.message}`.trim();
  const shut = { table: null, header: game.header };
  if (found._tag === "Unfit") {
    const reason = `the rules of today cannot go on from entry ${entry}: ${where}`;
    return { ...shut, readOnly: "rules-unfit", upgrade: null, reason };
  }
  const reason = `entry ${entry} is decided differently: ${where}`;
  return { ...shut, readOnly: "rules-changed", upgrade: pendingUpgrade(record, rules, game, found.at), reason };
};

const reopened = (
  games: GameCatalogue["Service"]["games"],
  record: TableRecord,
  log: readonly StoredEntry[],
): Opened => {
  const { game, header, seed } = record;
  const shut = (readOnly: NonNullable<TableActor["readOnly"]>, reason: string): Opened => ({
    table: null,
    readOnly,
    upgrade: null,
    header,
    reason,
  });
  if (!games.some(({ id }) => id === game)) return shut("unknown-game", `no game ${game}`);
  if (header === null) return { table: null, readOnly: null, upgrade: null, header, reason: null };
  const rules = loadRules(games, game, header.config);
  if (Result.isFailure(rules)) return shut("rules-unfit", `the configuration is refused: ${rules.failure._tag}`);
  const entries = decodeLog(rules.success, log);
  if (Result.isFailure(entries)) return shut("rules-unfit", `${entries.failure.field}: ${entries.failure.message}`);
  return continued(record, rules.success, { header, seed, entries: entries.success });
};

/** A record under the head that its game has from now on; a new one is stored, so that the log is decided again only once. */
const upgraded = (record: TableRecord, header: LogHeader | null) =>
  Effect.gen(function* () {
    if (header === null || header.hash === record.header?.hash) return record;
    // Whoever only follows the table leaves it to its owner to write that.
    if (!(yield* ShardOwnership).isOwned(record.id)) return { ...record, header, hash: header.hash };
    yield* Tables.use((tables) => tables.upgrade(record.id, header));
    yield* Effect.logInfo("A table goes on by the rules of today", { table: record.id, hash: header.hash });
    return { ...record, header, hash: header.hash };
  });

/**
 * Reads a table from the store and plays its log. One that names other rules goes on by those of today where they decide its log
 * alike, and is only shown where they do not, until its players accept them. None when there is no such table. */
export const loadActor = (id: string) =>
  Effect.gen(function* () {
    const found = yield* Tables.use((tables) => tables.get(id));
    if (Option.isNone(found)) return Option.none<TableActor>();
    const record = found.value;
    const seats: readonly SeatRecord[] = yield* SeatStore.use((service) => service.of(id));
    const chat = yield* Chat.use((service) => service.read(id));
    const log = yield* EventLog.use((service) => service.read(id, 0));
    const { games } = yield* GameCatalogue;
    const { header, reason, ...opened } = reopened(games, record, log);
    if (reason !== null) yield* Effect.logWarning("A table can only be looked at", { table: id, reason });
    const now = yield* Clock.currentTimeMillis;
    const laid = record.header === null ? { log: [], before: log } : { log, before: [] };
    const lifted = yield* upgraded(record, header);
    const actor = actorOf({ record: lifted, seats, chat, ...laid, ...opened }, now);
    if ((yield* ShardOwnership).isOwned(id)) yield* adoptUnasked(actor);
    return Option.some(actor);
  });
