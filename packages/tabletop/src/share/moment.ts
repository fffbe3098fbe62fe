import type { FilmReel, FilmShape } from "./film.ts";

/** What decided a game, as it is handed on: its words, its picture and its film. */
export interface SharedMoment {
  /** What it was, in a sentence. */
  readonly caption: string;
  /** What its picture shows. */
  readonly alt: string;
  /** What is said while the picture is being drawn. */
  readonly drawing: string;
  readonly filmHelp: string;
  /** How its files are called before their ending. */
  readonly fileName: string;
  /** The step of the game that its link leads to. */
  readonly shown: number;
  readonly picture: () => Promise<HTMLCanvasElement>;
  /** Why this browser films nothing of it; null where it does. */
  readonly noFilm: () => Promise<string | null>;
  /** Everything for a film of it; null where it cannot be filmed after all. */
  readonly openFilm: (shape: FilmShape) => Promise<FilmReel | null>;
}

/** How files are called: in signs that every machine takes. */
export const fileNameOf = (table: string, part: number): string =>
  `${table.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60)}-${part}`;
