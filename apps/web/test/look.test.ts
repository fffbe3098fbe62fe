import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deflateSync } from "node:zlib";
import { differences, keptFrom, partsOf, type PictureDigest, verdicts } from "./browser/pictures/look.ts";

const kept: PictureDigest = { parts: "AAAAAAAAKKKKKKKK", cut: 0, pale: 2 };

/** A picture of one colour, as browsers write them. */
const pngOf = (colour: readonly [number, number, number]): Buffer => {
  const [width, height] = [16, 12];
  const chunk = (type: string, data: Buffer): Buffer => {
    const frame = Buffer.alloc(12 + data.length);
    frame.writeUInt32BE(data.length, 0);
    frame.write(type, 4, "latin1");
    data.copy(frame, 8);
    return frame;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = [0, ...Array.from({ length: width }, () => colour).flat()];
  const rows = Buffer.from(Array.from({ length: height }, () => row).flat());
  return Buffer.concat([Buffer.alloc(8), chunk("IHDR", head), chunk("IDAT", deflateSync(rows))]);
};

describe("what is kept of a picture", () => {
  it("is as it was where every part is nearly as bright", () => {
    expect(differences(kept, { ...kept, parts: "CBAAAAAAKKKKKKKI" })).toEqual([]);
  });

  it("differs by the parts that are brighter or darker, and by texts that are cut off or pale", () => {
    expect(differences(kept, { parts: "DAAAAAAAKKKKKKKH", cut: 1, pale: 0 })).toEqual([
      "2 of 16 parts changed",
      "1 texts cut off (was 0)",
      "0 texts too pale (was 2)",
    ]);
  });

  it("differs by its colours where they were kept", () => {
    const tinted = { ...kept, tints: "ggggggKK" };
    expect(differences(tinted, { ...tinted, tints: "ihggggKK" })).toEqual([]);
    expect(differences(tinted, { ...tinted, tints: "jgggggKA" })).toEqual(["2 tints changed"]);
    expect(differences(tinted, { ...tinted, tints: "" })).toEqual(["8 tints changed"]);
    expect(differences(kept, tinted)).toEqual([]);
  });

  it("tells red from a grey that is as bright", () => {
    const [red, grey] = [partsOf(pngOf([255, 0, 0])), partsOf(pngOf([76, 76, 76]))];
    expect(red.parts).toBe(grey.parts);
    expect(differences({ ...kept, ...grey }, { ...kept, ...red })).toEqual(["24 tints changed"]);
  });

  it("has no part where what is pictured moves", () => {
    expect(differences({ ...kept, parts: "" }, { ...kept, parts: "" })).toEqual([]);
    expect(differences({ ...kept, parts: "" }, kept)).not.toEqual([]);
  });

  it("is asked of every picture that is taken, and every picture that is kept is taken when all are", () => {
    const other = { ...kept, cut: 3 };
    expect(verdicts({ a: kept, b: kept }, { a: kept, c: kept }, false)).toEqual(["c: nothing is kept of it"]);
    expect(verdicts({ a: kept, b: kept }, { a: other }, true)).toEqual([
      "a: 3 texts cut off (was 0)",
      "b: is kept, but was not taken",
    ]);
    expect(Object.keys(keptFrom({ b: kept, d: kept }, { c: kept, a: kept }, false))).toEqual(["a", "b", "c", "d"]);
    expect(keptFrom({ b: kept }, { a: other }, true)).toEqual({ a: other });
  });

  it("is kept of the pictures that the documentation shows", () => {
    const looks = Object.keys(
      JSON.parse(readFileSync(new URL("browser/pictures/looks.json", import.meta.url), "utf8")),
    );
    expect(looks).toContain("magnate-working-1366-light");
    expect(looks).toContain("lobby-1366-light");
  });
});
