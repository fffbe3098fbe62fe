import type { TableFacts } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";

/** Where the game comes from, in words, when it counts for no ladder; null for one that was drawn. */
export const originText = ({ origin }: Pick<TableFacts, "origin">): string | null =>
  origin === "drawn" ? null : shell().seats.origin[origin];
