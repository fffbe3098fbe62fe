import { Result } from "effect";
import { redact } from "../envelope.ts";
import type { Rules } from "../rules.ts";
import type { Tagged } from "../json.ts";
import { mainline, eventsOf, foldMainline } from "../log.ts";
import type { TablePly } from "../match/match.ts";
import type { Codec } from "../codec.ts";
import { seatsOf, type Viewer } from "../seat.ts";
import { rollback, submit, type Table, undo } from "../table.ts";
import { invalidText, uncheckedRules } from "./checked.ts";
import { difference } from "./difference.ts";
import { encoded, type Law, throughJson, viewersOf } from "./setup.ts";

const folded = <S, C extends Tagged, E extends Tagged>(rules: Rules<S, C, E>, from: S, events: readonly E[]): S =>
  events.reduce((state, event) => rules.evolve(state, event), from);

/** Folding what a viewer was sent gives what a viewer may see: entry by entry, from the first one on. */
export const redactionCommutes = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => ({
  name: "a view is the fold of what its viewer was sent",
  costly: true,
  look: ({ before, entry, after }) => {
    const { rules } = before;
    for (const viewer of viewersOf(rules.config.seats)) {
      const view = redact(before.state, viewer);
      const stepped = folded(rules, view, redact(eventsOf(entry), viewer));
      const onStep = difference(redact(after.state, viewer), stepped, "state");
      if (onStep) return `view of ${viewer}: ${onStep}`;
      if (before.entries.length > 1) continue;
      const onStart = difference(view, foldMainline(rules, redact(before.line, viewer)), "first state");
      if (onStart) return `view of ${viewer}: ${onStart}`;
    }
    return null;
  },
});

/** What of `events` may not follow on what `viewer` sees of the state, or null. */
const invalidFor = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  facts: readonly E[],
  viewer: Viewer,
): string | null => {
  const events = redact(facts, viewer);
  let now = redact(state, viewer);
  for (const [at, event] of events.entries()) {
    const fault = rules.validateEvent?.(now, event, events.slice(0, at)) ?? rules.refuteEvent?.(now, event);
    if (fault) return `view of ${viewer}: ${invalidText(event, fault)}`;
    now = rules.evolve(now, event);
  }
  return null;
};

/** Facts of one kind that are looked at with the eyes of every viewer. */
const SEEN_OF_A_KIND = 30;

/**
 * Every fact may follow on the state before it: for whoever sees everything, and, the first thirty times that a fact of its kind is
 * told, for every viewer.
 */
export const eventsAreValid = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => {
  const timesSeen = new Map<string, number>();
  return {
    name: "every event is valid on the state before it",
    costly: false,
    look: ({ before, entry }) => {
      const { state } = before;
      // What is asked here need not be asked again as it is folded.
      const rules = uncheckedRules(before.rules);
      const events = eventsOf(entry);
      const rare = events.filter(({ _tag }) => (timesSeen.get(_tag) ?? 0) < SEEN_OF_A_KIND);
      for (const { _tag } of events) timesSeen.set(_tag, (timesSeen.get(_tag) ?? 0) + 1);
      const viewers = rare.length > 0 ? viewersOf(rules.config.seats) : [];
      for (const viewer of [...viewers, "referee" as const]) {
        const fault = invalidFor(rules, state, events, viewer);
        if (fault) return fault;
      }
      return null;
    },
  };
};

/** The same table, whose facts are folded again without being checked again. */
const uncheckedTable = <S, C extends Tagged, E extends Tagged>(table: Table<S, C, E>): Table<S, C, E> => ({
  ...table,
  rules: uncheckedRules(table.rules),
});

const survivesJson = <A>(what: string, codec: Codec<A>, value: A): string | null => {
  const decoded = codec.decode(throughJson(codec.encode(value)));
  return Result.isFailure(decoded)
    ? `${what}: ${decoded.failure.field} ${decoded.failure.message}`
    : difference(value, decoded.success, what);
};

/** Every state, view, command and event is the same after JSON. */
export const jsonKeepsAll = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => ({
  name: "JSON keeps every state, command and event",
  costly: true,
  look: ({ before: { rules }, command, entry, after }) => {
    for (const viewer of [...viewersOf(rules.config.seats), "referee" as const]) {
      const onState = survivesJson(`state of ${viewer}`, rules.codecs.state, redact(after.state, viewer));
      if (onState) return onState;
      for (const event of redact(eventsOf(entry), viewer)) {
        const onEvent = survivesJson(`event ${event._tag} of ${viewer}`, rules.codecs.event, event);
        if (onEvent) return onEvent;
      }
    }
    return survivesJson(`command ${command._tag}`, rules.codecs.command, command);
  },
});

/** A value that no field of a command or event has. */
const WRONG = { "no such field": true };

const acceptsNonsense = <A extends Tagged>(codec: Codec<A>, json: unknown): string | null => {
  if (typeof json !== "object" || json === null) return "no object";
  const refusesAt = (input: unknown, name: string): string | null => {
    const decoded = codec.decode(input);
    if (Result.isSuccess(decoded)) return `${name} may be anything`;
    return decoded.failure.field.startsWith(name)
      ? null
      : `a fault of ${name} is told as one of ${JSON.stringify(decoded.failure.field)}`;
  };
  const unknown = refusesAt({ ...json, unheardOf: 1 }, "unheardOf");
  if (unknown) return unknown;
  for (const name of Object.keys(json)) {
    const wrong = refusesAt({ ...json, [name]: name === "_tag" ? "no.such.kind" : WRONG }, name);
    if (wrong) return wrong;
  }
  return null;
};

