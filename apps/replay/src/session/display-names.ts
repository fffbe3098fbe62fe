import { language } from "@blueplate/tabletop";
import { toldApart, unnamedAs } from "@blueplate/words";
import { seatsIn } from "./seats.ts";
import type { Session } from "./session.ts";

type Seats = ReturnType<typeof seatsIn>;

const namedFor = (words: ReturnType<typeof language.words>, game: string, seats: Seats): Seats => {
  const names = toldApart(
    words,
    seats.map((seat) => (seat.isUnnamed ? unnamedAs(words, game, seat) : seat.player)),
  );
  return seats.map((seat, at) => ({ ...seat, player: names[at] ?? seat.player }));
};

/** By the seats as their log has them: every sentence asks for a name, and they are the same until the language changes. */
const known = new WeakMap<Seats, { readonly words: ReturnType<typeof language.words>; readonly named: Seats }>();

/** The seats of a session, with the names by which this page calls those who sit there, no two the same. */
export const displayNamesIn = (session: Pick<Session, "chapter" | "rules">): Seats => {
  const words = language.words();
  const seats = seatsIn(session);
  const before = known.get(seats);
  if (before?.words === words) return before.named;
  const named = namedFor(words, session.rules.game, seats);
  known.set(seats, { words, named });
  return named;
};
