import type { Mention, Sentence } from "../sentence.ts";

/** House, square, campaign and chain as people write them at the table. */
const SIGNS = String.raw`(?<!\w)(?:#(?<house>\d{1,2})|@(?<column>a?[a-z])(?<row>\d{1,2})|!(?<campaign>\d{1,2})|&(?<chain>[1-9]))\b`;

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

const mentionOf = (found: RegExpExecArray, ids: ReadonlyMap<string, string>): Mention => {
  const [text] = found;
  const { house, column, row, campaign, chain } = found.groups ?? {};
  if (house !== undefined) return { kind: "house", id: house, text };
  if (campaign !== undefined) return { kind: "campaign", id: campaign, text };
  if (chain !== undefined) return { kind: "seat", id: String(Number(chain) - 1), text };
  if (column !== undefined) {
    const letters = column.toLowerCase();
    // After the column of z come those of aa, ab, and so on.
    const x = (letters.codePointAt(letters.length - 1) ?? 0) - 97 + (letters.length - 1) * LETTERS;
    return { kind: "square", id: `${x},${Number(row) - 1}`, text };
  }
  return { kind: "employee", id: ids.get(text.toLowerCase()) ?? "", text };
};

/**
 * Finds in what people say the things of the town: `#7` is a house, `@c4` a square, `!11` a campaign, `&2` the chain at the second
 * seat, and every card is found by its name.
 */
export const linkedBy = (
  employees: Readonly<Record<string, { readonly name: string }>>,
): ((text: string) => Sentence) => {
  const ids = new Map(Object.entries(employees).map(([id, { name }]) => [name.toLowerCase(), id]));
  // The longer name first: a name may stand in another.
  const names = [...ids.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  // Where words are parted by blanks a name does not begin or end inside of one.
  const cards = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}])(?:${names.join("|")})(?![\p{Script=Latin}\p{Script=Cyrillic}])`;
  const things = new RegExp(`${SIGNS}|${cards}`, "giu");
  return (text) => {
    const parts: (string | Mention)[] = [];
    let from = 0;
    for (const found of text.matchAll(things)) {
      if (found.index > from) parts.push(text.slice(from, found.index));
      parts.push(mentionOf(found, ids));
      from = found.index + found[0].length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  };
};
