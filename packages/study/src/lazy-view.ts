import { type Dice, type Envelope, isEnvelope } from "@blueplate/kernel";

/** Thrown where the rules look into an envelope that this log shows closed. */
const CLOSED = new Error("The content of an envelope is not known");

/** The same envelope, but whoever looks for its content is stopped. */
const watched = (envelope: Envelope<unknown>): Envelope<unknown> => ({
  _tag: envelope._tag,
  readers: envelope.readers,
  get content(): unknown {
    throw CLOSED;
  },
});

/** Objects that were gone through already: what is shared between states is gone through once. */
const seen = new WeakMap<object, unknown>();

const walked = (value: object): unknown => {
  if (Array.isArray(value)) {
    const after = value.map(walk);
    return after.some((each, index) => each !== value[index]) ? after : value;
  }
  if (isEnvelope(value) && value.content === null) return watched(value);
  const after = Object.entries(value).map(([key, each]): [string, unknown] => [key, walk(each)]);
  // cast: the keys are the object's own.
  return after.some(([key, each]) => each !== (value as Record<string, unknown>)[key])
    ? Object.fromEntries(after)
    : value;
};

const walk = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  const known = seen.get(value) ?? walked(value);
  seen.set(value, known);
  return known;
};

/** A state in which closed envelopes stop whoever would decide on what is in them. Parts without any are shared. */
// cast: the walk keeps the shape, which it cannot express.
export const lazyView = <S>(state: S): S => walk(state) as S;

/** Thrown where the rules ask for dice that nobody here knows. */
const DRAWN = new Error("What the dice came to is not known");

/** What stopped the rules: a closed envelope, dice that are not known, or a fault in these words. */
export type RulesStop =
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Drawn" }
  | { readonly _tag: "Fault"; readonly message: string };

/** What it was that stopped the rules, by what they threw. */
export const stopOf = (thrown: unknown): RulesStop => {
  if (thrown === CLOSED) return { _tag: "Closed" };
  if (thrown === DRAWN) return { _tag: "Drawn" };
  return { _tag: "Fault", message: thrown instanceof Error ? thrown.message : String(thrown) };
};

/** What `decide` answers, or what stopped it. */
export const stopped = <A>(decide: () => A): { readonly value: A } | { readonly by: RulesStop } => {
  try {
    return { value: decide() };
  } catch (fault) {
    return { by: stopOf(fault) };
  }
};

const noDraw = (): never => {
  throw DRAWN;
};

/** Dice that nobody here knows: whoever would decide by them is stopped. */
export const UNKNOWN_DICE: Dice = { int: noDraw, shuffle: noDraw, rolls: 0 };
