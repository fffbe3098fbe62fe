import { seatToPlay } from "@blueplate/trick-n-chef";
import { expect, type Locator } from "@playwright/test";
import { playAhead } from "../fixtures/ahead.ts";
import { tricks } from "../fixtures/card-moments.ts";
import { overlaps, SIDEWAYS_PHONES } from "../fixtures/card-screen.ts";
import { EVERY, turnTo } from "../fixtures/every-language.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createCardTable } from "../fixtures/person.ts";
import { DESK, WIDE } from "../pictures/picture.ts";

const SIZES = [
  [WIDE.width, WIDE.height],
  [DESK.width, DESK.height],
  [390, 844],
  [360, 640],
  ...SIDEWAYS_PHONES,
] as const;

/** What lies where a goal is read, and lines of it that stand beyond the felt of the trick. */
const flawsOfGoal = async (table: Locator): Promise<readonly string[]> => {
  const beyond = await table.locator(".card-goal").evaluate((goal) => {
    const well = goal.closest(".trick-well")?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(goal);
    const { top, bottom } = words.getBoundingClientRect();
    return well && top >= well.top && bottom <= well.bottom
      ? []
      : [`beyond the felt: ${top} to ${bottom} of ${well?.top} to ${well?.bottom}`];
  });
  return [...beyond, ...(await overlaps(table, ".card-goal", ".seat-plate, .seat-tokens, .lamp, .hand-side > *"))];
};

test("until the first card lies, what one plays for stands on the felt, in every language and on every screen", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "What for", "hand");
  const table = ann.locator(".card-table");
  const goal = table.locator(".card-goal");
  for (const locale of EVERY.toReversed()) {
    await turnTo(ann, locale);
    for (const [width, height] of SIZES)
      await test.step(`${locale} at ${width} × ${height}`, async () => {
        await ann.setViewportSize({ width, height });
        await expect(goal).not.toBeEmpty();
        expect(await flawsOfGoal(table)).toEqual([]);
      });
  }
  await expect(goal).toHaveText(/counts its stars .+ Most points after three rounds wins\./);
  await playAhead(
    [ann],
    tricks((view, seat) => view.trick.length > 0 && seatToPlay(view) === seat),
  );
  await expect(goal).toHaveCount(0);
});
