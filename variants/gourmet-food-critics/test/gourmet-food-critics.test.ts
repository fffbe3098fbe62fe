import { botsWith, knowledgeAt } from "@blueplate/bot";
import { cardId, type Command, rulesetOf } from "@blueplate/engine";
import { coverage } from "@blueplate/engine/testing/coverage";
import { evening, give, only, runOn, seat } from "@blueplate/variants/testing/evening";
import { effectOf, housesReachedBy, tomorrowOf } from "@blueplate/forecast";
import type { Rules } from "@blueplate/kernel";
import { loadRules, MODULES } from "@blueplate/variants";
import { WORTHS } from "@blueplate/variants/worths";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { variant } from "../variant.ts";

const rulesFor = (seats: number): Rules =>
  Result.getOrThrow(loadRules({ modules: [{ id: variant.id, version: variant.version }], options: {}, seats }));

const CRITIC = cardId("gourmet-food-critic");
const critic = { atWork: ["gourmet-food-critic"] };
const guide = { campaign: 18, owner: "p0", good: "beer", left: 2 };
const GARDENS = { houses: { 2: { garden: "S" }, 12: { garden: "N" }, 4: { demand: ["pizza"] } } };

const at = (phase: string, chains: readonly object[], more: object = {}, modules = ["gourmet-food-critics"]) =>
  evening(
    phase,
    chains.map((each) => ({ ...each })),
    { ...more },
    {},
    modules,
  );

const launch = (more: object): Command =>
  ({ _tag: "work.launchCampaign", marketer: CRITIC, campaign: 17, good: "burger", ...more }) as Command;

const ranIn = (scene: ReturnType<typeof at>) => only(runOn(scene).events, "CampaignRan");

