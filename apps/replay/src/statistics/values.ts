import { foodChainMagnate, shell, wordsOf } from "@blueplate/tabletop";
import { plainValue } from "@blueplate/words";

const words = () => shell().statistics;

const textIn = (texts: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(texts, name) ? (texts[name] ?? name) : plainValue(name);

/** What a trait of seats is called. */
export const traitText = (name: string): string => textIn(words().traits, name);

/** What a fact of games is called. */
export const factText = (name: string): string => textIn(words().facts, name);

const nameOf = (game: string, id: string): string => {
  const milestones: Readonly<Record<string, { readonly name: string }>> = foodChainMagnate().milestones;
  const known = game === "food-chain-magnate" && Object.hasOwn(milestones, id) ? milestones[id] : undefined;
  return known?.name ?? wordsOf(game).value("", id);
};

/** A value of a trait or a fact, as people read it; an opening is a list of cards. */
export const valueText = (game: string, name: string, value: string): string => {
  if (name === "seat") return words().seat(Number(value));
  if (name === "player") return value === "" ? words().person : shell().create.bot(value);
  if (name === "reserve") return `$${value}`;
  if (/^\d+$/.test(value)) return value;
  return value
    .split(" ")
    .map((id) => nameOf(game, id))
    .join(shell().comma);
};
