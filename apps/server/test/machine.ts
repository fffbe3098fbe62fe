import { rmSync } from "node:fs";
import { laidOutFolder } from "@blueplate/store/testing";
import { type ServerProcess, startProcess } from "./process.ts";

/** Data folders and server processes of one test file; all are gone after `clear`. */
export interface Machine {
  /** A data folder that is laid out already: the first start of PGlite takes seconds. */
  folder(): Promise<string>;
  /** A server of the toy, unless another program is named. */
  start(env: Readonly<Record<string, string>>, script?: string): Promise<ServerProcess>;
  clear(): Promise<void>;
}

/** A machine on which nothing runs yet. */
export const newMachine = (): Machine => {
  const folders: string[] = [];
  const running = new Set<ServerProcess>();
  return {
    start: async (env, script) => {
      const server = await startProcess(env, script);
      running.add(server);
      return server;
    },
    folder: async () => {
      const path = await laidOutFolder();
      folders.push(path);
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
