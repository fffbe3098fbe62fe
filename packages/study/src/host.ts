import type { Refusal } from "@blueplate/kernel";
import { type Result, Schema } from "effect";
import { Camera, EntityRef } from "./annotations.ts";
import type { StudyEdit, StoredStudyEdit } from "./edits.ts";
import { Id, NodeId, VocabularyWord } from "./fields.ts";
import type { Member, Study } from "./study.ts";

/** Where somebody looks: shown to those who follow, kept by nobody. `event`: of the node's, where not all of them are shown. */
export const Pointer = Schema.Struct({
  chapter: Id,
  node: NodeId,
  event: Schema.NullOr(Schema.Natural),
  camera: Schema.NullOr(Camera),
  lens: Schema.NullOr(VocabularyWord),
  /** What is pointed at. */
  thing: Schema.NullOr(EntityRef),
});
export type Pointer = typeof Pointer.Type;

/** Somebody who has the study open. `person` is null for somebody who only looks. */
export type StudyParticipant = Omit<Member, "role"> & { readonly role: Member["role"] | null };

/** Who is there, and whom they may follow: the one who leads, and where that one looks. */
export interface StudyPresence {
  readonly here: readonly StudyParticipant[];
  readonly watchers: number;
  readonly leader: { readonly person: string; readonly at: Pointer } | null;
}

/** What the screens are told: the study after each change, and who is there. `edit` is the one that made the change, or null. */
export type StudyUpdate =
  | { readonly _tag: "Study"; readonly study: Study; readonly edit: StoredStudyEdit | null }
  | { readonly _tag: "Presence"; readonly presence: StudyPresence }
  /** The connection is lost or back; edits wait meanwhile. */
  | { readonly _tag: "Connected"; readonly connected: boolean }
  /** The study was deleted, or is no longer shown to this person. */
  | { readonly _tag: "Gone" };

/** A study wherever it lives: on the server, or in this browser alone. */
export interface StudyHost {
  /** Who the person at this screen is in the study; null for somebody who only looks. */
  readonly me: () => string | null;
  /** Sends an edit; its answer is what it came to. Edits are applied in the order in which the host takes them. */
  edit(edit: StudyEdit): Promise<Result.Result<StoredStudyEdit, Refusal>>;
  /** Tells `listener` the study at once and after every change, until the answer is called. */
  watch(listener: (update: StudyUpdate) => void): () => void;
  /** Leads with this pointer, or with `null` lets go. Does nothing where nobody else can be. */
  lead(pointer: Pointer | null): void;
  close(): void;
}
