import { decodeEntry, foldMainline, openTable, type Played, standIns, type Table } from "@blueplate/kernel";
import { Chat, EventLog, SeatStore, type StoredEntry, Tables } from "@blueplate/store";
import { Effect, Option, Result } from "effect";
import { newId } from "../secrets.ts";
import { loadActor } from "./load.ts";
import { nextVersion, type TableActor } from "./table-actor.ts";

/** Versions count in a process: so nobody takes one server's for another's. */
const PROCESS = newId();

/** What its owner tells of a table: which one, the version of what stands beside its log, how much was said, and how long its log is. */
export const noticeOf = (actor: TableActor): string =>
  `${actor.id} ${PROCESS}.${actor.version} ${actor.chat.length} ${actor.log.length}`;

/** The table that a notice is about. */
export const tableIn = (notice: string): string => notice.split(" ")[0] ?? "";

const isPlayed = (entry: Table["entries"][number]): entry is Played<Table["line"][number]["events"][number]> =>
  entry._tag === "Played";

/** The table after entries that its owner has written; null where it has to be read as a whole. */
const after = (table: Table, added: readonly StoredEntry[]): Table | null => {
  const { rules, seed } = table;
  const decoded = Result.all(added.map((entry) => decodeEntry(rules.codecs.event, entry)));
  if (Result.isFailure(decoded) || added.some(({ _tag }) => _tag === "RulesChanged")) return null;
  const entries = [...table.entries, ...decoded.success];
  const played = decoded.success.filter(isPlayed);
  if (played.length < added.length) return openTable(rules, seed, entries);
  return { ...table, entries, line: [...table.line, ...played], state: foldMainline(rules, played, table.state) };
};

/** Takes in what was added to the log of a running game; false where its table has to be read as a whole. */
const extended = (actor: TableActor, added: readonly StoredEntry[]): boolean => {
  if (!actor.table || actor.upgrade || actor.readOnly) return false;
  const last = added.at(-1);
  if (!last) return true;
  const table = after(actor.table, added);
  if (!table) return false;
  actor.table = table;
  actor.log = [...actor.log, ...added];
  actor.standIns = standIns(actor.log);
  actor.record = { ...actor.record, seq: last.seq, updatedAt: last.at };
  return true;
};

/** Reads anew what stands beside the log; false when the table is no more. */
const reread = (actor: TableActor) =>
  Effect.gen(function* () {
    const found = yield* Tables.use((tables) => tables.get(actor.id));
    if (Option.isNone(found)) return false;
    actor.seats = yield* SeatStore.use((seats) => seats.of(actor.id));
    actor.record = { ...found.value, seq: actor.record.seq };
    actor.version = nextVersion();
    return true;
  });

/**
 * Tables of which another server decides, as this one follows them in the store: what was added to the log is folded onto what is in
 * memory, and what stands beside it is read only where its owner says that it changed.
 */
export const replicas = () => {
  /** The last notice of each table that has not been followed yet, and the one that each actor has followed. */
  const heard = new Map<string, string>();
  const followed = new WeakMap<TableActor, string>();
  const catchUp = (actor: TableActor) =>
    Effect.gen(function* () {
      const notice = heard.get(actor.id);
      heard.delete(actor.id);
      const [, version, lines] = (notice ?? "").split(" ");
      const [, before] = (followed.get(actor) ?? "").split(" ");
      const added = yield* EventLog.use((log) => log.read(actor.id, actor.log.length));
      if (!extended(actor, added)) return yield* loadActor(actor.id);
      if (version === undefined || lines !== String(actor.chat.length)) {
        actor.chat = yield* Chat.use((chat) => chat.read(actor.id));
      }
      if (version === undefined || version !== before) {
        if (!(yield* reread(actor))) return Option.none<TableActor>();
      }
      if (notice !== undefined) followed.set(actor, notice);
      return Option.some(actor);
    });
  /** True for what an actor has followed already: whoever sent a command on is told with the answer, and then like all others. */
  const isFollowed = (actor: TableActor, notice: string): boolean => {
    const [, version, lines, length] = notice.split(" ");
    const [, before] = (followed.get(actor) ?? "").split(" ");
    return version === before && lines === String(actor.chat.length) && Number(length) <= actor.log.length;
  };
  return { catchUp, isFollowed, hear: (notice: string): void => void heard.set(tableIn(notice), notice) };
};
