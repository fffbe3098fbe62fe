import { Option, Result } from "effect";
import { describe, expect, it } from "vitest";
import {
  beginTable,
  changeRules,
  mainline,
  entryOf,
  foldMainline,
  rollback,
  changeController,
  isPacked,
  LARGEST_LOG,
  lineOfEntry,
  type LogHeader,
  openTable,
  LOG_VERSION,
  type Malformed,
  readingLog,
  readLog,
  redecide,
  type Refusal,
  rulesInForce,
  seatOf,
  historyWithUndone,
  submit,
  tagsOfEntry,
  timeOf,
  undo,
  undoTargets,
  writeLog,
} from "../src/index.ts";
import { accepted, config, counter } from "./counter.ts";

const ann = seatOf(0);
const add = { _tag: "add", amounts: [1, 3], again: 5 } as const;

const begun = beginTable(counter, "seed", 10);
const played = accepted(submit(begun, { seat: ann, commandId: "c1", seen: 0, command: add }, 11)).table;
const undone = accepted(undo(played, { seat: ann, commandId: "u1" }, 12)).table;
const { entries } = accepted(
  submit(undone, { seat: ann, commandId: "c2", seen: 2, command: { _tag: "roll" } }, 13),
).table;

const header: LogHeader = {
  version: LOG_VERSION,
  game: "counter",
  config,
  hash: counter.hash,
  seats: [
    { player: "Ann", banner: { name: "Ann", colour: "red" }, bot: null },
    { player: "Bob", banner: { name: "Bob", colour: "#f8c630" }, bot: null },
  ],
};
const text = writeLog(counter.codecs.event, { header, seed: null, entries });
const read = (log: string) => readLog(log, () => Result.succeed(counter));
const badLine = (log: string) => {
  const result = read(log);
  return Result.isFailure(result) ? result.failure : null;
};

