import type { Command, Event, State } from "@blueplate/engine";
import { foresee } from "@blueplate/forecast";
import { diceFor, hasClosed, type Json, redact, type Rules, type Seat, type Viewer } from "@blueplate/kernel";
import { Equal } from "effect";
import { knowledgeOf } from "../../knowledge/seat-knowledge.ts";
import type { Worths } from "../module-worth.ts";
import { foundReason } from "../search/found-reason.ts";
import { searchWith } from "../search/hard.ts";
import type { MoveReason } from "./move-reason.ts";

/** A position as the reader sees it, in which a seat acts. */
export interface WatchedMove {
  readonly reader: Viewer;
  readonly rules: Rules<State, Command>;
  readonly state: State;
  readonly seen: Json;
  readonly seat: Seat;
}

/** True for the command that brings this about in a position. */
const bringsAbout = ({ rules, seat }: WatchedMove, state: State, command: Command, event: Event): boolean => {
  // cast: the facts of a command of this game are those of this game.
  const played = rules as unknown as Rules<State, Command, Event>;
  const own = foresee(played, state, seat, command)?.events ?? [];
  return own.some((each) => Equal.equals(each, event));
};

/** What is closed to the reader is filled in from what everybody has seen: first as a rival of the seat knows it, then as the seat does. */
const filledIn = ({ rules, state, seen, seat }: WatchedMove): State => {
  const rival = state.chains.find((chain) => chain.seat !== seat)?.seat ?? seat;
  return [rival, seat].reduce(
    (known, of) => knowledgeOf(rules, known, of, seen).sample(diceFor("why", of), "why"),
    state,
  );
};

/**
 * What a search finds for a move, with the next best and what the planner would have done: the hard bot searches like this, from what its
 * seat knows. Here it is done from what the reader knows; where that finds another way better than what was done, nothing is said.
 */
export const searchReason = (move: WatchedMove, event: Event, worths: Worths): MoveReason | null => {
  const { rules, seat, seen, reader } = move;
  if (!rules.waitsFor(move.state).includes(seat)) return null;
  const knows = reader === seat || (reader === "referee" && !hasClosed(move.state));
  const state = knows ? redact(move.state, seat) : filledIn(move);
  const known = knowledgeOf(rules, state, seat, seen);
  const decision = searchWith(worths)(known, rules, { seed: "why", work: 1 });
  const at = decision.considered.findIndex(({ command }) => bringsAbout(move, state, command, event));
  return foundReason(decision, at);
};
