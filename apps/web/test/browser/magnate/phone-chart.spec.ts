import { EMPLOYEE_ROWS } from "@blueplate/engine";
import { expect, type Page } from "@playwright/test";
import { EVERY } from "../fixtures/every-language.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { COMPANY, openMorning, PHONES } from "../fixtures/morning.ts";
import { readPng } from "../pictures/png.ts";

/** Words of cards that stand beyond their line, or in the place of what the card costs. */
const wordsBeyondCards = (page: Page): Promise<readonly string[]> =>
  page.locator(".structure .card").evaluateAll((cards) =>
    cards.flatMap((card) =>
      [".card-head", ".card-effect"].flatMap((part) => {
        const line = card.querySelector(part);
        const foot = card.querySelector(".card-foot > :first-child")?.getBoundingClientRect();
        if (!line) return [];
        const words = document.createRange();
        words.selectNodeContents(line);
        const { left, right, top, bottom } = words.getBoundingClientRect();
        const [box, whole] = [line.getBoundingClientRect(), card.getBoundingClientRect()];
        const isCut = line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 2;
        const isBeyond = isCut || left < box.left || right > box.right || box.bottom > whole.bottom;
        // Nor does what somebody costs lie over them.
        const isOver = foot !== undefined && foot.top < bottom - 3 && foot.bottom > top + 3 && right > foot.left + 1;
        return isBeyond || isOver ? [`${part}: ${line.textContent} (${line.scrollWidth} > ${line.clientWidth})`] : [];
      }),
    ),
  );

test("on a phone the words of every card on the beach and in the chart stand whole on it, in every language", async ({
  browser,
}) => {
  const everybody = Object.keys(EMPLOYEE_ROWS);
  const beyond: Record<string, readonly string[]> = {};
  for (const locale of EVERY) {
    const ann = await openMorning(browser, locale, everybody);
    // What lies a little turned on the sand is measured straight.
    await ann.addStyleTag({ content: ".on-beach { rotate: 0deg !important }" });
    await ann.locator(".structure .tight-row button").first().click();
    await expect(ann.locator(".structure .seated").nth(5)).toBeAttached();
    for (const size of PHONES) {
      await ann.setViewportSize(size);
      const found = await wordsBeyondCards(ann);
      if (found.length > 0) beyond[`${locale}, ${size.width}`] = found;
    }
    await ann.context().close();
  }
  expect(beyond).toEqual({});
});

/** What the chart comes to that is not whole in sight. */
const totalsBeyond = (page: Page): Promise<readonly string[]> =>
  page.locator(".structure > .plan .chip").evaluateAll((chips) =>
    chips.flatMap((chip) => {
      const { left, right } = chip.getBoundingClientRect();
      const isCut = chip.scrollWidth > chip.clientWidth + 1;
      return left < 0 || right > innerWidth || isCut ? [chip.textContent] : [];
    }),
  );

/** What can be pressed in the sheet and the strip of the coach, and nowhere lies whole and uncovered however the sheet is scrolled. */
const unreachable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector(".ask-panel");
    if (!sheet) throw new Error("nothing is asked");
    const isFree = (button: Element): boolean => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const points = [
        [left + 6, top + 6],
        [right - 6, top + 6],
        [left + 6, bottom - 6],
        [right - 6, bottom - 6],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    };
    const buttons = [...document.querySelectorAll(".ask-panel button, .guide button")].filter((each) =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const lost = new Set(buttons);
    for (let top = 0; top <= sheet.scrollHeight && lost.size > 0; top += 12) {
      sheet.scrollTo(0, top);
      for (const button of lost) if (isFree(button)) lost.delete(button);
    }
    sheet.scrollTo(0, 0);
    return [...lost].map((button) => `${button.getAttribute("aria-label") ?? ""} ${button.textContent}`);
  });

/** The slots of the company beside its CEO that are cut by his frame. */
const cutSlots = (page: Page): Promise<number> =>
  page.locator(".structure .ceo").evaluate((ceo) => {
    const { bottom } = ceo.getBoundingClientRect();
    return [...ceo.querySelectorAll(".slot-strip i")].filter((each) => each.getBoundingClientRect().bottom > bottom - 3)
      .length;
  });

for (const isCoached of [false, true])
  test(`on a phone whatever is pressed in a chart is reached whole, and all it comes to is read at once, ${isCoached ? "beside the coach" : "without a coach"}, in every language`, async ({
    browser,
  }) => {
    for (const locale of EVERY) {
      const ann = await openMorning(browser, locale, COMPANY, { isCoached });
      await ann.locator(".structure .tight-row button").first().click();
      await expect(ann.locator(".structure .seated").nth(5)).toBeAttached();
      const look = async (what: string): Promise<void> => {
        for (const size of PHONES) {
          await ann.setViewportSize(size);
          const where = `${what}, ${locale}, ${size.width} × ${size.height}`;
          await expect.poll(() => totalsBeyond(ann), where).toEqual([]);
          // The sheet takes the size of the window a moment later: what counts is what it comes to.
          await expect.poll(() => unreachable(ann), where).toEqual([]);
          await expect.poll(() => cutSlots(ann), where).toBe(0);
        }
      };
      await look("as it opens");
      if (isCoached) {
        await ann.locator(".guide.coach > .row").last().getByRole("button").last().click();
        await expect(ann.locator(".guide-said li").first()).toBeVisible();
        await look("with ideas");
      }
      await ann.context().close();
    }
  });

/** How much darker or lighter than the sheet the marks are in the line of pixels above the foot, from rim to rim. */
const marksAboveFoot = async (page: Page): Promise<number> => {
  const foot = await page.locator(".question-foot").boundingBox();
  if (!foot) throw new Error("the question has no foot");
  const width = page.viewportSize()?.width ?? 0;
  const line = { x: 4, y: Math.floor(foot.y) - 1, width: width - 8, height: 1 };
  const { rgb } = readPng(await page.screenshot({ clip: line }));
  return Math.max(...rgb) - Math.min(...rgb);
};

test("on a phone no row of a chart is cut through by the foot beside the coach: it fades into it", async ({
  browser,
}) => {
  for (const isDark of [false, true]) {
    const ann = await openMorning(browser, "pl", COMPANY, { isCoached: true, isDark });
    for (const size of PHONES) {
      await ann.setViewportSize(size);
      for (let scrolled = 0; scrolled < 240; scrolled += 24) {
        await ann.locator(".ask-panel").evaluate((box, top) => box.scrollTo(0, top), scrolled);
        expect(await marksAboveFoot(ann), `${size.height}, ${scrolled} px, dark: ${isDark}`).toBeLessThan(60);
      }
    }
    await ann.context().close();
  }
});
