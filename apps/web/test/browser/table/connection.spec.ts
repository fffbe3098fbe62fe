import { expect, type Page } from "@playwright/test";
import { cardName } from "../fixtures/card-name.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createTable, LOST, newPerson, question } from "../fixtures/person.ts";

const cards = (page: Page) => page.locator(".hand-card[data-legal=true]");

/** A table of Trick-n-Chef with two bots, at the host's first card. */
const atFirstCard = async (page: Page, name: string): Promise<void> => {
  await createTable(page, {
    name,
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Bot: sensible", "Bot: sensible"],
    // Two cards or more of every suit: a single one that must follow would not be asked for.
    seed: "at-the-counter",
  });
  const asked = question(page).getByText(/^Which (chef|card) do you/);
  await expect(asked).toBeVisible();
  // Whoever chooses last has no choice of chefs.
  if ((await asked.innerText()).startsWith("Which chef")) {
    await page.locator(".lamp-offer").first().click();
  }
  await expect(question(page).getByText("Which card do you play?")).toBeVisible();
};

test("a command given without a network arrives once", async ({ browser }) => {
  const ann = await newPerson(browser);
  await atFirstCard(ann, "Cut off");
  const card = await cardName(cards(ann).first());

  await ann.context().setOffline(true);
  await expect(ann.getByText(LOST)).toBeVisible();
  // Words that cannot be fetched leave the page and its language as they are.
  await ann.getByLabel("Language").selectOption({ label: "Polski" });
  await expect(ann.getByText("This language could not be fetched")).toBeVisible();
  await expect(ann.getByLabel("Language")).toHaveValue("en");
  await ann.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await cards(ann).first().click();
  await expect(ann.getByText("The server cannot be reached; it will be tried again.")).toBeVisible();
  await ann.context().setOffline(false);
  const lines = ann
    .getByRole("list", { name: "Log" })
    .getByRole("listitem")
    .filter({ hasText: `Ann plays ${card}` });
  await expect(lines).toHaveCount(1);
  await expect(ann.getByText(LOST)).toBeHidden();
  await expect(ann.getByText("The server cannot be reached; it will be tried again.")).toBeHidden();
});

test("a command that a busy server refuses for now is sent again by itself, with the same id", async ({ browser }) => {
  const ann = await newPerson(browser);
  await atFirstCard(ann, "A busy evening");
  const card = await cardName(cards(ann).first());
  const sent: unknown[] = [];
  const refusal = { tag: "Overloaded", code: "SERVICE_UNAVAILABLE", httpStatus: 503, retryAfter: 1 };
  await ann.context().route("**/trpc/play", (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    const json = { error: { message: "Overloaded", code: -32_603, data: refusal } };
    return route.fulfill({ status: 503, headers: { "Retry-After": "1" }, json });
  });
  await cards(ann).first().click();
  await expect(ann.getByText("The server has much to do just now; this is sent again by itself.")).toBeVisible();
  const lines = ann.getByRole("list", { name: "Log" }).getByText(`Ann plays ${card}`);
  await expect(lines).toHaveCount(1);
  expect(sent[1]).toEqual(sent[0]);
  await expect(ann.getByText("The server has much to do just now; this is sent again by itself.")).toBeHidden();
});

test("eight tabs of one browser follow the same table over one connection", async ({ browser }) => {
  const first = await newPerson(browser);
  await atFirstCard(first, "Many eyes");
  const others: Page[] = [];
  for (let tab = 2; tab <= 8; tab++) {
    const page = await first.context().newPage();
    await page.goto(first.url());
    others.push(page);
  }
  for (const page of others) await expect(question(page).getByText("Which card do you play?")).toBeVisible();
  // The tab that holds the connection goes; another takes over, and all the others see what comes.
  await first.close();
  const [second, ...rest] = others;
  if (!second) throw new Error("no second tab");
  const card = await cardName(cards(second).first());
  await cards(second).first().click();
  for (const page of [second, ...rest]) {
    await expect(page.getByRole("list", { name: "Log" }).getByText(`Ann plays ${card}`)).toHaveCount(1);
  }
});
