import { describe, expect, it } from "vitest";
import { type CommandOf, type EmployeeId, GOODS, type Square } from "../../src/model/index.ts";
import { goodId } from "../../src/modules/index.ts";
import { day as dayOf } from "../../testing/day.ts";
import { MAPS } from "../../testing/maps.ts";
import { on } from "../../testing/measure.ts";
import { after, factsOf, type TestTown, offers, order, type TestPosition, refusalOf } from "../../testing/position.ts";

type Launch = Partial<CommandOf<"work.launchCampaign">>;
const launch = (marketer: EmployeeId, campaign: number, more: Launch) =>
  order("work.launchCampaign", { marketer, campaign, good: "burger", duration: 1, ...more });

/** A day of the first seat with these marketeers; the billboard milestone is closed unless a test opens it. */
const day = (atWork: readonly EmployeeId[], given: Partial<TestTown> = {}) =>
  dayOf(atWork, { gone: ["first-billboard"], ...given });
const tagOf = (position: TestPosition, command: ReturnType<typeof launch>) =>
  refusalOf(position, command)?._tag ?? "legal";

describe("R10.1, R10.2 who places what", () => {
  const ALL: readonly EmployeeId[] = ["marketing-trainee", "campaign-manager", "brand-manager", "brand-director"];
  it("R10.1 kinds by marketeer (S-075)", () => {
    const kinds = ALL.map((marketer) =>
      [14, 9, 4, 1].map((campaign) =>
        tagOf(day(ALL), launch(marketer, campaign, campaign === 4 ? { side: "N", offset: 0 } : { at: [3, 3] })),
      ),
    );
    expect(kinds).toEqual([
      ["legal", "WrongKind", "WrongKind", "WrongKind"],
      ["legal", "legal", "WrongKind", "WrongKind"],
      ["legal", "legal", "legal", "WrongKind"],
      ["legal", "legal", "legal", "legal"],
    ]);
  });
  it("R10.1 nobody else, and each once (R7.2)", () => {
    expect(refusalOf(day(["waitress", "brand-manager"]), launch("waitress", 14, { at: [3, 3] }))).toMatchObject({
      _tag: "WrongEmployee",
      rule: "R10.1",
    });
    const once = after(day(["marketing-trainee", "brand-manager"]), launch("marketing-trainee", 14, { at: [3, 3] }));
    expect(tagOf(once, launch("marketing-trainee", 13, { at: [3, 4] }))).toBe("NobodyToAct");
    const alone = after(day(["marketing-trainee"]), launch("marketing-trainee", 14, { at: [3, 3] }));
    expect(tagOf(alone, launch("marketing-trainee", 13, { at: [3, 4] }))).toBe("NotNow");
  });
  it("R1.5 only tiles of the supply, R10.2 in any order (S-077)", () => {
    const radios = [1, 2, 3].map((campaign) => ({ campaign, place: on(2 + campaign, 3) }));
    const position = day(["brand-director"], { campaigns: radios });
    expect(tagOf(position, launch("brand-director", 1, { at: [10, 8] }))).toBe("NoSuchCampaign");
    expect(tagOf(position, launch("brand-director", 12, { at: [10, 8] }))).toBe("NoSuchCampaign");
    expect(tagOf(position, launch("brand-director", 99, { at: [10, 8] }))).toBe("NoSuchCampaign");
    expect(offers(position, "work.launchCampaign", { marketer: "brand-director" })).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11, 13, 14,
    ]);
  });
  it("R10.11 the marketeer is busy and leaves the structure", () => {
    const { state } = after(day(["campaign-manager"]), launch("campaign-manager", 9, { at: [3, 3], duration: 3 }));
    expect(state.chains[0]).toMatchObject({ atWork: {}, busy: [{ employee: "campaign-manager", campaign: 9 }] });
    expect(state.town.campaigns).toEqual([{ campaign: 9, owner: 0, good: "burger", left: 3, place: on(3, 3) }]);
    expect(state.supply.campaigns).not.toContain(9);
  });
});

