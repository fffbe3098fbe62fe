import { describe, expect, it } from "vitest";
import { busy } from "../src/gallery/busy.ts";
import { GALLERY } from "../src/gallery/index.ts";
import { drawingKey, draw } from "../src/piece/drawing.ts";
import { frontOf } from "../src/piece/home.ts";
import { piecesOf } from "../src/piece/piece.ts";
import { mastOf } from "../src/piece/restaurant-place.ts";
import { differenceOf } from "../src/scene/diff.ts";
import { overshoot } from "../src/scene/motion.ts";
import { CHAIN_STYLES, type CityView } from "../src/view.ts";

describe("the keyed scene", () => {
  const before = piecesOf(busy);

  it("draws every example of the gallery, each drawing with the attributes of the one material", () => {
    const drawings = Object.values(GALLERY).flatMap(({ view }) =>
      [...piecesOf(view).values()].map((piece) => piece.drawing),
    );
    const unique = new Map(drawings.map((drawing) => [drawingKey(drawing), drawing]));
    expect(unique.size).toBeGreaterThan(40);
    for (const drawing of unique.values()) {
      const geometry = draw(drawing);
      const count = geometry.getAttribute("position").count;
      expect([drawingKey(drawing), count > 0]).toEqual([drawingKey(drawing), true]);
      for (const name of ["normal", "color", "glow"]) expect(geometry.getAttribute(name).count).toBe(count);
      expect([...geometry.getAttribute("position").array].every(Number.isFinite)).toBe(true);
    }
  });

  it("puts goods before an open restaurant, clear of its mast, and none before a closed one", () => {
    const [restaurant] = busy.restaurants.filter(({ open, bankrupt }) => open && !bankrupt);
    if (!restaurant) throw new Error("an open restaurant expected");
    const goodsOf = (each: CityView["restaurants"][number]) =>
      [...piecesOf({ ...busy, houses: [], restaurants: [each] }).values()].filter(
        ({ drawing }) => drawing.kind === "good",
      );
    expect(goodsOf(restaurant)).toEqual([]);
    for (const entrance of ["SE", "SW", "NE", "NW"] as const) {
      const [jar, ...others] = goodsOf({ ...restaurant, entrance, goods: ["burger"] });
      const [mastX, mastZ] = mastOf({ ...restaurant, entrance });
      expect(others).toEqual([]);
      expect(Math.hypot((jar?.at[0] ?? mastX) - mastX, (jar?.at[2] ?? mastZ) - mastZ)).toBeGreaterThan(0.9);
    }
    expect(goodsOf({ ...restaurant, open: false, goods: ["burger"] })).toEqual([]);
  });

  it("finds nothing to do between equal views", () => {
    expect(differenceOf(before, piecesOf(structuredClone(busy)))).toEqual({ added: [], changed: [], removed: [] });
  });

  it("adds, changes and removes by key only what differs", () => {
    const [first, ...rest] = busy.restaurants;
    if (!first) throw new Error("a restaurant expected");
    const after: CityView = {
      ...busy,
      restaurants: [{ ...first, driveIn: true }, ...rest],
      campaigns: busy.campaigns.slice(1),
    };
    const { added, changed, removed } = differenceOf(before, piecesOf(after));
    expect(added.map((piece) => piece.key).filter((key) => !key.startsWith("plant:"))).toEqual(
      ["NW", "NE", "SW"].map((corner) => `restaurant:0,0:canopy:${corner}`),
    );
    expect(changed).toEqual([]);
    expect(removed).toEqual(["campaign:14"]);
  });

  it("takes what the board alone decides from the view before, as the very same pieces", () => {
    const wild = [...before.values()].filter(({ key }) => /^(plant|source|traffic):/.test(key));
    const after = piecesOf({ ...busy, campaigns: busy.campaigns.slice(1) });
    expect(wild.length).toBeGreaterThan(20);
    for (const piece of wild) expect(after.get(piece.key)).toBe(piece);
  });

  it("changes a piece in place when its drawing changes", () => {
    const restaurants = busy.restaurants.map((one, i) => (i === 0 ? { ...one, bankrupt: true } : one));
    const { changed } = differenceOf(before, piecesOf({ ...busy, restaurants }));
    expect(changed.map((piece) => piece.key)).toEqual(["restaurant:0,0", "restaurant:0,0:lot", "restaurant:0,0:mast"]);
  });

  it("clears plants from squares that are built on", () => {
    const covered = [...before.values()].filter((piece) => piece.key.startsWith("plant:"));
    const inside = covered.filter(({ at: [x, , z] }) =>
      busy.restaurants.some(({ at }) => x > at[0] && x < at[0] + 2 && z > at[1] && z < at[1] + 2),
    );
    expect(inside).toEqual([]);
  });

  it("shows coming soon without roof and mast, bankrupt without mat, drive-in on all corners", () => {
    const kinds = (restaurant: CityView["restaurants"][number]) =>
      [...piecesOf({ ...busy, restaurants: [restaurant] }).values()].flatMap((piece) =>
        piece.key.startsWith("restaurant:") ? [piece.drawing.kind] : [],
      );
    const open = { style: "comet", at: [0, 0], entrance: "SE", open: true, driveIn: false, bankrupt: false } as const;
    expect(kinds(open)).toEqual(["diner", "diner-lot", "mat", "mast"]);
    expect(kinds({ ...open, open: false })).toEqual(["scaffold", "mat"]);
    expect(kinds({ ...open, bankrupt: true })).toEqual(["diner", "diner-lot", "mast"]);
    expect(kinds({ ...open, driveIn: true })).toEqual([
      "diner",
      "diner-lot",
      "mat",
      "mast",
      "canopy",
      "canopy",
      "canopy",
    ]);
  });

  it("has diners and signs that turn to the camera, and lots that do not", () => {
    const pieces = [...before.values()];
    const facing = new Set(pieces.filter((piece) => piece.facing).map(({ drawing }) => drawing.kind));
    expect([...facing].toSorted()).toEqual(["diner", "mast"]);
  });

  it("keeps every diner on its lot, whichever way it is turned, and clear of its mast", () => {
    for (const style of CHAIN_STYLES) {
      const geometry = draw({ kind: "diner", style, shut: false });
      const spots = geometry.getAttribute("position");
      let far = 0;
      for (let i = 0; i < spots.count; i++)
        if (spots.getY(i) < 0.5) far = Math.max(far, Math.abs(spots.getX(i)), Math.abs(spots.getZ(i)));
      expect([style, far < 1]).toEqual([style, true]);
      expect([style, spots.count / 3 < 5000]).toEqual([style, true]);
    }
  });

  it("puts people before open diners alone, and smoke over every brewery", () => {
    const [first] = busy.restaurants;
    if (!first) throw new Error("a restaurant expected");
    const kinds = (view: CityView, prefix: string) =>
      [...piecesOf(view).keys()].filter((key) => key.startsWith(prefix)).length;
    expect(kinds({ ...busy, restaurants: [first] }, "guest:")).toBeGreaterThan(0);
    expect(kinds({ ...busy, restaurants: [{ ...first, open: false }] }, "guest:")).toBe(0);
    expect(kinds({ ...busy, restaurants: [{ ...first, bankrupt: true }] }, "guest:")).toBe(0);
    const breweries = busy.town.squares.join("").split("b").length - 1;
    expect(kinds(busy, "smoke:")).toBe(breweries);
  });

  it("turns a house to the road that touches it", () => {
    const house = busy.houses.find((one) => one.house === 18);
    expect(house && frontOf(busy.town, house)).toBe("E");
  });
});

describe("arrival", () => {
  it("overshoots once and comes to rest", () => {
    const heights = Array.from({ length: 101 }, (_, i) => overshoot(i / 100));
    expect(heights[0]).toBeCloseTo(0);
    expect(heights[100]).toBeCloseTo(1);
    const crossings = heights.slice(1, 100).filter((height, i) => height > 1 !== (heights[i] ?? 0) > 1);
    expect(Math.max(...heights)).toBeGreaterThan(1.02);
    expect(crossings).toHaveLength(1);
  });
});
