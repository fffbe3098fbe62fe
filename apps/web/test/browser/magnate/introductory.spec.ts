import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { bankDownTo, playAhead } from "../fixtures/ahead.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { openLocalGame } from "../fixtures/local-game.ts";
import { complaintsOf, lookBackAt } from "../fixtures/look-back.ts";
import { createTable, ending, newPerson } from "../fixtures/person.ts";
import { playMagnate, USUAL } from "../fixtures/magnate.ts";

/** The log of the game that is looked back at. */
const savedLog = async (page: Page): Promise<string> => {
  const menu = page.getByText("Save and share", { exact: true });
  await menu.click();
  const link = page.getByRole("link", { name: "Save the log", exact: true });
  const [saved] = await Promise.all([page.waitForEvent("download"), link.click()]);
  await menu.click();
  return readFileSync(await saved.path(), "utf8");
};

test("one person plays the introductory game against two bots to its end, and looks back at all of it", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await createTable(ann, {
    name: "First shift",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady", "Bot: steady"],
    seed: "first-shift",
  });
  // The first days and the last by hand.
  await playMagnate(ann, ending(ann), { ...USUAL, days: 2 });
  await playAhead([ann], bankDownTo(150));
  // A panel about what this game has not says so.
  await ann.keyboard.press("m");
  await expect(ann.getByRole("dialog", { name: "Milestones" })).toHaveText(/This game is played without milestones/);
  await ann.keyboard.press("Escape");
  await playMagnate(ann);
  await expect(ending(ann).getByRole("row")).toHaveCount(4);
  // What its chart shows is said in words as well, to the cash of the ranking.
  const scores = await ending(ann).locator(".ranking td:last-child").allInnerTexts();
  const told = await ending(ann).locator(".cash-curve dd").last().innerText();
  expect(told.match(/\$\d+/g)?.toSorted()).toEqual(scores.toSorted());
  await expect(ending(ann).getByRole("heading", { level: 2 })).toContainText(/won|Nobody wins/);
  // Who lost finds moments to look at, each a link into the replay.
  const moments = ending(ann).getByRole("link", { name: /^Round \d+$/ });
  await expect(moments.first()).toHaveAttribute("href", /\/replay\/\?table=.*at=[1-9]/);
  // The last round in short does not look out from below the ranking; it is there once that is folded.
  const short = ann.locator(".middle :is(.round-card, .round-chip)");
  await expect(short).toBeHidden();
  await ending(ann).getByRole("button", { name: "Fold to a strip" }).click();
  await expect(short).toBeVisible();
  // Folded, it lies over nothing of the town.
  const [town, strip] = [await ann.locator(".town-map").boundingBox(), await ending(ann).boundingBox()];
  if (!town || !strip) throw new Error("the town and the strip are to be seen");
  expect(town.y + town.height).toBeLessThanOrEqual(strip.y);

  await test.step("its review is one step away, and has begun", async () => {
    await ending(ann).getByRole("link", { name: "Review", exact: true }).click();
    const review = ann.getByRole("region", { name: "Review", exact: true });
    await expect(review.getByRole("progressbar")).toBeVisible();
    await ann.goBack();
  });

  const complaints = complaintsOf(ann);
  await ending(ann).getByRole("link", { name: "Look back at this game" }).click();
  await lookBackAt(ann, await savedLog(ann));
  expect(complaints).toEqual([]);
});

/** Lines of what the coach says that something else lies over, in a window that shows them. */
const coveredWords = (page: Page): Promise<readonly string[]> =>
  page.locator(".guide").evaluate((guide) =>
    [...guide.querySelectorAll("p, li, b, button, summary")].flatMap((said) => {
      said.scrollIntoView({ block: "nearest" });
      // What is folded has its place, too.
      return [...(said.checkVisibility() ? said.getClientRects() : [])]
        .filter(({ width, height }) => width > 0 && height > 0)
        .filter(({ left, top, width, height }) =>
          [0.02, 0.5, 0.98].some((share) => {
            const there = document.elementFromPoint(left + width * share, top + height / 2);
            return there === null || !guide.contains(there);
          }),
        )
        .map(() => said.textContent);
    }),
  );

/** Stretches of the end of a game without a word or a line in them that are higher than two rows, while its chart is lower than at a desk. */
const emptyRows = (page: Page): Promise<readonly string[]> =>
  page.locator(".ending-body").evaluate((body) => {
    const chart = body.querySelector(".cash-curve > svg")?.getBoundingClientRect();
    if (!chart || chart.height >= 190) return [];
    const parts = [...body.querySelectorAll(".ranking, .cash-curve > :not(.hidden), .looks")].map((part) =>
      part.getBoundingClientRect(),
    );
    const { top, bottom } = body.getBoundingClientRect();
    const edges = [...parts.map((part) => part.top), bottom - 24].toSorted((one, other) => one - other);
    return edges.flatMap((edge) => {
      const before = Math.max(top, ...parts.filter((part) => part.top < edge).map((part) => part.bottom));
      return edge - before > 44 ? [`${before} to ${edge}`] : [];
    });
  });

