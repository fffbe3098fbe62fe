import { afterDrawing } from "@blueplate/ui/after-drawing";
import type { FilmPicture } from "./film-plan.ts";

/** Who hears how far a film is; `signal` ends it before its next picture. */
export interface FilmListener {
  readonly onTaken: (done: number, all: number) => void;
  readonly signal: AbortSignal;
}

/**
 * What a film is to be: pixels across, and pictures a second at most while something moves; fewer where a machine needs long for each, so
 * that nobody waits minutes for them.
 */
export interface FilmShape {
  readonly width: number;
  readonly perSecond: number;
  readonly perSecondIfSlow: number;
}

/** What takes the pictures of a film one after the other, and hears when each is seen. */
export type TakePicture = (drawn: HTMLCanvasElement, picture: FilmPicture) => Promise<void>;

/** The pictures of a film, and what draws them one after the other. */
export interface FilmReel {
  readonly pictures: readonly FilmPicture[];
  readonly draw: (canvas: HTMLCanvasElement, picture: FilmPicture) => HTMLCanvasElement;
  /** A picture that has all colours of the film, where its first one lacks some. */
  readonly colours?: HTMLCanvasElement;
  readonly dispose: () => void;
}

/** Draws a film picture by picture onto a canvas, so that a slow machine takes longer over the same film. */
export const rollFilm = async (
  { pictures, draw, dispose }: FilmReel,
  canvas: HTMLCanvasElement,
  take: TakePicture,
  { onTaken, signal }: FilmListener,
): Promise<void> => {
  try {
    for (const [index, picture] of pictures.entries()) {
      // The page is drawn and hears between two pictures.
      await afterDrawing();
      signal.throwIfAborted();
      await take(draw(canvas, picture), picture);
      onTaken(index + 1, pictures.length);
    }
  } finally {
    dispose();
  }
};
