/**
 * Asks a browser the way its language is written, in tasks of their own. For the first such questions it reads its tables
 * of all languages, and our toolkit asks them as soon as its scripts run: whoever fetches those asks beforehand. (A worker
 * that asks for it takes more from the page, while that comes, than it saves.)
 */
export const readLanguages = (): void => {
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf(navigator.language));
  setTimeout(() => new Intl.Locale(navigator.language).maximize());
};
