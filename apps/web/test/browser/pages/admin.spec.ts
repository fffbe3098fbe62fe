import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../fixtures/fixture.ts";
import { newPerson } from "../fixtures/person.ts";

const ADMIN_TOKEN = "the token of whoever runs it";
const BANNED = "Whoever runs this server has banned you here.";
const READ_ONLY = "The server takes no changes for a while.";

test.use({ settings: { ADMIN_TOKEN } });

/** A table that somebody opened, with a free seat. */
const tableOf = async (page: Page, player: string): Promise<string> => {
  const banner = { name: `${player}'s`, colour: "red" };
  const seats = [{ kind: "me", player, banner }, { kind: "open" }, { kind: "open" }];
  const data = {
    name: `Table of ${player}`,
    game: "trick-n-chef",
    ruleset: "standard",
    options: {},
    listed: true,
    seats,
  };
  await page.request.post("/trpc/session.enter");
  const answer = await page.request.post("/trpc/tables.create", { data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { readonly result: { readonly data: { readonly id: string } } }).result.data.id;
};

const enter = async (page: Page, token = ADMIN_TOKEN): Promise<void> => {
  await page.goto("/admin");
  await page.getByLabel("Token of the operator").fill(token);
  await page.getByRole("button", { name: "Enter" }).click();
};

/** Does an action: the first press asks why, the second does it. */
const act = async (page: Page, button: string, confirm: string): Promise<void> => {
  await page.getByRole("button", { name: button }).click();
  const yes = page.getByRole("button", { name: `Yes: ${confirm}` });
  await expect(yes).toBeDisabled();
  await page.getByLabel("Why").fill("spam in the talk");
  await yes.click();
};

test("whoever runs the server bans somebody, who sees it on every page at once, and lifts the ban", async ({
  browser,
}) => {
  const [operator, eve] = [await newPerson(browser), await newPerson(browser)];
  const table = await tableOf(eve, "Eve");
  await eve.goto(`/table/${table}`);
  await expect(eve.getByRole("heading", { name: "Table of Eve" })).toBeVisible();
  await enter(operator, "not the token");
  await expect(operator.getByText("This is not the token.")).toBeVisible();
  await enter(operator);
  await expect(operator.getByText("0 requests waiting").or(operator.getByText("requests waiting"))).toBeVisible();
  expect(operator.url()).not.toContain("token");
  await operator.getByRole("tab", { name: "People" }).click();
  await act(operator, "Ban: Eve", "Ban");
  await expect(operator.getByText("Eve · banned")).toBeVisible();
  await expect(eve.getByText(BANNED)).toBeVisible();
  await eve.reload();
  await expect(eve.getByText(BANNED)).toBeVisible();
  await eve.goto("/");
  await expect(eve.getByText(BANNED).first()).toBeVisible();
  await operator.getByRole("tab", { name: "Bans" }).click();
  await expect(operator.getByText("spam in the talk").first()).toBeVisible();
  await operator.getByRole("tab", { name: "People" }).click();
  await act(operator, "Lift the ban: Eve", "Lift the ban");
  await expect(operator.getByRole("button", { name: "Ban: Eve" })).toBeVisible();
  await eve.goto(`/table/${table}`);
  await expect(eve.getByRole("heading", { name: "Table of Eve" })).toBeVisible();
  await operator.getByRole("tab", { name: "Actions" }).click();
  await expect(operator.getByText("Ban of a guest lifted")).toBeVisible();
  await expect(operator.getByText("Guest banned")).toBeVisible();
});

test("changes are stopped and taken again, and a table is closed", async ({ browser }) => {
  const [operator, ann] = [await newPerson(browser), await newPerson(browser)];
  const table = await tableOf(ann, "Ann");
  await ann.goto(`/table/${table}`);
  await enter(operator);
  await act(operator, "Stop changes", "Stop changes");
  await expect(operator.getByText("Changes are stopped")).toBeVisible();
  await ann.goto("/bots");
  await ann.getByLabel("Name of the bot").fill("Fry");
  await ann.getByRole("button", { name: "Make a bot" }).click();
  await expect(ann.getByText(READ_ONLY)).toBeVisible();
  // Somebody new looks on all the same.
  const eve = await newPerson(browser);
  await eve.goto(`/table/${table}`);
  await expect(eve.getByRole("heading", { name: "Table of Ann" })).toBeVisible();
  await act(operator, "Take changes again", "Take changes again");
  await expect(operator.getByText("Changes are taken.")).toBeVisible();
  await ann.getByRole("button", { name: "Make a bot" }).click();
  await expect(ann.getByText("Copy the token of Fry now")).toBeVisible();
  await act(operator, "Close the table: Table of Ann", "Close the table");
  await expect(operator.getByText("Table of Ann")).toBeHidden();
  await expect(eve.getByText("There is no such table.")).toBeVisible();
});

test("the page is kept to its tab, fits a phone and is accessible", async ({ browser }) => {
  const operator = await newPerson(browser);
  await tableOf(operator, "Ann");
  await enter(operator);
  await expect(operator.getByText("Table of Ann")).toBeVisible();
  await operator.reload();
  await expect(operator.getByText("Table of Ann")).toBeVisible();
  await operator.setViewportSize({ width: 390, height: 800 });
  await operator.getByRole("button", { name: "Close the table: Table of Ann" }).click();
  expect(await operator.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await new AxeBuilder({ page: operator }).analyze()).violations).toEqual([]);
  await operator.getByRole("button", { name: "Forget the token" }).click();
  await expect(operator.getByLabel("Token of the operator")).toBeVisible();
  await operator.reload();
  await expect(operator.getByLabel("Token of the operator")).toBeVisible();
});
