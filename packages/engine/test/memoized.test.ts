import { loadRules } from "@blueplate/variants";
import { openForms, seatOf } from "@blueplate/kernel";
import { randomGame } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { memoizeLast } from "../src/content/memoize-last.ts";
import { assemble, type Campaign, groundOf, housesReached, type State } from "../src/index.ts";

const config = { modules: [], options: {}, seats: 3 };
const ruleset = Result.getOrThrow(loadRules(config)).ruleset;
const rules = assemble(ruleset, config);

/** The same state, none of whose parts has been seen before. */
// cast: a copy of a state is one.
const copied = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

const reachedIn = (state: State, { campaign, place }: Campaign): readonly number[] =>
  housesReached(ruleset, state, campaign, place);

/** Everything that is worked out from a state and remembered: ground, reach, open forms and what their first slots offer. */
const worked = (state: State): unknown => ({
  ground: groundOf(ruleset, state).empty.join(""),
  reached: state.town.campaigns.map((campaign) => reachedIn(state, campaign)),
  forms: rules.waitsFor(state).map((seat) =>
    openForms(rules, state, seat).map(({ tag, slots }) => {
      const [first] = slots;
      return [
        tag,
        first?.shape === "choice" ? first.candidates(state, seat, {}) : first?.candidates(state, seat, {}, []),
      ];
    }),
  ),
});

describe("what is remembered by identity", () => {
  it("is what a state says of which nothing has been seen before", () => {
    const states = [...randomGame(rules, "remembered", 1500)].map(({ after }) => after.state);
    // One after the other, so that each finds what the one before has left.
    const found = states.map(worked);
    expect(states.filter(({ town }) => town.campaigns.length > 0).length).toBeGreaterThan(100);
    for (const [index, state] of states.entries()) expect(found[index]).toEqual(worked(copied(state)));
  });

  it("tells houses apart that two states put on the very same square", () => {
    const { state } = [...randomGame(rules, "remembered", 1)][0]?.after ?? { state: rules.initialState };
    const [house, ...others] = state.town.houses;
    if (!house) throw new Error("a town without houses");
    const place = { at: [house.at[0] - 1, house.at[1]], turned: false } as const;
    const campaign: Campaign = { campaign: 16, owner: seatOf(0), good: "beer", left: 1, place };
    const renumbered = { ...state, town: { ...state.town, houses: [{ ...house, house: 99 }, ...others] } };
    expect(reachedIn(state, campaign)).toContain(house.house);
    expect(reachedIn(renumbered, campaign)).toContain(99);
  });

  it("is bounded, and asks again for what it has let go", () => {
    let asked = 0;
    const twice = memoizeLast(({ value }: { readonly value: number }) => {
      asked++;
      return value * 2;
    });
    const keys = Array.from({ length: 100 }, (_, value) => ({ value }));
    expect(keys.map(twice)).toEqual(keys.map(({ value }) => value * 2));
    const last = keys.at(-1);
    const [first] = keys;
    if (!first || !last) throw new Error("no keys");
    expect([twice(last), asked]).toEqual([198, 100]);
    expect([twice(first), asked]).toEqual([0, 101]);
  });
});
