const keyOf = (table: string): string => `blueplate-coach:${table}`;

/** Asks the coach to a table on this device. */
export const askCoach = (table: string): void => localStorage.setItem(keyOf(table), "1");

/** Sends the coach away. */
export const forgetCoach = (table: string): void => localStorage.removeItem(keyOf(table));

/** True at tables where the coach was asked for. */
export const isCoached = (table: string): boolean => localStorage.getItem(keyOf(table)) !== null;
