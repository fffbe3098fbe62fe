import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../fixtures/fixture.ts";
import { playMagnate } from "../fixtures/magnate.ts";
import { picture } from "../pictures/picture.ts";
import {
  createTable,
  createCardTable,
  ending,
  giveSeat,
  joinTable,
  newPerson,
  playToTheEnd,
} from "../fixtures/person.ts";

/** The town or its map: what a table of Food Chain Magnate shows when it is ready. */
const town = (page: Page): Locator =>
  page.locator(".city-map[data-drawn=true] canvas, .town-map > .flat-map svg").first();

test("pictures of lobby, new table and seats", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  await ann.goto("/");
  await expect(ann.getByRole("heading", { name: "Where to begin" })).toBeVisible();
  await picture(ann, "lobby-empty");
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
  await picture(ann, "seats");
  const link = ann.url();
  await joinTable(bob, link, "Bob");
  await expect(ann.getByRole("region", { name: "Table" })).toBeVisible();
  await ann.goto("/");
  await expect(ann.getByText("Sunday evening")).toBeVisible();
  await picture(ann, "lobby");
  await ann.getByRole("link", { name: "New table" }).click();
  await expect(ann.getByRole("button", { name: "Create table" })).toBeVisible();
  await picture(ann, "new-table");
});

test("pictures of the table of any game, of its end and of looking back", async ({ browser }) => {
  const ann = await newPerson(browser);
  await createCardTable(ann, "Sunday evening", "sunday-evening");
  await playToTheEnd(ann, 10);
  await picture(ann, "generic-table");
  await playToTheEnd(ann);
  await picture(ann, "generic-ending");
  await ending(ann).getByRole("link", { name: "Look back at this game" }).click();
  await ann.getByRole("slider", { name: "Position in the game" }).press("Home");
  await ann.getByRole("button", { name: "Phase forward" }).click();
  await ann.getByRole("button", { name: "Phase forward" }).click();
  await ann.getByRole("button", { name: "Step back" }).click();
  await picture(ann, "generic-replay");
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
  await giveSeat(ann, 2, "a person");
  await ann.getByLabel("Name of player 2").fill("Ben");
  await picture(ann, "hot-seat-new");
  await ann.getByRole("button", { name: "Begin" }).click();
  await expect(ann.getByRole("dialog", { name: /^Pass the device to / })).toBeVisible();
  // The town behind it takes longer to come than a picture waits.
  await expect(town(ann)).toBeVisible();
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

test("pictures of the coach in an introductory game", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/learn");
  await ann.getByRole("link", { name: "Now play: an introductory game against bots" }).click();
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByRole("button", { name: "Begin" }).click();
  const coach = ann.getByRole("complementary", { name: "Coach" });
  await coach.getByRole("button", { name: "What would you consider?" }).click();
  await expect(coach.getByRole("listitem").first()).toBeVisible();
  await expect(town(ann)).toBeVisible();
  await picture(ann, "coach");
});

test("pictures of talk that points", async ({ browser }) => {
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "Sunday evening",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Bot: steady", "Bot: steady"],
    seed: "talk",
  });
  await ann.getByRole("tab", { name: "Talk" }).click();
  for (const line of ["I would take house 5, the Waitress knows why", "Is @c4 taken? Then #7 goes to the others."]) {
    await ann.getByLabel("Say something").fill(line);
    await ann.keyboard.press("Enter");
    await expect(ann.getByLabel("Say something")).toHaveValue("");
  }
  await picture(ann, "talk", async (page) => {
    const phone = page.getByRole("button", { name: "Log", exact: true });
    await expect(phone.or(page.getByRole("tab", { name: "Talk" })).first()).toBeVisible();
    if (await phone.isVisible()) await phone.click();
    await page.getByRole("tab", { name: "Talk" }).click();
    await expect(page.getByRole("region", { name: "Talk" })).toContainText("goes to the others");
    await expect(town(page)).toBeVisible();
  });
});

test("pictures of a new table with its map", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/new");
  await picture(ann, "new-table-map", async (page) => {
    await expect(page.getByRole("img", { name: "Map of the town" })).toBeVisible();
    await page.locator(".town-panel").evaluate((panel) => panel.scrollIntoView());
  });
});
