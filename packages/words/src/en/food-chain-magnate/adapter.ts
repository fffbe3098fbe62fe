import type { Event, FoodChainMagnateRefusal } from "@blueplate/engine";
import { type GameWords, type OptionText, plainValue, spelled, wordless } from "../../game-words.ts";
import type { Json, Refusal, Tagged } from "@blueplate/kernel";
import type { Sentence } from "../../sentence.ts";
import { foodChainMagnate as words } from "./index.ts";

const cards: Readonly<Record<string, { readonly name: string }>> = words.employees;
const things: Readonly<Record<string, { readonly one: string }>> = words.goods;
const forms: Readonly<Record<string, { readonly ask: string; readonly button: string }>> = words.commands;
const options: Readonly<Record<string, OptionText>> = words.options;
const rulesets: Readonly<Record<string, { readonly name: string; readonly help: string }>> = words.rulesets;
const editions: Readonly<Record<string, string>> = words.editions;

const SLOTS: Readonly<Record<string, string>> = {
  at: "Place",
  entrance: "Entrance",
  employees: "People",
  employee: "Card",
  to: "Becomes",
  using: "By",
  marketer: "Marketeer",
  campaign: "Campaign",
  good: "Good",
  duration: "Rounds",
  turned: "Turned",
  side: "Side",
  offset: "From row or column",
  cook: "Cook",
  buyer: "Buyer",
  from: "From",
  route: "Trip",
  house: "House",
  garden: "Garden to the",
  manager: "Manager",
  position: "Position",
  amount: "Card",
  busy: "Marketeers",
  stock: "Goods",
};

const COMPASS: Readonly<Record<string, string>> = {
  N: "north",
  E: "east",
  S: "south",
  W: "west",
  NW: "north-west corner",
  NE: "north-east corner",
  SE: "south-east corner",
  SW: "south-west corner",
};
const SLOTS_OF_RESERVE: Readonly<Record<number, number>> = { 100: 2, 200: 3, 300: 4 };

const isSquare = (value: Json): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");

const letter = (x: number): string => String.fromCodePoint(65 + x);
/** A square as the rim of the board names it: column letter, row from 1. */
const square = ([x, y]: readonly [number, number]): string => `${x < 26 ? letter(x) : `A${letter(x - 26)}`}${y + 1}`;

const route = (value: readonly Json[]): string => {
  const squares = value.filter(isSquare);
  const [first] = squares;
  const last = squares.at(-1);
  return first && last ? `${squares.length} squares, ${square(first)} to ${square(last)}` : "";
};

const valueText = (kind: string, value: Json): string => {
  if (typeof value === "string") return cards[value]?.name ?? things[value]?.one ?? COMPASS[value] ?? plainValue(value);
  if (kind === "route" && Array.isArray(value)) return route(value);
  if (isSquare(value)) return square(value);
  if (kind === "reserve" && typeof value === "number") return `$${value}, ${SLOTS_OF_RESERVE[value] ?? 3} slots`;
  if (kind === "duration" && typeof value === "number") return value === 1 ? "1 round" : `${value} rounds`;
  if (kind === "turned") return "turned";
  return plainValue(value);
};

const isKnown = (table: object, tag: string): boolean => Object.hasOwn(table, tag);

/** Food Chain Magnate in English, as lobby and table ask for it. */
export const foodChainMagnateWords: GameWords = {
  ...wordless("food-chain-magnate"),
  name: "Food Chain Magnate",
  about: "Build a restaurant chain in a small town: hire, train, advertise, cook and sell. Two to five players.",
  ruleset: (id) => rulesets[id] ?? { name: spelled(id), help: "" },
  edition: (id) => editions[id] ?? spelled(id),
  option: (id) => options[id] ?? { name: spelled(id), help: "", values: {} },
  form: (tag) => forms[tag] ?? { ask: spelled(tag), button: spelled(tag) },
  slot: (_tag, slot) => SLOTS[slot] ?? spelled(slot),
  value: valueText,
  event: (event: Tagged, names): Sentence | null => {
    if (!isKnown(words.events, event._tag)) return [spelled(event._tag)];
    // cast: the table has for each tag the sentence of that event.
    const sentence = words.events[event._tag as Event["_tag"]] as (
      event: Tagged,
      names: (seat: number) => string,
    ) => Sentence | null;
    return sentence(event, names);
  },
  refusal: (refusal: Refusal): string => {
    if (!isKnown(words.refusals, refusal._tag)) return spelled(refusal._tag);
    // cast: as above.
    const sentence = words.refusals[refusal._tag as FoodChainMagnateRefusal["_tag"]] as (refusal: Refusal) => string;
    return sentence(refusal);
  },
  banners: [
    { name: "Comet", colour: "#d33e2c" },
    { name: "Big Top", colour: "#f8c630" },
    { name: "Fountain", colour: "#5cc8bc" },
    { name: "Silver Rail", colour: "#3873d3" },
    { name: "Harlequin", colour: "#5b2468" },
  ],
};
