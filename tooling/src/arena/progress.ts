/** Milliseconds between two lines of progress. */
const EVERY_MS = 5_000;

/** Says on standard error how far it is: now and then, and at the end. */
export const progressOf = (all: number, done: number): (() => void) => {
  const started = performance.now();
  let last = started;
  let now = done;
  return () => {
    now++;
    const at = performance.now();
    if (now < all && at - last < EVERY_MS) return;
    last = at;
    const seconds = (at - started) / 1000;
    const left = ((all - now) * seconds) / Math.max(1, now - done);
    process.stderr.write(`${now} of ${all} games, ${seconds.toFixed(0)} s, ${left.toFixed(0)} s to go\n`);
  };
};
