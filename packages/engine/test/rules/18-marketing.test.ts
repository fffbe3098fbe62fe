import { describe, expect, it } from "vitest";
import { evening, only, runOn } from "@blueplate/variants/testing/evening";

const campaign = (number: number, at: readonly [number, number], more: object = {}) => ({
  campaign: number,
  owner: "p0",
  good: "beer",
  left: 2,
  at,
  ...more,
});

describe("R18 marketing campaigns", () => {
  it("R18.1 run in ascending number", () => {
    const campaigns = [campaign(14, [3, 5]), campaign(1, [3, 3]), campaign(9, [8, 3])];
    const { events } = runOn(evening("marketing", [{}, {}], { campaigns }));
    expect(only(events, "CampaignRan").map((event) => event.campaign)).toEqual([1, 9, 14]);
  });

  it("R18.2 what finds no room is lost, and the fact says how much", () => {
    const houses = { 12: { demand: ["pizza", "pizza", "pizza"] } };
    const { events } = runOn(evening("marketing", [{}, {}], { houses, campaigns: [campaign(14, [3, 5])] }));
    expect(only(events, "CampaignRan")[0]?.houses).toEqual([{ house: 12, added: 0, lost: 1 }]);
  });

  it("R18.2 a garden makes room for five", () => {
    const houses = { 12: { demand: ["pizza", "pizza", "pizza", "pizza"], garden: "N" } };
    const { events } = runOn(evening("marketing", [{}, {}], { houses, campaigns: [campaign(14, [3, 5])] }));
    expect(only(events, "CampaignRan")[0]?.houses).toEqual([{ house: 12, added: 1, lost: 0 }]);
  });

  it("R18.4 a radio of the radio milestone puts two, one where only one fits; other campaigns put one", () => {
    const scene = evening("marketing", [{ milestones: ["first-radio"] }, {}], {
      houses: { 2: { demand: ["pizza", "pizza"] } },
      campaigns: [campaign(1, [3, 3]), campaign(14, [3, 5])],
    });
    const ran = only(runOn(scene).events, "CampaignRan");
    expect(ran[0]?.houses).toEqual([
      { house: 2, added: 1, lost: 1 },
      { house: 4, added: 2, lost: 0 },
      { house: 12, added: 2, lost: 0 },
    ]);
    expect(ran[1]?.houses).toEqual([{ house: 12, added: 1, lost: 0 }]);
  });

  it("R18.5 one token goes, also where no house was reached; none from an endless campaign", () => {
    const campaigns = [campaign(9, [8, 3]), campaign(10, [6, 13], { left: "endless" })];
    const { events } = runOn(evening("marketing", [{}, {}], { campaigns }));
    expect(only(events, "CampaignRan").map((event) => [event.houses.length, event.left])).toEqual([
      [0, 1],
      [1, "endless"],
    ]);
  });

  it("R18.6 with the last token tile and marker return to the supply and the marketeer comes home", () => {
    const busy = [{ employee: "campaign-manager", campaign: 9 }];
    const { state, events } = runOn(
      evening("marketing", [{ busy }, {}], { campaigns: [campaign(9, [3, 3], { left: 1 })] }),
    );
    expect(only(events, "CampaignEnded")).toMatchObject([{ campaign: 9, seat: 0, employee: "campaign-manager" }]);
    expect(state.supply.campaigns).toContain(9);
    expect(state.chains[0]?.hand.content).toEqual({ "campaign-manager": 1 });
  });
});
