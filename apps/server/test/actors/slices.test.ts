import { Effect } from "effect";
import { expect, it } from "vitest";
import { inSlices } from "../../src/actors/slices.ts";

/** Work of so many steps, each of which keeps the thread for some milliseconds. */
function* busy(steps: number, ms: number): Generator<undefined, string> {
  for (let step = 0; step < steps; step++) {
    const began = performance.now();
    while (performance.now() - began < ms);
    yield;
  }
  return "done";
}

it("long work lets others have their turn, and what is done already takes none", async () => {
  let turns = 0;
  let isOver = false;
  const other = (): void => {
    turns++;
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  expect(await Effect.runPromise(inSlices(busy(20, 5)))).toBe("done");
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(4);
  let later = false;
  setImmediate(() => (later = true));
  expect(await Effect.runPromise(inSlices(busy(0, 0)))).toBe("done");
  expect(later).toBe(false);
});
