import type { Game } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";

/** The games that a host of studies knows. A browser lays in the one that the chapter at hand is of. */
export interface Library {
  readonly games: readonly Game[];
  /** For chapters about positions. */
  readonly scenarios: readonly ScenarioHost[];
}
