import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Json, redact, type Refusal, type Rules, type Viewer } from "@blueplate/kernel";
import { rngOf } from "@blueplate/kernel/testing";
import { readValidLog } from "@blueplate/study";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { gameOf } from "../src/games.ts";

const root = join(import.meta.dirname, "../../goldens");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".jsonl"));

// cast: the lines of a frozen log are objects.
type Line = { [field: string]: Json };
const linesOf = (name: string): readonly Line[] =>
  readFileSync(join(root, name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
const textOf = (lines: readonly unknown[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");

/** The log as an export shows it while the game runs. */
const running = ([head, ...entries]: readonly Line[], viewer: Viewer): readonly Line[] => [
  { ...head, seed: null },
  ...redact(entries, viewer),
];

const loaded = new Map<string, Result.Result<Rules, Refusal>>();
const read = (lines: readonly unknown[]) =>
  readValidLog(textOf(lines), ({ game, config }) => {
    const key = JSON.stringify([game, config]);
    const rules = loaded.get(key) ?? gameOf(game).load(config);
    loaded.set(key, rules);
    return rules;
  });

/** The log as if it had been played by the rules of today. */
const today = ([head = {}, ...entries]: readonly Line[]): readonly Line[] => {
  const { rules } = Result.getOrThrow(read([head]));
  return [{ ...head, hash: rules.hash }, ...entries];
};

/** How a log that opens stands to the rules of today. */
const verdictOn = (lines: readonly unknown[]) => Result.getOrThrow(read(lines)).verdict;

/** What is said of the first bad line; null where the log opens. */
const faultIn = (lines: readonly unknown[]): Refusal | null => {
  const result = read(lines);
  return Result.isFailure(result) ? result.failure : null;
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The paths of all values in some JSON that hold no others. */
const leaves = (value: Json, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]))
    : [path];

const changed = (value: Json, [key, ...rest]: readonly string[], change: (leaf: Json) => Json): Json => {
  if (key === undefined) return change(value);
  if (isList(value)) return value.map((each, at) => (String(at) === key ? changed(each, rest, change) : each));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, each]) => [name, name === key ? changed(each, rest, change) : each]),
  );
};

const STRINGS = ["burger", "pizza", "trainer", "coach", "N", "E", "x"];

/** Another value of the same kind, as somebody would write it who wants it to be believed. */
const other =
  (nth: number) =>
  (leaf: Json): Json => {
    if (typeof leaf === "number") return [leaf + 1, leaf === 0 ? 2 : 0, leaf + 900, -1 - leaf][nth % 4] ?? 0;
    if (typeof leaf === "boolean") return !leaf;
    return STRINGS.find((text, at) => at >= nth % 5 && text !== leaf) ?? 1;
  };

/** Lines that are left of a log after the one that was changed. */
const MORE = 12;

const BEST = "food-chain-magnate/1/standard-3p-steady-g1.jsonl";

/** The line with this in it, by its number, with it changed. */
const with1 = (lines: readonly Line[], within: string, from: RegExp, to: string) => {
  const at = lines.findIndex((line) => JSON.stringify(line).includes(within));
  const line = JSON.stringify(lines[at]);
  const after = line.replace(from, to);
  if (at < 0 || after === line) throw new Error(`nothing to change: ${within}`);
  // cast: one value was changed in some JSON.
  return { line: at + 1, lines: lines.with(at, JSON.parse(after) as Line) };
};

