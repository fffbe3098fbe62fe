const PLAYER = "blueplate-name";
const TABLE = "blueplate-table-name";

/** The name this browser's player used last. */
export const playerName = (): string => localStorage.getItem(PLAYER) ?? "";

/** Remembers the name for the next table. */
export const rememberName = (name: string): void => localStorage.setItem(PLAYER, name);

/** What the last table was called that this browser opened; null if it opened none. */
export const tableName = (): string | null => localStorage.getItem(TABLE);

/** Remembers what a table is called for the next one. */
export const rememberTable = (name: string): void => localStorage.setItem(TABLE, name);
