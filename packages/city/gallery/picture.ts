import { linear, type LinearColour } from "./colour.ts";

/** A picture as light: the colour of a pixel, null outside. */
export interface PicturePixels {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): LinearColour | null;
}

const LINEAR = Array.from({ length: 256 }, (_, value) => linear(value));

/** What is drawn on a canvas. */
export const pictureOf = (canvas: HTMLCanvasElement): PicturePixels => {
  const { width, height } = canvas;
  const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data;
  const channel = (i: number): number => LINEAR[data?.[i] ?? 0] ?? 0;
  return {
    width,
    height,
    at: (x, y) => {
      if (x < 0 || y < 0 || x >= width || y >= height) return null;
      const i = (Math.floor(y) * width + Math.floor(x)) * 4;
      return [channel(i), channel(i + 1), channel(i + 2)];
    },
  };
};

/** The one in the middle. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** All of them, shared equally. */
export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
