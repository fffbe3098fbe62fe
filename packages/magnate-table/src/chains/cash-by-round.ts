import { mainline, type Entry } from "@blueplate/kernel";

/** Cash of every seat after each round, in the place of the round's number; in the first place what there was before any. */
export const cashByRound = (entries: readonly Entry[], seats: number): readonly (readonly number[])[] => {
  let now: readonly number[] = Array.from({ length: seats }, () => 0);
  let current = 0;
  const rounds: (readonly number[])[] = [now];
  for (const event of mainline(entries).flatMap((entry) => entry.events)) {
    if (event._tag === "MoneyPaid" && "seat" in event && "cash" in event) {
      const { seat, cash } = event;
      if (typeof seat === "number" && typeof cash === "number")
        now = now.map((each, at) => (at === seat ? cash : each));
    }
    if (event._tag === "PhaseBegan" && "round" in event && typeof event.round === "number") current = event.round;
    // After every event and not where a phase begins: none begins after the last dinner.
    rounds[current] = now;
  }
  return rounds;
};
