import { expect, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { playMagnate } from "../fixtures/magnate.ts";
import { createTable, newPerson, question } from "../fixtures/person.ts";

/** A table of Food Chain Magnate with a flat map, up to the choice of the reserve card. */
const atReserve = async (page: Page): Promise<void> => {
  await onFlatMap(page);
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

test("H and a number show a house, F6 goes through the parts of the table, and letters can be put to sleep", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await atReserve(ann);
  const lit = ann.locator(".flat-map [data-selection]");
  const chosen = question(ann).locator(".reserve[aria-pressed=true]");
  const house = await ann.locator(".flat-map [data-house]").first().getAttribute("data-house");
  await ann.keyboard.press("h");
  for (const digit of house ?? "") await ann.keyboard.press(digit);
  await expect(lit).not.toHaveCount(0);
  await expect(chosen).toHaveCount(0);
  // Without H a digit is an option again, and says so.
  await ann.keyboard.press("Escape");
  await ann.keyboard.press("2");
  await expect(chosen).toHaveCount(1);
  await question(ann).locator(".reserve").nth(2).hover();
  await expect(question(ann).locator(".reserve").nth(2)).toHaveAttribute("title", "(3)");
  const region = (): Promise<string | undefined> =>
    ann.evaluate(() => document.activeElement?.closest("[data-region]")?.className.split(" ").at(-1));
  const passed = new Set<string | undefined>();
  for (let steps = 0; steps < 6; steps++) {
    await ann.keyboard.press("F6");
    passed.add(await region());
  }
  // It goes on from where the focus is: at the question whose cards were chosen by key.
  expect([...passed]).toEqual(["tabs-panel", "panel", "top-bar", "left-rail", "middle", "ask-panel"]);
  await ann.getByRole("button", { name: "Settings", exact: true }).click();
  await ann.getByLabel(/^Letters, digits and signs/).uncheck();
  await ann.keyboard.press("Escape");
  await ann.keyboard.press("s");
  await ann.keyboard.press("3");
  await expect(ann.getByRole("dialog")).toHaveCount(0);
  await expect(question(ann).locator(".reserve").nth(2)).toHaveAttribute("aria-pressed", "false");
});
