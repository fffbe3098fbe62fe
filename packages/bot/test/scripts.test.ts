import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { eventsOf, type Rules, type Table } from "@blueplate/kernel";
import {
  type Bot,
  botsWith,
  type PlayQuality,
  qualityOf,
  Script,
  scriptBot,
  scriptBots,
  SCRIPTS,
  STEADY,
} from "../src/index.ts";
import { playOut } from "./arena.ts";

const rules: Rules = Result.getOrThrow(
  foodChainMagnate.load({ modules: modulesOf("standard"), options: {}, seats: 2 }),
);
const steady = botsWith({}).filter(({ id }) => id === "steady");
const scripted = (id: string): Bot => {
  const found = scriptBots({}).find((bot) => bot.id === id);
  if (!found) throw new Error(`no script ${id}`);
  return found;
};
/** A script against itself: everything in the game is its own doing. */
const alone = (id: string): PlayQuality => qualityOf(playOut(rules, [scripted(id)], "scripts"));

describe("the scripts of the arena", () => {
  it.each(scriptBots({}).map((bot) => [bot.id, bot] as const))("%s plays to the end, legally", (_, bot) => {
    const table = playOut(rules, [bot, ...steady], "scripts");
    expect(rules.outcome(table.state)?.ranking).toHaveLength(2);
  });

  it("are data: each survives being written and read, and what is no script is refused", () => {
    for (const script of Object.values(SCRIPTS)) {
      const read: unknown = JSON.parse(JSON.stringify(script));
      expect(Schema.decodeUnknownSync(Script)(read)).toEqual(script);
    }
    const wrong: unknown = { ...STEADY, hires: [["butcher", 1]] };
    expect(() => Schema.decodeUnknownSync(Script)(wrong)).toThrow("hires");
  });

  it("the steady manager is the script it says it is", () => {
    const log = (table: Table): unknown => table.entries.map(eventsOf);
    const same = playOut(rules, [scriptBot("steady too", STEADY, {})], "same");
    expect(log(same)).toEqual(log(playOut(rules, steady, "same")));
  });

  it.each(["price-cutter", "one-pricing-manager", "rush-with-cuts"])("%s sells below the price of the rules", (id) => {
    expect(alone(id).counts.prices["cut"] ?? 0).toBeGreaterThan(0);
  });

  it("luxury trains its way from a manager to twice the price", () => {
    expect(alone("luxury").counts.prices["luxury"] ?? 0).toBeGreaterThan(0);
  });

  it("pizza advertises and sells pizza alone", () => {
    const { campaignGoods, sold } = alone("pizza").counts;
    expect(Object.keys(campaignGoods)).toEqual(["pizza"]);
    expect(sold["pizza"]).toBeGreaterThan(0);
  });

  it("drinks advertises and sells drinks", () => {
    const { campaignGoods, sold, income } = alone("drinks").counts;
    for (const goods of [campaignGoods, sold]) {
      expect(Object.keys(goods).length).toBeGreaterThan(0);
      expect(goods).not.toHaveProperty("burger");
    }
    expect(income["waitresses"]).toBeGreaterThan(0);
  });

  it("the hoarder pays no salary and trains nobody", () => {
    const { income, trained } = alone("cash-hoarder").counts;
    expect(income["salaries"]).toBeUndefined();
    expect(trained).toEqual({});
  });

  it("the copycat hires what a rival has and it would not have hired by itself", () => {
    const cutters = (table: Table): boolean =>
      table.entries.some((entry) =>
        eventsOf(entry).some(
          (event) =>
            event._tag === "Hired" &&
            "seat" in event &&
            event.seat === 0 &&
            "employee" in event &&
            event.employee === "pricing-manager",
        ),
      );
    const rival = scripted("price-cutter");
    expect(cutters(playOut(rules, [scripted("copycat"), rival], "copy"))).toBe(true);
    expect(cutters(playOut(rules, [...steady, rival], "copy"))).toBe(false);
  });
});
