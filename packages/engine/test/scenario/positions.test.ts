import { runScenario } from "@blueplate/kernel/scenario";
import { describe, expect, it } from "vitest";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";

type Part = Readonly<Record<string, unknown>>;

const ANN = { restaurants: [{ at: [0, 0], entrance: "SE" }] };
const BOB = { restaurants: [{ at: [8, 8], entrance: "NW" }] };

/** What must be true afterwards. */
const expecting = (part: Part, field = "then"): Part => ({ [field]: part });

/** What running a scenario with this position says; null when it can be. */
const faultOf = (given: Part, head: Part = {}, ann: Part = {}): string | null =>
  runScenario(
    [foodChainMagnateScenarios],
    {
      scenario: "S-000",
      title: "A position",
      rules: ["R3.2.2"],
      game: "food-chain-magnate",
      ruleset: "standard",
      players: ["ann", "bob"],
      map: ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"],
      given: { phase: "dinnertime", chains: { ann: { ...ANN, ...ann }, bob: BOB }, ...given },
      when: [],
      ...expecting({ round: 1 }),
      ...head,
    },
    "S-000",
  ).fault;

const chain = (ann: Part, given: Part = {}): string | null => faultOf(given, {}, ann);
const restaurant = (at: readonly number[], entrance: string) => ({ restaurants: [{ at, entrance }] });
const billboard = { campaign: 14, owner: "ann", good: "beer", left: 2, at: [3, 5] };

const NINE_GARDENS = faultOf(
  { houses: Object.fromEntries([5, 7, 8, 10, 12, 13, 15, 16, 18].map((house) => [house, { garden: "S" }])) },
  { map: ["A0 B0 C0", "D0 F0 G0", "H0 I0 J0", "K0 E90 M90"] },
);

describe("positions that can be", () => {
  it("an empty one is that of a game that has just begun", () => {
    expect(faultOf({})).toBeNull();
    expect(faultOf({}, expecting({ bank: 100, ceoSlots: 3, breaks: 0, supply: { waitress: 12, cfo: 1 } }))).toBeNull();
    expect(faultOf({}, { ruleset: "introductory", ...expecting({ bank: 150 }) })).toBeNull();
  });

  it("are those of a game that is named and known", () => {
    expect(faultOf({}, { game: undefined })).toBe("game: is missing");
    expect(faultOf({}, { game: "chess" })).toBe('game: unknown game "chess"');
  });
});

