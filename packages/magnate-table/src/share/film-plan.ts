import { type Beat, lengthOf } from "@blueplate/city";

/** Milliseconds that a film lasts, however many diners were served. */
export const FILM = 20_000;
/** What the title and the ranking take of it at least. */
const [TITLE, RANKING] = [2_500, 4_500];
/** How much slower than at the table families move at most: so they drive when nobody waits for them. */
const SLOWEST = 3.25;
/** Milliseconds from one picture to the next while nothing moves: a player that counts pictures still goes on. */
const HELD = 500;

/** What a film shows one after the other: what it is about, the families at dinner, and how the game ended. */
export type FilmPart = "title" | "dinner" | "ranking";

/** A picture of a film: from when on it is seen, and for how long, in milliseconds. */
export interface FilmPicture {
  readonly part: FilmPart;
  readonly at: number;
  readonly lasts: number;
}

/** A film before it is drawn: how the families move in it, and when each of its pictures is seen. */
export interface FilmPlan {
  readonly acts: readonly Beat[];
  readonly pictures: readonly FilmPicture[];
}

/** The pictures of a part that lies between two moments. */
const partOf = (part: FilmPart, from: number, to: number, every: number): readonly FilmPicture[] =>
  Array.from({ length: Math.ceil((to - from) / every) }, (_, index) => {
    const at = from + index * every;
    return { part, at, lasts: Math.min(every, to - at) };
  });

/**
 * Plans the film of a dinner. All its movements are slowed down alike, until they fill what title and ranking leave, but never so far
 * that they crawl: of an evening with few diners title and ranking have the rest.
 */
export const filmPlanOf = (dinner: readonly Beat[], perSecond: number): FilmPlan => {
  const step = 1000 / perSecond;
  const slower = Math.min(SLOWEST, (FILM - TITLE - RANKING) / Math.max(1, lengthOf(dinner)));
  const acts = dinner.map((beat) => ({ ...beat, start: beat.start * slower, length: beat.length * slower }));
  const moving = Math.ceil(lengthOf(acts) / step) * step;
  const title = Math.round(((FILM - moving) * TITLE) / (TITLE + RANKING));
  return {
    acts,
    pictures: [
      ...partOf("title", 0, title, HELD),
      ...partOf("dinner", title, title + moving, step),
      ...partOf("ranking", title + moving, FILM, HELD),
    ],
  };
};
