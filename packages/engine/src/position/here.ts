import type { ScenarioHead } from "@blueplate/kernel/scenario";
import type { Ruleset } from "../ruleset/index.ts";
import type { State } from "../model/index.ts";
import { type Given, PHASES } from "./given.ts";

/** A position as its file gives it and as a state, with the rules of its game. */
export interface Here {
  readonly ruleset: Ruleset;
  readonly head: Pick<ScenarioHead, "players">;
  readonly given: Given;
  readonly state: State;
}

/** True until the working day begins: nobody has made anything and no campaign was launched in this round. */
export const isBeforeWork = (phase: Given["phase"]): boolean => PHASES.indexOf(phase) <= PHASES.indexOf("working");
