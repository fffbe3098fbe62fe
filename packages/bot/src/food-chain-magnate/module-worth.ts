import type { Cards, Ruleset, State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";

/** What a seat knows when it weighs something: the position as it sees it, by the rules that are played. */
export interface WorthContext {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly seat: Seat;
  /** Every card of the seat, wherever it is. */
  readonly owned: Cards;
}

/** Dollars a round: the same at all times, or by what a seat knows. Pure: the same knowledge gives the same dollars. */
export type Worth = number | ((context: WorthContext) => number);

/**
 * What is worth something that a module brings, by id: a card at work, one more piece of a good in the stock, a milestone that is held;
 * and by its kind a campaign that runs.
 */
export interface ModuleWorth {
  readonly cards?: Readonly<Record<string, Worth>>;
  readonly goods?: Readonly<Record<string, Worth>>;
  readonly milestones?: Readonly<Record<string, Worth>>;
  readonly campaigns?: Readonly<Record<string, Worth>>;
}

/** What modules bring is worth, by the module's id. */
export type Worths = Readonly<Record<string, ModuleWorth>>;
