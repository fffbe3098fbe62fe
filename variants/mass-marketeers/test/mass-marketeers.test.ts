import { evening, give, only, runOn, seat } from "@blueplate/variants/testing/evening";
import { cardId, type EventOf, rulesetOf } from "@blueplate/engine";
import { effectOf, nextRoundForecastOf, nightAhead, tomorrowOf } from "@blueplate/forecast";
import { describe, expect, it } from "vitest";

const MODULES = ["mass-marketeers"];
const MASS = { atWork: ["mass-marketeer"] };
const billboard = { campaign: 14, owner: "p0", good: "beer", left: 2, at: [3, 5] };
const mailbox = { campaign: 9, owner: "p1", good: "burger", left: 2, at: [3, 3] };

const at = (phase: string, chains: readonly object[], more: object = {}) =>
  evening(
    phase,
    chains.map((each) => ({ ...each })),
    { campaigns: [billboard], ...more },
    {},
    MODULES,
  );
const ranIn = (events: readonly EventOf<"CampaignRan">[]) => events.map(({ campaign, left }) => [campaign, left]);
const demandOf = (state: ReturnType<typeof at>["state"], house: number) =>
  state.town.houses.find((each) => each.house === house)?.demand;

describe("E11 Mass Marketeers", () => {
  it("E11.1 all campaigns run in order, then all again, once more for each at work of all players", () => {
    const scene = at("marketing", [{ atWork: ["mass-marketeer", "mass-marketeer"] }, MASS], {
      campaigns: [billboard, mailbox],
    });
    const { events } = runOn(scene);
    expect(only(events, "CampaignRan").map(({ campaign }) => campaign)).toEqual([9, 14, 9, 14, 9, 14, 9, 14]);
    expect(only(events, "MarketingPassBegan").map(({ pass }) => pass)).toEqual([2, 3, 4]);
  });

  it("E11.1 nobody at work: once; on the beach they do nothing", () => {
    expect(only(runOn(at("marketing", [{}, { beach: ["mass-marketeer"] }])).events, "CampaignRan")).toHaveLength(1);
  });

  it("E11.1 the token goes after the last pass; one on its last token runs in every pass", () => {
    expect(ranIn(only(runOn(at("marketing", [MASS, {}])).events, "CampaignRan"))).toEqual([
      [14, 2],
      [14, 1],
    ]);
    const busy = [{ employee: "marketing-trainee", campaign: 14 }];
    const last = runOn(at("marketing", [{ ...MASS, busy }, {}], { campaigns: [{ ...billboard, left: 1 }] }));
    expect(ranIn(only(last.events, "CampaignRan"))).toEqual([
      [14, 1],
      [14, 0],
    ]);
    expect(only(last.events, "CampaignEnded")).toHaveLength(1);
    expect(last.state.chains[0]?.hand.content).toEqual({ "marketing-trainee": 1, "mass-marketeer": 1 });
  });

  it("E11.1 the limit of tokens stays, and a radio's two count in every pass", () => {
    const three = { atWork: ["mass-marketeer", "mass-marketeer", "mass-marketeer"] };
    expect(demandOf(runOn(at("marketing", [three, {}])).state, 12)).toEqual(["beer", "beer", "beer"]);
    const radio = { campaign: 1, owner: "p0", good: "pizza", left: 2, at: [3, 3] };
    const played = runOn(at("marketing", [{ ...MASS, milestones: ["first-radio"] }, {}], { campaigns: [radio] }));
    expect(only(played.events, "CampaignRan").map(({ houses }) => houses.find(({ house }) => house === 12))).toEqual([
      { house: 12, added: 2, lost: 0 },
      { house: 12, added: 1, lost: 1 },
    ]);
  });

  it("E0.2 a marketing trainee may be trained to one; E11.2 it places no campaign", () => {
    const taught = at("working", [{ atWork: ["trainer"], beach: ["marketing-trainee"] }, {}]);
    const to = cardId("mass-marketeer");
    expect(give(taught, 0, { _tag: "work.train", employee: "marketing-trainee", to }).refused).toBeNull();
    const place = { campaign: 15, good: "beer", at: [3, 3], duration: 1 } as const;
    const launch = { _tag: "work.launchCampaign", marketer: to, ...place } as const;
    expect(give(at("working", [MASS, {}]), 0, launch).refused).toMatchObject({ rule: "R10.1" });
  });

  it("E0.8 draws a salary, unless the chain holds the first billboard", () => {
    const billOf = (milestones: readonly string[]) => {
      const { rules, state } = at("payday", [{ ...MASS, milestones, cash: 20 }, {}]);
      const ruleset = rulesetOf(rules);
      const chain = state.chains[0];
      return chain && ruleset.formulas.billOf(ruleset, state, seat(0), chain).due;
    };
    expect(billOf([])).toBe(5);
    expect(billOf(["first-billboard"])).toBe(0);
  });
});

describe("E11 forecasts", () => {
  it("what the town will want tomorrow counts every pass, in order", () => {
    const scene = at("working", [{ ...MASS, cash: 50 }, {}], { campaigns: [billboard, mailbox] });
    const ruleset = rulesetOf(scene.rules);
    const foreseen = tomorrowOf(ruleset, scene.state);
    let live = scene;
    for (const player of [0, 1]) live = give(live, player, { _tag: "work.endTurn" }).scene;
    for (const player of live.rules.waitsFor(live.state)) {
      live = give(live, player, { _tag: "payday.fire", employees: [], busy: [] }).scene;
    }
    const happened = live.state;
    expect(happened.round).toBe(scene.state.round + 1);
    expect(foreseen.state.town.houses).toEqual(happened.town.houses);
    expect(demandOf(foreseen.state, 12)).toEqual(["burger", "beer", "burger"]);
    expect(nightAhead(ruleset, scene.state).campaigns).toEqual([9, 14]);
  });

  it("the campaign in hand is shown with what all its passes put on a house", () => {
    const draft = { campaign: 14, owner: seat(0), good: "beer", place: { at: [3, 5], turned: false } } as const;
    const effect = (atWork: readonly string[], houses: object = {}) => {
      const { rules, state } = at("working", [{ atWork }, {}], { campaigns: [], houses });
      return effectOf(rulesetOf(rules), state, draft).map(({ house, added, lost, basket }) => ({
        house,
        added,
        lost,
        basket,
      }));
    };
    expect(effect([])).toEqual([{ house: 12, added: 1, lost: 0, basket: ["beer"] }]);
    expect(effect(["mass-marketeer"])).toEqual([{ house: 12, added: 2, lost: 0, basket: ["beer", "beer"] }]);
    expect(effect(["mass-marketeer"], { 12: { demand: ["pizza", "pizza"] } })).toEqual([
      { house: 12, added: 1, lost: 1, basket: ["pizza", "pizza", "beer"] },
    ]);
  });
});

describe("E11.1 how sure tomorrow's demand is", () => {
  const certainty = (phase: string, ...chains: readonly object[]) => {
    const { rules, state } = at(phase, chains);
    return new Set(nextRoundForecastOf(rulesetOf(rules), state).map((each) => each.certainty));
  };

  it("as it stands until payday is over, since whoever lets all campaigns run once more may be dismissed", () => {
    expect(certainty("payday", MASS, {})).toEqual(new Set(["as-it-stands"]));
    expect(certainty("payday", { beach: ["mass-marketeer"] }, { atWork: ["waitress"] })).toEqual(new Set(["sure"]));
  });
});
