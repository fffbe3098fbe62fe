import { language } from "@blueplate/tabletop";

/** A moment (milliseconds since 1970, UTC) as people of the page's language write its day and time. */
export const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(language.locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);

/** The day of a moment (milliseconds since 1970, UTC) as people of the page's language write it. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(language.locale(), { dateStyle: "medium" }).format(at);
