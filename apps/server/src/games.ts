import { foodChainMagnate } from "@blueplate/variants";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { foodChainMagnateSummary } from "@blueplate/forecast";
import type { Game } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import { trickNChef } from "@blueplate/trick-n-chef";
import { trickNChefScenarios } from "@blueplate/trick-n-chef/scenario";

/** Every game that can be played here: the only place of the server that names them. */
export const games: readonly Game[] = [
  { ...foodChainMagnate, digest: foodChainMagnateSummary(foodChainMagnate) },
  trickNChef,
];

/** How their positions are set up. */
export const scenarios: readonly ScenarioHost[] = [foodChainMagnateScenarios, trickNChefScenarios];
