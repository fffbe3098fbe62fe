import {
  type Bookmark,
  type Chapter,
  type NodeAnnotations,
  marksAt,
  nodeOf,
  pathTo,
  type TreeNode,
} from "@blueplate/study";
import type { Session } from "../session/session.ts";
import type { TimelineFlag } from "../timeline/flags.ts";

/** A node at which something was noted, and how many steps lead to it. */
export interface AnnotatedNode {
  readonly node: TreeNode;
  readonly marks: NodeAnnotations;
  readonly at: number;
}

const isNoted = ({ name, comments, glyphs, shapes }: NodeAnnotations): boolean =>
  name !== "" || comments.length > 0 || glyphs.length > 0 || shapes.length > 0;

/** Everything noted in a chapter, in the order of steps; of a hidden game only what hangs on nodes that `shows` lets see. */
export const notedIn = (chapter: Chapter, shows: (node: string) => boolean): readonly AnnotatedNode[] =>
  Object.entries(chapter.marks)
    .flatMap(([id, marks]): readonly AnnotatedNode[] => {
      const node = isNoted(marks) && shows(id) ? nodeOf(chapter, id) : null;
      return node ? [{ node, marks, at: pathTo(chapter, id).length - 1 }] : [];
    })
    .toSorted((a, b) => a.at - b.at);

/** The bookmarks that may be shown: the name of a moment to come tells of it. */
export const bookmarksIn = ({ chapter, shows }: Pick<Session, "chapter" | "shows">): readonly Bookmark[] =>
  chapter().bookmarks.filter(({ node }) => shows(node));

/** Where one looks for what is worth a stop. */
interface StopSearch {
  readonly chapter: Chapter;
  readonly line: readonly TreeNode[];
  /** Steps at which the game turned. */
  readonly turns: readonly number[];
  /** The last step that is told. */
  readonly last: number;
}

/** The next step of a line, forwards or back, at which something was noted or the game turned; null when there is none up to `last`. */
export const nextStop = ({ chapter, line, turns, last }: StopSearch, at: number, direction: 1 | -1): number | null => {
  for (let step = at + direction; step >= 0 && step <= Math.min(last, line.length - 1); step += direction) {
    const node = line[step];
    if (node && (turns.includes(step) || isNoted(marksAt(chapter, node.id)))) return step;
  }
  return null;
};

/** Characters of a comment that stand where there is little room. */
const SHORT = 80;

/** The beginning of a text, for where there is little room. */
export const shortened = (text: string): string => {
  const [line = ""] = text.split("\n");
  return line === text && text.length <= SHORT ? text : `${line.slice(0, SHORT)} …`;
};

/** The flags of a line's notes, up to `last`: `say` tells the notes of one step. */
export const noteFlags = (
  chapter: Chapter,
  line: readonly TreeNode[],
  last: number,
  say: (marks: NodeAnnotations) => string,
): readonly TimelineFlag[] =>
  line.slice(0, last + 1).flatMap(({ id }, at): readonly TimelineFlag[] => {
    const marks = marksAt(chapter, id);
    return isNoted(marks) ? [{ at, kind: "note", seat: null, text: say(marks) }] : [];
  });
