const TABLE = "blueplate-table-name";

/** What the last table was called that this browser opened; null if it opened none. */
export const tableName = (): string | null => localStorage.getItem(TABLE);

/** Remembers what a table is called for the next one. */
export const rememberTable = (name: string): void => localStorage.setItem(TABLE, name);
