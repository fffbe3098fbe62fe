import type { Json, Seat } from "@blueplate/kernel";
import { Equal } from "effect";
import { type LogNode, logTreeOf } from "./log-tree.ts";
import { type Chapter, type NodeAnnotations, marksAt, type Variation } from "../study.ts";
import { variationOf } from "./variation.ts";

/** Where a node is from: the line of the log, what was taken back in it, or what somebody tried. */
export type NodeKind = "line" | "taken-back" | "variation";

/** A node of a chapter, whichever it is. */
export interface TreeNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly parent: string | null;
  readonly seat: Seat | null;
  readonly command: Json;
  readonly events: readonly Json[];
}

/** A row of the tree as it is drawn, from top to bottom. */
export interface TreeRow extends TreeNode {
  /** How far it is set in: 0 for the line. */
  readonly indent: number;
  /** True where a line set in begins. */
  readonly begins: boolean;
  readonly marks: NodeAnnotations;
  /** Nodes that are not shown because the line that begins here is collapsed. */
  readonly folded: number;
}

const KINDS: Readonly<Record<string, NodeKind>> = { m: "line", t: "taken-back", v: "variation" };

const nodeFrom = ({ id, parent, seat, command, events }: LogNode | Variation): TreeNode => ({
  id,
  kind: KINDS[id.slice(0, 1)] ?? "variation",
  parent,
  seat,
  command,
  events,
});

/** The node with this id, or null. */
export const nodeOf = (chapter: Chapter, id: string): TreeNode | null => {
  const node = logTreeOf(chapter.source).all.get(id) ?? variationOf(chapter, id);
  return node ? nodeFrom(node) : null;
};

/** The nodes that follow each node, the one that goes on with its line first: the log's line, then what was tried, in the order shown, then what was taken back. */
export const childrenOf = (chapter: Chapter): ReadonlyMap<string, readonly TreeNode[]> => {
  const children = new Map<string, TreeNode[]>();
  const { line, all } = logTreeOf(chapter.source);
  const takenBack = [...all.values()].filter(({ id }) => id.startsWith("t"));
  for (const node of [...line, ...chapter.nodes, ...takenBack]) {
    if (node.parent === null) continue;
    const siblings = children.get(node.parent);
    if (siblings) siblings.push(nodeFrom(node));
    else children.set(node.parent, [nodeFrom(node)]);
  }
  return children;
};

const countBelow = (children: ReadonlyMap<string, readonly TreeNode[]>, id: string): number => {
  let count = 0;
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const child of children.get(next) ?? []) {
      count++;
      open.push(child.id);
    }
  }
  return count;
};

/** A line to be laid out: it begins at `head`; `siblings` begin lines of their own after the head. */
interface Line {
  readonly head: TreeNode;
  readonly siblings: readonly TreeNode[];
  readonly indent: number;
  readonly begins: boolean;
}

const NOTHING: { readonly next?: TreeNode; readonly others: readonly TreeNode[] } = { others: [] };

/** The child with which the line of `head` goes on, and those that begin lines of their own: as what was taken back always does. */
const goingOn = (head: TreeNode, children: readonly TreeNode[]): typeof NOTHING => {
  const [next, ...others] = children;
  if (!next) return NOTHING;
  const leaves = next.kind === "taken-back" && head.kind !== "taken-back";
  return leaves ? { others: children } : { next, others };
};

/** The chapter as rows; `folds`: what begins a collapsed line stands alone with the number of nodes it hides. */
const rowsOf = (chapter: Chapter, folds: boolean): readonly TreeRow[] => {
  const children = childrenOf(chapter);
  const rows: TreeRow[] = [];
  const root = nodeOf(chapter, "m0");
  // What comes next is at the end, so that no line is deeper in calls than in rows.
  const open: Line[] = root ? [{ head: root, siblings: [], indent: 0, begins: false }] : [];
  for (let line = open.pop(); line; line = open.pop()) {
    const { head, siblings, indent, begins } = line;
    const marks = marksAt(chapter, head.id);
    const folded = folds && begins && marks.collapsed ? countBelow(children, head.id) : 0;
    rows.push({ ...head, indent, begins, marks, folded });
    const { next, others } = folded > 0 ? NOTHING : goingOn(head, children.get(head.id) ?? []);
    if (next) open.push({ head: next, siblings: others, indent, begins: false });
    const set = next ? siblings : [...siblings, ...others];
    for (const each of set.toReversed()) open.push({ head: each, siblings: [], indent: indent + 1, begins: true });
  }
  return rows;
};

/**
 * The chapter as rows: the log's line at the left, each other line set in after the move that it replaces. What begins a
 * collapsed line stands alone with the number of nodes it hides.
 */
export const treeOf = (chapter: Chapter): readonly TreeRow[] => rowsOf(chapter, true);

/** The nodes with which lines begin that leave the chapter's own, or one another, in the order of the tree: collapsed or not. */
export const lineHeads = (chapter: Chapter): readonly TreeNode[] =>
  rowsOf(chapter, false).filter(({ begins }) => begins);

/** The nodes from the set-up to `node`, both with them; empty when there is no such node. */
export const pathTo = (chapter: Chapter, node: string): readonly TreeNode[] => {
  const path: TreeNode[] = [];
  for (let at = nodeOf(chapter, node); at; at = at.parent === null ? null : nodeOf(chapter, at.parent)) path.push(at);
  return path.toReversed();
};

/** The node after `parent` in which `seat` gives this very command, or null: it is gone to instead of being added again. */
export const nodePlaying = (chapter: Chapter, parent: string, seat: Seat, command: Json): TreeNode | null =>
  (childrenOf(chapter).get(parent) ?? []).find(
    (child) => child.seat === seat && Equal.equals(child.command, command),
  ) ?? null;
