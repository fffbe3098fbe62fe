/** What the thread is started with. */
export interface EmbeddedStart {
  readonly folder: string;
}

/** Asks the thread to close the database and to end. */
export const CLOSE = "close";

/** The thread says so once the database is open. */
export const READY = "ready";
