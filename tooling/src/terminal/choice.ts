import type { Terminal } from "./terminal.ts";

/** The person has had enough. */
export interface Quit {
  readonly _tag: "Quit";
}
/** One of the offers, by its place in the list. */
export interface OfferChoice {
  readonly _tag: "Chosen";
  readonly index: number;
}
/** A word that is asked for instead of an offer. */
export interface TerminalWord<Word extends string> {
  readonly _tag: "Aside";
  readonly word: Word;
}
export type SlotChoice<Word extends string> = Quit | OfferChoice | TerminalWord<Word>;

/** More offers than this stand side by side. */
const IN_A_COLUMN = 12;
const WIDTH = 100;

const numbered = (offers: readonly string[]): readonly string[] =>
  offers.map((offer, index) => `${String(index + 1).padStart(3)}  ${offer}`);

/** Offers as lines: one a line while they are few, in columns when they are many. */
const laidOut = (offers: readonly string[]): readonly string[] => {
  const items = numbered(offers);
  if (items.length <= IN_A_COLUMN) return items;
  const width = Math.max(...items.map((item) => item.length)) + 2;
  const columns = Math.max(1, Math.floor(WIDTH / width));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_each, column) => (items[column * rows + row] ?? "").padEnd(width))
      .join("")
      .trimEnd(),
  );
};

/** The offer that an answer means: its number, its name, or the only one whose name begins that way; null if none does. */
const meant = (offers: readonly string[], answer: string): number | null => {
  const number = Number(answer);
  if (Number.isInteger(number) && number >= 1 && number <= offers.length) return number - 1;
  const names = offers.map((offer) => offer.toLowerCase());
  const wanted = answer.toLowerCase();
  const exact = names.indexOf(wanted);
  if (exact >= 0) return exact;
  const begun = names.flatMap((name, index) => (wanted !== "" && name.startsWith(wanted) ? [index] : []));
  return begun.length === 1 ? (begun[0] ?? null) : null;
};

/**
 * Asks until one of the offers is chosen, by number or by the beginning of its name, or one of the `asides` is said: words for
 * which a letter is enough (`b` for `back`).
 */
export const choose = async <Word extends string>(
  terminal: Terminal,
  question: string,
  offers: readonly string[],
  asides: readonly Word[],
): Promise<SlotChoice<Word>> => {
  for (const line of laidOut(offers)) terminal.say(line);
  const hints = [`1-${offers.length}`, ...asides.map((word) => `${word.slice(0, 1)} ${word}`), "q quit"].join(", ");
  for (;;) {
    const answer = await terminal.ask(`${question} (${hints})`);
    if (answer === null || answer === "q" || answer === "quit") return { _tag: "Quit" };
    const index = meant(offers, answer);
    if (index !== null) return { _tag: "Chosen", index };
    const word = asides.find((each) => answer === each || answer === each.slice(0, 1));
    if (word !== undefined) return { _tag: "Aside", word };
    terminal.say("  That is not one of them.");
  }
};
