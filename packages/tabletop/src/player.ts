import { deviceStorage } from "@blueplate/ui/storage";

const PLAYER = "blueplate-name";

/** The name this browser's player used last. */
export const playerName = (): string => deviceStorage.getItem(PLAYER) ?? "";

/** Remembers the name for the next table. */
export const rememberName = (name: string): void => deviceStorage.setItem(PLAYER, name);
