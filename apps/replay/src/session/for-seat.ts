import { type Seat, seatsOf } from "@blueplate/kernel";
import { createFilling, type FormFilling, type TableProps } from "@blueplate/tabletop";
import { type Accessor, createEffect, createMemo, createSignal, on } from "solid-js";
import { viewFrom } from "./viewpoint.ts";
import type { Session } from "./session.ts";
import { tableOf } from "./table.ts";

/** Playing on from the moment: for whom, and the form that is being filled. */
export interface ContinuationState {
  readonly table: TableProps;
  readonly filling: FormFilling;
  readonly seat: Accessor<Seat | null>;
  readonly setSeat: (seat: Seat) => void;
  /** Those who can decide something now. */
  readonly seats: Accessor<readonly Seat[]>;
}

/**
 * Any legal move of anybody who may decide at this moment begins a line of its own. Nobody is asked before it is `wanted` for the
 * first time: what could be played is much to reckon for whoever only looks.
 */
export const createPlaying = (session: Session, wanted: Accessor<boolean> = () => true): ContinuationState => {
  const hasBegun = createMemo<boolean>((before) => before || wanted(), false);
  const seats = createMemo((): readonly Seat[] => {
    if (!hasBegun()) return [];
    const state = session.openState(session.rest());
    const { rules } = session;
    const asked = [...rules.waitsFor(state), ...rules.mayResubmit(state)];
    // Whoever looks through one seat's eyes decides for that seat.
    const eyes = session.viewpoint();
    const mine = (seat: Seat): boolean => typeof eyes === "string" || eyes === seat;
    return seatsOf(rules.config.seats).filter((seat) => asked.includes(seat) && mine(seat));
  });
  const [chosen, setChosen] = createSignal<Seat | null>(null);
  // Whoever looks as it was known then sees into no hand before they have said for whom they play.
  createEffect(on(session.viewpoint, () => setChosen(null), { defer: true }));
  const seat = createMemo((): Seat | null => {
    const wished = chosen();
    if (wished !== null && seats().includes(wished)) return wished;
    return session.viewpoint() === "then" ? null : (seats()[0] ?? null);
  });
  // Unless everything is open, a form shows what its seat could see.
  const viewAt = (at: number): unknown => {
    const state = session.openState(at);
    return session.viewpoint() === "all" ? state : viewFrom(seat() ?? "then", state);
  };
  // Whoever drags through the game fills no form.
  const table = tableOf(session, seat, viewAt, session.rest);
  return { table, filling: createFilling(table), seat, setSeat: (next) => void setChosen(next), seats };
};