describe("a log", () => {
  it("counts what was not taken back", () => {
    expect(mainline(entries).map((entry) => entry.seq)).toEqual([0, 3]);
    const table = openTable(counter, "seed", entries);
    expect(table.state).toEqual(foldMainline(counter, mainline(entries)));
    expect(table.state.turn).toBe(1);
    expect(["c1", "u1", "c2", "c3"].map((id) => entryOf(table, id)?.seq)).toEqual([1, 2, 3, undefined]);
  });

  it("is told with what was taken back in its place, an earlier one with the later", () => {
    const handed = changeController(undone, { seat: ann, bot: "steady", why: "asked" }, 12).table;
    const again = accepted(
      submit(handed, { seat: ann, commandId: "c2", seen: 3, command: { _tag: "roll" } }, 13),
    ).table;
    expect(historyWithUndone(again.entries)).toMatchObject([
      { _tag: "GameStarted", seq: 0 },
      { _tag: "UndoneEntries", seq: 2, seat: 0, gone: [{ seq: 1 }] },
      { _tag: "ControllerChanged", seq: 3 },
      { _tag: "Played", seq: 4 },
    ]);
    const back = accepted(rollback(again, { seat: ann, commandId: "b", to: 0 }, 14)).table;
    expect(historyWithUndone(back.entries)).toMatchObject([
      { _tag: "GameStarted", seq: 0 },
      { _tag: "ControllerChanged", seq: 3 },
      { _tag: "UndoneEntries", seq: 5, gone: [{ seq: 1 }, { seq: 4 }] },
    ]);
  });

  it("is a line for the head and one for each entry, and is read as it was written", () => {
    expect(text.trimEnd().split("\n")).toHaveLength(5);
    expect(accepted(read(text))).toMatchObject({ header, seed: null, entries });
  });

  it("is read piece by piece for whoever must not be kept waiting, and no rules are loaded in the first", () => {
    let loads = 0;
    const reading = readingLog(text, () => {
      loads += 1;
      return Result.succeed(counter);
    });
    expect(reading.next().done).toBe(false);
    expect(loads).toBe(0);
    let pauses = 1;
    let step = reading.next();
    for (; step.done !== true; step = reading.next()) pauses += 1;
    expect([pauses, loads]).toEqual([1 + entries.length, 1]);
    expect(step.value).toEqual(read(text));
  });

  it("is lifted from an older form, and tells who was handed a seat", () => {
    const before = text.replace('"config":{"modules":[]', '"config":{"ruleset":"standard"');
    for (const version of [1, 2]) {
      const older = before.replace(`"version":${LOG_VERSION}`, `"version":${version}`);
      expect(older).toContain('"ruleset":"standard"');
      expect(accepted(read(older))).toMatchObject({ header, entries });
    }
    const handed = changeController(undone, { seat: ann, bot: "steady", why: "voted" }, 13).entry;
    const longer = writeLog(counter.codecs.event, { header, seed: null, entries: [...undone.entries, handed] });
    expect(accepted(read(longer)).entries.at(-1)).toEqual({
      _tag: "ControllerChanged",
      seq: 3,
      seat: 0,
      bot: "steady",
      why: "voted",
      at: 13,
    });
    expect(badLine(longer.replace('"voted"', '"bored"'))).toMatchObject({ line: 5 });
  });

  it("is read with the tags that entries had before, and written with those of today", () => {
    const handed = changeController(undone, { seat: ann, bot: "steady", why: "voted" }, 13).entry;
    const file = { header, seed: null, entries: [...undone.entries, handed] };
    const today = writeLog(counter.codecs.event, file);
    for (const version of [1, 2, 3]) {
      const before = today
        .replace(`"version":${LOG_VERSION}`, `"version":${version}`)
        .replace('"GameStarted"', '"Begun"')
        .replace('"ControllerChanged"', '"Handed"');
      expect([...before.matchAll(/"(Begun|Handed)"/g)]).toHaveLength(2);
      const lifted = accepted(read(before));
      expect(lifted).toMatchObject(file);
      expect(writeLog(counter.codecs.event, lifted)).toBe(today);
    }
    expect(badLine(today.replace('"GameStarted"', '"toString"'))).toMatchObject({ line: 2, field: "_tag" });
  });

  it("knows the tags that entries ever had, when they are times, and on which lines they are told", () => {
    expect(tagsOfEntry("GameStarted")).toEqual(["GameStarted", "Begun"]);
    expect(tagsOfEntry("Played")).toEqual(["Played"]);
    const newYear = Date.UTC(2020, 0, 1);
    expect([timeOf(newYear - 1), timeOf(newYear), timeOf(13)]).toEqual([null, newYear, null]);
    expect([0, 1, 3, 4].map((entry) => lineOfEntry(text, entry))).toEqual([2, 3, 5, undefined]);
    expect(lineOfEntry(text.replaceAll("\n", "\n\n"), 1)).toBe(5);
  });

  it("tells where its rules changed: nobody goes back over it, and only what came since is made again", () => {
    const older = { hash: "older", modules: [{ id: "kimchi", version: 1 }] };
    const other = { ...counter, hash: "today", begin: () => [{ _tag: "Added" as const, seat: ann, sum: 7 }] };
    const step = changeRules({ ...played, rules: other }, older, 12);
    expect(step.entry).toEqual({
      _tag: "RulesChanged",
      seq: 2,
      from: older,
      to: { hash: "today", modules: [] },
      at: 12,
    });
    expect(step.table.state).toEqual(played.state);
    const bob = seatOf(1);
    const rolled = { seat: bob, commandId: "c2", seen: 2, command: { _tag: "add", amounts: [2] } } as const;
    const { table } = accepted(submit(step.table, rolled, 13));
    expect([undoTargets(step.table, ann), undoTargets(table, bob), undoTargets(table, ann, [bob])]).toEqual([
      [],
      [1],
      [],
    ]);
    const goingTo = (to: number) => rollback(table, { seat: bob, commandId: "b", to }, 14);
    expect(goingTo(0)).toMatchObject({ failure: { _tag: "NothingToUndo" } });
    const back = accepted(goingTo(1)).table;
    expect(back.state).toEqual(played.state);
    expect(historyWithUndone(back.entries).map(({ _tag }) => _tag)).toEqual([
      "GameStarted",
      "Played",
      "RulesChanged",
      "UndoneEntries",
    ]);
    expect(accepted(redecide(other, "seed", back.entries))).toEqual(back);
    const file = { header, seed: null, entries: back.entries };
    const written = writeLog(counter.codecs.event, file);
    expect(accepted(read(written))).toMatchObject(file);
    expect(badLine(written.replace('"to":{"hash":"today"', '"to":{"hash":7'))).toMatchObject({
      line: 4,
      field: "to.hash",
    });
    expect(rulesInForce({ hash: "today", config }, back.entries)).toEqual({ hash: "today", modules: [] });
    expect(rulesInForce({ hash: "x", config: { ...config, modules: older.modules } }, [])).toEqual({
      ...older,
      hash: "x",
    });
  });

  it("names the first line and field that does not fit", () => {
    expect(badLine("")).toMatchObject({ _tag: "BadLine", line: 1 });
    expect(badLine(text.replace(`"version":${LOG_VERSION}`, `"version":${LOG_VERSION + 1}`))).toMatchObject({
      line: 1,
      field: "version",
    });
    expect(badLine(text.replace('"sum":20', '"sum":"20"'))).toMatchObject({ line: 3, field: "events[0].sum" });
    expect(badLine(text.replace('"seq":1', '"seq":7'))).toMatchObject({ line: 3, field: "seq" });
    expect(badLine(text.replace('"to":0', '"to":0,"why":"because"'))).toMatchObject({ line: 4, field: "why" });
  });

  it("names the field of the head's configuration that loads no rules, and hands on why it loads none otherwise", () => {
    const loadedBy = (failure: Refusal) => Result.getFailure(readLog(text, () => Result.fail(failure)));
    const unknown: Malformed = {
      _tag: "Malformed",
      rule: "",
      field: "modules[0].id",
      message: "no such module",
      reason: { _tag: "UnknownModule" },
    };
    expect(loadedBy(unknown)).toMatchObject(Option.some({ _tag: "BadLine", line: 1, field: "config.modules[0].id" }));
    const otherwise: Refusal = { _tag: "NotNow", rule: "R1.1" };
    expect(loadedBy(otherwise)).toEqual(Option.some(otherwise));
  });

  it("names the line where a file breaks off, and one that no game can have written", () => {
    const cut = text.slice(0, text.lastIndexOf('"at"'));
    expect(badLine(cut)).toMatchObject({ _tag: "BadLine", line: 5 });
    expect(badLine(text.replaceAll("\n", "\n\n").replace('"sum":20', '"sum":"20"'))).toMatchObject({ line: 5 });
    expect(badLine(text.replace('"seat":0,"commandId":"c1"', '"seat":9,"commandId":"c1"'))).toMatchObject({
      line: 3,
      field: "seat",
    });
    expect(badLine(text.replace('"to":0', '"to":2'))).toMatchObject({ line: 4, field: "to" });
    const [head = "", begin = ""] = text.split("\n");
    expect(badLine(`${head}\n${begin}\n${begin.replace('"seq":0', '"seq":1')}`)).toMatchObject({
      line: 3,
      field: "_tag",
    });
    expect(badLine(`${head}\n`)).toBeNull();
    expect(badLine(text.replace('"seats":2', '"seats":3'))).toMatchObject({ line: 1, field: "seats" });
  });

  it("lets nothing into a name or a colour that is more than that", () => {
    const named = (player: string) => text.replace('"player":"Ann"', `"player":${JSON.stringify(player)}`);
    const coloured = (colour: string) => text.replace('"colour":"red"', `"colour":${JSON.stringify(colour)}`);
    expect(badLine(named("<script>alert(1)</script>"))).toBeNull();
    expect(badLine(named("Ann\u202etxt.exe"))).toMatchObject({ line: 1, field: "seats[0].player" });
    expect(badLine(named("A".repeat(100)))).toBeNull();
    expect(badLine(named("A".repeat(101)))).toMatchObject({ line: 1, field: "seats[0].player" });
    for (const colour of ["#1a2B3c", "light-blue"]) expect(badLine(coloured(colour))).toBeNull();
    for (const colour of ["url(https://elsewhere.example/x.png)", "x: red", "#12", "#123456789", "red;", "-red"])
      expect(badLine(coloured(colour))).toMatchObject({ line: 1, field: "seats[0].banner.colour" });
  });

  it("is refused when it is larger than any game", () => {
    expect(badLine(text + " ".repeat(LARGEST_LOG))).toMatchObject({ _tag: "LogTooLarge", most: LARGEST_LOG });
  });

  it("is compressed when it begins as gzip does", () => {
    expect(isPacked(new Uint8Array([0x1f, 0x8b, 8]))).toBe(true);
    expect([new Uint8Array(), new Uint8Array([0x7b, 0x22])].some(isPacked)).toBe(false);
  });
});
