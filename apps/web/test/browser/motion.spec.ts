import { expect, type Page } from "@playwright/test";
import { playAhead, workingIn } from "./ahead.ts";
import { test } from "./fixture.ts";
import { BUSY, playMagnate } from "./magnate.ts";
import { createTable, newPerson, question } from "./person.ts";

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
  await playMagnate(ann, ann.getByText("Round 4 in short"), BUSY);
  await expect(ann.getByRole("region", { name: "Round 4 in short" })).toContainText("Earned");
  expect(moved).toBe(0);
});
