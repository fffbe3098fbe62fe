import { FILM, type FilmPicture, filmPicturesOf, HELD, RANKING, TITLE } from "../../share/film-plan.ts";
import type { WonTrick } from "../reading.ts";

/** Pictures for which a trick is seen whole, after the one with its last card. */
const SEEN_WHOLE = 2;

/** What lies on the felt at a picture of a film: a trick of the round, from 0, with so many cards. */
interface FilmStep {
  readonly trick: number;
  readonly laid: number;
}

/** The film of a round before it is drawn. */
export interface RoundFilmPlan {
  readonly pictures: readonly FilmPicture[];
  /** What lies on the felt at a picture of the round. */
  readonly stepAt: (picture: FilmPicture) => FilmStep;
}

/** Plans the film of a round: card by card, trick by trick, in what title and ranking leave, but never slower than pictures are held. */
export const roundFilmOf = (tricks: readonly WonTrick[]): RoundFilmPlan => {
  const steps = tricks.flatMap(({ plays }, trick): readonly FilmStep[] =>
    Array.from({ length: plays.length + SEEN_WHOLE }, (_, at) => ({ trick, laid: Math.min(plays.length, at + 1) })),
  );
  const every = Math.min(HELD, (FILM - TITLE - RANKING) / Math.max(1, steps.length));
  const pictures = filmPicturesOf(steps.length * every, every);
  const begin = pictures.find(({ part }) => part === "play")?.at ?? 0;
  return { pictures, stepAt: ({ at }) => steps[Math.round((at - begin) / every)] ?? { trick: 0, laid: 0 } };
};
