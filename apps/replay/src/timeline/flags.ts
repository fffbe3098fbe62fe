import type { IconName } from "@blueplate/ui";

/** Something that a timeline marks: where, of what kind, whose, and in words. */
export interface Flag {
  readonly at: number;
  readonly kind: "milestone" | "bank" | "dinner" | "undone" | "end" | "note";
  readonly seat: number | null;
  readonly text: string;
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
