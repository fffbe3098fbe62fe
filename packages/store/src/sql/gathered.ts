import { Cause, Deferred, Effect, Exit, Option } from "effect";

/** One that waits to be done. */
interface Waiting<T, E> {
  readonly item: T;
  readonly done: Deferred.Deferred<void, E>;
}

/** How things are done together: `isOfOne` says of a failure that nothing was done, and that the reason may lie in one of them alone. */
interface Gathering<T, E> {
  readonly together: (items: readonly T[]) => Effect.Effect<void, E>;
  readonly isOfOne: (failure: E) => boolean;
  readonly atOnce: number;
}

/**
 * Does things together that come while others are being done, `atOnce` times at once: the busier it is, the more together. One that comes
 * alone is done at once. Where all fail because of one, each is done alone. Once begun they are not interrupted.
 */
export const gathered = <T, E>({
  together,
  isOfOne,
  atOnce,
}: Gathering<T, E>): ((item: T) => Effect.Effect<void, E>) => {
  let waiting: Waiting<T, E>[] = [];
  let working = 0;
  const end = (some: readonly Waiting<T, E>[], exit: Exit.Exit<void, E>): void => {
    for (const { done } of some) Deferred.doneUnsafe(done, exit);
  };
  /** Also what throws before it is an effect has an end: nobody waits for it, and its place is free again. */
  const tried = (some: readonly Waiting<T, E>[]): Effect.Effect<Exit.Exit<void, E>> =>
    Effect.exit(Effect.suspend(() => together(some.map(({ item }) => item))));
  const alone = (one: Waiting<T, E>): Effect.Effect<void> => Effect.map(tried([one]), (exit) => end([one], exit));
  const all = (some: readonly Waiting<T, E>[]): Effect.Effect<void> =>
    Effect.flatMap(tried(some), (exit) => {
      const each = some.length > 1 && Exit.isFailure(exit) && Option.exists(Cause.findErrorOption(exit.cause), isOfOne);
      return each ? Effect.forEach(some, alone, { discard: true }) : Effect.sync(() => end(some, exit));
    });
  /** Does what waits, and what has come meanwhile, until nothing waits. */
  const work: Effect.Effect<void> = Effect.suspend(() => {
    const some = waiting;
    waiting = [];
    if (some.length > 0) return Effect.andThen(all(some), work);
    working -= 1;
    return Effect.void;
  });
  return (item) =>
    Effect.suspend(() => {
      const done = Deferred.makeUnsafe<void, E>();
      waiting.push({ item, done });
      if (working >= atOnce) return Deferred.await(done);
      working += 1;
      // Whoever came first has not to do what came after.
      return Effect.andThen(Effect.forkDetach(work), Deferred.await(done));
    }).pipe(Effect.uninterruptible);
};
