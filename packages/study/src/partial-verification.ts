import {
  type EventBatch,
  check,
  type Reducer,
  isEnvelope,
  type Malformed,
  type Played,
  type Rules,
  runToDecision,
  type Tagged,
  unshaped,
} from "@blueplate/kernel";
import { inside } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import {
  impossible,
  type VerificationContext,
  MISPLAYED,
  otherThan,
  type EntryWithEvents,
  unexpected,
  unfinished,
} from "./faults.ts";
import { lazyView, type RulesStop, stopped, UNKNOWN_DICE } from "./lazy-view.ts";

const isOpen = (entry: EntryWithEvents): entry is Played<Tagged> =>
  entry._tag === "Played" && entry.command.content !== null;

/** What was found out about an entry. `whole`: all of it follows from what is known, nothing in it has to be believed. */
export interface VerificationResult {
  readonly fault: Malformed | null;
  readonly whole: boolean;
}

const wrong = (fault: Malformed): VerificationResult => ({ fault, whole: true });
const BELIEVED: VerificationResult = { fault: null, whole: false };

/** How the rules see a state or a fact: with closed envelopes that stop them, or that say nothing. */
type Seeing = <T>(value: T) => T;

const asItIs: Seeing = (value) => value;

/** The same events, but that whoever finds the next ones on the state sees it as the rules do. */
const seeing = (batch: EventBatch<unknown, Tagged>, see: Seeing): EventBatch<unknown, Tagged> =>
  batch.map((item) => (typeof item === "function" ? (now: unknown) => seeing(item(see(now)), see) : item));

/** What follows from facts on a state by the rules, and what stopped them where dice or secrets decide; null where nothing did. */
const following = (rules: Rules, state: unknown, own: readonly Tagged[], given: readonly Tagged[], see: Seeing) => {
  const produced: Tagged[] = [];
  const evolve = (before: unknown, event: Tagged): unknown => {
    // The log's own fact may hold more than whoever decides it here can know.
    const known = given[produced.length];
    produced.push(event);
    return rules.evolve(before, known?._tag === event._tag ? known : event);
  };
  const reducer: Reducer<unknown, Tagged> = {
    game: rules.game,
    evolve,
    react: (now, event, dice) => seeing(rules.react(see(now), see(event), dice), see),
    advance: (now, dice) => seeing(rules.advance(see(now), dice), see),
  };
  const answer = stopped(() => runToDecision(reducer, state, own, UNKNOWN_DICE));
  return { produced, stop: "value" in answer ? null : answer.by };
};

/** How far an entry was followed: so many of its facts are known or believed, and what stopped the rules after them. */
interface Reached {
  readonly fault: Malformed | null;
  readonly count: number;
  readonly stop: RulesStop | null;
}

/** How far the facts after the first `from` follow from `own`, which are the first of them; `state` is the one before them. */
const reached = (
  rules: Rules,
  state: unknown,
  events: readonly Tagged[],
  own: readonly Tagged[],
  from = 0,
  see: Seeing = lazyView,
): Reached => {
  const { produced, stop } = following(rules, state, own, events.slice(from), see);
  const count = from + produced.length;
  const given = stop ? events.slice(0, count) : events;
  const answer = stopped(() =>
    otherThan({ events: [...events.slice(0, from), ...produced] }, { events: given }, false),
  );
  return { fault: "value" in answer ? answer.value : null, count, stop };
};

const holdsEnvelope = (value: unknown): boolean =>
  typeof value === "object" && value !== null && (isEnvelope(value) || Object.values(value).some(holdsEnvelope));

/** A fact that shows a secret or makes one: nobody can say beforehand what it tells. */
const isSecret = (rules: Rules, event: Tagged): boolean => rules.reveals(event) || holdsEnvelope(event);

/** Facts that may be believed where the rules were stopped: what the dice came to is one, and with a secret goes what it decides. */
const mayBelieve = (rules: Rules, stop: RulesStop, facts: readonly Tagged[]): boolean =>
  stop._tag === "Drawn" ? facts.length === 1 : stop._tag === "Closed" && facts.some((fact) => isSecret(rules, fact));

/**
 * How far an entry goes on where the rules were stopped. Closed envelopes may have held nothing that made a difference; else the fewest
 * facts are believed from which the next follow, and where that are none, because more was about to happen at once, all of them.
 * Where no secret is told nothing is believed.
 */
