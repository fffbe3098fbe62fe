import { excessIn, type JsonExcess, type JsonLimits } from "@blueplate/kernel";

const WORDS: Readonly<Record<JsonExcess["_tag"], (most: number) => string>> = {
  TooDeep: (most) => `is nested deeper than ${most}`,
  TooManyValues: (most) => `holds more than ${most} values`,
  TooManyKeys: (most) => `has an object with more than ${most} keys`,
};

/** What JSON from outside has too much of, in words, and in which field; null when it may be parsed. */
export const excessText = (
  text: string,
  limits: JsonLimits,
): { readonly field: string; readonly message: string } | null => {
  const excess = excessIn(text, limits);
  return excess && { field: excess.field, message: WORDS[excess._tag](excess.most) };
};
