import { Result } from "effect";
import { describe, expect, it } from "vitest";
import {
  beginTable,
  rollback,
  changeController,
  openTable,
  seatOf,
  standIns,
  submit,
  type Table,
  undo,
  undoTargets,
} from "../src/index.ts";
import { loadHiddenBids } from "../src/testing/hidden-bids.ts";
import { accepted, type Command, counter, type Event, type State } from "./counter.ts";

const ann = seatOf(0);
const bob = seatOf(1);
const two: Command = { _tag: "add", amounts: [2] };

const begun = (): Table<State, Command, Event> => beginTable(counter, "seed", 0);

const give = (
  table: Table<State, Command, Event>,
  seat = ann,
  command: Command = two,
  seen = table.entries.length - 1,
) => submit(table, { seat, commandId: `c${table.entries.length}`, seen, command }, 1);

describe("a table", () => {
  it("records an accepted command as an entry with its facts, and changes nothing of the table before", () => {
    const before = begun();
    const { table, entry, repeated } = accepted(give(before));
    expect(entry).toMatchObject({ _tag: "Played", seq: 1, seat: 0, final: false, events: [{ _tag: "Added", sum: 2 }] });
    expect(repeated).toBe(false);
    expect(table.state.sums).toEqual([2, 0]);
    expect(before.entries).toHaveLength(1);
  });

  it("answers a repeated command id with its entry and plays nothing twice", () => {
    const { table, entry } = accepted(give(begun()));
    const again = accepted(submit(table, { seat: ann, commandId: "c1", seen: 0, command: two }, 9));
    expect(again).toEqual({ table, entry, repeated: true });
  });

  it("refuses what the rules refuse, by name, and changes nothing", () => {
    const table = begun();
    expect(give(table, bob)).toMatchObject({ failure: { _tag: "NotNow", rule: "R1", command: "add" } });
    expect(give(table, ann, { _tag: "add", amounts: [1] })).toMatchObject({ failure: { _tag: "OddSum", rule: "C1" } });
    expect(table.entries).toHaveLength(1);
  });

  it("does not mind another's entry that changes nothing for the command", () => {
    const first = accepted(give(begun())).table;
    const second = accepted(give(first, bob)).table;
    expect(Result.isSuccess(give(second, ann, two, 2))).toBe(true);
  });

  it("refuses a command as stale that was decided on what another seat has changed since", () => {
    const first = accepted(give(begun())).table;
    const second = accepted(give(first, bob)).table;
    expect(give(second, ann, two, 1)).toMatchObject({ failure: { _tag: "Stale", seen: 1, seq: 2 } });
  });

  it("takes back a seat's own last decision, and rolls the same dice after an undo", () => {
    const table = begun();
    const played = accepted(give(table)).table;
    expect(undoTargets(played, ann)).toEqual([0]);
    const back = accepted(undo(played, { seat: ann, commandId: "u1" }, 2)).table;
    expect(back.state).toEqual(table.state);
    expect(back.entries.map((entry) => entry._tag)).toEqual(["GameStarted", "Played", "Undone"]);
    const rolled = accepted(give(back, ann, { _tag: "roll" })).table.state;
    expect(rolled).toEqual(accepted(give(table, ann, { _tag: "roll" })).table.state);
  });

  it("takes back nothing of another seat, nothing final and nothing before the beginning", () => {
    const played = accepted(give(begun())).table;
    expect(undo(played, { seat: bob, commandId: "u1" }, 2)).toMatchObject({ failure: { _tag: "NothingToUndo" } });
    const rolled = accepted(give(begun(), ann, { _tag: "roll" }));
    expect(rolled.entry).toMatchObject({ final: true });
    expect(Result.isFailure(undo(rolled.table, { seat: ann, commandId: "u1" }, 2))).toBe(true);
    expect(Result.isFailure(undo(begun(), { seat: ann, commandId: "u1" }, 2))).toBe(true);
  });

  it("takes back everything up to a point, bots' answers with it, and stops at what a person or the dice did", () => {
    const rolled = accepted(give(begun(), ann, { _tag: "roll" })).table;
    const answered = accepted(give(rolled, bob)).table;
    const again = accepted(give(answered)).table;
    const last = accepted(give(again, bob)).table;
    expect(undoTargets(last, ann)).toEqual([]);
    expect(undoTargets(last, ann, [bob])).toEqual([2]);
    expect(undoTargets(last, bob, [ann])).toEqual([3, 1]);
    const wish = { seat: bob, commandId: "u1", bots: [ann] };
    expect(accepted(undo(last, { ...wish, to: 1 }, 2)).table.state).toEqual(rolled.state);
    for (const to of [0, 2, 4, 9]) {
      expect(undo(last, { ...wish, to }, 2)).toMatchObject({ failure: { _tag: "NothingToUndo" } });
    }
  });

  it("goes back by consent over anybody's decisions and dice, to entries that count and no others", () => {
    const rolled = accepted(give(begun(), ann, { _tag: "roll" })).table;
    const answered = accepted(give(rolled, bob)).table;
    const back = accepted(rollback(answered, { seat: bob, commandId: "b1", to: 0 }, 2));
    expect(back.table.state).toEqual(begun().state);
    expect(back.entry).toMatchObject({ _tag: "Undone", seq: 3, seat: bob, to: 0 });
    expect(accepted(give(back.table, ann, { _tag: "roll" })).table.state).toEqual(rolled.state);
    for (const to of [0, 1, 2, 7])
      expect(Result.isFailure(rollback(back.table, { seat: bob, commandId: "b2", to }, 3))).toBe(true);
    expect(accepted(rollback(back.table, { seat: bob, commandId: "b1", to: 0 }, 4))).toEqual({
      ...back,
      repeated: true,
    });
  });

  it("writes down who decides for a seat, and plays on as before; an undo does not change it", () => {
    const played = accepted(give(begun())).table;
    const handed = changeController(played, { seat: ann, bot: "steady", why: "resigned" }, 2).table;
    expect(handed.state).toBe(played.state);
    expect([...standIns(handed.entries).values()]).toMatchObject([
      { seq: 2, seat: ann, bot: "steady", why: "resigned" },
    ]);
    const back = accepted(undo(handed, { seat: ann, commandId: "u1" }, 3)).table;
    expect(back.state).toEqual(begun().state);
    expect(standIns(back.entries).has(ann)).toBe(true);
    expect(accepted(give(back)).table.state).toEqual(played.state);
    const returned = changeController(back, { seat: ann, bot: null, why: "returned" }, 4).table;
    expect(standIns(returned.entries).size).toBe(0);
    expect(openTable(counter, "seed", returned.entries)).toEqual(returned);
  });

  it("a repeated undo changes nothing", () => {
    const played = accepted(give(begun())).table;
    const undone = accepted(undo(played, { seat: ann, commandId: "u1" }, 2));
    expect(accepted(undo(undone.table, { seat: ann, commandId: "u1" }, 3))).toEqual({ ...undone, repeated: true });
  });

  it("keeps a secret command for its own seat", () => {
    const rules = accepted(loadHiddenBids({ modules: [], options: {}, seats: 2 }));
    const request = { seat: ann, commandId: "b1", seen: 0, command: { _tag: "bid", coins: 3 } } as const;
    const { table } = accepted(submit(beginTable(rules, "seed", 0), request, 1));
    expect(table.entries[1]).toMatchObject({ command: { readers: [0], content: { _tag: "bid", coins: 3 } } });
  });
});
