import type { Dice } from "./dice.ts";
import type { Json, Tagged } from "./json.ts";
import type { Refusal } from "./refusal.ts";
import type { Seat } from "./seat.ts";

/** The fields of a command filled so far, by slot name. */
export type PickedFields = Readonly<Record<string, Json>>;

/** Whether a slot is asked for, after what was picked before it: `no` leaves the field out, `maybe` lets it be left out. */
export type SlotRequirement = "yes" | "maybe" | "no";

interface SlotBase<S> {
  /** The command's field. */
  readonly name: string;
  /** What the values are (`employee`, `square`, `good`, `number`, …): how an interface draws and words them. */
  readonly kind: string;
  /** Defaults to `yes`. */
  asked?(state: S, seat: Seat, picked: PickedFields): SlotRequirement;
}

/** One value out of `candidates`. */
export interface ChoiceSlot<S> extends SlotBase<S> {
  readonly shape: "choice";
  candidates(state: S, seat: Seat, picked: PickedFields): readonly Json[];
}

/**
 * A list that grows element by element and is never enumerated: `candidates` offers the next element after `soFar`,
 * `fits` says whether the list may be handed in as it is.
 */
export interface ListSlot<S> extends SlotBase<S> {
  readonly shape: "list";
  candidates(state: S, seat: Seat, picked: PickedFields, soFar: readonly Json[]): readonly Json[];
  fits(state: S, seat: Seat, picked: PickedFields, list: readonly Json[]): boolean;
  /** Lists that make sense where others are legal too: the random policy grows one as long as it stays sound. */
  sound?(state: S, seat: Seat, picked: PickedFields, list: readonly Json[]): boolean;
  /** Lists people keep short (dismissals): the random policy does too. */
  readonly prefersShort?: boolean;
  /** The field's value made from the list; the list itself by default. */
  gather?(list: readonly Json[]): Json;
}

export type Slot<S> = ChoiceSlot<S> | ListSlot<S>;

/**
 * One kind of command: its slots in the order they are asked, and the one author of its legality. Whatever the slots
 * offer is accepted, and whatever `refuse` lets pass has an equivalent (same events) among the offers.
 */
export interface Form<S, C extends Tagged, E extends Tagged> {
  readonly tag: C["_tag"];
  readonly slots: readonly Slot<S>[];
  /** True when only the seat itself may read the command in the log. */
  readonly secret: boolean;
  /** What people do when nothing else is left (ending a turn): the random policy too, mostly. */
  readonly lastResort?: boolean;
  /** True while `seat` may give this command (it may still have no legal filling). */
  isAvailable(state: S, seat: Seat): boolean;
  /** The paragraph of the rules that keeps the form closed to `seat`; asked only while it is. */
  unavailableReason(state: S, seat: Seat): string;
  /** Why the rules do not allow the command, or null. Called only while the form is open. */
  refuse(state: S, seat: Seat, command: C): Refusal | null;
  /** The facts that follow from an accepted command. */
  decide(state: S, seat: Seat, command: C, dice: Dice): readonly E[];
}
