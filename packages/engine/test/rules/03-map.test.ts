import { describe, expect, it } from "vitest";
import { CAMPAIGN_ROWS, TILE_ROWS } from "../../src/content/index.ts";
import { boardOf, isEmpty } from "../../src/geometry/index.ts";
import { MAPS, PRINTED, tilesOf } from "../../testing/maps.ts";
import { on, printOf, reached, toHouse, toSquares } from "../../testing/measure.ts";
import { type TestTown, rulesetWith, settingUp, working } from "../../testing/position.ts";

const town = (given: Partial<TestTown> = {}) => working({ tiles: MAPS.FX1, ...given });

describe("R3.1 squares and tiles", () => {
  it.each(Object.keys(MAPS).map((name) => ({ name: name as keyof typeof MAPS })))(
    "R3.1.1 $name is the board that the rules print",
    ({ name }) => {
      const printed = PRINTED[name].split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
      expect(printOf(settingUp({ tiles: MAPS[name] }))).toEqual(printed);
    },
  );
  it("R3.1.1 a tile turned by a quarter shows its west column as its north row", () => {
    const turned = (code: string) => printOf(settingUp({ tiles: tilesOf(code) }));
    expect(turned("E90")).toEqual(["..###", "...b#", "#HH.#", "#HH..", "###.."]);
    expect(turned("E180")).toEqual(["###..", "#HH..", "#HH.#", "...b#", "..###"]);
    expect(turned("E270")).toEqual(["..###", "..HH#", "#.HH#", "#b...", "###.."]);
  });
  it("R3.1.1 printed houses stand at the corner of their four squares, however the tile is turned", () => {
    for (const [id, { house }] of Object.entries(TILE_ROWS)) {
      for (const turn of [0, 90, 180, 270]) {
        const { houses, print, width } = boardOf(rulesetWith(), [[`${id}${String(turn)}`]]);
        expect(houses.map((each) => each.house)).toEqual(house === null ? [] : [house]);
        for (const { at } of houses) {
          const squares = [0, 1, width, width + 1].map((step) => print[at[1] * width + at[0] + step]);
          expect(squares).toEqual(["H", "H", "H", "H"]);
        }
        expect(print.filter((each) => each === "H").length).toBe(house === null ? 0 : 4);
      }
    }
  });
  it("R1.2 of the 20 tiles eleven show a house, twelve sources: five beer, four lemonade, four soft drink", () => {
    const marks = Object.values(TILE_ROWS).flatMap((tile) => tile.rows.join("").split(""));
    const count = (mark: string) => marks.filter((each) => each === mark).length;
    expect([count("H") / 4, count("b"), count("l"), count("s"), count("X")]).toEqual([11, 5, 4, 4, 2]);
  });
});

describe("R1.4 campaign tiles", () => {
  it("R1.4 numbers 1 to 3 are radios, 4 to 6 airplanes 1, 3 and 5 wide, 7 to 10 mailboxes, 11 to 16 billboards", () => {
    const kinds = Object.values(CAMPAIGN_ROWS).map((row) => row.kind);
    const times = (kind: string, count: number) => Array<string>(count).fill(kind);
    expect(kinds).toEqual([
      ...times("radio", 3),
      ...times("airplane", 3),
      ...times("mailbox", 4),
      ...times("billboard", 6),
    ]);
    expect([4, 5, 6].map((campaign) => CAMPAIGN_ROWS[campaign]?.width)).toEqual([1, 3, 5]);
  });
});

describe("R3.2 empty squares", () => {
  const given: Partial<TestTown> = {
    restaurants: [[[0, 0, "SE"]], []],
    newHouses: [{ house: 9, at: [3, 5], garden: "S" }],
    gardens: { 2: "S" },
    campaigns: [
      { campaign: 14, place: { at: [13, 3], turned: true } },
      { campaign: 9, place: on(8, 4) },
      { campaign: 1, place: on(10, 8) },
    ],
  };
  const full = town(given);
  const empty = (x: number, y: number) => isEmpty(full.ruleset, full.state, [x, y]);
  it("R3.2.1 nothing printed is empty: road, bridge, house, source", () => {
    expect([empty(2, 0), empty(7, 7), empty(5, 5), empty(1, 6)]).toEqual([false, false, false, false]);
  });
  it("R3.2.1 nothing is empty under a restaurant, house, garden, billboard, mailbox or radio", () => {
    expect([empty(1, 1), empty(4, 6), empty(3, 6)]).toEqual([false, false, false]);
    expect([empty(0, 5), empty(1, 5), empty(13, 4), empty(8, 4), empty(10, 8)]).toEqual(Array(5).fill(false));
  });
  it("R3.2.1 everything else is, and nothing outside the map", () => {
    expect([empty(14, 3), empty(9, 4), empty(11, 8)]).toEqual([true, true, true]);
    expect([empty(-1, 0), empty(15, 0), empty(0, 15)]).toEqual([false, false, false]);
  });
});

