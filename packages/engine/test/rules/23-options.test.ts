import { foodChainMagnate, loadRules } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { OPTIONS } from "../../src/index.ts";
import { setup } from "@blueplate/variants/testing/law-setup";

const played = Object.values(setup.rules).map(({ config }) => Result.getOrThrow(loadRules(config)).ruleset.options);

/** The options that a configuration decides, or the field that does not fit. */
const decide = (options: Readonly<Record<string, string>>, edition?: string): unknown => {
  const loaded = loadRules({ modules: [], seats: 3, options, ...(edition ? { edition } : {}) });
  return Result.isSuccess(loaded) ? loaded.success.ruleset.options : loaded.failure.field;
};

describe("R23 the rule options", () => {
  it.each(OPTIONS.map(({ id, values }) => [id, values] as const))(
    "R23 %s: the laws are tried under each of its values",
    (id, values) => {
      const tried: ReadonlySet<unknown> = new Set(
        played.map((options) => Object.entries(options).find(([option]) => option === id)?.[1]),
      );
      expect(values.filter((value) => !tried.has(value))).toEqual([]);
    },
  );

  it.each(["third", "deluxe"] as const)(
    "R0.2 the edition %s decides every option that the host leaves alone",
    (edition) => {
      expect(decide({}, edition)).toEqual(
        Object.fromEntries(OPTIONS.map(({ id, defaults }) => [id, defaults[edition]])),
      );
    },
  );

  it("R23 the host's value goes before the edition's", () => {
    expect(decide({ "bank-break": "insufficient" }, "deluxe")).toMatchObject({
      "bank-break": "insufficient",
      "hundred-check": "any-time",
    });
  });

  it("R23 an unknown option, value or edition is refused by the name of its field", () => {
    expect(decide({ "bank-brake": "empty" })).toBe("options.bank-brake");
    expect(decide({ overfill: "sometimes" })).toBe("options.overfill");
    expect(decide({}, "fourth")).toBe("edition");
  });

  it("R23 each option value makes other rules: the hash tells them apart", () => {
    const hashes = OPTIONS.flatMap(({ id, values }) =>
      values.map((value) =>
        Result.getOrThrow(foodChainMagnate.load({ modules: [], seats: 3, options: { [id]: value } })),
      ),
    ).map(({ hash }) => hash);
    const others = OPTIONS.reduce((sum, { values }) => sum + values.length - 1, 0);
    expect(new Set(hashes).size).toBe(others + 1);
  });
});
