import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startProcess } from "./process.ts";

/** Data folders and server processes of one test file; all are gone after `clear`. */
export interface Machine {
  /** A data folder that is laid out already: the first start of PGlite takes seconds. */
  folder(): string;
  start(env: Readonly<Record<string, string>>): Promise<ServerProcess>;
  clear(): Promise<void>;
}

/** A machine on which one server has been started and stopped. */
export const startMachine = async (): Promise<Machine> => {
  const folders: string[] = [];
  const running = new Set<ServerProcess>();
  const empty = () => {
    const path = mkdtempSync(join(tmpdir(), "blueplate-server-"));
    folders.push(path);
    return path;
  };
  const start = async (env: Readonly<Record<string, string>>) => {
    const server = await startProcess(env);
    running.add(server);
    return server;
  };
  const fresh = empty();
  await (await start({ DATA_DIR: fresh })).kill("SIGTERM");
  return {
    start,
    folder: () => {
      const path = empty();
      cpSync(fresh, path, { recursive: true });
      return path;
    },
    clear: async () => {
      for (const server of running) await server.kill("SIGKILL");
      for (const path of folders) rmSync(path, { recursive: true, force: true });
    },
  };
};

/** A legal command of the toy. */
export const bid = (table: string, commandId: string, seen: number) => ({
  table,
  commandId,
  seen,
  command: { _tag: "bid", amount: 1 + (seen % 5) },
});
