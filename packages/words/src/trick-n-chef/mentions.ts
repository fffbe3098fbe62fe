import type { Card } from "@blueplate/trick-n-chef";
import type { NameOf } from "../game-words.ts";
import { listed, type Mention, type Sentence } from "../sentence.ts";
import { cardText } from "./card-text.ts";
import type { TrickNChefWords } from "./words.ts";

/** What a language says of the cards and people of Trick-n-Chef. */
interface Nouns extends Pick<TrickNChefWords, "suits" | "card"> {
  /** Between the last two of a list, with its blanks. */
  readonly and: string;
  /** Between the others of a list, with its blanks. */
  readonly comma?: string;
}

/** Mentions of the things of Trick-n-Chef in one language. */
export const mentionsOf = ({ and, comma, ...nouns }: Nouns) => {
  const who = (seat: number, names: NameOf): Mention => ({ kind: "seat", id: String(seat), text: names(seat) });
  const card = (id: Card): Mention => ({ kind: "card", id, text: cardText(nouns, id) ?? id });
  const people = (seats: readonly number[], names: NameOf): Sentence =>
    listed(
      seats.map((seat) => who(seat, names)),
      and,
      comma,
    );
  return { who, card, people };
};
