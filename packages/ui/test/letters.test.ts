import { expect, it } from "vitest";
import { faceOfText } from "../src/letters.ts";

it.each(["en", "pl", "ru"])(
  "a page in %s reads Japanese and Chinese in a face of their own, and nothing else",
  (locale) => {
    for (const text of ["たろう", "タロウ", "山田たろう", "ｱｲｳ"]) expect(faceOfText(text, locale)).toBe("ja");
    for (const text of ["王小明", "Wang 小明", "𠮷"]) expect(faceOfText(text, locale)).toBe("zh");
    for (const text of ["Łukasz", "Иван", "Ann 2", "→ ★ €", "", "김철수"]) expect(faceOfText(text, locale)).toBeNull();
  },
);

it("a page that has a face of its own reads both in it", () => {
  expect([faceOfText("王小明", "ja"), faceOfText("たろう", "zh")]).toEqual(["ja", "zh"]);
});
