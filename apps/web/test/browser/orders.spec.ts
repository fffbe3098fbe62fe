import { expect } from "@playwright/test";
import { test } from "./fixture.ts";
import { playMagnate } from "./magnate.ts";
import { newPerson, question } from "./person.ts";

test("what is ordered beforehand is kept over a reload, played when it is asked, told in the log and can be forgotten", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.goto("/local/new");
  await ann.getByLabel("Name of player 1").fill("Ann");
  await ann.getByLabel("Rules", { exact: true }).selectOption({ label: "Standard game" });
  await ann.getByRole("button", { name: "Begin" }).click();
  await expect(question(ann)).toBeVisible();
  await ann.getByRole("button", { name: "Flat map" }).click();
  const open = ann.getByRole("button", { name: /^Standing orders · / });
  const orders = ann.getByRole("dialog", { name: "Standing orders" });
  await expect(open).toHaveText("Standing orders · none");
  await open.click();
  await orders.getByLabel("Order of business").selectOption({ label: "The latest free place" });
  await orders.getByLabel("Payday").selectOption({ label: "Pay all, dismiss nobody" });
  await ann.keyboard.press("Escape");
  await expect(open).toHaveText("Standing orders · 2");
  await ann.reload();
  await expect(open).toHaveText("Standing orders · 2");
  await ann.getByRole("tab", { name: "Log" }).click();
  const paid = ann.getByRole("list", { name: "Log" }).getByText(/Ann .*\(by standing order\)/);
  await playMagnate(ann, paid.or(ann.getByText("Whom do you dismiss before salaries are paid?")));
  await expect(paid.first()).toBeVisible();
  await expect(ann.getByRole("alert")).toHaveCount(0);
  await open.click();
  await orders.getByRole("button", { name: "Forget all orders" }).click();
  await ann.keyboard.press("Escape");
  await expect(open).toHaveText("Standing orders · none");
});
