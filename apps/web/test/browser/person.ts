import { type Browser, expect, type Page } from "@playwright/test";

/** A person with a browser of their own. */
export const newPerson = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext();
  return context.newPage();
};

/** Fills in the new-table form; `others` are the choices of the seats after the first. */
export const createTable = async (
  page: Page,
  table: { readonly name: string; readonly player: string; readonly game: string; readonly others: readonly string[] },
): Promise<void> => {
  await page.goto("/");
  await page.getByRole("link", { name: "New table" }).click();
  await page.getByLabel("Your name").fill(table.player);
  await page.getByLabel("Name of the table").fill(table.name);
  await page.getByLabel("Game", { exact: true }).selectOption({ label: table.game });
  await page.getByLabel("Seats", { exact: true }).selectOption({ label: `${table.others.length + 1} players` });
  for (const [index, choice] of table.others.entries()) {
    await page.getByLabel(`Seat ${index + 2}`, { exact: true }).selectOption({ label: choice });
  }
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByRole("heading", { name: table.name })).toBeVisible();
};

/** Opens the link of a table and sits down on its first free seat. */
export const joinTable = async (page: Page, link: string, player: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel("Your name").fill(player);
  await page.getByRole("button", { name: "Sit down" }).first().click();
};

const question = (page: Page) => page.getByRole("region", { name: "Your move" });
const ending = (page: Page) => page.getByRole("region", { name: "The game is over" });

/** Plays to the end of the game: the first thing that is offered, or the main button. Answers the number of clicks. */
export const playToTheEnd = async (page: Page): Promise<number> => {
  const move = question(page).locator(".offers button, button[data-kind=main]:enabled").first();
  for (let clicks = 0; ; clicks++) {
    await move.or(ending(page)).first().waitFor();
    if (await ending(page).isVisible()) return clicks;
    await move.click();
  }
};
