import { playableCards, seatToPlay } from "@blueplate/trick-n-chef";
import { expect, type Page } from "@playwright/test";
import { playAhead } from "../fixtures/ahead.ts";
import { tricks } from "../fixtures/card-moments.ts";
import { newPhone, restingCard, tapCard } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createCardTable } from "../fixtures/person.ts";

const SIZES = [
  [390, 844],
  [390, 667],
  [360, 740],
  [360, 640],
  [844, 390],
  [667, 375],
] as const;

/** What stands at the corner of a card and at its foot: it is how one knows it. */
const SIGNS = ".card-face > b, .card-corner .mark, .card-stars > span";

/**
 * Rank, shape and stars of cards of the hand of which something else of the hand is seen instead, or that stand beyond the table; a star
 * is 11 px wide, whatever is beside it.
 */
const unread = (page: Page): Promise<readonly string[]> =>
  page.evaluate((signs) => {
    // A finger goes through the picture of a card: here it is asked what is seen.
    const seen = document.createElement("style");
    seen.textContent =
      ".hand * { pointer-events: none !important } .hand :is(.card-face, .card-face *, .card-extra *) { pointer-events: auto !important }";
    document.head.append(seen);
    const table = document.querySelector(".card-table")?.getBoundingClientRect() ?? new DOMRect();
    const isRead = (card: Element, sign: Element): boolean => {
      const { left, top, right, bottom } = sign.getBoundingClientRect();
      const end = sign.matches(".card-stars > *") ? Math.min(right, left + 11) : right;
      return [0.15, 0.5, 0.85].every((share) => {
        const [x, y] = [left + (end - left) * share, (top + bottom) / 2];
        const isWithin = x >= Math.max(0, table.left) && x <= Math.min(innerWidth, table.right);
        return isWithin && card.contains(document.elementFromPoint(x, y));
      });
    };
    const found = [...document.querySelectorAll(".hand > li")].flatMap((card) => {
      const { left, right } = card.querySelector(".card-face")?.getBoundingClientRect() ?? new DOMRect();
      const isCut = left < Math.max(0, table.left) || right > Math.min(innerWidth, table.right);
      const hidden = [...card.querySelectorAll(signs)].filter((sign) => !isRead(card, sign));
      return [
        ...(isCut ? [`${card.getAttribute("data-card")} is cut: ${left} to ${right}`] : []),
        ...hidden.map((sign) => `${card.getAttribute("data-card")}: ${sign.className || sign.tagName}`),
      ];
    });
    seen.remove();
    return found;
  }, SIGNS);

test("on a phone every card of a hand of ten is read at its corner and foot, and none is cut, whichever is lifted", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Ten", "hand");
  await playAhead(
    [ann],
    tricks(
      (view, seat) => view.step === "play" && seatToPlay(view) === seat && playableCards(view, seat).length === 10,
    ),
  );
  const cards = ann.locator(".hand-card[data-legal=true]");
  await expect(cards).toHaveCount(10);
  for (const [width, height] of SIZES)
    await test.step(`on ${width} × ${height}`, async () => {
      await ann.setViewportSize({ width, height });
      await expect.poll(() => ann.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
      for (let at = 0; at < 10; at++) {
        const card = cards.nth(at);
        await tapCard(ann, card);
        await expect(ann.locator(".hand > li").nth(at)).toHaveAttribute("data-lifted", "true");
        await restingCard(card);
        expect(await unread(ann), `the card at ${at} is lifted`).toEqual([]);
      }
      await ann.locator(".trick-well").tap();
      await expect(ann.locator(".hand > [data-lifted=true]")).toHaveCount(0);
      await restingCard(cards.first());
      expect(await unread(ann), "none is lifted").toEqual([]);
    });
});
