import { expect } from "@playwright/test";
import { test } from "./fixture.ts";
import { createTable, joinTable, newPerson, question } from "./person.ts";

test("a table is created, found in the lobby, joined by its link and watched", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  const eve = await newPerson(browser);
  const name = "Three at the counter";
  await createTable(ann, {
    name,
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Open: for whoever has the link", "Bot: sensible"],
  });
  await expect(ann.getByText("Waiting for players…")).toBeVisible();
  const link = (await ann.getByRole("link", { name: /\/table\// }).textContent()) ?? "";

  await bob.goto("/");
  await expect(bob.getByRole("listitem").filter({ hasText: name }).getByRole("link", { name: "Join" })).toBeVisible();
  await joinTable(bob, link, "Bob");
  await expect(ann.getByRole("region", { name: "Table" })).toBeVisible();
  await expect(bob.getByRole("region", { name: "Table" })).toBeVisible();

  await eve.goto("/");
  await eve.getByRole("listitem").filter({ hasText: name }).getByRole("link", { name: "Watch" }).click();
  await expect(eve.getByText("You are watching.")).toBeVisible();
  await eve.goto("/");
  await bob.goto("/");
  await expect(
    bob.getByRole("listitem").filter({ hasText: name }).getByRole("link", { name: "Back to your seat" }),
  ).toBeVisible();
});

test("a seat moves to another device by a link that works once", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/");
  await expect(ann.getByText("None at the moment.").first()).toBeVisible();
  await createTable(ann, {
    name: "Moving",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Bot: sensible", "Bot: sensible"],
  });
  await expect(question(ann)).toBeVisible();
  await ann.getByRole("button", { name: "Move my seat" }).click();
  const link = (await ann.getByRole("link", { name: /\/seat#/ }).textContent()) ?? "";
  const phone = await newPerson(browser);
  await phone.goto(link);
  await expect(question(phone)).toBeVisible();
  const thief = await newPerson(browser);
  await thief.goto(link);
  await expect(thief.getByText("This link does not work any more.")).toBeVisible();
  await ann.reload();
  await expect(ann.getByText("You are watching.")).toBeVisible();
});

test("an unknown table and an unknown page say so", async ({ page }) => {
  await page.goto("/table/nowhere");
  await expect(page.getByText("There is no such table.")).toBeVisible();
  await page.goto("/nowhere");
  await expect(page.getByText("There is nothing here.")).toBeVisible();
});
