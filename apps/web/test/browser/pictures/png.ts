import { inflateSync } from "node:zlib";

/** A picture as rows of red, green, blue, a byte each. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

const SIGNATURE_BYTES = 8;

const chunksOf = (png: Buffer): readonly { readonly type: string; readonly data: Buffer }[] => {
  const chunks = [];
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
};

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
};

/** What the filter of a row predicts from the bytes to the left, above, and above to the left. */
const predicted = (filter: number, left: number, up: number, corner: number): number => {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, corner) : 0;
};

/** Reads what a browser writes: eight bits a channel, without transparency or interlacing. */
export const readPng = (png: Buffer): Pixels => {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === "IHDR")?.data;
  if (!head || head[8] !== 8 || head[9] !== 2 || head[12] !== 0) throw new Error("no picture of a browser");
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data)));
  const row = width * 3;
  const rgb = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x < 3 ? 0 : (rgb[at - 3] ?? 0);
      const up = rgb[at - row] ?? 0;
      const corner = x < 3 ? 0 : (rgb[at - row - 3] ?? 0);
      rgb[at] = (raw[at + y + 1] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return { width, height, rgb };
};
