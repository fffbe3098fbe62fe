import { type Beat, lengthOf } from "@blueplate/city";
import { FILM, type FilmPicture, filmPicturesOf, RANKING, TITLE } from "@blueplate/tabletop/film-plan";

/** How much slower than at the table families move at most: so they drive when nobody waits for them. */
const SLOWEST = 3.25;

/** A film before it is drawn: how the families move in it, and when each of its pictures is seen. */
export interface FilmPlan {
  readonly acts: readonly Beat[];
  readonly pictures: readonly FilmPicture[];
}

/**
 * Plans the film of a dinner. All its movements are slowed down alike, until they fill what title and ranking leave, but never so far
 * that they crawl: of an evening with few diners title and ranking have the rest.
 */
export const filmPlanOf = (dinner: readonly Beat[], perSecond: number): FilmPlan => {
  const step = 1000 / perSecond;
  const slower = Math.min(SLOWEST, (FILM - TITLE - RANKING) / Math.max(1, lengthOf(dinner)));
  const acts = dinner.map((beat) => ({ ...beat, start: beat.start * slower, length: beat.length * slower }));
  const moving = Math.ceil(lengthOf(acts) / step) * step;
  return { acts, pictures: filmPicturesOf(moving, step) };
};
