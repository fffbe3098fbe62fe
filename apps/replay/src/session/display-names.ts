import { language } from "@blueplate/tabletop";
import { unnamedAs } from "@blueplate/words";
import { seatsIn } from "./seats.ts";
import type { Session } from "./session.ts";

/** The seats of a session, with the names by which this page calls those who sit there. */
export const displayNamesIn = (session: Pick<Session, "chapter" | "rules">): ReturnType<typeof seatsIn> =>
  seatsIn(session).map((seat) =>
    seat.isUnnamed ? { ...seat, player: unnamedAs(language.words(), session.rules.game, seat) } : seat,
  );
