import type { ServerFailure } from "../server/failure.ts";

/** Milliseconds before a command without an answer is sent again. */
const AGAIN_AFTER = 1_500;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Milliseconds until the same is sent again: what was not answered, and what the server has not begun for now. Null where a repeat changes nothing. */
const againAfter = ({ tag, retryAfter }: ServerFailure): number | null => {
  if (tag === "Network" || tag === "NotStored") return AGAIN_AFTER;
  return tag === "Overloaded" ? (retryAfter ?? 1) * 1_000 : null;
};

/**
 * Sends until there is an answer: the command's id makes a repeat harmless, so a lost answer loses nothing, and what comes at a moment when the
 * server has too much to do waits. `failureOf` reads what is thrown; `onSetback` hears each time why it will be sent again. Any other failure is
 * thrown.
 */
export const insist = async <A>(
  ask: () => Promise<A>,
  failureOf: (error: unknown) => ServerFailure,
  onSetback: (failure: ServerFailure) => void,
): Promise<A> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const failure = failureOf(error);
      const ms = againAfter(failure);
      if (ms === null) throw error;
      onSetback(failure);
      await wait(ms);
    }
  }
};
