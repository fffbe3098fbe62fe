import { type Browser, expect, type Locator, type Page } from "@playwright/test";

/** What stands at the head of the table while the server does not answer. */
export const LOST = "The connection is lost; trying again. Nothing is lost.";

/** What stands over the question once a choice is handed in that may still be changed. */
export const READY = "You are ready; you may still change your mind.";

/** A person with a browser of their own. */
export const newPerson = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  return context.newPage();
};

/** What somebody asks for in the new-table form; `others` are the choices of the seats after the first. */
interface Wishes {
  readonly name: string;
  readonly player: string;
  readonly game: string;
  readonly rules?: string;
  readonly others: readonly string[];
  /** The same seed draws the same map; the table is then reached by link only. */
  readonly seed?: string;
}

const fixSeed = async (page: Page, seed: string): Promise<void> => {
  await page.getByRole("checkbox", { name: "Listed in the lobby" }).uncheck();
  await page.getByText("Options for experts").click();
  await page.getByLabel("Seed").fill(seed);
};

/** Fills in the new-table form. */
export const createTable = async (page: Page, table: Wishes): Promise<void> => {
  await page.goto("/");
  await page.getByRole("link", { name: "New table" }).click();
  await page.getByLabel("Your name").fill(table.player);
  await page.getByLabel("Name of the table").fill(table.name);
  await page.getByLabel("Game", { exact: true }).selectOption({ label: table.game });
  if (table.rules !== undefined) await page.getByLabel("Rules", { exact: true }).selectOption({ label: table.rules });
  await page.getByLabel("Seats", { exact: true }).selectOption({ label: `${table.others.length + 1} players` });
  for (const [index, choice] of table.others.entries()) {
    await page.getByLabel(`Seat ${index + 2}`, { exact: true }).selectOption({ label: choice });
  }
  if (table.seed !== undefined) await fixSeed(page, table.seed);
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByRole("heading", { name: table.name })).toBeVisible();
};

/** Opens the link of a table and sits down on its first free seat. */
export const joinTable = async (page: Page, link: string, player: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel("Your name").fill(player);
  await page.getByRole("button", { name: "Sit down" }).first().click();
};

/** What a person is asked while the table waits for them; nothing while it waits for others. */
export const question = (page: Page): Locator =>
  page
    .getByRole("region", { name: "Your move" })
    .filter({ has: page.getByRole("status").filter({ hasText: "Your move" }) });

/** The ranking at the end. */
export const ending = (page: Page): Locator => page.getByRole("region", { name: "The game is over" });

const MOVE_OR_END = ".question .offers button, .question button[data-kind=main]:enabled, .ending";

/**
 * Plays to the end of the game, or until so many clicks: the first thing that is offered, or the main button. Answers the number
 * of clicks.
 */
export const playToTheEnd = async (page: Page, clicksAtMost = Number.POSITIVE_INFINITY): Promise<number> => {
  const move = question(page).locator(".offers button, button[data-kind=main]:enabled").first();
  for (let clicks = 0; ; clicks++) {
    // Looked for with every picture that is drawn: a locator looks ever more seldom.
    await page.waitForFunction((move) => document.querySelector(move) !== null, MOVE_OR_END);
    await move.or(ending(page)).first().waitFor();
    if (clicks >= clicksAtMost || (await ending(page).isVisible())) return clicks;
    await move.click();
  }
};
