import { inflateSync } from "node:zlib";
import { GOOD_OUTLINES } from "@blueplate/city/outline";
import { expect, it } from "vitest";
import { drawingOf } from "../../src/previews/drawing.ts";
import { createLettering, type Lettering } from "../../src/previews/lettering.ts";
import { gridFor } from "../../src/previews/goods.ts";
import { pngOf } from "../../src/previews/png.ts";

type DrawnGame = Parameters<typeof drawingOf>[0];

/** Writes nothing, so that what is drawn can be counted. */
const silent: Lettering = { widthOf: () => 0, write: () => [], fitted: () => "" };
const nothing = {
  words: { title: "", game: "", note: "" },
  outline: null,
  wishes: [],
  cards: [],
  seats: [],
  chairs: [],
} as const;

/** Pixels of a picture by colour, in its columns from one to another. */
const counted = (game: Partial<DrawnGame>, letters = silent, [from, to]: readonly [number, number] = [0, 1200]) => {
  const { palette, pixels, width } = drawingOf({ ...nothing, ...game }, letters);
  const counts = new Uint32Array(palette.length);
  for (let top = 0; top < pixels.length; top += width)
    for (const pixel of pixels.subarray(top + from, top + to)) counts[pixel] = (counts[pixel] ?? 0) + 1;
  return (colour: string): number => counts[palette.indexOf(colour)] ?? 0;
};

const [TUBE, LIT, CREAM, ROAD, HOUSE, FELT] = [
  "#5cd0c2",
  "#ffe08a",
  "#f6ebd6",
  "#474552",
  "#cbb9a6",
  "#1f645d",
] as const;

it("a town is drawn with its roads, houses and restaurants, and what everybody had", () => {
  const outline = ["#####", "#oo..", "#oo11", "aa.11", "aa..."];
  const seat = { name: "", told: null, isWinner: false };
  const seats = [
    { ...seat, colour: "#d33e2c", before: 90, score: 100 },
    { ...seat, colour: "not a colour", before: 50, score: 50 },
  ];
  const count = counted({ outline, seats });
  const square = 90 * 90;
  // It is as large as fits: 544 pixels high for five squares and half of one on each side.
  expect(count(ROAD)).toBe(7 * square);
  // What one house shows below its roof, and what the other does under the roof of whoever has served it.
  expect(count(HOUSE)).toBe(4 * square - 2 * 90 * 63);
  const roof = 2 * 90 * 63;
  // Four lit lines: the last tenth of the winner's bar came with that evening.
  const gained = 4 * 4 * 13;
  expect(count(LIT)).toBe(4 * square - roof + gained);
  expect(count("#d33e2c")).toBe(410 * 13 - gained + roof);
  // The restaurant of the second but for its awning, and a bar that is half as long as the winner's.
  expect(count("#857864")).toBe(4 * square - 2 * 90 * 27 + 205 * 13);
  const won = counted({ outline, seats: seats.map((each, at) => ({ ...each, isWinner: at === 0 })) });
  expect(won(LIT)).toBeGreaterThan(count(LIT) + 100);
  const png = pngOf(drawingOf({ ...nothing, outline, seats }, silent));
  const data = png.subarray(png.indexOf("IDAT") + 4, png.indexOf("IEND") - 8);
  expect(inflateSync(data).length).toBe(1201 * 630);
});

it("what a house asks for stands on it in the drawings of the town, as large as there is room, whatever it is", () => {
  const outline = ["#####", "#oo..", "#oo11", "....."];
  const wish = (...goods: readonly string[]) => ({
    at: [1, 1] as const,
    size: [2, 2] as const,
    goods: goods.flatMap((good) => GOOD_OUTLINES[good] ?? []),
  });
  const none = counted({ outline });
  const [bun, bottle, ink] = ["#D9964A", "#B3202C", "#2b2430"] as const;
  const burger = counted({ outline, wishes: [wish("burger")] });
  expect(none(bun)).toBe(0);
  expect(burger(bun)).toBeGreaterThan(5_000);
  expect(burger(CREAM)).toBeGreaterThan(none(CREAM) + 4_000);
  expect(burger(ink)).toBeGreaterThan(none(ink) + 1_000);
  const several = counted({ outline, wishes: [wish("burger", "soft-drink", "pizza")] });
  expect(several(bottle)).toBeGreaterThan(700);
  expect(several(bun)).toBeLessThan(burger(bun) / 2);
  // The road beside the house stays.
  for (const count of [burger, several]) expect(count(ROAD)).toBe(none(ROAD));
  expect(gridFor(5, 60, 60)).toEqual({ columns: 3, side: 17 });
});

it("a town full of wishes in every colour keeps to the colours of a picture, and to what a link may weigh", () => {
  const rows = Array.from({ length: 20 }, () => ".".repeat(20));
  const wishes = Array.from({ length: 25 }, (_, at) => ({
    at: [(at % 5) * 4, Math.floor(at / 5) * 4] as const,
    size: [2, 2] as const,
    goods: Object.values(GOOD_OUTLINES),
  }));
  const drawing = drawingOf({ ...nothing, outline: rows, wishes }, createLettering());
  expect(drawing.palette.length).toBeLessThanOrEqual(256);
  expect(pngOf(drawing).length).toBeLessThan(100_000);
});

