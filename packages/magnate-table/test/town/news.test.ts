import { loadRules, modulesOf } from "@blueplate/variants";
import type { CityView } from "@blueplate/city";
import { beginTable, eventsOf, playOn, randomDecider, type Table } from "@blueplate/kernel";
import { type Command, type Event, type State } from "@blueplate/engine";
import { pictureOf } from "@blueplate/forecast";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { newsBetween, wayBetween } from "../../src/town/news.ts";
import { scenesOf } from "@blueplate/city/playback";

const config = { modules: modulesOf("introductory"), seats: 2, options: {} };
const rules = Result.getOrThrow(loadRules(config));
const ruleset = Result.getOrThrow(loadRules(config)).ruleset;
const picture = (state: State): CityView => ({ ...pictureOf(ruleset, state, () => "comet" as const), hour: null });

const story = { phase: ({ stage }: State) => stage._tag, picture, evolve: rules.evolve };

/** The tables of a random game, one after each decision. */
const game = (): readonly Table<State, Command, Event>[] => {
  const begun = beginTable(rules, "scenes", 0);
  return [begun, ...Array.from(playOn(begun, randomDecider("scenes")), ({ after }) => after)];
};

describe("scenes", () => {
  const tables = game();

  it("are of one phase each, keep every fact in its order, and begin on the town that those before have left", () => {
    let played = 0;
    for (const [index, table] of tables.entries()) {
      const before = tables[index - 1];
      const facts = table.entries.slice(-1).flatMap(eventsOf);
      if (!before) continue;
      const scenes = scenesOf(story, before.state, facts);
      expect(scenes.flatMap(({ events }) => events)).toEqual(facts);
      expect(scenes[0]?.view).toEqual(picture(before.state));
      played += scenes.length;
    }
    expect(played).toBeGreaterThan(tables.length);
  });

  it("put a dinner into the phase of dinner", () => {
    const dinners = tables.flatMap((table, index) => {
      const before = tables[index - 1];
      return before ? scenesOf(story, before.state, table.line.at(-1)?.events ?? []) : [];
    });
    const served = dinners.filter(({ events }) => events.some((event) => event._tag === "HouseServed"));
    expect(served.length).toBeGreaterThan(0);
    for (const { events } of served) expect(events.some((event) => event._tag === "CampaignRan")).toBe(false);
  });

  it("lead back over the same facts where a look lies before the last, from the town that they have left", () => {
    const at = tables.findIndex((table, index) => {
      const before = tables[index - 1];
      return before !== undefined && newsBetween(rules, picture, before, table).length > 1;
    });
    const [before, after] = [tables[at - 1], tables[at]];
    if (!before || !after) throw new Error("no step of two scenes");
    const on = wayBetween(rules, picture, before, after);
    const back = wayBetween(rules, picture, after, before);
    expect(on).toEqual(newsBetween(rules, picture, before, after));
    expect(back.map(({ events }) => events)).toEqual(on.map(({ events }) => events).toReversed());
    expect(back[0]?.after?.houses).toEqual(picture(after.state).houses);
    expect(back.at(-1)?.view).toEqual(picture(before.state));
    expect(wayBetween(rules, picture, after, after)).toEqual([]);
  });

  it("do not come from a first look, from nothing new, or from an undo", () => {
    const [first, second] = [tables[3], tables[4]];
    if (!first || !second) throw new Error("too short a game");
    expect(newsBetween(rules, picture, null, second)).toEqual([]);
    expect(newsBetween(rules, picture, second, second)).toEqual([]);
    expect(newsBetween(rules, picture, second, first)).toEqual([]);
    expect(newsBetween(rules, picture, first, second).length).toBeGreaterThan(0);
    const undone = { _tag: "Undone", seq: second.entries.length, seat: 0, commandId: "u", to: 1, at: 0 } as const;
    // cast: a seat is a number of its own kind, which nothing here reads.
    const after = { state: first.state, entries: [...second.entries, undone as never] };
    expect(newsBetween(rules, picture, second, after)).toEqual([]);
  });
});
