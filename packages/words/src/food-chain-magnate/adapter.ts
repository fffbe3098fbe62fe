import type { Event } from "@blueplate/engine";
import type { Json, Tagged } from "@blueplate/kernel";
import {
  bannersOf,
  type GameWords,
  type NamedText,
  type OptionText,
  plainValue,
  sentenceIn,
  spelled,
  titleOf,
  wordless,
} from "../game-words.ts";
import type { Sentence } from "../sentence.ts";
import { linkedBy, signOf } from "./linked.ts";
import { dollars, squareName } from "./mentions.ts";
import type { FoodChainMagnateWords } from "./words.ts";

type Named = Readonly<Record<string, { readonly name: string }>>;
type Texts = Readonly<Record<string, string>>;

const SLOTS_OF_RESERVE: Readonly<Record<number, number>> = { 100: 2, 200: 3, 300: 4 };

const isSquare = (value: Json): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");

const route = (words: FoodChainMagnateWords, value: readonly Json[]): string => {
  const squares = value.filter(isSquare);
  const [first] = squares;
  const last = squares.at(-1);
  return first && last ? words.values.route(squares.length, squareName(first), squareName(last)) : "";
};

const valueOf = (words: FoodChainMagnateWords) => {
  const cards: Named = words.employees;
  const things: Readonly<Record<string, { readonly one: string }>> = words.goods;
  const compass: Texts = words.compass;
  return (kind: string, value: Json): string => {
    if (typeof value === "string")
      return cards[value]?.name ?? things[value]?.one ?? compass[value] ?? plainValue(value);
    if (kind === "route" && Array.isArray(value)) return route(words, value);
    if (isSquare(value)) return squareName(value);
    if (kind === "reserve" && typeof value === "number")
      return words.values.reserve(value, SLOTS_OF_RESERVE[value] ?? 3);
    if (kind === "duration" && typeof value === "number") return words.values.rounds(value);
    if (kind === "turned") return words.values.turned;
    return plainValue(value);
  };
};

const isKnown = (table: object, tag: string): boolean => Object.hasOwn(table, tag);

const eventOf =
  (words: FoodChainMagnateWords): GameWords["event"] =>
  (event: Tagged, names) => {
    if (!isKnown(words.events, event._tag)) return [spelled(event._tag)];
    // cast: the table has for each tag the sentence of that event.
    const sentence = words.events[event._tag as Event["_tag"]] as (
      event: Tagged,
      names: (seat: number) => string,
    ) => Sentence | null;
    return sentence(event, names);
  };

/** Food Chain Magnate in one language, as lobby and table ask for it. */
export const foodChainMagnateGame = (words: FoodChainMagnateWords): GameWords => {
  const forms: Readonly<Record<string, { readonly ask: string; readonly button: string }>> = words.commands;
  const options: Readonly<Record<string, OptionText>> = words.options;
  const rulesets: Readonly<Record<string, NamedText>> = words.rulesets;
  const modules: Readonly<Record<string, NamedText>> = { ...words.rulesets, ...words.modules };
  const editions: Texts = words.editions;
  const slots: Texts = words.slots;
  return {
    ...wordless("food-chain-magnate"),
    name: words.name,
    about: words.about,
    ruleset: (id) => rulesets[id] ?? { name: titleOf(id), help: "" },
    module: (id) => modules[id] ?? { name: titleOf(id), help: "" },
    edition: (id) => editions[id] ?? spelled(id),
    option: (id) => options[id] ?? { name: spelled(id), help: "", values: {} },
    form: (tag) => forms[tag] ?? { ask: spelled(tag), button: spelled(tag) },
    slot: (_tag, slot) => slots[slot] ?? spelled(slot),
    value: valueOf(words),
    event: eventOf(words),
    refusal: (refusal) => sentenceIn(words.refusals, refusal) ?? spelled(refusal._tag),
    fault: (reason) => sentenceIn(words.faults, reason),
    score: dollars,
    linked: linkedBy(words),
    sign: signOf,
    banners: bannersOf([
      words.chains.comet,
      words.chains.bigTop,
      words.chains.fountain,
      words.chains.silverRail,
      words.chains.harlequin,
    ]),
  };
};
