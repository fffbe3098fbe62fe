import { type Malformed, type Seat, unshaped } from "@blueplate/kernel";
import type { Event, EventOf, EventTag, State } from "../../model/index.ts";
import type { Ruleset } from "../../ruleset/index.ts";

/** What a fact is checked on. */
export interface FactContext {
  readonly ruleset: Ruleset;
  readonly state: State;
  /** Facts told before it, the latest last. */
  readonly earlier: readonly Event[];
}

/** Why a fact of one kind cannot follow, or null. */
export type FactCheck<T extends EventTag> = (basis: FactContext, event: EventOf<T>) => Malformed | null;

/** A field that says something else than what follows from the state. */
export const otherFact = (field: string, expected: unknown, got: unknown): Malformed =>
  unshaped(field, { _tag: "OtherFact", expected: JSON.stringify(expected), got: JSON.stringify(got) });

/** A field that names what is not there, unless `isThere`. */
export const mustBeThere = (field: string, isThere: boolean): Malformed | null =>
  isThere ? null : unshaped(field, { _tag: "NotThere" });

/** A field that says something else than what follows from the state, unless both are the same. */
export const mustBe = <T extends string | number | boolean | null>(
  field: string,
  expected: T,
  got: T,
): Malformed | null => (expected === got ? null : otherFact(field, expected, got));

/** The chain of a seat; a seat that nobody sits on has been refused before. */
export const chainAt = ({ state }: FactContext, seat: Seat): State["chains"][number] | undefined => state.chains[seat];
