import type { Json } from "@blueplate/kernel";

/** Values in one piece at most, but for the last of a container: taking one in keeps nobody waiting. */
const VALUES_IN_PIECE = 2_000;

/** A key of an object, or null in an array and for the whole. */
type Key = string | null;

/** A step of putting a value together: a container begins, something is put into the one that began last, or that one ends. */
type BuildStep = readonly ["open", Key, "array" | "object"] | readonly ["put", Key, Json] | readonly ["close"];

/** A part of a large value, small enough to be taken in at once. */
export type ValuePiece = readonly BuildStep[];

const childrenOf = (value: Json): readonly Json[] =>
  typeof value !== "object" || value === null ? [] : Array.isArray(value) ? value : Object.values(value);

/** How many values each container holds with all that is in it. */
const sizesOf = (whole: Json): ReadonlyMap<Json, number> => {
  const sizes = new Map<Json, number>();
  const sizeOf = (value: Json): number => {
    const size = childrenOf(value).reduce<number>((sum, child) => sum + sizeOf(child), 1);
    if (size > 1) sizes.set(value, size);
    return size;
  };
  sizeOf(whole);
  return sizes;
};

function* stepsOf(key: Key, value: Json, sizes: ReadonlyMap<Json, number>): Generator<BuildStep> {
  const isLarge = (sizes.get(value) ?? 1) > VALUES_IN_PIECE;
  if (!isLarge || typeof value !== "object" || value === null) return yield ["put", key, value];
  const isArray = Array.isArray(value);
  yield ["open", key, isArray ? "array" : "object"];
  if (isArray) for (const child of value) yield* stepsOf(null, child, sizes);
  else for (const [name, child] of Object.entries(value)) yield* stepsOf(name, child, sizes);
  yield ["close"];
}

/** A value in pieces. */
export function* piecesOf(whole: Json): Generator<ValuePiece> {
  const sizes = sizesOf(whole);
  let piece: BuildStep[] = [];
  let values = 0;
  for (const step of stepsOf(null, whole, sizes)) {
    piece.push(step);
    values += step[0] === "put" ? (sizes.get(step[2]) ?? 1) : 1;
    if (values < VALUES_IN_PIECE) continue;
    yield piece;
    piece = [];
    values = 0;
  }
  yield piece;
}

type Container = Json[] | { [name: string]: Json };

const putInto = (container: Container, key: Key, value: Json): void => {
  if (Array.isArray(container)) container.push(value);
  // As a parser does it: a key such as __proto__ is a name like others.
  else Object.defineProperty(container, key ?? "", { value, enumerable: true, writable: true, configurable: true });
};

/** Puts a value together, piece after piece. */
export const assembling = () => {
  const root: Json[] = [];
  const open: Container[] = [root];
  const last = (): Container => open.at(-1) ?? root;
  return {
    take: (piece: ValuePiece): void => {
      for (const step of piece) {
        if (step[0] === "put") putInto(last(), step[1], step[2]);
        else if (step[0] === "close") open.pop();
        else {
          const container: Container = step[2] === "array" ? [] : {};
          putInto(last(), step[1], container);
          open.push(container);
        }
      }
    },
    whole: (): Json => root[0] ?? null,
  };
};
