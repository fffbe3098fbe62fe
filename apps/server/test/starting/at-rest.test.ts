import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { newMachine } from "../machine.ts";
import { memoryMb } from "../process.ts";

const machine = newMachine();
afterAll(() => machine.clear());

const SERVER = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

it.skipIf(!existsSync("/proc/self/status"))(
  "a server with all games and the embedded database is soon in less than 240 MB when nobody asks it anything",
  async () => {
    const { child } = await machine.start({ DATA_DIR: await machine.folder() }, SERVER);
    await expect.poll(() => memoryMb(child.pid, "VmRSS"), { interval: 250, timeout: 30_000 }).toBeLessThan(240);
  },
);
