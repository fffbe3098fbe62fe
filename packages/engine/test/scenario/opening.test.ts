import { loadRules } from "@blueplate/variants";
import { beginTable, foldMainline, type GameConfig, hasClosed, type Json, redact, seatOf } from "@blueplate/kernel";
import { openScenario, readScenario } from "@blueplate/kernel/scenario";
import { randomGame } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { foodChainMagnateScenarios as host } from "@blueplate/variants/scenario";

type Part = Readonly<Record<string, unknown>>;

/** What must be true afterwards. */
const expecting = (part: Part, field = "then"): Part => ({ [field]: part });

const FILE = {
  scenario: "S-000",
  title: "A position",
  rules: ["R8.1"],
  game: "food-chain-magnate",
  ruleset: "standard",
  players: ["ann", "bob"],
  map: ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"],
  given: {
    round: 5,
    phase: "working",
    bank: 100,
    reserves: { ann: 200, bob: 200 },
    chains: {
      ann: { restaurants: [{ at: [0, 0], entrance: "SE" }] },
      bob: { restaurants: [{ at: [8, 8], entrance: "NW" }] },
    },
  },
  when: [],
  ...expecting({}),
};

/** The configuration of a game that begins from the file's position, changed by `given` and `ann`. */
const configOf = (given: Part = {}, ann: Part = {}, breaks = 0): GameConfig => {
  const chains = { ...FILE.given.chains, ann: { ...FILE.given.chains.ann, ...ann } };
  const { head, own } = Result.getOrThrow(readScenario(host, { ...FILE, given: { ...FILE.given, chains, ...given } }));
  const { position } = Result.getOrThrow(openScenario(host, FILE));
  // cast: the host's own state.
  const state = position.state as Parameters<NonNullable<typeof host.opening>>[2];
  const now = { ...state, bank: { ...state.bank, breaks } };
  return { ...head.config, opening: host.opening?.(head, own, now) ?? null };
};

const begun = (config: GameConfig, seed = "s") => beginTable(Result.getOrThrow(loadRules(config)), seed, 0);

const amounts = (seed: string): readonly (number | null)[] =>
  begun(configOf(), seed).state.chains.map(({ reserve }) => reserve?.content ?? null);

describe("a game that begins from a position", () => {
  it("begins there, and can be played to its end", () => {
    const { state, entries, rules } = begun(configOf({}, { cash: 45, beach: ["trainer"] }));
    expect(state).toMatchObject({ round: 5, bank: { stock: 100, breaks: 0 }, stage: { _tag: "working" } });
    expect(state.chains[0]).toMatchObject({ cash: 45, beach: { trainer: 1 } });
    expect(rules.waitsFor(state)).toEqual([0]);
    expect(foldMainline(rules, entries as never)).toEqual(state);
    const last = [...randomGame(rules, "position", 2_000)].at(-1)?.after;
    expect(last && rules.outcome(last.state)).not.toBeNull();
  });

  it("R2.11: deals every seat a reserve card that nobody else sees, and says none of the old ones", () => {
    expect(JSON.stringify(configOf().opening)).not.toContain("reserves");
    const { entries, rules } = begun(configOf());
    const [first] = entries;
    if (first?._tag !== "GameStarted") return expect.fail("a game begins");
    const dealt = first.events.filter(({ _tag }) => _tag === "ReserveChosen");
    expect(dealt).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect(dealt.map((event) => hasClosed(redact(event, seatOf(0))))).toEqual([false, true]);
    expect(rules.initialState.chains.map(({ reserve }) => reserve)).toEqual([null, null]);
    const drawn = ["a", "b", "c", "d", "e", "f", "g", "h"].flatMap(amounts);
    expect(new Set(drawn)).toEqual(new Set([100, 200, 300]));
  });

  it("R20.4.9: who holds the $20 milestone sees the new cards", () => {
    const { state } = begun(configOf({ milestonesGone: ["first-have-20"] }, { milestones: ["first-have-20"] }));
    const [ann, bob] = state.chains;
    expect(ann?.seenReserves?.content).toEqual(state.chains.map(({ reserve }) => reserve?.content));
    expect(ann?.seenReserves?.readers).toEqual([0]);
    expect(bob?.seenReserves).toBeNull();
  });

  it("keeps the cards that a broken bank has turned up", () => {
    const config = configOf({}, {}, 1);
    expect(config.opening).toMatchObject({ given: { reserves: { ann: 200, bob: 200 } } });
    expect(begun(config).state.chains.map(({ reserve }) => reserve?.content)).toEqual([200, 200]);
  });

  it("is refused with the field that does not fit", () => {
    const fault = (opening: Json) => {
      const loaded = loadRules({ ...configOf(), opening });
      return Result.isFailure(loaded) ? loaded.failure : null;
    };
    // cast: the opening was made above.
    const { players, map, given } = configOf().opening as { players: Json; map: Json; given: { [key: string]: Json } };
    expect(fault({ players, map, given })).toBeNull();
    expect(fault({ players: ["ann"], map, given })).toMatchObject({ field: "opening.players" });
    expect(fault({ players, given })).toMatchObject({ field: "opening.map" });
    expect(fault({ players, map: ["A0 A0"], given })).toMatchObject({ field: "opening.map" });
    expect(fault({ players, map, given: { ...given, phase: "siesta" } })).toMatchObject({
      field: "opening.given.phase",
    });
    expect(fault({ players, map, given: { ...given, supply: { waitress: 99 } } })).toMatchObject({
      field: "opening.given.supply.waitress",
    });
    expect(fault("A0 B0")).toMatchObject({ field: "opening" });
  });
});
