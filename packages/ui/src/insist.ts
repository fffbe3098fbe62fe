/** Milliseconds after which what did not come is asked for again; it is at once when the network is back. */
const AGAIN_AFTER = 5_000;

/** Calls again and again, for what could not be fetched, until it is told to stop. */
export const insist = (again: () => void): (() => void) => {
  const timer = setInterval(again, AGAIN_AFTER);
  addEventListener("online", again);
  return () => {
    clearInterval(timer);
    removeEventListener("online", again);
  };
};
