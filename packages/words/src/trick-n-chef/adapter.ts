import type { Json, Tagged } from "@blueplate/kernel";
import type { Event } from "@blueplate/trick-n-chef";
import {
  bannersOf,
  type GameWords,
  type NameOf,
  type OptionText,
  plainValue,
  sentenceIn,
  wordless,
} from "../game-words.ts";
import type { Sentence } from "../sentence.ts";
import { spelled, titled } from "../spelled.ts";
import { cardText } from "./card-text.ts";
import { GUEST_COLOURS, lookOf, orderOf } from "./look.ts";
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
  aside: "suit",
  chefs: "chef",
  trump: "suit",
  winner: "seat",
  chefTaker: "seat",
};

/** Secrets with a public size. */
const SIZES: Texts = { hand: "handSize", pile: "pileSize" };

/** Parts of the state that say nothing to people beside the others. */
const SILENT: ReadonlySet<string> = new Set(["suits", "ending", "handSize", "pileSize", "usedCoins"]);

const valueOf = (words: TrickNChefWords) => {
  const steps: Texts = words.steps;
  return (kind: string, value: Json): string => {
    if (kind === "coins-on-card" && value === 0) return "";
    if ((kind === "number" || kind === "coins-on-card") && typeof value === "number") return words.coins(value);
    if (kind === "step" && typeof value === "string") return steps[value] ?? value;
    return typeof value === "string" ? (cardText(words, value) ?? plainValue(value)) : plainValue(value);
  };
};

/** A part of the state: coins on a card are told with what they do, chefs in the middle by their suit. */
const fieldOf = (words: TrickNChefWords): GameWords["field"] => {
  const fields: Texts = words.fields;
  return (name, within) => {
    if (SILENT.has(name)) return null;
    const look = within === "centre" ? lookOf("suit", name) : null;
    if (look) return { label: valueOf(words)("suit", name), kind: "", look };
    const isOnCard = name === "coins" && within !== "players";
    const size = SIZES[name];
    return {
      label: fields[name] ?? spelled(name),
      kind: isOnCard ? "coins-on-card" : (KINDS[name] ?? ""),
      tally: name === "scores",
      ...(size === undefined ? {} : { size }),
    };
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

/** Trick-n-Chef in one language, as lobby and table ask for it. */
export const trickNChefGame = (words: TrickNChefWords): GameWords => {
  const forms: Readonly<Record<string, { readonly ask: string; readonly button: string }>> = words.forms;
  const options: Readonly<Record<string, OptionText>> = words.options;
  const slots: Texts = words.slots;
  const steps: Texts = words.steps;
  return {
    ...wordless("trick-n-chef"),
    name: words.name,
    about: words.about,
    goal: words.goal,
    ruleset: () => words.ruleset,
    edition: () => words.edition,
    phase: (id) => steps[id] ?? titled(id),
    option: (id) => options[id] ?? { name: spelled(id), help: "", values: {} },
    form: (tag) => forms[tag] ?? { ask: spelled(tag), button: spelled(tag) },
    slot: (_tag, slot) => slots[slot] ?? spelled(slot),
    value: valueOf(words),
    nameOf: (id) => (Object.hasOwn(options, id) ? (options[id]?.name ?? null) : null),
    field: fieldOf(words),
    look: lookOf,
    order: orderOf,
    event: eventOf(words),
    refusal: (refusal) => sentenceIn(words.refusals, refusal) ?? spelled(refusal._tag),
    fault: (reason) => sentenceIn(words.faults, reason),
    margin: words.points,
    tie: words.tie,
    banners: bannersOf(words.banners, GUEST_COLOURS),
  };
};