describe("E13 Gourmet Food Critics", () => {
  it("can be chosen for a game", () => {
    expect(MODULES).toContain(variant);
    expect(rulesFor(3).config.modules).toEqual([{ id: "gourmet-food-critics", version: variant.version }]);
  });

  it("E0.2 a marketing trainee may be trained to one", () => {
    const taught = at("working", [{ atWork: ["trainer"], beach: ["marketing-trainee"] }, {}]);
    expect(give(taught, 0, { _tag: "work.train", employee: "marketing-trainee", to: CRITIC }).refused).toBeNull();
  });

  it("E13.1 places a guide beside the map for 1 to 3 rounds and is busy", () => {
    const scene = at("working", [critic, {}]);
    const done = give(scene, 0, launch({ duration: 3 }));
    expect(done.refused).toBeNull();
    expect(done.scene.state.town.campaigns).toEqual([
      { campaign: 17, owner: 0, good: "burger", left: 3, place: { beside: null } },
    ]);
    expect(done.scene.state.chains[0]?.busy).toEqual([{ employee: CRITIC, campaign: 17 }]);
    expect(give(scene, 0, launch({ duration: 4 })).refused).toMatchObject({ _tag: "WrongDuration", rule: "R10.10" });
    expect(give(scene, 0, launch({ duration: 1, at: [3, 3] })).refused).toMatchObject({
      _tag: "WrongPlace",
      rule: "R10.3",
    });
    expect(give(scene, 0, launch({ duration: 1, side: "N" })).refused).toMatchObject({
      _tag: "WrongPlace",
      rule: "R10.3",
    });
    const taken = at("working", [critic, {}], { campaigns: [{ ...guide, campaign: 17, owner: "p1" }] });
    expect(give(taken, 0, launch({ duration: 1 })).refused).toMatchObject({ _tag: "NoSuchCampaign" });
  });

  it("E13.1 the guide is endless with the first billboard", () => {
    const held = at("working", [{ ...critic, milestones: ["first-billboard"] }, {}]);
    expect(give(held, 0, launch({})).scene.state.town.campaigns[0]?.left).toBe("endless");
    expect(give(held, 0, launch({ duration: 1 })).refused).toMatchObject({ _tag: "WrongDuration", rule: "R10.12" });
  });

  it("E13.1 he places nothing else, and nobody else places guides", () => {
    const billboard = launch({ campaign: 14, at: [3, 5], duration: 1 });
    expect(give(at("working", [critic, {}]), 0, billboard).refused).toMatchObject({ _tag: "WrongKind" });
    const director = { ...launch({ duration: 1 }), marketer: "brand-director" } as Command;
    expect(give(at("working", [{ atWork: ["brand-director"] }, {}]), 0, director).refused).toMatchObject({
      _tag: "WrongKind",
    });
  });

  it("E13.2 runs after the billboards: one token on every house with a garden, five at most, none on others", () => {
    const full = { demand: ["pizza", "pizza", "pizza", "pizza", "pizza"] };
    const billboard = { campaign: 14, owner: "p1", good: "beer", left: 2, at: [3, 5] };
    const scene = at("marketing", [{ milestones: ["first-radio"] }, {}], {
      houses: { ...GARDENS.houses, 2: { ...GARDENS.houses[2], ...full } },
      campaigns: [billboard, guide],
    });
    expect(ranIn(scene).map(({ campaign, left }) => [campaign, left])).toEqual([
      [14, 1],
      [18, 1],
    ]);
    expect(ranIn(scene)[1]?.houses).toEqual([
      { house: 2, added: 0, lost: 1 },
      { house: 12, added: 1, lost: 0 },
    ]);
  });

  it("E13.1 the critic comes home with the last token", () => {
    const busy = [{ employee: "gourmet-food-critic", campaign: 18 }];
    const { state, events } = runOn(at("marketing", [{ busy }, {}], { campaigns: [{ ...guide, left: 1 }] }));
    expect(only(events, "CampaignEnded")).toMatchObject([{ campaign: 18, seat: 0, employee: CRITIC }]);
    expect(state.chains[0]?.hand.content).toEqual({ [CRITIC]: 1 });
  });

  it("E11.1 runs once more with a mass marketeer", () => {
    const modules = ["gourmet-food-critics", "mass-marketeers"];
    const scene = at("marketing", [{ atWork: ["mass-marketeer"] }, {}], { ...GARDENS, campaigns: [guide] }, modules);
    expect(ranIn(scene).map(({ houses }) => houses.map(({ house }) => house))).toEqual([
      [2, 12],
      [2, 12],
    ]);
  });

  it("E0.8 draws a salary, also while busy, unless the chain holds the first billboard", () => {
    const billOf = (milestones: readonly string[]) => {
      const busy = [{ employee: "gourmet-food-critic", campaign: 18 }];
      const chain = { ...critic, busy, milestones, cash: 20 };
      const left = milestones.length > 0 ? ("endless" as const) : 2;
      const { rules, state } = at("payday", [chain, {}], { campaigns: [{ ...guide, left }] });
      const ruleset = rulesetOf(rules);
      const { [0]: own } = state.chains;
      return own && ruleset.formulas.billOf(ruleset, state, seat(0), own).due;
    };
    expect(billOf([])).toBe(10);
    expect(billOf(["first-billboard"])).toBe(0);
  });

  it("E13.2 is foreseen: whom a guide would reach, and what houses will want tomorrow", () => {
    const { rules, state } = at("working", [critic, {}], { ...GARDENS, campaigns: [guide] });
    const ruleset = rulesetOf(rules);
    const draft = { campaign: 17, owner: seat(0), good: "burger", place: { beside: null } } as const;
    expect(housesReachedBy(ruleset, state, draft)).toEqual([2, 12]);
    expect(effectOf(ruleset, state, draft).map(({ house }) => house)).toEqual([2, 12]);
    const night = tomorrowOf(ruleset, state).state.town.houses;
    expect(night.filter(({ demand }) => demand.includes("beer")).map(({ house }) => house)).toEqual([2, 12]);
  });
});

describe("gourmet food critics, to the steady manager", () => {
  const gardens = { 2: { garden: "S" }, 12: { garden: "N" } };
  /** What he does once nobody is left to hire. */
  const decided = (houses: object, chain: object): Command => {
    const bot = botsWith(WORTHS).find(({ id, game }) => id === "steady" && game === "food-chain-magnate");
    let scene = at("working", [{ cash: 100, ...chain }, {}], { houses });
    for (let steps = 0; steps < 9; steps++) {
      // cast: rules and commands are of this game.
      const open = scene.rules as unknown as Rules;
      const known = knowledgeAt(open, scene.state, seat(0));
      const command = bot?.decide(known, open, { seed: "guide", work: 1 }).command as unknown as Command;
      if (command._tag !== "work.hire") return command;
      scene = give(scene, 0, command).scene;
    }
    throw new Error("he hires for ever");
  };

  it("their guides are tried before anything that reaches less", () => {
    const crew = { atWork: ["gourmet-food-critic", "marketing-trainee", "burger-cook"], beach: ["waitress"] };
    expect(decided(gardens, crew)).toMatchObject({ _tag: "work.launchCampaign", marketer: CRITIC });
    expect(decided({}, crew)).not.toMatchObject({ marketer: CRITIC });
  });
});

coverage(variant, { rules: rulesFor(2) });
