import { foodChainMagnate } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { LOG_VERSION, timeOf, unshaped } from "@blueplate/kernel";
import { isOfOtherRules, logTreeOf } from "@blueplate/study";
import { Result } from "effect";
import { expect, it, vi } from "vitest";
import { english, gameWordsIn } from "@blueplate/words";
import type { OpenedChapter } from "../../src/session/opened-chapter.ts";
import { wholeLog } from "../../src/export/line-log.ts";
import { memoryStore } from "../../src/study-stores/edit-store.ts";

vi.mock("@blueplate/tabletop", () => ({
  shell: () => english.shell,
  pageWords: (words: { readonly en: unknown }) => () => words.en,
  language: { words: () => english },
  playerName: () => "Ann",
  wordsOf: (game: string) => gameWordsIn(english, game),
}));
// Nobody is asked over a network here.
vi.stubGlobal("location", new URL("http://localhost/"));

const { dateTime, day } = await import("../../src/dates.ts");
const { fileLog } = await import("../../src/open/log.ts");
const { unknownIn } = await import("../../src/session/proof.ts");
const { openLog } = await import("../../src/open/open.ts");
const { fileChapter } = await import("../../src/studies/sources.ts");

const TEXT = readFileSync(
  new URL("../../../../goldens/food-chain-magnate/1/introductory-2p-steady-g1.jsonl", import.meta.url),
  "utf8",
);

/** How many facts are decoded while something is done. */
const decodedIn = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  const { load } = foodChainMagnate;
  const spy = vi.spyOn(foodChainMagnate, "load").mockImplementation((config) =>
    Result.map(load(config), (rules) => {
      const { event } = rules.codecs;
      const decode: typeof event.decode = (input) => {
        count++;
        return event.decode(input);
      };
      return { ...rules, codecs: { ...rules.codecs, event: { ...event, decode } } };
    }),
  );
  await work();
  spy.mockRestore();
  return count;
};

it("a game that is kept is opened again with each of its facts decoded once, and saved as it was", async () => {
  const store = memoryStore();
  const opened: OpenedChapter[] = [];
  const open = async (): Promise<void> => void opened.push(await openLog(await fileLog(TEXT), store));
  const first = await decodedIn(open);
  const again = await decodedIn(open);
  for (const { chapter, kept } of opened) {
    const { source } = chapter;
    if (source._tag !== "Game") throw new Error("no game");
    expect(kept).toBe(true);
    const facts = [...logTreeOf(source).all.values()].flatMap(({ events }) => events);
    expect([first, again]).toEqual([facts.length, facts.length]);
    // The log is an old one: it is lifted when it is read.
    const lifted = TEXT.replace('"version":1', `"version":${LOG_VERSION}`)
      .replace('"ruleset":"introductory"', '"modules":[{"id":"introductory","version":1}]')
      .replace('"_tag":"Begun"', '"_tag":"GameStarted"');
    expect(lifted).toContain("GameStarted");
    expect(wholeLog(source)).toBe(lifted);
  }
  for (const { host } of opened) host.close();
});

it("a log of facts that cannot follow each other says in which line", async () => {
  const { load } = foodChainMagnate;
  const spy = vi.spyOn(foodChainMagnate, "load").mockImplementation((config) =>
    Result.map(load(config), (rules) => {
      const evolve: typeof rules.evolve = (state, event) => {
        if (event._tag === "TurnEnded") throw new Error("a turn that nobody has");
        return rules.evolve(state, event);
      };
      return { ...rules, evolve };
    }),
  );
  const at = TEXT.split("\n").findIndex((line) => line.includes('"_tag":"TurnEnded"')) + 1;
  const opened = async (text: string): Promise<unknown> => openLog(await fileLog(text), memoryStore());
  const problem = (line: number) =>
    `Line ${line} of the log cannot be read: The rules cannot go on from this position.`;
  await expect(opened(TEXT)).rejects.toThrow(problem(at));
  // Lines that say nothing count too.
  await expect(opened(TEXT.replace("\n", "\n\n"))).rejects.toThrow(problem(at + 1));
  spy.mockRestore();
});

