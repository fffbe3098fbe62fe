import { expect, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { BUSY, endTurn, playMagnate } from "../fixtures/magnate.ts";
import { createTable, joinTable, newPerson, question } from "../fixtures/person.ts";

test("whoever comes back finds what has happened meanwhile in one card, from their seat", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  for (const page of [ann, bob]) await onFlatMap(page);
  await createTable(ann, {
    name: "Meanwhile",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Open: for whoever has the link"],
    seed: "meanwhile",
  });
  const link = ann.url();
  await joinTable(bob, link, "Bob");
  const both = (moment: (page: Page) => ReturnType<Page["locator"]>): Promise<unknown> =>
    Promise.all([ann, bob].map((page) => playMagnate(page, moment(page), BUSY)));
  await both((page) => page.getByText("Round 2", { exact: true }).first());
  await both((page) => page.locator(".ribbon.steps"));
  const [first, second] = (await question(ann).isVisible()) ? [ann, bob] : [bob, ann];
  const card = first.getByRole("region", { name: "Since you left · Round" });
  // A reload alone is no absence.
  await first.reload();
  await expect(question(first)).toBeVisible();
  await expect(card).toBeHidden();
  await endTurn(first);
  await first.goto("/");
  // The other one's day, and the dinner behind it, in which the waitresses bring the first money.
  await playMagnate(second, second.locator(".phases:not(:has(.steps))"), BUSY);
  await first.goto(link);
  await expect(card).toBeVisible();
  await expect(card.getByText(/^Your cash: \$\d+ → \$\d+$/)).toBeVisible();
  await expect(card.getByRole("cell", { name: /^\$[1-9]/ }).first()).toBeVisible();
  await expect(card.getByText(/Tomorrow the town wants|Nobody wants anything tomorrow/)).toBeVisible();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toBeHidden();
  await first.reload();
  await expect(first.getByRole("button", { name: /^Company of / }).first()).toBeVisible();
  await expect(card).toBeHidden();
});
