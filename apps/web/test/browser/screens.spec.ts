import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { openLocalGame, stateOf } from "./local-game.ts";
import { BUSY, playMagnate } from "./magnate.ts";
import { folder, picture, SIZES } from "./picture.ts";
import { createTable, ending, joinTable, newPerson, playToTheEnd, question } from "./person.ts";

/** The town or its map: what a table of Food Chain Magnate shows when it is ready. */
const town = (page: Page): Locator => page.locator(".city-map canvas, .flat-map svg").first();

test("pictures of lobby, new table and seats", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  await ann.goto("/");
  await expect(ann.getByText("Tables waiting for players")).toBeVisible();
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
  await createTable(ann, {
    name: "Sunday evening",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Bot: sensible", "Bot: sensible", "Bot: sensible"],
    seed: "sunday-evening",
  });
  await playToTheEnd(ann, 10);
  await picture(ann, "generic-table");
  await playToTheEnd(ann);
  await picture(ann, "generic-ending");
  await ending(ann).getByRole("link", { name: "Look back at this game" }).click();
  await ann.getByRole("button", { name: "Phase forward" }).click();
  await ann.getByRole("button", { name: "Phase forward" }).click();
  await ann.getByRole("button", { name: "Step back" }).click();
  await picture(ann, "generic-replay");
});

/** Pictures of what passes by itself: a moment of a round for each width and theme. */
const passing = async (page: Page, moments: Readonly<Record<string, Locator>>): Promise<void> => {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "no-preference" });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const [name, moment] of Object.entries(moments)) {
        await playMagnate(page, moment, BUSY);
        await page.screenshot({ path: `${folder}/${name}-${size.width}-${theme}.png` });
      }
    }
  }
};

const sitDown = (page: Page, name: string): Promise<void> =>
  createTable(page, {
    name,
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Bot: steady", "Bot: steady", "Bot: steady", "Bot: steady"],
    seed: "opening-night",
  });

test("pictures of the phases of Food Chain Magnate and of its end", async ({ browser }) => {
  test.setTimeout(900_000);
  const ann = await newPerson(browser);
  await ann.setViewportSize(SIZES[0]);
  await sitDown(ann, "Opening night");
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  await picture(ann, "magnate-first-restaurants", town(ann));
  await playMagnate(ann, ann.getByText("Round 4", { exact: true }).first(), BUSY);
  // The order is asked of those with a choice only, so it comes last.
  for (const [asked, file] of [
    ["Who works this round?", "restructuring"],
    ["unused", "working"],
    ["Whom do you dismiss before salaries are paid?", "payday"],
    ["Which place in the order do you take?", "order"],
  ] as const) {
    const ask = question(ann).getByText(asked).first();
    await playMagnate(ann, ask, BUSY);
    if (await ask.isVisible()) await picture(ann, `magnate-${file}`, town(ann));
  }
  await playMagnate(ann, ending(ann), BUSY);
  await picture(ann, "magnate-ending", town(ann));
});

test("pictures of what passes by itself: dinner and marketing", async ({ browser }) => {
  test.setTimeout(900_000);
  const ann = await newPerson(browser);
  await sitDown(ann, "A long week");
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  await ann.getByText("Settings", { exact: true }).click();
  await ann.getByLabel("Movement").selectOption("Slow");
  await ann.getByText("Settings", { exact: true }).click();
  await playMagnate(ann, ann.getByText("Round 4", { exact: true }).first(), BUSY);
  await passing(ann, {
    "magnate-dinner": ann.getByRole("list", { name: "Dinner, house by house" }),
    "magnate-marketing": ann.locator(".city-map[data-playing=marketing]"),
  });
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
  await players.getByRole("button", { name: "Back" }).click();
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

test("pictures of a day in pencil and of the planner", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openLocalGame(ann, "pencil", (table) => {
    const { round, stage } = stateOf(table);
    return round === 3 && stage._tag === "order-of-business";
  });
  await ann.setViewportSize(SIZES[0]);
  await ann.getByRole("button", { name: "3D", exact: true }).click();
  await ann.keyboard.press("o");
  const planner = ann.getByRole("dialog", { name: "Planner" });
  const round = (number: number): Locator => planner.getByRole("region", { name: `Round ${number}` });
  await round(3).getByLabel("Hire…").selectOption({ label: "Trainer" });
  await round(4).getByRole("button", { name: "Put Trainer to work" }).click();
  await round(4).getByRole("button", { name: "Send Kitchen Trainee to the beach" }).click();
  await round(4).getByLabel("Train…").selectOption({ label: "Kitchen Trainee → Burger Cook" });
  await picture(ann, "planner");
  await ann.keyboard.press("Escape");
  await ann.keyboard.press("p");
  const asked = ann.getByRole("region", { name: "Your move" });
  await asked.getByRole("button", { name: "Start campaign", exact: true }).click();
  const confirm = asked.locator(".confirm button[data-kind=main]");
  await asked.getByRole("button", { name: /^#11 / }).click();
  await asked.locator("select").selectOption({ index: 20 });
  await asked.locator(".slot :is(.choices, .offers) button:enabled").first().click();
  await confirm.click();
  await picture(ann, "pencil", town(ann));
});
