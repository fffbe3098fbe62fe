import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { newMachine } from "../machine.ts";

const machine = newMachine();
afterAll(() => machine.clear());

const SERVER = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** What of a process is in memory, in MB. */
const residentMb = (pid: number | undefined): number => {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
};

it.skipIf(!existsSync("/proc/self/status"))(
  "a server with all games and the embedded database is soon in less than 240 MB when nobody asks it anything",
  async () => {
    const { child } = await machine.start({ DATA_DIR: await machine.folder() }, SERVER);
    await expect.poll(() => residentMb(child.pid), { interval: 250, timeout: 30_000 }).toBeLessThan(240);
  },
);