describe("R10.3 to R10.5 where", () => {
  it("R10.4 the two billboards of the rule book (S-059)", () => {
    const given: Partial<TestTown> = { tiles: MAPS.FX3, restaurants: [[[8, 8, "NW"]]] };
    let position = day(["marketing-trainee", "marketing-trainee"], given);
    position = after(position, launch("marketing-trainee", 11, { at: [5, 8], turned: true }));
    expect(tagOf(position, launch("marketing-trainee", 14, { at: [2, 3], turned: true }))).toBe("legal");
  });
  it("R10.4 a trainee reaches two borders, a campaign manager three (S-061)", () => {
    const position = day(["marketing-trainee", "campaign-manager"]);
    expect(tagOf(position, launch("marketing-trainee", 14, { at: [13, 3] }))).toBe("legal");
    expect(refusalOf(position, launch("marketing-trainee", 14, { at: [10, 8] }))).toEqual({
      _tag: "OutOfRange",
      rule: "R10.4",
      distance: 3,
      range: 2,
    });
    expect(tagOf(position, launch("campaign-manager", 14, { at: [10, 8] }))).toBe("legal");
  });
  it("R10.4 range is counted along roads, round the bridge (S-062)", () => {
    const position = day(["marketing-trainee"], { restaurants: [[[8, 8, "SW"]]] });
    expect(refusalOf(position, launch("marketing-trainee", 14, { at: [5, 8], turned: true }))).toMatchObject({
      _tag: "OutOfRange",
      distance: 4,
    });
  });
  it("R10.4 a road that no entrance leads to is at no distance", () => {
    const position = day(["marketing-trainee"], { tiles: MAPS.FX2, restaurants: [[[3, 0, "SE"]]] });
    expect(refusalOf(position, launch("marketing-trainee", 14, { at: [1, 2], turned: true }))).toMatchObject({
      _tag: "OutOfRange",
      distance: null,
    });
  });
  it("R10.4 each marketeer may measure from another restaurant (S-076)", () => {
    const position = day(["campaign-manager", "campaign-manager"], {
      restaurants: [
        [
          [0, 0, "SE"],
          [10, 8, "NE"],
        ],
      ],
    });
    const first = after(position, launch("campaign-manager", 9, { at: [3, 3] }));
    expect(tagOf(first, launch("campaign-manager", 10, { at: [13, 11] }))).toBe("legal");
  });
  it("R10.3 a road beside it for everything on the map (S-063)", () => {
    const position = day(["brand-manager"]);
    expect(refusalOf(position, launch("brand-manager", 14, { at: [4, 4] }))).toEqual({ _tag: "NoRoad", rule: "R10.3" });
  });
  it("R10.4 without a restaurant nothing is near, and no tile of the map is offered", () => {
    const nowhere: Partial<TestTown> = { restaurants: [[], [[8, 8, "NW"]]] };
    const offered = (marketer: EmployeeId) => offers(day([marketer], nowhere), "work.launchCampaign", { marketer });
    expect(offered("marketing-trainee")).toEqual([]);
    expect(offered("campaign-manager")).toEqual([]);
    // R10.5: whose range is not limited needs a road, and no restaurant.
    expect(offered("brand-manager")).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 13, 14]);
  });
  it("R10.5 any road will do without a limit (S-064)", () => {
    const position = day(["brand-director"], { tiles: MAPS.FX2, restaurants: [[[3, 0, "SE"]]] });
    expect(tagOf(position, launch("brand-director", 1, { at: [1, 2] }))).toBe("legal");
  });
  it("R3.2.2, R3.2.3 on empty squares of the map, turned or not", () => {
    const position = day(["brand-director"]);
    const at = (x: number, y: number, turned?: true) =>
      tagOf(position, launch("brand-director", 13, { at: [x, y], ...(turned ? { turned } : {}) }));
    expect([at(3, 3), at(3, 5), at(3, 4, true)]).toEqual(["legal", "NotEmpty", "legal"]);
    expect(refusalOf(position, launch("brand-director", 13, { at: [3, 5] }))).toMatchObject({
      rule: "R3.2.2",
      at: [3, 5],
    });
    expect([at(13, 3), at(0, 13), at(-1, 3), at(4, 14, true)]).toEqual(Array(4).fill("NotEmpty"));
  });
  it("R10.8 it may reach no house (S-073)", () => {
    expect(tagOf(day(["campaign-manager"]), launch("campaign-manager", 9, { at: [8, 3] }))).toBe("legal");
  });
});