describe("R3.3 roads", () => {
  it("R3.3.1, R3.3.2 inside a tile all neighbouring road squares join, across a border only in the middle of the edge", () => {
    // Tile C is a ring: its east column runs along the border to the ring of the next tile.
    const ends = (links: "midpoint" | "any-adjacent") => {
      const ruleset = rulesetWith({ "road-links": links });
      const [row, column] = [boardOf(ruleset, tilesOf("C0 C0")), boardOf(ruleset, tilesOf("C0", "C0"))];
      const along = [0, 1, 2, 3, 4];
      return [
        along.map((y) => row.next[(y * 10 + 4) * 2 * 4 + 1] !== -1),
        along.map((x) => column.next[(4 * 5 + x) * 2 * 4 + 2] !== -1),
      ];
    };
    const middle = [false, false, true, false, false];
    expect(ends("midpoint")).toEqual([middle, middle]);
    expect(ends("any-adjacent")).toEqual([Array(5).fill(true), Array(5).fill(true)]);
  });
  it("R3.3.3 a bridge carries two roads that do not meet (S-062)", () => {
    const position = town({ restaurants: [[], [[8, 8, "SW"]]] });
    expect(toSquares(position, 1, [5, 8], [5, 9])).toBe(4);
    expect(toSquares(position, 1, [8, 4])).toBe(1);
  });
  it("R3.3.4 a road ends where the neighbour has none", () => {
    const position = settingUp({ tiles: tilesOf("A0 N180"), restaurants: [[[0, 0, "SE"]]] });
    expect(toSquares(position, 0, [9, 0])).toBe(null);
    expect(toSquares(position, 0, [9, 3])).toBe(1);
  });
  it("R3.3.5 pieces block no road", () => {
    const fenced = town({
      campaigns: [
        { campaign: 14, place: on(3, 3) },
        { campaign: 13, place: on(3, 1) },
      ].slice(0, 1),
    });
    expect(toHouse(fenced, 0, 4)).toBe(1);
  });
});

describe("R3.4 road distance", () => {
  const distances = (position: ReturnType<typeof town>, seat: number, houses: readonly number[]) =>
    houses.map((house) => toHouse(position, seat, house));
  it("R3.1.3, R3.4.1, R3.4.2 counts the borders to every house of FX1, from both restaurants", () => {
    expect(distances(town(), 0, [2, 4, 12, 13, 15])).toEqual([0, 1, 2, 2, 4]);
    expect(distances(town(), 1, [2, 4, 12, 13, 15])).toEqual([2, 1, 0, 2, 2]);
  });
  it("R3.4.2 the border into a house counts (S-102)", () => {
    const given = { tiles: MAPS.FX3, restaurants: [[[8, 8, "NW"]] as const], gone: [] };
    const house = { house: 14, at: [0, 3] as const, garden: "E" as const };
    expect(toHouse(working({ ...given, newHouses: [house] }), 0, 14)).toBe(2);
  });
  it("R3.6.3, R3.6.4 a restaurant is on the tile of its entrance, whose border counts (S-112)", () => {
    const position = working({ tiles: MAPS.FX2, restaurants: [[[3, 0, "NE"]]] });
    expect([toHouse(position, 0, 8), toHouse(position, 0, 18)]).toEqual([2, 1]);
  });
  it("R3.4.3 the nearest of several restaurants and squares counts (S-137, S-101)", () => {
    expect(toHouse(town({ gardens: { 2: "S" } }), 1, 2)).toBe(1);
    expect(
      toHouse(
        town({
          restaurants: [
            [
              [0, 0, "SE"],
              [10, 8, "NE"],
            ],
          ],
        }),
        0,
        15,
      ),
    ).toBe(1);
  });
  it("R3.4.3 on one tile a house can be out of reach (S-111, S-136)", () => {
    expect(toHouse(working({ tiles: MAPS.FX2, restaurants: [[[3, 0, "NW"]]] }), 0, 8)).toBe(null);
  });
  it("R3.5.2 a garden connects its house (S-060)", () => {
    const given = { tiles: MAPS.FX3, restaurants: [[[8, 8, "NW"]] as const] };
    expect(toHouse(working(given), 0, 15)).toBe(null);
    expect(toHouse(working({ ...given, gardens: { 15: "S" } }), 0, 15)).toBe(1);
  });
  it("R3.5.3 a house that the entrance touches is not connected without a road (S-117)", () => {
    expect(toHouse(working({ tiles: MAPS.FX3, restaurants: [[[3, 5, "NW"]]] }), 0, 15)).toBe(null);
  });
});

