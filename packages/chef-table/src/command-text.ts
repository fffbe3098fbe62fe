import type { Command } from "@blueplate/trick-n-chef";
import type { TableProps } from "@blueplate/tabletop";

/** What a command is about, in words: the card with its coins, or the chef. */
export const commandText = (words: Pick<TableProps["words"], "value">, command: Command, comma: string): string => {
  if (command._tag !== "trick.play") return words.value("suit", command.suit);
  const coins = words.value("coins-on-card", command.coins);
  return [words.value("card", command.card), coins].filter(Boolean).join(comma);
};
