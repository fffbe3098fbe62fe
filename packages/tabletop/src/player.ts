const PLAYER = "blueplate-name";

/** The name this browser's player used last. */
export const playerName = (): string => localStorage.getItem(PLAYER) ?? "";

/** Remembers the name for the next table. */
export const rememberName = (name: string): void => localStorage.setItem(PLAYER, name);