describe("R3.6 entrances", () => {
  it("R3.6.5 an entrance beside a bridge uses either road, and does not join them", () => {
    // On printed tiles no square beside a bridge is empty; a tile of our own shows it.
    const ruleset = rulesetWith();
    const tiles = { ...ruleset.content.tiles, Z: { rows: ["..#..", "..#..", "##X..", "..#..", "..#.."], house: null } };
    const position = settingUp({ tiles: tilesOf("Z0 A0"), restaurants: [[[3, 2, "NW"]]] });
    const own = { ...position, ruleset: { ...position.ruleset, content: { ...ruleset.content, tiles } } };
    expect([toSquares(own, 0, [1, 1]), toSquares(own, 0, [1, 0]), toSquares(own, 0, [0, 3])]).toEqual([0, 0, 0]);
  });
  it("R3.6.6 a manager at work makes all corners entrances (S-111, S-113, S-114, S-227)", () => {
    const cornered = { tiles: MAPS.FX2, restaurants: [[[3, 0, "NW"]] as const] };
    expect(toHouse(working({ ...cornered, atWork: [["local-manager"]] }), 0, 8)).toBe(0);
    expect(toHouse(working({ ...cornered, atWork: [["waitress"]] }), 0, 8)).toBe(null);
    const between = town({ restaurants: [[[4, 0, "SW"]]], atWork: [["local-manager"]] });
    expect([toHouse(between, 0, 2), toHouse(between, 0, 4)]).toEqual([0, 0]);
  });
  it("R3.6.7 a restaurant that is coming soon has no entrance; range-origin lets its own people start there", () => {
    const soon = { restaurants: [[[0, 0, "SE", "coming soon"]] as const], atWork: [["local-manager"]] as const };
    expect(toSquares(town(soon), 0, [3, 3])).toBe(null);
    const any = town({ ...soon, options: { "range-origin": "any-own" } });
    expect([toSquares(any, 0, [3, 3]), toHouse(any, 0, 2)]).toEqual([0, null]);
  });
});

describe("R3.8 to R3.10, R18.3 reach of campaigns", () => {
  const garden = { gardens: { 2: "S" as const } };
  it("R3.10.1 a radio reaches its tile and the eight around it (S-184)", () => {
    expect(reached(town(), 1, on(3, 3))).toEqual([2, 4, 12]);
    expect(reached(town(), 1, on(8, 5))).toEqual([2, 4, 12, 13, 15]);
  });
  it("R18.3 a garden on a tile of the radio is enough (S-185)", () => {
    expect(reached(town(garden), 1, on(6, 11))).toEqual([2, 12, 13, 15]);
    expect(reached(town(), 1, on(6, 11))).toEqual([12, 13, 15]);
  });
  it("R3.9.1 an airplane covers whole rows or columns (S-186, S-187)", () => {
    expect(reached(town(), 4, { side: "N", offset: 1 })).toEqual([2, 13]);
    expect(reached(town(), 4, { side: "S", offset: 8 })).toEqual([4]);
    expect(reached(town(), 5, { side: "W", offset: 3 })).toEqual([2, 12]);
    expect(reached(town(), 6, { side: "N", offset: 5 })).toEqual([4, 12]);
    expect(reached(town(garden), 4, { side: "E", offset: 5 })).toEqual([2, 12]);
  });
  it("R3.8.1 a mailbox reaches its block (S-188, S-190, S-225)", () => {
    expect(reached(town(), 9, on(3, 3))).toEqual([12]);
    expect(reached(town(), 9, on(6, 13))).toEqual([13]);
    expect(reached(town(), 9, on(8, 3))).toEqual([]);
    expect(reached(working({ tiles: MAPS.FX2 }), 9, on(11, 3))).toEqual([5]);
    expect(reached(working({ tiles: MAPS.FX4 }), 9, on(3, 5))).toEqual([2, 10]);
  });
  it("R3.8.2 the open end of a road is walked around (S-190)", () => {
    expect(reached(working({ tiles: MAPS.FX2 }), 9, on(1, 8))).toEqual([8, 16]);
  });
  it("R3.8.3 a bridge separates its four quarters (S-189)", () => {
    const { blockOf } = boardOf(rulesetWith(), MAPS.FX1);
    const block = blockOf[8 * 15 + 8];
    expect([...blockOf.keys()].filter((index) => blockOf[index] === block).length).toBe(16);
    expect(reached(town({ restaurants: [] }), 9, on(8, 8))).toEqual([]);
  });
  it("R18.3 a billboard reaches what it touches with a side, gardens too (S-191, S-192)", () => {
    const beside = town({ gardens: { 13: "E" } });
    expect(reached(beside, 14, on(4, 13, true))).toEqual([13]);
    expect(reached(town(), 14, on(3, 5))).toEqual([12]);
    expect(reached(town(), 14, on(3, 4))).toEqual([]);
  });
});
