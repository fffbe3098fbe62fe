import { expect } from "@playwright/test";
import { test } from "./fixture.ts";
import { onFlatMap } from "./flat-map.ts";
import { createTable, ending, newPerson } from "./person.ts";
import { playMagnate } from "./magnate.ts";

test("one person plays the introductory game against two bots to its end", async ({ browser }) => {
  const ann = await onFlatMap(await newPerson(browser));
  await createTable(ann, {
    name: "First shift",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady", "Bot: steady"],
    seed: "first-shift",
  });
  await playMagnate(ann);
  await expect(ending(ann).getByRole("row")).toHaveCount(4);
  await expect(ending(ann).getByRole("heading", { level: 2 })).toContainText(/won|Nobody wins/);
  await test.step("who lost finds moments to look at, each a link into the replay", async () => {
    await ending(ann)
      .getByRole("link", { name: /^Round \d+$/ })
      .first()
      .click();
    await expect(ann).toHaveURL(/\/replay\/\?table=.*at=[1-9]/);
    await expect(ann.getByRole("slider")).toBeVisible();
  });
});
