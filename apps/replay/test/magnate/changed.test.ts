import { loadRules } from "@blueplate/variants";
import { type State } from "@blueplate/engine";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { Result } from "effect";
import { expect, it } from "vitest";
import { changedInTown } from "../../src/magnate/analysis/changed.ts";

const config = { modules: [], options: {}, seats: 2 };
const players = ["Ann", "Bob"];
const head = { scenario: "changed", title: "", rules: [], config, players };
const ruleset = Result.getOrThrow(loadRules(config)).ruleset;

/** A working day on which Ann advertises from one of two places. */
const townWith = (at: readonly [number, number]): State => {
  const given = {
    phase: "working",
    round: 5,
    reserves: { Ann: 200, Bob: 200 },
    chains: {
      Ann: { restaurants: [{ at: [0, 0], entrance: "SE" }] },
      Bob: { restaurants: [{ at: [8, 8], entrance: "NW" }] },
    },
    turnOrder: players,
    campaigns: [{ campaign: 14, owner: "Ann", good: "beer", left: 2, at }],
  };
  const opened = foodChainMagnateScenarios.open(head, { map: ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"], given });
  // cast: the host is this game's own, whose states these are.
  return Result.getOrThrow(opened).state as State;
};

const [last, now] = [townWith([3, 5]), townWith([13, 5])];

/** How each place in town is outlined, by its first square. */
const outlined = (way: "step" | "flip", before: State, after: State) =>
  changedInTown(ruleset, { way, last: before, now: after }).map((overlay) =>
    overlay.kind === "changed" ? [overlay.how, overlay.squares[0]] : [],
  );

it("outlines what a step has changed where it stands now, and nothing where nothing differs", () => {
  expect(outlined("step", last, now)).toEqual([["step", [13, 5]]]);
  expect(outlined("flip", last, townWith([3, 5]))).toEqual([]);
});

it("outlines after a flip where something stands, and where it stands in the other line alone", () => {
  expect(outlined("flip", last, now)).toEqual([
    ["other", [13, 5]],
    ["gone", [3, 5]],
  ]);
  expect(outlined("flip", last, { ...now, town: { ...now.town, campaigns: [] } })).toEqual([["gone", [3, 5]]]);
});
