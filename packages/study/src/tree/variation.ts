import type { Chapter, Variation } from "../study.ts";

const byId = new WeakMap<readonly Variation[], ReadonlyMap<string, Variation>>();

/** The variation with this id; undefined when there is none. */
export const variationOf = (chapter: Chapter, id: string): Variation | undefined => {
  const known = byId.get(chapter.nodes) ?? new Map(chapter.nodes.map((node) => [node.id, node]));
  byId.set(chapter.nodes, known);
  return known.get(id);
};
