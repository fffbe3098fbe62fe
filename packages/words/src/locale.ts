/** The languages that people may choose from, each named in itself. */
export const LOCALES = { en: "English", ja: "日本語", pl: "Polski", ru: "Русский", zh: "中文" } as const;

/** A language, as the web calls it (BCP 47). */
export type Locale = keyof typeof LOCALES;

/** True for the name of a language that we have. */
export const isLocale = (name: string): name is Locale => Object.hasOwn(LOCALES, name);

/** The first of these languages that we have (`pl-PL` asks for Polish); English if none. */
export const preferredLocale = (asked: readonly string[]): Locale =>
  asked.map((each) => each.toLowerCase().split("-")[0] ?? "").find(isLocale) ?? "en";
