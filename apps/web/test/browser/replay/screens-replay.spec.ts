import { expect, type Page } from "@playwright/test";
import { test } from "../fixtures/fixture.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { newPerson } from "../fixtures/person.ts";
import { picture } from "../pictures/picture.ts";

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });

/** A game of five that bots have played, at the morning of a round in its middle. */
const lookBack = async (page: Page): Promise<void> => {
  await page.goto("/replay/");
  const buffer = Buffer.from(logOfToday("1/standard-5p-steady-g1"));
  const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer };
  await page.getByLabel(/Open a log from a file/).setInputFiles(file);
  await expect(line(page)).toBeVisible();
  for (let round = 0; round < 6; round++) await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByRole("region", { name: "What happened" })).toContainText("Round 6");
};

test("pictures of looking back", async ({ browser }) => {
  test.setTimeout(900_000);
  const ann = await newPerson(browser);
  await ann.goto("/replay/");
  await expect(ann.getByLabel(/Open a log from a file/)).toBeAttached();
  await picture(ann, "replay-start");
  await lookBack(ann);
  await picture(ann, "replay-line");
  await ann.getByRole("tab", { name: "Play on" }).click();
  await picture(ann, "replay-play-on");
  await ann.getByRole("tab", { name: "Notes" }).click();
  await picture(ann, "replay-notes");
  await ann.getByRole("button", { name: "Charts and tables" }).click();
  await picture(ann, "replay-charts");
  await ann.getByRole("tab", { name: "Dinner" }).click();
  await picture(ann, "replay-dinner");
});

test("pictures of learning", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/learn");
  await expect(ann.getByRole("link", { name: /first dinner/i }).first()).toBeVisible();
  await picture(ann, "learn");
});
