import { expect } from "@playwright/test";
import { test } from "./fixture.ts";
import { createTable, joinTable, newPerson, playToTheEnd } from "./person.ts";

test("two people and a bot play Trick-n-Chef to its end", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  await createTable(ann, {
    name: "Chefs",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Open: for whoever has the link", "Bot: sensible"],
  });
  await joinTable(bob, ann.url(), "Bob");
  const clicks = await Promise.all([playToTheEnd(ann), playToTheEnd(bob)]);
  // Three rounds of ten tricks: at least a card and a confirmation each.
  expect(Math.min(...clicks)).toBeGreaterThan(40);
  for (const page of [ann, bob]) {
    const rows = page.getByRole("region", { name: "The game is over" }).getByRole("row");
    await expect(rows).toHaveCount(4);
  }
  const ranking = (page: typeof ann) => page.getByRole("region", { name: "The game is over" }).innerText();
  expect(await ranking(ann)).toBe(await ranking(bob));
});