describe("a frozen game", () => {
  // The eyes of a seat and three of the six changes for each file in turn: all for all in the deep suite.
  const isDeep = process.env["MODE"] === "long";

  it.each(files)("%s is believed, whole and as everybody saw it while it ran", (name) => {
    const lines = linesOf(name);
    const seats = Array.from(lines[0]?.["seats"] as readonly Json[], (_, seat) => seat as Viewer);
    // The head of an older one names earlier rules, but those of today come to the same in every entry.
    const otherRules = lines[0]?.["hash"] !== today(lines)[0]?.["hash"];
    expect(otherRules).toBe(name.includes("/1/"));
    expect(verdictOn(lines)).toEqual({ otherRules, differs: null, believed: [], earlier: [] });
    if (otherRules) {
      expect(verdictOn(today(lines))).toEqual({ otherRules: false, differs: null, believed: [], earlier: [] });
    }
    const seen = isDeep ? seats : seats.filter((seat) => seat === files.indexOf(name) % 3);
    for (const viewer of ["watcher", ...seen] as const) {
      const { differs, believed } = verdictOn(running(lines, viewer));
      expect(differs, String(viewer)).toBeNull();
      expect(believed[0], String(viewer)).toBe(0);
    }
  });

  it.each(files)("%s with one fact changed is never believed", (name) => {
    const frozen = linesOf(name);
    const rng = rngOf(name);
    for (let nth = 0; nth < 6; nth++) {
      if (!isDeep && (nth + files.indexOf(name)) % 2 === 0) continue;
      // Whatever rules it claims: what nothing else in it agrees with was changed.
      const lines = nth % 2 === 0 ? today(frozen) : frozen;
      const at = 1 + rng(lines.length - 1);
      const facts = leaves(lines[at]?.["events"] ?? [], ["events"]);
      const path = facts[rng(facts.length)];
      if (!path || path.length < 2) continue;
      // What comes long after it is not asked for any more.
      const broken = lines.slice(0, at + MORE).with(at, changed(lines[at] ?? {}, path, other(nth)) as Line);
      expect(faultIn(broken), `line ${at + 1}: ${path.join(".")}`).toMatchObject({ _tag: "BadLine", line: at + 1 });
    }
  });

  it("with another choice, with one left out or with all of the beginning gone is refused", () => {
    const lines = today(linesOf(BEST));
    const hire = with1(lines, '"work.hire"', /("command":.*?"employee":)"[^"]*"/, '$1"cfo"');
    expect(faultIn(hire.lines)).toMatchObject({ line: hire.line });
    const shorter = lines.toSpliced(hire.line - 1, 1).map((line, at) => (at === 0 ? line : { ...line, seq: at - 1 }));
    // The first line that the missing choice makes a difference to.
    expect(faultIn(shorter)).toMatchObject({ _tag: "BadLine", line: 15 });
    for (const log of [lines, running(lines, "watcher")]) {
      expect(faultIn(log.with(1, { ...log[1], events: [] }))).toMatchObject({ line: 2, field: "events[0]" });
    }
  });
});

describe("an impossible value is named, with and without the seed", () => {
  const lines = linesOf(BEST);
  it.each([
    [
      "a place off the map",
      "FirstRestaurantPlaced",
      /("_tag":"FirstRestaurantPlaced".*?"at":)\[\d+,\d+\]/,
      "$1[900,900]",
      "900",
    ],
    ["cash that was not paid", '"MoneyPaid"', /("_tag":"MoneyPaid".*?"cash":)\d+/, "$177777", "77777"],
    ["a seat that nobody has", '"_tag":"Hired"', /("_tag":"Hired","seat":)\d/, "$17", "7"],
    ["a house that is not there", '"HouseServed"', /("_tag":"HouseServed","house":)\d+/, "$1999", "999"],
  ])("%s", (_, within, from, to, got) => {
    for (const log of [lines, running(lines, "watcher")]) {
      const broken = with1(log, within, from, to);
      expect(faultIn(broken.lines)).toMatchObject({ line: broken.line, reason: { _tag: "OtherFact", got } });
    }
  });
});