describe("positions that cannot be are refused with the field", () => {
  it.each([
    ["a restaurant on a road", chain(restaurant([1, 0], "SE")), "given.chains.ann.restaurants[0]"],
    ["an entrance at no road", chain(restaurant([0, 0], "NW")), "touches no road"],
    ["a restaurant outside the map", chain(restaurant([14, 0], "SE")), "outside the map"],
    ["two pieces on one square", chain(restaurant([8, 8], "NW")), 'by "given.chains.ann'],
    ["nobody's restaurant after set-up", chain({ restaurants: [] }), "no restaurant (R2.7)"],
    [
      "more cards than the box holds",
      chain({ beach: Array.from({ length: 7 }, () => "coach") }),
      'more than the box: employee "coach"',
    ],
    ["two of a 1x card", chain({ beach: ["cfo", "cfo"] }), 'second copy: employee "cfo", count 2 (R9.8)'],
    [
      "too many for the structure",
      chain({ atWork: ["trainer", "trainer", "trainer", "trainer"] }),
      "too many at work (R5.7)",
    ],
    ["a hand outside restructuring", chain({ hand: ["trainer"] }), "given.chains.ann.hand"],
    ["a beach in restructuring", chain({ beach: ["trainer"] }, { phase: "restructuring" }), "all in hand"],
    ["a pile with more than is left", chain({ beach: ["cfo"] }, { supply: { cfo: 1 } }), "given.supply.cfo"],
    ["a busy marketeer without campaign", chain({ busy: [{ employee: "campaign-manager", campaign: 9 }] }), "busy[0]"],
    [
      "a marketeer who cannot run his campaign",
      chain({ busy: [{ employee: "marketing-trainee", campaign: 9 }] }, { campaigns: [{ ...billboard, campaign: 9 }] }),
      'cannot run: employee "marketing-trainee", campaign 9',
    ],
    [
      "a campaign that is not in the game",
      faultOf({ campaigns: [{ ...billboard, campaign: 16 }] }),
      "campaign not in game",
    ],
    ["a campaign twice", faultOf({ campaigns: [billboard, { ...billboard, at: [13, 3] }] }), "campaign twice"],
    ["a billboard at no road", faultOf({ campaigns: [{ ...billboard, at: [4, 4] }] }), "touches no road"],
    ["an airplane with a square", faultOf({ campaigns: [{ ...billboard, campaign: 4 }] }), "needs edge"],
    [
      "an airplane beside the map",
      faultOf({ campaigns: [{ campaign: 6, owner: "ann", good: "beer", left: 1, side: "N", offset: 11 }] }),
      "R3.9.2",
    ],
    ["a house that is not printed", faultOf({ houses: { 3: { demand: ["beer"] } } }), "given.houses.3"],
    ["too much demand", faultOf({ houses: { 12: { demand: Array.from({ length: 4 }, () => "beer") } } }), "R18.2"],
    ["a garden on a road", faultOf({ houses: { 2: { garden: "E" } } }), "given.houses.2.garden"],
    ["a house tile that is printed", faultOf({ newHouses: [{ house: 2, at: [3, 3], garden: "E" }] }), "newHouses[0]"],
    ["an incomplete turn order", faultOf({ turnOrder: ["ann"] }), "given.turnOrder"],
    ["an unknown good", chain({ stock: { sushi: 1 } }), "given.chains.ann.stock.sushi: no such good"],
    ["an unknown card of the supply", faultOf({ supply: { ceo: 1 } }), "given.supply.ceo: unknown kind"],
    ["an unknown card expected", faultOf({}, expecting({ supply: { ceo: 0 } })), "then.supply.ceo: unknown kind"],
    [
      "an unknown good expected",
      faultOf({}, expecting({ stock: { ann: { tea: 0 } } })),
      "then.stock.ann.tea: no such good",
    ],
    [
      "an unknown campaign expected",
      faultOf({}, expecting({ campaigns: { 17: null } })),
      "then.campaigns.17: campaign not in game",
    ],
    ["a third break", faultOf({ breaks: 2 }), "given.breaks"],
    ["a phase that the game does not have", faultOf({ phase: "payday" }, { ruleset: "introductory" }), "given.phase"],
    [
      "reserve cards without reserves",
      faultOf({ reserves: { ann: 100 } }, { ruleset: "introductory" }),
      "given.reserves",
    ],
    ["a tile twice", faultOf({}, { map: ["A0 A90"] }), 'map: tile twice: tile "A"'],
    ["an unknown tile", faultOf({}, { map: ["Z0"] }), "map: unknown tile"],
    ["a tile by a word of the language", faultOf({}, { map: ["constructor0"] }), "map: unknown tile"],
    ["more gardens than the box holds", NINE_GARDENS, "given.houses: too many gardens: laid 9"],
    ["rows of different length", faultOf({}, { map: ["A0 B0", "C0"] }), "map: rows differ"],
    ["an unknown option", faultOf({}, { ruleset: { id: "standard", options: { x: "y" } } }), "ruleset.options.x"],
    ["an unknown ruleset", faultOf({}, { ruleset: "grand" }), "ruleset: unknown"],
    ["too many players", faultOf({}, { players: ["a", "b", "c", "d", "e", "f"] }), "players"],
    ["an unknown owner", faultOf({ campaigns: [{ ...billboard, owner: "cat" }] }), "given.campaigns[0].owner"],
  ])("%s", (_what, fault, field) => {
    expect(fault).toContain(field);
  });

  it("milestones of a game without them", () => {
    expect(faultOf({}, { ruleset: "introductory" }, { milestones: ["first-train"] })).toContain(
      "given.chains.ann.milestones",
    );
  });

  it("a step that is no automatic phase, or not this one", () => {
    expect(faultOf({}, { when: [{ run: "payday" }] })).toContain("when[0].run");
    expect(faultOf({}, { when: [{ run: "marketing" }] })).toContain("when[0].run");
    expect(faultOf({ phase: "marketing" }, { when: [{ run: "marketing" }] })).toBeNull();
  });
});

