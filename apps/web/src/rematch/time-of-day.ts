import { language } from "@blueplate/tabletop";

/** The time of day until which seats are kept, in the language of the page: 9:40 PM. */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(language.locale(), { timeStyle: "short" }).format(at);
