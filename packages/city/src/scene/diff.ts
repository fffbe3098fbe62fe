import { drawingKey } from "../piece/drawing.ts";
import type { CityPiece } from "../piece/stand.ts";

/** What changes between two cities. A piece whose drawing or place differs is changed, not removed and added. */
export interface SceneChanges {
  readonly added: readonly CityPiece[];
  readonly changed: readonly CityPiece[];
  /** Keys. */
  readonly removed: readonly string[];
}

const same = (a: CityPiece, b: CityPiece): boolean =>
  a === b ||
  (drawingKey(a.drawing) === drawingKey(b.drawing) &&
    a.turn === b.turn &&
    a.size === b.size &&
    a.at.every((value, i) => value === b.at[i]));

/** The least that must be done to make the city `before` look like `after`. */
export const differenceOf = (
  before: ReadonlyMap<string, CityPiece>,
  after: ReadonlyMap<string, CityPiece>,
): SceneChanges => {
  const added: CityPiece[] = [];
  const changed: CityPiece[] = [];
  for (const piece of after.values()) {
    const old = before.get(piece.key);
    if (!old) added.push(piece);
    else if (!same(old, piece)) changed.push(piece);
  }
  return { added, changed, removed: [...before.keys()].filter((key) => !after.has(key)) };
};
