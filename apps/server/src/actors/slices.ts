import { setImmediate as nextTurn } from "node:timers/promises";
import { workFor } from "@blueplate/study";
import { Effect } from "effect";

/** How long one piece of work may keep everybody else waiting, in milliseconds. */
const SLICE_MS = 15;

/** Does long work from pause to pause: others have their turn whenever it has taken more than a moment. Answers what it ends with. */
export const inSlices = <A>(work: Generator<unknown, A>): Effect.Effect<A> =>
  Effect.promise(async () => {
    for (;;) {
      const step = workFor(work, SLICE_MS, () => performance.now());
      if (step.done === true) return step.value;
      await nextTurn();
    }
  });
