import { withEstimate, withGlyph } from "./annotations.ts";
import type { StudyChange, StoredStudyEdit } from "./edits.ts";
import {
  BLANK,
  type Chapter,
  type Comment,
  type NodeAnnotations,
  marksAt,
  type Member,
  type Study,
  type Variation,
} from "./study.ts";
import { subtreeOf } from "./tree/subtree.ts";

type Tag = StudyChange["_tag"];
type Of<T extends Tag> = Extract<StudyChange, { readonly _tag: T }>;
type Who = Pick<StoredStudyEdit, "person" | "name" | "at">;
type Handler<T extends Tag> = (study: Study, change: Of<T>, who: Who) => Study;

const inChapter = (study: Study, id: string, edit: (chapter: Chapter) => Chapter): Study => ({
  ...study,
  chapters: study.chapters.map((chapter) => (chapter.id === id ? edit(chapter) : chapter)),
});

const atNode = (
  study: Study,
  at: { readonly chapter: string; readonly node: string },
  edit: (marks: NodeAnnotations) => Partial<NodeAnnotations>,
): Study =>
  inChapter(study, at.chapter, (chapter) => {
    const marks = marksAt(chapter, at.node);
    return { ...chapter, marks: { ...chapter.marks, [at.node]: { ...marks, ...edit(marks) } } };
  });

const comments =
  (edit: (comments: readonly Comment[]) => readonly Comment[]) =>
  (marks: NodeAnnotations): Partial<NodeAnnotations> => ({ comments: edit(marks.comments) });

const withMember = (study: Study, member: Member): readonly Member[] =>
  study.members.some(({ person }) => person === member.person)
    ? study.members.map((each) => (each.person === member.person ? member : each))
    : [...study.members, member];

const moved = (chapters: readonly Chapter[], id: string, before: string | null): readonly Chapter[] => {
  const rest = chapters.filter((chapter) => chapter.id !== id);
  const place = before === null ? -1 : rest.findIndex((chapter) => chapter.id === before);
  const found = chapters.filter((chapter) => chapter.id === id);
  return rest.toSpliced(place < 0 ? rest.length : place, 0, ...found);
};

const without = (chapter: Chapter, root: string): Chapter => {
  const gone = subtreeOf(chapter.nodes, root);
  return {
    ...chapter,
    nodes: chapter.nodes.filter(({ id }) => !gone.has(id)),
    marks: Object.fromEntries(Object.entries(chapter.marks).filter(([id]) => !gone.has(id))),
    bookmarks: chapter.bookmarks.filter(({ node }) => !gone.has(node)),
  };
};

/** The node with its subtree before its siblings: their order among themselves and parents before children stay. */
const promoted = (nodes: readonly Variation[], id: string): readonly Variation[] => {
  const node = nodes.find((each) => each.id === id);
  const first = node ? nodes.findIndex(({ parent }) => parent === node.parent) : -1;
  if (!node || first < 0) return nodes;
  const own = subtreeOf(nodes, id);
  const before = nodes.slice(0, first).filter((each) => !own.has(each.id));
  const after = nodes.slice(first).filter((each) => !own.has(each.id));
  return [...before, ...nodes.filter((each) => own.has(each.id)), ...after];
};

/** The variations that a change adds, each with its parent. */
export const addedBy = (change: StudyChange): readonly Variation[] => {
  if (change._tag === "LineAdded") {
    return change.moves.map(({ node: id, ...move }, at) => ({
      id,
      parent: change.moves[at - 1]?.node ?? change.parent,
      ...move,
    }));
  }
  if (change._tag !== "NodeAdded") return [];
  const { node: id, parent, seat, command, events } = change;
  return [{ id, parent, seat, command, events }];
};

const withNodes = (study: Study, change: Of<"NodeAdded"> | Of<"LineAdded">): Study =>
  inChapter(study, change.chapter, (old) => ({ ...old, nodes: [...old.nodes, ...addedBy(change)] }));

