import type { TableRecord } from "../records.ts";

/** A table of the toy that nobody has begun, as it is stored; `over` says what is otherwise. */
export const tableRecord = (id: string, over: Partial<TableRecord> = {}): TableRecord => ({
  id,
  name: "Friday",
  game: "toy",
  config: { modules: [], options: {}, seats: 1 },
  hash: "toy-1",
  seed: "s",
  origin: "drawn",
  listed: false,
  status: "open",
  host: "ann",
  header: null,
  outcome: null,
  questions: null,
  seq: -1,
  createdAt: 0,
  updatedAt: 0,
  ...over,
});
