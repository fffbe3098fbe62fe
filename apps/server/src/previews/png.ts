import { crc32, deflateSync } from "node:zlib";

/** A drawing of few colours: the place of its colour in the palette for every pixel, row by row. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly string[];
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a pixel, each of them a place in the palette. */
const [DEPTH, INDEXED] = [8, 3];

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A drawing as a PNG. */
export const pngOf = ({ width, height, palette, pixels }: Drawing): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = DEPTH;
  head[9] = INDEXED;
  const colours = Buffer.from(palette.map((colour) => colour.slice(1)).join(""), "hex");
  // Every row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
