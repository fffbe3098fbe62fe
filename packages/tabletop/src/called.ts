import type { SeatFacts, TableFacts } from "@blueplate/api";
import { seatName } from "@blueplate/words";
import { language } from "./language.ts";

/** What somebody at a table is called on this page. */
export const nameOfSeat = (game: string, seat: Pick<SeatFacts, "seat" | "player" | "banner" | "bot">): string =>
  seatName(language.words(), game, seat);

/** The facts of a table as the page calls those who sit there. */
export const named = <Facts extends Pick<TableFacts, "game" | "seats">>(facts: Facts): Facts => ({
  ...facts,
  seats: facts.seats.map((seat) => ({ ...seat, player: nameOfSeat(facts.game, seat) })),
});
