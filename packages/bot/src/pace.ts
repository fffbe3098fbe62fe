import {
  check,
  listOffers,
  openForms,
  redact,
  type Rules,
  type Seat,
  type Table,
  type Tagged,
} from "@blueplate/kernel";

/** Milliseconds before what follows from what people have just seen, or is not seen at all. */
const FOLLOW_UP_MS = 150;

/** The one command that the seat has, found on its own view; null where it can choose. */
export const forcedCommand = <S, C extends Tagged, E extends Tagged>(
  { rules, state }: { readonly rules: Rules<S, C, E>; readonly state: S },
  seat: Seat,
): C | null => {
  const view = redact(state, seat);
  if (openForms(rules, view, seat).length !== 1) return null;
  const [first, second] = listOffers(rules, view, seat, 2);
  return first && !second && check(rules, view, seat, first) === null ? first : null;
};

/**
 * Milliseconds that a bot waits before it decides: the whole `pause` where people want to see who acts now, little where the same seat goes on
 * or all decide at once behind their hands, and nothing where all that is left is to end its turn. Any other forced move takes as
 * long as a free one: how quickly a card is laid would tell that there was no other.
 */
export const pauseBefore = (table: Table, seat: Seat, pause: number): number => {
  const { rules, state, line } = table;
  const forced = forcedCommand(table, seat);
  if (forced && rules.forms[forced._tag]?.lastResort === true) return 0;
  const last = line.at(-1);
  const goesOn = last?._tag === "Played" && last.seat === seat;
  return goesOn || rules.waitsFor(state).length > 1 ? Math.min(pause, FOLLOW_UP_MS) : pause;
};
