import type { Suit } from "@blueplate/trick-n-chef";
import type { TrickNChefWords } from "./words.ts";

const isSuit = (suits: TrickNChefWords["suits"], name: string): name is Suit => Object.hasOwn(suits, name);

/** A suit (`red`) or a card (`red-7`) in words; null for what is neither. */
export const cardText = ({ suits, card }: Pick<TrickNChefWords, "suits" | "card">, id: string): string | null => {
  const [suit = "", rank] = id.split("-");
  if (!isSuit(suits, suit)) return null;
  return rank === undefined ? suits[suit] : card(suit, Number(rank));
};
