import type { Locator, Page } from "@playwright/test";

/** Chooses the flat map from the first picture on: what is looked at does not need the town, which takes long to draw. */
export const onFlatMap = async (page: Page): Promise<Page> => {
  await page.addInitScript(() => localStorage.setItem("blueplate-map", "flat"));
  return page;
};

/** Units of the flat map's drawing along a square. */
const SQUARE = 20;

/** The middle of a square of the flat map on the page, by column and row from 0. */
export const pointOf = async (
  page: Page,
  x: number,
  y: number,
): Promise<{ readonly x: number; readonly y: number }> => {
  const map = page.locator(".flat-map svg");
  const frame = await map.boundingBox();
  const [west = 0, north = 0, wide = 1, high = 1] = ((await map.getAttribute("viewBox")) ?? "").split(" ").map(Number);
  if (!frame) throw new Error("the flat map is not to be seen");
  // The drawing is as large as fits, in the middle of its frame.
  const scale = Math.min(frame.width / wide, frame.height / high);
  const left = frame.x + (frame.width - wide * scale) / 2 + ((x + 0.5) * SQUARE - west) * scale;
  const top = frame.y + (frame.height - high * scale) / 2 + ((y + 0.5) * SQUARE - north) * scale;
  return { x: left, y: top };
};

/** Points at a square of the flat map, by column and row from 0. */
export const pointAt = async (page: Page, x: number, y: number): Promise<void> => {
  const at = await pointOf(page, x, y);
  await page.mouse.move(at.x, at.y);
};

/** Clicks on the middle of a piece of the flat map: the map takes the click, wherever the piece is drawn. */
export const press = async (page: Page, piece: Locator): Promise<void> => {
  const box = await piece.boundingBox();
  if (!box) throw new Error("the piece is not to be seen");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
