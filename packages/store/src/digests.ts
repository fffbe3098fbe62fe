import { Context, type Effect } from "effect";
import type { StoreFailure } from "./failures.ts";
import type { DigestRecord } from "./records.ts";

/** What statistics keep of finished games, so that their logs are read once. */
export class Digests extends Context.Service<
  Digests,
  {
    /** Keeps it in place of an older one of the same table. */
    keep(digest: DigestRecord): Effect.Effect<void, StoreFailure>;
    /** What is kept of these tables, in any order. */
    of(tables: readonly string[]): Effect.Effect<readonly DigestRecord[], StoreFailure>;
  }
>()("store/Digests") {}
