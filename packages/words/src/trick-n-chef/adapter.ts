import type { Json, Tagged } from "@blueplate/kernel";
import type { ChefRefusal, Event } from "@blueplate/trick-n-chef";
import { type GameWords, type NameOf, type OptionText, plainValue, spelled, wordless } from "../game-words.ts";
import type { Sentence } from "../sentence.ts";
import type { TrickNChefWords } from "./words.ts";

type Texts = Readonly<Record<string, string>>;

/** What kind of value stands in a part of the state; the others speak for themselves. */
const KINDS: Texts = {
  step: "step",
  first: "seat",
  leader: "seat",
  seat: "seat",
  card: "card",
  hand: "card",
  pile: "card",
  winner: "seat",
  chefTaker: "seat",
};

/** Parts of the state that say nothing to people beside the others. */
const SILENT: ReadonlySet<string> = new Set(["suits", "ending"]);

/** The suits in the colours of the table. */
const TINTS: Texts = { red: "#d33e2c", yellow: "#f8c630", blue: "#3873d3", green: "#3c9a5b" };

const valueOf = (words: TrickNChefWords) => {
  const steps: Texts = words.steps;
  return (kind: string, value: Json): string => {
    if (kind === "number" && typeof value === "number") return words.coins(value);
    if (kind === "step" && typeof value === "string") return steps[value] ?? value;
    return plainValue(value);
  };
};

const eventOf =
  (words: TrickNChefWords): GameWords["event"] =>
  (event: Tagged, names) => {
    if (!Object.hasOwn(words.events, event._tag)) return [spelled(event._tag)];
    // cast: the table has for each tag the sentence of that event.
    const sentence = words.events[event._tag as Event["_tag"]] as (event: Tagged, names: NameOf) => Sentence | null;
    return sentence(event, names);
  };

const refusalOf =
  (words: TrickNChefWords): GameWords["refusal"] =>
  (refusal) => {
    if (!Object.hasOwn(words.refusals, refusal._tag)) return spelled(refusal._tag);
    // cast: as above.
    const sentence = words.refusals[refusal._tag as ChefRefusal["_tag"]] as (refusal: {
      readonly _tag: string;
    }) => string;
    return sentence(refusal);
  };

/** Trick-n-Chef in one language, as lobby and table ask for it. */
export const trickNChefGame = (words: TrickNChefWords): GameWords => {
  const forms: Readonly<Record<string, { readonly ask: string; readonly button: string }>> = words.forms;
  const options: Readonly<Record<string, OptionText>> = words.options;
  const slots: Texts = words.slots;
  const fields: Texts = words.fields;
  return {
    ...wordless("trick-n-chef"),
    name: words.name,
    about: words.about,
    ruleset: () => words.ruleset,
    edition: () => words.edition,
    option: (id) => options[id] ?? { name: spelled(id), help: "", values: {} },
    form: (tag) => forms[tag] ?? { ask: spelled(tag), button: spelled(tag) },
    slot: (_tag, slot) => slots[slot] ?? spelled(slot),
    value: valueOf(words),
    field: (name) => (SILENT.has(name) ? null : { label: fields[name] ?? spelled(name), kind: KINDS[name] ?? "" }),
    tint: (value) => (typeof value === "string" ? (TINTS[value.split("-")[0] ?? ""] ?? null) : null),
    event: eventOf(words),
    refusal: refusalOf(words),
  };
};
