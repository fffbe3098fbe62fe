import { deviceStorage } from "@blueplate/ui/storage";

const TABLE = "blueplate-table-name";

/** What the last table was called that this browser opened; null if it opened none. */
export const tableName = (): string | null => deviceStorage.getItem(TABLE);

/** Remembers what a table is called for the next one. */
export const rememberTable = (name: string): void => deviceStorage.setItem(TABLE, name);
