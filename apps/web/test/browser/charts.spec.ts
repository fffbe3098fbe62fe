import { readFileSync } from "node:fs";
import { foodChainMagnate } from "@blueplate/engine";
import { expect, type Page } from "@playwright/test";
import { Result } from "effect";
import { violations } from "./access.ts";
import { test } from "./fixture.ts";

const GOLDEN = new URL("../../../../goldens/food-chain-magnate/introductory-2p-steady-g1.jsonl", import.meta.url);

/** The frozen game as if it had been played under the rules of today, so that lines can be added to it. */
const logOfToday = (): Buffer => {
  const log = readFileSync(GOLDEN, "utf8");
  const rules = Result.getOrThrow(foodChainMagnate.load({ ruleset: "introductory", options: {}, seats: 2 }));
  return Buffer.from(log.replace(/"hash":"[0-9a-f]+"/, `"hash":"${rules.hash}"`));
};

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const drawer = (page: Page) => page.getByRole("region", { name: "Charts and tables" });

/** Opens the game at its end, and what rises from the foot. */
const openDrawer = async (page: Page): Promise<void> => {
  await page.goto("/replay/");
  const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer: logOfToday() };
  await page.getByLabel(/Open a log from a file/).setInputFiles(file);
  await line(page).press("End");
  await button(page, "Charts and tables").click();
};

test("charts are read by keys and as numbers, and lead to their moments", async ({ page }) => {
  await openDrawer(page);
  await expect(drawer(page).getByRole("figure")).toHaveCount(9);
  const income = drawer(page).getByRole("slider", { name: "Income by source" });
  await income.press("End");
  await income.press("ArrowLeft");
  const before = Number(await line(page).getAttribute("aria-valuenow"));
  await expect(income).toHaveAttribute("aria-valuetext", /^Round \d+ · steady \$\d+ \(Sales \$\d+/);
  await income.press("Enter");
  await expect(line(page)).not.toHaveAttribute("aria-valuenow", String(before));
  await expect(line(page)).toHaveAttribute("aria-valuenow", (await income.getAttribute("aria-valuenow")) ?? "");
  await drawer(page).getByText("Numbers: Cash").click();
  const cash = drawer(page).getByRole("table", { name: "Cash" });
  await cash.getByRole("button", { name: "Round 3" }).click();
  await expect(line(page)).toHaveAttribute("aria-valuetext", /Round 3/);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Hide the outcome").check();
  await drawer(page).getByLabel("Show").selectOption("Unit price");
  await expect(drawer(page).getByRole("figure")).toHaveCount(1);
});

test("a dinner says what would have turned it, and what is tried there stands beside the game", async ({ page }) => {
  await openDrawer(page);
  await page.getByRole("tab", { name: "Dinner" }).click();
  const table = page.getByRole("region", { name: "Dinner table" });
  const house = table.locator(".service").filter({ hasText: "The bank paid" }).first();
  await house.locator("summary").click();
  const at = await line(page).getAttribute("aria-valuenow");
  await house
    .getByRole("button", { name: /^Try it/ })
    .first()
    .click();
  await expect(table.getByRole("status")).toContainText(/could have brought it about/);
  await expect(line(page)).not.toHaveAttribute("aria-valuenow", at ?? "");
  await button(page, "Close").click();
  await button(page, "All to the beach").click();
  await button(page, "Ready").click();
  await expect(page.getByText("A line that was tried")).toBeVisible();
  await button(page, "Charts and tables").click();
  await page.getByRole("tab", { name: "Lines" }).click();
  const now = page.getByRole("table", { name: "At the same moment: The game beside Variation 1" });
  await expect(now.getByRole("rowheader")).toHaveCount(8);
  await expect(now.getByRole("row", { name: /^Cash/ })).toContainText(/\$\d+/);
  expect(await violations(page)).toEqual([]);
  await drawer(page).getByLabel("Figure").selectOption("Unit price");
  const rounds = page.getByRole("table", { name: "Round by round: Unit price" });
  await expect(rounds.getByRole("row")).toHaveCount(2);
});
