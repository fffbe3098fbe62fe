import { language } from "@blueplate/tabletop";
import { ADMIN_WORDS, type AdminWords } from "@blueplate/words/admin";

/** The words of this page in the language of the browser. */
export const words = (): AdminWords => ADMIN_WORDS[language.locale()];

/** A moment as it is read: day and time, to the second. */
export const timeText = (at: number): string =>
  new Intl.DateTimeFormat(language.locale(), { dateStyle: "short", timeStyle: "medium" }).format(at);
