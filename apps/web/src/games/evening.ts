import { type Patch, patchesOf } from "./country.ts";

/** A row of a house: who has just served it, or null; its roof lies over its northern row, over lit windows. */
interface HouseRow extends Patch {
  readonly servedBy: number | null;
  readonly isRoof: boolean;
}

/** A row of a restaurant; the first one has nothing of it north of itself. */
interface DinerRow extends Patch {
  readonly seat: number;
  readonly isFirst: boolean;
}

/** A town in the evening from far. */
export interface Evening {
  readonly roads: readonly Patch[];
  readonly houses: readonly HouseRow[];
  readonly diners: readonly DinerRow[];
}

/** Houses are told apart by who has just served them: `a` is the first seat, `o` nobody's. */
const FIRST_LETTER = "a".charCodeAt(0);

/** What stands in the outline of a town over which an evening lies. */
export const eveningOf = (outline: readonly string[]): Evening => {
  const patches = patchesOf(outline);
  const of = (letters: RegExp) => patches.filter(({ letter }) => letters.test(letter));
  const isFirst = ({ letter, x, y }: Patch): boolean => outline[y - 1]?.[x] !== letter;
  return {
    roads: of(/#/),
    houses: of(/[a-z]/).map((patch) => ({
      ...patch,
      servedBy: patch.letter === "o" ? null : patch.letter.charCodeAt(0) - FIRST_LETTER,
      isRoof: isFirst(patch),
    })),
    diners: of(/\d/).map((patch) => ({ ...patch, seat: Number(patch.letter), isFirst: isFirst(patch) })),
  };
};
