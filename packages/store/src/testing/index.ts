import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import open from "postgres";

export { laidOutFolder, tempFolder } from "./laid-out.ts";
export { tableRecord } from "./table-record.ts";

/** Where PostgreSQL's programs lie: on the path or where distributions put them. */
const binaries = (): string | null => {
  const places = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...[18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin`),
  ];
  return places.find((place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres"))) ?? null;
};

/** A port of this machine that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const unprivileged = () => (process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {});

/** A PostgreSQL server of a test. */
export interface TestPostgres {
  readonly url: string;
  /** The rows that a statement answers, asked over a connection of its own. */
  ask(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends the session that holds the lock of the server which owns the database. */
  endLockHolder(): Promise<void>;
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

/** A running PostgreSQL of its own; null when this machine has none. */
export const startPostgres = async (): Promise<TestPostgres | null> => {
  const bin = binaries();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), "blueplate-postgres-"));
  const who = unprivileged();
  chmodSync(folder, 0o700);
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, "data");
  const options = { ...who, cwd: folder, stdio: "pipe" as const };
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "blueplate", "-A", "trust", "--no-sync"], options);
  const port = await freePort();
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"];
  const child = spawn(join(bin, "postgres"), args, options);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (text: Buffer) => {
      if (text.toString().includes("ready to accept connections")) resolve();
    });
    child.once("exit", () => reject(new Error("PostgreSQL ended")));
  });
  const url = `postgres://blueplate@127.0.0.1:${port}/postgres`;
  const ask = asking(url);
  return {
    url,
    ask,
    endLockHolder: async () => {
      const ended = await ask(END_LOCK_HOLDER);
      if (ended.length !== 1) throw new Error(`${ended.length} sessions hold a lock`);
    },
    stop: async () => {
      child.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