describe("a game by other rules", () => {
  const lines = linesOf(BEST);
  /** Dinner is worth a dollar more from here on, as by rules that pay more; cash and bank go on from there. */
  const dearer = (from: number): readonly Line[] => {
    const more = new Map<Json, number>();
    const told = (event: Json): Json => {
      // cast: the facts of a log are objects.
      const { _tag, seat = 0, amount, cash, bank, reason, income } = event as Readonly<Record<string, Json>>;
      if (_tag === "HouseServed") return { ...(event as object), income: Number(income) + 1 };
      if (_tag !== "MoneyPaid" && _tag !== "BankBroke") return event;
      const given = reason === "sale" ? 1 : 0;
      more.set(seat, (more.get(seat) ?? 0) + given);
      more.set("all", (more.get("all") ?? 0) + given);
      const left = { ...(event as object), bank: Number(bank) - (more.get("all") ?? 0) };
      return _tag === "BankBroke"
        ? left
        : { ...left, amount: Number(amount) + given, cash: Number(cash) + (more.get(seat) ?? 0) };
    };
    return lines.map((line, at) =>
      at < from || !isList(line["events"] ?? null)
        ? line
        : { ...line, events: (line["events"] as readonly Json[]).map(told) },
    );
  };
  const first = lines.findIndex((line) => JSON.stringify(line["events"] ?? null).includes('"reason":"sale"'));

  it("opens as what it is: looked at, with the first entry that today comes to something else", () => {
    const { otherRules, differs } = verdictOn(dearer(first).slice(0, first + 20));
    expect(otherRules).toBe(true);
    expect(differs).toMatchObject({ entry: first - 1, fault: { reason: { _tag: "OtherFact" } } });
    // Whoever claims the rules of today has to keep to them.
    expect(faultIn(today(dearer(first)))).toMatchObject({ _tag: "BadLine", line: first + 1 });
  });

  it("is refused where nothing else in it agrees with what was changed, and where it cannot be", () => {
    const cheap = with1(lines, '"HouseServed"', /("_tag":"HouseServed".*?"income":)(\d+)/, "$177");
    expect(faultIn(cheap.lines)).toMatchObject({ line: cheap.line, reason: { _tag: "OtherFact", got: "77" } });
    const gone = lines.with(1, { ...lines[1], events: [] });
    expect(faultIn(gone)).toMatchObject({ line: 2 });
    const strange = with1(lines, "work.hire", /"_tag":"work.hire"/, '"_tag":"work.steal"');
    expect(faultIn(strange.lines)).toMatchObject({ line: strange.line, field: expect.stringContaining("command") });
  });
});

