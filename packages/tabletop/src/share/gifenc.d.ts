declare module "gifenc" {
  /** Colours, a byte each of red, green and blue. */
  type Palette = readonly (readonly [number, number, number])[];
  interface Encoder {
    writeFrame(
      indexed: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly palette?: Palette;
        readonly delay: number;
        readonly dispose: number;
        readonly transparent?: boolean;
        readonly transparentIndex?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, most: number, options?: { readonly format: "rgb565" }): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette, format?: "rgb565"): Uint8Array;
}
