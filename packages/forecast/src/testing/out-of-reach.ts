import { addCounts, cardsAway, countOf, type EmployeeId, kindsOf, type Ruleset, type State } from "@blueplate/engine";
import { open, type Seat } from "@blueplate/kernel";
import type { ForecastStatements } from "@blueplate/kernel/testing";
import { racesOf, soonestOf } from "../index.ts";
import { type EventWithState, only } from "./event-states.ts";

const gains = (milestone: string, seat: Seat, round: number): string =>
  `whether seat ${seat} gains ${milestone} in round ${round}`;

/** Milestones that nobody but some can gain today any more, with what they have at work (R20.3). */
const milestonesMissed = (ruleset: Ruleset, state: State): ForecastStatements =>
  Object.fromEntries(
    racesOf(ruleset, state).flatMap(({ milestone, holders, claims, known }) =>
      state.chains
        .filter(({ seat }) => known && !holders.includes(seat) && claims.every((claim) => claim.seat !== seat))
        .map(({ seat }) => [gains(milestone, seat, state.round), false]),
    ),
  );

const milestonesGained = (round: number, history: readonly EventWithState[]): ForecastStatements =>
  Object.fromEntries(
    only(history, "MilestoneGained")
      .filter((event) => event.round === round)
      .map(({ milestone, seat }) => [gains(milestone, seat, round), true]),
  );

const works = (employee: EmployeeId, seat: Seat, round: number): string =>
  `how many of ${employee} work for seat ${seat} in round ${round}`;

/** Rounds ahead for which it is looked at who can be at work. */
const AHEAD = 3;

/** The cards of which a chain can have no more at work in the rounds to come than it has today (R8, R9); of one chain at a time. */
const cardsMissed = (ruleset: Ruleset, state: State): ForecastStatements => {
  const seat = state.turnOrder[state.round % state.turnOrder.length];
  const chain = seat === undefined ? undefined : state.chains[seat];
  if (seat === undefined || !chain || chain.bankrupt || state.round === 0) return {};
  const soonest = soonestOf(ruleset, state, seat);
  const owned = [chain.atWork, chain.beach, open(chain.hand, "referee") ?? {}, cardsAway(chain.busy)].reduce(addCounts);
  return Object.fromEntries(
    kindsOf(ruleset.content.employees).flatMap((employee) =>
      Array.from({ length: AHEAD }, (_, at) => state.round + 1 + at)
        .filter((round) => round < (soonest.get(employee) ?? 0))
        .map((round) => [works(employee, seat, round), { atLeast: 0, atMost: countOf(owned, employee) }]),
    ),
  );
};

const cardsAtWork = (history: readonly EventWithState[]): ForecastStatements => {
  const revealed = history.find(({ event }) => event._tag === "StructuresRevealed")?.after;
  if (!revealed) return {};
  return Object.fromEntries(
    revealed.chains.flatMap(({ seat, atWork }) =>
      kindsOf(atWork).map((employee) => [works(employee, seat, revealed.round), countOf(atWork, employee)]),
    ),
  );
};

/** What is said to be out of reach, whatever anybody may still do: milestones of today, and cards at work in the next rounds. */
export const outOfReach = (ruleset: Ruleset, state: State): ForecastStatements => ({
  ...milestonesMissed(ruleset, state),
  ...cardsMissed(ruleset, state),
});

/** What of that somebody has come to all the same, or not. */
export const reached = (round: number, history: readonly EventWithState[]): ForecastStatements => ({
  ...milestonesGained(round, history),
  ...cardsAtWork(history),
});
