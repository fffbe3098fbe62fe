import { deviceStorage } from "@blueplate/ui/storage";

const keyOf = (table: string): string => `blueplate-coach:${table}`;

/** Asks the coach to a table on this device. */
export const askCoach = (table: string): void => deviceStorage.setItem(keyOf(table), "");

/** Asks the coach to the next game of those at a coached table: what was explained to them is not explained again. */
export const keepCoach = (last: string, next: string): void => {
  const explained = deviceStorage.getItem(keyOf(last));
  if (explained !== null) deviceStorage.setItem(keyOf(next), explained);
};

/** Sends the coach away. */
export const forgetCoach = (table: string): void => deviceStorage.removeItem(keyOf(table));

/** True at tables where the coach was asked for. */
export const isCoached = (table: string): boolean => deviceStorage.getItem(keyOf(table)) !== null;

/** The phases that the coach has explained at this table. */
export const explainedAt = (table: string): readonly string[] => (deviceStorage.getItem(keyOf(table)) ?? "").split(" ");

/** Remembers that the coach has explained these phases. */
export const keepExplained = (table: string, phases: readonly string[]): void =>
  deviceStorage.setItem(keyOf(table), phases.join(" "));
