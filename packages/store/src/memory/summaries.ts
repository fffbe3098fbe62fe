import { Effect } from "effect";
import { Summaries } from "../summaries.ts";
import type { SummaryRecord } from "../records.ts";

/** Summaries in memory, by table. */
export const summariesIn = (summaries: Map<string, SummaryRecord>) =>
  Summaries.of({
    keep: (summary) => Effect.sync(() => void summaries.set(summary.table, summary)),
    of: (tables) => Effect.sync(() => tables.flatMap((table) => summaries.get(table) ?? [])),
  });
