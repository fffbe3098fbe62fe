import { lineHeads, marksAt, pathTo, type TreeNode } from "@blueplate/study";
import { entriesOf } from "../analysis/line/entries.ts";
import { viewFrom } from "./viewpoint.ts";
import type { Session } from "./session.ts";
import { briefly } from "./event-text.ts";
import { replayWords } from "../language.ts";

/** A line by the name that somebody gave it, else by the move with which it begins, as far as the chosen eyes may see it. */
const nameOf = (session: Session, begins: TreeNode): string => {
  const chapter = session.chapter();
  const [entry] = viewFrom(session.viewpoint(), entriesOf(session.rules, [begins]));
  return (
    marksAt(chapter, begins.id).name ||
    briefly(session, entry, 1) ||
    replayWords().replay.stepOnly(pathTo(chapter, begins.id).length - 1)
  );
};

/**
 * How the lines that leave the game, or one another, are called everywhere: by the name that somebody gave them, else by their first
 * move; where several would be called the same, the later ones are numbered. By the node with which a line begins, in the order of the
 * tree, and only of lines that may be shown.
 */
export const lineNames = (session: Session): ReadonlyMap<string, string> => {
  const alike = new Map<string, number>();
  const names = new Map<string, string>();
  for (const begins of lineHeads(session.chapter())) {
    if (!session.shows(begins.id)) continue;
    const name = nameOf(session, begins);
    const nth = (alike.get(name) ?? 0) + 1;
    alike.set(name, nth);
    names.set(begins.id, nth === 1 ? name : `${name} (${nth})`);
  }
  return names;
};

/** How the line is called that begins with a node: the chapter's own has no name among the others. */
export const lineCalled = (session: Session, begins: TreeNode): string =>
  lineNames(session).get(begins.id) ?? nameOf(session, begins);

/** The line that one is on: where along the present line it begins, and with which node; null on the chapter's own. */
export const branchOf = (session: Session): { readonly from: number; readonly begins: TreeNode } | null => {
  const path = session.line().slice(0, session.at() + 1);
  const heads = new Set(lineHeads(session.chapter()).map(({ id }) => id));
  const leaves = path.findLastIndex(({ id }) => heads.has(id));
  // Where the chapter has no line of its own, whatever was played stands for one.
  const from = leaves < 0 ? path.findIndex(({ kind }) => kind !== "line") : leaves;
  const begins = path[from];
  return begins ? { from, begins } : null;
};

/** The line to which the present one leads on, with which node it begins; null where no other one lies ahead. */
export const branchAhead = (session: Session): TreeNode | null => {
  const heads = new Set(lineHeads(session.chapter()).map(({ id }) => id));
  return session.line().find(({ id }, at) => at > session.at() && heads.has(id) && session.shows(id)) ?? null;
};
