const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const at = (value: object, key: string): unknown => Object.getOwnPropertyDescriptor(value, key)?.value;

/** The first place where two JSON values differ: its keys from the outside in, and what stands there; undefined for nothing. */
export interface JsonDifference {
  readonly path: readonly string[];
  readonly a: unknown;
  readonly b: unknown;
}

/** Says of two values that differ that they need not agree. */
type Allowed = (a: unknown, b: unknown) => boolean;

const never: Allowed = () => false;

/** The first place where two JSON values differ, but for what is allowed to; null for none. Shared parts are not walked. */
export const differing = (a: unknown, b: unknown, allowed: Allowed = never): JsonDifference | null => {
  if (Object.is(a, b) || allowed(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return { path: [], a, b };
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [inA, inB] = [at(a, key), at(b, key)];
    if (Object.hasOwn(a, key) !== Object.hasOwn(b, key)) return { path: [key], a: inA, b: inB };
    const found = differing(inA, inB, allowed);
    if (found) return { ...found, path: [key, ...found.path] };
  }
  return null;
};
