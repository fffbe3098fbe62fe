import { Color, Texture } from "three";
import { describe, expect, it, vi } from "vitest";
import { busy } from "../src/gallery/busy.ts";
import {
  arrange,
  crowdOf,
  type PlacedLabel,
  GAP,
  isAway,
  isPointedAcross,
  type LabelOffset,
  pushed,
  REACH,
  type ScreenObstacle,
  wayTo,
} from "../src/label/arrange.ts";
import { createGlide } from "../src/label/glide.ts";
import { layOut, type Projection } from "../src/label/layout.ts";
import { detailAt } from "../src/label/detail.ts";
import { type LabelContent, labelsOf, measure } from "../src/label/measure.ts";
import { paintLegend } from "../src/label/paint.ts";
import { boxAt, grown, overlap, type Rectangle } from "../src/placing/rectangle.ts";
import { createScreenQuads, createWorldQuads } from "../src/label/quads.ts";
import { createTownLight } from "../src/light/material.ts";
import { CHIPS } from "../src/palette.ts";
import { createOverlays } from "../src/overlay/layer.ts";
import { seenIn } from "../src/label/obstacle.ts";
import { piecesInHand } from "../src/overlay/squares.ts";
import { SIGN_OUTLINES } from "../src/sign/outline.ts";
import { CHAIN_STYLES } from "../src/view.ts";

const EVERYWHERE = boxAt(-999, -999, 1998, 1998);
const card = (key: string, x: number, y: number, rank = 1): PlacedLabel => ({
  key,
  x,
  y,
  width: 40,
  height: 20,
  rank,
  near: EVERYWHERE,
  from: [x, y],
});
const far = (pushes: ReadonlyMap<string, LabelOffset>, key: string): number => {
  const [dx, dy] = pushes.get(key) ?? [0, 0];
  return Math.hypot(dx, dy);
};
/** How many labels come nearer to another one than the gap. */
const close = (cards: readonly PlacedLabel[], pushes: ReadonlyMap<string, LabelOffset>): number => {
  const at = cards.map((one) => pushed(one, pushes.get(one.key) ?? [0, 0]));
  return at.filter((a, i) => at.slice(i + 1).some((b) => overlap(a, grown(b, GAP)))).length;
};

