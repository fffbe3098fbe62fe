/** What the thread is started with. */
export interface EmbeddedStart {
  readonly folder: string;
}

/** Asks the thread to close the database and to end. */
export const CLOSE = "close";

/** Asks the thread for its whole folder as a compressed archive, which it answers as `DumpedFolder`. */
export const DUMP = "dump";
export interface DumpedFolder {
  readonly archive: Uint8Array;
}

/** The thread says so once the database is open. */
export const READY = "ready";
