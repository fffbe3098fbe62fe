import { type Refusal, refusal } from "@blueplate/kernel";
import type { StudyEdit } from "./edits.ts";
import { LIMITS } from "./limits.ts";
import { logTreeOf } from "./tree/log-tree.ts";
import { variationOf } from "./tree/variation.ts";
import type {
  GameRuns,
  MissingTarget,
  IdTaken,
  LastOwner,
  NotAllowed,
  NotYours,
  EditSubject,
  TooMuch,
} from "./refusals.ts";
import {
  type Chapter,
  chapterOf,
  type Comment,
  commentsIn,
  marksAt,
  type MemberRole,
  reaches,
  roleOf,
  type Study,
} from "./study.ts";
import { deletedWith } from "./tree/subtree.ts";

type Tag = StudyEdit["_tag"];
type Of<T extends Tag> = Extract<StudyEdit, { readonly _tag: T }>;
type Check<T extends Tag> = (
  study: Study,
  edit: Of<T>,
  person: string,
  running: (table: string) => boolean,
) => Refusal | null;

const gone = (what: EditSubject, id: string) => refusal<MissingTarget>({ _tag: "Gone", rule: "", what, id });
const taken = (what: EditSubject, id: string) => refusal<IdTaken>({ _tag: "IdTaken", rule: "", what, id });
const tooMuch = (what: string, most: number) => refusal<TooMuch>({ _tag: "TooMuch", rule: "", what, most });

/** Refused with `TooMuch` unless one more than `count` fits. */
const oneMore = (what: keyof typeof LIMITS, count: number): Refusal | null =>
  count < LIMITS[what] ? null : tooMuch(what, LIMITS[what]);

/** Things that are told apart by their ids. */
type Known = readonly { readonly id: string }[];

const free = (what: EditSubject, all: Known, id: string): Refusal | null =>
  all.some((each) => each.id === id) ? taken(what, id) : null;

const there = (what: EditSubject, all: Known, id: string): Refusal | null =>
  all.some((each) => each.id === id) ? null : gone(what, id);

/** Asked with the chapter, when it is there. */
const inChapter =
  <E extends { readonly chapter: string }>(
    check: (chapter: Chapter, edit: E, study: Study, person: string) => Refusal | null,
  ) =>
  (study: Study, edit: E, person: string): Refusal | null => {
    const chapter = chapterOf(study, edit.chapter);
    return chapter ? check(chapter, edit, study, person) : gone("chapter", edit.chapter);
  };

/** True for a node of the chapter, of its log or added. */
export const hasNode = (chapter: Chapter, node: string): boolean =>
  logTreeOf(chapter.source).all.has(node) || variationOf(chapter, node) !== undefined;

/** Asked with the chapter, when it and the node are there. */
const atNode = <E extends { readonly chapter: string; readonly node: string }>(
  check: (chapter: Chapter, edit: E, study: Study, person: string) => Refusal | null,
) =>
  inChapter<E>((chapter, edit, study, person) =>
    hasNode(chapter, edit.node) ? check(chapter, edit, study, person) : gone("node", edit.node),
  );

const nothing = (): null => null;

/** The tables of running games that the study shows through the eyes of a seat. */
const sealedIn = (study: Study, running: (table: string) => boolean): readonly string[] =>
  study.chapters.flatMap(({ source }) =>
    source._tag === "Game" && source.origin && !source.origin.whole && running(source.origin.table)
      ? [source.origin.table]
      : [],
  );

/** Why nobody but its owner may see the study yet, or null. */
export const refuseSharing = (study: Study, running: (table: string) => boolean): Refusal | null => {
  const [table] = sealedIn(study, running);
  return table === undefined ? null : refusal<GameRuns>({ _tag: "GameRuns", rule: "", table });
};

/** True when somebody besides its only member may see the study. */
export const isShared = (study: Study): boolean => study.visibility !== "private" || study.members.length > 1;

const isLastOwner = (study: Study, person: string): boolean =>
  study.members.every((member) => (member.role === "owner") === (member.person === person));

const setMember: Check<"SetMember"> = (study, { person, role }, by) => {
  if (roleOf(study, person) === null) return gone("member", person);
  const leaves = person === by && role === null;
  if (!leaves && roleOf(study, by) !== "owner")
    return refusal<NotAllowed>({ _tag: "NotAllowed", rule: "", needs: "owner" });
  return role !== "owner" && isLastOwner(study, person) ? refusal<LastOwner>({ _tag: "LastOwner", rule: "" }) : null;
};

const ofComment = (mayBe: (study: Study, person: string) => boolean) =>
  atNode<{ readonly chapter: string; readonly node: string; readonly comment: string }>(
    (chapter, { node, comment }, study, person) => {
      const found = marksAt(chapter, node).comments.find(({ id }) => id === comment);
      if (!found) return gone("comment", comment);
      return found.person === person || mayBe(study, person) ? null : refusal<NotYours>({ _tag: "NotYours", rule: "" });
    },
  );

