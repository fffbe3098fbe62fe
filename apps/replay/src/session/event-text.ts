import { plain, type Sentence } from "@blueplate/words";
import { wordsOf } from "@blueplate/tabletop";
import type { ShortText, LineEntry } from "../analysis/line/entries.ts";
import type { Session } from "./session.ts";
import { displayNamesIn } from "./display-names.ts";

/** How the seats of a session are called. */
export const namesIn =
  (session: Session) =>
  (seat: number): string =>
    displayNamesIn(session)[seat]?.player ?? String(seat + 1);

/** What an entry comes to in sentences; facts that nobody would notice have none. */
export const sentencesOf = (
  session: Session,
  entry: LineEntry | undefined,
  short: ShortText | null = null,
): readonly Sentence[] => {
  const words = wordsOf(session.rules.game);
  return (entry?.events ?? []).flatMap((event) => {
    const sentence = short?.(event) ?? words.event(event, namesIn(session));
    return sentence ? [sentence] : [];
  });
};

/** A step in one line: its first few sentences, as short as the screen tells them. */
export const briefly = (session: Session, entry: LineEntry | undefined, most = 2): string => {
  const sentences = sentencesOf(session, entry, session.inShort()).map(plain);
  return sentences.length > most ? `${sentences.slice(0, most).join(" ")} …` : sentences.join(" ");
};
