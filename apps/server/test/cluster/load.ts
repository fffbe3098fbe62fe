import { TRPCClientError } from "@trpc/client";
import { type Browser, browserAt } from "../clients.ts";
import { readLog } from "../fold.ts";
import { me, toyTable } from "../inside.ts";
import { bid } from "../machine.ts";
import type { ServerProcess } from "../process.ts";

/** What somebody was told who asked for something that was not done: the status, or null where nobody answered. */
export type Setback = number | null;

/** People who play as fast as they are answered, whichever server answers, as behind a proxy. */
export interface ClusterLoad {
  /** By table, the ids that were acknowledged with the number of their entry. */
  readonly acknowledged: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly setbacks: readonly Setback[];
  /** Whose tables these are. */
  readonly cookie: string;
  /** Plays so many commands at every table, at all of them at once. */
  play(commands: number): Promise<void>;
  /** Waits for the next command that is acknowledged. */
  next(): Promise<void>;
}

const statusOf = (cause: unknown): Setback => {
  const data: unknown = cause instanceof TRPCClientError ? cause.data : null;
  if (typeof data !== "object" || data === null || !("httpStatus" in data)) return null;
  return typeof data.httpStatus === "number" ? data.httpStatus : null;
};

/** One browser at each of the servers that run, all of them of the same person. */
const browsersOf = (jar: string) => {
  const known = new Map<string, Browser>();
  return ({ url }: ServerProcess): Browser => {
    const browser = known.get(url) ?? browserAt(url, jar);
    known.set(url, browser);
    return browser;
  };
};

/** A new table; asked for again while the server says that it cannot be opened for now, as while its place moves to another server. */
const openTable = async (browser: Browser): Promise<string> => {
  try {
    return (await browser.api.tables.create.mutate(toyTable([me], "100000"))).id;
  } catch (cause) {
    if (statusOf(cause) !== 503) throw cause;
    await new Promise((resolve) => setImmediate(resolve));
    return openTable(browser);
  }
};

type Servers = readonly ServerProcess[];

/** Opens tables at the servers by turns, and plays at all of them; `servers` says which are to be asked now, or once they run. */
export const startLoad = async (servers: () => Servers | Promise<Servers>, tables: number): Promise<ClusterLoad> => {
  const [first] = await servers();
  if (!first) throw new Error("no server");
  const ann = browserAt(first.url);
  await ann.api.session.enter.mutate();
  const at = browsersOf(ann.cookie());
  const acknowledged = new Map<string, Map<string, number>>();
  const setbacks: Setback[] = [];
  let heard = (): void => undefined;
  /** The same command again until it is answered, each time at the next server. */
  const played = async (command: ReturnType<typeof bid>, turn: number): Promise<number> => {
    const running = await servers();
    const server = running[turn % running.length];
    if (!server) throw new Error("no server");
    try {
      return (await at(server).api.play.mutate(command)).seq;
    } catch (cause) {
      const status = statusOf(cause);
      setbacks.push(status);
      if (status !== null && status !== 503) throw cause;
      await new Promise((resolve) => setImmediate(resolve));
      return played(command, turn + 1);
    }
  };
  const playing = async (table: string, own: Map<string, number>, commands: number): Promise<void> => {
    for (let left = commands; left > 0; left--) {
      const seen = own.size;
      const id = `${table}-${seen}`;
      own.set(id, await played(bid(table, id, seen), seen));
      heard();
    }
  };
  for (let index = 0; index < tables; index++) {
    const running = await servers();
    const server = running[index % running.length] ?? first;
    acknowledged.set(await openTable(at(server)), new Map());
  }
  return {
    acknowledged,
    setbacks,
    cookie: ann.cookie(),
    play: async (commands) => {
      await Promise.all(Array.from(acknowledged, ([table, own]) => playing(table, own, commands)));
    },
    next: () => new Promise((resolve) => (heard = resolve)),
  };
};

/** Guards against waiting for what does not come, at all tables together: then the fault says what is there. */
const HEARD_WITHIN_MS = 60_000;

/**
 * A log as a server tells it, once that server has heard of entry `last`: it may be another one that has just acknowledged it, and then the
 * notice is still on its way.
 */
const logUpTo = async ({ api }: Browser, table: string, last: number, until: number) => {
  for (;;) {
    const signal = AbortSignal.timeout(HEARD_WITHIN_MS);
    const { entries } = readLog(await api.log.export.query({ table }, { signal }));
    if (entries.length > last || performance.now() > until) return entries;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** What is wrong with a log after a load: acknowledged commands that are not where they were said to be, ids that are there twice. */
export const faultsIn = async (load: ClusterLoad, server: ServerProcess, jar = ""): Promise<readonly string[]> => {
  const browser = browserAt(server.url, jar);
  const until = performance.now() + HEARD_WITHIN_MS;
  const faults: string[] = [];
  for (const [table, acknowledged] of load.acknowledged) {
    const entries = await logUpTo(browser, table, Math.max(-1, ...acknowledged.values()), until);
    const ids = entries.map((entry) => ("commandId" in entry ? entry.commandId : `entry ${entry.seq}`));
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    if (twice.length > 0) faults.push(`${table}: there twice: ${twice.join(", ")}`);
    const gap = entries.findIndex(({ seq }, at) => seq !== at);
    if (gap !== -1) faults.push(`${table}: a gap in the log before ${ids[gap]}`);
    for (const [id, seq] of acknowledged) {
      if (ids[seq] !== id)
        faults.push(
          `${id}: acknowledged as ${seq} of ${ids.length}, where ${ids[seq]} is; found at ${ids.indexOf(id)}`,
        );
    }
  }
  return faults;
};

/** Wakes a frozen server that others have followed, with a command for each table on its way to it: how many of these it acknowledges. */
export const acknowledgedLate = async (frozen: ServerProcess, load: ClusterLoad): Promise<number> => {
  const { api } = browserAt(frozen.url, load.cookie);
  const late = Promise.allSettled(
    Array.from(load.acknowledged, ([table, { size }]) => api.play.mutate(bid(table, `${table}-late`, size))),
  );
  frozen.child.kill("SIGCONT");
  return (await late).filter(({ status }) => status === "fulfilled").length;
};
