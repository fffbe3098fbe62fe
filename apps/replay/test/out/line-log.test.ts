import { foodChainMagnate } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { type Json, LOG_VERSION, randomCommand, readLog, upcastEntry } from "@blueplate/kernel";
import { rngOf } from "@blueplate/kernel/testing";
import {
  beginAggregate,
  type Chapter,
  type GameSource,
  studyContextOf,
  lineThrough,
  readerOf,
  submitEdit,
  type RequestedSource,
} from "@blueplate/study";
import { Result } from "effect";
import { expect, test } from "vitest";
import { lineLog } from "../../src/export/line-log.ts";
import { seatsIn } from "../../src/session/seats.ts";

const TEXT = readFileSync(
  new URL("../../../../goldens/food-chain-magnate/1/introductory-2p-steady-g1.jsonl", import.meta.url),
  "utf8",
);
const LOG = Result.getOrThrow(readLog(TEXT, (header) => foodChainMagnate.load(header.config)));
const LIBRARY = { games: [foodChainMagnate], scenarios: [] };
const GROUND = studyContextOf(LIBRARY);
const WHO = { person: "me", name: "Me", at: 0 };

const lines = (text: string): readonly Json[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    // cast: every line of a log is JSON.
    .map((line) => upcastEntry(JSON.parse(line)) as Json);

/** The game as a chapter, under the rules of today so that moves can be added to it. */
const chapterOfGame = (
  edit?: { readonly parent: string; readonly seat: number; readonly command: Json },
  entries = lines(TEXT).slice(1),
): Chapter => {
  const header = { ...LOG.header, hash: LOG.rules.hash, version: LOG_VERSION };
  // cast: the log was read a moment ago.
  const wanted = { _tag: "Log", header, seed: LOG.seed, entries } as unknown as RequestedSource;
  const begun = beginAggregate({ study: "s", title: "t", seed: "s", id: "b" }, WHO);
  const add = { _tag: "AddChapter", chapter: "c", name: "c", source: wanted } as const;
  let { aggregate } = Result.getOrThrow(submitEdit(begun, { id: "e1", edit: add }, WHO, GROUND));
  if (edit) {
    const node = { _tag: "AddNode", chapter: "c", node: "v-tried0", ...edit } as never;
    ({ aggregate } = Result.getOrThrow(submitEdit(aggregate, { id: "e2", edit: node }, WHO, GROUND)));
  }
  const [chapter] = aggregate.study.chapters;
  if (!chapter) throw new Error("no chapter");
  return chapter;
};

const gameIn = ({ source }: Chapter): GameSource => {
  if (source._tag !== "Game") throw new Error("no game");
  return source;
};

test("the line of a game in which nothing was taken back is its log again", () => {
  const chapter = chapterOfGame();
  const [head, ...entries] = lines(lineLog(gameIn(chapter), lineThrough(chapter, "m0"), "all"));
  const [, ...before] = lines(TEXT);
  expect(entries).toEqual(before);
  expect(head).toMatchObject({ log: "blueplate", version: LOG_VERSION, game: "food-chain-magnate", seed: LOG.seed });
});

test("a line over a change of rules tells it, and one up to before it names the rules of then", () => {
  const change = {
    _tag: "RulesChanged",
    seq: 6,
    from: { hash: "then", modules: [] },
    to: { hash: "", modules: [] },
    at: 1,
  };
  const [, ...before] = lines(TEXT);
  const later = before.slice(6).map((entry, at): Json => ({ ...Object(entry), seq: 7 + at }));
  const chapter = chapterOfGame(undefined, [...before.slice(0, 6), change, ...later]);
  const [head, ...entries] = lines(lineLog(gameIn(chapter), lineThrough(chapter, "m0"), "all"));
  expect(head).toMatchObject({ hash: LOG.rules.hash });
  expect(entries).toEqual([...before.slice(0, 6), change, ...later]);
  const [first, ...few] = lines(lineLog(gameIn(chapter), lineThrough(chapter, "m0").slice(0, 4), "all"));
  expect(first).toMatchObject({ hash: "then" });
  expect(few).toEqual(before.slice(0, 4));
});

test("a line that was tried is a log of its own, which can be read and leads to the same position", () => {
  const plain = chapterOfGame();
  const reader = Result.getOrThrow(readerOf(LIBRARY, plain.source));
  const state = reader.state(plain, "m5");
  const [seat] = reader.rules.waitsFor(state);
  if (seat === undefined) throw new Error("nobody is asked");
  const command = randomCommand(reader.rules, state, seat, rngOf("tried"));
  // cast: an encoded command is JSON by the codec's contract.
  const encoded = reader.rules.codecs.command.encode(command ?? { _tag: "none" }) as Json;
  const chapter = chapterOfGame({ parent: "m5", seat, command: encoded });
  const text = lineLog(gameIn(chapter), lineThrough(chapter, "v-tried0"), "all");
  const read = Result.getOrThrow(readLog(text, (header) => foodChainMagnate.load(header.config)));
  expect(read.entries).toHaveLength(7);
  // The dice of what was tried were others: nobody could come to it again from the seed of the game.
  expect(read.seed).toBeNull();
  expect(read.entries.at(-1)).toMatchObject({ _tag: "Played", seq: 6, seat, command: { content: encoded } });
  const again = Result.getOrThrow(
    readerOf(LIBRARY, { ...gameIn(chapter), entries: lines(text).slice(1) as unknown as GameSource["entries"] }),
  );
  const alone = { ...chapter, nodes: [], source: { ...gameIn(chapter), entries: lines(text).slice(1) as never } };
  expect(again.state(alone, "m6")).toEqual(reader.state(chapter, "v-tried0"));
});

test("players of one name are told apart", () => {
  const seats = seatsIn({ chapter: chapterOfGame, rules: LOG.rules });
  expect(LOG.header.seats.map(({ player }) => player)).toEqual(["steady", "steady"]);
  expect(seats.map(({ player }) => player)).toEqual(["steady", "steady 2"]);
});
