import type { Seat } from "@blueplate/kernel";
import type { CoachedTable } from "../../games/client.ts";

/** The seat that holds the device while it is asked something, or null. */
export const askedSeat = (owner: CoachedTable): Seat | null => {
  const seat = owner.holder();
  const { rules, state } = owner.table();
  return seat !== null && rules.waitsFor(state).includes(seat) ? seat : null;
};
