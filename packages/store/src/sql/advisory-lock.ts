import { Duration, Effect, Schedule } from "effect";
import type { Sql } from "postgres";
import { DatabaseInUse, type LockLost } from "../failures.ts";
import { watchedLock } from "../lock.ts";
import { connect } from "./client.ts";
import { query } from "./database.ts";

/** The number of the lock that says: a server owns the tables of this database. */
const OWNERSHIP = 0x626c7565;

/** A server that was just killed holds the lock until PostgreSQL notices. */
const PATIENCE = Schedule.spaced(Duration.millis(250)).pipe(Schedule.upTo({ times: 8 }));

/** How often it is asked whether the lock is still held, and how long the answer may take. */
const LOOK_EVERY = Duration.seconds(1);
const ANSWER_WITHIN = Duration.seconds(3);

/** PostgreSQL ends the session of a server that says nothing for so long, as of a machine that is gone or asleep. */
const SILENT_AFTER_MS = 15_000;

const inUse = () => {
  const message =
    "The database of DATABASE_URL is in use by another server. Stop it, or give this one a database of its own.";
  return new DatabaseInUse({ message });
};

/** A client of one connection that nothing but its end closes. */
const connectOnce = (url: string, onclose: () => void) =>
  connect(url, { max: 1, max_lifetime: null, onclose, connection: { idle_session_timeout: SILENT_AFTER_MS } });

/** Whether one server alone owns the database, or several share it: then each holds the lock, and nobody alone gets it. */
export type LockKind = "alone" | "shared";

/** Takes the lock in the session of `client`, its only connection. */
const take = (client: Sql, kind: LockKind) => {
  const ask = () =>
    kind === "alone"
      ? client<{ mine: boolean }[]>`select pg_try_advisory_lock(${OWNERSHIP}) as mine`
      : client<{ mine: boolean }[]>`select pg_try_advisory_lock_shared(${OWNERSHIP}) as mine`;
  const asked = Effect.flatMap(query("own", ask), ([row]) => (row?.mine ? Effect.void : Effect.fail(inUse())));
  return Effect.retry(asked, { schedule: PATIENCE, while: (failure) => failure._tag === "DatabaseInUse" });
};

/** Whether the session that asks holds the lock: a connection that was opened again is another session, which does not. */
const isHeldBy = (client: Sql) => client<{ held: boolean }[]>`
  select exists (
    select from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = ${OWNERSHIP} and objsubid = 1
      and pid = pg_backend_pid() and granted
  ) as held`;

const look = (client: Sql, lose: (reason: string) => LockLost) =>
  Effect.tryPromise(() => isHeldBy(client)).pipe(
    Effect.timeout(ANSWER_WITHIN),
    Effect.match({
      onSuccess: ([row]) => (row?.held === true ? undefined : void lose("its session ended")),
      onFailure: () => void lose("PostgreSQL does not answer"),
    }),
  );

/**
 * Takes the lock that makes this server the only one of its database, or fails with `DatabaseInUse`. It is a lock of a session, gone
 * with its connection; from then on it is looked at each second, and lost for good when the session is another or does not answer.
 */
export const advisoryLock = (url: string, kind: LockKind = "alone") =>
  Effect.gen(function* () {
    const watched = watchedLock();
    const { lose } = watched;
    let isTaken = false;
    const onclose = () => isTaken && lose("its connection was closed");
    const client = yield* Effect.acquireRelease(
      query("connect", () => connectOnce(url, onclose)),
      (open) => {
        isTaken = false;
        return Effect.ignore(query("close", () => open.end({ timeout: 1 })));
      },
    );
    yield* take(client, kind);
    isTaken = true;
    yield* Effect.forkScoped(Effect.repeat(look(client, lose), Schedule.spaced(LOOK_EVERY)));
    return { watched, client };
  });
