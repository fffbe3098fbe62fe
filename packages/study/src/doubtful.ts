import {
  check,
  type Course,
  type Entry,
  isEnvelope,
  differing,
  type LineFault,
  type Malformed,
  type Played,
  type Rules,
  settle,
  type Tagged,
  unfit,
  unshaped,
} from "@blueplate/kernel";
import { inside } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { guarded, stopped, UNKNOWN_DICE } from "./guard.ts";

/** An entry that tells facts. */
export type Told = Extract<Entry, { readonly events: unknown }>;

/** The rules cannot go on here. */
export const MISPLAYED = unfit("", { _tag: "Misplayed" });

/** What a log is checked by: its rules and the number of its seats. */
export interface Measure {
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

/** What no game could tell, whatever was rolled and whatever is in its envelopes; null when all is well. */
const impossible = ({ rules, seats }: Measure, before: unknown, entry: Told): Malformed | null => {
  const path = strangeSeat({ events: entry.events }, seats);
  if (path) return unshaped(pathOf(path), { _tag: "NoSuchSeat", seats });
  let state = before;
  for (const [at, event] of entry.events.entries()) {
    const doubt = rules.doubt?.(state, event) ?? null;
    if (doubt) return { ...doubt, field: `events[${at}].${doubt.field}` };
    state = rules.evolve(state, event);
  }
  const rests = rules.waitsFor(state).length > 0 || rules.outcome(state) !== null;
  return rests ? null : unshaped(`events[${entry.events.length}]`, { _tag: "Missing" });
};

const isOpen = (entry: Told): entry is Played<Tagged> => entry._tag === "Played" && entry.command.content !== null;

/** What follows from facts on a state by the rules, as far as neither dice nor secrets decide it, and whether that is all of it. */
const following = (rules: Rules, state: unknown, own: readonly Tagged[]) => {
  const told: Tagged[] = [];
  const evolve = (before: unknown, event: Tagged): unknown => {
    told.push(event);
    return rules.evolve(before, event);
  };
  const course: Course<unknown, Tagged> = {
    game: rules.game,
    evolve,
    react: (now, event, dice) => rules.react(now, event, dice),
    advance: (now, dice) => rules.advance(now, dice),
  };
  const answer = stopped(() => settle(course, state, own, UNKNOWN_DICE));
  return { told, whole: "value" in answer };
};

/** What in an entry does not follow from the facts that it begins with. */
const otherAfter = (rules: Rules, state: unknown, own: readonly Tagged[], entry: Told): Malformed | null => {
  const { told, whole } = following(rules, state, own);
  const answer = stopped(() =>
    otherThan({ events: told }, { events: whole ? entry.events : entry.events.slice(0, told.length) }, false),
  );
  return "value" in answer ? answer.value : null;
};

/** What does not follow from a choice that is known, as far as neither dice nor secrets decide it. */
const otherChoice = (rules: Rules, before: unknown, entry: Played<Tagged>): Malformed | null => {
  const decoded = rules.codecs.command.decode(entry.command.content);
  if (Result.isFailure(decoded)) return inside("command.content", decoded.failure);
  const [state, command] = [guarded(before), decoded.success];
  const refused = stopped(() => check(rules, state, entry.seat, command));
  if ("by" in refused) return null;
  if (refused.value) return unshaped("command", { _tag: "Disallowed", refusal: refused.value });
  const own = stopped(() => rules.forms[command._tag]?.decide(state, entry.seat, command, UNKNOWN_DICE) ?? []);
  return "value" in own ? otherAfter(rules, state, own.value, entry) : null;
};

/**
 * What does not follow from the first facts of an entry, whose choice is not known: as many of them are believed as it takes to come
 * to the rest.
 */
const otherCourse = (rules: Rules, before: unknown, entry: Told): Malformed | null => {
  const [state, events] = [guarded(before), guarded(entry.events)];
  let first: Malformed | null = null;
  // A game that begins from a position may go on at once, without a fact of its own.
  for (const own of [...events.map((_, at) => at + 1), 0]) {
    const other = otherAfter(rules, state, events.slice(0, own), entry);
    if (!other) return null;
    first ??= other;
  }
  return first;
};

/**
 * What does not fit in an entry of which dice or secrets are not known: what follows without them is decided again, of the rest only
 * what cannot be is found.
 */
export const doubtful = (measure: Measure, before: unknown, entry: Told): Malformed | null => {
  const { rules } = measure;
  const other = isOpen(entry) ? otherChoice(rules, before, entry) : otherCourse(rules, before, entry);
  if (other) return other;
  const answer = stopped(() => impossible(measure, before, entry));
  return "value" in answer ? answer.value : MISPLAYED;
};
