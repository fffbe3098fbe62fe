import { rulesetOf } from "@blueplate/engine";
import { fetchersOf } from "@blueplate/forecast";
import { expect, type Locator, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { press } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { pressAgain } from "../fixtures/magnate.ts";
import { newPerson, question } from "../fixtures/person.ts";

test.use({ sharesServer: true });

const button = (page: Page, name: string | RegExp): Locator =>
  question(page).getByRole("button", { name, exact: typeof name === "string" });
const mains = (page: Page): Locator => page.locator("button[data-kind=main]:visible");

/** What a company's card says is found by keys, one stop for Tab a company, and by a finger that stays. */
const askFacts = async (page: Page): Promise<void> => {
  const rail = page.getByRole("complementary", { name: "Chains" });
  const card = page.getByRole("tooltip");
  const name = rail.getByRole("button", { name: "Company of Ann" });
  await page.keyboard.press("Tab");
  await name.focus();
  await page.keyboard.press("ArrowRight");
  await expect(card).toContainText("Cash");
  await page.keyboard.press("ArrowRight");
  await expect(card).toContainText(/Unit price\$10/);
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press("ArrowRight");
  await expect(card).toContainText(/Salar.*\d salar(y|ies) \$\d+/);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  // First of all stands the place in the order, then the name.
  await page.keyboard.press("Home");
  await expect(card).toContainText(/order/i);
  await page.keyboard.press("ArrowRight");
  await expect(name).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest(".left-rail"))).toBeNull();
  const price = rail.locator(".chain[data-mine=true] .fact").first();
  await price.dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(card).toContainText("Unit price");
  await price.dispatchEvent("pointerup", { pointerType: "touch" });
  await price.dispatchEvent("click");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.keyboard.press("Escape");
};

test("cooks of one kind are sent by one main button; companies tell their parts, a plan its guess", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await openLocalGame(ann, "ink", (table, seat) => {
    const { stage, chains } = stateOf(table);
    return stage._tag === "working" && stage.turn.seat === seat && (chains[seat]?.atWork["burger-cook"] ?? 0) > 1;
  });
  await button(ann, "Cook").first().click();
  await expect(question(ann).locator(".cook-row")).toHaveCount(2);
  await expect(mains(ann)).toHaveText(["Cook all closes hiring: 2 hires unused"]);
  await expect(question(ann).locator(".confirm")).toHaveCount(0);
  // One may rest, and where one cooks alone it is the button of the question again.
  await question(ann).getByRole("button", { name: "rests" }).first().click();
  await expect(mains(ann)).toHaveText(["Cook with 1 closes hiring: 2 hires unused"]);
  await mains(ann).click();
  await pressAgain(ann);
  await expect(question(ann).locator(".cook-row")).toHaveCount(1);
  await expect(mains(ann)).toHaveText(["Cook"]);
  await askFacts(ann);
  await ann.keyboard.press("o");
  await expect(ann.locator(".planned-round .guess")).toHaveText(Array(3).fill(/^Guess: \+\$\d+, then cash/));
});

test("a click on a source demands it of everybody, or of the buyer in hand, or says why not", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openLocalGame(
    ann,
    "drinks-350",
    (table, seat) => {
      const { stage, chains } = stateOf(table);
      if (stage._tag !== "working" || stage.turn.seat !== seat || !chains[seat]?.atWork["cart-operator"]) return false;
      const ruleset = rulesetOf(table.rules);
      return fetchersOf(ruleset, stateOf(table), seat).people > 1;
    },
    { before: "random" },
  );
  await button(ann, "Buy drinks").first().click();
  const sources = ann.locator(".flat-map [data-source]");
  const demanded = question(ann).getByRole("group", { name: "Demanded" }).getByRole("button");
  const routes = ann.locator(".flat-map [data-route]");
  const says = question(ann).locator(".says");
  await expect(question(ann).getByText("Choose a source in town to demand it.")).toBeVisible();
  // The first source lies too far for the cart, the second does not; together they are demanded of everybody.
  await press(ann, sources.nth(1));
  await expect(demanded).toHaveCount(1);
  await expect(routes).toHaveCount(1);
  await expect(says.getByText(/Cart Operator goes/)).toHaveCount(0);
  await press(ann, sources.first());
  await expect(demanded).toHaveCount(2);
  await expect(says.getByText(/: \d borders, Cart Operator goes \d\.$/)).toHaveCount(1);
  // In one line or in two, as there is room beside the source.
  await expect(ann.locator(".flat-map [data-said]").filter({ hasText: /^\d borders,\s*reach \d$/ })).toHaveCount(1);
  await demanded.last().click();
  await expect(says.getByText(/Cart Operator goes/)).toHaveCount(0);
  // The same of the buyer in hand.
  await button(ann, "One by one").click();
  await expect(routes).toHaveCount(1);
  await press(ann, sources.last());
  await expect(says.getByText(/: \d borders, Cart Operator goes \d\.$/)).toHaveCount(1);
  await press(ann, sources.nth(2));
  await expect(demanded).toHaveCount(2);
  await expect(routes).toHaveCount(1);
});
