import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { builds } from "./builds.ts";

/** A server process with a data folder of its own. */
export interface Server {
  readonly url: string;
  /** Ends it without a word, as `kill -9` does. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port. */
  start(): Promise<void>;
  /** Ends it for good and removes its folder. */
  dispose(): Promise<void>;
}

/** What to start: the server's script from `apps/server`, and the pages that it serves. */
export interface Start {
  readonly script: string;
  readonly pages: string;
}

const scriptOf = (start: Start): string => fileURLToPath(new URL(`../../../server/${start.script}`, import.meta.url));

const launch = (start: Start, data: string, port: string): Promise<{ child: ChildProcess; url: string }> =>
  new Promise((resolve, reject) => {
    const env = {
      HOST: "127.0.0.1",
      PORT: port,
      DATA_DIR: data,
      WEB_DIR: start.pages,
      REPLAY_DIR: builds().replay,
      BOT_DELAY: "0",
      BOT_PAUSE: "0",
      AWAY_AFTER: "0",
      RATE_SCALE: "0",
    };
    // A server lives for one test: its database gains nothing from code that is made quicker in the background.
    const child = spawn(process.execPath, ["--liftoff-only", scriptOf(start)], {
      env: { PATH: process.env["PATH"] ?? "", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const end = (): void => void child.kill("SIGKILL");
    process.once("exit", end);
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /listening.*"url":"([^"]+)"|"url":"([^"]+)".*listening/.exec(output)?.slice(1).find(Boolean);
      if (url !== undefined) resolve({ child, url: url.replace("localhost", "127.0.0.1") });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("close", () => {
      process.off("exit", end);
      reject(new Error(`the server ended: ${output}`));
    });
  });

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("close", () => resolve());
    child.kill(signal);
  });

/** Lays out the database once: every test begins with a copy of that folder. */
export const layOut = async (): Promise<void> => {
  const { child } = await launch({ script: "src/main.ts", pages: builds().web }, builds().data, "0");
  await ended(child, "SIGTERM");
};

/** Starts a server on a free port. */
export const startServer = async (start: Start): Promise<Server> => {
  const data = mkdtempSync(join(tmpdir(), "blueplate-browser-"));
  cpSync(builds().data, data, { recursive: true });
  let running = await launch(start, data, "0");
  const { url } = running;
  return {
    url,
    kill: () => ended(running.child, "SIGKILL"),
    start: async () => {
      running = await launch(start, data, new URL(url).port);
    },
    dispose: async () => {
      // There is nothing to put away: the folder goes, too.
      await ended(running.child, "SIGKILL");
      rmSync(data, { recursive: true, force: true });
    },
  };
};
