import type { Locale } from "@blueplate/words";
import { Marked } from "marked";

/** A paragraph of a rules document: its number (`R14.6`), its text as HTML, and the same without any marks. */
export interface Paragraph {
  readonly number: string;
  readonly html: string;
  readonly text: string;
}

/** A section of a rules document: a heading, what is said before its paragraphs, and these. */
export interface Section {
  readonly title: string;
  readonly intro: string;
  readonly paragraphs: readonly Paragraph[];
}

const NUMBER = /^\*\*([A-Z]\d+(?:\.\d+)+)\*\*\s*/;

const marked = new Marked({ gfm: true });

const paragraphOf = (written: string): Paragraph => {
  const said = written.replace(NUMBER, "");
  return {
    number: NUMBER.exec(written)?.[1] ?? "",
    html: marked.parseInline(said, { async: false }),
    text: said.replaceAll(/[*`]/g, ""),
  };
};

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

type Load = () => Promise<string>;

/** The document of a game by language. English is there first; the others come when somebody has written them. */
export type Documents = { readonly en: Load } & Readonly<Partial<Record<Locale, Load>>>;

/** All documents by their paths, `rules/<game>.md` and `rules/<locale>/<game>.md`: whoever writes one puts the file there. */
const FILES = import.meta.glob<string>("../../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

const OF_GAME = /\/rules\/(?:(?<locale>\w+)\/)?(?<game>[\w-]+)\.md$/;

/** The documents of a game; null for one that has brought none. */
const documentsOf = (game: string): Documents | null => {
  const found = Object.entries(FILES).flatMap(([path, load]): readonly (readonly [string, Load])[] => {
    const named = OF_GAME.exec(path)?.groups;
    return named?.["game"] === game ? [[named["locale"] ?? "en", load]] : [];
  });
  const { en, ...others } = Object.fromEntries(found);
  return en ? { en, ...others } : null;
};

/** Rules as they can be read, and in which language. */
export interface RulesDocument {
  readonly locale: Locale;
  readonly sections: readonly Section[];
}

/** Rules in a language, or in English where they are not written in it. */
export const digestOf = async (documents: Documents, locale: Locale): Promise<RulesDocument> => {
  const own = documents[locale];
  const document = await (own ?? documents.en)();
  return { locale: own ? locale : "en", sections: sectionsOf(document) };
};

/** The rules of a game in a language, or in English; null for a game that has brought none. */
export const rulesOf = async (game: string, locale: Locale): Promise<RulesDocument | null> => {
  const documents = documentsOf(game);
  return documents ? digestOf(documents, locale) : null;
};
