import { wordsWithModules } from "@blueplate/variants/words";
import type { Event } from "@blueplate/engine";
import { mainline, seatOf, type Table } from "@blueplate/kernel";
import type { Locale } from "@blueplate/words";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { EVERY } from "../fixtures/every-language.ts";
import { cutWords } from "../fixtures/cut.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { PHONES } from "../fixtures/morning.ts";
import { question } from "../fixtures/person.ts";

const phoneOf = async (browser: Browser, locale: Locale = "en"): Promise<Page> => {
  const context = await browser.newContext({
    serviceWorkers: "block",
    locale,
    reducedMotion: "reduce",
    viewport: PHONES[0],
  });
  return context.newPage();
};

const eveningOn = (page: Page): Locator => page.locator(".ask-panel .evening-news");

/** What has happened since Ann acted last. */
const sinceAnn = ({ entries }: Table): readonly Event[] => {
  const line = mainline(entries);
  const own = line.findLastIndex((entry) => entry._tag === "Played" && entry.seat === seatOf(0));
  // cast: the game is Food Chain Magnate.
  return line.slice(own).flatMap(({ events }) => events) as readonly unknown[] as readonly Event[];
};

/** The first question after a dinner at which several houses were served. */
const isAfterDinner = (table: Table): boolean =>
  stateOf(table).stage._tag === "restructuring" &&
  sinceAnn(table).filter(({ _tag }) => _tag === "HouseServed").length > 1;

/** Whether something is whole in sight, and the sheet's own foot or head do not lie over it. */
const isWhole = (what: Locator): Promise<boolean> =>
  what.evaluate((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return [
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ].every(([x = 0, y = 0]) => part.contains(document.elementFromPoint(x, y)));
  });

test("on a phone the first question after dinner begins with who was served by whom and what one has earned; the answer takes it away", async ({
  browser,
}) => {
  const ann = await phoneOf(browser);
  await openLocalGame(ann, "opening-night", isAfterDinner, { seats: 3, ruleset: "introductory" });
  const families = eveningOn(ann).locator("li:has(.house)");
  await expect(families.first()).toBeVisible();
  expect(await families.count()).toBeGreaterThan(1);
  // One's own guests come first: a low phone shows the first ones only.
  await expect(families.first()).toHaveAttribute("data-mine", "true");
  // House, chain and money of each, as one hears them, too.
  for (const family of await families.all()) {
    await expect(family).toHaveText(/^\d+.*\$\d+/);
    await expect(family.getByRole("img").first()).toHaveAccessibleName(/^(Ann|Big Top|Fountain)/);
  }
  await expect(eveningOn(ann)).toContainText(/Dinner: you earned \$\d+/);
  for (const size of PHONES) {
    await ann.setViewportSize(size);
    await expect.poll(() => isWhole(eveningOn(ann).locator(".evening-sum")), `${size.height}`).toBe(true);
    await expect.poll(() => isWhole(families.first()), `${size.height}`).toBe(true);
    const ready = ann.locator(".question-foot .confirm button[data-kind=main]");
    await expect(ready, `${size.height}`).toBeInViewport({ ratio: 1 });
  }
  // On a desk the town itself and the round's report tell it.
  await ann.setViewportSize({ width: 1366, height: 768 });
  await expect(eveningOn(ann)).toHaveCount(0);
  await ann.setViewportSize(PHONES[0]);
  await expect(eveningOn(ann)).toBeVisible();
  await question(ann).getByRole("button", { name: "Everybody who fits", exact: true }).click();
  await expect(eveningOn(ann)).toBeVisible();
  await question(ann).locator(".confirm button[data-kind=main]").click();
  await expect(eveningOn(ann)).toHaveCount(0);
});

test("on a phone no word of an evening is cut, in any language, and its cards stand still where nothing is to move", async ({
  browser,
}) => {
  for (const locale of EVERY) {
    const ann = await phoneOf(browser, locale);
    await openLocalGame(ann, "opening-night", isAfterDinner, { seats: 5, ruleset: "introductory" });
    await expect(eveningOn(ann)).toBeVisible();
    await ann.evaluate(() => document.fonts.ready.then(() => {}));
    for (const size of PHONES) {
      await ann.setViewportSize(size);
      await expect.poll(() => cutWords(ann), `${locale}, ${size.height}`).toEqual([]);
    }
    // While the map below is on its way its sign turns, for whoever wants no motion too.
    const moving = () =>
      ann.evaluate(
        () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== 0).length,
      );
    await expect.poll(moving, locale).toBe(0);
    await ann.context().close();
  }
});

/** What is picked and cannot be read whole: cut by its line, by the page, or covered. */
const picksBeyond = (page: Page): Promise<readonly string[]> =>
  page.locator(".question .staged .answer").evaluateAll((chips) =>
    chips.flatMap((chip) => {
      const { left, right, top, bottom } = chip.getBoundingClientRect();
      const points = [
        [left + 6, (top + bottom) / 2],
        [right - 6, (top + bottom) / 2],
      ] as const;
      const isFree = points.every(([x, y]) => chip.contains(document.elementFromPoint(x, y)));
      const isCut = chip.scrollWidth > chip.clientWidth + 1 || chip.scrollHeight > chip.clientHeight + 1;
      return isFree && !isCut ? [] : [chip.textContent];
    }),
  );

test("on a phone all that is picked of a campaign is read whole beside the button that turns it, in every language", async ({
  browser,
}) => {
  const beyond: Record<string, readonly string[]> = {};
  for (const locale of EVERY) {
    const ann = await phoneOf(browser, locale);
    const { commands } = (await wordsWithModules(locale)).foodChainMagnate;
    await openLocalGame(
      ann,
      "in-the-hand",
      (table, seat) => {
        const { round, stage, chains } = stateOf(table);
        return round === 3 && stage._tag === "working" && "marketing-trainee" in (chains[seat]?.atWork ?? {});
      },
      { seats: 5 },
    );
    await ann.locator(".question .forms").getByText(commands["work.launchCampaign"].button).click();
    await expect(ann.locator(".question .staged .answer")).toHaveCount(3);
    await expect(ann.locator(".question .staged > .button")).toBeVisible();
    await ann.evaluate(() => document.fonts.ready.then(() => {}));
    for (const size of PHONES) {
      await ann.setViewportSize(size);
      const found = await picksBeyond(ann);
      if (found.length > 0) beyond[`${locale}, ${size.width}`] = found;
    }
    await ann.context().close();
  }
  expect(beyond).toEqual({});
});