/** What others have said stays: whoever may not delete their comments cannot delete what holds some either. */
const refuseDeleting = (comments: readonly Comment[], study: Study, by: string): Refusal | null =>
  roleOf(study, by) === "owner" || comments.every(({ person }) => person === by)
    ? null
    : refusal<NotYours>({ _tag: "NotYours", rule: "" });

const addLine = (chapter: Chapter, { parent, moves }: Of<"AddLine">): Refusal | null => {
  if (!hasNode(chapter, parent)) return gone("node", parent);
  const ids = moves.map(({ node }) => node);
  const twice = ids.find((id, at) => ids.indexOf(id) < at || hasNode(chapter, id));
  if (twice !== undefined) return taken("node", twice);
  return oneMore("nodesInChapter", chapter.nodes.length + ids.length - 1);
};

const CHECKS: { readonly [T in Tag]: Check<T> } = {
  SetTitle: nothing,
  SetVisibility: (study, { visibility }, _, running) =>
    visibility === "private" ? null : refuseSharing(study, running),
  SetMember: setMember,
  SetName: nothing,
  AddChapter: (study, { chapter }) =>
    free("chapter", study.chapters, chapter) ?? oneMore("chapters", study.chapters.length),
  NameChapter: inChapter(nothing),
  MoveChapter: inChapter((_, { before }, study) => (before === null ? null : there("chapter", study.chapters, before))),
  DeleteChapter: inChapter((chapter, _, study, person) => refuseDeleting(commentsIn(chapter), study, person)),
  AddNode: inChapter((chapter, { node, parent }) =>
    hasNode(chapter, parent)
      ? (free("node", chapter.nodes, node) ?? oneMore("nodesInChapter", chapter.nodes.length))
      : gone("node", parent),
  ),
  AddLine: inChapter(addLine),
  NameNode: atNode(nothing),
  CollapseNode: atNode(nothing),
  PromoteNode: atNode(nothing),
  DeleteNode: atNode((chapter, { node }, study, person) =>
    refuseDeleting(deletedWith(chapter, node).comments, study, person),
  ),
  AddComment: atNode((chapter, { node, comment }) => {
    const { comments } = marksAt(chapter, node);
    return free("comment", comments, comment) ?? oneMore("commentsAtNode", comments.length);
  }),
  ChangeComment: ofComment(() => false),
  DeleteComment: ofComment((study, person) => roleOf(study, person) === "owner"),
  SetGlyph: atNode(nothing),
  AddShape: atNode((chapter, { node, shape }) => {
    const { shapes } = marksAt(chapter, node);
    return free("shape", shapes, shape.id) ?? oneMore("shapesAtNode", shapes.length);
  }),
  DeleteShape: atNode((chapter, { node, shape }) => there("shape", marksAt(chapter, node).shapes, shape)),
  SetEstimate: atNode((chapter, { node, estimate }) => {
    const { estimates } = marksAt(chapter, node);
    const isOther = estimates.every(({ bot }) => bot !== estimate.bot);
    return isOther ? oneMore("estimatesAtNode", estimates.length) : null;
  }),
  AddBookmark: inChapter((chapter, { bookmark }) =>
    hasNode(chapter, bookmark.node)
      ? (free("bookmark", chapter.bookmarks, bookmark.id) ?? oneMore("bookmarksInChapter", chapter.bookmarks.length))
      : gone("node", bookmark.node),
  ),
  DeleteBookmark: inChapter((chapter, { bookmark }) => there("bookmark", chapter.bookmarks, bookmark)),
};

/** The least role for an edit; most need `write`. Whoever only reads may change their own name and leave. */
const NEEDS: { readonly [T in Tag]?: MemberRole } = {
  SetTitle: "owner",
  SetVisibility: "owner",
  SetMember: "read",
  SetName: "read",
};

/** Why `person` may not make this edit to the study as it stands now, or null. `running` tells of games that still go on. */
export const refuse = (
  study: Study,
  edit: StudyEdit,
  person: string,
  running: (table: string) => boolean,
): Refusal | null => {
  const needs = NEEDS[edit._tag] ?? "write";
  if (!reaches(roleOf(study, person), needs)) return refusal<NotAllowed>({ _tag: "NotAllowed", rule: "", needs });
  const full = oneMore("edits", study.edits) ?? oneMore("studySize", study.size);
  if (full) return full;
  // cast: the tag is the edit's own, which the type of an indexed union cannot say.
  return (CHECKS[edit._tag] as Check<Tag>)(study, edit, person, running);
};
