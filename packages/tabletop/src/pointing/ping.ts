import type { GameWords, Mention } from "@blueplate/words";
import type { NamedEntity } from "./pointing.ts";

/** Somebody points at something for a moment; another object with every pointing. */
export interface Ping {
  readonly seat: number;
  readonly thing: NamedEntity;
}

/** Pointing for all at a table to see. */
export interface Pings {
  /** What is pointed at now, by each seat one thing at most. */
  readonly now: () => readonly Ping[];
  /** Points at a thing; null for whoever only looks on. */
  readonly send: ((thing: NamedEntity) => void) | null;
  /** Why the last pointing did not go through, in words, or null. */
  readonly problem: () => string | null;
}

const PINGED: ReadonlySet<Mention["kind"]> = new Set(["house", "square", "campaign", "seat"]);

/** What somebody points at who says nothing but the sign of one thing (`#7`); null for whatever else is said. */
export const pingIn = ({ linked, sign }: Pick<GameWords, "linked" | "sign">, text: string): Mention | null => {
  const [only, ...more] = linked(text);
  if (only === undefined || typeof only === "string" || more.length > 0 || !PINGED.has(only.kind)) return null;
  // A thing in words is said, not pointed at.
  return sign(only.kind, only.id) === text.toLowerCase() ? only : null;
};
