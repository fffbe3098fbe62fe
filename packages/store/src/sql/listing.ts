import { desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { RecordPlace } from "../records.ts";

/** The columns by which lists are in order. */
interface Listed {
  readonly updatedAt: PgColumn;
  readonly id: PgColumn;
}

/** The last changed first; the id decides between those that changed at once, so that no page of a list tells a record twice or none. */
export const lastChangedFirst = ({ updatedAt, id }: Listed): readonly SQL[] => [desc(updatedAt), desc(id)];

/** What comes after a place in that order; everything where none is given. */
export const beyond = ({ updatedAt, id }: Listed, after: RecordPlace | undefined): SQL | undefined =>
  after && sql`(${updatedAt}, ${id}) < (${after.updatedAt}, ${after.id})`;
