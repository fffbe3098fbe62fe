import { mainline, conditionalCommand } from "@blueplate/kernel";
import type { TableProps } from "../props.ts";

/** True while the viewer's seat is asked what it has decided beforehand: in a moment that is played, unless it is changed. */
export const isOrdered = ({ facts, rules, state, entries, seat }: TableProps): boolean => {
  const orders = facts.own?.orders ?? null;
  if (seat === null || orders === null) return false;
  return conditionalCommand({ rules, state, entries, line: mainline(entries) }, seat, orders) !== null;
};
