import { workFor } from "@blueplate/study";

/** Time that work may take of the page at once, in milliseconds; its last step may take as long again. */
const SLICE_MS = 6;

/** A turn for the page, so that it goes on drawing and hearing. */
export const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** Works for a moment: the end of the work, or how far it has come. */
export const sliceOf = <P, A>(work: Generator<P, A>): IteratorResult<P, A> =>
  workFor(work, SLICE_MS, () => performance.now());

/** Works in slices between which the page draws and hears, until it is done. */
export const inSlices = async <P, A>(work: Generator<P, A>): Promise<A> => {
  for (;;) {
    const step = sliceOf(work);
    if (step.done === true) return step.value;
    await pause();
  }
};
