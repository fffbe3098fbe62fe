import { type Chapter, lineThrough, type TreeNode } from "@blueplate/study";
import { type Accessor, batch, createMemo, createSignal } from "solid-js";

/** Where one is in a chapter: a step of a line that is walked. */
export interface LineCursor {
  /** The line, to its end. */
  readonly line: Accessor<readonly TreeNode[]>;
  readonly at: Accessor<number>;
  /** The nodes that lead to the step, itself the last. */
  readonly path: Accessor<readonly TreeNode[]>;
  /** Goes to a node, on the line that is walked where that has it; or on the line through the node `along`. */
  readonly goTo: (node: string, along?: string) => void;
}

/** A step of a line, and the nodes that lead there. */
interface Standing {
  readonly at: number;
  readonly path: readonly TreeNode[];
}

/** Whether two lines lead through the same nodes: what is noted at them makes no other line. */
const isSameLine = (one: readonly TreeNode[], other: readonly TreeNode[]): boolean =>
  one.length === other.length &&
  one.every(({ id, events }, at) => id === other[at]?.id && events === other[at]?.events);

/** The place at a node of the chapter; at its beginning where there is no such node. */
export const createLineCursor = (chapter: Accessor<Chapter>, first: string): LineCursor => {
  const [leaf, setLeaf] = createSignal(first);
  const [id, setId] = createSignal(first);
  const line = createMemo(() => lineThrough(chapter(), leaf()), undefined, { equals: isSameLine });
  const index = createMemo(() => new Map(line().map((node, at) => [node.id, at])));
  const goTo = (node: string, along?: string): void => {
    batch(() => {
      if (along !== undefined || !index().has(node)) setLeaf(along ?? node);
      setId(node);
    });
  };
  // A line that somebody has deleted meanwhile leaves one where it began, and never further on: that might tell the end.
  const standing = createMemo<Standing>(
    ({ path }) => {
      const left = (): TreeNode | undefined => path.findLast((node) => index().has(node.id));
      const at = index().get(id()) ?? index().get(left()?.id ?? "") ?? 0;
      return { at, path: line().slice(0, at + 1) };
    },
    { at: 0, path: [] },
  );
  return { line, at: () => standing().at, path: () => standing().path, goTo };
};
