import { expect } from "@playwright/test";
import { violations } from "./access.ts";
import { test } from "./fixture.ts";
import { morningOf, playAhead, TO_THE_END, workingIn } from "./ahead.ts";
import { createTable, ending, newPerson, playToTheEnd, question } from "./person.ts";

for (const scheme of ["light", "dark"] as const) {
  test(`lobby, new table and seats have no fault of access (${scheme})`, async ({ browser }) => {
    const ann = await newPerson(browser);
    await ann.emulateMedia({ colorScheme: scheme });
    await ann.goto("/");
    await expect(ann.getByRole("heading", { name: "Where to begin" })).toBeVisible();
    expect(await violations(ann)).toEqual([]);
    await ann.getByRole("link", { name: "New table" }).click();
    await expect(ann.getByRole("button", { name: "Create table" })).toBeVisible();
    await ann.getByText("Options for experts").click();
    expect(await violations(ann)).toEqual([]);
    await createTable(ann, {
      name: "For everyone",
      player: "Ann",
      game: "Trick-n-Chef",
      others: ["Open: for whoever has the link", "Bot: sensible"],
    });
    expect(await violations(ann)).toEqual([]);
    await ann.goto("/");
    await expect(ann.getByRole("button", { name: "Close this table" })).toBeVisible();
    expect(await violations(ann)).toEqual([]);
  });
}

test("the generic table, its ending and its replay have no fault of access", async ({ browser }) => {
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "For everyone",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Bot: sensible", "Bot: sensible"],
    seed: "for-every-chef",
  });
  await expect(question(ann)).toBeVisible();
  expect(await violations(ann)).toEqual([]);
  await playToTheEnd(ann, 6);
  expect(await violations(ann)).toEqual([]);
  await playAhead([ann], TO_THE_END);
  await expect(ending(ann)).toBeVisible();
  expect(await violations(ann)).toEqual([]);
  await ending(ann).getByRole("link", { name: "Look back at this game" }).click();
  await ann.getByRole("slider", { name: "Position in the game" }).press("End");
  for (const scheme of ["light", "dark"] as const) {
    await ann.emulateMedia({ colorScheme: scheme });
    expect(await violations(ann)).toEqual([]);
  }
});

test("the table of Food Chain Magnate has no fault of access, with the town, the flat map, and at the end", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "For everyone",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady"],
    seed: "for-everyone",
  });
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  expect(await violations(ann)).toEqual([]);
  await ann.getByRole("button", { name: "Flat map" }).click();
  await playAhead([ann], morningOf(1));
  await expect(ann.locator(".structure")).toBeVisible();
  expect(await violations(ann)).toEqual([]);
  await playAhead([ann], workingIn(1));
  await expect(question(ann).getByRole("button", { name: "End turn", exact: true })).toBeVisible();
  for (const scheme of ["light", "dark"] as const) {
    await ann.emulateMedia({ colorScheme: scheme });
    expect(await violations(ann)).toEqual([]);
  }
  await playAhead([ann], TO_THE_END);
  await expect(ending(ann)).toBeVisible();
  expect(await violations(ann)).toEqual([]);
});
