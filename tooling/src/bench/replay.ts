import { foodChainMagnate, loadRules } from "@blueplate/variants";
import { type Event } from "@blueplate/engine";
import { historyOf } from "@blueplate/forecast";
import {
  beginTable,
  mainline,
  encodeEntry,
  endOf,
  type Entry,
  foldMainline,
  LOG_VERSION,
  playOn,
  randomDecider,
  stateCursorOf,
} from "@blueplate/kernel";
import { rngOf } from "@blueplate/kernel/testing/random-game";
import { type Chapter, type GameSource, type Reader, readerOf } from "@blueplate/study";
import { Result } from "effect";
import { type MeasuredRow, microseconds, rowOf } from "./row.ts";

const CONFIG = { modules: [], options: {}, seats: 5 };
const COMMANDS = 600;
const RUNS = 15;
/** Milliseconds for which a row runs before it is measured, at least. */
const WARM_MS = 300;

/** A five-player game of 600 commands with its rules and its log. */
interface LongGame {
  readonly rules: Result.Result.Success<ReturnType<typeof loadRules>>;
  readonly entries: readonly Entry<Event>[];
}

/** The first 600 commands of a long five-player game. */
const longGame = (): LongGame => {
  const rules = Result.getOrThrow(loadRules(CONFIG));
  const end = endOf(playOn(beginTable(rules, "long", 0), randomDecider("long"), { most: COMMANDS }));
  if (end._tag !== "Capped") throw new Error("the game is too short");
  return { rules, entries: end.last.entries };
};

/** Runs something until it is compiled, whatever has run before it: what takes less than a millisecond is measured after that. */
const warmUp = (work: (run: number) => unknown): void => {
  const begun = performance.now();
  for (let run = 0; run < 5 || performance.now() - begun < WARM_MS; run++) work(run);
};

/** Milliseconds of `work`, after some runs that let it warm up. */
const measured = (name: string, work: (run: number) => unknown): MeasuredRow => {
  warmUp(work);
  const samples = Array.from({ length: RUNS }, (_, run) => microseconds(() => work(run)) / 1000);
  return rowOf(name, "ms", samples);
};

/** The last position of the game, folded from its log. */
const positionRow = ({ rules, entries }: LongGame): MeasuredRow =>
  measured("position-600", () => foldMainline(rules, mainline(entries)));

/** Any position of the game once it has been walked, as the replay walks it. */
const walkRow = ({ rules, entries }: LongGame): MeasuredRow => {
  const walk = stateCursorOf(rules, entries);
  walk.state(COMMANDS);
  const rng = rngOf("scrub");
  return measured("position-600-snapshot", () => walk.state(rng(COMMANDS + 1)));
};

/** The history of the whole game: every chart, moment and turn of it. */
const historyRow = ({ rules, entries }: LongGame): MeasuredRow => {
  const ruleset = Result.getOrThrow(loadRules(CONFIG)).ruleset;
  return measured("history-600", () => historyOf(ruleset, rules, entries));
};

/** What the engine's rows have of the replay. */
export const positionRows = (): readonly MeasuredRow[] => [positionRow(longGame())];

/** The game as a chapter of a study, read from JSON as a file is. */
const chapterOf = ({ rules, entries }: LongGame): Chapter => {
  const seats = Array.from({ length: CONFIG.seats }, (_, seat) => ({
    player: String(seat + 1),
    banner: { name: "", colour: "#d33e2c" },
    bot: null,
  }));
  const header = { version: LOG_VERSION, game: rules.game, config: CONFIG, hash: rules.hash, seats };
  const log = entries.map((entry) => encodeEntry(rules.codecs.event, entry));
  // cast: an encoded log is the source of a chapter by the contract of its codecs.
  const source = JSON.parse(
    JSON.stringify({ _tag: "Game", header, seed: null, entries: log, origin: null }),
  ) as GameSource;
  return { id: "long", name: "", source, nodes: [], marks: {}, bookmarks: [] };
};

/** Milliseconds of `work` on something made anew for every run, whose making does not count. */
const measuredOn = <T>(name: string, make: () => T, work: (fresh: T) => unknown): MeasuredRow => {
  const once = (): number => {
    const fresh = make();
    return microseconds(() => work(fresh)) / 1000;
  };
  warmUp(once);
  return rowOf(name, "ms", Array.from({ length: RUNS }, once));
};

/** The last position of a chapter asked of a reader that knows none yet, and any of one that has been looked through. */
const studyRows = (game: LongGame): readonly MeasuredRow[] => {
  const chapter = chapterOf(game);
  const library = { games: [foodChainMagnate], scenarios: [] };
  const opened = (): Reader => Result.getOrThrow(readerOf(library, chapter.source));
  const reader = opened();
  reader.state(chapter, `m${COMMANDS}`);
  const rng = rngOf("study");
  return [
    measuredOn("study-position-600", opened, (fresh) => fresh.state(chapter, `m${COMMANDS}`)),
    measured("study-position-snapshot", () => reader.state(chapter, `m${rng(COMMANDS + 1)}`)),
  ];
};

/** What a page has of a study's reader. */
export const readerRows = (): readonly MeasuredRow[] => studyRows(longGame());

/** The replay's rows of the product's numbers. */
export const replayRows = (): readonly MeasuredRow[] => {
  const game = longGame();
  return [positionRow(game), walkRow(game), ...studyRows(game), historyRow(game)];
};
