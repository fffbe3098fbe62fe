import type { Reader } from "./reader.ts";
import type { Chapter } from "./study.ts";
import { logTreeOf } from "./tree/log-tree.ts";
import { pathTo } from "./tree/tree.ts";

/** The node from which on the rules of today have decided a log, as its players agreed; null where no others decided before. */
export const rulesChangedAfter = ({ rules }: Pick<Reader, "rules">, { source }: Chapter): string | null =>
  logTreeOf(source).changes.findLast(({ entry }) => entry.from.hash !== rules.hash)?.node ?? null;

/** Whether a node comes of something that the rules of today do not come to: it is looked at, not played on. */
export const isOfOtherRules = (reader: Reader, chapter: Chapter, node: string): boolean => {
  const since = rulesChangedAfter(reader, chapter);
  if (since !== null && !pathTo(chapter, node).some(({ id }) => id === since)) return true;
  if (!reader.otherRules) return false;
  const { differs } = reader.verdict();
  if (!differs || chapter.source._tag === "Position") return differs !== null;
  const entry = chapter.source.entries[differs.entry];
  return pathTo(chapter, node).some(({ events }) => entry && "events" in entry && entry.events === events);
};
