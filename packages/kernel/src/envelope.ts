import { Schema } from "effect";
import { Seat, type Viewer } from "./seat.ts";

/**
 * A secret, in states and in events. Whoever is not a reader gets it with `content: null`. Readers never change: what
 * more eyes may see later comes as a new event that carries the content.
 */
export interface Envelope<T> {
  readonly _tag: "Envelope";
  readonly readers: "everybody" | readonly Seat[];
  readonly content: T | null;
}

/** Puts `content` into an envelope for `readers`. */
export const seal = <T>(readers: "everybody" | readonly Seat[], content: T): Envelope<T> => ({
  _tag: "Envelope",
  readers,
  content,
});

/** The schema of an envelope around `content`. */
export const EnvelopeOf = <A, I>(content: Schema.Codec<A, I>) =>
  Schema.TaggedStruct("Envelope", {
    readers: Schema.Union([Schema.Literal("everybody"), Schema.Array(Seat)]),
    content: Schema.NullOr(content),
  });

/** True when `viewer` may read the envelope. */
export const mayRead = (envelope: Envelope<unknown>, viewer: Viewer): boolean =>
  viewer === "referee" ||
  envelope.readers === "everybody" ||
  (viewer !== "watcher" && envelope.readers.includes(viewer));

/** The content for `viewer`: null when the viewer is no reader, or when the envelope came closed. */
export const open = <T>(envelope: Envelope<T>, viewer: Viewer): T | null =>
  mayRead(envelope, viewer) ? envelope.content : null;

/** True for an envelope, open or closed. */
export const isEnvelope = (value: object): value is Envelope<unknown> => "_tag" in value && value._tag === "Envelope";

/** True when something in `value` lies in an envelope that came closed: whoever holds it does not know all there is. */
export const hasClosed = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  if (isEnvelope(value) && value.content === null) return true;
  return Object.values(value).some(hasClosed);
};

const shutEnvelope = (envelope: Envelope<unknown>, viewer: Viewer): Envelope<unknown> => {
  if (!mayRead(envelope, viewer)) return envelope.content === null ? envelope : { ...envelope, content: null };
  const content = walk(envelope.content, viewer);
  return content === envelope.content ? envelope : { ...envelope, content };
};

const walkArray = (value: readonly unknown[], viewer: Viewer): readonly unknown[] => {
  let copy: unknown[] | undefined;
  for (let index = 0; index < value.length; index++) {
    const before = value[index];
    const after = walk(before, viewer);
    if (after !== before) (copy ??= value.slice())[index] = after;
  }
  return copy ?? value;
};

const walkRecord = (value: object, viewer: Viewer): object => {
  let copy: Record<string, unknown> | undefined;
  for (const [key, before] of Object.entries(value)) {
    const after = walk(before, viewer);
    if (after !== before) (copy ??= { ...value })[key] = after;
  }
  return copy ?? value;
};

const walk = (value: unknown, viewer: Viewer): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return walkArray(value, viewer);
  return isEnvelope(value) ? shutEnvelope(value, viewer) : walkRecord(value, viewer);
};

/**
 * The same value with every envelope closed that `viewer` may not read: one generic walk over state, event or entry.
 * Parts without secrets are shared with the original.
 */
// cast: closing an envelope keeps its type, which the generic walk cannot express.
export const redact = <T>(value: T, viewer: Viewer): T => (viewer === "referee" ? value : (walk(value, viewer) as T));
