import type { DecidingMomentReader, Game, SummaryReader } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";

/** A game in the list: its id at once, everything else when it is asked for. */
export interface GameEntry {
  readonly id: string;
  /** Presets, modules, options and rules. */
  readonly load: () => Promise<Game>;
  /** How its positions are set up; a game without it has no scenario files. */
  readonly scenarios?: () => Promise<ScenarioHost>;
  /** What statistics keep of a finished game, where its own package cannot say it. */
  readonly summary?: () => Promise<SummaryReader>;
  /** What decided a finished game, where its own package cannot say it. */
  readonly decidingMoment?: () => Promise<DecidingMomentReader>;
}
