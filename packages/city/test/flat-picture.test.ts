import { describe, expect, it } from "vitest";
import { flatMap, type FlatNode, type Labels, UNIT } from "../src/flat/index.ts";
import { groundAt } from "../src/flat/hour.ts";
import { treesOf } from "../src/flat/plants.ts";
import { shadeOf, shadowOf } from "../src/flat/shadow.ts";
import { busy } from "../src/gallery/busy.ts";
import { LIGHTS, TOWN } from "../src/palette.ts";
import { coveredSquares } from "../src/piece/wild.ts";
import { printAt } from "../src/town/board.ts";
import { roadsOf } from "../src/town/roads.ts";
import { CHAIN_STYLES, type CityCampaign, HOURS, type Hour, type Square } from "../src/view.ts";
import { contrast } from "./contrast.ts";
import { nodesIn } from "./nodes.ts";

const drawn = (hour: Hour, labels: Labels = "usual", view = busy): readonly FlatNode[] =>
  nodesIn(flatMap(view, [], labels, hour));

describe("the flat map as a picture", () => {
  it("grows its trees on empty squares alone, where the town grows them: never on a road, a source, or a piece", () => {
    const covered = coveredSquares(busy);
    const trees = treesOf(busy);
    expect(trees.length).toBeGreaterThan(40);
    for (const { at, radius } of trees) {
      const [x, y]: Square = [Math.floor(at[0]), Math.floor(at[1])];
      expect([x, y, printAt(busy.town, [x, y]), covered.has(`${x},${y}`)]).toEqual([x, y, ".", false]);
      expect(radius).toBeLessThan(0.5);
    }
    // Whatever is built takes the place of what grew there.
    const [tree] = trees;
    if (!tree) throw new Error("a tree expected");
    const [x, y]: Square = [Math.floor(tree.at[0]), Math.floor(tree.at[1])];
    const restaurants = [
      ...busy.restaurants,
      { style: "comet", at: [x, y], entrance: "SE", open: true, driveIn: false, bankrupt: false } as const,
    ];
    expect(treesOf({ ...busy, restaurants }).length).toBeLessThan(trees.length);
  });

  it("throws shadows away from the sun of the hour, longer in the evening than at noon", () => {
    for (const hour of HOURS) {
      const [sunX, , sunZ] = LIGHTS[hour].sun.from;
      const [x, y] = shadowOf(hour);
      expect([hour, x * sunX < 0, y * sunZ < 0]).toEqual([hour, true, true]);
      const paths = drawn(hour).filter(({ attributes }) => "data-shadows" in attributes);
      expect(paths.map(({ attributes }) => attributes["data-shadows"])).toEqual([hour]);
    }
    const long = (hour: Hour): number => Math.hypot(...shadowOf(hour));
    expect(long("evening")).toBeGreaterThan(long("noon") * 2);
    const shapes = HOURS.map((hour) => {
      const shadows = drawn(hour).find(({ attributes }) => "data-shadows" in attributes);
      return shadows && nodesIn(shadows).at(-1)?.attributes["d"];
    });
    expect(new Set(shapes).size).toBe(HOURS.length);
  });

  it("lays the shade of a body over the ground below it and as far as its corners are high, always turned the same way", () => {
    const cube = [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
      [0.5, 0.5, 0],
    ] as const;
    const area = (points: readonly (readonly [number, number])[]): number =>
      points.reduce((sum, [x, y], i) => {
        const [u, v] = points[(i + 1) % points.length] ?? [x, y];
        return sum + (x * v - u * y) / 2;
      }, 0);
    expect(area(shadeOf(cube, [0, 0]))).toBeCloseTo(1);
    expect(area(shadeOf(cube, [2, 0]))).toBeCloseTo(3);
    expect(area(shadeOf(cube, [-1, -1]))).toBeCloseTo(3);
  });

  it("has light on the ground after dusk alone: below lamps, round houses, before every open door in its chain's colour", () => {
    const lights = (hour: Hour, view = busy): number =>
      drawn(hour, "usual", view)
        .filter(({ attributes }) => "data-lights" in attributes)
        .flatMap(nodesIn)
        .filter(({ tag }) => tag === "path").length;
    expect([lights("morning"), lights("noon")]).toEqual([0, 0]);
    expect(lights("night")).toBe(lights("evening"));
    const shut = busy.restaurants.map((restaurant) => ({ ...restaurant, bankrupt: true }));
    const open = busy.restaurants.filter((restaurant) => restaurant.open).length;
    expect(lights("night") - lights("night", { ...busy, restaurants: shut })).toBe(open * 2);
  });

  it("has what it writes read on its ground at every hour and in both themes", () => {
    for (const hour of HOURS)
      for (const theme of ["light", "dark"] as const) {
        const { yard, poster, road, kerb, paint } = groundAt(hour, theme);
        const read = [contrast(yard, TOWN.ink), contrast(poster, TOWN.ink), contrast(paint, road)];
        expect([hour, theme, ...read.map((ratio) => ratio > 4.5)]).toEqual([hour, theme, true, true, true]);
        expect([hour, theme, contrast(kerb, road) > 3.4]).toEqual([hour, theme, true]);
      }
    // A roof has two slopes of several colours: the number on it has an edge of ink.
    for (const labels of ["usual", "large", "largest"] as const)
      for (const house of drawn("noon", labels).filter(({ attributes }) => "data-house" in attributes)) {
        const [number] = nodesIn(house).filter(({ tag }) => tag === "text");
        expect(number?.attributes).toMatchObject({ stroke: TOWN.ink, "paint-order": "stroke" });
      }
  });

  it("tells the five diners apart by their outline from above", () => {
    const [some] = busy.restaurants;
    if (!some) throw new Error("a restaurant expected");
    const outlines = CHAIN_STYLES.map((style) => {
      const view = { ...busy, restaurants: [{ ...some, style }] };
      const node = drawn("noon", "usual", view).find(({ attributes }) => "data-restaurant" in attributes);
      const [outline] = node ? nodesIn(node).filter(({ tag }) => tag === "path") : [];
      return String(outline?.attributes["d"]).split("L").length;
    });
    // Corners: a star has ten, a tent sixteen, a railcar and an octagon eight, a diamond four.
    expect(outlines).toEqual([10, 16, 8, 8, 4]);
  });

  it("draws an airplane as one, its nose to the board on every side; nothing else is one", () => {
    const [some] = busy.campaigns;
    if (!some) throw new Error("a campaign expected");
    const planesOf = (campaign: CityCampaign) =>
      drawn("noon", "usual", { ...busy, campaigns: [campaign] }).flatMap(({ attributes }) =>
        "data-plane" in attributes ? [String(attributes["d"])] : [],
      );
    const noses = (["N", "E", "S", "W"] as const).map((side) => {
      const [plane = ""] = planesOf({ ...some, kind: "airplane", site: { side, offset: 4, width: 3 } });
      const [body = ""] = plane.split("Z");
      // Its fourth corner is the nose, its first is at the tail.
      const points = body
        .slice(1)
        .split("L")
        .map((point) => point.split(" ").map(Number));
      const [[fromX = 0, fromY = 0] = [], , , [toX = 0, toY = 0] = []] = points;
      return [toX - fromX, toY - fromY].map((way) => Math.sign(Math.round(way / 10)) || 0);
    });
    expect(noses).toEqual([
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ]);
    expect(planesOf({ ...some, kind: "billboard", site: { at: [3, 3], width: 1, height: 1 } })).toEqual([]);
  });

  it("lays the number of a campaign beside roads wherever there is room", () => {
    const [campaign] = busy.campaigns;
    if (!campaign) throw new Error("a campaign expected");
    const roads = roadsOf(busy.town);
    const lying = (at: Square, labels: Labels) => {
      const own: CityCampaign = { ...campaign, campaign: 12, site: { at, width: 1, height: 1 } };
      const view = { ...busy, houses: [], restaurants: [], campaigns: [own] };
      const tags = drawn("noon", labels, view).find(({ attributes }) => "data-tags" in attributes);
      const [number] = tags ? nodesIn(tags).filter(({ tag }) => tag === "rect") : [];
      const [x = 0, y = 0, w = 0, h = 0] = ["x", "y", "width", "height"].map(
        (name) => Number(number?.attributes[name]) / UNIT,
      );
      return roads.filter(({ at: [u, v] }) => x < u + 1 && x + w > u && y < v + 1 && y + h > v);
    };
    const isFree = (at: Square): boolean => printAt(busy.town, at) === ".";
    const meadows = Array.from({ length: 400 }, (_, i): Square => [i % 20, Math.floor(i / 20)]).filter(([x, y]) =>
      [0, 1, 2].every((u) => [0, 1].every((v) => isFree([x + u, y + v]))),
    );
    expect(meadows.length).toBeGreaterThan(10);
    for (const labels of ["usual", "large"] as const)
      for (const at of meadows) expect([labels, at, lying(at, labels)]).toEqual([labels, at, []]);
  });
});
