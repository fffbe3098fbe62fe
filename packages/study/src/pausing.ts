/** Does work that pauses for others, without a pause, and answers what it ends with. */
export const toTheEnd = <A>(work: Generator<undefined, A>): A => {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
};
