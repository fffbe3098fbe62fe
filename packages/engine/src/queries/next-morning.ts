import type { Rules } from "@blueplate/kernel";
import type { Command, Event, Phase, State } from "../model/index.ts";
import type { Coursed } from "./cover.ts";
import { STILL } from "./still.ts";

type Play = Rules<State, Command, Event>;

const folded = (play: Play, state: State, events: readonly Event[]): State =>
  events.reduce((before, event) => play.evolve(before, event), state);

/** The position once a phase of the round has run by itself. */
const through = (rules: Coursed, play: Play, before: State, id: Phase): State => {
  const row = rules.course.round.find((each) => each.id === id);
  if (!row) return before;
  let state = before.stage._tag === id ? before : folded(play, before, row.begin(rules, before));
  while (!row.done(rules, state)) {
    const events = row.advance(rules, state, STILL);
    if (events.length === 0) break;
    state = folded(play, state, events);
  }
  return state;
};

/**
 * The next restructuring if nothing but the calendar went on: campaigns run and end, their marketeers and everybody else come
 * home, milestones that somebody holds are closed (R18, R19). Nobody eats, nobody is paid, stock is left out of it: a freezer
 * is not asked.
 */
export const nextMorning = (rules: Coursed, play: Play, state: State): State => {
  const bare: State = { ...state, chains: state.chains.map((chain) => ({ ...chain, stock: {} })) };
  const night = state.stage._tag === "cleanup" ? bare : through(rules, play, bare, "marketing");
  const home = through(rules, play, night, "cleanup");
  const submitted = home.chains.map(() => null);
  return play.evolve(home, {
    _tag: "PhaseBegan",
    round: state.round + 1,
    stage: { _tag: "restructuring", submitted },
  });
};
