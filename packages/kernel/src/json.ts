/** What JSON can say. States, commands and events consist of nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Every command and event names its kind. */
export interface Tagged {
  readonly _tag: string;
}

/** How deep JSON from outside may be nested: no command, log or study comes near, and no reader of ours fails at it. */
export const DEEPEST = 64;

/** True for a value that is nested deeper than `DEEPEST`: whoever walks down such a one may run out of stack. */
export const isTooDeep = (value: unknown): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const each of level) {
      if (typeof each === "object" && each !== null) for (const inner of Object.values(each)) below.push(inner);
    }
    if (depth > DEEPEST) return true;
    level = below;
  }
  return false;
};

/** The JSON that a text from outside says, or why it says none that is read. */
export const jsonIn = (text: string): { readonly value: Json } | "NoJson" | "TooDeep" => {
  try {
    // cast: what JSON.parse answers is JSON.
    const value = JSON.parse(text) as Json;
    return isTooDeep(value) ? "TooDeep" : { value };
  } catch {
    return "NoJson";
  }
};

/** The JSON that a text from outside says; undefined where it says none, or none that is not nested too deeply. */
export const parseJson = (text: string): Json | undefined => {
  const read = jsonIn(text);
  return typeof read === "string" ? undefined : read.value;
};
