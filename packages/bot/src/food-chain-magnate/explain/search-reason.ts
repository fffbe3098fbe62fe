import type { Command, Event, State } from "@blueplate/engine";
import { diceFor, type Json, type Rules, type Seat } from "@blueplate/kernel";
import { knowledgeOf } from "../../knowledge/seat-knowledge.ts";
import type { Worths } from "../module-worth.ts";
import { searchWith } from "../search/hard.ts";
import { MARGIN } from "../search/search.ts";
import type { MoveReason } from "./move-reason.ts";

/** A position of a working day as somebody sees it who may not open the envelopes of the seat that acts. */
export interface WatchedDay {
  readonly rules: Rules<State, Command>;
  readonly state: State;
  readonly seen: Json;
  readonly seat: Seat;
}

/** True for the command that brings this about. */
const bringsAbout = (command: Command, event: Event): boolean => {
  if (event._tag === "Hired") return command._tag === "work.hire" && command.employee === event.employee;
  if (event._tag === "Trained")
    return command._tag === "work.train" && command.employee === event.employee && command.to === event.to;
  if (event._tag !== "CampaignLaunched" || command._tag !== "work.launchCampaign") return false;
  return command.campaign === event.campaign && command.good === event.good;
};

/** What is closed to the reader is filled in from what everybody has seen: first as a rival of the seat knows it, then as the seat does. */
const filledIn = ({ rules, state, seen, seat }: WatchedDay): State => {
  const rival = state.chains.find((chain) => chain.seat !== seat)?.seat ?? seat;
  return [rival, seat].reduce(
    (known, of) => knowledgeOf(rules, known, of, seen).sample(diceFor("why", of), "why"),
    state,
  );
};

/**
 * What a search finds for a move, against what the planner would have done: the hard bot searches like this, from what its seat knows. Here
 * it is done from what everybody knows; where that finds the usual day as good, nothing is said.
 */
export const searchReason = (day: WatchedDay, event: Event, worths: Worths): MoveReason | null => {
  const { rules, seat, seen } = day;
  if (day.state.stage._tag !== "working") return null;
  const known = knowledgeOf(rules, filledIn(day), seat, seen);
  const { own, considered } = searchWith(worths)(known, rules, { seed: "why", work: 1 });
  if (bringsAbout(own.command, event)) return null;
  // What stands behind the planner's own was left out before it, whatever chance it had been given by then.
  const usual = considered.findIndex(({ command }) => command === own.command);
  const found = considered.slice(0, Math.max(0, usual)).find(({ command }) => bringsAbout(command, event));
  const before = (considered[usual]?.worth ?? 0) - MARGIN;
  if (!found || found.worth <= before) return null;
  return { _tag: "SearchFound", tried: considered.length, chance: found.worth, usual: before };
};
