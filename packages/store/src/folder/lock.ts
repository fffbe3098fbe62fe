import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { Duration, Effect, Option, Schedule, Schema } from "effect";
import { DataFolderInUse, StoreFailure } from "../failures.ts";
import { type WatchedLock, watchedLock } from "../lock.ts";
import { startOf } from "./process.ts";

/** How often a holder looks at its lock and touches it, and how old the last touch of a holder on another host may be. */
const HEARTBEAT = Duration.seconds(1);
const SILENT_AFTER = Duration.seconds(15);

const Holder = Schema.Struct({
  nonce: Schema.String,
  pid: Schema.Int,
  /** When the process started, as the system tells it: a reused pid has another one. */
  start: Schema.NullOr(Schema.String),
  host: Schema.String,
});
type Holder = typeof Holder.Type;

const decodeHolder = Schema.decodeUnknownOption(Schema.fromJsonString(Holder));

const readHolder = (path: string): Holder | null => {
  try {
    return Option.getOrNull(decodeHolder(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

const silentMs = (path: string): number => {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/**
 * Whether the holder still runs. On this host the pid with its start time decides; a holder on another host (two containers
 * on one volume) counts as running while its heartbeat is fresh; so does a lock that is just being written.
 */
const isHeld = (path: string, holder: Holder | null): boolean => {
  const fresh = silentMs(path) < Duration.toMillis(SILENT_AFTER);
  if (!holder || holder.host !== hostname()) return fresh;
  if (!isAlive(holder.pid)) return false;
  const start = startOf(holder.pid);
  return start === null || holder.start === null ? fresh : start === holder.start;
};

const tryCreate = (path: string, mine: Holder): boolean => {
  try {
    const file = openSync(path, "wx");
    writeSync(file, JSON.stringify(mine));
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
};

/** Moves a dead holder's lock aside; whoever finds another lock in its hands than the dead one puts it back. */
const removeDead = (path: string, dead: Holder | null): void => {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readHolder(aside)?.nonce !== dead?.nonce) renameSync(aside, path);
  else rmSync(aside, { force: true });
};

const acquire = (folder: string, path: string, mine: Holder): DataFolderInUse | null => {
  for (let attempt = 0; attempt < 3; attempt++) {
    if (tryCreate(path, mine)) break;
    const holder = readHolder(path);
    if (isHeld(path, holder)) break;
    removeDead(path, holder);
  }
  const holder = readHolder(path);
  if (holder?.nonce === mine.nonce) return null;
  return new DataFolderInUse({
    folder,
    holder: holder ? `process ${holder.pid} on ${holder.host}` : "unknown process",
  });
};

/**
 * One look at the lock, and a touch that shows others on a shared volume that its holder lives. Lost when somebody else holds it, or
 * when it was gone twice in a row: whoever finds a dead holder's lock takes this one aside for a moment by mistake and puts it back.
 */
const heartbeat = (path: string, nonce: string, { lose }: WatchedLock) => {
  let missed = 0;
  const look = Effect.try(() => {
    const holder = readHolder(path);
    missed = existsSync(path) ? 0 : missed + 1;
    if (holder?.nonce === nonce) utimesSync(path, new Date(), new Date());
    else if (holder) lose(`process ${holder.pid} on ${holder.host} holds the data folder`);
    else if (missed > 1) lose("server.lock was removed from the data folder");
  });
  // A disk that cannot be touched for a moment says nothing about who holds the lock: the next look will.
  return Effect.ignore(look);
};

/**
 * Holds the data folder until the scope closes, or until the lock is lost, which is looked at each second. The lock survives neither
 * `kill -9` nor a pid that was given again.
 */
export const holdFolder = (folder: string) =>
  Effect.gen(function* () {
    const path = join(folder, "server.lock");
    const mine: Holder = { nonce: randomUUID(), pid: process.pid, start: startOf(process.pid), host: hostname() };
    const taken = Effect.try({
      try: () => acquire(folder, path, mine),
      catch: (cause) => new StoreFailure({ operation: "lock", cause }),
    }).pipe(Effect.flatMap((inUse) => (inUse ? Effect.fail(inUse) : Effect.void)));
    yield* Effect.acquireRelease(taken, () =>
      Effect.sync(() => {
        if (readHolder(path)?.nonce === mine.nonce) rmSync(path, { force: true });
      }),
    );
    const watched = watchedLock();
    yield* Effect.forkScoped(Effect.repeat(heartbeat(path, mine.nonce, watched), Schedule.spaced(HEARTBEAT)));
    return watched;
  });