const ofStudy = {
  Created: (study, { study: id, title, seed }, { person, name }) => ({
    ...study,
    id,
    title,
    seed,
    members: [{ person, name, role: "owner" }],
  }),
  Joined: (study, { role }, { person, name }) => ({ ...study, members: withMember(study, { person, name, role }) }),
  SetTitle: (study, { title }) => ({ ...study, title }),
  SetVisibility: (study, { visibility }) => ({ ...study, visibility }),
  SetMember: (study, { person, role }) => ({
    ...study,
    members: study.members.flatMap((member) =>
      member.person !== person ? [member] : role === null ? [] : [{ ...member, role }],
    ),
  }),
  SetName: (study, { name }, { person }) => ({
    ...study,
    members: study.members.map((member) => (member.person === person ? { ...member, name } : member)),
  }),
  ChapterAdded: (study, { chapter: id, name, source }) => ({
    ...study,
    chapters: [...study.chapters, { id, name, source, nodes: [], marks: {}, bookmarks: [] }],
  }),
  NameChapter: (study, { chapter, name }) => inChapter(study, chapter, (old) => ({ ...old, name })),
  MoveChapter: (study, { chapter, before }) => ({ ...study, chapters: moved(study.chapters, chapter, before) }),
  DeleteChapter: (study, { chapter }) => ({ ...study, chapters: study.chapters.filter(({ id }) => id !== chapter) }),
} satisfies { readonly [T in Tag]?: Handler<T> };

const ofTree = {
  NodeAdded: (study, change) => withNodes(study, change),
  LineAdded: (study, change) => withNodes(study, change),
  NameNode: (study, at) => atNode(study, at, () => ({ name: at.name })),
  CollapseNode: (study, at) => atNode(study, at, () => ({ collapsed: at.collapsed })),
  PromoteNode: (study, { chapter, node }) =>
    inChapter(study, chapter, (old) => ({ ...old, nodes: promoted(old.nodes, node) })),
  DeleteNode: (study, { chapter, node }) => inChapter(study, chapter, (old) => without(old, node)),
} satisfies { readonly [T in Tag]?: Handler<T> };

const ofMarks = {
  AddComment: (study, change, { person, name, at }) =>
    atNode(
      study,
      change,
      comments((all) => [...all, { id: change.comment, person, name, text: change.text, at }]),
    ),
  CommentChanged: (study, change, { at }) =>
    atNode(
      study,
      change,
      comments((all) => all.map((each) => (each.id === change.comment ? { ...each, text: change.text, at } : each))),
    ),
  DeleteComment: (study, change) =>
    atNode(
      study,
      change,
      comments((all) => all.filter(({ id }) => id !== change.comment)),
    ),
  SetGlyph: (study, change) =>
    atNode(study, change, ({ glyphs }) => ({ glyphs: withGlyph(glyphs, change.glyph, change.on) })),
  AddShape: (study, change) => atNode(study, change, ({ shapes }) => ({ shapes: [...shapes, change.shape] })),
  DeleteShape: (study, change) =>
    atNode(study, change, ({ shapes }) => ({ shapes: shapes.filter(({ id }) => id !== change.shape) })),
  SetEstimate: (study, change) =>
    atNode(study, change, ({ estimates }) => ({ estimates: withEstimate(estimates, change.estimate) })),
  AddBookmark: (study, { chapter, bookmark }) =>
    inChapter(study, chapter, (old) => ({ ...old, bookmarks: [...old.bookmarks, bookmark] })),
  DeleteBookmark: (study, { chapter, bookmark }) =>
    inChapter(study, chapter, (old) => ({ ...old, bookmarks: old.bookmarks.filter(({ id }) => id !== bookmark) })),
} satisfies { readonly [T in Tag]?: Handler<T> };

const HANDLERS: { readonly [T in Tag]: Handler<T> } = { ...ofStudy, ...ofTree, ...ofMarks };

const handle = <T extends Tag>(tag: T, study: Study, change: Of<T>, who: Who): Study =>
  HANDLERS[tag](study, change, who);

/** The study after one more accepted edit. Total: what an edit means to something that is not there is nothing. */
export const evolve = (study: Study, stored: StoredStudyEdit): Study => {
  // cast: the tag is the change's own, which the type of an indexed union cannot say.
  const after = handle(stored.change._tag, study, stored.change as never, stored);
  return { ...after, edits: stored.seq + 1, size: study.size + JSON.stringify(stored.change).length };
};

/** The study that these edits tell of. */
export const foldEdits = (edits: readonly StoredStudyEdit[]): Study => edits.reduce(evolve, BLANK);
