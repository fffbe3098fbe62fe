import {
  differing,
  type Entry,
  foldMainline,
  isEnvelope,
  type LineFault,
  type Malformed,
  type Rules,
  unfit,
  unshaped,
} from "@blueplate/kernel";
import { stopped } from "./lazy-view.ts";

/** An entry that tells facts. */
export type EntryWithEvents = Extract<Entry, { readonly events: unknown }>;

/** The rules cannot go on here. */
export const MISPLAYED = unfit("", { _tag: "Misplayed" });

/** What a log is checked by: its rules and the number of its seats. */
export interface VerificationContext {
  readonly rules: Rules;
  readonly seats: number;
}

/** Characters of a value that are told: enough to find it again. */
const TOLD = 60;

/** A value of a log in few words: a fact by its kind, all else as JSON; null for none. */
const briefly = (value: unknown): string | null => {
  if (value === undefined) return null;
  const tag = typeof value === "object" && value !== null && "_tag" in value ? value._tag : undefined;
  const text = JSON.stringify(tag ?? value);
  return text.length > TOLD ? `${text.slice(0, TOLD)}…` : text;
};

const pathOf = (keys: readonly string[]): string =>
  keys.map((key, at) => (/^\d+$/.test(key) ? `[${key}]` : `${at === 0 ? "" : "."}${key}`)).join("");

/** An envelope that came closed agrees with any that the same seats may read. */
const closedAgrees = (expected: unknown, got: unknown): boolean =>
  typeof expected === "object" &&
  expected !== null &&
  typeof got === "object" &&
  got !== null &&
  isEnvelope(expected) &&
  isEnvelope(got) &&
  got.content === null &&
  !differing(expected.readers, got.readers);

/** The first field in which an entry is other than the rules come to; null for none. `whole`: nothing in it may be closed. */
export const otherThan = (expected: unknown, got: unknown, whole: boolean): Malformed | null => {
  const found = differing(expected, got, whole ? undefined : closedAgrees);
  if (!found) return null;
  const reason: LineFault = { _tag: "OtherFact", expected: briefly(found.a), got: briefly(found.b) };
  return unshaped(pathOf(found.path), reason);
};

/** A fact that stands in an entry, at this place, where nothing more was about to happen. */
export const unexpected = (fact: unknown, at: number): Malformed =>
  unshaped(`events[${at}]`, { _tag: "OtherFact", expected: null, got: briefly(fact) });

/** The first field in a fact that names a seat which nobody sits on; every game calls such a field `seat`. */
const strangeSeat = (value: unknown, seats: number, path: readonly string[] = []): readonly string[] | null => {
  if (typeof value !== "object" || value === null) return null;
  for (const [key, each] of Object.entries(value)) {
    const here = [...path, key];
    if (key === "seat" && typeof each === "number" && each >= seats) return here;
    const found = strangeSeat(each, seats, here);
    if (found) return found;
  }
  return null;
};

/** What no game could tell, whatever was rolled, whatever is in its envelopes and whatever its rules; null when all is well. */
const impossibleFact = (
  { rules, seats }: VerificationContext,
  before: unknown,
  entry: EntryWithEvents,
): Malformed | null => {
  const path = strangeSeat({ events: entry.events }, seats);
  if (path) return unshaped(pathOf(path), { _tag: "NoSuchSeat", seats });
  let state = before;
  for (const [at, event] of entry.events.entries()) {
    const invalid = rules.validateEvent?.(state, event, entry.events.slice(0, at)) ?? null;
    if (invalid) return { ...invalid, field: `events[${at}].${invalid.field}` };
    state = rules.evolve(state, event);
  }
  return null;
};

/** The same where the rules cannot even take it up. */
export const impossible = (measure: VerificationContext, before: unknown, entry: EntryWithEvents): Malformed | null => {
  const answer = stopped(() => impossibleFact(measure, before, entry));
  return "value" in answer ? answer.value : MISPLAYED;
};

/** An entry ends where somebody has to decide, or with the game; what is missing at its end, or null. */
export const unfinished = (
  { rules }: VerificationContext,
  before: unknown,
  entry: EntryWithEvents,
): Malformed | null => {
  const state = foldMainline(rules, [entry], before);
  const rests = rules.waitsFor(state).length > 0 || rules.outcome(state) !== null;
  return rests ? null : unshaped(`events[${entry.events.length}]`, { _tag: "Missing" });
};
