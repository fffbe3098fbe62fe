/** Milliseconds that a film lasts, however much there is to show. */
export const FILM = 20_000;
/** What the title and the ranking take of it at least. */
export const [TITLE, RANKING] = [2_500, 4_500];
/** Milliseconds from one picture to the next while nothing moves: a player that counts pictures still goes on. */
export const HELD = 500;

/** What a film shows one after the other: what it is about, what decided the game, and how it ended. */
export type FilmPart = "title" | "play" | "ranking";

/** A picture of a film: from when on it is seen, and for how long, in milliseconds. */
export interface FilmPicture {
  readonly part: FilmPart;
  readonly at: number;
  readonly lasts: number;
}

/** The pictures of a part that lies between two moments. */
const partOf = (part: FilmPart, from: number, to: number, every: number): readonly FilmPicture[] =>
  Array.from({ length: Math.ceil((to - from) / every) }, (_, index) => {
    const at = from + index * every;
    return { part, at, lasts: Math.min(every, to - at) };
  });

/** The pictures of a film in which something moves for so long, with another picture of it `every` so many milliseconds. */
export const filmPicturesOf = (moving: number, every: number): readonly FilmPicture[] => {
  const title = Math.round(((FILM - moving) * TITLE) / (TITLE + RANKING));
  return [
    ...partOf("title", 0, title, HELD),
    ...partOf("play", title, title + moving, every),
    ...partOf("ranking", title + moving, FILM, HELD),
  ];
};
