import { settingUp, type TestTown } from "./position.ts";
import { boardOf } from "../src/geometry/index.ts";
import type { Square } from "../src/model/index.ts";

/**
 * The roads told once more, as slowly and plainly as the paragraphs say it: whole walks of squares, nothing remembered. The
 * oracle for the distances and trips of the geometry.
 */
export interface Walker {
  isRoad(square: Square): boolean;
  beside(square: Square): readonly Square[];
  borders(walk: readonly Square[]): number;
  /** The squares that may follow a walk (R3.3, R11.5). */
  following(walk: readonly Square[]): readonly Square[];
  sourcesAlong(walk: readonly Square[]): string;
  readonly squares: readonly Square[];
}

const same = (a: Square | undefined, b: Square): boolean => a?.[0] === b[0] && a[1] === b[1];
const tile = ([x, y]: Square): string => `${Math.floor(x / 5)},${Math.floor(y / 5)}`;

export const walkerFor = (given: TestTown): Walker => {
  const { ruleset, state } = settingUp(given);
  const { print, width, height } = boardOf(ruleset, state.town.tiles);
  const markAt = ([x, y]: Square): string =>
    x < 0 || y < 0 || x >= width || y >= height ? "" : (print[y * width + x] ?? "");
  const isRoad = (square: Square): boolean => markAt(square) === "#" || markAt(square) === "X";
  const beside = ([x, y]: Square): readonly Square[] =>
    [[x, y - 1] as const, [x + 1, y] as const, [x, y + 1] as const, [x - 1, y] as const].filter(
      (each) => markAt(each) !== "",
    );
  const connected = (a: Square, b: Square): boolean =>
    tile(a) === tile(b) || (a[0] === b[0] ? a[0] % 5 === 2 : a[1] % 5 === 2);
  const straight = (from: Square | undefined, over: Square, to: Square): boolean =>
    from === undefined || (to[0] - over[0] === over[0] - from[0] && to[1] - over[1] === over[1] - from[1]);
  return {
    isRoad,
    beside,
    squares: Array.from({ length: width * height }, (_, index): Square => [index % width, Math.floor(index / width)]),
    borders: (walk) =>
      walk.filter((square, index) => index > 0 && tile(square) !== tile(walk[index - 1] ?? square)).length,
    following: (walk) => {
      const at = walk.at(-1);
      // The first square of a walk is the entrance, from which a bridge may be entered on either road (R3.6.5).
      const before = walk.length > 2 ? walk.at(-2) : undefined;
      if (!at) return [];
      return beside(at).filter(
        (to) =>
          isRoad(to) && connected(at, to) && !same(before, to) && (markAt(at) !== "X" || straight(before, at, to)),
      );
    },
    sourcesAlong: (walk) =>
      [
        ...new Set(
          walk
            .slice(1)
            .flatMap((square) => beside(square).filter((each) => "bls".includes(markAt(each))))
            .map(String),
        ),
      ]
        .toSorted()
        .join(" "),
  };
};
