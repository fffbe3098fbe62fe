/** A name of something new in the spellings that its files use. */
export interface GeneratedName {
  /** The id: `fry-cook`. */
  readonly id: string;
  /** As a constant: `fryCook`. */
  readonly camel: string;
  /** As a type: `FryCook`. */
  readonly pascal: string;
  /** As people read it: `Fry Cook`. */
  readonly title: string;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** No id of ours is longer; file names and buttons stay readable. */
const LONGEST = 40;

/** Words that TypeScript does not let be the name of a constant. */
const RESERVED: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally
  for function if implements import in instanceof interface let new null package private protected public return static super
  switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
);

/** An id as the name of a constant: `fryCook`. */
export const camelOf = (id: string): string =>
  id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The name behind an id, or a sentence that says what is wrong with it. */
export const nameOf = (id: string): GeneratedName | string => {
  if (!KEBAB.test(id)) {
    return `"${id}" is no id: small letters and digits, beginning with a letter, words joined by a hyphen, such as fry-cook`;
  }
  if (id.length > LONGEST) return `"${id}" is longer than ${LONGEST} letters`;
  const words = id.split("-");
  const camel = camelOf(id);
  if (RESERVED.has(camel)) return `"${id}" is a word of TypeScript itself; choose another name`;
  return { id, camel, pascal: words.map(capital).join(""), title: words.map(capital).join(" ") };
};