describe("a log whose secrets are closed", () => {
  const lines = linesOf(BEST);
  const closed = today(running(lines, "watcher"));
  const withFact = (log: readonly Line[], at: number, fact: Json) =>
    log.with(at, { ...log[at], events: [...((log[at] ?? {})["events"] as readonly Json[]), fact] });
  const paid = { _tag: "MoneyPaid", seat: 0, reason: "sale", amount: 100, owed: 0, cash: 100, bank: 50 };

  it("has no facts but those that its secrets and dice account for", () => {
    const at = closed.findIndex((line) =>
      /"events":\[{"_tag":"StructureSubmitted"[^\]]*\][^\]]*\],"final"/.test(JSON.stringify(line)),
    );
    expect(faultIn(withFact(closed, at, paid))).toMatchObject({ _tag: "BadLine", line: at + 1 });
    // An open choice cannot hide behind a closed envelope.
    const turn = closed.findIndex((line) => JSON.stringify(line).includes('"work.endTurn"'));
    const hidden = { ...closed[turn], command: { _tag: "Envelope", readers: [0], content: null } };
    expect(faultIn(closed.with(turn, hidden))).toMatchObject({ line: turn + 1, field: "command.content" });
  });

  it.each([
    ["card that its seat does not have", '"selected":["', /"selected":\["[^"]*"/, '"selected":["guru"', "atWork"],
    [
      "more from the reserve than lies on its cards",
      '"_tag":"BankBroke"',
      /("_tag":"BankBroke".*?"added":)\d+/,
      "$1999",
      "added",
    ],
    [
      "tile that lies there already",
      "GameBegan",
      /"tiles":\[\["([A-Z]+\d+)","[A-Z]+\d+"/,
      '"tiles":[["$1","$1"',
      "tiles",
    ],
  ])("shows no %s", (_, within, from, to, field) => {
    const broken = with1(closed, within, from, to);
    expect(faultIn(broken.lines)).toMatchObject({ line: broken.line, field: expect.stringContaining(field) });
  });
});

describe("a log whose rules changed on the way", () => {
  const AT = 60;
  const lines = today(linesOf(BEST));
  /** The log with the change of rules as entry `AT`; its entries before are those of the rules `from`. */
  const changedFrom = (from: Json, all: readonly Line[] = lines): readonly Line[] => {
    const named = (hash: Json): Json => ({ hash, modules: [] });
    const change = { _tag: "RulesChanged", seq: AT, from: named(from), to: named(lines[0]?.["hash"] ?? ""), at: 1 };
    const later = all.slice(AT + 1).map((entry): Line => ({ ...entry, seq: Number(entry["seq"]) + 1 }));
    return [...all.slice(0, AT + 1), change, ...later];
  };
  it("is checked from there on by those of today, and believed before, but for what cannot be", () => {
    const log = changedFrom("those before");
    const earlier = Array.from({ length: AT }, (_, seq) => seq);
    expect(verdictOn(log)).toEqual({ otherRules: false, differs: null, believed: [], earlier });
    // By rules that are here everything is checked.
    expect(verdictOn(changedFrom(lines[0]?.["hash"] ?? ""))).toMatchObject({ differs: null, earlier: [] });
    // What those before may have allowed, those of today need not know.
    const strange = (at: number) =>
      log.with(at + 1, {
        ...log[at + 1],
        command: { _tag: "Envelope", readers: "everybody", content: { _tag: "nap" } },
      });
    expect(verdictOn(strange(AT - 1)).earlier).toEqual(earlier);
    expect(faultIn(strange(AT + 1))).toMatchObject({ line: AT + 3 });
    const tile = with1(log, '"GameBegan"', /"tiles":\[\["([A-Z]+\d+)","[A-Z]+\d+"/, '"tiles":[["$1","$1"');
    expect(faultIn(tile.lines)).toMatchObject({ line: 2 });
    const watched = verdictOn(running(log, "watcher"));
    expect(watched).toMatchObject({ differs: null, earlier });
    expect(watched.believed.every((seq) => seq > AT)).toBe(true);
  });

  it("names the entry after it that other rules than those of today decided", () => {
    const log = changedFrom("those before").with(0, { ...lines[0], hash: "those between" });
    expect(verdictOn(log)).toMatchObject({ otherRules: true, differs: null });
  });

  it("goes back to the change, and never over it", () => {
    const log = changedFrom("those before").slice(0, AT + 4);
    const back = (to: number) => [...log, { _tag: "Undone", seq: AT + 3, seat: 0, commandId: "back", to, at: 1 }];
    expect(faultIn(back(AT - 1))).toBeNull();
    expect(faultIn(back(AT - 2))).toMatchObject({ line: AT + 5, field: "to" });
  });
});

describe("what is taken back, handed over and taken over", () => {
  const lines = today(linesOf(BEST));
  const last = (all: readonly Line[]): number => all.length - 1;
  const undone = (all: readonly Line[], to: number) => ({
    _tag: "Undone",
    seq: last(all),
    seat: 0,
    commandId: "back",
    to,
    at: 1,
  });

  it("is followed", () => {
    const [begun, again] = [lines.slice(0, 6), lines.slice(4, 12)];
    const handed = { _tag: "ControllerChanged", seq: 5, seat: 1, bot: "steady", why: "asked", at: 1 };
    const back = [...begun, handed, { ...undone(begun, 2), seq: 6 }];
    const log = [...back, ...again.map((entry, at) => ({ ...entry, seq: 7 + at, commandId: `again-${at}` }))];
    expect(faultIn(log)).toBeNull();
    expect(faultIn(log.with(7, { ...log[7], to: 1 }))).toMatchObject({ _tag: "BadLine", line: 9 });
    expect(faultIn([...lines, undone(lines, last(lines) - 1)])).toMatchObject({ field: "to" });
  });

  it("is believed of another game's dice, but for what cannot be", () => {
    const before = lines.map((line, at) => (at < 2 || at > 9 ? line : { ...line, commandId: `before-${at - 1}` }));
    const other = before.slice(0, 10).with(0, { ...before[0], seed: "another" });
    expect(faultIn(other)).toBeNull();
    const broken = with1(
      other,
      "FirstRestaurantPlaced",
      /("_tag":"FirstRestaurantPlaced".*?"at":)\[\d+,\d+\]/,
      "$1[900,900]",
    );
    expect(faultIn(broken.lines)).toMatchObject({ line: broken.line });
  });

  it("is believed of a set-up alone that another game dealt, and said so; not of one that was changed", () => {
    const resumed = lines.slice(0, 2).with(0, { ...lines[0], seed: "another" });
    expect(verdictOn(resumed)).toEqual({ otherRules: false, differs: null, believed: [0], earlier: [] });
    const turned = with1(lines, '"GameBegan"', /("tiles":\[\["[A-Z]+)(\d+)/, "$1180");
    expect(faultIn(turned.lines)).toMatchObject({ line: 2 });
  });
});
