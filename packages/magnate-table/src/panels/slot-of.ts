import { askedOf, type Json } from "@blueplate/kernel";
import type { PanelContext } from "../panel-context.ts";

/** What a slot of the form would offer after the slots before it, whether it is open, filled or still to come. */
export const offersOf = ({ filling, table }: PanelContext, name: string): readonly Json[] => {
  const slot = filling.form()?.slots.find((each) => each.name === name);
  if (slot?.shape !== "choice" || table.seat === null) return [];
  return slot.candidates(table.state, table.seat, filling.picked());
};

/** True when the slot is asked for after what is picked. */
export const isAsked = ({ filling, table }: PanelContext, name: string): boolean => {
  const slot = filling.form()?.slots.find((each) => each.name === name);
  return slot !== undefined && table.seat !== null && askedOf(slot, table.state, table.seat, filling.picked()) !== "no";
};
