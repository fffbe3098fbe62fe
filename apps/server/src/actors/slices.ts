import { setImmediate as nextTurn } from "node:timers/promises";
import { Effect } from "effect";

/** How long one piece of work may keep everybody else waiting, in milliseconds. */
const SLICE_MS = 15;

/** Does long work from pause to pause: others have their turn whenever it has taken more than a moment. Answers what it ends with. */
export const inSlices = <A>(work: Generator<unknown, A>): Effect.Effect<A> =>
  Effect.promise(async () => {
    let began = performance.now();
    for (let step = work.next(); ; step = work.next()) {
      if (step.done === true) return step.value;
      if (performance.now() - began < SLICE_MS) continue;
      await nextTurn();
      began = performance.now();
    }
  });
