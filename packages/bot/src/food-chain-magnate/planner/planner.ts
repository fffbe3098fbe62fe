import type { BasePhase, Command, State } from "@blueplate/engine";
import { firstCommand, type Rules } from "@blueplate/kernel";
import type { Bot, Budget } from "../../bot.ts";
import { cleanup, payday } from "../evening.ts";
import type { Worths } from "../module-worth.ts";
import { openAnother, placeFirst } from "../places.ts";
import type { SeatKnowledge } from "../../knowledge/seat-knowledge.ts";
import { seenCards } from "../../knowledge/food-chain-magnate/seen-cards.ts";
import { fill, hereOf } from "../table.ts";
import { appraisalOf } from "./appraisal.ts";
import { BEGINNER, type Blinkers, NO_BLINKERS } from "./blinkers.ts";
import { type Archetype, archetypeFor, ARCHETYPES } from "./archetypes.ts";
import { outlookOf, type PlanContext } from "./outlook.ts";
import { decided, type PlannedDecision } from "./reasons.ts";
import { firstSite } from "./sites.ts";
import { structureFor } from "./staff.ts";
import { buildSomething } from "./building.ts";
import { growCompany, growsToday, hireForOpening } from "./growth.ts";
import { launchSomething, supplySomething } from "./workday.ts";

/** One step of a working day: the first that is worth doing, else the end of the turn. */
const work = (here: PlanContext): PlannedDecision | null => {
  const outlook = outlookOf(here);
  const ofCompany = growsToday(outlook) ? (hireForOpening(outlook) ?? growCompany(appraisalOf(outlook))) : null;
  const grown = ofCompany ?? launchSomething(outlook);
  if (grown) return grown;
  const command = supplySomething(outlook) ?? buildSomething(outlook) ?? openAnother(here);
  return decided(command ?? fill(here, "work.endTurn"));
};

const restructure = (here: PlanContext): Command | null => {
  const chosen = structureFor(appraisalOf(outlookOf(here)));
  return fill(here, "restructure.submit", { employees: () => chosen });
};

/** What is done in each phase that asks. */
const PHASES: { readonly [P in BasePhase]?: (here: PlanContext) => PlannedDecision | null } = {
  "setup-restaurants": (here) => decided(firstSite(here) ?? placeFirst(here)),
  "setup-reserve": (here) =>
    decided(fill(here, "setup.chooseReserve", {}, { reserve: (offers) => offers.at(-1) ?? null })),
  restructuring: (here) => decided(restructure(here)),
  "order-of-business": (here) => decided(fill(here, "order.choosePosition")),
  working: work,
  payday: (here) => decided(payday(here)),
  cleanup: (here) => decided(cleanup(here)),
};

const planned = (here: PlanContext): PlannedDecision | null => {
  const { stage } = here.state;
  return stage._tag === "module-phase" ? null : (PHASES[stage._tag]?.(here) ?? null);
};

/** How a planner plays: what it overlooks, and what its company becomes where that is not the map's to say. */
interface Temperament {
  readonly blinkers: Blinkers;
  readonly archetype?: Archetype;
}

/** What a planner looks at when it is asked. */
export const planContextOf = (
  { view, seat, seen }: SeatKnowledge,
  rules: Rules,
  budget: Budget,
  worths: Worths,
  { blinkers, archetype }: Temperament = { blinkers: NO_BLINKERS },
): PlanContext => {
  // cast: the bot is asked only at tables of its own game.
  const here = hereOf(view as State, seat, rules as Rules<State, Command>, budget, worths);
  const { hands } = seenCards(seen);
  return { ...here, hands, blinkers, archetype: archetype ?? archetypeFor(here.state, seat) };
};

const planner = (id: string, worths: Worths, temperament: Temperament): Bot => ({
  id,
  game: "food-chain-magnate",
  opensOnlyItsOwn: true,
  // cast: as below.
  archetypeAt: (state, seat) => (temperament.archetype ?? archetypeFor(state as State, seat)).id,
  decide: (known, rules, budget) => {
    const here = planContextOf(known, rules, budget, worths, temperament);
    const decision = planned(here) ?? decided(firstCommand(here.rules, here.state, here.seat));
    if (!decision) throw new Error(`seat ${here.seat} has nothing to choose from`);
    return decision;
  },
});

/**
 * Plans whole days: what guests will pay tonight and ask for tomorrow, whom to teach, where to advertise, and what its company should
 * become, which differs from table to table. It knows cards by their rows, and those of modules by what `worths` say. With an
 * `archetype` its company becomes that one everywhere.
 */
export const mediumWith = (worths: Worths, archetype?: Archetype): Bot =>
  planner("medium", worths, { blinkers: NO_BLINKERS, ...(archetype ? { archetype } : {}) });

/** Plans as medium does, and overlooks what beginners overlook. */
export const easyWith = (worths: Worths): Bot => planner("easy", worths, { blinkers: BEGINNER });

/** The planner as one company at every table: what people choose besides a level. */
export const temperamentsWith = (worths: Worths): readonly Bot[] =>
  ARCHETYPES.flatMap((archetype) =>
    archetype.temperament === undefined
      ? []
      : [planner(archetype.temperament, worths, { blinkers: NO_BLINKERS, archetype })],
  );
