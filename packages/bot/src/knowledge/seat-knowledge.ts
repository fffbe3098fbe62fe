import {
  type Dice,
  eventsOf,
  type Json,
  mainline,
  redact,
  type Entry,
  type Rules,
  type Seat,
  type Tagged,
} from "@blueplate/kernel";
import { RECALLS } from "./recalls.ts";
import type { Recall } from "./recall.ts";

/** What a seat knows: its view, and what it has seen that the view shows no longer. */
export interface SeatKnowledge<S = unknown> {
  readonly seat: Seat;
  /** The table as the seat sees it; to a bot that reads nothing else a playout shows the state as it is. */
  readonly view: S;
  /** What was open once and still counts, as the recall of the game keeps it. */
  readonly seen: Json;
  /** A full state that agrees with all that is known; with another label the unknown lies otherwise. */
  sample(dice: Dice, label?: string): S;
}

/** The recall of a game; one that forgets everything where the game has none. */
export const recallOf = <S>(game: string): Recall<S> =>
  // cast: the recall of a game takes the states of that game.
  (RECALLS.find((each) => each.game === game) ?? { ...FORGETFUL, game }) as unknown as Recall<S>;

const FORGETFUL: Omit<Recall, "game"> = {
  nothing: null,
  remember: () => null,
  recalledAt: () => null,
  sample: (_rules, view) => view,
};

/** The knowledge of a seat from its view and what it has seen. */
export const knowledgeOf = <S, C extends Tagged>(
  rules: Rules<S, C>,
  view: S,
  seat: Seat,
  seen: Json = recallOf<S>(rules.game).recalledAt(view),
): SeatKnowledge<S> => ({
  seat,
  view,
  seen,
  sample: (dice, label = "sample") => recallOf<S>(rules.game).sample(rules, view, seat, seen, dice, label),
});

/** The knowledge of a seat, by whoever holds the full state: closed to the seat's eyes, with what everybody has seen of it. */
export const knowledgeAt = <S, C extends Tagged>(rules: Rules<S, C>, state: S, seat: Seat): SeatKnowledge<S> =>
  knowledgeOf(rules, redact(state, seat), seat, recallOf<S>(rules.game).recalledAt(state));

/** What is remembered of facts that were told, `before` being the state before the first of them. */
export const recalledFrom = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  events: Iterable<E>,
  before: S = rules.initialState,
  seen: Json = recallOf<S>(rules.game).nothing,
): { readonly state: S; readonly seen: Json } => {
  const recall = recallOf<S>(rules.game);
  let state = before;
  let known = seen;
  for (const event of events) {
    state = rules.evolve(state, event);
    known = recall.remember(known, state, event);
  }
  return { state, seen: known };
};

/** The knowledge of a seat from the log as it was sent to it. */
export const knowledgeFromLog = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  entries: readonly Entry<E>[],
  seat: Seat,
): SeatKnowledge<S> => {
  const { state, seen } = recalledFrom(rules, mainline(entries).flatMap(eventsOf));
  return knowledgeOf(rules, state, seat, seen);
};
