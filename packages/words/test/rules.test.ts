import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gameWordsIn, type Locale, LOCALES, wordsIn } from "../src/index.ts";
import { OTHERS } from "./leaves.ts";

const GAME = "food-chain-magnate";

const rulesIn = (locale: Locale): string =>
  readFileSync(`docs/rules/${locale === "en" ? "" : `${locale}/`}${GAME}.md`, "utf8");

/** The paragraphs of the rules in a language by their numbers. */
const paragraphsIn = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    [...rulesIn(locale).matchAll(/^- \*\*(R\d+(?:\.\d+)+)\*\*\s*(.*)$/gmu)].map(([, number = "", said = ""]) => [
      number,
      said,
    ]),
  );

/** Without the marks at which a long word may be broken. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u00AD\u200B]/gu, "")
    .replaceAll("ё", "е");

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Languages that bend a word at its end. */
const BENT: ReadonlySet<Locale> = new Set(["pl", "ru"]);

/** Beginnings of words that any of their cases has, with whatever ending. */
const anyCase = (word: string): string =>
  word.length > 3 ? String.raw`${escaped(word.slice(0, Math.max(3, word.length - 3)))}\p{L}*` : escaped(word);

/** Finds a name wherever it stands, in any case and number. */
const nameIn = (locale: Locale, name: string): RegExp => {
  if (locale === "en") return new RegExp(String.raw`(?<![\p{L}-])${escaped(plain(name))}s?(?![\p{L}-])`, "gu");
  if (!BENT.has(locale)) return new RegExp(escaped(plain(name)), "gu");
  return new RegExp(
    plain(name)
      .split(/[\s-]+/u)
      .map(anyCase)
      .join(String.raw`[\s-]+`),
    "gu",
  );
};

/** The cards by id under their names at the table; a name that holds another one comes before it. */
const cardsIn = async (locale: Locale): Promise<readonly (readonly [string, string])[]> =>
  Object.entries((await wordsIn(locale)).foodChainMagnate.employees)
    .map(([id, { name }]) => [id, name] as const)
    .toSorted(([, one], [, other]) => other.length - one.length);

/** The cards that a paragraph in English speaks of, and what is left of it without their names. */
const cardsOf = (said: string, cards: readonly (readonly [string, string])[]) => {
  let rest = plain(said).replaceAll(/`[^`]*`/gu, "·");
  const ids: string[] = [];
  for (const [id, name] of cards) {
    const without = rest.replaceAll(nameIn("en", name), "·");
    if (without !== rest) ids.push(id);
    rest = without;
  }
  return { ids, rest };
};

/** A profession that is written like the name of a card. */
const LIKE_A_CARD =
  /(?<!\p{L})(\p{L}+)[ -](?:manager|director|trainee|operator|pilot|girl|boy|driver|developer|president)s?(?!\p{L})/gu;
const NO_NAME = new Set(["a", "any", "each", "either", "every", "for", "m", "no", "of", "the", "under", "with"]);

describe("the rules speak of cards and milestones by the names that they have at the table", () => {
  it("in English: no profession that is no card", async () => {
    const cards = await cardsIn("en");
    const strange = [...paragraphsIn("en")].flatMap(([number, said]) =>
      [...cardsOf(said, cards).rest.matchAll(LIKE_A_CARD)]
        .filter(([, first = ""]) => !NO_NAME.has(first))
        .map(([found]) => `${number}: ${found}`),
    );
    expect(strange).toEqual([]);
  });

  it.each(OTHERS)(
    "in %s: whatever card a paragraph names in English, it names as that language's table does",
    async (locale) => {
      const [cards, theirs] = [await cardsIn("en"), new Map(await cardsIn(locale))];
      const own = paragraphsIn(locale);
      let named = 0;
      const otherwise = [...paragraphsIn("en")].flatMap(([number, said]) =>
        cardsOf(said, cards).ids.flatMap((id) => {
          const name = theirs.get(id) ?? "";
          named += 1;
          return nameIn(locale, name).test(plain(own.get(number) ?? "")) ? [] : [`${number}: ${id}, ${name}`];
        }),
      );
      expect(otherwise).toEqual([]);
      expect(named).toBeGreaterThan(40);
    },
  );

  const locales = Object.keys(LOCALES) as readonly Locale[]; // cast: the keys of a record of locales.
  it.each(locales)("in %s: milestones and options by their ids, which the page replaces by names", async (locale) => {
    const words = await wordsIn(locale);
    const { nameOf } = gameWordsIn(words, GAME);
    const idsOf = (said: string | undefined): readonly string[] =>
      [...(said ?? "").matchAll(/`(first-[a-z0-9-]+)`/gu)].map(([, id = ""]) => id).toSorted();
    const own = paragraphsIn(locale);
    for (const [number, said] of paragraphsIn("en")) {
      expect(idsOf(own.get(number)), number).toEqual(idsOf(said));
      for (const id of idsOf(said)) expect(nameOf(id), id).toBe(entryName(words.foodChainMagnate.milestones, id));
    }
  });
});

/** The name of a milestone at the table. */
const entryName = (milestones: Readonly<Record<string, { readonly name: string }>>, id: string): string =>
  milestones[id]?.name ?? "";
