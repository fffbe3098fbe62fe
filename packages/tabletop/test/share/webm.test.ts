import { expect, it } from "vitest";
import { webmOf } from "../../src/share/webm.ts";

/** Elements that hold others. */
const HOLDERS = new Set([0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1f43b675]);

/** The elements of a film in order, read as any reader does: ids by their leading zeros, sizes without theirs. */
const elementsOf = (bytes: Uint8Array): readonly { readonly id: number; readonly data: Uint8Array }[] => {
  const found = [];
  for (let at = 0; at < bytes.length;) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23;
    const id = bytes.subarray(at, at + idLength).reduce((sum, byte) => sum * 256 + byte, 0);
    at += idLength;
    const sizeLength = Math.clz32(bytes[at] ?? 0) - 23;
    const size = bytes
      .subarray(at, at + sizeLength)
      .reduce((sum, byte, index) => sum * 256 + (index === 0 ? byte & (0xff >> sizeLength) : byte), 0);
    at += sizeLength;
    const data = bytes.subarray(at, at + size);
    found.push({ id, data });
    if (HOLDERS.has(id)) found.push(...elementsOf(data));
    at += size;
  }
  return found;
};

const picture = (at: number, isKey: boolean) => ({ data: Uint8Array.from([at & 0xff, 7]), at, isKey });
const FACTS = { codec: "V_VP9", width: 960, height: 504, length: 16_000 } as const;

it("a film says what it is, and holds its pictures in clusters that each begin with one that stands alone", () => {
  const pictures = [picture(0, true), picture(50, false), picture(1500, true), picture(70_000, true)];
  const elements = elementsOf(webmOf(pictures, FACTS));
  const first = (id: number) => elements.find((each) => each.id === id)?.data ?? new Uint8Array();
  const number = (id: number) => first(id).reduce((sum, byte) => sum * 256 + byte, 0);
  expect(new TextDecoder().decode(first(0x4282))).toBe("webm");
  expect(new TextDecoder().decode(first(0x86))).toBe("V_VP9");
  expect([number(0xb0), number(0xba)]).toEqual([960, 504]);
  const length = first(0x4489);
  expect(new DataView(length.buffer, length.byteOffset, length.length).getFloat64(0)).toBe(16_000);
  const times = elements
    .filter(({ id }) => id === 0xe7)
    .map(({ data }) => data.reduce((sum, byte) => sum * 256 + byte, 0));
  expect(times).toEqual([0, 1500, 70_000]);
  // Track, time within the cluster, whether it stands alone, and the picture itself.
  const blocks = elements.filter(({ id }) => id === 0xa3).map(({ data }) => [...data]);
  expect(blocks).toEqual([
    [0x81, 0, 0, 0x80, 0, 7],
    [0x81, 0, 50, 0, 50, 7],
    [0x81, 0, 0, 0x80, 1500 & 0xff, 7],
    [0x81, 0, 0, 0x80, 70_000 & 0xff, 7],
  ]);
});
