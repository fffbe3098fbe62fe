import type { House, State } from "@blueplate/engine";
import type { Json, Seat, Viewer } from "@blueplate/kernel";
import type { WorthContext } from "./module-worth.ts";

/** A house that asks for something tonight, as it looks from a seat. */
export interface GuestOutlook {
  readonly house: House;
  /** Who serves it as things stand, by the rules of the base game; null where nobody can. */
  readonly server: Seat | null;
  /** What its order brings the seat at today's price. */
  readonly dollars: number;
  /** True where the chain comes to it. */
  readonly isInReach: boolean;
  /** True where the chain comes to it, and has all that it asks for or can still get it. */
  readonly canServe: boolean;
}

/** What a module finds its reasons in: the position before the fact, as whoever is told sees it. */
export interface ReasonContext extends WorthContext {
  /** The position behind the fact. */
  readonly after: State;
  /** Who is told: what is closed to these eyes stays closed. */
  readonly reader: Viewer;
  /** Houses that ask for something tonight, in the order in which they eat; none once dinner is over. */
  readonly tonight: readonly GuestOutlook[];
  /** The numbers of all houses that the chain comes to. */
  readonly reach: readonly number[];
}

/** What a module says for something that was done: its words stand under the id, and are made of whatever else is in it. */
export interface ModuleReason {
  readonly id: string;
  readonly [fact: string]: Json;
}

/**
 * Why a module's own acts are done, and those of the base game that it makes better. Pure: the same position gives the same reasons.
 * `Said` is the union of what it has to say, which its words are written for.
 */
export interface ModuleReasons<Said extends ModuleReason = ModuleReason> {
  /** By the tag of a fact that a seat brings about: one of the module's own, or one of the base game. */
  readonly facts?: Readonly<Record<string, (here: ReasonContext, event: never) => readonly Said[]>>;
  /** What the company at work makes of the module today: asked when structures are turned up, and of one's own when it is handed in. */
  readonly company?: (here: ReasonContext) => readonly Said[];
  /** What the module adds to a milestone that an act brings at once. */
  readonly milestone?: (here: ReasonContext, milestone: string) => readonly Said[];
}

/** What modules say for acts, by the module's id. */
export type ReasonsByModule = Readonly<Record<string, ModuleReasons>>;
