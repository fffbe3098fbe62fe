import type { Codec } from "./codec.ts";
import type { Dice } from "./dice.ts";
import type { Form } from "./form.ts";
import type { Json, Tagged } from "./json.ts";
import type { Malformed } from "./refusal.ts";
import type { Seat } from "./seat.ts";
import type { ConditionalOrders } from "./orders/conditional-orders.ts";

/** A rules module of a game, with what the host chose in it; what is not named has the default of the edition. */
export interface ModuleChoice {
  readonly id: string;
  /** The version of the module by which the game began. */
  readonly version: number;
  readonly options?: Readonly<Record<string, Json>>;
}

/** What a host chooses for a table. Everything its rules depend on, so that they can be loaded again for years. */
export interface GameConfig {
  /** What is played besides the base game, in any order; nothing for the base game alone. */
  readonly modules: readonly ModuleChoice[];
  /** The printing whose options are the defaults; the game's first one when left out. */
  readonly edition?: string;
  /** Options of the base game by id; what is not named has the default of the edition. */
  readonly options: Readonly<Record<string, Json>>;
  /** Number of seats. */
  readonly seats: number;
  /** What the host fixed instead of leaving it to chance (a chosen map): the game's own form. */
  readonly opening?: Json;
}

/** Finds the next events of a batch on the state that everything before them has left. */
// The type of a method, so that any game's rules can be held as `Rules`.
export type NextEvents<S, E> = { next(state: S): EventBatch<S, E> }["next"];

/**
 * Events that are told one after the other, each followed by all that it brings about. A function among them is asked once its turn
 * has come: so no event states a result that something in between has changed.
 */
export type EventBatch<S, E> = readonly (E | NextEvents<S, E>)[];

/** The end of a game. `winners` is empty when nobody wins; `ranking` lists every seat, best first. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly ranking: readonly { readonly seat: Seat; readonly score: number }[];
}

/**
 * A game under one configuration: a value, so that a variant can edit it before it is put to use. Everything is synchronous,
 * total and deterministic. Methods instead of function fields, so that any game's rules can be held as `Rules`.
 */
export interface Rules<S = unknown, C extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly game: string;
  readonly config: GameConfig;
  /** Changes whenever a rule, a content row or an option changes. */
  readonly hash: string;
  readonly codecs: { readonly state: Codec<S>; readonly command: Codec<C>; readonly event: Codec<E> };
  readonly forms: Readonly<Record<string, Form<S, C, E>>>;
  /** The state before the first event. */
  readonly initialState: S;
  /** The first events: set-up up to the first decision is reached by `advance`. */
  begin(dice: Dice): EventBatch<S, E>;
  /** The state after one more fact. Knows no rule and never reads the content of an envelope to branch on it. */
  evolve(state: S, event: E): S;
  /** What follows at once from a fact that has just been folded in (a milestone, say); usually nothing. */
  react(state: S, event: E, dice: Dice): EventBatch<S, E>;
  /** What happens next by itself; empty when somebody must decide or the game is over. */
  advance(state: S, dice: Dice): EventBatch<S, E>;
  /** The seats that have yet to decide. Empty only when the game is over. */
  waitsFor(state: S): readonly Seat[];
  /** The seats that may change a submission which others are still waiting to follow. */
  mayResubmit(state: S): readonly Seat[];
  /** The result, or null while the game goes on. */
  outcome(state: S): Outcome | null;
  /** True for a fact that shows a secret: nothing before it can be taken back. */
  reveals(event: E): boolean;
  /**
   * Why a fact cannot follow on this state, whatever was rolled and whatever is secret; null when it may, or nobody can tell. `earlier`
   * holds facts told before it, the latest last, as far as they are known: those of its decision, or the latest of them.
   */
  validateEvent?(state: S, event: E, earlier?: readonly E[]): Malformed | null;
  /**
   * Why these very rules would not tell a fact on this state: a price that their formulas do not come to, say. Laws and test builds ask;
   * of a log that older rules have decided nobody does.
   */
  refuteEvent?(state: S, event: E): Malformed | null;
  /** What a seat may decide beforehand; a game without it always asks. */
  readonly conditionalOrders?: ConditionalOrders<S, C>;
}

/** The round that a state of any game stands in, counted from 1 (0 before the first); null for a game without rounds. */
export const roundOf = (state: unknown): number | null =>
  typeof state === "object" && state !== null && "round" in state && typeof state.round === "number"
    ? state.round
    : null;
