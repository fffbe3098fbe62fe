import type { FilmShape, TakePicture } from "./film.ts";

/** Colours of a GIF, all that it has. */
const COLOURS = 256;

/** A GIF that is being written. */
export interface GifWriter {
  readonly take: TakePicture;
  finish(): Blob;
}

/** Begins a GIF. The colours are those of its first picture: the light of an evening stays, and fewer bytes tell the rest. */
export const createGif = async ({ perSecond }: Pick<FilmShape, "perSecond">): Promise<GifWriter> => {
  const { GIFEncoder, quantize, applyPalette } = await import("gifenc");
  const encoder = GIFEncoder();
  let palette: ReturnType<typeof quantize> | null = null;
  return {
    take: (picture) => {
      const { width, height } = picture;
      const rgba = picture.getContext("2d")?.getImageData(0, 0, width, height).data;
      if (!rgba) throw new Error("no picture");
      const isFirst = palette === null;
      palette ??= quantize(rgba, COLOURS, { format: "rgb565" });
      const indexed = applyPalette(rgba, palette, "rgb565");
      encoder.writeFrame(indexed, width, height, { delay: 1000 / perSecond, ...(isFirst && { palette }) });
      return Promise.resolve();
    },
    finish: () => {
      encoder.finish();
      return new Blob([Uint8Array.from(encoder.bytes())], { type: "image/gif" });
    },
  };
};
