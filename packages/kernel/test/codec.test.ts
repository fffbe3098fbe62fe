import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { codecByTag, codecOf } from "../src/index.ts";

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
