import { gameWordsIn, LOCALES, type Locale, wordless, wordsIn } from "@blueplate/words";
import { describe, expect, it } from "vitest";
import { type RulesDocument, digestOf, rulesOf, type Section } from "../src/rules/document.ts";
import { forPeople, named } from "../src/rules/named.ts";
import { found } from "../src/rules/search.ts";

const GAMES = ["food-chain-magnate", "trick-n-chef"] as const;
// cast: the keys of the table are its languages.
const OTHERS = (Object.keys(LOCALES) as readonly Locale[]).filter((locale) => locale !== "en");

const read = async (game: string, locale: Locale): Promise<RulesDocument> => {
  const digest = await rulesOf(game, locale);
  if (!digest) throw new Error(`no rules of ${game}`);
  return digest;
};

const CITED = /\b[A-Z]\d+(?:\.\d+)*\b/g;
const CODE = /`[^`]*`|<code>.*?<\/code>/g;
/** A number with its sign, and with its dollars. */
const NUMBERS = /[−+]?\$?\d+/g;

const allIn = (text: string, pattern: RegExp): readonly string[] => [...(text.match(pattern) ?? [])].toSorted();
/** What a text says in every language alike: which paragraphs it cites, which ids, which numbers. */
const facts = (html: string) => {
  const code = allIn(html, CODE);
  const plain = html.replaceAll(CODE, " ").replaceAll(/&#\d+;/g, "'");
  return { cited: allIn(plain, CITED), code, numbers: allIn(plain.replaceAll(CITED, " "), NUMBERS) };
};

/** How many cells each row of the tables of a text has. */
const tablesOf = (html: string): readonly number[] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) => row.match(/<t[dh]>/g)?.length ?? 0);

const outlineOf = (sections: readonly Section[]) =>
  sections.map(({ title, intro, paragraphs }) => ({
    title: allIn(title, CITED),
    intro: facts(intro),
    tables: tablesOf(intro),
    paragraphs: paragraphs.map(({ number }) => number),
  }));

/** The letters that a text in a language cannot do without. */
const LETTERS: Readonly<Partial<Record<Locale, RegExp>>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** What only those who write programs speak of. */
const FOR_PROGRAMS = /protocol|scenario|digest|протокол|сценари|protok|scenariusz|プロトコル|シナリオ|协议|剧本/i;

describe.each(GAMES)("the rules of %s", async (game) => {
  const english = await read(game, "en");

  it.each(["en", ...OTHERS] as const)(
    "tell players in %s what the game is, and nothing that programs are told",
    async (locale) => {
      const { sections } = await read(game, locale);
      const shown = forPeople(sections);
      expect(shown[0]?.intro.length).toBeGreaterThan(80);
      for (const { title, intro } of shown) expect(intro, title).not.toMatch(FOR_PROGRAMS);
    },
  );

  it("are there in English, each paragraph once", () => {
    const numbers = english.sections.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));
    expect(numbers.length).toBeGreaterThan(40);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  describe.each(OTHERS)("in %s", async (locale) => {
    const other = await read(game, locale);
    const paragraphs = other.sections.flatMap((section) => section.paragraphs);

    it("are there", () => {
      expect(other.locale).toBe(locale);
    });

    it("have the sections, paragraphs and tables of the English ones, in their order", () => {
      expect(outlineOf(other.sections)).toEqual(outlineOf(english.sections));
    });

    it("say in each paragraph the same numbers and ids, and cite the same paragraphs", () => {
      const factsOf = (digest: RulesDocument) =>
        digest.sections.flatMap((section) =>
          section.paragraphs.map(({ number, html }) => ({ number, ...facts(html) })),
        );
      expect(factsOf(other)).toEqual(factsOf(english));
    });

    it("are written in that language", () => {
      const texts = new Map(
        english.sections.flatMap((section) => section.paragraphs.map((each) => [each.number, each.text])),
      );
      const foreign = paragraphs.filter(
        ({ number, text }) => texts.get(number) === text || LETTERS[locale]?.test(text) === false,
      );
      expect(foreign).toEqual([]);
    });
  });
});

it("are read in English where they are not written in a language, and not at all where a game has none", async () => {
  const digest = await digestOf({ en: () => Promise.resolve("## Q1 Pearls\n\n- **Q1.1** 9 pearls.\n") }, "ru");
  expect(digest.locale).toBe("en");
  expect(digest.sections.map(({ title }) => title)).toEqual(["Q1 Pearls"]);
  expect(await rulesOf("chess", "ru")).toBeNull();
});

describe("rules as people read them", () => {
  it("leave out what only programs are told, and no folder of ours", async () => {
    const { sections } = await read("food-chain-magnate", "en");
    const shown = forPeople(sections);
    expect(sections.map(({ title }) => title)).toContain("What is refused");
    expect(shown.map(({ title }) => title)).not.toContain("What is refused");
    expect(shown.flatMap(({ paragraphs }) => paragraphs)).toEqual(sections.flatMap(({ paragraphs }) => paragraphs));
    expect(shown.map(({ intro }) => intro).join("")).not.toMatch(/packages|<code>/);
  });

  it.each(Object.keys(LOCALES) as Locale[])(
    "name every option and milestone in place of its id: %s",
    async (locale) => {
      const { sections } = await read("food-chain-magnate", locale);
      const { nameOf } = gameWordsIn(await wordsIn(locale), "food-chain-magnate") ?? wordless("");
      const html = sections.flatMap(({ paragraphs }) => paragraphs.map((each) => each.html)).join("");
      expect(html).toContain("<code>");
      expect(named(html, nameOf)).not.toContain("<code>");
    },
  );
});

describe("a search in the rules", () => {
  const numbersFor = async (asked: string, locale: Locale): Promise<readonly string[]> => {
    const { sections } = await read("food-chain-magnate", locale);
    return found(sections, asked, locale).flatMap((section) => section.paragraphs.map(({ number }) => number));
  };

  it("finds words in any case, inside others, and all of them", async () => {
    expect(await numbersFor("ZEPPELIN", "en")).toContain("R3.7.3");
    expect(await numbersFor("garden doubled", "en")).toEqual(["R14.4.1"]);
    expect(await numbersFor("R14.3.2", "en")).toEqual(["R14.3.2"]);
    expect(await numbersFor("wubbelwubbel", "en")).toEqual([]);
  });

  it("finds words as people of each language type them", async () => {
    expect(await numbersFor("ДИРИЖАБЛЬ", "ru")).toContain("R3.7.3");
    expect(await numbersFor("еще 2", "ru")).toContain("R6.1");
    expect(await numbersFor("odleglosc", "pl")).toContain("R3.1.3");
    expect(await numbersFor("飛行船", "ja")).toContain("R3.7.3");
    expect(await numbersFor("庭　単価", "ja")).toEqual(["R14.4.1"]);
    expect(await numbersFor("Ｒ１４．３．２", "ja")).toEqual(["R14.3.2"]);
    expect(await numbersFor("飞艇", "zh")).toContain("R3.7.3");
    expect(await numbersFor("首个汉堡", "zh")).toEqual(["R11.10"]);
  });

  it("leaves everything where nothing is asked", async () => {
    const { sections } = await read("trick-n-chef", "en");
    expect(found(sections, "  ", "en")).toBe(sections);
  });
});