/** What a `then` part comes to in a town with two restaurants and a campaign, and in the introductory game. */
const expected = (part: Part, head: Part = {}): string | null =>
  faultOf({ campaigns: [billboard] }, { ...head, ...expecting(part) });

const distance = (restaurant: readonly number[], house: number) => ({
  distance: [{ from: { restaurant }, to: { house }, is: null }],
});

describe("what `then` names must be there", () => {
  it.each([
    ["a house of a distance", distance([0, 0], 99), "then.distance[0].to.house: no such house: house 99"],
    ["a house that nobody has built", distance([0, 0], 3), "then.distance[0].to.house: "],
    ["a restaurant of a distance", distance([1, 1], 12), "then.distance[0].from.restaurant: no restaurant there"],
    ["a house of demand", { demand: { "99": [] } }, "then.demand.99: no such house: house 99"],
    ["a house by another spelling", { demand: { "012": [] } }, "then.demand.012: no such house"],
    ["a good of demand", { demand: { "12": ["tea:tea"] } }, 'then.demand.12[0]: no such good: good "tea:tea"'],
    ["a campaign of a reach that does not run", { reach: { "13": [] } }, "then.reach.13: campaign not running"],
    ["a campaign of a reach that is not in the game", { reach: { "99": [] } }, "then.reach.99: campaign not in game"],
    ["a house of a reach", { reach: { "14": [99] } }, "then.reach.14[0]: no such house"],
    ["a campaign tile", { campaigns: { "99": null } }, "then.campaigns.99: campaign not in game"],
    ["whose campaign it is", { campaigns: { "14": { owner: "zed" } } }, "then.campaigns.14.owner: "],
    ["what a campaign is for", { campaigns: { "14": { good: "tea:tea" } } }, "then.campaigns.14.good: no such good"],
    ["a card on the beach", { beach: { ann: ["kimchi:chef"] } }, "then.beach.ann[0]: no such card"],
    ["a card at work", { atWork: { bob: ["kimchi:chef"] } }, "then.atWork.bob[0]: no such card"],
    ["a card in hand", { hand: { bob: ["kimchi:chef"] } }, "then.hand.bob[0]: no such card"],
    ["a card of the supply", { supply: { "kimchi:chef": 0 } }, "then.supply.kimchi:chef: no such card"],
    ["a busy card", { busy: { ann: [{ employee: "kimchi:chef", campaign: 14 }] } }, "then.busy.ann[0].employee: "],
    ["its campaign", { busy: { ann: [{ employee: "brand-manager", campaign: 99 }] } }, "then.busy.ann[0].campaign: "],
    ["a milestone", { milestones: { ann: ["kimchi:first"] } }, "then.milestones.ann[0]: no such milestone"],
    ["a good in stock", { stock: { ann: { "tea:tea": 0 } } }, "then.stock.ann.tea:tea: no such good"],
    ["a phase", { phase: "siesta" }, "then.phase: no such phase"],
    ["a card that somebody sees", { sees: { ann: { hand: { bob: ["kimchi:chef"] } } } }, "then.sees.ann.hand.bob[0]: "],
    ["a chain", { cash: { zed: 0 } }, "then.cash.zed: "],
    ["whose turn it is", { turnOrder: ["ann", "zed"] }, "then.turnOrder[1]: "],
  ])("%s", (_, part, words) => {
    expect(expected(part)).toContain(words);
  });

  it("in the game at hand: the introductory one has no milestones and no payday", () => {
    const introductory = { ruleset: "introductory" };
    expect(expected({ milestones: { ann: ["first-train"] } }, introductory)).toContain("then.milestones.ann[0]: ");
    expect(expected({ phase: "payday" }, introductory)).toContain("then.phase: no such phase");
  });

  it("and what is there may be named, also for what it has not", () => {
    const there = {
      ...distance([0, 0], 12),
      demand: { "12": [] },
      reach: { "14": [] },
      campaigns: { "12": null, "13": null },
      supply: { waitress: 12 },
      milestones: { ann: [] },
      stock: { bob: { burger: 0 } },
      phase: "dinnertime",
      sees: { ann: { hand: { bob: [] }, reserves: { bob: null } } },
    };
    expect(expected(there)).not.toMatch(/no such|not in game|not running|not there/);
  });
});
