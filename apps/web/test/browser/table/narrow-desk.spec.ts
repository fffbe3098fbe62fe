import type { State } from "@blueplate/engine";
import { expect, type Page } from "@playwright/test";
import { overlaps } from "../fixtures/card-screen.ts";
import { EVERY, turnTo } from "../fixtures/every-language.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { newPerson } from "../fixtures/person.ts";

/** The narrowest desk: a tablet on its side. */
const NARROW = { width: 1024, height: 768 };

/** What must not lie over what, at a moment, in any language. */
const MOMENTS: readonly (readonly [string, (state: State) => boolean, readonly (readonly [string, string])[]])[] = [
  [
    "the end",
    ({ stage }) => stage._tag === "over",
    [
      [".ranking :is(td, th)", ".cash-curve"],
      [".dock .button", ".chain, .ending"],
    ],
  ],
  [
    "a question of a later round",
    ({ stage, round }) => stage._tag === "order-of-business" && round > 4,
    [
      [".round-chip", ".map-switch .button, .lens .button, .map-zoom"],
      [".map-switch .button", ".round-chip, .latest-act"],
    ],
  ],
];

/** Names in the bar that are cut, or broken into pieces of less than four letters. */
const brokenNames = (page: Page): Promise<readonly string[]> =>
  page.locator(".pennant-name").evaluateAll((names) =>
    names
      .filter((name) => name.checkVisibility())
      .filter((name) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name;
        const words = document.createRange();
        words.selectNodeContents(name);
        const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
        const isTorn = lines > name.textContent.trim().split(/\s+/).length;
        return isTorn || scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      })
      .map(({ textContent }) => textContent),
  );

const opened = async (page: Page, moment: (state: State) => boolean): Promise<void> => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLocalGame(page, "opening-night", (table) => moment(stateOf(table)), { seats: 3 });
};

for (const [name, moment, pairs] of MOMENTS)
  test(`on the narrowest desk nothing of the table lies over another part of it in any language: ${name}`, async ({
    browser,
  }) => {
    const ann = await onFlatMap(await newPerson(browser));
    await opened(ann, moment);
    for (const locale of EVERY) {
      await turnTo(ann, locale);
      await ann.setViewportSize(NARROW);
      await expect.poll(() => brokenNames(ann), locale).toEqual([]);
      for (const [upper, lower] of pairs) {
        await expect(ann.locator(`.fcm :is(${upper})`).first()).toBeVisible();
        await expect.poll(() => overlaps(ann.locator(".fcm"), upper, lower), `${locale}: ${upper}`).toEqual([]);
      }
    }
  });
