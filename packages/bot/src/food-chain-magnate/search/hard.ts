import { type Command, paysSalaries, type Ruleset, type State } from "@blueplate/engine";
import { diceFor, type Rules, type Seat } from "@blueplate/kernel";
import type { Bot, Budget } from "../../bot.ts";
import type { SeatKnowledge } from "../../knowledge/seat-knowledge.ts";
import type { Worths } from "../module-worth.ts";
import { type Archetype, ARCHETYPES, archetypeFor } from "../planner/archetypes.ts";
import { NO_BLINKERS } from "../planner/blinkers.ts";
import { mediumWith } from "../planner/planner.ts";
import type { PlanContext } from "../planner/outlook.ts";
import type { PlannedDecision } from "../planner/reasons.ts";
import { seenCards } from "../../knowledge/food-chain-magnate/seen-cards.ts";
import { hereOf } from "../table.ts";
import { candidatesFor } from "./candidates.ts";
import { foundReason, type SearchedDecision } from "./found-reason.ts";
import { likeliest, modelsWith } from "./opponents.ts";
import { positionFrom } from "./position.ts";
import { dollarsUnforeseen } from "./sealed-rivals.ts";
import { candidatesWithin, searched } from "./search.ts";

const HARD = "hard";

/** True for a bot of this id that searches: what it has found can be told. */
export const searches = (bot: string): boolean => bot === HARD;

/** Rounds of one seat that are played for a decision, with ordinary work. */
const SEAT_ROUNDS = 80;

/** The same at a large table where nobody is paid: rounds are cheaper there, and fewer, so that five ways to go on are tried instead of two. */
const SEAT_ROUNDS_UNPAID = 160;
const LARGE = 5;

/** Rounds of one seat that are played for a decision at such a table. */
const seatRoundsFor = (ruleset: Ruleset, seats: number): number =>
  seats >= LARGE && !paysSalaries(ruleset) ? SEAT_ROUNDS_UNPAID : SEAT_ROUNDS;

/** The companies that are thought of at a table of so many. */
const archetypesFor = ({ chains }: State): readonly Archetype[] =>
  ARCHETYPES.filter(({ crowded }) => crowded !== true || chains.length > 2);

/**
 * What it means to become: what the map says against a single rival. At a table of more, companies that open with an early price cut beat those
 * that do not.
 */
const companyFor = (state: State, seat: Seat): Archetype =>
  (state.chains.length > 2 ? ARCHETYPES.find(({ id }) => id === AMONG_MANY) : undefined) ?? archetypeFor(state, seat);
const AMONG_MANY = "discount";

/** Models of a rival that are played against. */
const MODELS = 2;

type SearchedFor = (known: SeatKnowledge, rules: Rules<State, Command>, budget: Budget) => SearchedDecision;

/** The search of the hard bot, for whoever decides by it or wants to know what it finds. */
export const searchWith = (worths: Worths): SearchedFor => {
  const planners = new Map(ARCHETYPES.map((archetype) => [archetype.id, mediumWith(worths, archetype)]));
  const modelsOf = modelsWith(worths);
  return (known, rules, budget) => {
    const { seat, seen } = known;
    // cast: the bot is asked only at tables of its own game.
    const state = known.view as State;
    const archetype = companyFor(state, seat);
    const table = hereOf(state, seat, rules, budget, worths);
    const here: PlanContext = { ...table, hands: seenCards(seen).hands, blinkers: NO_BLINKERS, archetype };
    // cast: the bots are of this game.
    const planned = ({ id }: Archetype): PlannedDecision =>
      (planners.get(id) ?? mediumWith(worths)).decide(known, rules, budget) as PlannedDecision;
    const seatRounds = seatRoundsFor(here.ruleset, state.chains.length) * budget.work;
    const most = candidatesWithin(seatRounds, state.chains.length);
    const candidates = candidatesFor(here, planned, archetypesFor(state), most);
    const [own] = candidates;
    if (!own) throw new Error(`seat ${seat} has nothing to choose from`);
    if (candidates.length === 1) return { own, considered: [] };
    const position = positionFrom(known, rules, diceFor(budget.seed, 0), "position");
    const rivals = position.state.chains.map((chain) =>
      likeliest(here.ruleset, position.state, chain.seat, modelsOf(here.ruleset, position.state, chain.seat), MODELS),
    );
    const setup = { here, rules, position, seed: budget.seed, planners, rivals, seatRounds };
    return { own, considered: searched({ ...setup, dollarsBeside: dollarsUnforeseen(setup) }, candidates) };
  };
};

/**
 * Searches: days as the planner would spend them, as this company or another one, and changes of them, are played on against models of
 * the others on common dice, the better half further than the rest, and valued by what was learned from finished games. Work is counted in
 * rounds that are played: the same seed and budget decide the same.
 */
export const hardWith = (worths: Worths): Bot => {
  const search = searchWith(worths);
  return {
    id: HARD,
    game: "food-chain-magnate",
    opensOnlyItsOwn: true,
    // cast: as below.
    archetypeAt: (state, seat) => companyFor(state as State, seat).id,
    decide: (known, rules, budget) => {
      // cast: the bot is asked only at tables of its own game.
      const decision = search(known, rules as unknown as Rules<State, Command>, budget);
      const { own, considered } = decision;
      const { command, reasons = [] } = considered[0] ?? own;
      const found = foundReason(decision, 0);
      return { command, considered, reasons: [...(found ? [found] : []), ...reasons] };
    },
  };
};
