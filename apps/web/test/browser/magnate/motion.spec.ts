import { expect, type Page } from "@playwright/test";
import { playAhead, workingIn } from "../fixtures/ahead.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { BUSY, endTurn, holdDinner, playMagnate } from "../fixtures/magnate.ts";
import { overlaps } from "../fixtures/card-screen.ts";
import { createTable, newPerson, question } from "../fixtures/person.ts";

/** The strip over the town while families drive to their dinner. */
const strip = (page: Page) => page.getByRole("list", { name: "Dinner, house by house" });

const sitDown = (page: Page): Promise<void> =>
  createTable(page, {
    name: "Evening drive",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady"],
    seed: "evening-drive",
  });

test("a dinner is played in town while the table goes on, then the town is at the present", async ({ browser }) => {
  const ann = await newPerson(browser);
  await sitDown(ann);
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  // A dinner may be over in a second, so what belongs to its moment is looked for at once: the strip with its money, and
  // the question of the moment beside it.
  const moment = ann.locator(".fcm", { has: strip(ann).filter({ hasText: "$" }) }).filter({ has: question(ann) });
  await playAhead([ann], workingIn(4));
  await playMagnate(ann, moment, BUSY);
  await ann.keyboard.press("Shift");
  await expect(strip(ann)).toBeHidden();
  const short = ann.getByRole("region", { name: /Round \d+ in short/ });
  await expect(short.getByRole("row")).toHaveCount(3);
  await short.getByRole("button", { name: "Close" }).click();
  await expect(short).toBeHidden();
  const chip = ann.getByRole("button", { name: /Round \d+ in short/ });
  await chip.click();
  await expect(short).toBeVisible();
  // Its button looks out from below no panel that is pulled over the map, and is there again without it.
  await ann.getByRole("button", { name: "Planner" }).click();
  await expect(ann.getByRole("heading", { name: "Planner" })).toBeVisible();
  await expect(chip).toBeHidden();
  await expect(short).toBeVisible();
  await ann.keyboard.press("Escape");
  await expect(chip).toBeVisible();
});

test("what of a dinner came otherwise than foreseen is marked in town, and in the tab for as long as it is told", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.addInitScript(() =>
    localStorage.setItem("blueplate-town", JSON.stringify({ speed: 0.5, alwaysNoon: false, quality: null })),
  );
  // Ann ends her day first; of those after her one takes a house from whom it belonged to.
  const morning = (table: Parameters<typeof stateOf>[0]): boolean =>
    stateOf(table).round === 8 && stateOf(table).stage._tag === "working";
  await openLocalGame(ann, "opening-night", morning, { seats: 5, map: "city" });
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  await endTurn(ann);
  await expect(
    strip(ann)
      .getByText(/^you expected /)
      .first(),
  ).toBeVisible({ timeout: 120_000 });
  await ann.getByRole("tab", { name: "Tonight" }).click();
  const told = ann.getByRole("region", { name: "The last dinner" }).getByRole("listitem");
  await expect(told.filter({ hasText: /you expected / }).first()).toBeVisible();
  await expect(told.filter({ hasNotText: /you expected / }).first()).toBeVisible();
});

test("an evening is seen, and explained by the coach, before the chart of the next round lies over the town", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.addInitScript(() => {
    localStorage.setItem("blueplate-town", JSON.stringify({ speed: 0.5, alwaysNoon: false, quality: null }));
    localStorage.setItem("blueplate-coach:local-opening-night", "");
  });
  const morning = (table: Parameters<typeof stateOf>[0]): boolean =>
    stateOf(table).round === 6 && stateOf(table).stage._tag === "working";
  await openLocalGame(ann, "opening-night", morning, { seats: 3, map: "city", ruleset: "introductory" });
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  await endTurn(ann);
  const chart = ann.locator(".structure-stage");
  const coach = ann.getByRole("complementary", { name: "Coach" });
  // In one look: families drive, the coach says how they choose, the next question is there, its chart is not.
  const evening = ann
    .locator(".fcm", { has: strip(ann).filter({ hasText: "$" }) })
    .filter({ has: coach.filter({ hasText: "Houses eat in the order of their numbers" }) })
    .filter({ has: question(ann).filter({ hasText: "Who works this round?" }) })
    .filter({ hasNot: chart });
  await expect(evening).toBeVisible({ timeout: 120_000 });
  await test.step("whoever goes on has the chart at once", async () => {
    await ann.getByRole("button", { name: "Show the chart" }).click();
    await expect(chart).toBeVisible();
  });
});

