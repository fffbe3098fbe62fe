import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it wrote. */
  readonly output: () => string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  kill(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

/** What of a process is in memory now (`VmRSS`), or was at most (`VmHWM`), in MB, as Linux tells it. */
export const memoryMb = (pid: number | undefined, which: "VmRSS" | "VmHWM"): number => {
  const kilobytes = new RegExp(`^${which}:\\s+(\\d+) kB$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
};

const TOY = fileURLToPath(new URL("./toy/server.ts", import.meta.url));

const launch = (env: Readonly<Record<string, string>>, script: string) => {
  const quick = { BOT_DELAY: "0", BOT_PAUSE: "0", RATE_SCALE: "0", OVERLOAD_DELAY: "0" };
  const base = { PATH: process.env["PATH"] ?? "", HOST: "127.0.0.1", PORT: "0", ...quick };
  // A server lives for one test: its database gains nothing from code that is made quicker in the background.
  const child = spawn(process.execPath, ["--liftoff-only", script], {
    env: { ...base, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const listeners: ((text: string) => void)[] = [];
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener(output);
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once("close", (code, signal) => resolve(signal ?? code));
  });
  return { child, ended, output: () => output, listen: (listener: (text: string) => void) => listeners.push(listener) };
};

/** Starts a server, of the toy unless another program is named, and waits until it listens. */
export const startProcess = (env: Readonly<Record<string, string>>, script = TOY): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const { child, ended, output, listen } = launch(env, script);
    const kill = (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    };
    listen((text) => {
      const url = /"url":"([^"]+)"/.exec(text)?.[1];
      if (url !== undefined) resolve({ url: url.replace("localhost", "127.0.0.1"), child, output, ended, kill });
    });
    void ended.then(() => reject(new Error(output())));
  });

/** Starts a server that is expected not to come up: its exit code and what it wrote. */
export const failedStart = async (env: Readonly<Record<string, string>>) => {
  const { ended, output } = launch(env, TOY);
  return { code: await ended, output: output() };
};
