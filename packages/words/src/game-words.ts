import type { Json, Refusal, Tagged } from "@blueplate/kernel";
import type { Sentence } from "./sentence.ts";
import { spelled, titled } from "./spelled.ts";

/** How seats are called at a table, by number. */
export type NameOf = (seat: number) => string;

/** A name with one line of help. */
export interface NamedText {
  readonly name: string;
  readonly help: string;
}

/** An option of the new-table form: its name, what it is about, and each value in one line. */
export interface OptionText {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A shape that says what a colour says, to those who do not tell colours apart. */
export type ValueShape = "circle" | "triangle" | "square" | "diamond";

/** How a value lies on the table: a card with a face or a token, in a colour as CSS has it and with a shape. */
export interface ValueLook {
  readonly piece: "card" | "token";
  readonly colour: string;
  readonly shape: ValueShape;
  /** What stands on it large; empty for a token. */
  readonly face: string;
}

/** A part of the state on a table that is drawn for any game. */
export interface FieldText {
  readonly label: string;
  /** What its values are, as a slot's kind. */
  readonly kind: string;
  /** The look of the label itself, where the part is named after a piece. */
  readonly look?: ValueLook | null;
  /** The part beside it that says how many things lie in it when it is closed. */
  readonly size?: string;
  /** True for a number a round: everybody's stand together, with their sum. */
  readonly tally?: boolean;
}

/** A reason of a module: its words stand under the id, and are made of whatever else is in it. */
export interface NamedReason {
  readonly id: string;
}

/**
 * The words of any game as the lobby and the table ask for them: by id, so that no screen knows a game. What a game has no
 * words for is shown by its id.
 */
export interface GameWords {
  readonly name: string;
  readonly about: string;
  /** What one plays for, in two sentences that an empty table of cards has room for; none where the table itself shows it. */
  readonly goal?: string;
  /** A preset of the rules: its name, and what it is in a line. */
  ruleset(id: string): NamedText;
  /** A rules module: its name, and what it changes in a line. */
  module(id: string): NamedText;
  edition(id: string): string;
  /** A phase of a round, by the id that the game's own look at a position has. */
  phase(id: string): string;
  option(id: string): OptionText;
  /** What a form asks, and its main button. */
  form(tag: string): { readonly ask: string; readonly button: string };
  /** The name of a slot, and one of its values. */
  slot(tag: string, slot: string): string;
  value(kind: string, value: Json): string;
  /** What a thing of the game (a card, a good, a milestone, an option) is called; null for an id that is none of them. */
  readonly nameOf: (id: string) => string | null;
  /** A part of the state by its name and the part that it lies in (empty for the state itself); null if it says nothing. */
  field(name: string, within: string): FieldText | null;
  /** How a value looks on the table, or null for one that is text alone. */
  look(kind: string, value: Json): ValueLook | null;
  /** The place of a value among all of its kind as people sort them in hand; null where the order says something. */
  order(kind: string, value: Json): number | null;
  event(event: Tagged, names: NameOf): Sentence | null;
  /** Why something was done, where a module has the reason and the words for it. */
  reason(reason: NamedReason, names: NameOf): string;
  refusal(refusal: Refusal): string;
  /** Why a configuration or a position cannot be; null for a reason that is not the game's own. */
  fault(reason: Tagged): string | null;
  /** What stands in the ranking at the end, with its unit. */
  score(score: number): string;
  /** What parts two scores, as a sentence says it: with its unit. */
  margin(between: number): string;
  /** What decides in the ranking between equal scores, in a sentence; a game that ranks by nothing else has none. */
  readonly tie?: string;
  /** What somebody said, with mentions of the things of the game that it names, and of the seats by the names of each. */
  linked(text: string, seats?: readonly (readonly string[])[]): Sentence;
  /** How people write a thing of the game so that `linked` finds it, or null where there is no sign for it. */
  sign(kind: string, id: string): string | null;
  /** Looks of a seat that a player may choose from. */
  readonly banners: readonly { readonly name: string; readonly colour: string }[];
}

/** The rules of a table in a line: the preset, and the modules beside it. */
export const setupName = (
  words: Pick<GameWords, "ruleset" | "module">,
  { ruleset, modules = [] }: { readonly ruleset: string; readonly modules?: readonly string[] },
): string =>
  [...(ruleset === "" ? [] : [words.ruleset(ruleset).name]), ...modules.map((id) => words.module(id).name)].join(" + ");

/** A value that no game has words for. */
export const plainValue = (value: Json): string => (typeof value === "string" ? spelled(value) : JSON.stringify(value));

/** The sentence for something with a code, from a table with a sentence for each code of its kind; null where it has none. */
export const sentenceIn = (table: object, said: Tagged): string | null => {
  if (said._tag in Object.prototype) return null;
  // cast: the table has for each tag the sentence of what bears it.
  const sentences = table as Readonly<Record<string, (said: Tagged) => string>>;
  return sentences[said._tag]?.(said) ?? null;
};

/** The usual colours of the seats, in order: red, yellow, green, blue and purple. */
export const SEAT_COLOURS = ["#d33e2c", "#f8c630", "#5cc8bc", "#3873d3", "#5b2468"] as const;

/** The colours of the seats under these names: the usual ones, or the game's own. */
export const bannersOf = (
  names: readonly [string, string, string, string, string],
  colours: readonly string[] = SEAT_COLOURS,
): GameWords["banners"] =>
  colours.map((colour, index) => ({
    name: names[index] ?? "",
    colour,
  }));

/** The name of a chain in the words of the page: a usual chain is known by its colour, whoever founded it in which language. */
export const chainName = (words: Pick<GameWords, "banners">, banner: GameWords["banners"][number]): string =>
  words.banners.find(({ colour }) => colour === banner.colour)?.name ?? banner.name;

/** The words of a game that has brought none: everything by its id. */
export const wordless = (id: string): GameWords => ({
  name: spelled(id),
  about: "",
  ruleset: (ruleset) => ({ name: titled(ruleset), help: "" }),
  module: (module) => ({ name: titled(module), help: "" }),
  edition: spelled,
  phase: titled,
  option: (option) => ({ name: spelled(option), help: "", values: {} }),
  form: (tag) => ({ ask: spelled(tag), button: spelled(tag) }),
  slot: (_tag, slot) => spelled(slot),
  value: (_kind, value) => plainValue(value),
  nameOf: () => null,
  field: (name) => ({ label: spelled(name), kind: name === "seat" ? "seat" : "" }),
  look: () => null,
  order: () => null,
  event: ({ _tag, ...rest }, names) => {
    const seat = "seat" in rest && typeof rest.seat === "number" ? `${names(rest.seat)}: ` : "";
    return [`${seat}${spelled(_tag)}`];
  },
  reason: ({ id }) => `${titled(id)}.`,
  refusal: ({ _tag, rule }) => `${spelled(_tag)}${rule === "" ? "" : ` (${rule})`}`,
  fault: () => null,
  score: String,
  margin: String,
  linked: (text) => [text],
  sign: () => null,
  banners: bannersOf(["Red", "Yellow", "Green", "Blue", "Purple"]),
});
