import { type LabelSight, overlap } from "@blueplate/city/label";
import type { Table } from "@blueplate/kernel";
import { expect, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { PHONE } from "../pictures/picture.ts";
import { newPerson, question } from "../fixtures/person.ts";
import { townLabelsOver } from "../pictures/flaws.ts";
import { readPng } from "../pictures/png.ts";
import { seenOn } from "../pictures/seen.ts";

/** The colour of the roads on the flat map, and of what lies round the board. */
const groundOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [".flat-map .ground-road", ".flat-map"].map((selector) => {
      const part = document.querySelector(selector);
      return part ? getComputedStyle(part)[selector.endsWith("road") ? "fill" : "backgroundColor"] : "";
    }),
  );

/** Takes the town's picture away, as the system does that needs the graphics card; the page can give it back. */
const losePicture = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const picture = document.querySelector<HTMLCanvasElement>(".city-map canvas");
    const card = picture?.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    picture?.focus();
    addEventListener("give-back", () => card?.restoreContext(), { once: true });
    card?.loseContext();
  });

/** How many colours are to be seen in the town: one, while nothing is drawn. */
const coloursOf = async (page: Page): Promise<number> => {
  const { rgb } = readPng(await page.locator(".city-map canvas").screenshot());
  const colours = new Set<number>();
  for (let at = 0; at < rgb.length; at += 3)
    colours.add(((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0));
  return colours.size;
};

/** The labels and the pieces of the town in three dimensions that lie under buttons, by their names. */
const underButtons = async (page: Page) => {
  const { towns } = await seenOn(page);
  const buttons = await page.locator(".town-map > :is(.map-switch, .camera, .map-tools)").evaluateAll((groups) =>
    groups.map((group) => {
      const { left, top, right, bottom } = group.getBoundingClientRect();
      const map = group.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return { west: left - map.left, north: top - map.top, east: right - map.left, south: bottom - map.top };
    }),
  );
  const under = (all: LabelSight["labels"]): readonly string[] =>
    all.filter(({ box }) => buttons.some((button) => overlap(button, box))).map(({ name }) => name);
  return { labels: under(towns.flatMap(({ labels }) => labels)), pieces: under(towns.flatMap((town) => town.pieces)) };
};

test("on a desk the way to the settings of the flat map lies beside the board", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 1366, height: 768 });
  await openLocalGame(ann, "opening-night", (table) => stateOf(table).stage._tag === "working", { seats: 5 });
  const settings = ann.getByTitle("Map settings");
  const rim = ann.locator(".flat-map .ground-rim").first();
  await expect(rim).toBeAttached();
  const [button, board] = await Promise.all([settings.boundingBox(), rim.boundingBox()]);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(board?.x ?? 0);
  await settings.click();
  await expect(ann.getByRole("checkbox", { name: "Always noon" })).toBeInViewport({ ratio: 1 });
});

test("the flat map has the hour of its phase and the theme of the page, and stands in for the town while its picture is lost", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await openLocalGame(ann, "a", (table) => stateOf(table).round > 1 && stateOf(table).stage._tag === "payday");
  const flat = ann.locator(".flat-map");
  await expect(flat).toHaveAttribute("data-hour", "night");
  await expect(flat.locator(".ground-road").first()).toBeAttached();
  const night = await groundOf(ann);
  const settings = ann.getByTitle("Map settings");
  await settings.click();
  await ann.getByRole("checkbox", { name: "Always noon" }).check();
  await expect(flat).toHaveAttribute("data-hour", "noon");
  // Whoever goes elsewhere, or presses Escape, is rid of the menu.
  const menu = ann.locator(".map-settings[open]");
  await ann.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await settings.click();
  await expect(menu).toHaveCount(1);
  await ann.locator(".top-bar .round").click();
  await expect(menu).toHaveCount(0);
  const noon = await groundOf(ann);
  await ann.emulateMedia({ colorScheme: "dark" });
  await expect(ann.locator("html")).toHaveAttribute("data-theme", "dark");
  const dark = await groundOf(ann);
  expect(new Set([...night, ...noon, ...dark]).size).toBe(6);

  await ann.getByRole("button", { name: "3D", exact: true }).click();
  const drawn = ann.locator(".city-map[data-drawn=true] canvas");
  await expect(drawn).toBeVisible();
  const told = ann.getByRole("status").filter({ hasText: "The picture of the town was lost" });
  await losePicture(ann);
  await expect(told).toBeVisible();
  await expect(flat.locator("[data-house]").first()).toBeVisible();
  await expect(told.getByRole("button", { name: "Show again" })).toBeFocused();
  await ann.evaluate(() => dispatchEvent(new Event("give-back")));
  await expect(drawn).toBeVisible();
  await expect(told).toBeHidden();
  await expect(flat).toBeHidden();
  await expect.poll(() => coloursOf(ann)).toBeGreaterThan(50);
  // Where it does not come back by itself, the town is built anew.
  await losePicture(ann);
  await told.getByRole("button", { name: "Show again" }).click();
  await expect(drawn).toBeVisible();
  await expect(told).toBeHidden();
  await expect.poll(() => coloursOf(ann)).toBeGreaterThan(50);
  // A phone frames the whole town with one press too.
  await ann.setViewportSize(PHONE);
  const frame = ann.getByRole("button", { name: "Whole town" });
  await expect(frame).toBeInViewport({ ratio: 1 });
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await frame.click();
});

test("what somebody else has done last lies over the town until the next press", async ({ browser }) => {
  const ann = await newPerson(browser);
  const hasSomebodyPlaced = (table: Table): boolean => {
    const { stage, chains } = stateOf(table);
    return stage._tag === "setup-restaurants" && chains.some(({ restaurants }) => restaurants.length > 0);
  };
  await openLocalGame(ann, "opening-night", hasSomebodyPlaced, { seats: 3 });
  const told = ann.getByRole("status").filter({ hasText: "places a restaurant" });
  await expect(told).toBeVisible();
  await ann.keyboard.press("d");
  await expect(told).toHaveCount(0);
  await expect(question(ann)).toBeVisible();
});

test("the labels of a town in three dimensions lie over no sign, over no other label and over little of what others own", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await ann.setViewportSize({ width: 1366, height: 768 });
  const isBusy = (table: Table): boolean => {
    const { round, stage } = stateOf(table);
    return round === 8 && stage._tag === "working";
  };
  await openLocalGame(ann, "opening-night", isBusy, { seats: 5, map: "city" });
  await expect(ann.locator(".city-map[data-drawn=true] canvas")).toBeVisible();
  const labelsIn = async () => (await seenOn(ann)).towns.map(({ labels }) => labels.length);
  await expect.poll(labelsIn).toEqual([expect.any(Number)]);
  await expect.poll(async () => (await labelsIn())[0]).toBeGreaterThan(10);
  const { towns } = await seenOn(ann);
  expect(towns.flatMap(townLabelsOver)).toEqual([]);
  await test.step("however near one goes they make way for the buttons over the town, under which their pieces may lie", async () => {
    await ann.locator(".city-map canvas").focus();
    let pieces = 0;
    for (const key of ["+", "ArrowDown", "+", "ArrowDown", "ArrowDown", "ArrowRight"]) {
      await ann.keyboard.press(key);
      // Without movement the camera is there with the next picture.
      await ann.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const under = await underButtons(ann);
      expect(under.labels).toEqual([]);
      pieces += under.pieces.length;
    }
    expect(pieces).toBeGreaterThan(0);
  });
});
