import { seatOf } from "@blueplate/kernel";
import { Result } from "effect";
import { expect, it } from "vitest";
import { adopted, foldEdits, LIMITS, openingAggregate, readingStudy, readStudy, writeStudy } from "../src/index.ts";
import { bid, estimate, ground, studied, who } from "./people.ts";

const written = () => {
  const trial = studied();
  trial.do("ann", { _tag: "AddNode", chapter: "c1", node: "v-first", parent: "m0", seat: seatOf(0), command: bid(1) });
  trial.do("bob", { _tag: "AddComment", chapter: "c1", node: "v-first", comment: "k1", text: "Why not?" });
  trial.do("ann", { _tag: "SetVisibility", visibility: "public" });
  const moves = ["v-second", "v-third"].map((node, nth) => ({ node, seat: seatOf(nth), command: bid(nth) }));
  trial.do("ann", { _tag: "AddLine", chapter: "c1", parent: "m0", moves });
  trial.do("bob", { _tag: "SetEstimate", chapter: "c1", node: "m1", estimate: estimate(200) });
  return { trial, text: writeStudy(trial.aggregate.study, trial.aggregate.edits) };
};

it("is read back as it was written", () => {
  const { trial, text } = written();
  const edits = Result.getOrThrow(readStudy(ground, text));
  expect(edits).toEqual(trial.aggregate.edits);
  expect(writeStudy(foldEdits(edits), edits)).toBe(text);
});

it("is read with a pause for each line and each entry of its games, and opened with one for each edit", () => {
  const { trial, text } = written();
  const pauses = (work: Iterator<unknown>) => {
    let count = 0;
    while (work.next().done !== true) count++;
    return count;
  };
  const entries = trial.aggregate.study.chapters.flatMap(({ source }) =>
    source._tag === "Game" ? source.entries : [],
  );
  expect(entries.length).toBeGreaterThan(1);
  expect(pauses(readingStudy(ground, text))).toBeGreaterThanOrEqual(trial.aggregate.edits.length + entries.length);
  expect(pauses(openingAggregate(trial.aggregate.edits))).toBe(trial.aggregate.edits.length);
});

it("becomes the private study of whoever reads it in; what was said keeps its author", () => {
  const { trial } = written();
  const study = foldEdits(adopted(trial.aggregate.edits, "s2", who("zoe")));
  expect(study).toMatchObject({ id: "s2", visibility: "private", members: [{ person: "zoe", role: "owner" }] });
  expect(study.chapters[0]?.marks["m1"]?.estimates).toEqual([estimate(200)]);
  expect(study.chapters[0]?.marks["v-first"]?.comments).toMatchObject([{ name: "BOB", text: "Why not?" }]);
});

it("names the first line that does not fit and the field", () => {
  const { text } = written();
  const lines = text.trimEnd().split("\n");
  const fault = (line: number, change: (json: Readonly<Record<string, object>>) => unknown) => {
    const bad = lines.with(line - 1, JSON.stringify(change(JSON.parse(lines[line - 1] ?? ""))));
    const read = readStudy(ground, bad.join("\n"));
    return Result.isFailure(read) ? read.failure : null;
  };
  expect(fault(1, (head) => ({ ...head, version: 9 }))).toMatchObject({ _tag: "BadLine", line: 1, field: "version" });
  expect(fault(2, (edit) => ({ ...edit, seq: 3 }))).toMatchObject({ line: 2, field: "seq" });
  expect(fault(4, (edit) => ({ ...edit, person: 7 }))).toMatchObject({ line: 4, field: "person" });
  expect(fault(6, ({ change, ...edit }) => ({ ...edit, change: { ...change, parent: "v-nowhere" } }))).toMatchObject({
    line: 6,
    field: "change.parent",
  });
  expect(
    fault(6, ({ change, ...edit }) => ({ ...edit, change: { ...change, events: [{ _tag: "Nonsense" }] } })),
  ).toMatchObject({ line: 6, field: "change.events[0]._tag" });
  const lastMove = (change: object) => (json: Readonly<Record<string, object>>) => {
    // cast: the line was written above.
    const { moves } = json["change"] as { readonly moves: readonly object[] };
    return { ...json, change: { ...json["change"], moves: moves.toSpliced(-1, 1, { ...moves.at(-1), ...change }) } };
  };
  expect(fault(9, lastMove({ node: "v-second" }))).toMatchObject({ line: 9, field: "change.node" });
  expect(fault(9, lastMove({ events: [{ _tag: "Nonsense" }] }))).toMatchObject({
    line: 9,
    field: "change.moves[1].events[0]._tag",
  });
  const long = JSON.stringify({ seq: "x".repeat(LIMITS.sourceSize + LIMITS.nodeSize) });
  expect(readStudy(ground, `${text}${long}\n`)).toMatchObject({ failure: { _tag: "TooMuch", what: "sourceSize" } });
  expect(readStudy(ground, "")).toMatchObject({ failure: { _tag: "BadLine", line: 1 } });
  expect(readStudy(ground, `${lines[0]}\n`)).toMatchObject({ failure: { _tag: "BadLine", line: 2 } });
  expect(readStudy(ground, text.slice(0, -20))).toMatchObject({ failure: { _tag: "BadLine", line: lines.length } });
});
