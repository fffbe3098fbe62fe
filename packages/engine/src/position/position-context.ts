import type { Seat } from "@blueplate/kernel";
import type { ScenarioHead } from "@blueplate/kernel/scenario";
import type { Ruleset } from "../ruleset/index.ts";
import type { State } from "../model/index.ts";
import { type GivenPosition, PHASES } from "./given.ts";

/** A position as its file gives it and as a state, with the rules of its game. */
export interface PositionContext {
  readonly ruleset: Ruleset;
  readonly head: Pick<ScenarioHead, "players">;
  readonly given: GivenPosition;
  readonly state: State;
}

/** True until the working day begins: nobody has made anything and no campaign was launched in this round. */
export const isBeforeWork = (phase: GivenPosition["phase"]): boolean =>
  PHASES.indexOf(phase) <= PHASES.indexOf("working");

/** True from the end of dinner to the end of the round: who has just gone bankrupt is still there (R16.4). */
export const isAfterDinner = (phase: GivenPosition["phase"]): boolean =>
  PHASES.indexOf(phase) > PHASES.indexOf("dinnertime");

/** True for a chain that has left the turn order (R16.5). */
export const hasLeft = ({ turnOrder }: State, seat: Seat): boolean => !turnOrder.includes(seat);
