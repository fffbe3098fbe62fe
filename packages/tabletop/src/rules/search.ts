import type { Locale } from "@blueplate/words";
import type { Section } from "./document.ts";

/** Letters for which people who search often type plainer ones, by language. */
const PLAINER: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  pl: { ą: "a", ć: "c", ę: "e", ł: "l", ń: "n", ó: "o", ś: "s", ź: "z", ż: "z" },
  ru: { ё: "е" },
};

/** A text as it is compared: one case and one width of letters, plain letters, nothing that only says where a line may break. */
const folded = (text: string, locale: Locale): string => {
  const plain = text
    .normalize("NFKC")
    .toLocaleLowerCase(locale)
    .replaceAll(/[\u00AD\u200B]/g, "");
  const plainer = PLAINER[locale];
  return plainer ? plain.replaceAll(/[^\p{ASCII}]/gu, (letter) => plainer[letter] ?? letter) : plain;
};

/**
 * The sections in which all these words are said, with the paragraphs that say them. A word is found inside others too, so
 * that it may be inflected, or stand in a language that puts no blanks between words. Without a word all sections, untouched.
 */
export const found = (sections: readonly Section[], asked: string, locale: Locale): readonly Section[] => {
  const wanted = folded(asked, locale).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      intro: "",
      paragraphs: section.paragraphs.filter(({ number, text }) => {
        const said = folded(`${number} ${text}`, locale);
        return wanted.every((word) => said.includes(word));
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
};
