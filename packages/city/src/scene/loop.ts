const LONGEST = 1000;

/**
 * Frames on demand: `request` asks for one, and more follow as long as `frame` answers that something moves.
 * `frame` is told the milliseconds since the frame before (a second at most, as after a sleep), or 16 after a rest.
 */
export const createLoop = (frame: (passed: number) => boolean) => {
  let waiting = 0;
  let last = 0;
  let count = 0;
  let stopped = false;
  const tick = (time: number): void => {
    waiting = 0;
    const passed = last ? Math.min(LONGEST, time - last) : 16;
    count += 1;
    last = frame(passed) ? time : 0;
    if (last) request();
  };
  const request = (): void => {
    if (!waiting && !stopped) waiting = requestAnimationFrame(tick);
  };
  /** Ends the loop for good: a wish that comes later, from a font or a listener, draws nothing. */
  const stop = (): void => {
    stopped = true;
    cancelAnimationFrame(waiting);
  };
  return { request, frames: () => count, stop };
};
