import { loadRules, modulesOf } from "@blueplate/variants";
import { isNothing, type State } from "@blueplate/engine";
import {
  companiesUnder,
  counterfactualsAt,
  housesUnder,
  type Lens,
  LENSES,
  nextRoundForecastOf,
  nextRoundTable,
  nightAhead,
  pictureOf,
  servicesOf,
} from "../../src/index.ts";
import { evening, give, seat } from "@blueplate/variants/testing/evening";
import { hungryTowns, TABLES } from "@blueplate/variants/testing/hungry";
import { redact } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

const ruleset = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 2 })).ruleset;
type Given = Readonly<Record<string, unknown>>;
const burger = { demand: ["burger"] };
const running = { campaign: 14, owner: "p0", good: "beer", left: 2, at: [3, 5] };
const town = (phase: string, chains: readonly Given[], more: Given): State => evening(phase, chains, more).state;
const houseUnder = (state: State, lens: Lens, number: number) =>
  housesUnder(ruleset, state, lens).find(({ house }) => house === number);

describe("a house through the lens", () => {
  const state = town("working", [{ stock: { burger: 1 } }, { atWork: ["burger-cook"] }], {
    turnOrder: ["p0", "p1"],
    houses: { 2: burger, 12: { demand: ["pizza"] } },
    campaigns: [running],
  });

  it("now: what it wants", () => {
    expect(houseUnder(state, "now", 12)).toEqual({ house: 12, wants: ["pizza"], coming: [], server: null });
  });

  it("R14.2 tonight: who serves it, for which sum, and whether that is sure", () => {
    expect(houseUnder(state, "tonight", 2)?.server).toEqual({ seat: 0, sum: 10, sure: true });
    expect(houseUnder(state, "tonight", 12)?.server).toBeNull();
    const sealed = town("restructuring", [{ stock: { burger: 1 } }, {}], { houses: { 2: burger } });
    expect(houseUnder(sealed, "tonight", 2)?.server).toBeNull();
  });

  it("R14.2 a house of the morning can be explained as one of tonight, as if nobody lacked goods", () => {
    const table = nextRoundTable(ruleset, state, 12);
    const [service, ...others] = table ? servicesOf(ruleset, table) : [];
    expect(others).toEqual([]);
    expect(service).toMatchObject({ house: 12, offers: [{ seat: 1 }, { seat: 0 }] });
    expect(service?.contenders.every(({ missing }) => isNothing(missing))).toBe(true);
    const [counterfactual] = table ? counterfactualsAt(ruleset, table, 12, seat(0)) : [];
    expect(counterfactual?.seat).toBe(0);
    expect(counterfactual?.counterfactuals.length).toBeGreaterThan(0);
    expect(counterfactual?.counterfactuals.every(({ change }) => isNothing(change.goods))).toBe(true);
    expect(nextRoundTable(ruleset, state, 2)).toBeNull();
  });

  it("R18.1 says what lies before the morning: dinner and the campaigns in order of number, of these what is not over", () => {
    const campaigns = [running, { campaign: 8, owner: "p1", good: "pizza", left: 1, at: [8, 5] }];
    const ahead = (phase: string) => nightAhead(ruleset, town(phase, [{}, {}], { campaigns }));
    expect(ahead("working")).toEqual({ dinner: true, campaigns: [8, 14] });
    expect(ahead("payday")).toEqual({ dinner: false, campaigns: [8, 14] });
    expect(ahead("cleanup")).toEqual({ dinner: false, campaigns: [] });
  });

  it("R18.2 tomorrow: who has eaten wants nothing, the rest stays, campaigns add what finds room", () => {
    expect(houseUnder(state, "tomorrow", 2)).toMatchObject({ wants: [], coming: [] });
    expect(houseUnder(state, "tomorrow", 12)).toMatchObject({ wants: ["pizza"], coming: ["beer"] });
    const full = town("working", [{}, {}], {
      houses: { 12: { demand: ["pizza", "pizza", "pizza"] } },
      campaigns: [running],
    });
    expect(nextRoundForecastOf(ruleset, full)).toEqual([
      {
        house: 12,
        stays: ["pizza", "pizza", "pizza"],
        coming: [],
        lost: ["beer"],
        room: 3,
        first: expect.any(Number),
        certainty: "sure",
      },
    ]);
  });

  it("R18.1 once dinner is over nobody eats again; once campaigns have run they do not run again", () => {
    const stocked = [{ stock: { burger: 1 }, milestones: ["first-throw-away"] }, {}];
    const more = { houses: { 2: burger }, campaigns: [running], milestonesGone: ["first-throw-away"] };
    const wants = (phase: string) => houseUnder(town(phase, stocked, more), "tomorrow", 12)?.coming;
    expect(
      houseUnder(town("payday", [{ ...stocked[0], beach: ["trainer", "burger-cook"] }, {}], more), "tomorrow", 2),
    ).toMatchObject({
      wants: ["burger"],
    });
    expect(wants("cleanup")).toEqual([]);
  });

  it("is sure of tomorrow only when nobody may still advertise, build, or change tonight", () => {
    const certainty = (atWork: readonly string[], phase = "working") =>
      nextRoundForecastOf(
        ruleset,
        town(phase, [{ stock: { burger: 1 } }, { atWork }], { houses: { 2: burger }, campaigns: [running] }),
      )[0]?.certainty;
    expect(certainty(["waitress"])).toBe("sure");
    expect(certainty(["marketing-trainee"])).toBe("as-it-stands");
    expect(certainty(["new-business-developer"])).toBe("as-it-stands");
    expect(certainty([], "restructuring")).toBe("unknown");
  });

  it("stands on the plaques of the picture", () => {
    const picture = (lens?: Lens) =>
      pictureOf(ruleset, state, (each) => `style ${each}`, lens).houses.find(({ house }) => house === 2);
    expect(picture()?.note).toEqual({ style: "style 0", text: "10", sure: true });
    expect(picture("now")?.note).toBeUndefined();
    expect(picture("tomorrow")?.demand).toEqual([]);
  });
});

