const keyOf = (table: string): string => `blueplate-coach:${table}`;

/** Asks the coach to a table on this device. */
export const askCoach = (table: string): void => localStorage.setItem(keyOf(table), "");

/** Sends the coach away. */
export const forgetCoach = (table: string): void => localStorage.removeItem(keyOf(table));

/** True at tables where the coach was asked for. */
export const isCoached = (table: string): boolean => localStorage.getItem(keyOf(table)) !== null;

/** The phases that the coach has explained at this table. */
export const toldAt = (table: string): readonly string[] => (localStorage.getItem(keyOf(table)) ?? "").split(" ");

/** Remembers that the coach has explained these phases. */
export const keepTold = (table: string, phases: readonly string[]): void =>
  localStorage.setItem(keyOf(table), phases.join(" "));
