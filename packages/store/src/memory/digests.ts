import { Effect } from "effect";
import { Digests } from "../digests.ts";
import type { DigestRecord } from "../records.ts";

/** Digests in memory, by table. */
export const digestsIn = (digests: Map<string, DigestRecord>) =>
  Digests.of({
    keep: (digest) => Effect.sync(() => void digests.set(digest.table, digest)),
    of: (tables) => Effect.sync(() => tables.flatMap((table) => digests.get(table) ?? [])),
  });
