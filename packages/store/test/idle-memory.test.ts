import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { type HeapUse, idleLook } from "../src/idle-memory.ts";

const MB = 1_000_000;

/** A thread whose heap is what the test says, and falls to 40 MB when it is collected; `collections` counts. */
const thread = (begin: HeapUse) => {
  const state = { busy: 0, heap: begin, collections: 0 };
  const look = idleLook({
    busy: () => state.busy,
    heap: () => state.heap,
    collect: () => {
      state.collections += 1;
      state.heap = { taken: 40 * MB, used: 38 * MB };
    },
  });
  return { state, look };
};

describe("a look at a thread", () => {
  it("collects once when the thread is idle, and again only when its heap has grown since", () => {
    const { state, look } = thread({ taken: 110 * MB, used: 60 * MB });
    look();
    look();
    expect(state.collections).toBe(1);
    state.heap = { taken: 46 * MB, used: 44 * MB };
    look();
    expect(state.collections).toBe(1);
    state.heap = { taken: 50 * MB, used: 39 * MB };
    look();
    expect(state.collections).toBe(2);
  });

  it("leaves a thread alone that has work", () => {
    const { state, look } = thread({ taken: 110 * MB, used: 60 * MB });
    state.busy = 0.05;
    look();
    expect(state.collections).toBe(0);
    state.busy = 0.01;
    look();
    expect(state.collections).toBe(1);
  });

  it("leaves a heap alone that it takes long to look through", () => {
    const { state, look } = thread({ taken: 700 * MB, used: 600 * MB });
    look();
    expect(state.collections).toBe(0);
  });
});

/** Much that lives for a while makes V8's room for young objects as large as it becomes; then nothing is done any more. */
const FILLED = `
  import { cachedDataVersionTag, getHeapSpaceStatistics } from "node:v8";
  import { collectWhenIdle } from "./src/idle-memory.ts";
  const young = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space").space_size;
  const tag = cachedDataVersionTag();
  const filled = () => {
    const last = Array.from({ length: 200_000 }, () => null);
    for (let at = 0; at < 3_000_000; at += 1) last[at % last.length] = { at };
    return young();
  };
  const before = filled();
  collectWhenIdle(50);
  const after = await new Promise((resolve) => {
    const asks = setInterval(() => {
      if (young() >= before / 4 && performance.now() < 10_000) return;
      clearInterval(asks);
      resolve(young());
    }, 100);
  });
  console.log(JSON.stringify({ before, after, isCompiledAlike: tag === cachedDataVersionTag(), gc: typeof globalThis.gc }));`;

it("an idle thread gives back the room for young objects, and what is compiled is kept for the same flags", () => {
  const cwd = new URL("..", import.meta.url);
  const args = ["--input-type=module", "-e", FILLED];
  // cast: what the program above writes.
  const { before, after, ...rest } = JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: "utf8" })) as {
    readonly before: number;
    readonly after: number;
  };
  expect(before).toBeGreaterThan(16 * MB);
  expect(after).toBeLessThan(4 * MB);
  expect(rest).toEqual({ isCompiledAlike: true, gc: "undefined" });
});
