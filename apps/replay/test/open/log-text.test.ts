import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { logTextOf } from "../../src/open/log-text.ts";

const golden = readFileSync(
  new URL("../../../../goldens/trick-n-chef/1/standard-3p-sensible-g1.jsonl", import.meta.url),
  "utf8",
);
const fileOf = (bytes: string | Uint8Array<ArrayBuffer>): Blob => new Blob([bytes]);
const packed = (text: string | Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(text));

describe("the text of a log file", () => {
  it("is the same, compressed or not", async () => {
    expect(await logTextOf(fileOf(golden))).toEqual({ text: golden });
    expect(await logTextOf(fileOf(packed(golden)))).toEqual({ text: golden });
  });

  it("is not there when the compressed bytes break off or are damaged", async () => {
    const bytes = packed(golden);
    expect(await logTextOf(fileOf(bytes.slice(0, bytes.length / 2)))).toBe("damaged");
    const damaged = bytes.slice();
    damaged.fill(0xff, 400, 420);
    expect(await logTextOf(fileOf(damaged))).toBe("damaged");
  });

  it("is not there when the bytes are no text", async () => {
    expect(await logTextOf(fileOf(new Uint8Array([0x7b, 0xff, 0xfe, 0x00])))).toBe("no-text");
    expect(await logTextOf(fileOf(packed(new Uint8Array([0x7b, 0xff]))))).toBe("no-text");
  });

  it("is refused when it unpacks to more than any game makes, however small the file", async () => {
    const bomb = packed(new Uint8Array(40_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await logTextOf(fileOf(bomb))).toBe("too-large");
    expect(await logTextOf(fileOf("x".repeat(20_000_001)))).toBe("too-large");
  });
});
