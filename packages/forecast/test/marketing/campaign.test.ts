import { loadRules } from "@blueplate/variants";
import { housesReached, firstAt } from "@blueplate/engine";
import { bestPlace, canHave, runOf } from "../../src/index.ts";

import { evening, seat } from "@blueplate/variants/testing/evening";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

const ruleset = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 2 })).ruleset;
const mailbox = 8;
const billboard = 12;
const run = (campaign: number, duration: number | null, more: Readonly<Record<string, unknown>> = {}) => {
  const { state } = evening("working", [{ atWork: ["campaign-manager"] }, {}], more);
  return runOf(ruleset, state, seat(0), { marketer: "campaign-manager", campaign, duration });
};

describe("how long a campaign in hand would run", () => {
  it("R10.10 the rounds chosen, the most of its marketeer until they are", () => {
    expect(run(mailbox, 2)).toBe(2);
    expect(run(mailbox, null)).toBe(3);
  });

  it("R10.12 without an end where it earns the milestone of the first billboard, and no longer once that is gone", () => {
    expect(run(billboard, null)).toBe("endless");
    expect(run(billboard, 2, { milestonesGone: ["first-billboard"] })).toBe(2);
  });
});

describe("the place for a campaign in hand", () => {
  const radio = 3;
  /** The middle of every tile of FX1. */
  const places = [2, 7, 12].flatMap((x) => [2, 7, 12].map((y) => ({ place: { at: [x, y] as const, turned: false } })));
  const full = (houses: readonly number[]) =>
    Object.fromEntries(houses.map((house) => [house, { demand: ["burger", "burger", "burger"] }]));
  const given = (more: Readonly<Record<string, unknown>> = {}) => {
    const { state } = evening("working", [{ atWork: ["brand-director"] }, {}], more);
    const best = bestPlace(ruleset, state, seat(0), radio, places);
    const reached = best ? housesReached(ruleset, state, radio, best.place) : [];
    const own = state.town.houses.filter((house) => firstAt(ruleset, state, house) === 0).map(({ house }) => house);
    return { all: state.town.houses.map(({ house }) => house), own, reached };
  };

  it("R14.2 reaches most houses that would buy from its owner", () => {
    const { own, reached } = given();
    const most = Math.max(
      ...places.map(({ place }) => {
        const { state } = evening("working", [{ atWork: ["brand-director"] }, {}]);
        return housesReached(ruleset, state, radio, place).filter((house) => own.includes(house)).length;
      }),
    );
    expect(most).toBeGreaterThan(0);
    expect(reached.filter((house) => own.includes(house))).toHaveLength(most);
  });

  it("R18.2 counts no house without room, and there is none where no own house has any", () => {
    const { all, own } = given();
    const [first, ...others] = own;
    expect(given({ houses: full(others) }).reached).toContain(first);
    expect(given({ houses: full(own) }).reached).toEqual([]);
    expect(all.length).toBeGreaterThan(own.length);
  });
});

describe("whether a chain could have what it advertises", () => {
  const can = (chain: Readonly<Record<string, unknown>>, good: "burger" | "pizza" | "beer") =>
    canHave(ruleset, evening("working", [chain, {}]).state, seat(0), good);

  it("R14.1.3 where one of its people makes it, or fetches it, at work or on the beach", () => {
    expect(can({ atWork: ["burger-cook"] }, "burger")).toBe(true);
    expect(can({ beach: ["burger-cook"] }, "burger")).toBe(true);
    expect(can({ atWork: ["errand-boy"] }, "beer")).toBe(true);
  });

  it("R14.1.3 not where nobody does", () => {
    expect(can({ atWork: ["burger-cook"] }, "pizza")).toBe(false);
    expect(can({ atWork: ["burger-cook"] }, "beer")).toBe(false);
    expect(can({}, "burger")).toBe(false);
  });
});
