import type { IconName } from "@blueplate/ui";

/** Something that a timeline marks: where, of what kind, whose, and in words. */
export interface TimelineFlag {
  readonly at: number;
  readonly kind: "milestone" | "bank" | "feast" | "dinner" | "scored" | "undone" | "rules" | "end" | "note";
  readonly seat: number | null;
  readonly text: string;
  /** The milestone, for one that has a sign of its own. */
  readonly milestone?: string;
}

/** Each kind has a shape of its own. */
export const FLAG_ICONS: Readonly<Record<TimelineFlag["kind"], IconName>> = {
  milestone: "trophy",
  bank: "bank",
  feast: "money",
  dinner: "fork-knife",
  scored: "list-numbers",
  undone: "rewind",
  rules: "book-open",
  end: "flag-checkered",
  note: "scroll",
};

/** Flags that are marked as one, for they would lie on each other; and the row that they stand in: 0 at the edge of the track. */
export interface FlagStack {
  readonly flags: readonly [TimelineFlag, ...TimelineFlag[]];
  readonly row: number;
}

/** Milestones and notes hang from the upper edge, all else stands on the lower one. */
export const hangs = ({ kind }: TimelineFlag): boolean => kind === "milestone" || kind === "note";

/** What counts most on the lower edge comes first: it is the face of those that it lies on. */
const WEIGHTS: readonly TimelineFlag["kind"][] = ["end", "bank", "rules", "undone", "scored", "feast", "dinner"];

/** The flag that stands for a pile. */
export const faceOf = ({ flags: [first, ...rest] }: FlagStack): TimelineFlag =>
  hangs(first)
    ? first
    : rest.reduce((face, flag) => (WEIGHTS.indexOf(flag.kind) < WEIGHTS.indexOf(face.kind) ? flag : face), first);

/**
 * Flags in rows, and those together for which there is no row left: `x` is the place along the track from 0 to 1, `widths` those of
 * a flag at each edge in the same measure. There are `rows` rows at the upper edge and one at the lower. None lies on another.
 */
export const stacked = (
  flags: readonly TimelineFlag[],
  x: (at: number) => number,
  widths: { readonly upper: number; readonly lower: number },
  rows: number,
): readonly FlagStack[] => {
  const piles: FlagStack[] = [];
  /** The last pile of each row: of the upper edge, then of the lower. */
  const last: (number | undefined)[] = [];
  const leftOf = (row: number): number => {
    const pile = piles[last[row] ?? -1];
    return pile ? x(pile.flags[0].at) : -Infinity;
  };
  const place = (flag: TimelineFlag, from: number, count: number, width: number): void => {
    const all = Array.from({ length: count }, (_, index) => from + index);
    const free = all.find((row) => leftOf(row) + width <= x(flag.at));
    if (free !== undefined) {
      last[free] = piles.push({ flags: [flag], row: free - from }) - 1;
      return;
    }
    // It joins the pile that lies nearest.
    const nearest = all.reduce((near, row) => (leftOf(row) > leftOf(near) ? row : near), from);
    const pile = piles[last[nearest] ?? -1];
    if (pile) piles[last[nearest] ?? -1] = { ...pile, flags: [...pile.flags, flag] };
  };
  for (const flag of flags.toSorted((a, b) => a.at - b.at)) {
    if (hangs(flag)) place(flag, 0, rows, widths.upper);
    else place(flag, rows, 1, widths.lower);
  }
  return piles;
};
