import { shell, wordsOf } from "@blueplate/tabletop";
import { plainValue } from "@blueplate/words";
import { replayWords } from "../language.ts";

const words = () => replayWords().statistics;

const textIn = (texts: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(texts, name) ? (texts[name] ?? name) : plainValue(name);

/** What a trait of seats is called. */
export const traitText = (name: string): string => textIn(words().traits, name);

/** What a fact of games is called. */
export const factText = (name: string): string => textIn(words().facts, name);

/** A value of a trait or a fact, as people read it; an opening is a list of cards. */
export const valueText = (game: string, name: string, value: string): string => {
  if (name === "seat") return words().seat(Number(value));
  if (name === "player") return value === "" ? words().person : shell().create.bot(value);
  if (name === "reserve") return `$${value}`;
  if (/^\d+$/.test(value)) return value;
  return value
    .split(" ")
    .map((id) => wordsOf(game).nameOf(id) ?? wordsOf(game).value("", id))
    .join(shell().comma);
};
