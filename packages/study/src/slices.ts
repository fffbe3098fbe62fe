/** Does work until it is done or has kept everybody else waiting for so many milliseconds; answers its last step. */
export const workFor = <P, A>(work: Generator<P, A>, milliseconds: number): IteratorResult<P, A> => {
  const until = performance.now() + milliseconds;
  let step = work.next();
  while (step.done !== true && performance.now() < until) step = work.next();
  return step;
};
