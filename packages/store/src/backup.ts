import { Context, type Effect } from "effect";
import type { StoreFailure } from "./failures.ts";

/** A copy of everything that is stored, made while it is in use. */
export class Backup extends Context.Service<
  Backup,
  {
    /** The data folder as a compressed archive, as of one moment; null where PostgreSQL's own tools make it (`pg_dump`). */
    readonly dump: Effect.Effect<Uint8Array, StoreFailure> | null;
  }
>()("store/Backup") {}
