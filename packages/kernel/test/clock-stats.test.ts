import { describe, expect, it } from "vitest";
import {
  beginTable,
  changeController,
  clockStatsOf,
  seatOf,
  submit,
  type Table,
  undo,
  waitedFor,
} from "../src/index.ts";
import { accepted, type Command, counter, type Event, type State } from "./counter.ts";

const ann = seatOf(0);
const bob = seatOf(1);

type Game = Table<State, Command, Event>;

const add = (table: Game, seat: typeof ann, at: number): Game => {
  const seen = table.entries.length - 1;
  const command: Command = { _tag: "add", amounts: [2] };
  return accepted(submit(table, { seat, commandId: `c${seen}`, seen, command }, at)).table;
};

describe("the pace of a table", () => {
  it("counts what each seat took, what was taken back included, and says since when one is waited for", () => {
    const first = add(beginTable(counter, "seed", 1_000), ann, 1_500);
    expect(clockStatsOf(counter, first.entries)).toEqual({ thought: [500, 0], since: [null, 1_500] });
    const back = accepted(undo(first, { seat: ann, commandId: "u" }, 1_700)).table;
    expect(clockStatsOf(counter, back.entries)).toEqual({ thought: [500, 200], since: [1_700, null] });
    const second = add(add(back, ann, 2_000), bob, 2_100);
    const pace = clockStatsOf(counter, second.entries);
    expect(pace).toEqual({ thought: [800, 300], since: [2_100, null] });
    expect([waitedFor(pace, 0, 2_600), waitedFor(pace, 1, 2_600)]).toEqual([500, 0]);
  });

  it("counts no program's time, and begins anew when its person is back", () => {
    const waiting = add(beginTable(counter, "seed", 0), ann, 10);
    const handed = changeController(waiting, { seat: bob, bot: "steady", why: "voted" }, 110).table;
    expect(clockStatsOf(counter, handed.entries)).toEqual({ thought: [10, 100], since: [null, 110] });
    const played = add(add(handed, bob, 500), ann, 510);
    const back = changeController(played, { seat: bob, bot: null, why: "returned" }, 900).table;
    expect(clockStatsOf(counter, back.entries)).toEqual({ thought: [20, 100], since: [null, 900] });
    expect(clockStatsOf(counter, add(back, bob, 950).entries).thought).toEqual([20, 150]);
  });

  it("waits for nobody at the end", () => {
    let table = beginTable(counter, "seed", 0);
    for (let at = 1; counter.outcome(table.state) === null; at++) table = add(table, seatOf((at - 1) % 2), at);
    expect(clockStatsOf(counter, table.entries).since).toEqual([null, null]);
  });
});
