import type { Json, Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import type { Bookmark, Estimate, Glyph, DrawnShape } from "./annotations.ts";
import type { ChapterSource } from "./source.ts";

/** Who may look at a study besides its members: nobody, whoever has the link, everybody who reads the list. */
export const VISIBILITIES = ["private", "link", "public"] as const;
export const Visibility = Schema.Literals(VISIBILITIES);
export type Visibility = typeof Visibility.Type;

/** What a member may do: look, edit chapters and notes, and also say who may. Each may what those before it may. */
export const ROLES = ["read", "write", "owner"] as const;
export const MemberRole = Schema.Literals(ROLES);
export type MemberRole = typeof MemberRole.Type;

/** Somebody in a study. `person` is an id that holds in this study alone. */
export interface Member {
  readonly person: string;
  readonly name: string;
  readonly role: MemberRole;
}

/** Something said about a moment: text with the few marks of `docs/formats.md`, which no reader takes for more. */
export interface Comment {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970, UTC: when it was last changed. */
  readonly at: number;
}

/** A move that somebody tried: the command on the parent's position and everything that followed, both as the game encodes them. */
export interface Variation {
  readonly id: string;
  readonly parent: string;
  readonly seat: Seat;
  readonly command: Json;
  readonly events: readonly Json[];
}

/** What was noted at a node. */
export interface NodeAnnotations {
  /** A name for the line that begins here; empty for none. */
  readonly name: string;
  readonly collapsed: boolean;
  readonly comments: readonly Comment[];
  readonly glyphs: readonly Glyph[];
  readonly shapes: readonly DrawnShape[];
  /** Of each bot one at most. */
  readonly estimates: readonly Estimate[];
}

/** A game or a position with what was tried and noted on it. */
export interface Chapter {
  readonly id: string;
  readonly name: string;
  readonly source: ChapterSource;
  /** Every parent before its children; among siblings the one to be shown first comes first. */
  readonly nodes: readonly Variation[];
  /** By node; a node without notes has none. */
  readonly marks: Readonly<Record<string, NodeAnnotations>>;
  readonly bookmarks: readonly Bookmark[];
}

/** A study: the fold of its edits. */
export interface Study {
  readonly id: string;
  readonly title: string;
  readonly visibility: Visibility;
  /** From which variations draw their dice: equal edits give equal results. */
  readonly seed: string;
  readonly members: readonly Member[];
  readonly chapters: readonly Chapter[];
  /** The number of edits folded in. */
  readonly edits: number;
  /** Characters of JSON that the edits take. */
  readonly size: number;
}

/** The study before its first edit. */
export const BLANK: Study = {
  id: "",
  title: "",
  visibility: "private",
  seed: "",
  members: [],
  chapters: [],
  edits: 0,
  size: 0,
};

const UNMARKED: NodeAnnotations = { name: "", collapsed: false, comments: [], glyphs: [], shapes: [], estimates: [] };

/** The notes at a node, blank ones where nothing was noted. */
export const marksAt = (chapter: Chapter, node: string): NodeAnnotations => chapter.marks[node] ?? UNMARKED;

/** Every comment of a chapter. */
export const commentsIn = ({ marks }: Chapter): readonly Comment[] =>
  Object.values(marks).flatMap(({ comments }) => comments);

/** The chapter with this id. */
export const chapterOf = (study: Study, id: string): Chapter | undefined =>
  study.chapters.find((chapter) => chapter.id === id);

/** The role of a person, or null for somebody who is no member. */
export const roleOf = (study: Study, person: string | null): MemberRole | null =>
  study.members.find((member) => member.person === person)?.role ?? null;

/** True when `role` includes what `needed` may. */
export const reaches = (role: MemberRole | null, needed: MemberRole): boolean =>
  role !== null && ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Whether somebody may look at the study at all. */
export const mayLook = (study: Study, person: string | null): boolean =>
  study.visibility !== "private" || roleOf(study, person) !== null;
