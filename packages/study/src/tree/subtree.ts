import { type Chapter, type Comment, marksAt, type Variation } from "../study.ts";

/** A node and everything that follows it. Parents stand before their children. */
export const subtreeOf = (nodes: readonly Variation[], root: string): ReadonlySet<string> => {
  const found = new Set([root]);
  for (const { id, parent } of nodes) if (found.has(parent)) found.add(id);
  return found;
};

/** What is deleted with an added node: so many nodes, itself among them, and every comment on them. */
export const deletedWith = (
  chapter: Chapter,
  node: string,
): { readonly nodes: number; readonly comments: readonly Comment[] } => {
  const all = subtreeOf(chapter.nodes, node);
  return { nodes: all.size, comments: [...all].flatMap((id) => marksAt(chapter, id).comments) };
};
