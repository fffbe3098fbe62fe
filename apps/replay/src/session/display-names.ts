import { language } from "@blueplate/tabletop";
import { toldApart, unnamedAs } from "@blueplate/words";
import { seatsIn } from "./seats.ts";
import type { Session } from "./session.ts";

/** The seats of a session, with the names by which this page calls those who sit there, no two the same. */
export const displayNamesIn = (session: Pick<Session, "chapter" | "rules">): ReturnType<typeof seatsIn> => {
  const words = language.words();
  const seats = seatsIn(session);
  const names = toldApart(
    words,
    seats.map((seat) => (seat.isUnnamed ? unnamedAs(words, session.rules.game, seat) : seat.player)),
  );
  return seats.map((seat, at) => ({ ...seat, player: names[at] ?? seat.player }));
};