describe("labels on the screen", () => {
  it("leaves labels alone that touch nobody", () => {
    const pushes = arrange([card("a", 0, 0), card("b", 100, 0)], []);
    expect([...pushes.values()]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it("pushes neighbours apart by the shortest way, and leaves a gap between them", () => {
    const pair = [card("a", 0, 0, 2), card("b", 8, 14)];
    const pushes = arrange(pair, []);
    expect(pushes.get("a")).toEqual([0, 0]);
    expect(pushes.get("b")).toEqual([0, 12]);
    expect(close(pair, pushes)).toBe(0);
  });

  it("lets the higher rank choose first", () => {
    const pushes = arrange([card("low", 0, 0, 1), card("high", 4, 10, 2)], []);
    expect(far(pushes, "high")).toBe(0);
    expect(far(pushes, "low")).toBeGreaterThan(0);
  });

  it("covers nothing that is read, and of the rest what costs least", () => {
    const thing = { west: -10, north: -30, east: 10, south: -4, weight: Infinity };
    const [, down] = arrange([card("a", 0, 0)], [thing]).get("a") ?? [0, 0];
    expect(down).toBeGreaterThan(6);
    expect(far(arrange([card("a", 0, 0)], [{ ...thing, weight: 0.01 }]), "a")).toBe(0);
    expect(far(arrange([card("a", 0, 0)], [{ ...thing, weight: 9 }]), "a")).toBeGreaterThan(0);
    // Its own piece it may lie over.
    const piece = {};
    const own = { ...card("a", 0, 0), of: piece };
    expect(far(arrange([own], [{ ...thing, weight: 9, of: piece }]), "a")).toBe(0);
  });

  it("parts a whole pile, none farther than its reach", () => {
    const pile = Array.from({ length: 30 }, (_, i) => card(`${i}`, i, i));
    const pushes = arrange(pile, []);
    expect(close(pile, pushes)).toBe(0);
    for (const { key } of pile) expect(far(pushes, key)).toBeLessThanOrEqual(REACH);
  });

  it("says less where there is no room for more, and makes way where there is none at all", () => {
    const walls = (half: number) => [
      { west: -400, north: -400, east: 400, south: -half, weight: Infinity },
      { west: -400, north: half, east: 400, south: 400, weight: Infinity },
    ];
    const long = { ...card("a", 0, 0), shorter: [[30, 10]] as const };
    expect(arrange([long], walls(12)).get("a")).toEqual([0, 0]);
    expect(arrange([long], walls(8)).get("a")).toEqual([0, 0, 1]);
    expect(arrange([long], walls(4)).has("a")).toBe(false);
  });

  it("keeps a place that is free, and goes home only when there is room to spare", () => {
    const away = new Map<string, LabelOffset>([["b", [0, 27]]]);
    const wall = (south: number) => [{ west: -50, north: -40, east: 50, south, weight: Infinity }];
    const held = (south: number) => arrange([card("b", 0, 0)], wall(south), away).get("b");
    expect(held(-9)).toEqual([0, 27]);
    // As much room as a label needs that holds no place: without more of it this one stays.
    expect(held(-13)).toEqual([0, 27]);
    expect(arrange([card("b", 0, 0)], wall(-13)).get("b")).toEqual([0, 0]);
    expect(held(-18)).toEqual([0, 0]);
    // For a few pixels nothing moves.
    const near = new Map<string, LabelOffset>([["b", [6, 6]]]);
    expect(arrange([card("b", 0, 0)], [], near).get("b")).toEqual([6, 6]);
  });

  it("goes no long way for room to spare where it has to leave, and then stays", () => {
    const held = new Map<string, LabelOffset>([["b", [0, 27]]]);
    const lane = [-400, 13].map((north) => ({ west: -80, north, east: 80, south: north + 387, weight: Infinity }));
    const there = arrange([card("b", 0, 0)], lane, held);
    expect(there.get("b")).toEqual([0, 0]);
    expect(arrange([card("b", 0, 0)], [], there)).toEqual(there);
  });

  it("glides from one place to the next, and is there at once when it is calm or new", () => {
    const glide = createGlide();
    glide.to(new Map([["a", [0, 10]]]), false);
    expect([glide.at("a"), glide.moves()]).toEqual([[0, 10], false]);
    glide.to(new Map([["a", [0, 40]]]), false);
    expect([glide.at("a"), glide.moves()]).toEqual([[0, 10], true]);
    glide.step(60);
    expect(glide.at("a")[1]).toBeGreaterThan(20);
    expect(glide.at("a")[1]).toBeLessThan(40);
    for (let i = 0; i < 10; i++) glide.step(60);
    expect([glide.at("a"), glide.moves()]).toEqual([[0, 40], false]);
    glide.to(new Map([["a", [0, 0]]]), true);
    expect([glide.at("a"), glide.moves()]).toEqual([[0, 0], false]);
  });

  it("lies gladly where one sees to what it belongs, and points to that from elsewhere", () => {
    const wall = { west: -50, north: -40, east: 50, south: 4, weight: Infinity };
    // As far below as above, but above it lies over its piece.
    const under = { ...card("a", 0, 0), near: boxAt(-20, -70, 40, 24), from: [0, -60] as const };
    const [, down] = arrange([under], [{ ...wall, south: 30 }]).get("a") ?? [0, 0];
    expect(down).toBeLessThan(0);
    expect(wayTo(under, [0, -54])).toBeNull();
    expect(wayTo(under, [0, 20])).toEqual([0, 70]);
    expect(wayTo(under, [50, -56])).toEqual([30, 0]);
  });

  it("points across nothing that nobody may point across, but for its own piece", () => {
    const wall = { west: -50, north: -40, east: 50, south: 4, weight: Infinity };
    const label = { ...card("a", 0, 0), of: {}, near: boxAt(-5, -5, 10, 10), from: [0, 0] as const };
    const square = (west: number, north: number, size: number) => ({
      ...boxAt(west, north, size, size),
      weight: 1e-6,
      uncrossed: true as const,
      outline: [
        [west, north],
        [west + size, north],
        [west + size, north + size],
        [west, north + size],
      ] as const,
    });
    const diner = square(-3, 5, 6);
    const lying = (...things: readonly ScreenObstacle[]) => {
      const pushes = arrange([label], [wall, ...things]);
      return { push: pushes.get("a"), way: wayTo(label, pushes.get("a") ?? [0, 0]) };
    };
    const [free, crossing] = [lying(), lying(diner)];
    expect(free.way?.[0]).toBe(0);
    expect(isPointedAcross(label, free.push ?? [0, 0], crowdOf([diner]))).toBe(true);
    expect(isPointedAcross(label, crossing.push ?? [0, 0], crowdOf([diner]))).toBe(false);
    expect(crossing.way).not.toBeNull();
    expect(lying({ ...diner, of: label.of })).toEqual(free);
  });

  it("comes back from beyond the edge of the screen to a piece that is seen", () => {
    const beyond = { west: -200, north: -400, east: 200, south: 70, weight: 0.3 };
    const away = { ...card("a", 0, 0), of: {} };
    expect(arrange([away], [beyond]).get("a")).toEqual([0, 0]);
    expect(arrange([{ ...away, beyond: 80 }], [beyond]).get("a")?.[1]).toBeGreaterThanOrEqual(80);
  });

  it("keeps clear of what is in hand where that may stand, and of its edge as well", () => {
    const [house] = busy.houses;
    if (!house) throw new Error("a house expected");
    const held = (refused: string | null) =>
      ({ kind: "ghost", piece: { kind: "house", house }, refused, contact: null }) as const;
    expect(piecesInHand(busy.town, [held(null)]).houses).toEqual([house]);
    expect(piecesInHand(busy.town, [held("touches no road")]).houses).toEqual([]);
    const sight = { detail: "full", plan: false, yaw: 0 } as const;
    const edges = seenIn(busy, sight, piecesInHand(busy.town, [held(null)])).filter(({ of }) => of === house);
    expect(edges.map(({ keptFree }) => keptFree === 0)).toEqual([false, true]);
  });

  it("lies below the buttons at the head of the screen", () => {
    const sight = { detail: "full", plan: false, yaw: 0 } as const;
    const project: Projection = ([x, , z]) => [x * 40, z * 40];
    const highest = (head: number): number => {
      const frame = { width: 1000, height: 1000, head };
      const { cards, pushes } = layOut(labelsOf(busy, sight), seenIn(busy, sight), project, frame);
      return Math.min(...Array.from(cards, ([key, card]) => pushed(card, pushes.get(key) ?? [0, 0]).north));
    };
    const without = highest(0);
    expect(highest(without + 30)).toBeGreaterThanOrEqual(without + 30);
  });

  it("lies under no button, wherever in the picture one has gone nearer to the town, and keeps its distance", () => {
    const sight = { detail: "full", plan: false, yaw: 0 } as const;
    const buttons = [
      { west: 8, north: 8, east: 323, south: 46 },
      { west: 466, north: 8, east: 766, south: 44 },
      { west: 8, north: 54, east: 56, south: 90 },
    ];
    const seen = seenIn(busy, sight);
    let under = 0;
    // The town is drawn about beneath them.
    for (const [left, up] of [-60, -180, -300].flatMap((x) => [0, -70, -140, -210].map((y) => [x, y] as const))) {
      const project: Projection = ([x, height, z]) => [x * 60 + left, z * 48 - height * 30 + up];
      const frame = { width: 774, height: 598 };
      const boxesIn = (one: Parameters<typeof layOut>[3]) => {
        const { cards, pushes } = layOut(labelsOf(busy, sight), seen, project, one);
        return [...pushes].flatMap(([key, push]) => {
          const card = cards.get(key);
          return card ? [pushed(card, push)] : [];
        });
      };
      const isUnder = (box: Rectangle): boolean => buttons.some((button) => overlap(grown(button, GAP - 0.01), box));
      const [free, kept] = [boxesIn(frame), boxesIn({ ...frame, buttons })];
      under += free.filter(isUnder).length;
      expect(kept.filter(isUnder)).toEqual([]);
      expect(kept.length).toBe(free.length);
    }
    expect(under).toBeGreaterThan(10);
  });

  it("sees to what a label belongs about its lot, in whatever way it lies", () => {
    const sight = { detail: "full", plan: false, yaw: 0 } as const;
    const project: Projection = ([x, , z]) => [x * 40, z * 40];
    const frame = { width: 1000, height: 1000 };
    const [label] = labelsOf(busy, sight);
    const { cards, pushes } = layOut(labelsOf(busy, sight), seenIn(busy, sight), project, frame);
    const one = label && cards.get(label.key);
    if (!one) throw new Error("a label expected");
    expect(isAway(one, pushes.get(one.key) ?? [0, 0])).toBe(false);
    expect(isAway(one, [0, one.height])).toBe(false);
    expect(isAway(one, [0, 60])).toBe(true);
  });
});

describe("print on things", () => {
  it("is drawn after every overlay and before the labels", () => {
    const [atlas, white] = [new Texture(), new Color()];
    const order = createWorldQuads(atlas, white).mesh.renderOrder;
    for (const overlay of createOverlays(createTownLight()).meshes) expect(order).toBeGreaterThan(overlay.renderOrder);
    expect(order).toBeLessThan(createScreenQuads(atlas, white).mesh.renderOrder);
  });
});

describe("what a label tells", () => {
  it("tells more the nearer one is", () => {
    expect([19, 20, 31, 32, 80].map((pixels) => detailAt(pixels))).toEqual(["coin", "short", "short", "full", "full"]);
    expect([19, 20, 27, 28, 32].map((pixels) => detailAt(pixels, 390))).toEqual([
      "mark",
      "coin",
      "coin",
      "short",
      "full",
    ]);
  });

  it("keeps one height for a hungry house whatever it wants", () => {
    const heights = (detail: "full" | "short") =>
      busy.houses.filter((house) => house.demand.length).map((house) => measure({ kind: "house", detail, house })[1]);
    expect(new Set(heights("full"))).toEqual(new Set([34]));
    expect(new Set(heights("short"))).toEqual(new Set([22]));
  });

  it("makes room for what is to come and for a note, on short plaques too", () => {
    const [plain] = busy.houses.filter((house) => house.demand.length === 1);
    if (!plain) throw new Error("a hungry house expected");
    const note = { style: "comet", text: "11", sure: false } as const;
    const width = (house: typeof plain, detail: "full" | "short") => measure({ kind: "house", detail, house })[0];
    for (const detail of ["full", "short"] as const) {
      expect(width({ ...plain, note }, detail)).toBeGreaterThan(width(plain, detail));
    }
    const coming = ["beer", "beer", "beer"] as const;
    expect(width({ ...plain, coming }, "short")).toBe(
      width({ ...plain, demand: [...plain.demand, ...coming] }, "short"),
    );
  });

  it("has a plaque for every house and campaign, and signs where masts cannot be read", () => {
    const sight = { detail: "full", plan: false, yaw: 0 } as const;
    const kinds = (labels: ReturnType<typeof labelsOf>) => labels.map((label) => label.legend.kind);
    expect(labelsOf(busy, sight)).toHaveLength(busy.houses.length + busy.campaigns.length);
    expect(kinds(labelsOf(busy, sight))).not.toContain("sign");
    expect(kinds(labelsOf(busy, { ...sight, plan: true })).filter((kind) => kind === "sign")).toHaveLength(5);
    expect(kinds(labelsOf(busy, { ...sight, detail: "coin" }))).toContain("sign");
  });

  it("says by a shape whose a campaign is", () => {
    const [campaign] = busy.campaigns;
    if (!campaign) throw new Error("a campaign expected");
    const { good, left } = campaign;
    const Outline = class {
      readonly d: string;
      constructor(d: string) {
        this.d = d;
      }
    };
    vi.stubGlobal("Path2D", Outline);
    for (const style of CHAIN_STYLES)
      for (const detail of ["mark", "coin", "short", "full"] as const) {
        const fill = vi.fn();
        const brush = new Proxy({ fill }, { get: (own, name) => (name === "fill" ? own.fill : () => {}) });
        // cast: of a canvas only what is filled is looked at, and there is none here.
        const canvas = brush as unknown as CanvasRenderingContext2D;
        paintLegend(canvas, { kind: "campaign", detail, campaign: 7, style, good, left });
        expect(fill).toHaveBeenCalledWith(new Outline(SIGN_OUTLINES[style]));
      }
    vi.unstubAllGlobals();
  });

  it("is written in letters of 12 px or more, from wherever one looks", () => {
    const Outline = class {
      readonly d = "";
    };
    vi.stubGlobal("Path2D", Outline);
    const [house] = busy.houses;
    const [campaign] = busy.campaigns;
    if (!house || !campaign) throw new Error("a house and a campaign expected");
    const { good, left, style } = campaign;
    const hungry = { ...house, demand: ["beer", "beer"] as const, note: { style, text: "11", sure: true } };
    const legends: readonly LabelContent[] = (["mark", "coin", "short", "full"] as const).flatMap((detail) => [
      { kind: "house", detail, house: hungry },
      { kind: "house", detail, house: { ...house, demand: [], coming: [] } },
      { kind: "campaign", detail, campaign: 14, style, good, left },
      { kind: "campaign", detail, campaign: 14, style, good, left: "endless" },
      { kind: "coin", text: "+10", colours: CHIPS.plain },
      { kind: "chip", text: "full", colours: CHIPS.plain, round: false },
    ]);
    const sizes = legends.flatMap((legend) => {
      const written: number[] = [];
      const own: Record<string | symbol, unknown> = {};
      own["fillText"] = () => written.push(Number.parseFloat(String(own["font"]).replace(/^\d+ /, "")));
      // cast: of a canvas only the letters are looked at, and there is none here.
      const brush = new Proxy(own, { get: (each, name) => each[name] ?? (() => {}) }) as unknown;
      paintLegend(brush as CanvasRenderingContext2D, legend);
      return written;
    });
    expect(sizes.length).toBeGreaterThan(15);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    vi.unstubAllGlobals();
  });

  it("anchors a plaque on the edge of the lot at the point that is nearest to the camera", () => {
    const rounded = (at: readonly number[] = []) => at.map((value) => Math.round(value * 100) / 100);
    const at = (degrees: number) =>
      rounded(labelsOf(busy, { detail: "full", plan: false, yaw: (degrees * Math.PI) / 180 })[0]?.at);
    const [house] = busy.houses;
    if (!house) throw new Error("a house expected");
    const [x, y] = house.at;
    expect(at(0)).toEqual([x + 1, 0.06, y + 1.96]);
    // It runs along the edge: a turn by a little moves it by a little.
    expect(at(45)).toEqual([x + 1.96, 0.06, y + 1.96]);
    expect(at(46)).toEqual(rounded([x + 1.96, 0.06, y + 1.93]));
    expect(at(90)).toEqual([x + 1.96, 0.06, y + 1]);
  });
});