/** Unknown fields and wrong types are refused with the path of the field. */
export const nonsenseIsRefused = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => ({
  name: "unknown fields and wrong types are refused by name",
  costly: true,
  look: ({ before: { rules }, command, entry }) => {
    const onCommand = acceptsNonsense(rules.codecs.command, encoded(rules, command));
    if (onCommand) return `command ${command._tag}: ${onCommand}`;
    for (const event of eventsOf(entry)) {
      const onEvent = acceptsNonsense(rules.codecs.event, rules.codecs.event.encode(event));
      if (onEvent) return `event ${event._tag}: ${onEvent}`;
    }
    return null;
  },
});

/** What is taken back never happened, and what is final cannot be taken back; a repeated command id changes nothing. */
export const undoLeavesNothing = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => ({
  name: "an undo leaves nothing behind",
  costly: true,
  wholeLog: true,
  look: ({ before, after: played, seat, command, entry }) => {
    const after = uncheckedTable(played);
    const seq = after.entries.length;
    const again = { seat, commandId: entry.commandId, seen: seq - 1, command };
    const repeated = submit(after, again, 0);
    if (Result.isFailure(repeated) || repeated.success.table !== after) return "a repeated command id is not harmless";
    const others = seatsOf(after.rules.config.seats).filter((other) => other !== seat);
    if (others.some((other) => Result.isSuccess(undo(after, { seat: other, commandId: "undo" }, seq)))) {
      return "another seat took the decision back";
    }
    const undone = undo(after, { seat, commandId: "undo" }, seq);
    if (entry.final) {
      return Result.isSuccess(undone) ? "a final entry was taken back" : null;
    }
    if (Result.isFailure(undone)) return `the undo is refused: ${undone.failure._tag}`;
    const { table } = undone.success;
    const onState = difference(before.state, table.state, "state after the undo");
    if (onState) return onState;
    const redone = submit(table, { seat, commandId: "again", seen: seq, command }, seq + 1);
    if (Result.isFailure(redone)) return `the same command is refused after the undo: ${redone.failure._tag}`;
    return difference(entry.events, eventsOf(redone.success.entry), "events after the undo");
  },
});

/** What the viewers of a table can fold from all they were sent, the undone included, against what they may see. */
const viewsDiffer = <S, C extends Tagged, E extends Tagged>({
  rules,
  entries,
  state,
}: Table<S, C, E>): string | null => {
  for (const viewer of viewersOf(rules.config.seats)) {
    const sent = entries.map((entry) => redact(entry, viewer));
    const found = difference(redact(state, viewer), foldMainline(rules, mainline(sent)), "state");
    if (found) return `view of ${viewer}: ${found}`;
  }
  return null;
};

/**
 * Going back by consent, over anybody's decisions, secrets and dice: the state is the one that was there then, for every
 * viewer, and the decision that was taken there comes to the same facts again.
 */
export const goingBackLeavesNothing = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => {
  const known: TablePly<S, C, E>[] = [];
  return {
    name: "going back by consent leaves nothing behind",
    costly: true,
    wholeLog: true,
    look: (moment) => {
      known.push(moment);
      const { after } = moment;
      const there = known[Math.floor((known.length * (after.entries.length % 7)) / 7)] ?? moment;
      const seq = after.entries.length;
      const to = there.before.line.at(-1)?.seq ?? 0;
      const back = rollback(uncheckedTable(after), { seat: moment.seat, commandId: "back", to }, seq);
      if (Result.isFailure(back)) return `going back to ${to} is refused: ${back.failure._tag}`;
      const { table } = back.success;
      const onState =
        difference(there.before.state, table.state, `state back at ${to}`) ??
        viewsDiffer({ ...table, rules: after.rules });
      if (onState) return onState;
      const { seat, command, entry } = there;
      const redone = submit(table, { seat, commandId: "again", seen: seq, command }, seq + 1);
      if (Result.isFailure(redone)) return `the command of entry ${entry.seq} is refused: ${redone.failure._tag}`;
      return difference(eventsOf(entry), eventsOf(redone.success.entry), `events after going back to ${to}`);
    },
  };
};

/** Somebody must decide until the game is over, and nobody afterwards. */
export const somebodyDecides = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => ({
  name: "somebody must decide until the game is over",
  costly: false,
  look: ({ after: { rules, state } }, setup) => {
    const over = rules.outcome(state) !== null;
    const waiting = rules.waitsFor(state).length;
    if (over === waiting > 0) return over ? "the game is over but waits for a seat" : "the game waits for nobody";
    const round = setup.rounds?.of(state) ?? 0;
    return setup.rounds && round > setup.rounds.atMost ? `round ${round}` : null;
  },
});

/** What the game itself conserves. */
export const invariantHolds = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => ({
  name: "the game's own invariant holds",
  costly: false,
  look: ({ after: { rules, state } }, setup) => setup.invariant?.(state, rules) ?? null,
});
