import type { TakePicture } from "./film.ts";

/** Colours of a GIF, all that it has but the one that lets through what was seen before. */
const COLOURS = 255;
/** The number of that one, and how the format says that what was drawn stays. */
const [THROUGH, STAYS] = [COLOURS, 1];

/** A GIF that is being written. */
export interface GifWriter {
  readonly take: TakePicture;
  finish(): Blob;
}

/** What of a picture is not as it was: the format writes long runs of nothing in a few bytes. */
export const changesOf = (picture: Uint8Array, before: Uint8Array): Uint8Array =>
  picture.map((colour, at) => (colour === before[at] ? THROUGH : colour));

/** For how long a picture is seen, in the hundredths of a second that the format counts in: all together are as long as the film. */
export const hundredthsOf = ({ at, lasts }: { readonly at: number; readonly lasts: number }): number =>
  Math.round((at + lasts) / 10) - Math.round(at / 10);

const pixelsOf = (drawn: HTMLCanvasElement): Uint8ClampedArray => {
  const rgba = drawn.getContext("2d")?.getImageData(0, 0, drawn.width, drawn.height).data;
  if (!rgba) throw new Error("no picture");
  return rgba;
};

/**
 * Begins a GIF. The colours are those of its first picture, or of one that has them all: the light of an evening stays, and fewer bytes
 * tell the rest. Of the pictures after it only what has changed is written.
 */
export const createGif = async (colours?: HTMLCanvasElement): Promise<GifWriter> => {
  const { GIFEncoder, quantize, applyPalette } = await import("gifenc");
  const encoder = GIFEncoder();
  let palette = colours ? quantize(pixelsOf(colours), COLOURS, { format: "rgb565" }) : null;
  let before: Uint8Array | null = null;
  return {
    take: (drawn, picture) => {
      const { width, height } = drawn;
      const rgba = pixelsOf(drawn);
      const delay = hundredthsOf(picture) * 10;
      palette ??= quantize(rgba, COLOURS, { format: "rgb565" });
      const indexed = applyPalette(rgba, palette, "rgb565");
      if (before === null) encoder.writeFrame(indexed, width, height, { delay, palette, dispose: STAYS });
      else {
        const options = { delay, dispose: STAYS, transparent: true, transparentIndex: THROUGH };
        encoder.writeFrame(changesOf(indexed, before), width, height, options);
      }
      before = indexed;
      return Promise.resolve();
    },
    finish: () => {
      encoder.finish();
      return new Blob([Uint8Array.from(encoder.bytes())], { type: "image/gif" });
    },
  };
};
