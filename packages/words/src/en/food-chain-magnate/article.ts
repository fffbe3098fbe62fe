/** Begins with the sound of a vowel: a vowel, or capitals that are read letter by letter, of which "H" is called "aitch". */
const VOWEL_FIRST = /^(?:[AEFHILMNORSX](?=[A-Z])|[AEIO](?![A-Z])|[aeio])/;

/** The indefinite article before a name. */
export const articleOf = (name: string): "a" | "an" => (VOWEL_FIRST.test(name) ? "an" : "a");
