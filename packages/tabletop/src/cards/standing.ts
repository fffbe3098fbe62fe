import { withMinus } from "@blueplate/words";
import type { CardSceneProps } from "./card-props.ts";
import type { LaidCard, TrickStanding } from "./rows.ts";

/** How a card stands among those of its trick, where it stands out. */
export type TrickMark = "highest" | "lowest";

/** How the card of a seat stands; a card that lies alone is both, and marked as neither. */
export const markOf = ({ highest, lowest }: TrickStanding, seat: number | null, cards: number): TrickMark | null => {
  if (seat === null || cards < 2) return null;
  if (highest === seat) return "highest";
  return lowest === seat ? "lowest" : null;
};

/** What is printed on a card, and what it is worth with coins on it. */
export interface CardValues {
  readonly rank: (card: string) => number;
  readonly worth: (card: string, coins: number) => number;
}

/** The values of the cards of a game. */
export const cardValues = ({ table, rows }: Pick<CardSceneProps, "table" | "rows">): CardValues => {
  const rank = (card: string): number => Number(table.words.look(rows.slots.card, card)?.face ?? 0);
  return { rank, worth: (card, on) => rank(card) + rows.coinWorth * on };
};

/** What counts of a card in a few signs: its printed value, and with coins on it what they make of it. */
export const valueText = (values: CardValues, { card, coins }: Pick<LaidCard, "card" | "coins">): string => {
  const printed = values.rank(card);
  return coins === 0 ? String(printed) : `${printed} → ${withMinus(values.worth(card, coins))}`;
};
