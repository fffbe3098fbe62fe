import { expect, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { playMagnate } from "./magnate.ts";
import { createTable, newPerson, question } from "./person.ts";

/** Moves the pointer over the town until something can be placed there and clicks; fails if there is no such spot. */
const placeByPointer = async (page: Page): Promise<string> => {
  const canvas = page.locator(".city-map canvas");
  await expect(canvas).toBeVisible();
  const box = await canvas.boundingBox();
  if (!box) throw new Error("the town has no place on the screen");
  const places = question(page).getByText("Point at the town and click where it shall stand.");
  const under = page.getByLabel("Square under the pointer");
  for (let row = 3; row < 9; row++) {
    for (let column = 3; column < 9; column++) {
      await page.mouse.move(box.x + (box.width * column) / 12, box.y + (box.height * row) / 12);
      await expect(under).not.toHaveText("");
      const square = (await under.textContent()) ?? "";
      await page.mouse.down();
      await page.mouse.up();
      if (!(await places.isVisible())) return square;
    }
  }
  throw new Error("nowhere to place it");
};

test("a restaurant and a billboard are placed with the pointer on the town", async ({ browser }) => {
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "By hand",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady"],
    seed: "by-hand",
  });
  await expect(question(ann)).toBeVisible();
  const place = ann.getByRole("button", { name: "Place restaurant", exact: true }).first();
  await place.click();
  expect(await placeByPointer(ann)).toMatch(/^[A-Z]+\d+$/);
  await expect(question(ann).locator(".picked")).not.toHaveText("");
  const campaign = question(ann).getByRole("button", { name: "Start campaign", exact: true });
  await playMagnate(ann, campaign, { day: ["Hire"], hire: ["Marketing Trainee"] });
  await campaign.click();
  const pointed = question(ann).getByText("Point at the town and click where it shall stand.");
  // A marketing trainee places nothing but billboards.
  const offer = question(ann).locator(".slot .offers button, .slot .card-row button:enabled").first();
  const start = question(ann).locator(".confirm button[data-kind=main]");
  for (;;) {
    await pointed.or(offer).first().waitFor();
    if (await pointed.isVisible()) break;
    await offer.click();
  }
  expect(await placeByPointer(ann)).toMatch(/^[A-Z]+\d+$/);
  for (;;) {
    await start.or(offer).first().waitFor();
    if (await start.isVisible()) break;
    await offer.click();
  }
  await start.click();
  await ann.getByRole("tab", { name: "Log" }).click();
  await expect(ann.getByText(/Ann advertises .* with campaign \d+/)).toBeVisible();
});
