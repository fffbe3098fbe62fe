import { Context, Deferred, Effect } from "effect";
import { LockLost } from "./failures.ts";

/** The lock that keeps other servers off the store. It can be lost while the server runs: then nothing is written any more. */
export class StoreLock extends Context.Service<
  StoreLock,
  {
    /** False from the moment at which the loss was noticed, for good. */
    readonly isHeld: () => boolean;
    /** Waits for the loss, and fails with it. */
    readonly lost: Effect.Effect<never, LockLost>;
  }
>()("store/StoreLock") {}

/** A held lock for whoever watches over it: `lose` tells, once and for good, that it is gone and why. */
export interface WatchedLock {
  readonly lock: StoreLock["Service"];
  readonly loss: () => LockLost | null;
  readonly lose: (reason: string) => LockLost;
}

/** A lock that was just taken. */
export const watchedLock = (): WatchedLock => {
  const lost = Deferred.makeUnsafe<never, LockLost>();
  let loss: LockLost | null = null;
  return {
    lock: StoreLock.of({ isHeld: () => loss === null, lost: Deferred.await(lost) }),
    loss: () => loss,
    lose: (reason) => {
      loss ??= new LockLost({ reason });
      Deferred.doneUnsafe(lost, Effect.fail(loss));
      return loss;
    },
  };
};

/** The lock of a store that nobody else can reach. */
export const ownLock = StoreLock.of({ isHeld: () => true, lost: Effect.never });
