import { readFileSync } from "node:fs";
import { bots, nextMove } from "@blueplate/bot";
import { foodChainMagnate } from "@blueplate/engine";
import { LOG_VERSION, readLog } from "@blueplate/kernel";
import { type Chapter, groundOf, lineThrough, nodeOf, type Study, type Wanted } from "@blueplate/study";
import { Result } from "effect";
import { expect, test } from "vitest";
import { playingOn, type Trying } from "../src/session/playing.ts";
import { createLocal, openLocal } from "../src/study/local.ts";
import { memoryShelf } from "../src/study/shelf.ts";

const TEXT = readFileSync(
  new URL("../../../goldens/food-chain-magnate/introductory-2p-steady-g1.jsonl", import.meta.url),
  "utf8",
);
const GROUND = groundOf({ games: [foodChainMagnate], scenarios: [] });

/** The chapter of a study in this browser, as a screen holds it. */
const screen = async () => {
  const log = Result.getOrThrow(readLog(TEXT, (header) => foodChainMagnate.load(header.config)));
  const [, ...entries] = TEXT.trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const header = { ...log.header, hash: log.rules.hash, version: LOG_VERSION };
  // cast: the log was read a moment ago.
  const source = { _tag: "Log", header, seed: log.seed, entries } as unknown as Wanted;
  const chapter = { _tag: "AddChapter", chapter: "c", name: "c", source } as const;
  const shelf = memoryShelf();
  const id = Result.getOrThrow(await createLocal(shelf, GROUND, { title: "t", name: "Ann", chapter }));
  const host = Result.getOrThrow(await openLocal(shelf, GROUND, id));
  let study: Study | undefined;
  host?.watch((told) => {
    if (told._tag === "Study") ({ study } = told);
  });
  const now = (): { readonly study: Study; readonly chapter: Chapter } => {
    const [first] = study?.chapters ?? [];
    if (!study || !first) throw new Error("no chapter");
    return { study, chapter: first };
  };
  if (!host) throw new Error("no study");
  const reader = Result.getOrThrow(GROUND.reader(now().chapter.source));
  let at = "m20";
  const trying: Trying = {
    host,
    reader,
    study: () => now().study,
    chapter: () => now().chapter,
    node: () => nodeOf(now().chapter, at) ?? expect.fail(`no node ${at}`),
    goTo: (node) => void (at = node),
  };
  return { trying, now, at: () => at, back: () => void (at = "m20") };
};

const lineup = ["random", "random"].map((id) => {
  const bot = bots.find((each) => each.game === "food-chain-magnate" && each.id === id);
  if (!bot) throw new Error(`no bot ${id}`);
  return bot;
});

test("bots play a line to the end of a game in few edits, and a line that stands already is gone along", async () => {
  const { trying, now, at, back } = await screen();
  const { rules } = trying.reader;
  const move = (state: unknown, count: number) =>
    Promise.resolve(nextMove({ rules, state, turn: 21 + count }, { bots: lineup, seed: "line" }));
  expect(await playingOn(trying)(move)).toBeNull();
  const line = lineThrough(now().chapter, at());
  expect(rules.outcome(trying.reader.state(now().chapter, at()))).not.toBeNull();
  expect(line.filter(({ kind }) => kind === "variation").length).toBeGreaterThan(100);
  expect(now().study.edits).toBeLessThan(15);
  const { edits } = now().study;
  const end = at();
  back();
  await playingOn(trying)(move);
  expect([now().study.edits, at()]).toEqual([edits, end]);
});

test("what was played before a move that is refused stays", async () => {
  const { trying, now } = await screen();
  const { rules } = trying.reader;
  const refused = await playingOn(trying)(async (state, count) =>
    count < 4
      ? nextMove({ rules, state, turn: 21 + count }, { bots: lineup, seed: "line" })
      : { seat: rules.waitsFor(state)[0] ?? expect.fail("nobody is asked"), command: { _tag: "juggle" } },
  );
  expect(refused?._tag).toBe("Malformed");
  expect(now().chapter.nodes).toHaveLength(4);
});
