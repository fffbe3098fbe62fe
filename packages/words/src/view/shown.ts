import type { Json } from "@blueplate/kernel";
import type { GameWords, ValueLook, NameOf } from "../game-words.ts";
import type { ShellWords } from "../language.ts";

/** One value in words, with its look where it is a piece. */
export interface ShownValue {
  readonly text: string;
  readonly look: ValueLook | null;
}

/** A part of a view as it is shown: values, facts about one thing, a list of things, or an envelope that came closed. */
export type Shown =
  | { readonly as: "value"; readonly value: ShownValue }
  | { readonly as: "values"; readonly values: readonly ShownValue[] }
  | { readonly as: "facts"; readonly facts: readonly ShownFact[] }
  | { readonly as: "list"; readonly items: readonly Shown[] }
  /** `size`: how many things lie in it, where that is public; never 0. */
  | { readonly as: "closed"; readonly size: number | null };

/** A named part of a view. */
export interface ShownFact {
  /** The field of the state. */
  readonly name: string;
  readonly label: string;
  /** The look of the label itself (chefs by suit). */
  readonly look: ValueLook | null;
  readonly shown: Shown;
}

/** Numbers that come in one a round: by seat, then by round. */
export interface ShownTally {
  readonly name: string;
  readonly label: string;
  readonly bySeat: readonly (readonly number[])[];
}

/** The table of any game, drawn from its view alone: short facts, what lies in the middle, what lies before whom. */
export interface ShownTable {
  readonly now: readonly ShownFact[];
  readonly middle: readonly ShownFact[];
  /** By seat; empty for a game that has no such list. */
  readonly seats: readonly (readonly ShownFact[])[];
  readonly tallies: readonly ShownTally[];
}

/** What a view is read with. */
export interface ViewReader {
  readonly words: GameWords;
  /** Words of no game. */
  readonly says: Pick<ShellWords["table"], "yes" | "no">;
  readonly names: NameOf;
  readonly seats: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is Json => typeof value !== "object" || value === null;
const isPlainList = (value: unknown): value is readonly Json[] => Array.isArray(value) && value.every(isPlain);
const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === "number");
const isEnvelope = (value: unknown): value is { readonly content: unknown } =>
  isRecord(value) && value["_tag"] === "Envelope";

/** What is shown as no value at all. */
const NOTHING: Shown = { as: "values", values: [] };

const isNothing = (shown: Shown): boolean =>
  (shown.as === "values" && shown.values.length === 0) || (shown.as === "list" && shown.items.length === 0);

/** Values as people sort them, where the game says how; otherwise as they come. */
export const inOrder = (words: GameWords, kind: string, values: readonly Json[]): readonly Json[] => {
  const placed = values.map((value) => ({ value, place: words.order(kind, value) }));
  if (placed.some(({ place }) => place === null)) return values;
  return placed.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ value }) => value);
};

const valueOf = ({ words, says, names }: ViewReader, kind: string, value: Json): ShownValue => {
  if (kind === "seat" && typeof value === "number") return { text: names(value), look: null };
  if (typeof value === "boolean") return { text: value ? says.yes : says.no, look: null };
  return { text: value === null ? "—" : words.value(kind, value), look: words.look(kind, value) };
};

/** A value, its kind, the part of the view that it lies in, and how many things lie in it if it is closed. */
interface Part {
  readonly value: unknown;
  readonly kind: string;
  readonly within: string;
  readonly size: number | null;
}

const shownOf = (reading: ViewReader, part: Part): Shown => {
  const { value, kind, size } = part;
  if (isEnvelope(value)) {
    if (value.content !== null) return shownOf(reading, { ...part, value: value.content });
    return size === 0 ? NOTHING : { as: "closed", size };
  }
  if (value === null) return NOTHING;
  if (isPlain(value)) return { as: "value", value: valueOf(reading, kind, value) };
  if (isPlainList(value)) {
    return { as: "values", values: inOrder(reading.words, kind, value).map((each) => valueOf(reading, kind, each)) };
  }
  if (Array.isArray(value)) {
    return { as: "list", items: value.map((each: unknown) => shownOf(reading, { ...part, value: each, size: null })) };
  }
  // Inside a thing what is not there needs no mention.
  const facts = isRecord(value) ? factsOf(reading, value, part.within).filter(({ shown }) => !isNothing(shown)) : [];
  return { as: "facts", facts };
};

const sizeIn = (fields: Fields, name: string | undefined): number | null => {
  const size = name === undefined ? null : fields[name];
  return typeof size === "number" ? size : null;
};

/** The named parts of a record; `within` names the record. */
const factsOf = (reading: ViewReader, fields: Fields, within: string): readonly ShownFact[] =>
  Object.entries(fields).flatMap(([name, value]): readonly ShownFact[] => {
    const field = name === "_tag" ? null : reading.words.field(name, within);
    if (!field) return [];
    const size = sizeIn(fields, field.size);
    const shown = shownOf(reading, { value, kind: field.kind, within: name, size });
    // A value without words says nothing beside the others (no coins on a card).
    if (shown.as === "value" && shown.value.text === "") return [];
    return [{ name, label: field.label, look: field.look ?? null, shown }];
  });

/** A list with a row for each seat. A trick of as many cards as players is none: its rows name their seats. */
const isBySeat = (seats: number, value: unknown): value is readonly Fields[] =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every((row) => isRecord(row) && !isEnvelope(row) && !("seat" in row));

const talliesOf = ({ words }: ViewReader, rows: readonly Fields[], within: string): readonly ShownTally[] =>
  Object.keys(rows[0] ?? {}).flatMap((name) => {
    const field = words.field(name, within);
    if (!field?.tally) return [];
    const bySeat = rows.map((row) => row[name]).map((points) => (isNumbers(points) ? points : []));
    return [{ name, label: field.label, bySeat }];
  });

/** Everything that a view says, in the words of its game and in no more knowledge of it than they have. */
export const shownTable = (reading: ViewReader, view: unknown): ShownTable => {
  const fields = isRecord(view) ? view : { state: view };
  const [within, rows] = Object.entries(fields).find(([, value]) => isBySeat(reading.seats, value)) ?? ["", []];
  const bySeat = isBySeat(reading.seats, rows) ? rows : [];
  const tallies = talliesOf(reading, bySeat, within);
  const isTally = (name: string): boolean => tallies.some((tally) => tally.name === name);
  const facts = factsOf(reading, fields, "").filter(({ name, shown }) => name !== within && !isNothing(shown));
  return {
    now: facts.filter(({ shown }) => shown.as === "value"),
    middle: facts.filter(({ shown }) => shown.as !== "value"),
    seats: bySeat.map((row) => factsOf(reading, row, within).filter(({ name }) => !isTally(name))),
    tallies: tallies.filter((tally) => tally.bySeat.some((points) => points.length > 0)),
  };
};
