import { GOOD_OUTLINES } from "@blueplate/city/outline";
import { expect, it } from "vitest";
import { createDrawer, TooManyPictures } from "../../src/previews/drawn-aside.ts";
import { type DrawnGame, drawingOf } from "../../src/previews/drawing.ts";
import { createLettering } from "../../src/previews/lettering.ts";
import { pngOf } from "../../src/previews/png.ts";

const GAME: DrawnGame = {
  words: { title: "Sunday evening", game: "Food Chain Magnate", note: "Ann won" },
  outline: ["#####", "#oo..", "#oo11", "aa.11", "aa..."],
  wishes: [{ at: [1, 1], size: [2, 2], goods: Object.values(GOOD_OUTLINES) }],
  cards: [],
  seats: [],
  chairs: [],
};

it("a picture that is drawn beside the server's thread is the same, also for those who ask at one time", async () => {
  const draw = createDrawer();
  const other = { ...GAME, words: { ...GAME.words, title: "Monday" } };
  const drawn = await Promise.all([draw(GAME), draw(other), draw(GAME)]);
  expect(drawn).toEqual([GAME, other, GAME].map((game) => pngOf(drawingOf(game, createLettering()))));
});

it("others have their turn while a picture is drawn", async () => {
  const draw = createDrawer();
  await draw(GAME);
  let turns = 0;
  const count = setInterval(() => (turns += 1), 1);
  await draw({ ...GAME, words: { ...GAME.words, title: "A table with a name of many letters" } });
  clearInterval(count);
  expect(turns).toBeGreaterThan(3);
});

it("what cannot be drawn is refused, and the next picture is drawn by another thread", async () => {
  const draw = createDrawer();
  // cast: what no caller hands over.
  await expect(draw({} as DrawnGame)).rejects.toThrow();
  await expect(draw(GAME)).resolves.toBeInstanceOf(Buffer);
});

it("who asks while too many wait is refused", async () => {
  const draw = createDrawer(2);
  const asked = Array.from({ length: 3 }, () => draw(GAME));
  await expect(asked[2]).rejects.toBeInstanceOf(TooManyPictures);
  await Promise.all(asked.slice(0, 2));
  await expect(draw(GAME)).resolves.toBeInstanceOf(Buffer);
});
