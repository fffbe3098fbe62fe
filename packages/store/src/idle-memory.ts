import { performance } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 2_000;

/** The part of the time since the last look in which the loop of an idle thread had work, at most. */
const IDLE_BELOW = 0.02;

/** What a heap has grown by since the last collection when another one is worth it. */
const WORTH_BYTES = 8_000_000;

/** A heap with more than this in it is left to V8: whoever came meanwhile would wait for as long as all of it is looked through. */
const TOO_LARGE_BYTES = 256_000_000;

/** What a heap takes from the operating system, and what of that is in use. */
export interface HeapUse {
  readonly taken: number;
  readonly used: number;
}

/** What the watch of a thread looks at, and what it can do. */
export interface IdleThread {
  /** The part of the time since it was last asked in which the loop had work, 0 to 1. */
  readonly busy: () => number;
  readonly heap: () => HeapUse;
  readonly collect: () => void;
}

/** A look at a thread: collects when it is idle, its heap has grown since the last time, and that takes no time to speak of. */
export const idleLook = ({ busy, heap, collect }: IdleThread): (() => void) => {
  let kept = 0;
  return () => {
    if (busy() >= IDLE_BELOW) return;
    const { taken, used } = heap();
    if (taken - kept < WORTH_BYTES || used > TOO_LARGE_BYTES) return;
    collect();
    kept = heap().taken;
  };
};

type Collector = (how: { readonly type: "major"; readonly flavor: "last-resort" }) => void;

/**
 * V8's collector as it works when memory runs out: that way it gives pages back to the operating system at once, and not some time later.
 * The flag is on for a moment only, since what is compiled and kept for the next start is for the flags that it was compiled with.
 */
const collector = (): Collector => {
  setFlagsFromString("--expose-gc");
  // cast: this is what the flag puts into every new context.
  const gc = runInNewContext("gc") as Collector;
  setFlagsFromString("--no-expose-gc");
  return gc;
};

const busySince = (): (() => number) => {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
};

/**
 * Has this thread give back what it has no use for whenever it is idle. V8 keeps the room that a start or a busy evening took for young
 * objects, tens of megabytes, and collects by itself only where more is wanted.
 */
export const collectWhenIdle = (everyMs = LOOK_EVERY_MS): void => {
  const gc = collector();
  const look = idleLook({
    busy: busySince(),
    heap: () => {
      const { total_heap_size: taken, used_heap_size: used } = getHeapStatistics();
      return { taken, used };
    },
    collect: () => gc({ type: "major", flavor: "last-resort" }),
  });
  setInterval(look, everyMs).unref();
};
