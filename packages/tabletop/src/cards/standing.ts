import type { LaidCard, TrickStanding } from "./rows.ts";

/** How a card stands among those of its trick, where it stands out. */
export type TrickMark = "highest" | "lowest";

/** How the card of a seat stands; a card that lies alone is both, and marked as neither. */
export const markOf = ({ highest, lowest }: TrickStanding, seat: number | null, cards: number): TrickMark | null => {
  if (seat === null || cards < 2) return null;
  if (highest === seat) return "highest";
  return lowest === seat ? "lowest" : null;
};

/** What counts of a card in a few signs: its printed value, and with coins on it what they make of it. */
export const valueText = (
  look: { readonly rank: (card: string) => number; readonly worth: (card: string, coins: number) => number },
  { card, coins }: Pick<LaidCard, "card" | "coins">,
): string => {
  const printed = look.rank(card);
  return coins === 0 ? String(printed) : `${printed} → ${look.worth(card, coins)}`;
};
