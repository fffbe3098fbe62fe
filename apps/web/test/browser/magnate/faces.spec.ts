import { cardId, countOf, goodId } from "@blueplate/engine";
import { expect, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";

const KIMCHI = goodId("kimchi");
/** The colour of a jar. */
const JAR = "path[fill='#C9502F']";

/** A working day of Ann's on which somebody has a jar of kimchi beside the restaurant, and its master at work. */
const withKimchi = (page: Page): Promise<void> =>
  openLocalGame(
    page,
    "jar",
    (now) => {
      const { chains, stage } = stateOf(now);
      const isMade = chains.some(
        ({ stock, atWork }) => countOf(stock, KIMCHI) > 0 && countOf(atWork, cardId("kimchi-master")) > 0,
      );
      return stage._tag === "working" && isMade;
    },
    { modules: ["kimchi"] },
  );

test("a good of a module has its own drawing, and stands before the restaurant that has some", async ({ page }) => {
  await withKimchi(page);
  await expect(page.locator(".flat-map [data-restaurant]").locator(JAR)).toHaveCount(1);
  await expect(page.locator(".glyph[data-term='good:kimchi']").locator(JAR).first()).toBeVisible();
});

test("in the company window a card of a module is somebody of its family who holds its sign", async ({ page }) => {
  await withKimchi(page);
  await page.getByRole("button", { name: "Company of Big Top" }).click();
  const card = page.getByRole("dialog").locator("[data-thing='employee:kimchi-master']");
  await expect(card.locator(".portrait .p-sign")).toHaveCount(1);
  await expect(page.getByRole("dialog").locator(".p-sign")).toHaveCount(1);
});
