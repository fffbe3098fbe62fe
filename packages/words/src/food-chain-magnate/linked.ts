import type { Mention, Sentence } from "../sentence.ts";

/** House, square and campaign as people write them at the table. */
const SIGNS = String.raw`(?<!\w)(?:#(?<house>\d{1,2})|@(?<column>[a-z])(?<row>\d{1,2})|!(?<campaign>\d{1,2}))\b`;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const mentionOf = (found: RegExpExecArray, ids: ReadonlyMap<string, string>): Mention => {
  const [text] = found;
  const { house, column, row, campaign } = found.groups ?? {};
  if (house !== undefined) return { kind: "house", id: house, text };
  if (campaign !== undefined) return { kind: "campaign", id: campaign, text };
  if (column !== undefined) {
    const x = (column.toLowerCase().codePointAt(0) ?? 0) - 97;
    return { kind: "square", id: `${x},${Number(row) - 1}`, text };
  }
  return { kind: "employee", id: ids.get(text.toLowerCase()) ?? "", text };
};

/**
 * Finds in what people say the things of the town: `#7` is a house, `@c4` a square, `!11` a campaign, and every card is found by its
 * name.
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
