import { loadRules } from "@blueplate/variants";
import { addCounts, type Command, countList, type Event, type Goods, type State } from "@blueplate/engine";
import { demandTomorrow, nextRoundForecastOf, lastChange, roundReport, catchUpReport } from "../../src/index.ts";
import { beginTable, playOn, randomDecider, seatsOf, type Table } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

const config = { modules: [], seats: 3, options: {} };
const rules = Result.getOrThrow(loadRules(config));
const seats = seatsOf(config.seats);

const roundOf = ({ line }: Pick<Table<State, Command, Event>, "line">) =>
  roundReport(
    line.flatMap((entry) => entry.events),
    seats,
  );

/** The table after each decision of a random game, up to the end of some rounds. */
const steps = (rounds: number): readonly Table<State, Command, Event>[] => {
  const begun = beginTable(rules, "report", 0);
  const played = playOn(begun, randomDecider("report"), { until: ({ state }) => state.round > rounds });
  return [begun, ...Array.from(played, ({ after }) => after)];
};

describe("the report of a round", () => {
  const tables = steps(12);

  it("R4 is there as soon as the next round begins, and stays until that one ends", () => {
    for (const table of tables) {
      const report = roundOf(table);
      const { round, stage } = table.state;
      const ended = stage._tag.startsWith("setup") ? 0 : round - 1;
      expect(report?.round ?? 0).toBe(ended);
    }
  });

  it("says the same change as stands beside the cash once the round is over", () => {
    let compared = 0;
    for (const table of tables) {
      const report = roundOf(table);
      if (!report || !["restructuring", "working"].includes(table.state.stage._tag)) continue;
      const facts = table.line.flatMap((entry) => entry.events);
      const said = lastChange(facts, config.seats);
      const ofRound = report.money.map(({ change }) => change);
      expect(said).toEqual(ofRound);
      if (ofRound.some(Boolean)) compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
    expect(lastChange([], config.seats)).toBeNull();
  });

  it("R14, R17 tells of each chain what its cash tells", () => {
    const starts = new Map(tables.toReversed().map((table) => [table.state.round, table]));
    for (const [round, table] of starts) {
      const before = starts.get(round - 1);
      if (!before || round < 3) continue;
      const changes = roundOf(table)?.money.map(({ change }) => change);
      const cash = table.state.chains.map((chain, seat) => chain.cash - (before.state.chains[seat]?.cash ?? 0));
      expect(changes).toEqual(cash);
    }
  });

  it("R10, R20 names what is new: campaigns and milestones of the round, no others", () => {
    const last = tables.at(-1);
    const report = last && roundOf(last);
    const gained = last?.state.chains.flatMap(({ seat, milestones }) =>
      milestones.filter((each) => each.round === report?.round).map(({ milestone }) => ({ seat, milestone })),
    );
    expect(report?.milestones.toSorted((a, b) => a.seat - b.seat)).toEqual(gained);
    for (const { campaign, seat } of report?.campaigns ?? []) {
      const standing = last?.state.town.campaigns.find((each) => each.campaign === campaign);
      expect(standing?.owner ?? seat).toBe(seat);
    }
  });
});

describe("what has happened since somebody looked", () => {
  const tables = steps(6);
  const factsOf = ({ line }: (typeof tables)[number]) => line.flatMap((entry) => entry.events);
  const between = (before: number, after: number) => {
    const [seen, all] = [tables[before], tables[after]].map((table) => (table ? factsOf(table) : []));
    return catchUpReport(seen ?? [], (all ?? []).slice(seen?.length), seats);
  };

  it("R14, R17 tells of each chain what its cash tells, over as many rounds as it were", () => {
    for (const [before, after] of [
      [4, tables.length - 1],
      [20, 60],
      [30, 31],
    ] as const) {
      const cash = (index: number) => tables[index]?.state.chains.map((chain) => chain.cash) ?? [];
      const report = between(before, after);
      const changes = cash(after).map((each, seat) => each - (cash(before)[seat] ?? 0));
      expect(report?.money.map(({ change }) => change) ?? changes.map(() => 0)).toEqual(changes);
    }
  });

  it("names the rounds of both looks, and all milestones gained between them", () => {
    const report = between(10, tables.length - 1);
    expect([report?.from, report?.to]).toEqual([tables[10]?.state.round, tables.at(-1)?.state.round]);
    const held = (index: number) => tables.at(index)?.state.chains.flatMap(({ milestones }) => milestones).length ?? 0;
    expect(report?.milestones).toHaveLength(held(-1) - held(10));
  });

  it("is silent where nothing is worth telling", () => {
    expect(between(5, 5)).toBeNull();
    expect(between(0, 1)).toBeNull();
  });

  it("R18 the demand of tomorrow is that of all houses together", () => {
    const ruleset = Result.getOrThrow(loadRules(config)).ruleset;
    for (const { state } of tables.filter((_, index) => index % 10 === 0)) {
      const all = nextRoundForecastOf(ruleset, state).map(({ stays, coming }) => countList([...stays, ...coming]));
      expect(demandTomorrow(ruleset, state)).toEqual(all.reduce<Goods>(addCounts, {}));
    }
  });
});
