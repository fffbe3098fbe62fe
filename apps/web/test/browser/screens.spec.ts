import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { playMagnate } from "./magnate.ts";
import { createTable, ending, joinTable, newPerson, playToTheEnd, question } from "./person.ts";

const folder = fileURLToPath(new URL("../../../../docs/screens", import.meta.url));
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

/** One page in three widths and both themes, into docs/screens. Only with SCREENS=1. */
const picture = async (page: Page, name: string): Promise<void> => {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${theme}.png` });
    }
  }
};

test("pictures of lobby, new table, seats, generic table and ending", async ({ browser }) => {
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
  await picture(ann, "generic-table");
  await ann.goto("/");
  await expect(ann.getByText("Sunday evening")).toBeVisible();
  await picture(ann, "lobby");
  await ann.getByRole("link", { name: "New table" }).click();
  await expect(ann.getByRole("button", { name: "Create table" })).toBeVisible();
  await picture(ann, "new-table");
  await ann.goto(link);
  await Promise.all([playToTheEnd(ann), playToTheEnd(bob)]);
  await picture(ann, "generic-ending");
});

test("pictures of the phases of Food Chain Magnate and of its end", async ({ browser }) => {
  test.setTimeout(400_000);
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "Opening night",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Bot: steady", "Bot: steady"],
    seed: "opening-night",
  });
  const phase = (name: string) => ann.locator("[aria-current=step]", { hasText: name }).and(ann.locator("li")).first();
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  await picture(ann, "magnate-first-restaurants");
  await playMagnate(ann, ann.getByText("Round 4", { exact: true }).first());
  for (const [name, file] of [
    ["Restructuring", "restructuring"],
    ["Working 9 to 5", "working"],
    ["Payday", "payday"],
  ] as const) {
    await playMagnate(ann, phase(name));
    await expect(question(ann).or(ending(ann)).first()).toBeVisible();
    await picture(ann, `magnate-${file}`);
  }
  await ann.setViewportSize({ width: 1366, height: 768 });
  await ann.getByRole("button", { name: "Flat map" }).click();
  await playMagnate(ann);
  await ann.getByRole("button", { name: "3D", exact: true }).click();
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  await picture(ann, "magnate-ending");
});
