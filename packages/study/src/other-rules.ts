import type { Reader } from "./reader.ts";
import type { Chapter } from "./study.ts";
import { pathTo } from "./tree/tree.ts";

/** Whether a node comes of something that the rules of today do not come to: it is looked at, not played on. */
export const isOfOtherRules = (reader: Reader, chapter: Chapter, node: string): boolean => {
  if (!reader.otherRules) return false;
  const { differs } = reader.verdict();
  if (!differs || chapter.source._tag === "Position") return differs !== null;
  const entry = chapter.source.entries[differs.entry];
  return pathTo(chapter, node).some(({ events }) => entry && "events" in entry && entry.events === events);
};
