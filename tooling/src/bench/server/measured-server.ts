import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { ServerUse } from "./probe.ts";

const source = join(import.meta.dirname, "../../../..");

/** A server in a process of its own that tells what it uses. */
export interface MeasuredServer {
  readonly url: string;
  readonly use: () => Promise<ServerUse>;
  readonly stop: () => Promise<void>;
}

const stopping = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("close", () => resolve());
    child.kill("SIGTERM");
  });

const using = (child: ChildProcess): Promise<ServerUse> =>
  new Promise((resolve) => {
    // cast: the probe sends nothing else.
    child.once("message", (use) => resolve(use as ServerUse));
    child.send("use");
  });

/** Starts the server of this repository as `npm start` does, with limits of rates off and of streams wide, on a free port of this machine; `settings` say where it stores. */
export const startMeasured = (settings: Readonly<Record<string, string>>): Promise<MeasuredServer> =>
  new Promise((resolve, reject) => {
    const probe = join(import.meta.dirname, "probe.ts");
    const server = ["--liftoff-only", join(source, "apps/server/src/main.ts")];
    const child = spawn(process.execPath, ["--import", probe, ...server], {
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        PORT: "0",
        RATE_SCALE: "0",
        // Everybody of the bench comes from one address.
        STREAMS_OF_NETWORK: "100000",
        BOT_PAUSE: "0",
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /"url":"([^"]+)"/.exec(output)?.[1]?.replace("localhost", "127.0.0.1");
      if (url !== undefined) resolve({ url, use: () => using(child), stop: () => stopping(child) });
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("close", () => reject(new Error(output)));
  });
