import { Data } from "effect";

/** The database did not do what it was asked: `operation` names it; whether it took effect is unknown. */
export class StoreFailure extends Data.TaggedError("StoreFailure")<{
  readonly operation: string;
  readonly cause: unknown;
}> {
  /** The innermost cause in words. Outer ones repeat the query with its values, which are secrets. */
  get reason(): string {
    let inner = this.cause;
    while (inner instanceof Error && inner.cause !== undefined) inner = inner.cause;
    return inner instanceof Error ? inner.message : String(inner);
  }
}

/** An entry with this number is there already: somebody else writes to the same table, or an edit to the same study. */
export class SeqTaken extends Data.TaggedError("SeqTaken")<{ readonly table: string; readonly seq: number }> {}

/** The data folder belongs to a running server. */
export class DataFolderInUse extends Data.TaggedError("DataFolderInUse")<{
  readonly folder: string;
  readonly holder: string;
}> {
  override get message(): string {
    return `The data folder ${this.folder} is in use by another server (${this.holder}). Stop it, or choose another folder with DATA_DIR.`;
  }
}

/** The PostgreSQL database belongs to a running server. */
export class DatabaseInUse extends Data.TaggedError("DatabaseInUse")<{ readonly message: string }> {}

/** The lock that kept other servers off the store is gone: another one may write by now, so this one may not. */
export class LockLost extends Data.TaggedError("LockLost")<{ readonly reason: string }> {
  override get message(): string {
    return `The lock of the database is lost (${this.reason}): another server may have taken it. This one writes nothing any more and ends; start it again.`;
  }
}
