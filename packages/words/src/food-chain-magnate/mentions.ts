import type { Cards, EmployeeId, Good, Goods, MilestoneId } from "@blueplate/engine";
import type { NameOf } from "../game-words.ts";
import { listed, type Mention, type Sentence } from "../sentence.ts";
import type { FoodChainMagnateWords, GoodWords } from "./words.ts";

/** What a language says of the things on the table. */
interface Nouns extends Pick<FoodChainMagnateWords, "employees" | "goods" | "milestones"> {
  readonly house: (number: number) => string;
  readonly campaign: (number: number) => string;
  /** Between the last two of a list, with its blanks. */
  readonly and: string;
  /** Between the others of a list, with its blanks. */
  readonly comma?: string;
  /** Several copies of a card; without it their number before the name. */
  readonly copies?: (count: number, card: Mention) => Sentence;
  /** A card's name as it stands in the middle of a sentence. */
  readonly inSentence: (name: string) => string;
}

/** Counts by id, with the ids as they are typed. */
// cast: counts are written with the ids of their own schema as keys.
export const countsOf = <K extends string>(
  counts: Readonly<Partial<Record<K, number>>>,
): readonly (readonly [K, number])[] => Object.entries(counts) as unknown as readonly (readonly [K, number])[];

/** The name of a thing by its id, from a table of things; one that is not there stands as its id. */
export const named =
  (table: Readonly<Record<string, { readonly name: string }>>) =>
  (id: string): string =>
    table[id]?.name ?? id;

/** The letters of a column from 0: A to Z, AA, AB and so on. */
const columnName = (x: number): string =>
  `${x < 26 ? "" : columnName(Math.floor(x / 26) - 1)}${String.fromCodePoint(65 + (x % 26))}`;

/** A square as the rim of the board names it: its column's letter, its row from 1; a dash for what lies left of the board. */
export const squareName = ([x, y]: readonly [number, number]): string => {
  const letter = x < 0 ? "–" : columnName(x);
  return `${letter}${y + 1}`;
};

/** An amount of the game's money. */
export const dollars = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);

/** Mentions of the things of Food Chain Magnate in one language: for ids of variants too, which bring their own words. */
export const mentionsOf = ({ employees, goods, milestones, and, comma, inSentence, ...nouns }: Nouns) => {
  const cardNames: Readonly<Record<string, { readonly name: string }>> = employees;
  const goodNames: Readonly<Record<string, GoodWords>> = goods;
  const milestoneNames: Readonly<Record<string, { readonly name: string }>> = milestones;
  const who = (seat: number, names: NameOf): Mention => ({ kind: "seat", id: String(seat), text: names(seat) });
  const house = (number: number): Mention => ({ kind: "house", id: String(number), text: nouns.house(number) });
  const campaign = (number: number): Mention => ({
    kind: "campaign",
    id: String(number),
    text: nouns.campaign(number),
  });
  const square = (at: readonly [number, number]): Mention => ({
    kind: "square",
    id: at.join(","),
    text: squareName(at),
  });
  const card = (id: EmployeeId | "ceo"): Mention => ({
    kind: "employee",
    id,
    text: inSentence(cardNames[id]?.name ?? id),
  });
  const good = (id: Good, count: number): Mention => ({
    kind: "good",
    id,
    text: goodNames[id]?.counted(count) ?? `${count} ${id}`,
  });
  const milestone = (id: MilestoneId): Mention => ({ kind: "milestone", id, text: milestoneNames[id]?.name ?? id });
  const copies = nouns.copies ?? ((count: number, named: Mention): Sentence => [`${count} × `, named]);
  const goodsList = (stock: Goods): Sentence =>
    listed(
      countsOf(stock).map(([id, count]) => good(id, count)),
      and,
      comma,
    );
  const cardsList = (cards: Cards): Sentence =>
    listed(
      countsOf(cards).map(([id, count]): Sentence => (count === 1 ? [card(id)] : copies(count, card(id)))),
      and,
      comma,
    );
  /** Of cards one by one; copies of one are told together. */
  const cardsIn = (employees: readonly EmployeeId[]): Sentence => {
    const cards: { -readonly [K in keyof Cards]: Cards[K] } = {};
    for (const employee of employees) cards[employee] = (cards[employee] ?? 0) + 1;
    return cardsList(cards);
  };
  const nameOfGoods = (id: Good): string => goodNames[id]?.many ?? id;
  return { who, house, campaign, square, dollars, card, good, milestone, goodsList, cardsList, cardsIn, nameOfGoods };
};
