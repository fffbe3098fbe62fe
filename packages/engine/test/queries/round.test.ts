import { beginTable, diceFor, randomCommand, redact, seatsOf, submit, type Table } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type Command, type Event, loadRules, roundReport, type State } from "../../src/index.ts";

const config = { ruleset: "standard", seats: 3, options: {} };
const rules = Result.getOrThrow(loadRules(config));
const seats = seatsOf(config.seats);

const roundOf = ({ line }: Pick<Table<State, Command, Event>, "line">) =>
  roundReport(
    line.flatMap((entry) => entry.events),
    seats,
  );

/** The table after each decision of a random game, up to the end of some rounds. */
const steps = (rounds: number): readonly Table<State, Command, Event>[] => {
  const all = [beginTable(rules, "report", 0)];
  for (let table = all[0]; table && table.state.round <= rounds; table = all.at(-1)) {
    const seat = rules.waitsFor(table.state)[0];
    if (seat === undefined) break;
    const dice = diceFor("report", all.length);
    let draw = 0;
    const command = randomCommand(rules, redact(table.state, seat), seat, (bound) => dice.int(`${draw++}`, bound));
    if (!command) throw new Error("nothing to choose from");
    const seen = table.entries.length - 1;
    all.push(Result.getOrThrow(submit(table, { seat, commandId: `${seen}`, seen, command }, 0)).table);
  }
  return all;
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
