import { Vector2, Vector4 } from "three";
import { describe, expect, it } from "vitest";
import { busy } from "../src/gallery/busy.ts";
import { full } from "../src/gallery/full.ts";
import { type Lamp, lampsOf } from "../src/light/lamp.ts";
import { fitArea, mapAreaOf, pixelsOf, shearOf } from "../src/light/map-area.ts";
import { CHAINS } from "../src/palette.ts";
import { frontOf } from "../src/piece/home.ts";
import { turnedBy } from "../src/piece/stand.ts";
import { heightOf, STEP, widthOf } from "../src/town/board.ts";
import type { CityView } from "../src/view.ts";

const neonOf = (view: CityView, colour: string): Lamp[] => lampsOf(view, 0).filter((lamp) => lamp.colour === colour);

describe("lamps", () => {
  it("are finite, fall within the maps, and are few enough to be added up before a picture", () => {
    for (const view of [busy, full]) {
      const { west, north, width, height } = mapAreaOf(view.town);
      const lamps = lampsOf(view, 0);
      expect(lamps.length).toBeGreaterThan(80);
      expect(lamps.length).toBeLessThan(400);
      for (const lamp of lamps) {
        const numbers = [...lamp.at, lamp.width, lamp.length, lamp.turn, lamp.strength, lamp.clear];
        expect(numbers.every(Number.isFinite)).toBe(true);
        const [x, , z] = lamp.at;
        expect([lamp.kind, x > west && x < west + width && z > north && z < north + height]).toEqual([lamp.kind, true]);
      }
    }
  });

  it("shine at open restaurants alone, in the colour of their chain", () => {
    const [first] = busy.restaurants;
    if (!first) throw new Error("a restaurant expected");
    const only = (one: typeof first) => ({ ...busy, restaurants: [one], campaigns: [] });
    expect(neonOf(only(first), CHAINS.comet.glow).map(({ kind }) => kind)).toEqual(["ring", "pool"]);
    expect(neonOf(only({ ...first, open: false }), CHAINS.comet.glow)).toEqual([]);
    expect(neonOf(only({ ...first, bankrupt: true }), CHAINS.comet.glow)).toEqual([]);
  });

  it("throw the light of a front window towards the road of its house", () => {
    const house = busy.houses.find((one) => one.house === 18);
    if (!house) throw new Error("house 18 expected");
    const dark = { ...busy, restaurants: [], campaigns: [] };
    const without = lampsOf({ ...dark, houses: [] }, 0).length;
    const beams = lampsOf({ ...dark, houses: [house] }, 0).filter(({ kind }) => kind === "beam");
    const fronts = beams.filter(({ length }) => length > 1.2).slice(0, 2);
    expect(beams.length).toBeGreaterThan(fronts.length);
    expect(lampsOf({ ...dark, houses: [house] }, 0).length).toBeGreaterThan(without + 4);
    for (const { turn } of fronts) {
      const [dx, dz] = turnedBy(0, 1, turn);
      expect([Math.round(dx), Math.round(dz)]).toEqual([...STEP[frontOf(busy.town, house)]]);
    }
  });

  it("fall out of a diner on the side that looks at the camera", () => {
    const view = { ...busy, houses: [], campaigns: [] };
    const turns = (facing: number) =>
      lampsOf(view, facing)
        .filter(({ kind, width }) => kind === "beam" && width === 2.7)
        .map(({ turn }) => turn);
    expect(turns(0)).toEqual(view.restaurants.filter(({ open }) => open).map(() => 0));
    expect(turns(Math.PI / 2).every((turn) => turn === Math.PI / 2)).toBe(true);
  });

  it("glow beside campaigns that never end", () => {
    const endless = busy.campaigns.filter(({ left }) => left === "endless");
    const lamps = (left: CityView["campaigns"][number]["left"]) =>
      lampsOf({ ...busy, houses: [], restaurants: [], campaigns: endless.map((one) => ({ ...one, left })) }, 0).length;
    expect(lamps("endless")).toBe(lamps(2) + endless.length);
  });
});

describe("the maps over the board", () => {
  it("bring every corner of the board inside, with room for what falls from its edge", () => {
    const area = mapAreaOf(full.town);
    const map = fitArea(area, new Vector4());
    for (const [x, z] of [
      [0, 0],
      [widthOf(full.town), heightOf(full.town)],
    ] as const)
      for (const place of [x * map.z + map.x, z * map.w + map.y]) {
        expect(place).toBeGreaterThan(0.04);
        expect(place).toBeLessThan(0.96);
      }
    expect(pixelsOf(area, 32).every((pixels) => pixels <= 1024)).toBe(true);
  });

  it("lay heights away from the sun", () => {
    const shear = shearOf({ x: -2, y: 1, z: 0 }, new Vector2());
    expect(0 - 1 * shear.x).toBe(2);
    expect(shearOf({ x: 3, y: 0, z: 0 }, new Vector2()).x).toBeLessThan(Infinity);
  });
});
