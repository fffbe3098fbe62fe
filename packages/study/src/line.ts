import { childrenOf, nodeOf, pathTo, type TreeNode } from "./tree/tree.ts";
import type { Chapter } from "./study.ts";

/** The line that leads through `node` and goes on from it as the chapter does; the log's own line where there is no such node. */
export const lineThrough = (chapter: Chapter, node: string): readonly TreeNode[] => {
  const line = [...pathTo(chapter, nodeOf(chapter, node) ? node : "m0")];
  const children = childrenOf(chapter);
  for (let last = line.at(-1); last;) {
    const next = children.get(last.id)?.[0];
    // What was taken back is gone to by itself only by whoever is on such a line already.
    if (!next || (next.kind === "taken-back" && last.kind !== "taken-back")) break;
    line.push(next);
    last = next;
  }
  return line;
};

/** How many nodes two lines have in common from the beginning. */
export const commonLength = (a: readonly TreeNode[], b: readonly TreeNode[]): number => {
  const differs = a.findIndex((node, index) => node.id !== b[index]?.id);
  return differs < 0 ? a.length : differs;
};
