import { trickNChef } from "@blueplate/trick-n-chef";
import { foodChainMagnate } from "@blueplate/variants";
import { expect } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { logOfToday } from "../fixtures/golden.ts";
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

test("rules of a game of cards show its pieces: cards, lamps, tricks, hands and bills that the rules come to", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.goto("/rules/food-chain-magnate");
  await ann.getByRole("navigation", { name: "Game" }).getByRole("link", { name: "Trick-n-Chef" }).click();
  await expect(ann).toHaveURL(/\/rules\/trick-n-chef$/);
  const below = (paragraph: string) => ann.locator(`[data-paragraph="${paragraph}"]`);
  await expect(below("T1.2").locator(".open-card")).toHaveCount(40);
  await expect(below("T1.4").locator(".card-face > b")).toHaveText(["1", "4", "7", "10"]);
  await expect(below("T3.4").locator("[data-legal=false]")).toHaveCount(1);
  await expect(below("T4.2").locator(".heat-lamp[data-on=true]")).toHaveCount(2);
  await expect(below("T6.1").locator("[data-mark=highest] .laid-pill")).toHaveText("5 · wins");
  await expect(below("T7.1").locator("figcaption")).toHaveText("Mabel takes a red chef. A coin for Otis and Juno.");
  await expect(below("T8.2").locator(".pile-card[data-counted=true]")).toHaveCount(2);
  await expect(below("T10.1").locator("figcaption")).toHaveText("Juno wins.");
  await expect(ann.locator(".rules-section").last().locator(".card-figure > p")).toHaveText([
    "Coins and the lowest card: they count",
    "Coins and the lowest card: the printed rank counts",
  ]);
  await test.step("nothing in them is played, and nothing lies over anything else", async () => {
    await expect(ann.locator(".card-figure :is(button, a, input)").and(ann.locator(":not([inert] *)"))).toHaveCount(0);
    const seats = await below("T7.1")
      .locator(".card-seat")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ x, y }) => `${x}, ${y}`));
    expect(new Set(seats).size).toBe(4);
    expect(await violations(ann, '[data-paragraph="T3.4"]')).toEqual([]);
    expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
  await ann.getByLabel("Language").selectOption("ru");
  await expect(below("T10.1").locator("figcaption")).toContainText("побеждает");
});

test("the headings of the rules stand in order, whatever is drawn between them", async ({ browser }) => {
  const ann = await newPerson(browser);
  for (const game of ["food-chain-magnate", "trick-n-chef"]) {
    await ann.goto(`/rules/${game}`);
    await expect(ann.getByRole("heading", { level: 2, name: /^[RT]3 / })).toBeVisible();
    expect(await violations(ann), game).toEqual([]);
  }
});

test("whoever looks back looks the rules up with what is drawn in them, of either game", async ({ browser }) => {
  const ann = await newPerson(browser);
  const logs = [
    { log: logOfToday("1/standard-4p-sensible-g1", trickNChef), drawn: ".card-figure" },
    { log: logOfToday("1/introductory-2p-steady-g1", foodChainMagnate), drawn: ".rules-town svg" },
  ];
  await onFlatMap(ann);
  for (const { log, drawn } of logs) {
    await ann.goto("/replay/");
    const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(log) };
    await ann.getByLabel(/Open a log from a file/).setInputFiles(file);
    const open = ann.getByRole("button", { name: "Rules in our own words" });
    await open.click();
    const rules = ann.getByRole("dialog", { name: "Rules" });
    await expect(rules.locator(drawn).first()).toBeVisible();
    await ann.keyboard.press("Escape");
    await expect(open).toBeFocused();
  }
});
