import { seatOf } from "@blueplate/kernel";
import { type Chapter, lineThrough, type NodeAnnotations, marksAt, type DrawnShape } from "@blueplate/study";
import { describe, expect, it } from "vitest";
import { fiveSteps } from "../five-steps.ts";
import { afterStroke, overlaysOf, type EntitySquares } from "../../src/drawing/shapes.ts";
import { nextStop, notedIn, noteFlags } from "../../src/notes/annotated-nodes.ts";
import { cameraIn, cameraText } from "../../src/notes/view.ts";
import { isSeen, shownAlong } from "../../src/session/spoilers.ts";

const blank: NodeAnnotations = { ...marksAt({ marks: {} } as unknown as Chapter, "m0") };
const ring: DrawnShape = { _tag: "Ring", id: "s1", on: { kind: "house", id: "7" }, meaning: "danger" };

const chapter: Chapter = {
  id: "c1",
  name: "First",
  source: fiveSteps,
  nodes: [
    { id: "v-first", parent: "m1", seat: seatOf(0), command: {}, events: [] },
    { id: "v-second", parent: "v-first", seat: seatOf(1), command: {}, events: [] },
  ],
  marks: {
    m4: { ...blank, glyphs: ["blunder"] },
    m2: { ...blank, shapes: [ring] },
    m3: { ...blank, collapsed: true },
    "v-second": { ...blank, comments: [{ id: "c", person: "ann", name: "Ann", text: "Here", at: 1 }] },
  },
  bookmarks: [],
};

describe("the notes of a chapter", () => {
  const ids = (shows: (node: string) => boolean) => notedIn(chapter, shows).map(({ node, at }) => `${node.id}@${at}`);
  const seen = (steps: number, ...others: readonly string[]) =>
    ids((node) => isSeen(chapter, node, { steps, others: new Set(others) }));

  it("come in the order of their steps, those of other lines among them; a folded line is no note", () => {
    expect(ids(() => true)).toEqual(["m2@2", "v-second@3", "m4@4"]);
  });

  it("of a hidden game hang on what was seen", () => {
    expect(seen(3)).toEqual(["m2@2", "v-second@3"]);
    expect(seen(1)).toEqual([]);
    expect(seen(1, "v-first")).toEqual([]);
    expect(seen(1, "v-first", "v-second")).toEqual(["v-second@3"]);
    expect(seen(0)).toEqual([]);
  });

  it("are gone to along the line that is shown, as far as it is shown", () => {
    const line = lineThrough(chapter, "m0");
    const next = (at: number, way: 1 | -1, last = 4) => nextStop({ chapter, line, turns: [], last }, at, way);
    expect([next(0, 1), next(2, 1), next(4, 1), next(4, -1), next(2, -1)]).toEqual([2, 4, null, 2, null]);
    expect(next(2, 1, 3)).toBeNull();
    expect(nextStop({ chapter, line: lineThrough(chapter, "v-second"), turns: [], last: 9 }, 0, 1)).toBe(3);
  });

  it("and the moments at which the game turned, in between", () => {
    const course = { chapter, line: lineThrough(chapter, "m0"), turns: [3, 1], last: 4 };
    expect([0, 1, 2, 3].map((at) => nextStop(course, at, 1))).toEqual([1, 2, 3, 4]);
    expect([4, 3].map((at) => nextStop(course, at, -1))).toEqual([3, 2]);
    expect(nextStop({ ...course, last: 2 }, 2, 1)).toBeNull();
  });

  it("are flags on the timeline up to the last step that is shown", () => {
    const flags = noteFlags(chapter, lineThrough(chapter, "m0"), 3, ({ shapes }) => String(shapes.length));
    expect(flags).toEqual([{ at: 2, kind: "note", seat: null, text: "1" }]);
  });
});

describe("a camera in an address", () => {
  it("is the camera that was kept", () => {
    const camera = { x: 10.25, z: -3.5, yaw: -1.571, pitch: 0.908, distance: 42, plan: true };
    expect(cameraIn(cameraText(camera))).toEqual(camera);
  });

  it.each([null, "", "1_2_3", "1_2_3_4_5_x", "1_2_3_4_1e9_0", "NaN_2_3_4_5_0", "1_2_3_4_5_0_6"])(
    "is nothing else: %s",
    (text) => expect(cameraIn(text)).toBeNull(),
  );
});

