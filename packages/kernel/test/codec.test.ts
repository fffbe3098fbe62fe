import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { codecByTag, codecOf, codecOfForms } from "../src/index.ts";

type Move = { readonly _tag: "go"; readonly route: readonly number[] } | { readonly _tag: "stay" };

const codec = codecByTag<Move>({
  go: codecOf(Schema.TaggedStruct("go", { route: Schema.Array(Schema.Int) })),
  stay: codecOf(Schema.TaggedStruct("stay", {})),
});

const fault = (input: unknown) => {
  const decoded = codec.decode(input);
  return Result.isFailure(decoded) ? decoded.failure : null;
};

describe("a codec", () => {
  it("reads what it wrote", () => {
    const move: Move = { _tag: "go", route: [1, 2] };
    expect(codec.decode(JSON.parse(JSON.stringify(codec.encode(move))))).toEqual(Result.succeed(move));
  });

  it("names the field that does not fit", () => {
    expect(fault({ _tag: "go", route: [1, "x"] })).toMatchObject({ _tag: "Malformed", field: "route[1]" });
    expect(fault({ _tag: "go" })).toMatchObject({ field: "route" });
    expect(fault({ _tag: "stay", route: [] })).toMatchObject({ field: "route" });
  });

  it("names an unknown or a missing kind, also those that every object has", () => {
    expect(fault({ _tag: "fly" })).toMatchObject({ field: "_tag", reason: { _tag: "UnknownKind", kind: '"fly"' } });
    expect(fault({ _tag: "toString" })).toMatchObject({ field: "_tag" });
    expect(fault({})).toMatchObject({ field: "_tag", reason: { _tag: "Missing" } });
    expect(fault(null)).toMatchObject({ field: "_tag" });
  });

  it("names what stands where one of very many is expected, and the few where there are few", () => {
    const of = (count: number) =>
      codecOf(Schema.Array(Schema.Literals(Array.from({ length: count }, (_, at) => `v${at}`))));
    const reason = (count: number) => {
      const read = of(count).decode(["v0", "chef"]);
      return Result.isFailure(read) ? read.failure.reason : null;
    };
    expect(reason(30)).toEqual({ _tag: "UnknownKind", kind: '"chef"' });
    expect(reason(2)).toEqual({ _tag: "NoneOf", values: '"v0", "v1"' });
  });
});

describe("a codec of forms", () => {
  const Lap = Schema.TaggedStruct("lap", { metres: Schema.Int });
  const asked: unknown[] = [];
  const forms = codecOfForms({
    lap: {
      schema: Lap,
      up: (written) => {
        asked.push(written);
        // cast: a lap as it was written before.
        const { yards } = written as { readonly yards?: number };
        return { _tag: "lap", metres: yards ?? "unknown" };
      },
    },
    rest: { schema: Schema.TaggedStruct("rest", {}) },
  });

  it("lifts what an older version wrote, and asks for nothing that is in the form of today", () => {
    expect(forms.decode({ _tag: "lap", metres: 3 })).toEqual(Result.succeed({ _tag: "lap", metres: 3 }));
    expect(asked).toEqual([]);
    expect(forms.decode({ _tag: "lap", yards: 4 })).toEqual(Result.succeed({ _tag: "lap", metres: 4 }));
    expect(asked).toEqual([{ _tag: "lap", yards: 4 }]);
    const lap = { _tag: "lap", metres: 4 };
    expect(forms.encode(lap)).toEqual(lap);
  });

  it("says of what neither form fits why it is not that of today", () => {
    expect(forms.decode({ _tag: "lap", feet: 9 })).toMatchObject({ failure: { field: "feet" } });
    expect(forms.decode({ _tag: "rest", feet: 9 })).toMatchObject({ failure: { field: "feet" } });
  });

  it("says what it decodes, by tag", () => {
    expect(forms.cases?.["lap"]?.schema).toBe(Lap);
  });
});
