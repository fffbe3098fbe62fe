import { Marked } from "marked";

/** A paragraph of a rules document: its number (`R14.6`), and its text as HTML. */
export interface Paragraph {
  readonly number: string;
  readonly html: string;
}

/** A section of a rules document: a heading, what is said before its paragraphs, and these. */
export interface Section {
  readonly title: string;
  readonly intro: string;
  readonly paragraphs: readonly Paragraph[];
}

const NUMBER = /^\*\*([A-Z]\d+(?:\.\d+)+)\*\*\s*/;

const marked = new Marked({ gfm: true });

const paragraphOf = (text: string): Paragraph => ({
  number: NUMBER.exec(text)?.[1] ?? "",
  html: marked.parseInline(text.replace(NUMBER, ""), { async: false }),
});

/**
 * The sections of a rules document. It is our own text out of this repository (`docs/rules`), not something from outside:
 * nothing is sanitised.
 */
export const sectionsOf = (document: string): readonly Section[] => {
  const sections: { title: string; intro: string; paragraphs: Paragraph[] }[] = [];
  for (const token of marked.lexer(document)) {
    if (token.type === "heading") {
      sections.push({ title: token["text"], intro: "", paragraphs: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section) continue;
    const items = token.type === "list" ? token["items"] : null;
    if (Array.isArray(items) && items.every(({ text }) => NUMBER.test(text))) {
      section.paragraphs.push(...items.map(({ text }) => paragraphOf(text)));
    } else section.intro += marked.parser([token]);
  }
  return sections;
};

const RULES: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  "food-chain-magnate": () => import("../../../../docs/rules/food-chain-magnate.md?raw"),
  "trick-n-chef": () => import("../../../../docs/rules/trick-n-chef.md?raw"),
};

/** The rules of a game; null for one that has brought none. */
export const rulesOf = async (game: string): Promise<readonly Section[] | null> => {
  const load = RULES[game];
  return load ? sectionsOf((await load()).default) : null;
};