it("a file is played again before it opens, and says what is not so; the head of a log alone says that its game has not begun", async () => {
  const [head = "", ...entries] = TEXT.trimEnd().split("\n");
  const opened = async (text: string): Promise<unknown> => openLog(await fileLog(text), memoryStore());
  await expect(opened(`${head}\n`)).rejects.toThrow("This is the head of a log alone: its game has not begun.");
  const at = entries.findIndex((entry) => entry.includes('"FirstRestaurantPlaced"'));
  const [, square = ""] = /"FirstRestaurantPlaced".*?"at":\[(\d+),/.exec(entries[at] ?? "") ?? [];
  const moved = (entries[at] ?? "").replace(/("FirstRestaurantPlaced".*?"at":)\[\d+,\d+\]/, "$1[900,900]");
  await expect(opened([head, ...entries.with(at, moved)].join("\n"))).rejects.toThrow(
    `Line ${at + 2} of the log cannot be read: events[0].at[0]: by the rules ${square} is expected here, not 900.`,
  );
  const other = (entries[at] ?? "").replace(/("command":.*?"at":)\[\d+,\d+\]/, "$1[0,0]");
  await expect(opened([head, ...entries.with(at, other)].join("\n"))).rejects.toThrow(
    `Line ${at + 2} of the log cannot be read: command: the rules do not allow it: `,
  );
});

it("a file that a study refuses is named with its line, as on the page", async () => {
  const { place } = await fileChapter(new File([TEXT.replace("\n", "\n\n")], "game.jsonl"));
  const refused = place(unshaped("source.entries[3].events[1].seat", { _tag: "NotThere" }));
  // The head, the empty line, and four entries.
  expect(refused).toMatchObject({ _tag: "BadLine", line: 6, field: "events[1].seat" });
});

it("a game by other rules is looked at, and played on up to where today's come to something else", async () => {
  const lines = TEXT.trimEnd().split("\n");
  const at = lines.findLastIndex((line) => line.includes('"reason":"sale"'));
  // One more dollar for a sale, and the game breaks off there.
  const paid = (lines[at] ?? "").replace(
    /"reason":"sale","amount":(\d+),"owed":(\d+),"cash":(\d+),"bank":(\d+)}.*\],"final"/,
    (_, ...[amount, owed, cash, bank]: string[]) =>
      `"reason":"sale","amount":${Number(amount) + 1},"owed":${owed},"cash":${Number(cash) + 1},"bank":${Number(bank) - 1}}],"final"`,
  );
  expect(paid).not.toBe(lines[at]);
  const { reader, chapter, host } = await openLog(
    await fileLog(lines.slice(0, at).concat(paid).join("\n")),
    memoryStore(),
  );
  expect(reader.verdict()).toMatchObject({ otherRules: true, differs: { entry: at - 1 }, believed: [], earlier: [] });
  const end = [...logTreeOf(chapter.source).line].at(-1)?.id ?? "";
  expect([isOfOtherRules(reader, chapter, "m0"), isOfOtherRules(reader, chapter, end)]).toEqual([false, true]);
  host.close();
  const whole = await openLog(await fileLog(TEXT), memoryStore());
  expect(whole.reader.verdict()).toEqual({ otherRules: true, differs: null, believed: [], earlier: [] });
  expect(isOfOtherRules(whole.reader, whole.chapter, end)).toBe(false);
  whole.host.close();
});

it("says what had to be believed of a log, and nothing of a game that has only been set up", async () => {
  const [head = "", ...entries] = TEXT.trimEnd().split("\n");
  const noSeed = head.replace(/"seed":"[^"]*"/, '"seed":null');
  expect(noSeed).not.toBe(head);
  const told = async (lines: readonly string[]) => {
    const { reader, chapter, host } = await openLog(await fileLog(lines.join("\n")), memoryStore());
    host.close();
    return [reader.verdict().believed.length, unknownIn(chapter.source, reader.verdict())];
  };
  expect(await told([head, ...entries])).toEqual([0, null]);
  const [count, unknown] = await told([noSeed, ...entries]);
  expect(unknown).toEqual({ _tag: "noSeed", count, of: entries.length });
  expect(await told([noSeed, ...entries.slice(0, 1)])).toEqual([1, null]);
  const [, otherSeed] = await told([head.replace(/"seed":"[^"]*"/, '"seed":"other"'), ...entries.slice(0, 1)]);
  expect(otherSeed).toEqual({ _tag: "setUp" });
});

it("what only counts is no date", () => {
  expect([timeOf(0), timeOf(398), timeOf(1_795_238_322_822)]).toEqual([null, null, 1_795_238_322_822]);
});

it("what nobody looked at a clock for has neither day nor time: frozen games count their entries instead", async () => {
  for (const at of [0, 40, 600_000]) expect([day(at), dateTime(at)]).toEqual([null, null]);
  const { study } = await openLog(await fileLog(TEXT), memoryStore());
  expect(study.title).not.toMatch(/1970|null/);
});

it("the replay of a daily table is called by its day once, in the name of its window and in its head; who played tells it apart", async () => {
  const name = "Daily town, November 30";
  const { study, chapter, tableName } = await openLog(
    { text: TEXT, key: "table-daily", table: "daily", name },
    memoryStore(),
  );
  expect([tableName, chapter.name]).toEqual([name, name]);
  const header: unknown = JSON.parse(TEXT.slice(0, TEXT.indexOf("\n")));
  expect(header).toMatchObject({ seats: [{ bot: expect.any(String) }, { bot: expect.any(String) }] });
  // Nobody but bots: there is nothing to tell it apart by.
  expect(study.title).toBe(name);
  const people = TEXT.replace(/"bot":"[^"]*"/, '"bot":null');
  const own = await openLog({ text: people, key: "table-own", table: "own", name }, memoryStore());
  expect(own.study.title).toMatch(/^Daily town, November 30 \([^,\d()]+\)$/);
});
