import type { Json } from "@blueplate/kernel";
import type { GameWords, NameOf } from "./game-words.ts";

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is Json => typeof value !== "object";

/** A part of a view in one line; null for what says nothing. */
const inLine = (words: GameWords, kind: string, names: NameOf, value: unknown): string => {
  if (value === null) return "-";
  if (kind === "seat" && typeof value === "number") return names(value);
  if (isPlain(value)) return words.value(kind, value);
  if (Array.isArray(value)) return value.map((each: unknown) => inLine(words, kind, names, each)).join(", ") || "-";
  if (!isRecord(value)) return "";
  if (value["_tag"] === "Envelope") {
    return value["content"] === null ? "hidden" : inLine(words, kind, names, value["content"]);
  }
  return fieldsOf(words, value)
    .map((field) => `${field.label} ${inLine(words, field.kind, names, field.value)}`)
    .join("; ");
};

const fieldsOf = (words: GameWords, fields: Fields) =>
  Object.entries(fields).flatMap(([name, value]) => {
    const field = name === "_tag" ? null : words.field(name);
    return field ? [{ ...field, value }] : [];
  });

/** The table of any game as text: everything that its view says, by the words of the game. */
export const viewLines = (words: GameWords, view: unknown, names: NameOf): readonly string[] =>
  fieldsOf(words, isRecord(view) ? view : { state: view }).flatMap(({ label, kind, value }) => {
    if (!Array.isArray(value) || !value.every(isRecord)) return [`  ${label}: ${inLine(words, kind, names, value)}`];
    const rows = value.map((each: unknown, index) => `    ${index + 1}. ${inLine(words, kind, names, each)}`);
    return rows.length === 0 ? [] : [`  ${label}:`, ...rows];
  });
