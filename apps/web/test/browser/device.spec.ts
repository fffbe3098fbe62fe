import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "./access.ts";
import { test } from "./fixture.ts";
import { onFlatMap } from "./flat-map.ts";
import { quickBots } from "./local.ts";
import { playMagnate } from "./magnate.ts";
import { ending, newPerson, playToTheEnd, question } from "./person.ts";

test.use({ pagesOnly: true });

/** While the device is passed on, nobody comes to what lies beneath, by no key; Escape hands it to nobody. */
const isClosedOff = async (page: Page, pass: Locator): Promise<void> => {
  const take = pass.getByRole("button");
  await expect(take).toBeFocused();
  // What is inert takes no focus, whoever gives it.
  await page.locator(".table-page button:enabled").first().focus();
  await expect(take).toBeFocused();
  for (const key of ["o", "p", "s", "m", "Escape", "Escape"]) await page.keyboard.press(key);
  await expect(take).toBeFocused();
  await expect(page.locator(".window, .side-panel")).toHaveCount(0);
  for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect(page.locator(".table-page :focus")).toHaveCount(0);
    // Letters sleep also where the focus is in the browser itself.
    await page.keyboard.press("s");
  }
  await expect(page.locator(".window, .side-panel")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
};

test("two people pass one device round: what one lays the other never sees, and a reload goes on", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.goto("/");
  await ann.getByRole("link", { name: "On this device" }).click();
  await ann.getByLabel("Name of player 1").fill("Ann");
  await ann.getByLabel("Seat 2").selectOption("a person");
  await ann.getByLabel("Name of player 2").fill("Ben");
  await ann.getByRole("button", { name: "Begin" }).click();
  const pass = ann.getByRole("dialog", { name: /^Pass the device to / });
  await expect(pass).toBeVisible();
  const first = (await pass.getByRole("heading").innerText()).replace("Pass the device to ", "");
  await pass.getByRole("button", { name: `I am ${first}` }).click();
  await expect(pass).toBeHidden();
  await expect(question(ann)).toBeVisible();
  await ann.reload();
  await expect(pass.getByRole("heading")).toHaveText(`Pass the device to ${first}`);
  await isClosedOff(ann, pass);
  const ask = ann.getByText("Which reserve card do you lay at the bank?");
  const takeUp = async (): Promise<string> => {
    const name = (await pass.getByRole("heading").innerText()).replace("Pass the device to ", "");
    await pass.getByRole("button", { name: `I am ${name}` }).click();
    return name;
  };
  let holder = await takeUp();
  while (!(await ask.isVisible())) {
    await playMagnate(ann, pass.or(ask));
    if (await pass.isVisible()) holder = await takeUp();
  }
  await question(ann).locator(".offers").getByRole("button", { name: "$300" }).click();
  await question(ann).locator(".confirm button[data-kind=main]").click();
  await expect(pass).toBeVisible();
  expect(await ann.locator("body").innerText()).not.toContain(`${holder} lays the reserve card of $300.`);
  await takeUp();
  await ann.keyboard.press("l");
  await expect(ann.getByText(`${holder} lays a reserve card.`)).toBeVisible();
});

test("a game against bots is played to its end on this device and looked back at", async ({ browser }) => {
  const ann = await newPerson(browser);
  await quickBots(ann);
  await ann.goto("/local/new");
  await ann.getByLabel("Game", { exact: true }).selectOption("Trick-n-Chef");
  await ann.getByLabel("Name of player 1").fill("Ann");
  for (const seat of [2, 3]) await ann.getByLabel(`Seat ${seat}`).selectOption("Bot: sensible");
  await ann.getByRole("button", { name: "Begin" }).click();
  await expect(question(ann)).toBeVisible();
  await playToTheEnd(ann);
  await expect(ending(ann)).toBeVisible();
  await ending(ann).getByRole("link", { name: "Look back at this game" }).click();
  await expect(ann.getByRole("slider")).toBeVisible();
  await ann.goto("/");
  const kept = ann.getByRole("listitem").getByRole("link", { name: "Replay" });
  await expect(kept).toBeVisible();
  // The lists above have come: nothing is pushed away from under the pointer any more.
  await expect(ann.getByRole("heading", { name: "Where to begin" })).toBeVisible();
  await ann.getByRole("button", { name: /^Delete from this device/ }).click();
  await ann.getByRole("button", { name: "Keep it" }).click();
  await ann.getByRole("button", { name: /^Delete from this device/ }).click();
  await ann.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(kept).toBeHidden();
});

test("the pages are an app: without a network a game on this device is begun, played and found again", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const ann = await context.newPage();
  const worker = context.waitForEvent("serviceworker");
  await ann.goto("/");
  // Everything is kept once the worker is active.
  const state = async (): Promise<unknown> => (await worker).evaluate("self.registration.active?.state");
  await expect.poll(state).toBe("activated");
  await context.setOffline(true);
  await ann.reload();
  await ann.getByRole("link", { name: "On this device" }).click();
  await ann.getByLabel("Name of player 1").fill("Ann");
  await ann.getByRole("button", { name: "Begin" }).click();
  await expect(question(ann)).toBeVisible();
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  await ann.goto("/");
  await ann.getByRole("link", { name: "Go on" }).click();
  await expect(question(ann)).toBeVisible();
});
