import type { Event, PaymentReason } from "@blueplate/engine";
import type { Json, Tagged } from "@blueplate/kernel";
import {
  bannersOf,
  type GameWords,
  type NamedText,
  type NameOf,
  type OptionText,
  plainValue,
  sentenceIn,
  wordless,
} from "../game-words.ts";
import type { Sentence } from "../sentence.ts";
import { linkedBy, signOf } from "./linked.ts";
import { dollars, squareName } from "./mentions.ts";
import type { Locale } from "../locale.ts";
import { spelled, titled } from "../spelled.ts";
import { moduleEntry, moduleWords, type ReasonTools, type SentenceTools } from "./module-words.ts";
import type { FoodChainMagnateWords, GoodWords, NumberedNames } from "./words.ts";

type Named = Readonly<Record<string, { readonly name: string }>>;
type Texts = Readonly<Record<string, string>>;

const SLOTS_OF_RESERVE: Readonly<Record<number, number>> = { 100: 2, 200: 3, 300: 4 };

/** The kinds of slots that take a card. */
const CARD_SLOTS: readonly string[] = ["employee", "recruiter", "teacher"];

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
  // The tables of cards and goods are open to modules and have words for any id: what they are asked for is what is one of theirs.
  const named = (kind: string, id: string): string | undefined => {
    if (kind === "good" || Object.hasOwn(things, id)) return things[id]?.one;
    if (CARD_SLOTS.includes(kind) || Object.hasOwn(cards, id)) return cards[id]?.name;
    return compass[id];
  };
  return (kind: string, value: Json): string => {
    if (typeof value === "string") return named(kind, value) ?? plainValue(value);
    if (kind === "route" && Array.isArray(value)) return route(words, value);
    if (isSquare(value)) return squareName(value);
    if (kind === "reserve" && typeof value === "number") {
      const votes = SLOTS_OF_RESERVE[value];
      return votes === undefined ? dollars(value) : words.values.reserve(value, votes);
    }
    if (kind === "duration" && typeof value === "number") return words.values.rounds(value);
    if (kind === "turned") return words.values.turned;
    return plainValue(value);
  };
};

/** What a module calls a thing that it brings; null for an id that is none of a module's. */
const moduleNameOf = (locale: Locale, id: string): string | null => {
  const named = moduleEntry(locale, "employees", id) ?? moduleEntry(locale, "milestones", id);
  return named?.name ?? moduleEntry(locale, "goods", id)?.one ?? moduleEntry(locale, "options", id)?.name ?? null;
};

/** What things are called that have a name. The tables that are open to modules have words for any id: who has them is asked. */
const namesIn = (locale: Locale, words: FoodChainMagnateWords): GameWords["nameOf"] => {
  const goods: Readonly<Record<string, GoodWords>> = words.goods;
  const named: readonly Named[] = [words.employees, words.milestones, words.options];
  return (id) => {
    if (Object.hasOwn(goods, id)) return goods[id]?.one ?? null;
    const own = named.find((table) => Object.hasOwn(table, id))?.[id]?.name;
    return own ?? moduleNameOf(locale, id);
  };
};

/** The things of the game for the sentences of modules. */
const toolsOf = (words: FoodChainMagnateWords, names: NameOf): SentenceTools => {
  const cards: Named = words.employees;
  const goods: Readonly<Record<string, GoodWords>> = words.goods;
  return {
    names,
    who: (seat) => ({ kind: "seat", id: String(seat), text: names(seat) }),
    card: (id) => ({ kind: "employee", id, text: cards[id]?.name ?? id }),
    good: (id, count) => ({ kind: "good", id, text: goods[id]?.counted(count) ?? `${count} ${id}` }),
    house: (number) => ({ kind: "house", id: String(number), text: numbered(words.typed.house, number) }),
    campaign: (number) => ({ kind: "campaign", id: String(number), text: numbered(words.typed.campaign, number) }),
    dollars,
  };
};

