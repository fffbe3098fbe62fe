import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { excessIn, JSON_LIMITS, jsonIn, jsonOf, linesIn } from "../src/index.ts";

/** Numbers that look random and are the same in every run. */
const lots = (seed: number) => {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % bound;
  };
};

const TEXTS = ["", "a", '"', "\\", '\\"', "[{", ",,,", "]}", 'x\\\\"', "\u2028ü☃"];

const value = (draw: (bound: number) => number, depth: number): unknown => {
  const kind = draw(depth > 4 ? 3 : 6);
  if (kind === 0) return draw(1_000) / 7;
  if (kind === 1) return TEXTS[draw(TEXTS.length)];
  if (kind === 2) return [null, true, false][draw(3)];
  const inner = Array.from({ length: draw(5) }, () => value(draw, depth + 1));
  return kind === 3 ? Object.fromEntries(inner.map((each, key) => [`${TEXTS[draw(10)]}${key}`, each])) : inner;
};

/** What a value holds, by walking through it. */
const held = (each: unknown): { depth: number; values: number; keys: number } => {
  if (typeof each !== "object" || each === null) return { depth: 0, values: 0, keys: 0 };
  const inner = Object.values(each).map(held);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    values: 1 + Math.max(0, inner.length - 1) + inner.reduce((sum, { values }) => sum + values, 0),
    keys: Math.max(Array.isArray(each) ? 0 : Math.max(1, inner.length), ...inner.map(({ keys }) => keys)),
  };
};

describe("what a text holds is known before it is parsed", () => {
  it("exactly: a text is let through with as much as it has, and refused with one less", () => {
    const draw = lots(3);
    for (let round = 0; round < 2_000; round++) {
      const one = value(draw, 0);
      const text = JSON.stringify(one, null, draw(2) * 2);
      const { depth, values, keys } = held(one);
      const most = { depth, values: values + 1, keys: Math.max(1, keys) };
      expect(excessIn(text, most), text).toBe(null);
      if (depth > 0) expect(excessIn(text, { ...most, depth: depth - 1 }), text).toMatchObject({ _tag: "TooDeep" });
      if (values > 0) expect(excessIn(text, { ...most, values }), text).toMatchObject({ _tag: "TooManyValues" });
      if (keys > 1) expect(excessIn(text, { ...most, keys: keys - 1 }), text).toMatchObject({ _tag: "TooManyKeys" });
    }
  });

  it("names the outermost field, and says nothing of what is not JSON", () => {
    const limits = { depth: 3, values: 9, keys: 2 };
    expect(excessIn('{"a":[1],"b":{"c":[[', limits)).toEqual({ _tag: "TooDeep", most: 3, field: "b" });
    expect(excessIn('{"a":"b", "c" : [1,2,3,4,5,6,7,8,9]}', limits)).toMatchObject({
      _tag: "TooManyValues",
      field: "c",
    });
    expect(excessIn('{"a":{"x":1,"y":2,"z":3}}', limits)).toEqual({ _tag: "TooManyKeys", most: 2, field: "a" });
    for (const text of ["", "]]]", '"', '{"', "}{", "nonsense", '"\\']) expect(excessIn(text, limits)).toBe(null);
    expect(jsonIn("nonsense")).toEqual(Result.fail({ _tag: "NoJson" }));
    expect(jsonIn("[".repeat(10_000_000))).toEqual(
      Result.fail({ _tag: "TooDeep", most: JSON_LIMITS.depth, field: "" }),
    );
  });
});

describe("the lines of a file", () => {
  it("are those that say something, with their numbers, whatever stands between them", () => {
    const draw = lots(5);
    const parts = ["\n", "\r\n", " ", "\t", "[1]", "x", "\n\n", "é"];
    for (let round = 0; round < 2_000; round++) {
      const text = Array.from({ length: draw(12) }, () => parts[draw(parts.length)] ?? "").join("");
      const split = text.split("\n");
      const expected = split.flatMap((line, index) =>
        line.trim() === "" ? [] : [{ text: line, number: index + 1, last: index === split.length - 1 }],
      );
      expect([...linesIn(text)], JSON.stringify(text)).toEqual(expected);
    }
  });

  it("are refused one by one, with the field and the limit", () => {
    const deep = { text: `{"seq":1,"events":${"[".repeat(99)}`, number: 4, last: false };
    const reason = { _tag: "TooDeep", most: 64 };
    expect(jsonOf(deep)).toMatchObject({ failure: { _tag: "Malformed", field: "events", reason } });
    expect(jsonOf({ ...deep, text: '{"seq":' })).toMatchObject({ failure: { field: "", reason: { _tag: "NoJson" } } });
    expect(jsonOf({ ...deep, text: '{"seq":', last: true })).toMatchObject({
      failure: { reason: { _tag: "BrokenOff" } },
    });
  });
});
