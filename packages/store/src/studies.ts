import { Context, type Effect, type Option } from "effect";
import type { SeqTaken, StoreFailure } from "./failures.ts";
import type { InviteRecord, RecordPlace, StoredEdit, StudyFilter, StudyMark, StudyRecord } from "./records.ts";

/** Studies and their edits: what stands here has been taken, nothing else is a study. */
export class StudyStore extends Context.Service<
  StudyStore,
  {
    /** Stores a new study with its first edits; `owner` is the guest who is its first person. */
    create(
      study: StudyRecord,
      edits: readonly StoredEdit[],
      owner: { readonly guest: string; readonly person: string },
    ): Effect.Effect<void, StoreFailure>;
    get(id: string): Effect.Effect<Option.Option<StudyRecord>, StoreFailure>;
    /**
     * Writes one edit and what it changes about its study in one transaction; refused when its number or its id is taken. When
     * it fails with `StoreFailure` the edit may or may not be there: read the edits again before going on.
     */
    append(study: string, edit: StoredEdit, mark: StudyMark): Effect.Effect<void, SeqTaken | StoreFailure>;
    /** The edits from number `from` on, in order. */
    read(study: string, from: number): Effect.Effect<readonly StoredEdit[], StoreFailure>;
    /** The newest `limit` studies that fit, the last changed first; of those that come after a place in that order, where one is given. */
    list(filter: StudyFilter, limit: number, after?: RecordPlace): Effect.Effect<readonly StudyRecord[], StoreFailure>;
    /** Removes a study with its edits and links. */
    remove(id: string): Effect.Effect<void, StoreFailure>;
    /** How many studies a guest is a member of. */
    count(guest: string): Effect.Effect<number, StoreFailure>;
    /** Stores a link by which people join. */
    invite(link: InviteRecord): Effect.Effect<void, StoreFailure>;
    /** The link with this hash while it is good. */
    invited(tokenHash: string, now: number): Effect.Effect<Option.Option<InviteRecord>, StoreFailure>;
    /** Calls back every link of a study. */
    uninvite(study: string): Effect.Effect<void, StoreFailure>;
  }
>()("store/Studies") {}