describe("marks on the town", () => {
  const house = { kind: "house", id: "7" };
  const card = { kind: "employee", id: "waitress" };
  const plain = { kind: "square", id: "9,9" };
  const places: EntitySquares = ({ kind }) => {
    if (kind === "square") return [[[9, 9]]];
    return kind === "house"
      ? [
          [
            [2, 3],
            [3, 3],
            [2, 4],
            [3, 4],
          ],
        ]
      : [[]];
  };

  it("go round a thing however large it is, and lead from rim to rim", () => {
    expect(overlaysOf(ring, places)).toMatchObject([{ from: [2.5, 3.5], to: [2.5, 3.5], radius: 1.3, tone: "danger" }]);
    const [arrow] = overlaysOf({ _tag: "Arrow", id: "a", from: house, to: plain, meaning: "idea" }, places);
    if (arrow?.kind !== "drawn") throw new Error("no arrow");
    expect(arrow.from[0]).toBeGreaterThan(2.5);
    expect(arrow.to[0]).toBeLessThan(9);
  });

  it("whose other end is no part of the town ring the end that is, and a text stands by its ring", () => {
    const arrow: DrawnShape = { _tag: "Arrow", id: "a", from: card, to: house, meaning: "good" };
    expect(overlaysOf(arrow, places)).toMatchObject([{ from: [2.5, 3.5], to: [2.5, 3.5] }]);
    expect(overlaysOf({ _tag: "Ring", id: "r", on: card, meaning: "good" }, places)).toEqual([]);
    const text: DrawnShape = { _tag: "Note", id: "n", on: house, meaning: "good", text: "x".repeat(100) };
    const [, chips] = overlaysOf(text, places);
    expect(chips?.kind === "chips" && chips.chips[0]?.text.length).toBe(28);
  });

  it("are wiped off by the same stroke, and change their meaning with another", () => {
    const stroke = { from: house, to: house };
    expect(afterStroke([ring], stroke, "danger", "s2")).toEqual({ gone: [ring], added: null });
    expect(afterStroke([ring], stroke, "good", "s2")).toEqual({
      gone: [ring],
      added: { _tag: "Ring", id: "s2", on: house, meaning: "good" },
    });
    const arrow = afterStroke([ring], { from: house, to: plain }, "idea", "s3");
    expect(arrow).toMatchObject({ gone: [], added: { _tag: "Arrow", from: house, to: plain } });
  });
});

describe("the lines of a hidden game", () => {
  const own = lineThrough(chapter, "m0");
  const tried = lineThrough(chapter, "v-first");
  const last = (line: typeof own, steps: number, ...others: readonly string[]) =>
    shownAlong(line, { steps, others: new Set(others) });

  it("end where somebody has looked to; one that leaves it there shows what was seen of it, one that leaves it later nothing", () => {
    expect([0, 1, 3, 4, 9].map((steps) => last(own, steps))).toEqual([0, 1, 3, 4, 4]);
    expect(last(tried, 0, "v-first", "v-second")).toBe(0);
    expect([last(tried, 1), last(tried, 1, "v-first"), last(tried, 1, "v-first", "v-second")]).toEqual([1, 2, 3]);
    expect(last(tried, 2)).toBe(3);
  });

  it("tell of a node what they tell of the line to it", () => {
    for (const steps of [0, 1, 2, 3, 4]) {
      for (const others of [[], ["v-first"], ["v-first", "v-second"]]) {
        const seen = { steps, others: new Set(others) };
        for (const line of [own, tried]) {
          for (const [at, { id }] of line.entries()) {
            expect([id, isSeen(chapter, id, seen)]).toEqual([id, at <= shownAlong(line.slice(0, at + 1), seen)]);
          }
        }
      }
    }
    expect(isSeen(chapter, "v-nowhere", { steps: 9, others: new Set() })).toBe(false);
  });
});
