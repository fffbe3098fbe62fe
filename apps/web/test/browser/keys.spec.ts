import { expect, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { playMagnate } from "./magnate.ts";
import { createTable, newPerson, question } from "./person.ts";

/** A table of Food Chain Magnate with a flat map, up to the choice of the reserve card. */
const atReserve = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem("blueplate-map", "flat"));
  await createTable(page, {
    name: "By keys",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Bot: steady"],
    seed: "by-keys",
  });
  await playMagnate(page, question(page).locator(".reserve").first());
};

test("Enter means the main button after a click, and the control where somebody went with the keyboard", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await atReserve(ann);
  const reserves = question(ann).locator(".reserve");
  await reserves.first().click();
  await expect(reserves.first()).toBeFocused();
  // By the keyboard: the card under the focus is taken, and nothing is sent.
  await ann.keyboard.press("Tab");
  await expect(reserves.nth(1)).toBeFocused();
  await ann.keyboard.press("Enter");
  await expect(reserves.nth(1)).toHaveAttribute("aria-pressed", "true");
  // By the mouse: what was chosen is sent.
  await reserves.first().click();
  await expect(reserves.first()).toBeFocused();
  await ann.keyboard.press("Enter");
  await expect(reserves.first()).toBeHidden();
});