describe("a company through the lens", () => {
  const sells = { cash: 20, stock: { burger: 3 }, atWork: ["waitress"], beach: ["burger-cook"] };
  const companies = (state: State) => LENSES.map((lens) => companiesUnder(ruleset, state, lens)[0]);

  it("R14.5 tonight it has been paid and handed over; R17, R19.2 tomorrow salaries are paid and the rest is thrown away", () => {
    const state = town("working", [sells, {}], { houses: { 2: burger } });
    expect(companies(state)).toEqual([
      { seat: 0, cash: 20, stock: { burger: 3 }, certainty: "sure" },
      { seat: 0, cash: 33, stock: { burger: 2 }, certainty: "sure" },
      { seat: 0, cash: 28, stock: {}, certainty: "sure" },
    ]);
  });

  it("R19.1 a freezer keeps ten", () => {
    const owner = { ...sells, stock: { burger: 14 }, milestones: ["first-throw-away"] };
    const state = town("working", [owner, {}], { houses: { 2: burger }, milestonesGone: ["first-throw-away"] });
    expect(companies(state)[2]?.stock).toEqual({ burger: 10 });
  });

  it("R22.1 the introductory game pays no salaries", () => {
    const plain = Result.getOrThrow(loadRules({ modules: modulesOf("introductory"), options: {}, seats: 2 })).ruleset;
    const state = evening(
      "working",
      [{ ...sells, milestones: [] }, {}],
      { houses: { 2: burger } },
      {},
      "introductory",
    ).state;
    expect(companiesUnder(plain, state, "tomorrow")[0]?.cash).toBe(33);
  });

  it("says how far that can be known", () => {
    const cook = town("working", [{}, { atWork: ["burger-cook"] }], { houses: { 2: burger } });
    expect(companies(cook)[1]?.certainty).toBe("as-it-stands");
    expect(
      companies(town("restructuring", [{ stock: { burger: 1 } }, {}], { houses: { 2: burger } }))[1]?.certainty,
    ).toBe("unknown");
  });
});

describe.each(TABLES)("random towns: %s, %i players", (name, seats) => {
  it("no lens asks for more than the seat may see, and none loses a house or a token", () => {
    for (const { ruleset: rules, state } of hungryTowns(name, seats, `lens-${name}`, 3)) {
      for (const lens of LENSES) {
        const mine = housesUnder(rules, redact(state, seat(0)), lens);
        expect(mine).toEqual(housesUnder(rules, state, lens));
        expect(mine.map(({ house }) => house)).toEqual(state.town.houses.map(({ house }) => house));
        expect(companiesUnder(rules, redact(state, seat(0)), lens)).toEqual(companiesUnder(rules, state, lens));
      }
      for (const { house, wants, coming } of housesUnder(rules, state, "tomorrow")) {
        const found = state.town.houses.find((each) => each.house === house);
        expect(wants.length + coming.length).toBeLessThanOrEqual(
          found ? rules.formulas.roomOf(rules, state, found) : 0,
        );
      }
    }
  });

  it("R18 what is foreseen for the morning of a day that is over is what the night brings", () => {
    let nights = 0;
    // The last act of the day: nobody can change anything any more.
    for (const { ruleset: rules, rules: play, state } of hungryTowns(name, seats, `night-${name}`, 6)) {
      if (state.stage._tag !== "working") continue;
      const alone: State = { ...state, stage: { ...state.stage, queue: [] } };
      const acting = state.stage.turn.seat;
      const night = give({ rules: play, state: alone }, acting, { _tag: "work.endTurn" });
      const after = night.scene.state;
      if (night.refused || after.stage._tag === "over") continue;
      nights++;
      // Some are asked at payday or clean-up first: the rest of the night is still to come.
      const lens = after.stage._tag === "restructuring" ? "now" : "tomorrow";
      const demand = (state: State, through: Lens) =>
        housesUnder(rules, state, through).map(({ house, wants, coming }) => [house, [...wants, ...coming]]);
      expect(demand(after, lens)).toEqual(demand(alone, "tomorrow"));
    }
    expect(nights).toBeGreaterThan(0);
  });
});