const believing = (rules: Rules, before: unknown, events: readonly Tagged[], { count, stop }: Reached): Reached => {
  const rest = events.slice(count);
  const nothing: Reached = { fault: unexpected(rest[0], count), count, stop };
  if (!stop) return nothing;
  const state = events.slice(0, count).reduce((now, event) => rules.evolve(now, event), before);
  const end: Reached = { fault: null, count: events.length, stop };
  if (stop._tag === "Closed" && !reached(rules, state, events, [], count, asItIs).fault) return end;
  for (const at of rest.keys()) {
    const own = rest.slice(0, at + 1);
    if (!mayBelieve(rules, stop, own)) continue;
    const next = reached(rules, state, events, own, count);
    const goesOn = next.stop === null || next.count > count + own.length;
    if (!next.fault && (goesOn || next.count === events.length || stop._tag === "Drawn")) return next;
  }
  return stop._tag === "Closed" && mayBelieve(rules, stop, rest) ? end : nothing;
};

/** Follows an entry to its end: where dice or secrets decide what comes next, that is believed, and the rest has to follow from it. */
const followed = (rules: Rules, before: unknown, entry: EntryWithEvents, first: Reached): VerificationResult => {
  let now = first;
  while (!now.fault && now.stop && now.count < entry.events.length) now = believing(rules, before, entry.events, now);
  return { fault: now.fault, whole: first.stop === null };
};

/** What does not follow from a choice that is known, as far as neither dice nor secrets decide it. */
const ofChoice = (rules: Rules, before: unknown, entry: Played<Tagged>): VerificationResult => {
  const decoded = rules.codecs.command.decode(entry.command.content);
  if (Result.isFailure(decoded)) return wrong(inside("command.content", decoded.failure));
  const [state, command] = [lazyView(before), decoded.success];
  const refused = stopped(() => check(rules, state, entry.seat, command));
  if ("by" in refused) return BELIEVED;
  if (refused.value) return wrong(unshaped("command", { _tag: "Disallowed", refusal: refused.value }));
  const own = stopped(() => rules.forms[command._tag]?.decide(state, entry.seat, command, UNKNOWN_DICE) ?? []);
  if ("by" in own) return BELIEVED;
  return followed(rules, before, entry, reached(rules, before, entry.events, own.value));
};

/** The seat has nothing to decide that others may not read: an entry whose choice is closed cannot be its own. */
const hasNoSecret = (rules: Rules, state: unknown, entry: Played<Tagged>): Malformed | null => {
  const secret = Object.values(rules.forms).filter(({ secret }) => secret);
  const opens = stopped(() => secret.some((form) => form.isAvailable(state, entry.seat)));
  return "value" in opens && !opens.value ? unshaped("command.content", { _tag: "Missing" }) : null;
};

/**
 * What does not follow from the first facts of an entry, whose choice is not known: as many of them are believed as it takes to come
 * to the rest, and of a choice only such as hold its secret.
 */
const ofCourse = (rules: Rules, before: unknown, entry: EntryWithEvents): VerificationResult => {
  const { events } = entry;
  const strange = entry._tag === "Played" ? hasNoSecret(rules, lazyView(before), entry) : null;
  if (strange) return wrong(strange);
  const secrets = events.findIndex((event) => !isSecret(rules, event));
  const most = entry._tag === "GameStarted" || secrets < 0 ? events.length : secrets;
  let first: VerificationResult | null = null;
  // A game that begins from a position may go on at once, without a fact of its own.
  for (const own of [...Array.from({ length: most }, (_, at) => at + 1), 0]) {
    const { fault } = followed(rules, before, entry, reached(rules, before, events, events.slice(0, own)));
    if (!fault) return BELIEVED;
    first ??= wrong(fault);
  }
  return first ?? BELIEVED;
};

/**
 * What does not fit in an entry of which dice or secrets are not known: what follows without them is decided again, of the rest only
 * what cannot be is found.
 */
export const partialVerification = (
  measure: VerificationContext,
  before: unknown,
  entry: EntryWithEvents,
): VerificationResult => {
  const { rules } = measure;
  const found = isOpen(entry) ? ofChoice(rules, before, entry) : ofCourse(rules, before, entry);
  if (found.fault) return found;
  const answer = stopped(() => impossible(measure, before, entry) ?? unfinished(measure, before, entry));
  return { fault: "value" in answer ? answer.value : MISPLAYED, whole: found.whole };
};
