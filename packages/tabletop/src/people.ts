import type { SeatFacts, TableFacts } from "@blueplate/api";
import { type Seat, seatOf } from "@blueplate/kernel";
import type { TableProps } from "./props.ts";

/** What nobody is asked where no server stands between people: in the past, and on one device. */
export const NOBODY_ASKED: Pick<
  TableFacts,
  "request" | "refused" | "votes" | "nudges" | "rulesQuestion" | "rematch" | "reserved"
> = {
  request: null,
  refused: null,
  votes: [],
  nudges: [],
  rulesQuestion: null,
  rematch: null,
  reserved: null,
};

const isPlayedByBot = ({ bot, standIn }: SeatFacts): boolean => bot !== null || standIn !== null;

/** True for the seat of somebody who can be asked and called, which a program from outside cannot. */
export const isPerson = ({ kind, program }: SeatFacts): boolean => kind === "person" && !program;

/** The bot that plays in place of the person of a seat, or null. */
export const standInOf = (facts: TableFacts, seat: number | null): string | null =>
  (seat === null ? null : facts.seats[seat]?.standIn) ?? null;

/** The bot that decides for a seat now, or null. */
export const botOf = (facts: TableFacts, seat: number): string | null =>
  standInOf(facts, seat) ?? facts.seats[seat]?.bot ?? null;

/** True while the table waits for what the bot of a seat comes to. */
export const isThinking = (
  { rules, state, facts }: Pick<TableProps, "rules" | "state"> & Partial<Pick<TableProps, "facts">>,
  seat: number,
): boolean => {
  const played = facts?.seats[seat];
  return played !== undefined && isPlayedByBot(played) && rules.waitsFor(state).some((each) => each === seat);
};

/** The seats for which bots decide now: their answers go with what they answered. */
export const botSeats = (facts: TableFacts): readonly Seat[] =>
  facts.seats.filter(isPlayedByBot).map(({ seat }) => seatOf(seat));

/** The other people whose consent going back needs. */
export const othersAsked = (facts: TableFacts, mine: number | null): readonly number[] =>
  facts.seats.filter((seat) => !isPlayedByBot(seat) && isPerson(seat) && seat.seat !== mine).map(({ seat }) => seat);
