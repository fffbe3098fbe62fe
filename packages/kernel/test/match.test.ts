import { Result } from "effect";
import { expect, test } from "vitest";
import {
  beginTable,
  bySeat,
  carryOut,
  decidersAsked,
  decisionPointOf,
  diceFor,
  endOf,
  fromView,
  legalCommand,
  nextDecision,
  nextSeat,
  openTable,
  playLine,
  playOn,
  playToEnd,
  randomDecider,
  redact,
  redecide,
  seatOf,
  submit,
  undo,
} from "../src/index.ts";
import { loadHiddenBids } from "../src/testing/hidden-bids.ts";
import { accepted, type Command, counter, type Event, type State } from "./counter.ts";

const [ann, bob] = [seatOf(0), seatOf(1)];
const begun = beginTable(counter, "match", 0);
const two = (): Command => ({ _tag: "add", amounts: [2] });
const bids = Result.getOrThrow(loadHiddenBids({ modules: [], options: {}, seats: 3 }));

test("plays a table to its end: the same entries as if each command had been given", () => {
  const { table, outcome } = playToEnd(begun, two);
  expect(counter.outcome(table.state)).toEqual(outcome);
  const given = table.line.slice(1).reduce((now, entry) => {
    if (entry._tag !== "Played") return now;
    const { seat, commandId, seq, at } = entry;
    return accepted(submit(now, { seat, commandId, seen: seq - 1, command: two() }, at)).table;
  }, begun);
  expect(given.entries).toEqual(table.entries);
  expect(table.line.slice(1).map(({ seq, at }) => [seq, at])).toEqual(
    table.entries.slice(1).map((_, index) => [index + 1, index + 1]),
  );
});

test("a line without a log comes to the states of the table with its dice, checked or not", () => {
  const decide = bySeat<State, Command, Event>([() => ({ _tag: "roll" }), two]);
  const { table } = playToEnd(begun, decide);
  const dice = (turn: number) => diceFor("match", turn);
  for (const step of [undefined, carryOut]) {
    const line = playLine(decisionPointOf(begun), decide, { dice, ...(step && { step }) });
    const plies: unknown[] = [];
    const end = endOf(line, ({ events }) => plies.push(events));
    expect(end).toMatchObject({ _tag: "Over", decisions: table.line.length - 1, last: { turn: table.line.length } });
    expect(end.last.state).toEqual(table.state);
    expect(plies).toEqual(table.line.slice(1).map(({ events }) => events));
  }
});

test("stops where it is far enough, at the most decisions, where nobody knows what to do, and at a refusal", () => {
  const reached = endOf(playOn(begun, two, { until: ({ state }) => state.turn === 3 }));
  expect(reached).toMatchObject({ _tag: "Reached", decisions: 3, last: { state: { turn: 3 } } });
  expect(endOf(playOn(begun, two, { most: 0 }))).toMatchObject({ _tag: "Capped", decisions: 0 });
  const { table } = playToEnd(begun, two);
  expect(endOf(playOn(begun, two, { most: table.line.length - 1 }))._tag).toBe("Over");
  const speechless = endOf(playOn(begun, (_, seat) => (seat === bob ? null : two())));
  expect(speechless).toMatchObject({ _tag: "Undecided", seat: bob, decisions: 1 });
  const odd = (): Command => ({ _tag: "add", amounts: [1] });
  const wrong = endOf(playOn(begun, odd));
  expect(wrong).toMatchObject({
    _tag: "Refused",
    seat: ann,
    command: { amounts: [1] },
    refusal: { _tag: "OddSum" },
    last: begun,
  });
  expect(() => playToEnd(begun, () => null)).toThrow("seed match, entry 1: seat 0 has nothing to choose from");
  expect(() => playToEnd(begun, two, { most: 2 })).toThrow("no end after 2 decisions");
});

test("asks whom it waits for: the first unless told, only those for whom somebody decides, nobody at the end", () => {
  const table = beginTable(bids, "match", 0);
  expect([nextSeat(table), nextSeat(table, (waiting) => waiting.at(-1))]).toEqual([0, 2]);
  const asked = decidersAsked(table, (seat) => (seat === ann ? null : `bot ${seat}`));
  expect(asked).toEqual([
    { seat: 1, decider: "bot 1" },
    { seat: 2, decider: "bot 2" },
  ]);
  const over = playToEnd(table, randomDecider("match"), { choose: (waiting) => waiting.at(-1) });
  expect(over.table.line.slice(1, 4)).toMatchObject([{ seat: 2 }, { seat: 1 }, { seat: 0 }]);
  expect(nextDecision(decisionPointOf(over.table), randomDecider("match"))).toEqual({
    _tag: "Over",
    outcome: over.outcome,
  });
  expect(decidersAsked(over.table, String)).toEqual([]);
  const adjourned = { ...table, rules: { ...bids, outcome: () => over.outcome } };
  expect([nextSeat(adjourned), endOf(playOn(adjourned, () => null))._tag]).toEqual([null, "Over"]);
  const idle = { ...table, rules: { ...bids, waitsFor: () => [] } };
  expect(endOf(playOn(idle, () => null))._tag).toBe("Idle");
});

test("shows a decider from a view nothing that its seat may not see", () => {
  const decide = randomDecider("secret");
  const spy = fromView((point, seat) => {
    expect(point.state).toEqual(redact(point.state, seat));
    return decide(point, seat);
  });
  const table = endOf(playOn(beginTable(bids, "secret", 0), spy, { most: 2 })).last;
  // There is something to hide: two have bid, and the third must not know what.
  expect(table.state).not.toEqual(redact(table.state, seatOf(2)));
  const command = legalCommand(table, seatOf(2));
  expect(command).not.toBeNull();
  expect(playToEnd(table, decide).table.entries).toEqual(playToEnd(table, spy).table.entries);
});

test("every recorded choice of a log is made again, undone ones too, and the first that is refused is named", () => {
  const { last } = endOf(playOn(begun, two, { most: 3 }));
  const { table } = accepted(undo(last, { seat: ann, commandId: "u" }, 9));
  const again = Result.getOrThrow(redecide(counter, "match", table.entries));
  expect([again.entries, again.state]).toEqual([table.entries, table.state]);
  const other = table.entries.map((entry) =>
    entry.seq === 2 && entry._tag === "Played" ? { ...entry, seat: ann } : entry,
  );
  expect(redecide(counter, "match", openTable(counter, "match", other).entries)).toMatchObject({
    failure: { field: "entries[2]", reason: { refusal: { _tag: "NotNow" } } },
  });
});
