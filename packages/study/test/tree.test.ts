import {
  mainline,
  foldMainline,
  rollback,
  encodeEntry,
  openTable,
  seatOf,
  submit,
  type Table,
} from "@blueplate/kernel";
import { randomGame } from "@blueplate/kernel/testing/random-game";
import { Result } from "effect";
import { expect, it, vi } from "vitest";
import {
  chapterOf,
  factsAt,
  type GameSource,
  lineHeads,
  logTreeOf,
  nodePlaying,
  pathTo,
  positionAt,
  readerOf,
  treeOf,
} from "../src/index.ts";
import { bid, ground, logOf, rules, studied, type Trial } from "./people.ts";

const chapterIn = (trial: Trial) => {
  const chapter = chapterOf(trial.aggregate.study, "c1");
  if (!chapter) throw new Error("no chapter");
  return chapter;
};

const add = (trial: Trial, node: string, parent: string, seat: number, coins: number) =>
  trial.do("ann", { _tag: "AddNode", chapter: "c1", node, parent, seat: seatOf(seat), command: bid(coins) });

const drawn = (trial: Trial) =>
  treeOf(chapterIn(trial)).map(
    ({ id, indent, begins, folded }) =>
      `${" ".repeat(indent)}${begins ? "> " : ""}${id}${folded > 0 ? ` +${folded}` : ""}`,
  );

const played = (table: Table, seat: number, coins: number): Table => {
  const request = {
    seat: seatOf(seat),
    commandId: `x${table.entries.length}`,
    seen: table.entries.length - 1,
    command: { _tag: "bid", coins },
  };
  return Result.getOrThrow(submit(table, request, 0)).table;
};

const back = (table: Table, to: number): Table =>
  Result.getOrThrow(rollback(table, { seat: seatOf(0), commandId: `u${table.entries.length}`, to }, 0)).table;

/** A game in which something was taken back twice, the second time with what came after the first. */
const withUndo = (): GameSource => {
  const begun = openTable(rules, "s", [...randomGame(rules, "s", 1)][0]?.before.entries ?? []);
  const first = back(played(played(begun, 0, 1), 1, 2), 1); // entries 1, 2; back to 1 (3)
  const second = back(played(first, 1, 3), 0); // entry 4; back to 0 (5)
  const table = played(second, 0, 0); // entry 6
  const entries = table.entries.map((entry) => encodeEntry(rules.codecs.event, entry));
  return { ...logOf("g1"), entries: JSON.parse(JSON.stringify(entries)) };
};

it("draws the line at the left and what was tried after the move that it replaces", () => {
  const trial = studied(logOf("g1", "referee", 4));
  add(trial, "v-aaaaaa", "m0", 0, 0);
  add(trial, "v-bbbbbb", "v-aaaaaa", 1, 1);
  add(trial, "v-cccccc", "v-aaaaaa", 1, 2);
  add(trial, "v-dddddd", "v-bbbbbb", 0, 1);
  add(trial, "v-eeeeee", "m0", 1, 1);
  add(trial, "v-ffffff", "m4", 0, 0);
  expect(drawn(trial)).toEqual([
    "m0",
    "m1",
    " > v-aaaaaa",
    " v-bbbbbb",
    "  > v-cccccc",
    " v-dddddd",
    " > v-eeeeee",
    "m2",
    "m3",
    "m4",
    "v-ffffff",
  ]);
  trial.do("ann", { _tag: "PromoteNode", chapter: "c1", node: "v-cccccc" });
  trial.do("ann", { _tag: "PromoteNode", chapter: "c1", node: "v-eeeeee" });
  trial.do("ann", { _tag: "CollapseNode", chapter: "c1", node: "v-aaaaaa", collapsed: true });
  expect(drawn(trial).slice(0, 5)).toEqual(["m0", "m1", " > v-eeeeee", " > v-aaaaaa +3", "m2"]);
  // What is collapsed has its lines all the same.
  expect(lineHeads(chapterIn(trial)).map(({ id }) => id)).toEqual(["v-eeeeee", "v-aaaaaa", "v-bbbbbb"]);
  expect(pathTo(chapterIn(trial), "v-dddddd").map(({ id }) => id)).toEqual(["m0", "v-aaaaaa", "v-bbbbbb", "v-dddddd"]);
  expect(nodePlaying(chapterIn(trial), "m0", seatOf(1), bid(1))?.id).toBe("v-eeeeee");
  expect(nodePlaying(chapterIn(trial), "m0", seatOf(1), bid(5))).toBeNull();
});

it("keeps what was taken back where it was played", () => {
  const trial = studied(withUndo());
  expect(drawn(trial)).toEqual(["m0", "m1", " > t1", " t2", "  > t4"]);
  const state = (node: string) => Result.getOrThrow(positionAt(ground.library, chapterIn(trial), node));
  expect(state("t2")).toMatchObject({ round: 1, players: [{ coins: 5 }, { coins: 4, points: 1 }] });
  expect(state("t4")).toMatchObject({ round: 1, players: [{ coins: 5 }, { coins: 3, points: 1 }] });
  expect(state("m1")).toMatchObject({ round: 0, players: [{ coins: 6 }, { coins: 6 }] });
  add(trial, "v-after", "t1", 1, 6);
  expect(state("v-after")).toMatchObject({ round: 1, players: [{ coins: 5 }, { coins: 0 }] });
});

it("gives every position as the fold of the log gives it, in any order", () => {
  const table = [...randomGame(rules, "g3", 100)].at(-1)?.after;
  if (!table) throw new Error("nothing was played");
  const trial = studied(logOf("g3"));
  const reader = Result.getOrThrow(readerOf(ground.library, chapterIn(trial).source));
  const line = mainline(table.entries);
  const at = (index: number) =>
    expect(reader.state(chapterIn(trial), `m${index}`)).toEqual(foldMainline(rules, line.slice(0, index + 1)));
  for (const index of [line.length - 1, 0, 3, 2, ...line.keys()]) at(index);
  expect(reader.state(chapterIn(trial), `m${line.length}`)).toBeNull();
});

it("decodes the facts of a log once, whoever asks for them, and never those that other rules wrote", () => {
  const source = logOf("g3");
  const decode = vi.spyOn(rules.codecs.event, "decode");
  const again = { ...rules, hash: "other" };
  const facts = logTreeOf(source).line.map((node) => factsAt(rules, node));
  const times = decode.mock.calls.length;
  expect(times).toBe(facts.flat().length);
  expect(logTreeOf({ ...source }).line.map((node) => factsAt(rules, node))).toEqual(facts);
  expect(decode).toHaveBeenCalledTimes(times);
  for (const node of logTreeOf(source).line) factsAt(again, node);
  expect(decode).toHaveBeenCalledTimes(2 * times);
  decode.mockRestore();
});
