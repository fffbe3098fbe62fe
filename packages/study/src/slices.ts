/**
 * Does work until it is done or has kept everybody else waiting for so many milliseconds of the caller's clock;
 * answers its last step.
 */
export const workFor = <P, A>(work: Generator<P, A>, milliseconds: number, now: () => number): IteratorResult<P, A> => {
  const until = now() + milliseconds;
  let step = work.next();
  while (step.done !== true && now() < until) step = work.next();
  return step;
};
