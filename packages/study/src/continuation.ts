import { check, mainline, foldMainline, listOffers, type LogFile, type Rules, type Seat } from "@blueplate/kernel";
import { Result } from "effect";
import { impossible, MISPLAYED } from "./faults.ts";
import { stopped, UNKNOWN_DICE } from "./lazy-view.ts";
import type { LogFault } from "./validated.ts";

/** Offers of a seat that are looked at before it is given up to find one that is allowed. */
const OFFERS_AT_MOST = 500;

const mayDecide = (rules: Rules, state: unknown, seat: Seat): boolean => {
  for (const command of listOffers(rules, state, seat, OFFERS_AT_MOST)) {
    if (check(rules, state, seat, command) === null) return true;
  }
  return false;
};

/** True where somebody can decide something, and nothing would happen before that by itself; or the game is over. */
const isAtRest = (rules: Rules, state: unknown): boolean => {
  if (Result.isFailure(rules.codecs.state.decode(rules.codecs.state.encode(state)))) return false;
  if (rules.outcome(state) !== null) return true;
  const awaited = rules.waitsFor(state);
  return (
    awaited.length > 0 &&
    rules.advance(state, UNKNOWN_DICE).length === 0 &&
    awaited.every((seat) => mayDecide(rules, state, seat))
  );
};

/**
 * Why rules cannot go on from the facts of a log that others decided, with the entry at which it shows; null where they can: none of
 * its facts is impossible, and after the last of them the game waits for somebody who can decide something, or is over.
 */
export const continuationFault = (
  rules: Rules,
  { header, entries }: Pick<LogFile, "header" | "entries">,
): LogFault | null => {
  const measure = { rules, seats: header.config.seats };
  let state = rules.initialState;
  for (const entry of mainline(entries)) {
    const fault = impossible(measure, state, entry);
    if (fault) return { entry: entry.seq, fault };
    state = foldMainline(rules, [entry], state);
  }
  const rests = stopped(() => isAtRest(rules, state));
  return "value" in rests && rests.value ? null : { entry: Math.max(0, entries.length - 1), fault: MISPLAYED };
};
