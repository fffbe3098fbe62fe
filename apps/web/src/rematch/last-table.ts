import { tabStorage } from "@blueplate/ui/storage";

const keyOf = (table: string): string => `blueplate-rematch:${table}`;

/** Remembers in this tab, for as long as it is open, after which table the next one comes. */
export const keepLastTable = (next: string, last: string): void => tabStorage.setItem(keyOf(next), last);

/** The table after which another comes, for whoever has come from there in this tab; null for everybody else. */
export const lastTableOf = (next: string): string | null => tabStorage.getItem(keyOf(next));