test("the button of a chart that has given way to the town lies over no family that drives to its dinner", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 1366, height: 768 });
  await ann.addInitScript(holdDinner);
  await ann.addInitScript(() => localStorage.setItem("blueplate-chart-folded", "yes"));
  const morning = (table: Parameters<typeof stateOf>[0]): boolean =>
    stateOf(table).round === 6 && stateOf(table).stage._tag === "working";
  await openLocalGame(ann, "opening-night", morning, { seats: 3, map: "city", ruleset: "introductory" });
  await expect(ann.locator(".city-map[data-drawn=true]")).toBeVisible({ timeout: 120_000 });
  await endTurn(ann);
  await expect(ann.getByRole("button", { name: "Show the chart" })).toBeVisible({ timeout: 120_000 });
  await expect(strip(ann).getByRole("listitem").nth(1)).toBeAttached();
  expect(await overlaps(ann.locator(".town-map"), ".dinner-strip li, .playing .button", ".unfold-chart")).toEqual([]);
});

test("nothing moves for those who want it so, and the round is told all the same", async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
  const ann = await context.newPage();
  let moved = 0;
  const count = (): Promise<void> => {
    moved++;
    return Promise.resolve();
  };
  await ann.addLocatorHandler(strip(ann), count, { noWaitAfter: true });
  await sitDown(ann);
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  await playAhead([ann], workingIn(4));
  await playMagnate(ann, ann.getByRole("button", { name: "Round 4 in short" }), BUSY);
  await expect(ann.getByRole("region", { name: "Round 4 in short" })).toContainText("Earned");
  expect(moved).toBe(0);
});

test("a calm life goes on in the streets for whoever wants it, and ends when they do not", async ({ browser }) => {
  const ann = await newPerson(browser);
  // Every picture of the town begins with a clean canvas.
  await ann.addInitScript(() => {
    const own = WebGL2RenderingContext.prototype.clear;
    WebGL2RenderingContext.prototype.clear = function clear(mask) {
      const { dataset } = document.documentElement;
      dataset["pictures"] = String(Number(dataset["pictures"] ?? 0) + 1);
      own.call(this, mask);
    };
  });
  const drawn = (): Promise<number> => ann.evaluate(() => Number(document.documentElement.dataset["pictures"]));
  const hungry = (table: Parameters<typeof stateOf>[0]): boolean =>
    stateOf(table).round === 6 && stateOf(table).stage._tag === "working";
  await openLocalGame(ann, "opening-night", hungry, { seats: 3, map: "city" });
  const canvas = ann.locator(".city-map[data-drawn=true] canvas");
  await expect(canvas).toBeVisible({ timeout: 120_000 });
  const menu = ann.locator(".map-settings");
  await menu.locator("summary").click();
  const life = menu.getByRole("checkbox", { name: "Life in the streets while nobody plays" });
  await expect(ann.locator(".city-map")).toHaveAttribute("data-lives", "false");
  await life.check();
  await expect(ann.locator(".city-map")).toHaveAttribute("data-lives", "true");
  const before = await drawn();
  await expect.poll(drawn, { timeout: 120_000 }).toBeGreaterThan(before + 3);
  await life.uncheck();
  await expect(ann.locator(".city-map")).toHaveAttribute("data-lives", "false");
});
