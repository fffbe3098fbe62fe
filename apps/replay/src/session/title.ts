import { seatsIn } from "./seats.ts";
import type { Session } from "./session.ts";

/** What is open, for the name of its window: the study that a game has to itself, or the chapter of a larger one. */
export const gameTitle = ({ study, chapter }: Pick<Session, "study" | "chapter">): string => {
  const { title, chapters } = study();
  return chapters.length === 1 ? title : `${chapter().name} – ${title}`;
};

/** The longest name of a file before its ending. */
const LONGEST = 80;

/** How files that are saved of a game begin: with the game and its players, in signs that every machine takes. */
export const fileTitle = (session: Pick<Session, "chapter" | "rules">): string =>
  [session.rules.game, ...seatsIn(session).map(({ player }) => player)]
    .join("-")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/-$/, "")
    .slice(0, LONGEST);