test("nothing lies over the coach's last words at the end of a coached game", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/local/new");
  await ann.evaluate(() => localStorage.setItem("blueplate-coach:local-coached", ""));
  await openLocalGame(ann, "coached", ({ rules, state }) => rules.outcome(state) !== null, {
    ruleset: "introductory",
    seats: 3,
  });
  await expect(ending(ann).getByRole("row")).toHaveCount(4);
  await expect(ann.locator(".guide")).toBeVisible();
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1366, height: 768 },
    { width: 820, height: 1180 },
    { width: 768, height: 1024 },
    { width: 1000, height: 700 },
    { width: 390, height: 844 },
  ]) {
    await ann.setViewportSize(size);
    await expect.poll(() => coveredWords(ann), `${size.width} px`).toEqual([]);
    await expect(ending(ann).locator(".cash-curve > svg")).toBeInViewport({ ratio: 1 });
    // Nothing of the town's own looks out from below the ranking.
    await expect(ann.getByText("Map settings", { exact: true })).toBeHidden();
    await expect(ending(ann).getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    // At a desk all that is worth looking back at is read without scrolling.
    if (size.width > 1023) await expect(ending(ann).locator(".looks li").last()).toBeInViewport({ ratio: 1 });
    // On a phone the chart grows into the room that nothing else needs, up to what it has at a desk.
    if (size.width < 1024) await expect.poll(() => emptyRows(ann), `${size.width} px`).toEqual([]);
    // On a tablet it leaves the town what it does not need itself.
    if (size.width < 1024 && size.height > 1000)
      await expect
        .poll(async () => (await ann.locator(".town-map").boundingBox())?.height, `${size.width} px`)
        .toBeGreaterThan(300);
  }
  await test.step("on a phone the page of the city shows it, and the way back the result", async () => {
    const pages = ann.getByRole("navigation", { name: "Table" });
    await pages.getByRole("button", { name: "City" }).click();
    await expect(ending(ann).getByRole("row")).toHaveCount(0);
    await expect(ann.locator(".town-map")).toBeInViewport({ ratio: 1 });
    await pages.getByRole("button", { name: "Act" }).click();
    await expect(ending(ann).getByRole("row")).toHaveCount(4);
  });
});

/** What of the end of a game is cut or fades: its last 24 px do where there is more than there is room for. */
const cutAtEnd = (page: Page, parts: string): Promise<readonly string[]> =>
  page.evaluate((selectors) => {
    const body = document.querySelector(".ending-body")?.getBoundingClientRect();
    if (!body) return ["no ending"];
    return [...document.querySelectorAll(selectors)].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isWhole = left >= body.left && right <= body.right && top >= body.top && bottom <= body.bottom - 24;
      return isWhole ? [] : [`${part.textContent}: ${bottom} of ${body.bottom - 24}`];
    });
  }, parts);

/** The names of all buttons of the end and its coach that are not whole on the screen, or too small for a finger. */
const cutButtons = (page: Page): Promise<readonly string[]> =>
  page.locator(".ending-links > *, .guide-hide").evaluateAll((buttons) => {
    const foot = document.querySelector(".page-bar")?.getBoundingClientRect().top ?? 0;
    return buttons
      .filter((button) => {
        const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
        const isWhole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= foot;
        return !isWhole || Math.min(width, height) < 44 || button.scrollWidth > button.clientWidth;
      })
      .map(({ textContent }) => textContent);
  });

for (const locale of ["en", "ja", "pl", "ru", "zh"])
  test(`in ${locale} the end of a coached game stands in one screen of a phone`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: "block", locale, hasTouch: true, isMobile: true });
    const ann = await context.newPage();
    await ann.setViewportSize({ width: 390, height: 844 });
    await ann.goto("/local/new");
    await ann.evaluate(() => localStorage.setItem("blueplate-coach:local-coached", ""));
    for (const seats of [3, 5]) {
      await openLocalGame(ann, "coached", ({ rules, state }) => rules.outcome(state) !== null, {
        ruleset: "introductory",
        seats,
      });
      await expect(ann.locator(".ending .ranking tbody tr")).toHaveCount(seats);
      await expect(ann.locator(".guide-hide")).toBeVisible();
      await expect(ann.locator(".ending-links > *")).toHaveCount(7);
      // Five leave room for the ranking: the rest is scrolled to.
      const looks = ann.locator(".ending .looks li");
      if (seats === 3) await expect(looks).toHaveCount(3);
      const parts = seats === 3 ? ".ranking tr, .cash-curve > *, .cash-curve li, .looks li" : ".ranking tr";
      await expect.poll(() => cutAtEnd(ann, parts), `${seats} chains`).toEqual([]);
      expect(await cutButtons(ann)).toEqual([]);
    }
    await context.close();
  });
