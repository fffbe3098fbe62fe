const KEY = "blueplate-name";

/** The name this browser's player used last. */
export const playerName = (): string => localStorage.getItem(KEY) ?? "";

/** Remembers the name for the next table. */
export const rememberName = (name: string): void => localStorage.setItem(KEY, name);
