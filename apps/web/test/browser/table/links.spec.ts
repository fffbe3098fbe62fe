import { expect, type Locator, type Page } from "@playwright/test";
import { morningOf, playAhead } from "../fixtures/ahead.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { createTable, newPerson, question } from "../fixtures/person.ts";

/** A table on a flat map as its second round begins. */
const seated = async (page: Page): Promise<void> => {
  await onFlatMap(page);
  await createTable(page, {
    name: "By name",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Bot: steady"],
    seed: "by-name",
  });
  await playAhead([page], morningOf(2));
};

/** What is lit in town: one frame a square or none. */
const litInTown = (page: Page): Locator => page.locator(".flat-map [data-selection]");

test("a name in the log lights what it names, on the map and wherever it stands; a link in what was said shows it", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await seated(ann);
  await expect(litInTown(ann)).toHaveCount(0);
  await ann.getByRole("tab", { name: "Log" }).click();
  const log = ann.getByRole("list", { name: "Log" });
  const name = log.locator(".mention", { hasText: "Ann" }).last();
  await name.hover();
  await expect(litInTown(ann)).not.toHaveCount(0);
  await expect(ann.locator(".chain[data-lit]")).toHaveCount(1);
  await expect(ann.locator(".pennant[data-lit]")).toHaveCount(1);
  // A card's name shows the card: who is on it, and what it does.
  const drawn = ann.getByRole("tooltip").locator(".term-picture .portrait");
  await expect(drawn).toHaveCount(0);
  await log.locator("[data-thing^='employee:']").last().hover();
  await expect(drawn).toBeVisible();
  await ann.locator(".top-bar .bank").hover();
  await expect(litInTown(ann)).toHaveCount(0);
  // The same by keys: arrows go from name to name, and Enter is not the main button there.
  const asked = await question(ann).innerText();
  await log.focus();
  await ann.keyboard.press("ArrowLeft");
  await expect(ann.locator(".log .mention:focus")).toHaveCount(1);
  await expect(ann.locator("[data-lit]").first()).toBeVisible();
  await ann.keyboard.press("Enter");
  expect(await question(ann).innerText()).toBe(asked);
  // The map says what stands on it.
  await ann.getByRole("tab", { name: "Talk" }).click();
  await expect(ann.getByText("A link: #7 is a house, !11 a campaign, @c4 a square, &1 a chain;")).toBeVisible();
  await ann.getByLabel("Say something").fill("I would take house 5, the Waitress knows why; not a1 but @a1");
  await ann.getByRole("button", { name: "Send", exact: true }).click();
  const said = ann.getByRole("region", { name: "Talk" });
  await expect(said.getByRole("button", { name: /^(house 5|Waitress|@a1)$/ })).toHaveCount(3);
  await said.getByRole("button", { name: "@a1" }).focus();
  await expect(litInTown(ann)).not.toHaveCount(0);
  await said.getByRole("button", { name: "Waitress" }).click();
  const supply = ann.getByRole("dialog", { name: "Supply" });
  await expect(supply.locator(".pile[data-lit]")).toContainText("Waitress");
});
