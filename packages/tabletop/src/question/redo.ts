import { type Entry, type Json, type Played, type Seat, type Tagged } from "@blueplate/kernel";

const isTagged = (content: Json): content is Json & Tagged =>
  typeof content === "object" && content !== null && "_tag" in content && typeof content["_tag"] === "string";

const isSame = (one: Played<unknown>, other: Played<unknown>): boolean =>
  JSON.stringify(one.command.content) === JSON.stringify(other.command.content);

/**
 * What a seat has taken back and may do again, the next first. Doing it again uses it up; any other decision of that seat
 * ends it, as it leads elsewhere.
 */
export const redoable = (entries: readonly Entry[], seat: Seat): readonly Tagged[] => {
  let left: readonly Played<Tagged>[] = [];
  let line: Played<Tagged>[] = [];
  for (const entry of entries) {
    if (entry._tag === "Undone") {
      const gone = line.filter(({ seq }) => seq > entry.to);
      left = [...gone, ...left];
      line = line.filter(({ seq }) => seq <= entry.to);
    } else if (entry._tag === "Played" && entry.seat === seat) {
      line.push(entry);
      const [next] = left;
      left = next && isSame(next, entry) ? left.slice(1) : [];
    }
  }
  return left.map(({ command }) => command.content).filter(isTagged);
};
