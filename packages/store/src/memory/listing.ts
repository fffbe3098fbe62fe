import type { RecordPlace } from "../records.ts";

/** Which of two comes first: the last changed, and of those that changed at once the one with the greater id, as in SQL. */
const inOrder = (one: RecordPlace, other: RecordPlace): number =>
  other.updatedAt - one.updatedAt || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

/** The first `limit` records, the last changed first, of those after a place. */
export const listed = <R extends RecordPlace>(
  records: readonly R[],
  limit: number,
  after: RecordPlace | undefined,
): readonly R[] =>
  records
    .filter((record) => !after || inOrder(after, record) < 0)
    .toSorted(inOrder)
    .slice(0, limit);
