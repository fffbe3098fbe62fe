import { differing } from "../differing.ts";

/** The first place where two JSON values differ, by its path from `root` on, or null. Shared parts are not walked. */
export const difference = (
  a: unknown,
  b: unknown,
  root = "",
  allowed?: (a: unknown, b: unknown) => boolean,
): string | null => {
  const found = differing(a, b, allowed);
  if (!found) return null;
  const path = root + found.path.map((key) => `.${key}`).join("");
  return `${path || "value"}: ${JSON.stringify(found.a)} is not ${JSON.stringify(found.b)}`;
};

/** True when two JSON values say the same. */
export const same = (a: unknown, b: unknown): boolean => difference(a, b) === null;
