import { expect, type Locator, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { endTurn, pressAgain } from "../fixtures/magnate.ts";
import { newPerson, question } from "../fixtures/person.ts";

const guideOf = (page: Page): Locator => page.getByRole("complementary", { name: "First dinner" });

const choose = (page: Page, name: string): Promise<void> =>
  question(page).getByRole("group", { name: "What do you do?" }).getByRole("button", { name, exact: true }).click();

/** Sends what is filled in, at a second press where it closes an earlier step of the day. */
const confirm = async (page: Page): Promise<void> => {
  await question(page).locator(".confirm button[data-kind=main]").click();
  await pressAgain(page);
};

const mainButton = (page: Page): Locator => question(page).locator("button[data-kind=main]");

/** Chooses what the lesson asks for, which is what the main button leads to. */
const chooseMain = async (page: Page, name: string): Promise<void> => {
  await expect(mainButton(page)).toHaveText(new RegExp(`^${name}`));
  await choose(page, name);
};

/** Sends an act that closes nothing: at its first press. */
const send = async (page: Page): Promise<void> => {
  const button = question(page).locator(".confirm button[data-kind=main]");
  await expect(button).not.toContainText("closes");
  await button.click();
  await expect(page.locator("button[data-armed=true]")).toHaveCount(0);
};

const hire = async (page: Page, employee: string): Promise<void> => {
  await chooseMain(page, "Hire");
  await question(page).getByRole("button", { name: employee, exact: true }).click();
  await send(page);
};

/** The order of the day: asked for where the rival has not left one place only. */
const chooseOrder = async (page: Page, next: RegExp): Promise<void> => {
  const guide = guideOf(page);
  const place = question(page).locator(".slot .offers button:enabled, .slot .choices button:enabled").first();
  await expect(guide.getByText(next).or(place).first()).toBeVisible();
  if (await guide.getByText(next).isVisible()) return;
  await place.click();
  await confirm(page);
};

/** What a guide says before the first morning comes. */
const firstEvening = async (page: Page): Promise<void> => {
  const guide = guideOf(page);
  await expect(guide).toContainText("House 2 wants a burger");
  await expect(guide).toContainText("Step 1 of 10");
  await chooseMain(page, "Cook");
  await send(page);
  await expect(guide).toContainText("The burgers lie in your stock.");
  await endTurn(page);
  await expect(guide).toContainText("The family drove to you and paid $10.");
};

/** Something lies over one of the corners of what is to be read or pressed. */
const isCovered = (what: Locator): Promise<boolean> =>
  what.evaluate((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const));
    return corners.some(([x, y]) => !part.contains(document.elementFromPoint(x, y)));
  });

const sendAll = async (page: Page): Promise<void> => {
  await expect.poll(() => isCovered(guideOf(page).getByRole("paragraph"))).toBe(false);
  await question(page).getByRole("button", { name: "Everybody who fits", exact: true }).click();
  await confirm(page);
};

/** From the first morning to the second: a waitress, a billboard, a night. */
const campaignDay = async (page: Page): Promise<void> => {
  const guide = guideOf(page);
  await sendAll(page);
  await chooseOrder(page, /Your chain may grow/);
  await expect(guide).toContainText("Step 4 of 10");
  await hire(page, "Waitress");
  await expect(guide).toContainText("Now start a campaign");
  await chooseMain(page, "Start campaign");
  await question(page).getByRole("button", { name: "burger", exact: true }).click();
  await send(page);
  await expect(guide).toContainText("Tonight nobody is hungry");
  await endTurn(page);
  await expect(guide).toContainText("tonight you serve it");
};

/** The second dinner, against a rival who cooks as well. */
const wonEvening = async (page: Page): Promise<void> => {
  const guide = guideOf(page);
  await sendAll(page);
  await chooseOrder(page, /10 \+ 0 against 10 \+ 1/);
  await expect(guide).toContainText("Step 8 of 10");
  await hire(page, "Errand Boy");
  await chooseMain(page, "Cook");
  await send(page);
  await expect(guide).toContainText("let them come");
  await endTurn(page);
};

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  test(`the first lesson goes on to a won evening, applause and a first game with the coach, ${size.width} wide`, async ({
    browser,
  }) => {
    const ann = await onFlatMap(await newPerson(browser));
    await ann.setViewportSize(size);
    await ann.goto("/learn/first-dinner");
    await firstEvening(ann);
    // A desk has the town before it; where the question covers the town, the dinner stands at its head.
    const evening = ann.locator(".ask-panel .evening-news");
    if (size.width < 1024) {
      await expect(evening).toContainText("Dinner: you earned $10");
      await expect(evening.locator("li:has(.house)")).toHaveText(/^2.*\$10/);
      await expect.poll(() => isCovered(evening)).toBe(false);
    }
    await test.step("a page that is loaded anew goes on where it was", async () => {
      await ann.reload();
      await expect(guideOf(ann)).toContainText("The family drove to you and paid $10.");
    });
    await campaignDay(ann);
    await wonEvening(ann);
    const applause = ann.getByRole("dialog", { name: "The evening is yours!" });
    await expect(applause).toBeVisible();
    await expect(applause.getByRole("listitem")).toHaveText([/You\s*\$23/, /The rival\s*\$0/]);
    // It is the learner's own town that hangs there: small, with both diners.
    // Their own town, and no picture of another one behind it.
    await expect(applause.locator("img")).toHaveCount(0);
    const town = applause.locator(".applause-town svg");
    await expect(town.locator("[data-restaurant]")).toHaveCount(2);
    await expect(town.locator("[data-house]").first()).toBeAttached();
    expect((await town.boundingBox())?.height).toBeGreaterThan(90);
    const on = applause.getByRole("link", { name: "Your first game, with the coach" });
    await expect(on).toBeInViewport({ ratio: 1 });
    await expect(on).toBeFocused();
    await test.step("closed, the way on stays beside the town; loaded anew, the applause is there again", async () => {
      await ann.keyboard.press("Escape");
      await expect(applause).toBeHidden();
      const beside = guideOf(ann).getByRole("link", { name: "Your first game, with the coach" });
      await expect(beside).toBeInViewport({ ratio: 1 });
      expect(await isCovered(beside)).toBe(false);
      await ann.reload();
      await expect(on).toBeFocused();
    });
    await ann.keyboard.press("Enter");
    await expect(ann.getByRole("complementary", { name: "Coach" })).toBeVisible();
    // The strip of a phone names the place that it takes.
    await expect(
      ann.getByRole("button", { name: size.width < 600 ? /^Take [A-Z]+\d+, / : "Place restaurant" }).first(),
    ).toBeVisible();
    await ann.goto("/learn");
    await expect(ann.getByRole("link", { name: "Once more: First dinner" })).toBeVisible();
  });
}
