import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixture.ts";
import { createTable, joinTable, newPerson, playToTheEnd } from "./person.ts";

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
