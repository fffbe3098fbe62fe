import { wordsWithModules } from "@blueplate/variants/words";
import { expect, type Locator, type Page } from "@playwright/test";
import { EVERY } from "../fixtures/every-language.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { newPerson, question } from "../fixtures/person.ts";

/** A working day on which a radio reaches seven houses. */
const RADIO_DAY = {
  players: ["Ann", "Bob"],
  map: ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"],
  given: {
    round: 5,
    phase: "working",
    turnOrder: ["Ann", "Bob"],
    chains: {
      Ann: { cash: 25, restaurants: [{ at: [0, 0], entrance: "SE" }], atWork: ["brand-director", "kitchen-trainee"] },
      Bob: { restaurants: [{ at: [8, 8], entrance: "NW" }] },
    },
    newHouses: [
      { house: 3, at: [3, 8], garden: "S", demand: [] },
      { house: 9, at: [3, 3], garden: "S", demand: [] },
      { house: 17, at: [0, 8], garden: "S", demand: [] },
    ],
  },
};

const PHONE = { width: 390, height: 844 };
const SIZES = [{ width: 1366, height: 768 }, PHONE] as const;

const launching = async (page: Page): Promise<Locator> => {
  await question(page)
    .getByRole("button", { name: /^Start campaign/ })
    .click();
  await question(page).locator(".good-offers button").nth(1).click();
  return question(page).locator(".reached");
};

/** What of this can be read only by scrolling what is asked. */
const outOfSight = (asked: Locator, parts: string): Promise<readonly string[]> =>
  asked.evaluate((asked, which) => {
    const top = document.querySelector(".sheet-head, .top-bar")?.getBoundingClientRect().bottom ?? 0;
    const foot = asked.querySelector(".question-foot")?.getBoundingClientRect().top ?? 0;
    return [...asked.querySelectorAll(which)]
      .filter((each) => each.getBoundingClientRect().top < top || each.getBoundingClientRect().bottom > foot)
      .map((each) => each.textContent);
  }, parts);

for (const size of SIZES) {
  test(`whom a campaign reaches, until when it runs and what starts it are seen at once at ${size.width}`, async ({
    browser,
  }) => {
    const ann = await newPerson(browser);
    await ann.setViewportSize(size);
    await openLocalGame(ann, "radio", () => true, { opening: RADIO_DAY });
    const reached = await launching(ann);
    const shown = size === PHONE ? 2 : 3;
    const left = question(ann).getByRole("button", { name: `and ${7 - shown} more houses` });
    await expect(reached).toHaveCount(shown);
    await expect(left).toBeInViewport({ ratio: 1 });
    await expect(question(ann).locator(".summary")).toContainText("back for R");
    expect(await outOfSight(question(ann), ".reach-head, .reached")).toEqual([]);
    await expect(question(ann).locator(".confirm button[data-kind=main]")).toBeInViewport({ ratio: 1 });
    await left.click();
    await expect(reached).toHaveCount(7);
    await expect(left).toBeHidden();
  });
}

/** The same day with a rival, and two houses that want what Ann cannot make beside what she advertises. */
const WARNED_DAY = {
  ...RADIO_DAY,
  given: {
    ...RADIO_DAY.given,
    newHouses: RADIO_DAY.given.newHouses.map((each) => ({ ...each, demand: ["pizza", "pizza"] })),
  },
};

/** What the sign above the foot says: that there is more below, or nothing. */
const signAboveFoot = (page: Page): Promise<string> =>
  question(page)
    .locator(".question-foot")
    .evaluate((foot) => getComputedStyle(foot, "::before").content);

test("on a low desk what goes on below the foot of a campaign says so until it is scrolled to; warnings are whole", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 1366, height: 700 });
  await openLocalGame(ann, "radio", () => true, { opening: WARNED_DAY });
  await launching(ann);
  await question(ann).locator(".good-offers button").first().click();
  await expect.poll(() => signAboveFoot(ann)).toContain("▾");
  const says = question(ann).locator(".says");
  await expect(says.locator("li").nth(1)).toBeVisible();
  expect(await says.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  const asked = ann.locator(".ask-panel");
  await asked.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect.poll(() => signAboveFoot(ann)).toBe("none");
});

for (const locale of EVERY)
  test(`on a phone the houses that a campaign reaches stand whole above the foot in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: "block", locale, viewport: PHONE });
    const ann = await context.newPage();
    const { commands } = (await wordsWithModules(locale)).foodChainMagnate;
    await openLocalGame(ann, "radio", () => true, { opening: RADIO_DAY });
    await ann.locator(".question .forms").getByText(commands["work.launchCampaign"].button).click();
    await ann.locator(".question .good-offers button").nth(1).click();
    await expect(ann.locator(".question .reached")).toHaveCount(2);
    await ann.evaluate(() => document.fonts.ready.then(() => {}));
    await expect.poll(() => outOfSight(ann.locator(".question"), ".reach-head, .reached")).toEqual([]);
    await context.close();
  });

test("on a phone whom a campaign reaches is seen beside a milestone that it claims", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize(PHONE);
  await openLocalGame(
    ann,
    "in-the-hand",
    (table, seat) => {
      const { round, stage, chains } = stateOf(table);
      return round === 3 && stage._tag === "working" && "marketing-trainee" in (chains[seat]?.atWork ?? {});
    },
    { seats: 5 },
  );
  await expect(await launching(ann)).toHaveCount(1);
  await expect(question(ann).locator(".says")).toContainText("First billboard placed");
  expect(await outOfSight(question(ann), ".reach-head, .reached")).toEqual([]);
});
