import { timeOf } from "@blueplate/kernel";
import { language } from "@blueplate/tabletop";

const written = (at: number, style: Intl.DateTimeFormatOptions): string | null => {
  const time = timeOf(at);
  return time === null ? null : new Intl.DateTimeFormat(language.locale(), style).format(time);
};

/**
 * A moment (milliseconds since 1970, UTC) as people of the page's language write its day and time; null where nobody looked at a
 * clock, as in a game that was frozen.
 */
export const dateTime = (at: number): string | null => written(at, { dateStyle: "medium", timeStyle: "short" });

/** The day of a moment, in the same way. */
export const day = (at: number): string | null => written(at, { dateStyle: "medium" });
