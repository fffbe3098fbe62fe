import { isUnnamedTable } from "./default-names.ts";
import type { Words } from "./language.ts";
import type { Locale } from "./locale.ts";
import { placedNameIn } from "./table-names.ts";

/** A day as servers write it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a daily town (`2026-11-29`) as people of a language write it; it is the same day for the whole world. */
export const dayIn = (locale: Locale, day: string, weekday?: "long"): string =>
  new Intl.DateTimeFormat(locale, {
    ...(weekday ? { weekday } : {}),
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(Date.parse(day));

/** What a table is called in a language: one of the daily town by its day, one without a name by its place and its host, every other as its host wrote it. */
export const tableNameIn = (
  { locale, shell }: Words,
  { name, origin }: { readonly name: string; readonly origin: string },
): string => {
  if (origin === "daily" && DAY.test(name)) return shell.lobby.daily.of(dayIn(locale, name));
  // Tables of former days all have the same word for a name.
  return isUnnamedTable(name) ? shell.create.defaultName : (placedNameIn(locale, name) ?? name);
};
