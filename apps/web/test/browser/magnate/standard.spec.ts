import { expect } from "@playwright/test";
import { bankDownTo, playAhead } from "../fixtures/ahead.ts";
import { test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { BUSY, playMagnate, pressAgain } from "../fixtures/magnate.ts";
import { createTable, ending, joinTable, LOST, newPerson, question, READY } from "../fixtures/person.ts";

test("two people and a bot play a standard game to its end through a reload, a killed server and a cut line", async ({
  browser,
  server,
  line,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  const bob = await onFlatMap(await newPerson(browser));
  await createTable(ann, {
    name: "Rough weather",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Open: for whoever has the link", "Bot: steady"],
    seed: "rough-weather",
  });
  // Bob's browser reaches the server by a line that can be cut.
  await joinTable(bob, ann.url().replace(server.url, line.url), "Bob");
  const people = [ann, bob];
  const structureOf = (page: typeof ann) => page.locator(".structure");
  await Promise.all(people.map((page) => playMagnate(page, structureOf(page), BUSY)));

  // A reload in the middle of a choice keeps it.
  await ann.getByRole("button", { name: "Everybody who fits" }).click();
  const atWork = ann
    .locator(".structure-board")
    .getByRole("button", { name: /to the beach$/ })
    .filter({ hasNotText: "All" });
  const chosen = await atWork.count();
  expect(chosen).toBeGreaterThan(0);
  await ann.reload();
  await expect(atWork).toHaveCount(chosen);

  // Bob hands in his structure, and then the server dies.
  await bob.getByRole("button", { name: "All to the beach" }).click();
  await bob.getByRole("button", { name: "Ready", exact: true }).click();
  await pressAgain(bob);
  await expect(bob.getByRole("heading", { name: READY })).toBeVisible();
  await server.kill();
  for (const page of people) await expect(page.getByText(LOST)).toBeVisible();
  await server.start();
  for (const page of people) await expect(page.getByText(LOST)).toBeHidden();
  await expect(bob.getByRole("heading", { name: READY })).toBeVisible();
  await expect(question(ann)).toBeVisible();
  await expect(atWork).toHaveCount(chosen);

  // The line is cut while the others go on.
  line.cut();
  await expect(bob.getByText(LOST)).toBeVisible();
  await ann.getByRole("button", { name: "Ready", exact: true }).click();
  await expect(structureOf(ann)).toBeHidden();
  line.mend();
  await expect(bob.getByText(LOST)).toBeHidden();
  await expect(structureOf(bob)).toBeHidden();

  // The last days by hand again.
  await playAhead(people, bankDownTo(200, 1));
  await Promise.all(people.map((page) => playMagnate(page, ending(page), BUSY)));
  const ranking = (page: typeof ann) => ending(page).getByRole("table").innerText();
  await expect(ending(ann).getByRole("row")).toHaveCount(4);
  expect(await ranking(bob)).toBe(await ranking(ann));
  for (const page of people) {
    await expect(ending(page).getByRole("heading", { level: 2 })).toHaveText(/ won$/);
    // Only the second break of the bank ends a standard game.
    await expect(page.getByText("broken 2×")).toBeVisible();
  }
  const atTheEnd = await ranking(ann);
  await ann.reload();
  await expect(ending(ann)).toBeVisible();
  expect(await ranking(ann)).toBe(atTheEnd);
  // The town too lies in the light of the evening that ended it.
  await expect(ann.locator("[data-hour]")).toHaveAttribute("data-hour", "evening");
});
