import { expect, it } from "vitest";
import { ROWS, rotated, SAME_MAP, withMap } from "../src/rematch/map.ts";

const config = { modules: [], options: {}, seats: 3 };
const MAP = ["A0 C0 K0", "D90 G0 O0"];

it("a rematch has a new map, the map that the last game named, or the one that was drawn for it", () => {
  expect(withMap({ ...config, opening: MAP }, undefined)).toEqual(config);
  expect(withMap({ ...config, opening: MAP }, SAME_MAP)).toEqual({ ...config, opening: MAP });
  expect(withMap(config, MAP.join(ROWS))).toEqual({ ...config, opening: MAP });
});

it("everybody moves on by one seat, and whoever sat first sits last", () => {
  expect(rotated(["Ann", "Bob", "Cem"])).toEqual(["Bob", "Cem", "Ann"]);
});
