/** A part of a sentence that points at something on the table: shown as a link, lit on hover. */
export interface Mention {
  readonly kind: "seat" | "employee" | "good" | "house" | "campaign" | "milestone" | "square" | "money" | "card";
  /** The id of the thing, in the words of the protocol. */
  readonly id: string;
  readonly text: string;
}

/** A sentence as people read it: plain text with mentions in between. */
export type Sentence = readonly (string | Mention)[];

const isSentence = (part: Mention | Sentence): part is Sentence => Array.isArray(part);

/** A sentence from a template: `say` + plain strings and mentions in turn. */
export const say = (
  strings: TemplateStringsArray,
  ...parts: readonly (string | number | Mention | Sentence)[]
): Sentence =>
  strings.flatMap((text, index): Sentence => {
    const part = parts[index];
    const before: Sentence = text === "" ? [] : [text];
    if (part === undefined) return before;
    if (typeof part === "number") return [...before, String(part)];
    if (typeof part === "string") return part === "" ? before : [...before, part];
    return isSentence(part) ? [...before, ...part] : [...before, part];
  });

/** The sentence as plain text. */
export const plain = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** A mention as it stands at the beginning of a sentence. */
export const opening = (mention: Mention): Mention => ({
  ...mention,
  text: `${mention.text.slice(0, 1).toUpperCase()}${mention.text.slice(1)}`,
});

/** Sentences or mentions in a row, with an `and` before the last and the comma of the language between the others. */
export const listed = (items: readonly (string | Mention | Sentence)[], and: string, comma = ", "): Sentence =>
  items.flatMap((item, index): Sentence => {
    const joint = index === 0 ? [] : [index === items.length - 1 ? and : comma];
    const parts: Sentence = typeof item === "string" || !isSentence(item) ? [item] : item;
    return [...joint, ...parts];
  });
