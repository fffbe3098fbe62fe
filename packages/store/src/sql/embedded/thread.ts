import { once } from "node:events";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import { CLOSE, DUMP, type DumpedFolder, type EmbeddedStart, READY } from "./messages.ts";

/** A connection to the database in the thread, in the place of a socket to a server. */
class Wire extends Duplex {
  readonly #send: (asked: Uint8Array) => void;

  constructor(send: (asked: Uint8Array) => void) {
    super({ autoDestroy: true });
    this.#send = send;
  }

  /** As of a socket: the driver closes none that is not open. */
  get readyState(): "open" | "closed" {
    return this.destroyed ? "closed" : "open";
  }

  /** The driver writes whole messages of the protocol. */
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#send(new Uint8Array(chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _read(): void {
    // What the thread answers is pushed as it comes.
  }
}

/** An open database in a thread of its own. */
export interface EmbeddedDatabase {
  /** A new connection; the one before hears nothing any more. */
  readonly connect: () => Duplex;
  /** Resolves with the reason when the thread has ended before it was asked to. */
  readonly ended: Promise<string>;
  /** The folder as an archive. Whoever asks sees to it that no transaction is open and that everything is in its files. */
  readonly dump: () => Promise<Uint8Array>;
  /** Closes the database, and waits for the end of the thread. */
  readonly close: () => Promise<void>;
  /** Ends the thread where it stands, as a fault in it does. */
  readonly terminate: () => void;
}

/** The archive that a thread makes of its folder; the failure where it ends before. */
const askForDump = (thread: Worker, gone: Promise<string>): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const hear = (answer: Uint8Array | DumpedFolder): void => {
      if (answer instanceof Uint8Array) return;
      thread.off("message", hear);
      resolve(answer.archive);
    };
    void gone.then((reason) => reject(new Error(reason)));
    thread.on("message", hear);
    thread.postMessage(DUMP);
  });

/** Starts the thread and waits until its database is open: no query of it keeps the thread of the server from its requests. */
export const startEmbedded = async (folder: string): Promise<EmbeddedDatabase> => {
  const workerData: EmbeddedStart = { folder };
  const thread = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
  let wire: Wire | null = null;
  let failure = "its thread ended";
  thread.on("error", (error) => (failure = error instanceof Error ? error.message : String(error)));
  const gone = new Promise<string>((resolve) => {
    thread.once("exit", () => {
      wire?.destroy(new Error(failure));
      resolve(failure);
    });
  });
  const opened = once(thread, "message").then(
    ([said]) => said === READY,
    () => false,
  );
  if (!(await Promise.race([opened, gone.then(() => false)]))) throw new Error(await gone);
  thread.on("message", (answer: Uint8Array | DumpedFolder) => answer instanceof Uint8Array && wire?.push(answer));
  let isClosing = false;
  return {
    connect: () => (wire = new Wire((asked) => thread.postMessage(asked))),
    ended: new Promise((resolve) => void gone.then((reason) => !isClosing && resolve(reason))),
    dump: () => askForDump(thread, gone),
    terminate: () => void thread.terminate(),
    close: async () => {
      isClosing = true;
      thread.postMessage(CLOSE);
      await gone;
    },
  };
};
