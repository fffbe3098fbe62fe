import { expect, type Locator, type Page } from "@playwright/test";
import { cardName } from "../fixtures/card-name.ts";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { choosesChef, lowestAfter, tricks } from "../fixtures/card-moments.ts";
import { EVERY, turnTo } from "../fixtures/every-language.ts";
import { newPhone, tapCard } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { overlaps } from "../fixtures/card-screen.ts";
import { createCardTable, ending, newPerson } from "../fixtures/person.ts";
import { flawsOf } from "../pictures/flaws.ts";
import { PHONE } from "../pictures/picture.ts";

const cards = (page: Page): Locator => page.locator(".hand-card");
const chefs = (page: Page): Locator => page.locator(".card-seat[data-place=near] .seat-tokens > li");

/** Plays on until Ann may lay a card that is lowest after so many others, all three unless told; that card. */
const toLowest = async (ann: Page, laid = 3): Promise<Locator> => {
  let found: string | undefined;
  await playAhead(
    [ann],
    tricks((view, seat) => (found = lowestAfter(view, seat, laid)[0]) !== undefined),
  );
  const card = ann.locator(`[data-card="${found}"] .hand-card[data-legal=true]`);
  await expect(card).toBeVisible();
  await expect(ann.locator(".trick:not(.collected) > li")).toHaveCount(laid);
  return card;
};

/** One press has played the card and taken the chef: the hand is shorter, and one chef more lies before Ann. */
const takes = async (ann: Page, press: () => Promise<void>): Promise<void> => {
  const [held, owned] = [await cards(ann).count(), await chefs(ann).count()];
  await press();
  await expect(chefs(ann)).toHaveCount(owned + 1);
  expect(await cards(ann).count()).toBeLessThan(held);
};

/** What a card is called: a name goes on with what is said of it. */
const suitAndRank = (name: string): string => /^\w+ \d+/.exec(name)?.[0] ?? "";

const newTable = async (ann: Page, seed: string): Promise<Page> => {
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Chefs at once", seed);
  return ann;
};

test("whoever closes a trick lowest takes the chef with the same press, by mouse and by keys", async ({ browser }) => {
  const ann = await newTable(await newPerson(browser), "hand");
  const choice = ann.locator(".token-choice button");
  const byMouse = await toLowest(ann);
  await byMouse.hover({ position: { x: 8, y: 60 } });
  await expect(choice.first()).toBeVisible();
  // On the way from the card to the chefs over it nothing is let go.
  await choice.first().hover();
  await expect(choice.first()).toBeVisible();
  await takes(ann, () => choice.first().click());
  const byKeys = await toLowest(ann);
  await ann.getByRole("button", { name: "The last trick" }).focus();
  const isThere = (): Promise<boolean> => byKeys.evaluate((card) => card === document.activeElement);
  for (let steps = 0; steps < 20 && !(await isThere()); steps++) await ann.keyboard.press("Tab");
  await expect(choice.first()).toBeVisible();
  await ann.keyboard.press("Tab");
  await expect(choice.first()).toBeFocused();
  await takes(ann, () => ann.keyboard.press("Enter"));
});

test("a chef chosen with a card that others can still answer comes if it stays lowest, without another press", async ({
  browser,
}) => {
  const ann = await newTable(await newPerson(browser), "hand");
  const card = await toLowest(ann, 2);
  await card.hover({ position: { x: 8, y: 60 } });
  const choice = ann.locator(".token-choice button").first();
  const name = suitAndRank(await cardName(card));
  await expect(choice).toHaveAccessibleName(
    new RegExp(`^(red|yellow|blue|green): plays ${name}, and takes one if it stays lowest$`),
  );
  await expect(ann.locator(".hand-effect")).toContainText(
    `A press plays ${name}, and what you press is yours if it stays lowest.`,
  );
  await takes(ann, () => choice.click());
});

test("a finger takes the chef under its lamp, and plays the lifted card with the same tap", async ({ browser }) => {
  const ann = await newTable(await newPhone(browser), "hand");
  const card = await toLowest(ann);
  const offers = ann.locator(".lamp-offer");
  await expect(offers).toHaveCount(0);
  await tapCard(ann, card);
  await expect(offers.first()).toBeVisible();
  await test.step("that the tap plays the card is said at every lamp and in its name", async () => {
    const name = suitAndRank(await cardName(card));
    for (const offer of await offers.all()) {
      await expect(offer.locator(".lamp-plays")).toHaveText(/^plays \d+$/);
      await expect(offer).toHaveAccessibleName(
        new RegExp(`^(red|yellow|blue|green): plays ${name}, and takes one\\. `),
      );
    }
  });
  expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
  await test.step("what the card would come to lies over nothing of the trick, in any language", async () => {
    const table = ann.locator(".card-table");
    for (const locale of EVERY.toReversed()) {
      await turnTo(ann, locale);
      await ann.setViewportSize(PHONE);
      if ((await table.locator("[data-lifted=true]").count()) === 0) await tapCard(ann, card);
      await expect(table.locator(".hand-effect")).not.toBeEmpty();
      const over = (): Promise<readonly string[]> => overlaps(table, ".hand-effect", ".laid-pill, .trick .card-face");
      await expect.poll(over, locale).toEqual([]);
    }
  });
  await takes(ann, () => offers.first().tap());
});

test("a chef set aside stands beside those of the middle until it is taken, and a lamp without chefs says so", async ({
  browser,
}) => {
  const ann = await newTable(await newPerson(browser), "hand");
  await playAhead([ann], tricks(choosesChef));
  const lamps = ann.locator(".heat-lamp");
  await expect(lamps).toHaveCount(4);
  const [aside, offers] = [ann.locator(".lamp-aside"), ann.locator(".lamp-offer")];
  // Some were taken before: those have none aside, and as many in the middle as the others.
  await expect(aside).toHaveCount(await offers.count());
  await expect(offers.first()).toHaveAccessibleName(/^(red|yellow|blue|green): 1 set aside\b/);
  await expect(ann.locator(".token-legend")).toContainText("One of each kind is set aside");
  for (const count of await ann.locator(".lamp-count > b").all()) await expect(count).toHaveText("4");
  const left = (await aside.count()) - 1;
  await offers.first().click();
  await expect.poll(() => aside.count()).toBeLessThanOrEqual(left);
  for (const count of await ann.locator(".lamp-count > b").all()) await expect(count).toHaveText("4");
  await playAhead(
    [ann],
    tricks((view) => view.step === "play" && Object.values(view.centre).includes(0)),
  );
  const gone = lamps.filter({ hasText: "none left" });
  await expect(lamps).toHaveCount(4);
  await expect(gone.first()).toBeVisible();
  await expect(gone.first().locator(".lamp-count > b")).toHaveText("0");
  await expect(gone.first().locator(".lamp-figures .token-figure")).toHaveCount(0);
  await playAhead([ann], TO_THE_END);
  // The light of the trick that is over is out where nothing stands below it any more.
  await expect(ending(ann)).toBeVisible();
  await expect(gone.first()).toBeVisible();
  await expect(gone.locator(".lit-chip")).toHaveCount(0);
});
