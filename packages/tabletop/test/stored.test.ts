import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { storedAs } from "../src/stored.ts";

/** A store that holds one text. */
const holding = (text: string | null): Storage => ({
  length: 1,
  clear: () => undefined,
  key: () => null,
  getItem: () => text,
  removeItem: () => undefined,
  setItem: () => undefined,
});

describe("what this browser keeps", () => {
  const stored = storedAs(Schema.Struct({ round: Schema.Int }));

  it("is read as it was written", () => {
    expect(stored("day", holding('{"round":3}'))).toEqual({ round: 3 });
  });

  it.each([null, "", "{", "null", '{"round":"3"}', '{"round":1.5}', "[]"])("is nothing where %j is kept", (text) => {
    expect(stored("day", holding(text))).toBeNull();
  });
});
