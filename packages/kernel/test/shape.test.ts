import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { codecOf } from "../src/index.ts";
import { shapeFault } from "../src/shape.ts";

/** So many letters, each a value of its own. */
const letters = (count: number): readonly string[] => Array.from("abcdefghijklm").slice(0, count);

const Kinds = Schema.Union([
  Schema.TaggedStruct("Go", { steps: Schema.Int }),
  Schema.TaggedStruct("Stay", { for: Schema.optionalKey(Schema.Int) }),
]);

const faultOf = (schema: Schema.Codec<unknown, unknown>, input: unknown) => {
  const decoded = codecOf(schema).decode(input);
  return Result.isFailure(decoded) ? { field: decoded.failure.field, reason: decoded.failure.reason } : null;
};

describe("why a value does not fit", () => {
  it.each<[string, Schema.Codec<unknown, unknown>, unknown, object]>([
    ["one of few words", Schema.Literals(["a", "b"]), "c", { _tag: "NoneOf", values: '"a", "b"' }],
    ["one of few numbers", Schema.Literals([10, -2]), 3, { _tag: "NoneOf", values: "10, -2" }],
    ["the only one", Schema.Literal("a"), "b", { _tag: "NoneOf", values: '"a"' }],
    [
      "one of twelve",
      Schema.Literals(letters(12)),
      "z",
      {
        _tag: "NoneOf",
        values: letters(12)
          .map((each) => `"${each}"`)
          .join(", "),
      },
    ],
    ["one of thirteen", Schema.Literals(letters(13)), "z", { _tag: "UnknownKind", kind: '"z"' }],
    [
      "one of thirteen, no word",
      Schema.Literals(letters(13)),
      7,
      {
        _tag: "NoneOf",
        values: letters(13)
          .map((each) => `"${each}"`)
          .join(", "),
      },
    ],
    ["an object", Schema.Struct({ a: Schema.Int }), "a", { _tag: "NoObject" }],
    ["a word", Schema.String, 3, { _tag: "NotOfKind", kinds: ["string"] }],
    ["a word or nothing", Schema.NullOr(Schema.String), 3, { _tag: "NotOfKind", kinds: ["string", "null"] }],
    [
      "either kind",
      Schema.Union([Schema.Boolean, Schema.Number]),
      "a",
      { _tag: "NotOfKind", kinds: ["boolean", "number"] },
    ],
    ["a list", Schema.Array(Schema.Int), 3, { _tag: "NotOfKind", kinds: ["array"] }],
    ["a whole number", Schema.Int, 1.5, { _tag: "NotOfKind", kinds: ["integer"] }],
    ["a word so short", Schema.String.check(Schema.isMaxLength(12)), "abcdefghijklm", { _tag: "TooLong", most: 12 }],
    ["a word at all", Schema.String.check(Schema.isMinLength(1)), "", { _tag: "Empty" }],
    ["signs that are seen", Schema.String.check(Schema.isPattern(/^[^\p{Cc}]*$/u)), "\n", { _tag: "HiddenSigns" }],
    ["those, or others", Schema.String.check(Schema.isPattern(/^(?:x|[^\p{Cc}]*)$/u)), "\n", { _tag: "HiddenSigns" }],
    ["a form", Schema.String.check(Schema.isPattern(/^a+$/)), "b", { _tag: "OtherForm", form: "^a+$" }],
    [
      "a range below nothing",
      Schema.Int.check(Schema.isBetween({ minimum: -30, maximum: -10 })),
      3,
      { _tag: "OutOfRange", least: -30, most: -10 },
    ],
    [
      "a range",
      Schema.Int.check(Schema.isBetween({ minimum: 10, maximum: 30 })),
      3,
      { _tag: "OutOfRange", least: 10, most: 30 },
    ],
    ["so much", Schema.Int.check(Schema.isGreaterThanOrEqualTo(12)), 3, { _tag: "TooSmall", least: 12 }],
    [
      "so much below nothing",
      Schema.Int.check(Schema.isGreaterThanOrEqualTo(-12)),
      -13,
      { _tag: "TooSmall", least: -12 },
    ],
    ["so little", Schema.Int.check(Schema.isLessThanOrEqualTo(12)), 13, { _tag: "TooGreat", most: 12 }],
    ["so little below nothing", Schema.Int.check(Schema.isLessThanOrEqualTo(-12)), 3, { _tag: "TooGreat", most: -12 }],
    ["what nobody has a word for", Schema.Int.check(Schema.isGreaterThan(2)), 0, { _tag: "Unfit" }],
  ])("is told where %s is expected", (_, schema, input, reason) => {
    expect(faultOf(schema, input)).toEqual({ field: "", reason });
  });

  it("is told of the field that is missing, unknown, or decides what the others are", () => {
    expect(faultOf(Kinds, { _tag: "Go" })).toEqual({ field: "steps", reason: { _tag: "Missing" } });
    expect(faultOf(Kinds, { _tag: "Stay", steps: 1 })).toEqual({ field: "steps", reason: { _tag: "UnknownField" } });
    for (const input of [{ _tag: "Fly" }, {}, 3])
      expect(faultOf(Kinds, input)).toEqual({ field: "_tag", reason: { _tag: "NoneOf", values: '"Go", "Stay"' } });
  });

  it.each([
    'Expected "a" | "b"',
    "Expected object",
    "Expected string | null",
    "Expected an integer",
    "Expected a value with a length of at most 2",
    "Expected a value with a length of at least 1",
    "Expected a value between 1 and 3",
    "Expected a value greater than or equal to 1",
    "Expected a value less than or equal to 1",
  ])("is nothing that is known where more is said than %s", (said) => {
    expect(shapeFault(undefined, said).reason._tag).not.toBe("Unfit");
    for (const more of [`Not: ${said}`, `${said} or so`])
      expect(shapeFault(undefined, more)).toEqual({ field: "", reason: { _tag: "Unfit" } });
  });

  it("is nothing that is known where a pattern or a kind is only spoken of", () => {
    for (const said of [
      "Not: Expected a string matching the RegExp ^a$",
      "Not: Expected a string matching the RegExp ^[^\\p{Cc}]*$",
      'Not: Expected { readonly "_tag": "A" }',
    ])
      expect(shapeFault(undefined, said)).toEqual({ field: "", reason: { _tag: "Unfit" } });
  });
});
