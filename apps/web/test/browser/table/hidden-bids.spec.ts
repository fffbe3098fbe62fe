import { expect } from "@playwright/test";
import { test } from "../fixtures/fixture.ts";
import { createTable, ending, joinTable, newPerson, playToTheEnd, question } from "../fixtures/person.ts";

test.use({ withBids: true });

test("a third game that was dropped in is played to its end in two browsers", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  await createTable(ann, {
    name: "Bids",
    player: "Ann",
    game: "hidden bids",
    others: ["Open: for whoever has the link"],
    seed: "sealed",
  });
  await joinTable(bob, ann.url(), "Bob");
  // What was chosen and not handed in yet survives a reload.
  await question(ann).locator(".offers button").first().click();
  const chosen = question(ann).getByRole("definition");
  const bid = (await chosen.textContent()) ?? "";
  await ann.reload();
  await expect(chosen).toHaveText(bid);
  await question(ann).locator("button[data-kind=main]:enabled").click();
  const clicks = await Promise.all([playToTheEnd(ann), playToTheEnd(bob)]);
  // Four rounds: a bid and its confirmation each, of which Ann has made the first.
  expect(clicks).toEqual([6, 8]);
  for (const page of [ann, bob]) {
    await expect(ending(page).getByRole("row")).toHaveCount(3);
    // Both bid the same in every round: nobody scores, and both share the first place.
    await expect(ending(page).getByRole("row").filter({ hasText: "1." })).toHaveCount(2);
    const table = page.getByRole("region", { name: "Table", exact: true });
    await expect(table.getByRole("heading")).toHaveText(["Ann", "Bob"]);
  }
});
