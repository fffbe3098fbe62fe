import { type Entry, eventsOf, type Json, type Rules, type Tagged } from "@blueplate/kernel";
import { recalledFrom, recallOf } from "./seat-knowledge.ts";

/** A position with what everybody had seen by then. */
export interface Recalled<S = unknown> {
  readonly state: S;
  readonly seen: Json;
}

/**
 * What is remembered before each entry of a line, by its place in it: found from the entry before it and kept, so that whoever asks of
 * many entries of a line has each fact told once. Where entries were taken back, it goes on from those that still count.
 */
export const createLineRecall = <S, C extends Tagged, E extends Tagged>(rules: Rules<S, C, E>) => {
  const entries: Entry<E>[] = [];
  const positions: Recalled<S>[] = [{ state: rules.initialState, seen: recallOf<S>(rules.game).nothing }];
  return (line: readonly Entry<E>[], at: number): Recalled<S> => {
    // An entry counts as long as all before it do: where one is still there, nothing before it was taken back.
    let same = Math.min(at, entries.length);
    while (same > 0 && entries[same - 1] !== line[same - 1]) same--;
    if (same < Math.min(at, entries.length)) {
      entries.length = same;
      positions.length = same + 1;
    }
    for (const entry of line.slice(entries.length, at)) {
      const before = positions.at(-1);
      entries.push(entry);
      positions.push(recalledFrom(rules, eventsOf(entry), before?.state, before?.seen));
    }
    const found = positions[Math.max(0, at)];
    if (!found) throw new RangeError(`no entry ${at} on a line of ${line.length}`);
    return found;
  };
};
