import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { playMagnate } from "./magnate.ts";
import { DESK, picture, PHONE, WIDE } from "./picture.ts";
import { createTable, ending, joinTable, newPerson, playToTheEnd } from "./person.ts";

const EVERY = [WIDE, DESK, PHONE] as const;

/** The town or its map: what a table of Food Chain Magnate shows when it is ready. */
const town = (page: Page): Locator =>
  page.locator(".city-map[data-drawn=true] canvas, .town-map > .flat-map svg").first();

test("pictures of lobby, new table and seats", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  await ann.goto("/");
  await expect(ann.getByRole("heading", { name: "Where to begin" })).toBeVisible();
  await picture(ann, "lobby-empty", undefined, EVERY);
  const table = { name: "Sunday evening", player: "Ann", game: "Trick-n-Chef" };
  await createTable(bob, {
    ...table,
    name: "Lunch break",
    player: "Bob",
    others: ["Open: for whoever has the link", "Bot: sensible"],
  });
  await createTable(bob, {
    ...table,
    name: "Magnates",
    player: "Bob",
    game: "Food Chain Magnate",
    others: ["Open: for whoever has the link"],
  });
  await createTable(ann, { ...table, others: ["Open: for whoever has the link", "Bot: sensible"] });
  await picture(ann, "seats", undefined, EVERY);
  const link = ann.url();
  await joinTable(bob, link, "Bob");
  await expect(ann.getByRole("region", { name: "Table" })).toBeVisible();
  await ann.goto("/");
  await expect(ann.getByText("Sunday evening")).toBeVisible();
  await picture(ann, "lobby", undefined, EVERY);
  await ann.getByRole("link", { name: "New table" }).click();
  await expect(ann.getByRole("button", { name: "Create table" })).toBeVisible();
  await picture(ann, "new-table", undefined, EVERY);
});

test("pictures of the table of any game, of its end and of looking back", async ({ browser }) => {
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "Sunday evening",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Bot: sensible", "Bot: sensible", "Bot: sensible"],
    seed: "sunday-evening",
  });
  await playToTheEnd(ann, 10);
  await picture(ann, "generic-table", undefined, EVERY);
  await playToTheEnd(ann);
  await picture(ann, "generic-ending", undefined, EVERY);
  await ending(ann).getByRole("link", { name: "Look back at this game" }).click();
  await ann.getByRole("slider", { name: "Position in the game" }).press("Home");
  await ann.getByRole("button", { name: "Phase forward" }).click();
  await ann.getByRole("button", { name: "Phase forward" }).click();
  await ann.getByRole("button", { name: "Step back" }).click();
  await picture(ann, "generic-replay", undefined, EVERY);
});

test("pictures of going back by consent, and of the players", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  const others = ["Open: for whoever has the link", "Bot: steady"];
  const game = { game: "Food Chain Magnate", rules: "Standard game", seed: "undo" };
  await createTable(ann, { name: "By consent", player: "Ann", others, ...game });
  await joinTable(bob, ann.url(), "Bob");
  const work = (page: Page) => page.locator("[aria-current=step]").filter({ hasText: "Working 9 to 5" });
  await Promise.all([ann, bob].map((page) => playMagnate(page, work(page))));
  await ann.getByRole("tab", { name: "Log" }).click();
  await ann.getByRole("button", { name: "Ann lays the reserve card of" }).click();
  const window = ann.getByRole("dialog", { name: "Go back?" });
  await picture(ann, "consent-ask");
  await window.getByRole("button", { name: "Ask to go back" }).click();
  const card = bob.getByRole("complementary", { name: "Request to go back" });
  await expect(card).toBeVisible();
  await picture(bob, "consent-card");
  await card.getByRole("button", { name: "Refuse" }).click();
  await bob.getByRole("button", { name: "Players" }).click();
  await bob.getByRole("dialog", { name: "Players" }).getByRole("button", { name: "Resign" }).click();
  await picture(bob, "players");
  const players = bob.getByRole("dialog", { name: "Players" });
  await players.getByRole("button", { name: "Let a bot play for me" }).click();
  await players.getByRole("button", { name: "Close" }).click();
  await bob.getByRole("tab", { name: "Log" }).click();
  await bob.getByRole("button", { name: "Take my seat back" }).click();
  await expect(bob.getByRole("button", { name: "Take my seat back" })).toBeHidden();
  await ann.getByRole("button", { name: "Players" }).click();
  await ann.getByRole("dialog", { name: "Players" }).getByRole("button", { name: "Let a bot play for me" }).click();
  await ann.getByRole("dialog", { name: "Players" }).getByRole("button", { name: "Close" }).click();
  await expect(ann.getByRole("button", { name: "Take my seat back" })).toBeVisible();
  await picture(ann, "stand-in");
});

test("pictures of passing one device round", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/local/new");
  await ann.getByLabel("Name of player 1").fill("Ann");
  await ann.getByLabel("Seat 2", { exact: true }).selectOption("a person");
  await ann.getByLabel("Name of player 2").fill("Ben");
  await picture(ann, "hot-seat-new");
  await ann.getByRole("button", { name: "Begin" }).click();
  await expect(ann.getByRole("dialog", { name: /^Pass the device to / })).toBeVisible();
  await picture(ann, "hot-seat");
});

test("pictures of a lesson and of a puzzle", async ({ browser }) => {
  const ann = await newPerson(browser);
  const guide = ann.locator(".guide");
  for (const [name, path] of [
    ["lesson", "/learn/first-dinner"],
    ["puzzle", "/learn/milestones-close/puzzle"],
  ] as const) {
    await ann.goto(path);
    await picture(ann, name, async (page) => {
      await expect(guide).toBeVisible();
      await expect(town(page)).toBeVisible();
    });
  }
});

test("pictures of a new table with its map", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/new");
  await picture(ann, "new-table-map", async (page) => {
    await page.locator("summary", { hasText: "Map" }).click();
    await page.getByRole("button", { name: "Draw a map" }).click();
    await expect(page.locator(".create svg").last()).toBeVisible();
    await page.locator("summary", { hasText: "Map" }).evaluate((head) => head.scrollIntoView());
  });
});
