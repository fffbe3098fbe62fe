import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { collectWhenIdle } from "../../idle-memory.ts";
import { CLOSE, DUMP, type DumpedFolder, type EmbeddedStart, READY } from "./messages.ts";
import { exchangesIn } from "./exchanges.ts";
import { panicIn } from "./panic.ts";
import { START } from "./start.ts";

const port = parentPort;
if (!port) throw new Error("this module is a thread of its own");
// cast: the thread is started with nothing else.
const { folder } = workerData as EmbeddedStart;

/** Faults of its files come without a message, and are no errors once they have left the thread. */
const open = async (): Promise<PGlite> => {
  try {
    return await PGlite.create(folder, START);
  } catch (cause) {
    const reason = cause instanceof Error && cause.message !== "" ? cause.message : JSON.stringify(cause);
    throw new Error(`${folder} cannot be opened as a database: ${reason}`, { cause });
  }
};
const database = await open();

const dumped = async (): Promise<DumpedFolder> => {
  const archive = await database.dumpDataDir("gzip");
  return { archive: new Uint8Array(await archive.arrayBuffer()) };
};

/** What the database says to messages of its protocol. */
const said = async (asked: Uint8Array): Promise<Uint8Array> => {
  const reply = await database.execProtocolRaw(asked);
  const panic = panicIn(reply);
  if (panic !== null) throw new Error(panic);
  return reply;
};

const answer = async (asked: Uint8Array | typeof CLOSE | typeof DUMP): Promise<void> => {
  if (asked === DUMP) return port.postMessage(await dumped());
  if (asked !== CLOSE) {
    // One by one: after a panic the next question would never be answered, and nobody would hear of either.
    for (const exchange of exchangesIn(asked)) port.postMessage(await said(exchange));
    return;
  }
  await database.close();
  port.close();
};

// One after the other, as they came: what fails here ends the thread, which its server is told.
let last = Promise.resolve();
port.on("message", (asked: Uint8Array | typeof CLOSE | typeof DUMP) => {
  last = last.then(() => answer(asked));
});
collectWhenIdle();
port.postMessage(READY);
