import { Effect, Layer } from "effect";
import type { AuditLog } from "../audit-log.ts";
import { Backup } from "../backup.ts";
import type { Chat } from "../chat.ts";
import type { Summaries } from "../summaries.ts";
import type { EventLog } from "../event-log.ts";
import type { Guests } from "../guests.ts";
import { StoreLock } from "../lock.ts";
import type { Programs } from "../programs.ts";
import type { SeatStore } from "../seats.ts";
import type { StudyStore } from "../studies.ts";
import type { Tables } from "../tables.ts";
import { auditLog } from "./audit-log.ts";
import { Database } from "./database.ts";
import { summaryStore } from "./summaries.ts";
import { eventLog } from "./event-log.ts";
import { chatStore, guestStore } from "./people.ts";
import { pglite } from "./embedded/pglite.ts";
import { postgresCluster } from "./cluster/postgres-cluster.ts";
import { postgres } from "./postgres.ts";
import { programStore } from "./programs.ts";
import { seatStore } from "./seats.ts";
import { studyStore } from "./studies.ts";
import { tableStore } from "./tables.ts";

/** Every service of the store. */
export type Store =
  | EventLog
  | Tables
  | Summaries
  | SeatStore
  | Guests
  | Programs
  | Chat
  | StudyStore
  | AuditLog
  | Backup
  | StoreLock;

/** The lock under which the database was opened. */
const storeLock = Layer.effect(
  StoreLock,
  Effect.map(Database, ({ lock }) => lock),
);

const backup = Layer.effect(
  Backup,
  Effect.map(Database, ({ dump }) => Backup.of({ dump })),
);

/** Every service of the store over one open database. */
export const sqlStore = Layer.mergeAll(
  eventLog,
  tableStore,
  summaryStore,
  seatStore,
  guestStore,
  programStore,
  chatStore,
  studyStore,
  auditLog,
  backup,
  storeLock,
);

/** The store in a PostgreSQL server. */
export const postgresStore = (url: string) => sqlStore.pipe(Layer.provide(postgres(url)));

/** The store in a PostgreSQL server that several nodes share: `url` is where the others reach this one. */
export const clusterStore = (database: string, url: string) =>
  sqlStore.pipe(Layer.provideMerge(postgresCluster(database, url)));

/** The store in the embedded database of a data folder. */
export const folderStore = (dataDir: string) => sqlStore.pipe(Layer.provide(pglite(dataDir)));
