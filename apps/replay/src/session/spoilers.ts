import { type Chapter, nodeOf, type TreeNode } from "@blueplate/study";
import { type Accessor, batch, createSignal } from "solid-js";
import type { SavedView } from "@blueplate/tabletop/looked-back";

/** What somebody has looked at of a game whose outcome is hidden. */
export interface SeenSteps {
  /** The last step of the game's own line. */
  readonly steps: number;
  /** The nodes of other lines. */
  readonly others: ReadonlySet<string>;
}

/**
 * The last step that may be shown of a line. Of the game's own that is the last one seen. A line that leaves it before that step is an
 * alternative to what is known and shows all of itself; one that leaves it just there shows what was seen of it, and one that leaves it
 * later nothing of its own: where it stands would tell how the game goes on.
 */
export const shownAlong = (line: readonly TreeNode[], { steps, others }: SeenSteps): number => {
  const off = line.findIndex(({ kind }) => kind !== "line");
  const own = (off < 0 ? line.length : off) - 1;
  if (off < 0 || own > steps) return Math.min(own, steps);
  if (own < steps) return line.length - 1;
  const unseen = line.findIndex(({ id }, at) => at >= off && !others.has(id));
  return (unseen < 0 ? line.length : unseen) - 1;
};

/** The number of a step of the game's own line. */
const stepOf = ({ id }: TreeNode): number => Number(id.slice(1));

/** Whether a node of a chapter may be shown, as `shownAlong` tells of the line that leads to it; one that is not there may not. */
export const isSeen = (chapter: Chapter, id: string, { steps, others }: SeenSteps): boolean => {
  let known = true;
  for (let node = nodeOf(chapter, id); node; node = node.parent === null ? null : nodeOf(chapter, node.parent)) {
    if (node.kind === "line") return stepOf(node) < steps || (stepOf(node) === steps && known);
    known &&= others.has(node.id);
  }
  return false;
};

/** The same with everything that leads to a node. */
const withSeen = (seen: SeenSteps, path: readonly TreeNode[]): SeenSteps => {
  const own = path.findLastIndex(({ kind }) => kind === "line");
  const steps = Math.max(seen.steps, own);
  const fresh = path.filter(({ id, kind }) => kind !== "line" && !seen.others.has(id));
  if (steps === seen.steps && fresh.length === 0) return seen;
  return { steps, others: new Set([...seen.others, ...fresh.map(({ id }) => id)]) };
};

/** Whether the outcome is hidden, and what was seen so far: beyond it a hidden game shows nothing. */
export interface Spoilers {
  readonly hidden: Accessor<boolean>;
  readonly open: () => void;
  /** Hides everything but what leads to a node: what else was seen before is masked until it is looked at again. */
  readonly hideAfter: (path: readonly TreeNode[]) => void;
  readonly seen: Accessor<SeenSteps>;
  /** Takes note of what is looked at: a node with all that leads to it. */
  readonly see: (path: readonly TreeNode[]) => void;
}

const NOTHING_SEEN: SeenSteps = { steps: 0, others: new Set() };

/** What was hidden of a game as it was left on this machine. */
export const createSpoilers = (kept: SavedView | null): Spoilers => {
  const [hidden, setHidden] = createSignal(kept?.hidden ?? false);
  const [seen, setSeen] = createSignal<SeenSteps>({ steps: kept?.revealed ?? 0, others: new Set() });
  return {
    hidden,
    open: () => void setHidden(false),
    hideAfter: (path) =>
      batch(() => {
        setSeen(withSeen(NOTHING_SEEN, path));
        setHidden(true);
      }),
    seen,
    see: (path) => void setSeen((before) => withSeen(before, path)),
  };
};