it("beside a table stand the name of the house, what is played, how the table is called, and what is said of it", () => {
  const letters = createLettering();
  const column = [0, 480] as const;
  const [sill, wordmark] = [counted({}, silent, column)(TUBE), counted({}, letters, column)(TUBE)];
  expect(wordmark).toBeGreaterThan(sill + 3000);
  const words = { title: "One evening", game: "Food Chain Magnate", note: "Ann won" };
  const cream = (part: Partial<typeof words>): number =>
    counted({ words: { ...nothing.words, ...part } }, letters, column)(CREAM);
  const without = cream({});
  expect(cream({ title: words.title })).toBeGreaterThan(without + 1500);
  expect(cream({ game: words.game })).toBeGreaterThan(without + 700);
  expect(counted({ words }, letters, column)(LIT)).toBeGreaterThan(500);
  // However long a name is, it stays in its column.
  const long = { ...nothing.words, title: "evening ".repeat(30), note: "W".repeat(90) };
  expect(counted({ words: long }, letters, [466, 500])(CREAM)).toBe(counted({}, letters, [466, 500])(CREAM));
});

it("names are written in every language of the house, and what nobody has letters for is left out", () => {
  const { write, widthOf, fitted } = createLettering();
  for (const name of ["Ann", "Łucja", "Игрок", "プレイヤー", "小明"]) {
    expect(write(name, [0, 0], 20, "plain").length, name).toBeGreaterThan(2);
    expect(widthOf(name, 20, "plain"), name).toBeGreaterThan(20);
  }
  expect(write("🍔", [0, 0], 20, "plain")).toEqual([]);
  expect(fitted("Ann", 20, "plain", 300)).toBe("Ann");
  const cut = fitted("A very long evening with friends", 20, "plain", 100);
  expect(cut).toMatch(/^A very.*…$/);
  expect(widthOf(cut, 20, "plain")).toBeLessThanOrEqual(100);
});

it("a trick is drawn as the cards of the game: its number, its shape in the corner and on a plate, over who played it; the one that won is lit", () => {
  const letters = createLettering();
  const seats = ["#7b4a6b", "#7a5236", "#c79a6b"].map((colour) => {
    return { name: "", told: null, colour, before: 0, score: 0, isWinner: false };
  });
  const [red, blue, yellow, paper] = ["#d33e2c", "#3873d3", "#f8c630", "#e3eaf1"] as const;
  const square = { colour: blue, shape: "square", face: "8", seat: 1, name: "", isWinning: false } as const;
  const of = (cards: DrawnGame["cards"], written: Lettering = silent) => counted({ cards, seats }, written);
  const one = of([square]);
  // A shape of 56 pixels on the plate and one of 26 in the corner, each 0.78 of that across, but for the pixels along their edges.
  expect(one(blue)).toBeGreaterThan((0.78 * 56 - 2) ** 2 + (0.78 * 26 - 2) ** 2);
  expect(one(blue)).toBeLessThan((0.78 * 56 + 1) ** 2 + (0.78 * 26 + 1) ** 2);
  // The ground has a breath of the colour, the plate is white.
  expect(one(paper)).toBeGreaterThan(12_000);
  expect(one("#ffffff")).toBeGreaterThan(4000);
  // The number takes of the ground.
  expect(of([square], letters)(paper)).toBeLessThan(one(paper) - 300);
  expect(of([square], letters)("#2b2430")).toBeGreaterThan(one("#2b2430") + 300);
  const card = { ...square, isWinning: false } as const;
  const count = of([
    { ...card, face: "2" },
    { ...card, colour: red, shape: "diamond", face: "9", seat: 2, isWinning: true },
    { ...card, colour: yellow, shape: "triangle", face: "3", seat: 0 },
    { ...card, colour: "red; x", shape: "circle", face: "1", seat: 0 },
  ]);
  for (const colour of [red, yellow, "#857864"]) expect(count(colour), colour).toBeGreaterThan(800);
  // Everybody's bar is as short as can be, and a stripe lies under each card.
  const [bar, stripe] = [6 * 13, 132 * 10];
  expect(seats.map(({ colour }) => count(colour))).toEqual([bar + 2 * stripe, bar + stripe, bar + stripe]);
  expect(count(LIT)).toBeGreaterThan(4000);
  expect(one(LIT)).toBe(0);
  const named = of([{ ...square, name: "Zora" }], letters);
  expect(named(CREAM)).toBeGreaterThan(of([square], letters)(CREAM) + 100);
});

it("a table that waits has a seat round it for everybody, a free one as a lit ring", () => {
  const lit = (chairs: DrawnGame["chairs"]): number => counted({ chairs })(LIT);
  const one = lit(["#7b4a6b", null]);
  expect(one).toBeGreaterThan(500);
  expect(lit([null, null])).toBeGreaterThan(one * 1.9);
  expect(lit(["#7b4a6b", "#7a5236"])).toBe(0);
  expect(counted({ chairs: ["#7b4a6b", null] })("#7b4a6b")).toBeGreaterThan(2500);
  expect(counted({ chairs: [null] })(FELT)).toBeGreaterThan(100_000);
});
