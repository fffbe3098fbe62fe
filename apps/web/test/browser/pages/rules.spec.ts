import { expect } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { createTable, newPerson, question } from "../fixtures/person.ts";

test("the rules are read at the table, searched, and linked to a paragraph", async ({ browser }) => {
  const ann = await onFlatMap(await newPerson(browser));
  await createTable(ann, {
    name: "By the book",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady"],
    seed: "by-the-book",
  });
  await expect(question(ann)).toBeVisible();
  const open = ann.getByRole("button", { name: "Rules in our own words" });
  await open.click();
  const rules = ann.getByRole("dialog", { name: "Rules" });
  await expect(rules.getByRole("heading", { name: "R14 Dinnertime" })).toBeVisible();
  // What is drawn on the page of the rules is drawn over the table too.
  await expect(rules.locator('[data-paragraph="R4.1.1"]').getByRole("listitem")).toHaveCount(7);
  await expect(rules.locator('[data-paragraph="R2.8"] .rules-town svg')).toBeVisible();
  await rules.getByRole("searchbox", { name: "Find in the rules" }).fill("zeppelin");
  await expect(rules.getByText("R3.7.3", { exact: true })).toBeVisible();
  await expect(rules.getByRole("heading", { name: "R14 Dinnertime" })).toBeHidden();
  await ann.keyboard.press("Escape");
  await expect(rules).toBeHidden();
  await expect(open).toBeFocused();
  await ann.goto("/");
  await ann.getByRole("link", { name: "Trick-n-Chef", exact: true }).click();
  await expect(ann.getByRole("heading", { name: "Trick-n-Chef: Rules" })).toBeVisible();
  await ann.goto("/rules/food-chain-magnate#R14.4.1");
  const cited = ann.locator('[data-paragraph="R14.4.1"]');
  await expect(cited).toBeInViewport();
  await expect(cited).toHaveAttribute("aria-current", "true");

  // Another language without reload: the paragraph stays in sight, and the search finds words of a language without blanks.
  await ann.getByLabel("Language").selectOption("ja");
  await expect(ann.getByRole("heading", { name: "R14 ディナータイム" })).toBeVisible();
  await expect(cited).toBeInViewport();
  await expect(cited).toHaveAttribute("aria-current", "true");
  await ann.getByRole("searchbox", { name: "ルールを検索" }).fill("庭 単価");
  await expect(ann.locator("[data-paragraph]")).toHaveText([/^R14\.4\.1/]);
  await ann.getByLabel("言語").selectOption("ru");
  await ann.getByRole("searchbox", { name: "Найти в правилах" }).fill("ДИРИЖАБЛЬ");
  await expect(ann.locator('[data-paragraph="R3.7.3"]')).toContainText("Дирижабль летит");
  await expect(ann.locator(".rules-read")).toHaveAttribute("lang", "ru");
});

test("paragraphs show what they say: towns, lines, cards and milestones, on a phone too", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.goto("/rules/food-chain-magnate");
  await expect(ann.locator(".rules-town svg")).toHaveCount(15);
  const priced = ann.locator('[data-paragraph="R14.3.1"]');
  await expect(priced.getByRole("img", { name: "Discount Manager" })).toBeVisible();
  await expect(ann.locator('[data-paragraph="R20.1.1"]').getByRole("listitem")).toHaveCount(18);
  const says = (paragraph: string) => ann.locator(`[data-paragraph="${paragraph}"] .rules-lines li`);
  await expect(says("R4.1.1")).toHaveText([
    "Restructuring",
    "Order of business",
    "Working 9 to 5",
    "Dinnertime",
    "Payday",
    "Marketing",
    "Clean-up",
  ]);
  await expect(says("R6.1")).toHaveText(["Big Top: 3 slots", "Comet: 1 slot", "Fountain: 0 slots"]);
  await expect(says("R7.1")).toHaveCount(6);
  await expect(says("R15.2").nth(3)).toHaveText("$20 + $100 + $300 + $300 − $30 = $690");
  await expect(says("R16.1")).toHaveText("$10 · Discount Manager ×4 −$12 = −$2");
  await expect(says("R17.4")).toHaveText("4 salaries $20 · milestone −$15 = $5");
  await expect(says("R21.2").first()).toHaveText("Comet: $181");
  await expect(ann.locator('[data-paragraph="R22.1"] [data-left-out="true"]')).toHaveText("Payday");
  await expect(ann.locator(".rules-section").last().getByText("New houses: house or garden")).toBeVisible();
  const reach = ann.getByRole("img", { name: /mailbox serves its block/ });
  await expect(reach.locator("svg")).toBeVisible();
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
