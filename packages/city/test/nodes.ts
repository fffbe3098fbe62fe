import type { FlatNode } from "../src/flat/index.ts";

/** A node of the flat map and all within it, each before what it holds. */
export const nodesIn = (node: FlatNode): readonly FlatNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === "string" ? [] : nodesIn(child))),
];
