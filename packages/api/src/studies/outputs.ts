import type { StudyPresence, MemberRole, StoredStudyEdit, Visibility } from "@blueplate/study";

/** A study as a list shows it. Times are milliseconds since 1970, UTC. */
export interface StudyLine {
  readonly id: string;
  readonly title: string;
  readonly visibility: Visibility;
  readonly chapters: number;
  readonly games: readonly string[];
  readonly owner: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Studies, the last changed first. `next`: the cursor after which others come; null where these are the last. */
export interface StudyList {
  readonly lines: readonly StudyLine[];
  readonly next: string | null;
}

/** A study as the caller finds it, without its edits. */
export interface StudyFacts extends StudyLine {
  /** Who the caller is in the study, and what they may; null for somebody who is no member. */
  readonly me: string | null;
  readonly role: MemberRole | null;
  /** The number of the last edit. */
  readonly seq: number;
}

/**
 * What `watch` sends: the facts, then every edit after the one that the client has, then who is there; later ones as they happen.
 * `Gone`: there is no such study, or it is not shown to the caller any more.
 */
export type StudyMessage =
  | { readonly _tag: "Facts"; readonly facts: StudyFacts }
  | { readonly _tag: "Edit"; readonly edit: StoredStudyEdit }
  | { readonly _tag: "Presence"; readonly presence: StudyPresence }
  | { readonly _tag: "Gone" };
