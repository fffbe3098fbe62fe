import { expect, type Page } from "@playwright/test";
import { seatToPlay } from "@blueplate/trick-n-chef";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { choosesChef, tricks } from "../fixtures/card-moments.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createCardTable, ending, newPerson } from "../fixtures/person.ts";
import { flawsOf } from "../pictures/flaws.ts";

/** How far the bill reaches below its edge, and whether it says so. */
const beyond = (page: Page): Promise<{ readonly px: number; readonly sign: string | undefined }> =>
  page.locator(".guest-check").evaluate((check: HTMLElement) => ({
    px: check.scrollHeight - check.clientHeight,
    sign: check.dataset["more"],
  }));

test("the bill beside a table of four is whole on a low desk, and the round that has ended is all that is asked about", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 1366, height: 768 });
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Bill", "hand");
  const question = ann.locator(".question");
  const hint = ann.getByRole("button", { name: "What would the bot do?" });
  const red = ann.locator(".button[data-kind=main], [data-choose=true], .card-seat[data-place=near] .turn");
  await test.step("the round that has ended", async () => {
    await playAhead(
      [ann],
      tricks((view, seat) => view.round === 2 && (choosesChef(view, seat) || view.step === "play")),
    );
    const paper = ann.getByRole("dialog", { name: "Round 1" });
    await expect(paper).toBeVisible();
    await expect(question).toContainText("Round 1 is over: look at it first. “Next round” goes on.");
    await expect(question).not.toContainText("Which");
    await expect(red).toHaveText(["Next round"]);
    await expect(hint).toHaveCount(0);
    // Everybody's cards lie on the table: the bill has the points alone, and shows them for whoever presses the round.
    await expect(ann.locator(".guest-check :is(.check-pile, .round-sheet)")).toHaveCount(0);
    expect((await beyond(ann)).px).toBeLessThanOrEqual(1);
    expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
    await paper.getByRole("button", { name: "Next round" }).click();
    await expect(question).toContainText("Which");
    await expect(hint).toBeVisible();
  });
  await test.step("a pile of more cards than one row holds", async () => {
    await playAhead(
      [ann],
      tricks(
        (view, seat) => view.step === "play" && seatToPlay(view) === seat && (view.players[seat]?.pileSize ?? 0) > 7,
      ),
    );
    await expect(ann.locator(".check-pile .open-card").first()).toBeVisible();
    await expect.poll(async () => (await beyond(ann)).px).toBeLessThanOrEqual(1);
    expect((await beyond(ann)).sign).toBe("false");
    await expect(hint).toBeVisible();
  });
  await test.step("where it is too low for all of it a sign says so until it is scrolled", async () => {
    const check = ann.locator(".guest-check");
    const sign = (): Promise<string> => check.evaluate((each) => getComputedStyle(each, "::after").content);
    await check.evaluate((each) => (each.style.maxHeight = "180px"));
    await expect(check).toHaveAttribute("data-more", "true");
    expect(await sign()).toContain("▾");
    await check.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    await expect(check).toHaveAttribute("data-more", "false");
    expect(await sign()).toBe("none");
  });
  await test.step("the end lies over no half of a card", async () => {
    await playAhead([ann], TO_THE_END);
    await expect(ending(ann)).toBeVisible();
    await expect(ann.locator(".trick > li").first()).toBeHidden();
    await ending(ann).getByRole("button", { name: "Fold", exact: false }).click();
    await expect(ann.locator(".trick > li").first()).toBeVisible();
  });
});

test("on a phone the sign of the question stands beside words, and what is said of a card covers none of its stars", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Signs", "hand");
  await playAhead(
    [ann],
    tricks((view, seat) => view.step === "play" && seatToPlay(view) === seat && view.trick.length === 3),
  );
  const covered = await ann.locator(".trick:not(.collected) > li").evaluateAll((laid) =>
    laid.flatMap((each) => {
      const pill = each.querySelector(".laid-pill")?.getBoundingClientRect();
      return [...each.querySelectorAll(".card-stars > span")].flatMap((star) => {
        const { left, right, bottom } = star.getBoundingClientRect();
        const isBeside =
          pill === undefined || left > pill.right || right < pill.left || each.matches("[data-place=far]");
        return isBeside || bottom - 3 <= pill.top ? [] : [`${each.textContent}: ${bottom} over ${pill.top}`];
      });
    }),
  );
  expect(covered).toEqual([]);
  // As long as the longest question, beside the way back.
  const ask = ann.locator(".question .ask");
  for (const text of ["Which chef do you start with?", "Yours was the lowest card: which chef do you take?"]) {
    await ask.evaluate((each, said) => (each.textContent = said), text);
    const words = await ask.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return [...range.getClientRects()].map(({ bottom }) => bottom);
    });
    const box = await ask.boundingBox();
    // The sign is 20 px high: it stands in the line of the last words.
    expect((box?.y ?? 0) + (box?.height ?? 0) - Math.max(...words)).toBeLessThan(12);
  }
});
