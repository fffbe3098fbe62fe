import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import open from "postgres";

import { limitFiles } from "./full-disk.ts";

export { limitFiles } from "./full-disk.ts";
export { type CutDirection, startWire, type Wire } from "./wire.ts";
export { buildArchive, laidOutFolder, tempFolder } from "./laid-out.ts";
export { tableRecord } from "./table-record.ts";

/** Where PostgreSQL's programs lie: on the path or where distributions put them. */
const binaries = (): string | null => {
  const places = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...[18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin`),
  ];
  return places.find((place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres"))) ?? null;
};

/** Ports that no system gives to a connection by itself: what is free among them stays so until somebody listens there. */
const PORTS = { from: 15_000, to: 30_000 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/** A port of this machine that nothing listens on. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
};

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const unprivileged = () => (process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {});

/** A PostgreSQL server of a test. */
export interface TestPostgres {
  readonly url: string;
  /** The rows that a statement answers, asked over a connection of its own. */
  ask(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends the session that holds the lock of the server which owns the database. */
  endLockHolder(): Promise<void>;
  /** Ends it as a crash does, where it has not ended by itself, and starts it again at the same address with what is in its files. */
  restart(): Promise<void>;
  /** No file of it gets longer than so many bytes, as where the disk is full; null makes room again. False where that cannot be done. */
  fillDisk(bytes: number | null): boolean;
  stop(): Promise<void>;
}

const asking = (url: string) => async (statement: string) => {
  const client = open(url, { max: 1, onnotice: () => undefined });
  try {
    return await client.unsafe<Record<string, unknown>[]>(statement);
  } finally {
    await client.end();
  }
};

const END_LOCK_HOLDER = "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted";

/** The server's process, once it takes connections, and its end. */
interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
}

/** A new folder with an empty database, and how a server is run on it. */
const laidOut = (bin: string, port: number) => {
  const folder = mkdtempSync(join(tmpdir(), "blueplate-postgres-"));
  const who = unprivileged();
  chmodSync(folder, 0o700);
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, "data");
  const options = { ...who, cwd: folder, stdio: "pipe" as const };
  const layout = ["-D", data, "-U", "blueplate", "-A", "trust", "--no-sync", "--wal-segsize=1"];
  execFileSync(join(bin, "initdb"), layout, options);
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"];
  const run = async (): Promise<Running> => {
    const child = spawn(join(bin, "postgres"), args, options);
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    await new Promise<void>((resolve, reject) => {
      child.stderr.on("data", (text: Buffer) => {
        if (text.toString().includes("ready to accept connections")) resolve();
      });
      child.once("exit", () => reject(new Error("PostgreSQL ended")));
    });
    return { child, ended };
  };
  return { run, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** A running PostgreSQL of its own; null when this machine has none. */
export const startPostgres = async (): Promise<TestPostgres | null> => {
  const bin = binaries();
  if (bin === null) return null;
  const port = await freePort();
  const { run, remove } = laidOut(bin, port);
  let running = await run();
  const end = (signal: NodeJS.Signals): Promise<void> => {
    running.child.kill(signal);
    return running.ended;
  };
  const url = `postgres://blueplate@127.0.0.1:${port}/postgres`;
  const ask = asking(url);
  return {
    url,
    ask,
    endLockHolder: async () => {
      const ended = await ask(END_LOCK_HOLDER);
      if (ended.length !== 1) throw new Error(`${ended.length} sessions hold a lock`);
    },
    restart: async () => {
      await end("SIGQUIT");
      running = await run();
    },
    fillDisk: (bytes) => limitFiles(running.child.pid, bytes),
    stop: async () => {
      await end("SIGINT");
      remove();
    },
  };
};
