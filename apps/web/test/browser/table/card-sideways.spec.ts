import { seatToPlay } from "@blueplate/trick-n-chef";
import { expect, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { closesWithCoins, tricks } from "../fixtures/card-moments.ts";
import { misfits, SIDEWAYS_PHONES } from "../fixtures/card-screen.ts";
import { newPhone, putCoin } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createCardTable, ending } from "../fixtures/person.ts";
import { flawsOf } from "../pictures/flaws.ts";

const turned = async (page: Page, [width, height]: readonly [number, number]): Promise<void> => {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
};

/** Hand, trick, question and points stand in one screen of every size, can be read, and lie over nothing else. */
const fits = async (page: Page, state: string): Promise<void> => {
  for (const size of SIDEWAYS_PHONES.toReversed())
    await test.step(`${state} on ${size.join(" × ")}`, async () => {
      await turned(page, size);
      expect(await misfits(page)).toEqual([]);
      expect(await flawsOf(page, await page.screenshot())).toEqual([]);
    });
};

test("on a phone held sideways a whole game stands in one screen, with the points beside it", async ({ browser }) => {
  const ann = await newPhone(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Turned", "hand");
  const hand = ann.locator(".hand-card");
  const points = ann.getByRole("complementary", { name: "Score" }).getByRole("table", { name: "Points by round" });
  await playAhead(
    [ann],
    tricks((view, seat) => view.step === "play" && seatToPlay(view) === seat),
  );
  await expect(hand).toHaveCount(10);
  await fits(ann, "a hand of ten");
  await expect(points).toBeVisible();

  await playAhead([ann], tricks(closesWithCoins));
  const card = ann.locator(".hand-card[data-legal=true]").first();
  await expect(card).toBeVisible();
  await fits(ann, "own play");
  await putCoin(ann, card);
  await fits(ann, "coins");
  expect(await violations(ann)).toEqual([]);

  await playAhead(
    [ann],
    tricks((view) => view.step === "take" && view.last?.chefTaker === 0),
  );
  await expect(ann.locator(".lamp-offer").first()).toBeVisible();
  await fits(ann, "chef");
  await playAhead(
    [ann],
    tricks((view) => view.round === 2 && view.step === "choose"),
  );
  await fits(ann, "end of a round");
  await ann.getByRole("button", { name: "Next round" }).tap();
  await expect(hand).toHaveCount(10);
  await fits(ann, "next round");

  await playAhead([ann], TO_THE_END);
  await expect(ending(ann)).toBeVisible();
  await fits(ann, "end");
  await expect(ending(ann).getByRole("table", { name: "Points by round" })).toBeInViewport({ ratio: 1 });
  await ending(ann).getByRole("button", { name: "Fold", exact: false }).tap();
  await expect(ann.locator(".card-table")).toBeVisible();
  await fits(ann, "table at the end");
});
