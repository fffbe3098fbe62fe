import { foodChainMagnate } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { parseJson, readLog, type Refusal, seatOf } from "@blueplate/kernel";
import { readScenario } from "@blueplate/kernel/scenario";
import { type StudyEdit, foldEdits, lineThrough, readStudy, type Study, treeOf, writeStudy } from "@blueplate/study";
import { english } from "@blueplate/words";
import { REPLAY_WORDS } from "@blueplate/words/replay";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { refusedText } from "../../src/refused.ts";
import { type Damage, damages, hugeNumbers } from "../damages.ts";
import { aggregateOf, goldenLog, ground, type Log, today, wantedOf } from "../worlds.ts";

const file = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

const logIn = (text: string): Log => {
  const [head, ...entries] = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
  return { head, entries };
};

/** The beginning of a game: secrets are laid, cards hired, structures shown. */
const START = file("goldens/food-chain-magnate/1/standard-2p-steady-g1.jsonl").split("\n").slice(0, 18).join("\n");
const LOG = today(logIn(START));
const logText = [LOG.head, ...LOG.entries].map((line) => `${JSON.stringify(line)}\n`).join("");

const NOTES: readonly StudyEdit[] = [
  {
    _tag: "AddNode",
    chapter: "c",
    node: "v-tried",
    parent: "m0",
    seat: seatOf(0),
    command: { _tag: "setup.placeRestaurant", at: [5, 5], entrance: "SE" },
  },
  { _tag: "AddComment", chapter: "c", node: "v-tried", comment: "k", text: "<script>alert(1)</script>" },
  {
    _tag: "AddShape",
    chapter: "c",
    node: "m3",
    shape: { _tag: "Ring", id: "r", on: { kind: "house", id: "7" }, meaning: "idea" },
  },
  { _tag: "AddBookmark", chapter: "c", bookmark: { id: "b", name: "Here", node: "m2", camera: null, lens: null } },
];

const aggregate = Result.getOrThrow(aggregateOf(wantedOf(LOG), NOTES));
const studyText = writeStudy(aggregate.study, aggregate.edits);

const scenarioText = `${JSON.stringify(JSON.parse(file("scenarios/food-chain-magnate/restructuring/S-016b-too-many-cards-refused.json")))}\n`;

/** Everything of a study can be gone through and shown. */
const goThrough = (study: Study): void => {
  for (const chapter of study.chapters) {
    const reader = Result.getOrThrow(ground.reader(chapter.source));
    for (const { id } of treeOf(chapter)) expect(() => JSON.stringify(reader.state(chapter, id))).not.toThrow();
    expect(lineThrough(chapter, "m0").length).toBeGreaterThan(0);
  }
};

/** The state at the end of the first chapter's line. */
const lastState = ({ chapters: [chapter] }: Study): unknown => {
  if (!chapter) return null;
  return Result.getOrThrow(ground.reader(chapter.source)).state(chapter, lineThrough(chapter, "m0").at(-1)?.id ?? "m0");
};

type Read = Result.Result<Study, Refusal>;

const asLog = (text: string): Read =>
  Result.flatMap(
    readLog(text, ({ config }) => foodChainMagnate.load(config)),
    () => Result.map(aggregateOf(wantedOf(logIn(text))), ({ study }) => study),
  );

const asStudy = (text: string): Read => Result.map(readStudy(ground, text), foldEdits);

const asScenario = (text: string): Read => {
  const scenario = parseJson(text);
  if (scenario === undefined) return Result.fail({ _tag: "BadLine", rule: "", line: 1, field: "" } as Refusal);
  return Result.flatMap(readScenario(foodChainMagnateScenarios, scenario), ({ head, own }) =>
    Result.flatMap(foodChainMagnateScenarios.open(head, own), () =>
      Result.map(aggregateOf({ _tag: "Scenario", game: "food-chain-magnate", scenario }), ({ study }) => study),
    ),
  );
};

/** A refusal that says what is wrong, and no more than somebody reads. */
const expectClear = (refusal: Refusal, { text }: Damage): void => {
  const said = refusedText({ ...english.shell, ...REPLAY_WORDS.en }, refusal, null);
  expect(said).not.toBe("");
  expect(JSON.stringify(refusal).length).toBeLessThan(2_000);
  if (!("line" in refusal)) return;
  expect(refusal.line).toBeGreaterThanOrEqual(1);
  expect(refusal.line).toBeLessThanOrEqual(text.split("\n").length + 1);
  expect(said).toContain(String(refusal.line));
};

/** What is answered, or what was thrown instead. */
const orThrown = (answer: () => Read): Read | string => {
  try {
    return answer();
  } catch (fault) {
    return String(fault);
  }
};

const FILES = [
  ["log", logText, asLog],
  ["study", studyText, asStudy],
  ["scenario", scenarioText, asScenario],
] as const;

describe.each(FILES)("a %s", (_, sound, read) => {
  it("is read as it was written", () => {
    goThrough(Result.getOrThrow(read(sound)));
  });

  it("is read whatever ends its lines", () => {
    goThrough(Result.getOrThrow(read(sound.replaceAll("\n", "\r\n\r\n"))));
  });

  it("with anything wrong in it is refused with what is wrong, or shown without harm", () => {
    for (const damage of damages(sound)) {
      const answer = orThrown(() => read(damage.text));
      if (!Result.isResult(answer)) expect.fail(`${damage.name}: ${answer}`);
      if (Result.isFailure(answer)) expectClear(answer.failure, damage);
      else goThrough(answer.success);
      expect("polluted" in {}, damage.name).toBe(false);
    }
  });
});

describe("a number that is too large", () => {
  const games = ["food-chain-magnate/1/standard-2p-steady-g1", "trick-n-chef/1/standard-3p-sensible-g1"];

  it.each(games)("is refused, or makes nothing too large to be looked at: %s", (name) => {
    const { head, entries } = goldenLog(name);
    for (const damage of hugeNumbers(entries.slice(0, 90))) {
      const answer = orThrown(() =>
        Result.map(aggregateOf(wantedOf({ head, entries: damage.entries })), ({ study }) => study),
      );
      if (!Result.isResult(answer)) expect.fail(`${damage.name}: ${answer}`);
      // What is laid out piece by piece would be as long as the number.
      const told = Result.isFailure(answer) ? answer.failure : lastState(answer.success);
      expect(JSON.stringify(told).length, damage.name).toBeLessThan(200_000);
    }
  });
});
