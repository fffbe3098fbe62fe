import { commonLength, lineThrough, type TreeNode } from "@blueplate/study";
import { lineNames } from "../session/line-names.ts";
import type { Session } from "../session/session.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().charts.lines;

/** A line of the chapter that others can be laid beside. */
export interface SideLine {
  /** The node with which it begins; `m0` for the game's own. */
  readonly begins: string;
  readonly name: string;
  readonly nodes: readonly TreeNode[];
}

const isSame = (a: readonly TreeNode[], b: readonly TreeNode[]): boolean => a.at(-1)?.id === b.at(-1)?.id;

/** The lines of the chapter that may be shown: the game's own, then whatever was tried. */
export const linesOf = (session: Session): readonly SideLine[] => {
  const chapter = session.chapter();
  return [
    { begins: "m0", name: words().own, nodes: lineThrough(chapter, "m0") },
    ...[...lineNames(session)].map(([begins, name]) => ({ begins, name, nodes: lineThrough(chapter, begins) })),
  ];
};

/** The present line, those that may stand beside it, and how many steps the present one shares with each. */
export const besideIn = (session: Session) => {
  const all = linesOf(session);
  const line = session.line();
  const present = all.find(({ nodes }) => isSame(nodes, line));
  return {
    name: present?.name ?? words().own,
    others: all.filter(({ nodes }) => !isSame(nodes, line)),
    common: (nodes: readonly TreeNode[]): number => commonLength(nodes, line),
  };
};