/** The same for the reasons of modules, which are text alone. */
const reasonToolsOf = (locale: Locale, words: FoodChainMagnateWords, names: NameOf): ReasonTools => {
  const goods: Readonly<Record<string, GoodWords>> = words.goods;
  const nameOf = namesIn(locale, words);
  return {
    names,
    name: (id) => nameOf(id) ?? spelled(id),
    goods: (id, count) => goods[id]?.counted(count) ?? `${count} ${id}`,
    list: (items) => items.join(words.line.comma),
    dollars: (amount) => dollars(Math.max(1, Math.round(amount))),
  };
};

/** Why something was done: what nobody has words for is said by its name. */
const reasonOf =
  (locale: Locale, words: FoodChainMagnateWords): GameWords["reason"] =>
  (reason, names) => {
    const wording = moduleEntry(locale, "reasons", reason.id);
    // cast: the sentence is written for the reasons of this id.
    return wording ? wording(reason as never, reasonToolsOf(locale, words, names)) : `${titled(reason.id)}.`;
  };

/** A thing that has a number, as people write it. */
const numbered = ({ before, behind }: NumberedNames, number: number): string =>
  [before[0], String(number), behind[0]].filter((part) => part !== undefined).join(" ");

type EventSentence = (event: Tagged, names: NameOf) => Sentence | null;

/** What the base game pays for: its sentences say what for. */
const REASONS: ReadonlySet<string> = new Set<PaymentReason>(["sale", "waitresses", "cfo", "salaries"]);

const eventOf =
  (locale: Locale, words: FoodChainMagnateWords): GameWords["event"] =>
  (event: Tagged, names) => {
    // cast: the table has for each tag the sentence of that event.
    const own = Object.hasOwn(words.events, event._tag)
      ? (words.events[event._tag as Event["_tag"]] as EventSentence)
      : null;
    if (event._tag === "MoneyPaid" && "reason" in event) {
      const reason = String(event.reason);
      const paid = moduleEntry(locale, "payments", reason);
      // cast: the tag is that of money paid.
      const { seat, amount } = event as unknown as { readonly seat: number; readonly amount: number };
      if (paid) return paid(dollars(Math.abs(amount)), toolsOf(words, names), seat);
      const said = own?.(event, names) ?? null;
      // What nobody has words for is said by its name.
      return said === null || REASONS.has(reason) ? said : [titled(reason), words.line.colon, ...said];
    }
    if (own) return own(event, names);
    const wording = moduleEntry(locale, "events", event._tag);
    // cast: the sentence is written for the events of this tag.
    return wording ? wording(event as never, toolsOf(words, names)) : [titled(event._tag)];
  };

/** Food Chain Magnate in one language, as lobby and table ask for it. */
export const foodChainMagnateGame = (locale: Locale, words: FoodChainMagnateWords): GameWords => {
  const forms: Readonly<Record<string, { readonly ask: string; readonly button: string }>> = words.commands;
  const options: Readonly<Record<string, OptionText>> = words.options;
  const rulesets: Readonly<Record<string, NamedText>> = words.rulesets;
  const editions: Texts = words.editions;
  const slots: Texts = words.slots;
  const phases: Named = words.phases;
  return {
    ...wordless("food-chain-magnate"),
    name: words.name,
    about: words.about,
    ruleset: (id) => rulesets[id] ?? moduleWords(locale, id) ?? { name: titled(id), help: "" },
    // A module under whose id a preset stands bears its name.
    module: (id) => moduleWords(locale, id) ?? { name: titled(id), help: "" },
    edition: (id) => editions[id] ?? spelled(id),
    phase: (id) => phases[id]?.name ?? titled(id),
    option: (id) => options[id] ?? { name: spelled(id), help: "", values: {} },
    form: (tag) => forms[tag] ?? { ask: spelled(tag), button: spelled(tag) },
    slot: (_tag, slot) => slots[slot] ?? spelled(slot),
    value: valueOf(words),
    nameOf: namesIn(locale, words),
    event: eventOf(locale, words),
    reason: reasonOf(locale, words),
    refusal: (refusal) => sentenceIn(words.refusals, refusal) ?? spelled(refusal._tag),
    fault: (reason) => sentenceIn(words.faults, reason),
    score: dollars,
    margin: dollars,
    tie: words.tie,
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
