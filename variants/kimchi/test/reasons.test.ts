import { cardId, type Command, goodId, type Goods } from "@blueplate/engine";
import { evening, type GameMoment, only, runOn } from "@blueplate/variants/testing/evening";
import { saidOf, saidOfCompany } from "@blueplate/variants/testing/reasons";
import { describe, expect, it } from "vitest";

const JAR = { burger: 1, kimchi: 1 };
const at = (phase: string, first: object, second: object, more: object = {}): GameMoment =>
  evening(phase, [{ ...first }, { ...second }], { houses: { 2: { demand: ["burger"] } }, ...more }, {}, ["kimchi"]);

describe("why kimchi is made, kept and brought", () => {
  it("names the house that comes for it, and what that pays: so it happens at dinner", () => {
    const cheap = ["discount-manager"];
    const rival = { stock: { burger: 1 }, hand: cheap };
    const said = (first: object, second: object) =>
      saidOfCompany(at("restructuring", { hand: ["trainer"], ...first }, second), 0);
    expect(said({ stock: JAR }, rival)).toEqual([{ id: "kimchi:tonight", houses: [2], won: [2], dollars: 20 }]);
    const [served] = only(
      runOn(at("dinnertime", { stock: JAR }, { stock: { burger: 1 }, atWork: cheap })).events,
      "HouseServed",
    );
    expect([served?.seat, served?.income]).toEqual([0, 20]);
    // Whom one serves anyway takes a jar as well; whoever has none, or nothing to go with it, says nothing.
    expect(said({ stock: JAR }, {})).toMatchObject([{ houses: [2], won: [], dollars: 10 }]);
    expect(said({ stock: JAR }, { stock: JAR, hand: cheap })).toMatchObject([{ won: [], dollars: 10 }]);
    expect(said({ stock: { burger: 1 } }, rival)).toEqual([]);
    expect(said({ stock: { kimchi: 1 } }, rival)).toEqual([]);
  });

  it("of a master says what a night brings, when hired and at work", () => {
    const hire: Command = { _tag: "work.hire", employee: cardId("kimchi-master") };
    expect(saidOf(at("working", {}, {}), 0, hire)).toEqual([{ id: "kimchi:hired", count: 1, dollars: 10 }]);
    expect(saidOf(at("working", {}, {}), 0, { _tag: "work.hire", employee: "waitress" })).toEqual([]);
    const night = saidOfCompany(at("restructuring", { hand: ["kimchi-master"] }, {}), 0);
    expect(night).toEqual([{ id: "kimchi:overnight", count: 1, dollars: 10 }]);
  });

  it("of jars that are kept says what they bring tomorrow", () => {
    const freezer = { milestones: ["first-throw-away"], stock: { kimchi: 2, burger: 1 } };
    const scene = at("cleanup", freezer, {}, { milestonesGone: ["first-throw-away"] });
    const keep = (goods: Goods): Command => ({ _tag: "cleanup.keep", stock: goods });
    expect(saidOf(scene, 0, keep({ [goodId("kimchi")]: 2 }))).toMatchObject([
      { id: "kimchi:kept", count: 2, dollars: 20 },
    ]);
    expect(saidOf(scene, 0, keep({ burger: 1 }))).toEqual([]);
  });
});
