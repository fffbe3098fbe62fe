import { cardId, type Command, rulesetOf } from "@blueplate/engine";
import { evening } from "@blueplate/variants/testing/evening";
import { saidOf } from "@blueplate/variants/testing/reasons";
import { describe, expect, it } from "vitest";

const CRITIC = cardId("gourmet-food-critic");
const GARDENS = { houses: { 2: { garden: "S" }, 12: { garden: "N" } } };
const GUIDE = { campaign: 18, owner: "p0", good: "beer", left: 2 };
const at = (first: object, more: object = GARDENS) =>
  evening("working", [{ ...first }, {}], { ...more }, {}, ["gourmet-food-critics"]);

describe("why guides are written", () => {
  it("names the houses with a garden and the rounds; without a garden nobody reads", () => {
    const launch = { _tag: "work.launchCampaign", marketer: CRITIC, campaign: 17, good: "burger", duration: 3 };
    // cast: a guide lies beside the map, and has no place.
    const command = launch as unknown as Command;
    expect(saidOf(at({ atWork: [CRITIC] }), 0, command)).toEqual([
      { id: "gourmet-food-critics:guide", houses: [2, 12], rounds: 3 },
    ]);
    expect(saidOf(at({ atWork: [CRITIC] }, {}), 0, command)).toEqual([]);
  });

  it("a lesson names who would read it", () => {
    const train = { _tag: "work.train", employee: "marketing-trainee", to: CRITIC } as const;
    const scene = at({ atWork: ["trainer"], beach: ["marketing-trainee"] });
    expect(saidOf(scene, 0, train)).toEqual([{ id: "gourmet-food-critics:trained", houses: [2, 12] }]);
  });

  it("a garden names the guides that its house reads from then on", () => {
    const builder = { atWork: ["new-business-developer"] };
    const said = (campaigns: readonly object[]) => {
      const scene = at(builder, { campaigns });
      const form = scene.rules.forms["work.addGarden"];
      const [house, garden] = (form?.slots ?? []).map((slot) => slot);
      const [first] = house?.shape === "choice" ? house.candidates(scene.state, 0 as never, {}) : [];
      const picked = { [house?.name ?? ""]: first ?? null };
      const [side] = garden?.shape === "choice" ? garden.candidates(scene.state, 0 as never, picked) : [];
      // cast: what the form offers.
      const command = { _tag: "work.addGarden", ...picked, [garden?.name ?? ""]: side } as unknown as Command;
      return saidOf(scene, 0, command);
    };
    expect(said([GUIDE])).toMatchObject([{ id: "gourmet-food-critics:reader", guides: [18], rounds: 2 }]);
    expect(said([{ ...GUIDE, owner: "p1" }])).toEqual([]);
    expect(rulesetOf(at(builder).rules).content.campaigns[18]?.kind).toBe("gourmet-guide");
  });
});