describe("R10.6, R10.7 airplanes", () => {
  const plane = (campaign: number, side: "N" | "E" | "S" | "W", offset: number) =>
    launch("brand-manager", campaign, { side, offset });
  it("R3.9.2 all rows on the map (S-065)", () => {
    const position = day(["brand-manager"]);
    expect([10, 11, -1].map((offset) => tagOf(position, plane(6, "E", offset)))).toEqual([
      "legal",
      "OffTheMap",
      "OffTheMap",
    ]);
    expect(offers(position, "work.launchCampaign", { marketer: "brand-manager", campaign: 6, side: "E" }).length).toBe(
      11,
    );
  });
  it("R10.6 an airplane has a side and an offset, everything else squares", () => {
    const position = day(["brand-manager"]);
    const places: readonly Launch[] = [
      { at: [3, 3] },
      { side: "N" },
      { offset: 0 },
      { side: "N", offset: 0, turned: true },
    ];
    expect(places.map((place) => refusalOf(position, launch("brand-manager", 4, place)))).toEqual(
      Array(4).fill({ _tag: "WrongPlace", rule: "R10.6" }),
    );
    const onMap: readonly Launch[] = [{ side: "N", offset: 0 }, {}, { at: [3, 3], offset: 0 }];
    expect(onMap.map((place) => refusalOf(position, launch("brand-manager", 14, place)))).toEqual(
      Array(3).fill({ _tag: "WrongPlace", rule: "R10.3" }),
    );
  });
  it("R10.7 airplane-overlap (S-066)", () => {
    const given: Partial<TestTown> = { campaigns: [{ campaign: 5, place: { side: "N", offset: 3 } }] };
    expect(tagOf(day(["brand-manager"], given), plane(6, "N", 1))).toBe("legal");
    const strict = day(["brand-manager"], { ...given, options: { "airplane-overlap": "no-overlap-on-same-edge" } });
    expect(refusalOf(strict, plane(6, "N", 1))).toEqual({ _tag: "EdgeTaken", rule: "R10.7", campaign: 5 });
    expect([tagOf(strict, plane(6, "S", 1)), tagOf(strict, plane(6, "N", 6))]).toEqual(["legal", "legal"]);
    expect(offers(strict, "work.launchCampaign", { marketer: "brand-manager", campaign: 6, side: "N" })).toEqual([
      6, 7, 8, 9, 10,
    ]);
    // Airplane 6 is five squares wide: it ends where the other begins, and no square later.
    const east = day(["brand-manager"], {
      campaigns: [{ campaign: 5, place: { side: "N", offset: 8 } }],
      options: { "airplane-overlap": "no-overlap-on-same-edge" },
    });
    expect(offers(east, "work.launchCampaign", { marketer: "brand-manager", campaign: 6, side: "N" })).toEqual([
      0, 1, 2, 3,
    ]);
    expect([tagOf(east, plane(6, "N", 3)), tagOf(east, plane(6, "N", 4))]).toEqual(["legal", "EdgeTaken"]);
  });
  it("R10.7 an airplane is offered while one edge has room for it, and only that edge", () => {
    const position = day(["brand-manager"], {
      campaigns: [
        { campaign: 5, place: { side: "N", offset: 4 } },
        { campaign: 4, place: { side: "N", offset: 11 } },
      ],
      options: { "airplane-overlap": "no-overlap-on-same-edge" },
    });
    expect(offers(position, "work.launchCampaign", { marketer: "brand-manager" })).toContain(6);
    expect(offers(position, "work.launchCampaign", { marketer: "brand-manager", campaign: 6 })).toEqual([
      "E",
      "S",
      "W",
    ]);
  });
});

describe("R10.9, R10.10 product and duration", () => {
  it("R10.9 one of the five products, also one that nobody can get (S-068, S-074)", () => {
    const position = day(["marketing-trainee"]);
    const tags = ([...GOODS, goodId("kimchi")] as const).map((good) =>
      tagOf(position, launch("marketing-trainee", 14, { at: [3, 3], good })),
    );
    expect(tags).toEqual(["legal", "legal", "legal", "legal", "legal", "WrongGood"]);
  });
  it("R10.10 from 1 to the marketeer's longest (S-067)", () => {
    const longest = (["marketing-trainee", "campaign-manager", "brand-manager", "brand-director"] as const).map(
      (marketer) => {
        const legal = [0, 1, 2, 3, 4, 5, 6].filter(
          (duration) => tagOf(day([marketer]), launch(marketer, 14, { at: [3, 3], duration })) === "legal",
        );
        const picked = { marketer, campaign: 14, at: [3, 3], good: "burger" };
        expect(offers(day([marketer]), "work.launchCampaign", picked)).toEqual(legal);
        return legal.length;
      },
    );
    expect(longest).toEqual([2, 3, 4, 5]);
  });
  it("R10.10 a duration must be named", () => {
    const { duration: _, ...command } = launch("marketing-trainee", 14, { at: [3, 3] });
    expect(refusalOf(day(["marketing-trainee"]), command)).toEqual({
      _tag: "WrongDuration",
      rule: "R10.10",
      longest: 2,
    });
  });
});

