import type { IconName } from "@blueplate/ui";

/** Something that a timeline marks: where, of what kind, whose, and in words. */
export interface Flag {
  readonly at: number;
  readonly kind: "milestone" | "bank" | "dinner" | "undone" | "end" | "note";
  readonly seat: number | null;
  readonly text: string;
  /** The milestone, for one that has a sign of its own. */
  readonly milestone?: string;
}

/** Each kind has a shape of its own. */
export const FLAG_ICONS: Readonly<Record<Flag["kind"], IconName>> = {
  milestone: "trophy",
  bank: "bank",
  dinner: "fork-knife",
  undone: "rewind",
  end: "flag-checkered",
  note: "scroll",
};

/** A flag with the row that it stands in: 0 at the edge of the track. */
export interface Stacked {
  readonly flag: Flag;
  readonly row: number;
}

/** Milestones and notes hang from the upper edge, all else stands on the lower one. */
export const hangs = ({ kind }: Flag): boolean => kind === "milestone" || kind === "note";

/**
 * Flags that would lie on each other, one above the other: `x` is the place along the track from 0 to 1, `width` that of a flag in
 * the same measure. There are `rows` rows at the upper edge; with more flags in one place than that the rest go where most is still seen.
 */
export const stacked = (
  flags: readonly Flag[],
  x: (at: number) => number,
  width: number,
  rows: number,
): readonly Stacked[] => {
  const ends: number[] = [];
  const rowFor = (left: number): number => {
    const free = Array.from({ length: rows }, (_, row) => row).find((row) => (ends[row] ?? -Infinity) <= left);
    return free ?? ends.indexOf(Math.min(...ends));
  };
  return flags
    .toSorted((a, b) => a.at - b.at)
    .map((flag) => {
      const left = x(flag.at);
      const row = hangs(flag) ? rowFor(left) : 0;
      if (hangs(flag)) ends[row] = left + width;
      return { flag, row };
    });
};
