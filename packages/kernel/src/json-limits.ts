/** How much a text from outside may hold before it is parsed: parsing what holds more would keep everything else waiting. */
export interface JsonLimits {
  /** Arrays and objects within each other. */
  readonly depth: number;
  /** Values of any kind. */
  readonly values: number;
  /** Keys of one object: JavaScript keeps objects with very many of them far more slowly than arrays. */
  readonly keys: number;
}

/**
 * Limits of a line of a file, a file of one value, and the body of a request that brings a whole game. A game of five people played to
 * its end has 7 levels, 24,000 values in all of its log, and 32 keys in its widest object.
 */
export const JSON_LIMITS: JsonLimits = { depth: 64, values: 250_000, keys: 1_000 };

/** What a text has too much of. */
export interface JsonExcess {
  readonly _tag: "TooDeep" | "TooManyValues" | "TooManyKeys";
  readonly most: number;
  /** The key of the outermost object in which it was found; empty where there is none. */
  readonly field: string;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The longest name of a field that a fault repeats. */
const LONGEST_FIELD = 64;

/** Where the string that begins at `start` ends: its closing quote, or the end of a text that breaks off. */
const endOfString = (text: string, start: number): number => {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((quote - before) % 2 === 1) return quote;
  }
  return text.length;
};

/** Counts what a text holds, one sign of its structure after the other. */
const counter = (limits: JsonLimits) => {
  // The keys of each object that is open, by its depth; -1 for an array.
  const keys: number[] = [];
  let values = 1;
  const more = (): JsonExcess["_tag"] | null => (++values > limits.values ? "TooManyValues" : null);
  return {
    depth: () => keys.length,
    open: (isObject: boolean) => (keys.push(isObject ? 1 : -1) > limits.depth ? "TooDeep" : more()),
    close: () => void keys.pop(),
    comma: () => {
      const last = keys.length - 1;
      const count = keys[last] ?? -1;
      if (count < 0) return more();
      keys[last] = count + 1;
      return count < limits.keys ? more() : "TooManyKeys";
    },
  };
};

const MOST: Readonly<Record<JsonExcess["_tag"], keyof JsonLimits>> = {
  TooDeep: "depth",
  TooManyValues: "values",
  TooManyKeys: "keys",
};

/** What the text has too much of, found in one pass that ends there; null where all of it may be parsed, if it is JSON. */
export const excessIn = (text: string, limits: JsonLimits = JSON_LIMITS): JsonExcess | null => {
  const count = counter(limits);
  let field = "";
  let isKey = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    // Blanks and digits, of which there may be millions.
    if (sign < QUOTE || (sign > COMMA && sign < OPEN_ARRAY)) continue;
    let excess: JsonExcess["_tag"] | null = null;
    if (sign === QUOTE) {
      const start = at + 1;
      at = endOfString(text, at);
      if (isKey && count.depth() === 1) field = text.slice(start, Math.min(at, start + LONGEST_FIELD));
      isKey = false;
    } else if (sign === COMMA) {
      excess = count.comma();
      isKey = true;
    } else if (sign === OPEN_ARRAY || sign === OPEN_OBJECT) {
      excess = count.open(sign === OPEN_OBJECT);
      isKey = sign === OPEN_OBJECT;
    } else if (sign === CLOSE_ARRAY || sign === CLOSE_OBJECT) count.close();
    if (excess !== null) return { _tag: excess, most: limits[MOST[excess]], field };
  }
  return null;
};
