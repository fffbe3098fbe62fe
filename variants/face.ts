import type { ModuleWorth } from "@blueplate/bot";
import type { ModuleLook } from "@blueplate/city/outline";

export type { WorthContext } from "@blueplate/bot";

/**
 * What a module shows and what bots make of it, beside its rules and words: loaded where somebody looks at it or a bot plays, never by
 * the rules. Everything in it may be left out: what has no look of its own has the common one.
 */
export interface Face extends ModuleLook {
  /** Dollars a round that its cards and goods are worth, for bots. */
  readonly worth?: ModuleWorth;
}
