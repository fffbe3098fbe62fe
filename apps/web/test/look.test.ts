import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { differences, type PictureDigest } from "./browser/pictures/look.ts";

const kept: PictureDigest = { parts: "AAAAAAAAKKKKKKKK", cut: 0, pale: 2 };

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

  it("has no part where what is pictured moves", () => {
    expect(differences({ ...kept, parts: "" }, { ...kept, parts: "" })).toEqual([]);
    expect(differences({ ...kept, parts: "" }, kept)).not.toEqual([]);
  });

  it("is kept of the pictures that the documentation shows", () => {
    const looks = Object.keys(
      JSON.parse(readFileSync(new URL("browser/pictures/looks.json", import.meta.url), "utf8")),
    );
    expect(looks).toContain("magnate-working-1366-light");
    expect(looks).toContain("lobby-1366-light");
  });
});
