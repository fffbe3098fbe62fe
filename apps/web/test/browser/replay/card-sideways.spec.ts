import { foldMainline, mainline, readLog } from "@blueplate/kernel";
import { type State, trickNChef } from "@blueplate/trick-n-chef";
import { expect, type Page } from "@playwright/test";
import { Result } from "effect";
import { violations } from "../fixtures/access.ts";
import { inTheWay, SIDEWAYS_PHONES } from "../fixtures/card-screen.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { flawsOf } from "../pictures/flaws.ts";

test.use({ sharesServer: true });

const LOG = logOfToday("1/standard-4p-sensible-g1", trickNChef);
const { rules, entries } = Result.getOrThrow(readLog(LOG, ({ config }) => trickNChef.load(config)));
const LINE = mainline(entries);
// cast: the log was read with this game's own rules.
const STATES = LINE.map((_, at) => foldMainline(rules, LINE.slice(0, at + 1)) as State);
/** The first step of which that holds. */
const stepWhere = (is: (state: State) => boolean): number => STATES.findIndex(is);

/** What has to be seen without scrolling. */
const PARTS =
  ".card-table, .seat-plate, .seat-tokens, .open-card, .heat-lamp, .trick:not(.collected) .card-face, .last-trick > button, .hand > li, .hand-owner, .coin-step, .track, .foot-row .button, .told-panel, .view-panel, .view-panel .tab";

/** Parts that leave the screen, or that a finger misses. */
const beyond = (page: Page): Promise<readonly string[]> =>
  page.locator(PARTS).evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .flatMap((part) => {
        const { top, left, right, bottom, width, height } = part.getBoundingClientRect();
        const isOut = top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
        const isSmall = part.matches(".foot-row .button, .view-panel .tab") && Math.min(width, height) < 43.5;
        return isOut || isSmall ? [`${isOut ? "beyond" : "small"}: ${part.className} ${part.textContent}`] : [];
      }),
  );

const open = async (page: Page): Promise<void> => {
  await page.goto("/replay/");
  const file = { name: "tricks.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(LOG) };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await expect(page.locator(".card-table")).toBeVisible();
};

const goTo = async (page: Page, at: number): Promise<void> => {
  await page.keyboard.press("Home");
  for (let step = 0; step < at; step++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider", { name: "Position in the game" })).toHaveAttribute("aria-valuenow", String(at));
};

/** Table, time and views stand in one screen of every size, and lie over nothing else. */
const fits = async (page: Page, state: string): Promise<void> => {
  for (const [width, height] of SIDEWAYS_PHONES.toReversed())
    await test.step(`${state} on ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
      const reaches = () =>
        page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      expect(await reaches()).toEqual([width, height]);
      await expect.poll(() => beyond(page)).toEqual([]);
      await expect.poll(() => inTheWay(page)).toEqual([]);
      expect(await flawsOf(page, await page.screenshot())).toEqual([]);
    });
};

test("on a phone held sideways a game of cards is looked back on in one screen: table, time, and what happened", async ({
  browser,
}) => {
  const page = await newPhone(browser);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  const moments = [
    ["ten cards each", 0],
    ["a chef is chosen", stepWhere(({ step }) => step === "take")],
    ["a card with a coin", stepWhere(({ trick }) => trick.length === 3 && trick.some(({ coins }) => coins !== 0))],
    ["the highest card", stepWhere(({ trick }) => trick.some(({ card }) => card.endsWith("-10")))],
    ["the end", LINE.length - 1],
  ] as const;
  for (const [state, at] of moments) {
    await goTo(page, at);
    await fits(page, state);
  }
  expect(await violations(page)).toEqual([]);
});

test("on a phone held sideways line, points and notes are reached beside the table", async ({ browser }) => {
  const page = await newPhone(browser);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await goTo(page, 40);
  const shown = page.locator(".view-panel [role=tabpanel]");
  await expect(shown.locator("[aria-current]").first()).toBeInViewport();
  await page.getByRole("tab", { name: "Points" }).tap();
  const total = page.getByRole("table", { name: "Points by round" }).locator("tbody .total").last();
  await total.scrollIntoViewIfNeeded();
  await expect(total).toBeInViewport({ ratio: 1 });
  await page.getByRole("tab", { name: "Notes" }).tap();
  const note = page.locator(".view-panel").getByRole("textbox").first();
  await note.scrollIntoViewIfNeeded();
  await expect(note).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator(".card-table .hand > li").last()).toBeInViewport({ ratio: 1 });
  await note.fill("Why not the seven?");
  await expect(note).toHaveValue("Why not the seven?");
  // The page stands where it stood.
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});