describe("R10.12 endless campaigns", () => {
  const endless = (marketer: EmployeeId, campaign: number, at: Square) =>
    order("work.launchCampaign", { marketer, campaign, good: "pizza", at });
  it("R10.12 the billboard that earns the milestone names no duration (S-069)", () => {
    const position = day(["marketing-trainee"], { gone: [] });
    expect(factsOf(position, endless("marketing-trainee", 13, [3, 3]))).toMatchObject([{ left: "endless" }]);
    expect(refusalOf(position, launch("marketing-trainee", 13, { at: [3, 3] }))).toEqual({
      _tag: "WrongDuration",
      rule: "R10.12",
      longest: null,
    });
    const picked = { marketer: "marketing-trainee", campaign: 13, at: [3, 3], good: "pizza" };
    expect(offers(position, "work.launchCampaign", picked)).toEqual([]);
  });
  it("R10.12 a mailbox before it keeps its duration (S-070)", () => {
    const position = day(["campaign-manager"], { gone: [] });
    expect(factsOf(position, launch("campaign-manager", 9, { at: [3, 3], duration: 3 }))).toMatchObject([{ left: 3 }]);
  });
  it("R10.12 a holder starts endless campaigns only, of every kind (S-071)", () => {
    const position = day(["campaign-manager"], { milestones: [["first-billboard"]] });
    expect(tagOf(position, launch("campaign-manager", 9, { at: [3, 3], duration: 2 }))).toBe("WrongDuration");
    expect(factsOf(position, endless("campaign-manager", 9, [3, 3]))).toMatchObject([{ left: "endless" }]);
  });
  it("R10.12 when another has it, and it is closed, a billboard ends (R20.1.3)", () => {
    expect(tagOf(day(["marketing-trainee"]), endless("marketing-trainee", 13, [3, 3]))).toBe("WrongDuration");
  });
});

describe("what is offered is what is accepted", () => {
  const MARKETEERS = ["marketing-trainee", "campaign-manager", "brand-director"] as const;
  const sweep = (position: TestPosition, marketer: EmployeeId, campaign: number) => {
    const offered = offers(position, "work.launchCampaign", { marketer, campaign }).map(String);
    for (let x = -1; x <= 15; x++) {
      for (let y = -1; y <= 15; y++) {
        const straight = tagOf(position, launch(marketer, campaign, { at: [x, y] })) === "legal";
        const turned = tagOf(position, launch(marketer, campaign, { at: [x, y], turned: true })) === "legal";
        expect([x, y, offered.includes(`${x},${y}`)]).toEqual([x, y, straight || turned]);
      }
    }
    expect(new Set(offered).size).toBe(offered.length);
  };
  it.each(MARKETEERS)("R10.3, R10.4 places of the %s on FX1, FX2 and FX4", (marketer) => {
    for (const tiles of [MAPS.FX1, MAPS.FX2, MAPS.FX4]) {
      const position = day([marketer], { tiles, restaurants: [[[3, 0, "SW"]], []], gardens: { 5: "S" } });
      for (const campaign of offers(position, "work.launchCampaign", { marketer })) {
        if (typeof campaign === "number" && (campaign < 4 || campaign > 6)) sweep(position, marketer, campaign);
      }
    }
  });
  it("R10.4 what one marketeer is offered is not what another was, whatever was asked before", () => {
    const both = () => day(["marketing-trainee", "campaign-manager"]);
    const asked = (position: TestPosition, marketer: EmployeeId, campaign: number) =>
      offers(position, "work.launchCampaign", { marketer, campaign, turned: false });
    const trainees = asked(both(), "marketing-trainee", 11);
    const managers = asked(both(), "campaign-manager", 13);
    expect(managers).not.toEqual(trainees);
    const position = both();
    expect(asked(position, "marketing-trainee", 11)).toEqual(trainees);
    expect(asked(position, "campaign-manager", 13)).toEqual(managers);
  });
  it("R3.2.3 turning a square tile changes nothing and is not asked", () => {
    const position = day(["brand-director"]);
    expect(factsOf(position, launch("brand-director", 7, { at: [3, 3], turned: true }))).toEqual(
      factsOf(position, launch("brand-director", 7, { at: [3, 3] })),
    );
  });
});
