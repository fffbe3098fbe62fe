import type { Json } from "../json.ts";

/** A difference between what a scenario expects and what is. */
export interface Mismatch {
  readonly path: string;
  readonly expected: Json;
  readonly got: Json;
}

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const sameInAnyOrder = (expected: readonly Json[], got: readonly Json[]): boolean => {
  const left = got.slice();
  return expected.every((each) => {
    const found = left.findIndex((other) => mismatches("", each, other, false).length === 0);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
};

/** Where `got` differs from `expected`: of objects only the expected keys, of lists every element. */
export const mismatches = (path: string, expected: Json, got: Json, ordered: boolean): readonly Mismatch[] => {
  if (isRecord(expected) && isRecord(got)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      mismatches(`${path}.${key}`, value, Object.hasOwn(got, key) ? (got[key] ?? null) : null, ordered),
    );
  }
  if (isList(expected) && isList(got) && expected.length === got.length) {
    if (!ordered) return sameInAnyOrder(expected, got) ? [] : [{ path, expected, got }];
    return expected.flatMap((each, index) => mismatches(`${path}[${index}]`, each, got[index] ?? null, ordered));
  }
  return expected === got ? [] : [{ path, expected, got }];
};
