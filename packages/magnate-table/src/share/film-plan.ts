import { type Beat, type ChainStyle, lengthOf } from "@blueplate/city";
import { FILM, type FilmPicture, filmPicturesOf, RANKING, TITLE } from "@blueplate/tabletop/film-plan";

/** How much slower than at the table families move at most: so they drive when nobody waits for them. */
const SLOWEST = 3.25;

/** A film before it is drawn: how the families move in it, and when each of its pictures is seen. */
export interface FilmPlan {
  readonly acts: readonly Beat[];
  /** What is seen of it in the town: what families pay would lie over the signs of houses and diners there, so the sheet says it. */
  readonly inTown: readonly Beat[];
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
  const inTown = acts.filter(({ kind }) => kind !== "pop");
  return { acts, inTown, pictures: filmPicturesOf(moving, step) };
};

/** What families have paid a chain until a time of the film, and what they are paying it just then, in dollars. */
export const paidAt = (
  acts: readonly Beat[],
  chain: ChainStyle,
  at: number,
): { readonly paid: number; readonly gain: number } => {
  let [paid, gain] = [0, 0];
  for (const beat of acts) {
    if (beat.kind !== "pop" || beat.style !== chain || beat.start > at) continue;
    const amount = Number(beat.text.slice(1));
    paid += amount;
    if (at < beat.start + beat.length) gain += amount;
  }
  return { paid, gain };
};
