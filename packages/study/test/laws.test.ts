import { rngOf } from "@blueplate/kernel/testing/random-game";
import { expect, it } from "vitest";
import { type Rng, seatOf } from "@blueplate/kernel";
import {
  chapterOf,
  type StudyEdit,
  evolve,
  foldEdits,
  BLANK,
  MEANINGS,
  REMARKS,
  type Study,
  VERDICTS,
} from "../src/index.ts";
import { bid, estimate, lineLength, logOf, studied, type Trial } from "./people.ts";

const pick = <T>(rng: Rng, all: readonly T[]): T => {
  const found = all[rng(all.length)];
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
};

/** Nodes, some of which are not there. */
const someNode = (study: Study, rng: Rng): string => {
  const chapter = chapterOf(study, "c1");
  const own = chapter?.nodes.map(({ id }) => id) ?? [];
  return pick(rng, [...own, ...own, "m0", "m1", "m2", "m999", "v-nowhere"]);
};

/** A random edit by somebody who saw `study`, which is not the newest: some are late. */
const someEdit = (study: Study, rng: Rng, nth: number): StudyEdit => {
  const at = { chapter: "c1", node: someNode(study, rng) };
  const marks = chapterOf(study, "c1")?.marks[at.node];
  const comment = marks?.comments[0];
  const thing = { kind: "house", id: "7" };
  const kinds: readonly (() => StudyEdit)[] = [
    () => ({
      _tag: "AddNode",
      chapter: "c1",
      node: `v-node-${nth}`,
      parent: at.node,
      seat: seatOf(rng(2)),
      command: bid(rng(4)),
    }),
    () => ({
      _tag: "AddNode",
      chapter: "c1",
      node: `v-node-${nth}`,
      parent: "m0",
      seat: seatOf(0),
      command: bid(rng(4)),
    }),
    () => ({
      _tag: "AddLine",
      chapter: "c1",
      parent: at.node,
      moves: [0, 1].map((seat) => ({ node: `v-node-${nth}-${seat}`, seat: seatOf(seat), command: bid(rng(4)) })),
    }),
    () => ({ _tag: "AddComment", ...at, comment: `k${nth}`, text: `comment ${nth}` }),
    () => ({
      _tag: "ChangeComment",
      ...at,
      comment: comment?.id ?? "none",
      was: comment?.text ?? "none",
      text: `text ${nth}`,
    }),
    () => ({ _tag: "DeleteNode", ...at, node: `v-node-${rng(nth + 1)}` }),
    () => ({ _tag: "PromoteNode", ...at, node: `v-node-${rng(nth + 1)}` }),
    () => ({ _tag: "NameNode", ...at, name: `name ${nth}` }),
    () => ({ _tag: "CollapseNode", ...at, collapsed: rng(2) === 0 }),
    () => ({ _tag: "SetGlyph", ...at, glyph: pick(rng, [...VERDICTS, ...REMARKS]), on: rng(3) > 0 }),
    () => ({
      _tag: "SetEstimate",
      ...at,
      estimate: estimate(1 + rng(99), { bot: pick(rng, ["sensible", "random"]) }),
    }),
    () => ({
      _tag: "AddShape",
      ...at,
      shape: { _tag: "Ring", id: `s${nth}`, on: thing, meaning: pick(rng, MEANINGS) },
    }),
    () => ({ _tag: "DeleteShape", ...at, shape: marks?.shapes[0]?.id ?? "none" }),
    () => ({
      _tag: "AddBookmark",
      chapter: "c1",
      bookmark: { id: `b${nth}`, name: "Here", node: at.node, camera: null, lens: "tonight" },
    }),
    () => ({ _tag: "SetTitle", title: `title ${nth}` }),
  ];
  return pick(rng, kinds)();
};

/** Ann and Bob edit at once, each on what they have seen so far: up to six edits behind the host. */
const together = (seed: string, count: number): { readonly trial: Trial; readonly texts: readonly string[] } => {
  const rng = rngOf(seed);
  const trial = studied(logOf("g2"));
  const texts: string[] = [];
  for (let nth = 0; nth < count; nth++) {
    const { edits } = trial.aggregate;
    const seen = foldEdits(edits.slice(0, Math.max(4, edits.length - rng(7))));
    const person = rng(2) === 0 ? "ann" : "bob";
    const edit = someEdit(seen, rng, nth);
    const taken = trial.try(person, edit) === null;
    if (taken && edit._tag === "AddComment") texts.push(edit.text);
    if (taken && edit._tag === "ChangeComment") texts.push(edit.text);
  }
  return { trial, texts };
};

const SEEDS = ["a", "b", "c", "d", "e", "f"];

it.each(SEEDS)("holds what the fold of the edits says, the same for everybody who folds them (%s)", (seed) => {
  const { trial } = together(seed, 250);
  const { study, edits } = trial.aggregate;
  expect(edits.length).toBeGreaterThan(80);
  expect(foldEdits(edits)).toEqual(study);
  expect(JSON.stringify(foldEdits(JSON.parse(JSON.stringify(edits))))).toBe(JSON.stringify(study));
  expect(JSON.stringify(together(seed, 250).trial.aggregate)).toBe(JSON.stringify(trial.aggregate));
  // Whoever was cut off goes on from where they were.
  let late = foldEdits(edits.slice(0, 40));
  for (const stored of edits.slice(40)) late = evolve(late, stored);
  expect(late).toEqual(study);
});

it.each(SEEDS)("loses no text of an edit that was taken, but by a deletion or a change that saw it (%s)", (seed) => {
  const { trial, texts } = together(seed, 250);
  let study = BLANK;
  const replaced = new Set<string>();
  const textsIn = (of: Study) =>
    of.chapters.flatMap(({ marks }) =>
      Object.values(marks).flatMap(({ comments }) => comments.map(({ text }) => text)),
    );
  for (const stored of trial.aggregate.edits) {
    const before = textsIn(study);
    study = evolve(study, stored);
    const after = new Set(textsIn(study));
    const gone = before.filter((text) => !after.has(text));
    if (gone.length > 0) expect(["CommentChanged", "DeleteNode", "DeleteComment"]).toContain(stored.change._tag);
    for (const text of gone) replaced.add(text);
  }
  const left = new Set(textsIn(study));
  for (const text of texts) expect(left.has(text) || replaced.has(text), text).toBe(true);
});

it("keeps parents before children, whatever is promoted and deleted", () => {
  for (const seed of SEEDS) {
    const chapter = chapterOf(together(seed, 250).trial.aggregate.study, "c1");
    const seen = new Set(Array.from({ length: lineLength(logOf("g2")) }, (_, index) => `m${index}`));
    for (const { id, parent } of chapter?.nodes ?? []) {
      expect(seen.has(parent), `${parent} before ${id}`).toBe(true);
      seen.add(id);
    }
  }
});

it("is not changed by a refused edit", () => {
  const trial = studied();
  const before = trial.aggregate;
  expect(trial.try("cid", { _tag: "SetTitle", title: "Mine" })).toBe("NotAllowed");
  expect(trial.aggregate).toBe(before);
});
