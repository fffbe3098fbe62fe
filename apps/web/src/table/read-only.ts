import type { TableFacts } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";

/** Why a table can only be looked at, as its page says it; null for one that can be played on. */
export const readOnlyText = ({ readOnly, game }: Pick<TableFacts, "readOnly" | "game">): string | null => {
  const words = shell().table;
  if (readOnly === "unknown-game") return words.unknownGame(game);
  if (readOnly === "rules-unfit") return words.unfit;
  return readOnly === null ? null : words.readOnly;
};
