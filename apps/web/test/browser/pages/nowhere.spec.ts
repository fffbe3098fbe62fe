import { expect } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";

test.use({ sharesServer: true });

/** Addresses that lead nowhere, and what is said there. */
const NOWHERE = {
  "/nosuch": "There is nothing here.",
  "/learn/nosuch": "There is nothing here.",
  "/learn/nosuch/puzzle": "There is nothing here.",
  "/rules/nosuch": "There is nothing here.",
  "/table/nosuch": "There is no such table. It may have been closed.",
  "/rematch/nosuch": "There is no such table.",
  "/local/nosuch": "There is no such game on this device.",
  "/seat": "This link does not work any more. Ask for a fresh one at the table.",
} as const;

for (const [address, said] of Object.entries(NOWHERE))
  test(`${address} says that nothing is there, and leads to the lobby`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    const way = page.getByRole("link", { name: "Back to the lobby" });
    await expect(way).toBeInViewport({ ratio: 1 });
    await way.click();
    await expect(page.getByRole("link", { name: "Play now" })).toBeVisible();
  });

test("the rules without a game are those of the first", async ({ page }) => {
  await page.goto("/rules");
  await expect(page.getByRole("heading", { level: 1, name: "Food Chain Magnate: Rules" })).toBeVisible();
  await expect(page).toHaveURL(/\/rules\/food-chain-magnate$/);
});
