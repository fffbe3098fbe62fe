import type { GameWords } from "../game-words.ts";
import type { Mention, Sentence } from "../sentence.ts";
import type { FoodChainMagnateWords, NumberedNames } from "./words.ts";

const LETTERS = 26;

/** The sign of a thing of the town, as `linkedBy` finds it again; null for what has none. */
export const signOf = (kind: string, id: string): string | null => {
  if (kind === "house") return `#${id}`;
  if (kind === "campaign") return `!${id}`;
  if (kind === "seat") return `&${Number(id) + 1}`;
  const [x, y] = id.split(",").map(Number);
  if (kind !== "square" || x === undefined || y === undefined) return null;
  const column = `${x < LETTERS ? "" : "a"}${String.fromCodePoint(97 + (x % LETTERS))}`;
  return `@${column}${y + 1}`;
};

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Any of these words; the longer one first, for one may stand in another. */
const anyOf = (words: readonly string[]): string =>
  `(?:${words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|")})`;

/** Where words are parted by blanks a name does not begin or end inside of one. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}]`;
const alone = (pattern: string): string => `(?<!${LETTER})${pattern}(?!${LETTER})`;

const NUMBER = String.raw`\d{1,2}`;
const SQUARE = String.raw`a?[a-z]\d{1,2}`;
const END = String.raw`(?![\d_]|${LETTER})`;

/** House, square, campaign and chain as people write them at the table, by their signs. */
const SIGNS = [
  `#(?<house_sign>${NUMBER})`,
  `@(?<square_sign>${SQUARE})`,
  `!(?<campaign_sign>${NUMBER})`,
  "&(?<seat_sign>[1-9])",
].map((sign) => String.raw`(?<!\w)${sign}\b`);

/** The same in words: `house 7`, `7番の家`. */
const inWords = (kind: string, { before, behind }: NumberedNames, what: string): readonly string[] => [
  ...(before.length === 0
    ? []
    : [String.raw`(?<!${LETTER}|\d)${anyOf(before)}\s*[#№@!]?\s?(?<${kind}_before>${what})${END}`]),
  ...(behind.length === 0 ? [] : [String.raw`(?<!\d)(?<${kind}_behind>${what})\s?${anyOf(behind)}`]),
];

const squareId = (square: string): string => {
  const [letters = "", row = ""] = square.toLowerCase().split(/(?=\d)(?<!\d)/);
  // After the column of z come those of aa, ab, and so on.
  const x = (letters.codePointAt(letters.length - 1) ?? 0) - 97 + (letters.length - 1) * LETTERS;
  return `${x},${Number(row) - 1}`;
};

/** The ids of things by the number or the square that somebody wrote. */
const IDS: Readonly<Record<string, (written: string) => string>> = {
  house: String,
  campaign: String,
  seat: (number) => String(Number(number) - 1),
  square: squareId,
};

type Named = (text: string) => Pick<Mention, "kind" | "id"> | null;

const mentionOf = (found: RegExpExecArray, named: Named): Mention | string => {
  const [text] = found;
  const [group, written] = Object.entries(found.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
  const kind = group?.split("_")[0];
  if (kind === "house" || kind === "campaign" || kind === "seat" || kind === "square")
    return { kind, id: IDS[kind]?.(written ?? "") ?? "", text };
  const thing = named(text);
  return thing ? { ...thing, text } : text;
};

const partsOf = (text: string, things: RegExp, named: Named): Sentence => {
  const parts: (string | Mention)[] = [];
  let from = 0;
  for (const found of text.matchAll(things)) {
    const mention = mentionOf(found, named);
    if (typeof mention === "string") continue;
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push(mention);
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
};

/** Whom the names at the table call, written as they write themselves: a single letter calls nobody. */
const seatsBy = (seats: readonly (readonly string[])[]): ReadonlyMap<string, string> => {
  const known = new Map<string, string>();
  for (const [seat, names] of seats.entries())
    for (const name of names) if (name.trim().length > 1 && !known.has(name)) known.set(name, String(seat));
  return known;
};

/**
 * Finds in what people say the things of the town: `#7` and `house 7` are a house, `@c4` a square, `!11` a campaign, `&2` the chain
 * at the second seat, and every card, player and chain is found by its name.
 */
export const linkedBy = ({
  employees,
  campaigns,
  typed,
}: Pick<FoodChainMagnateWords, "employees" | "campaigns" | "typed">): GameWords["linked"] => {
  const cards = new Map(Object.entries(employees).map(([id, { name }]) => [name.toLowerCase(), id]));
  const kinds = Object.values(campaigns).map(({ name }) => name);
  const patterns = [
    ...SIGNS,
    ...inWords("house", typed.house, NUMBER),
    ...inWords("campaign", { ...typed.campaign, before: [...typed.campaign.before, ...kinds] }, NUMBER),
    ...inWords("square", typed.square, SQUARE),
  ];
  return (text, names = []) => {
    const seats = seatsBy(names);
    const people = seats.size === 0 ? [] : [alone(anyOf([...seats.keys()]))];
    const things = new RegExp([...patterns, ...people, alone(anyOf([...cards.keys()]))].join("|"), "giu");
    return partsOf(text, things, (name) => {
      const seat = seats.get(name);
      if (seat !== undefined) return { kind: "seat", id: seat };
      const card = cards.get(name.toLowerCase());
      return card === undefined ? null : { kind: "employee", id: card };
    });
  };
};
