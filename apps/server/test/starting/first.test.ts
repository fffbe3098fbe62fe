import { existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildArchive, tempFolder } from "@blueplate/store/testing";
import { afterAll, expect, it } from "vitest";
import { newMachine } from "../machine.ts";
import { memoryMb } from "../process.ts";

const SERVER = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const machine = newMachine();
const data = tempFolder();

afterAll(async () => {
  await machine.clear();
  rmSync(data, { recursive: true });
});

it.skipIf(!existsSync("/proc/self/status"))(
  "a first start begins with the database of the build, in less than 350 MB and without a second process that has more",
  async () => {
    buildArchive();
    const { child, output } = await machine.start({ DATA_DIR: data }, SERVER);
    // What lays a database out has 550 MB by itself, and is told of before.
    expect(output()).not.toContain("First start");
    expect(memoryMb(child.pid, "VmHWM")).toBeLessThan(350);
  },
);
