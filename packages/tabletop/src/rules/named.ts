import type { GameWords } from "@blueplate/words";

/** What an id is called, or null for an id that has no name. */
export type IdName = GameWords["nameOf"];

/** A section that is for people at the table has a number; the rest, what a program is told, is for those who write programs. */
const NUMBERED = /^[A-Z]\d+\b/;

/** The sections that people read: the first, which has no number, says what all of them are. */
export const forPeople = <T extends { readonly title: string }>(sections: readonly T[]): readonly T[] =>
  sections.filter(({ title }, at) => at === 0 || NUMBERED.test(title));

/** The HTML of our own rules with the names of options and milestones in place of the ids by which programs know them. */
export const named = (html: string, nameOf: IdName): string =>
  html.replaceAll(/<code>([a-z0-9-]+)<\/code>/g, (written, id: string) => {
    const name = nameOf(id);
    return name === null ? written : `<b>${name}</b>`;
  });
