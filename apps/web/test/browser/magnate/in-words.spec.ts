import { expect } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { newPerson, question } from "../fixtures/person.ts";

test.use({ sharesServer: true });

test("by keyboard alone, with the table in words, somebody finds out what a house wants and how far it is", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.goto("/learn/all-or-nothing");
  await expect(question(ann)).toBeVisible();
  await ann.keyboard.press("/");
  const panel = ann.getByRole("dialog", { name: "In words" });
  const field = panel.getByLabel("Ask the table");
  await expect(field).toBeFocused();
  await ann.keyboard.type("houses");
  await ann.keyboard.press("Enter");
  await expect(panel.getByText("House 2 wants 1 burger, 1 soft drink: no offers. Nobody can serve.")).toBeVisible();
  await ann.keyboard.type("house 2");
  await ann.keyboard.press("Enter");
  await expect(panel.getByText("Borders: You 0, The rival 1.")).toBeVisible();
  await ann.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});
