const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const keysOf = (value: object): readonly string[] => Object.keys(value);

const at = (value: object, key: string): unknown => Object.getOwnPropertyDescriptor(value, key)?.value;

/** The path of the first place where two JSON values differ, or null. Shared parts are not walked. */
export const difference = (a: unknown, b: unknown, path = ""): string | null => {
  if (Object.is(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${path || "value"}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`;
  }
  const keys = keysOf(a);
  const extra = keysOf(b).find((key) => !Object.hasOwn(a, key));
  if (extra !== undefined) return `${path}.${extra}: missing is not ${JSON.stringify(at(b, extra))}`;
  for (const key of keys) {
    const where = `${path}.${key}`;
    if (!Object.hasOwn(b, key)) return `${where}: ${JSON.stringify(at(a, key))} is not there`;
    const found = difference(at(a, key), at(b, key), where);
    if (found) return found;
  }
  return null;
};

/** True when two JSON values say the same. */
export const same = (a: unknown, b: unknown): boolean => difference(a, b) === null;
