import { expect, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { playMagnate } from "../fixtures/magnate.ts";
import { createTable, newPerson, openLine, question } from "../fixtures/person.ts";

test("what is ordered beforehand is kept over a reload, played when it is asked, told in the log and can be forgotten", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  const open = ann.getByRole("button", { name: /^Standing orders · / });
  const orders = ann.getByRole("dialog", { name: "Standing orders" });
  // Where there is no freezer and no payday nothing is decided about them.
  await ann.goto("/local/new?ruleset=introductory");
  await ann.getByRole("button", { name: "Begin" }).click();
  await open.click();
  await expect(orders.getByRole("combobox")).toHaveCount(1);
  await expect(orders.getByLabel("Order of business")).toBeVisible();
  await ann.goto("/local/new");
  await ann.getByLabel("Name of player 1").fill("Ann");
  await openLine(ann, "Rules");
  await ann.getByRole("radio", { name: "Standard game", exact: true }).check();
  await ann.getByRole("button", { name: "Begin" }).click();
  await expect(question(ann)).toBeVisible();
  await expect(open).toHaveText("Standing orders · none");
  await open.click();
  // The table goes on beside it.
  await ann.getByRole("tab", { name: "Race" }).click();
  await expect(orders.getByRole("combobox")).toHaveCount(3);
  await orders.getByLabel("Order of business").selectOption({ label: "The latest free place" });
  await orders.getByLabel("Payday").selectOption({ label: "Pay all, dismiss nobody" });
  expect(await violations(ann)).toEqual([]);
  await ann.keyboard.press("Escape");
  await expect(open).toHaveText("Standing orders · 2");
  await ann.reload();
  await expect(open).toHaveText("Standing orders · 2");
  await ann.getByRole("tab", { name: "Log" }).click();
  const ordered = ann.getByRole("list", { name: "Log" }).getByText(/Ann .*\(by standing order\)/);
  // Nobody answers in place of the order: what it is for is only seen to be asked.
  await playMagnate(ann, ordered.or(ann.getByText("Which place in the order do you take?")));
  await expect(ordered.first()).toBeVisible();
  await expect(ann.getByRole("alert")).toHaveCount(0);
  await open.click();
  await orders.getByRole("button", { name: "Forget all orders" }).click();
  await ann.keyboard.press("Escape");
  await expect(open).toHaveText("Standing orders · none");
});

test("orders given at a server are the same on every device of the seat, and watchers see nothing of them", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  const phone = await onFlatMap(await newPerson(browser));
  const eve = await onFlatMap(await newPerson(browser));
  const game = { game: "Food Chain Magnate", rules: "Standard game", others: ["Bot: steady"], seed: "in-advance" };
  await createTable(ann, { name: "Two devices", player: "Ann", ...game });
  // The table stands: before the game begins the same button is on another page.
  await expect(question(ann)).toBeVisible();
  await ann.getByRole("button", { name: "On another device" }).click();
  await phone.goto((await ann.getByRole("link", { name: /\/seat#/ }).textContent()) ?? "");
  await expect(ann.getByText("2 devices hold your seat.")).toBeVisible();
  expect(await violations(ann)).toEqual([]);
  await ann.keyboard.press("Escape");
  const open = (page: Page) => page.getByRole("button", { name: /^Standing orders · / });
  await expect(open(phone)).toHaveText("Standing orders · none");
  await open(ann).click();
  await ann.getByRole("dialog").getByLabel("Order of business").selectOption("after 1");
  await expect(open(phone)).toHaveText("Standing orders · 1");
  await phone.reload();
  await expect(open(phone)).toHaveText("Standing orders · 1");
  await eve.goto(ann.url());
  await expect(eve.getByRole("heading", { name: "You are watching." })).toBeVisible();
  await expect(open(eve)).toHaveCount(0);
});
