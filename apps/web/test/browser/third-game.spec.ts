import { expect } from "@playwright/test";
import { createTable, joinTable, playToTheEnd, test } from "./person.ts";

test.use({ baseURL: process.env["BROWSER_TEST_THIRD"] ?? "" });

test("a third game beside the others plays in two browsers without a change elsewhere", async ({ newPerson }) => {
  const ann = await newPerson();
  const bob = await newPerson();
  await createTable(ann, {
    name: "Bids",
    player: "Ann",
    game: "hidden bids",
    others: ["Open: for whoever has the link"],
  });
  await joinTable(bob, ann.url(), "Bob");
  await Promise.all([playToTheEnd(ann), playToTheEnd(bob)]);
  for (const page of [ann, bob]) {
    await expect(page.getByRole("region", { name: "The game is over" }).getByRole("row")).toHaveCount(3);
  }
});
