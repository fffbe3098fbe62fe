import { playableCards, seatToPlay } from "@blueplate/trick-n-chef";
import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { tricks } from "../fixtures/card-moments.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createCardTable, ending, newPerson, playToTheEnd } from "../fixtures/person.ts";
import { flawsOf } from "../pictures/flaws.ts";

const sheet = (scope: Page | Locator, round: number): Locator =>
  scope.getByRole("list", { name: `Round ${round}`, exact: true });
const number = (scope: Page | Locator, round: number): Locator =>
  scope.getByRole("button", { name: `Round ${round}`, exact: true });
const hand = (page: Page): Locator => page.locator(".hand-card");

/** The points of a round as the bill has them, player by player, without what stands below them. */
const pointsOf = async (bill: Locator, round: number): Promise<readonly string[]> => {
  const rows = bill.locator("tbody tr");
  await expect(rows).toHaveCount(4);
  return rows.evaluateAll(
    (all, column) => all.map((row) => row.children[column]?.firstChild?.textContent ?? ""),
    round,
  );
};

/** The sheet of a round comes to the points of the bill, and shows each card that was won, those that count with their chef and stars. */
const tells = async (on: Locator, points: readonly string[]): Promise<void> => {
  await expect(on.locator(".sheet-pile h3 b")).toHaveText([...points]);
  // Ten cards each of four.
  await expect(on.locator(".pile-card, .open-card")).toHaveCount(40);
  for (const pile of await on.locator(".sheet-pile").all()) {
    const stars = await pile.locator(".pile-stars").allInnerTexts();
    const [made = 0, coins = 0, sum] = ((await pile.locator("h3 .number").innerText()).match(/\d+/g) ?? []).map(Number);
    expect(stars.reduce((all, each) => all + Number.parseInt(each, 10), 0)).toBe(made);
    expect(made + coins).toBe(sum);
    await expect(pile.locator(".pile-card .token-figure")).toHaveCount(stars.length);
  }
};

test("a round that has ended lies on the table before the next deal, and each earlier one opens by its number", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 1366, height: 768 });
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Rounds", "hand");
  await playAhead(
    [ann],
    tricks((view) => view.round === 2),
  );
  const paper = ann.getByRole("dialog", { name: "Round 1" });
  const bill = ann.getByRole("table", { name: "Points by round" });
  await expect(paper).toBeVisible();
  const points = await pointsOf(bill, 1);
  await tells(sheet(paper, 1), points);
  await expect(hand(ann)).toHaveCount(0);
  await expect(ann.locator(".heat-lamp")).toHaveCount(0);
  expect(await violations(ann)).toEqual([]);
  expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
  await test.step("it is the same after a reload, and Enter goes on", async () => {
    await ann.reload();
    await expect(paper.getByRole("button", { name: "Next round" })).toBeFocused();
    await ann.keyboard.press("Enter");
    await expect(paper).toHaveCount(0);
    await expect(hand(ann)).toHaveCount(10);
  });
  await test.step("the bill shows it until a trick of the next round is won", async () => {
    await tells(sheet(ann, 1), points);
    await playAhead(
      [ann],
      tricks((view, seat) => view.round === 2 && (view.players[seat]?.pileSize ?? 0) > 0),
    );
    await expect(sheet(ann, 1)).toHaveCount(0);
    await expect(ann.locator(".check-pile")).toBeVisible();
  });
  await test.step("a mouse on its number shows it, a press keeps it open, and keys do the same", async () => {
    await number(bill, 1).hover();
    await tells(sheet(ann, 1), points);
    expect(await ann.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
    await ann.mouse.move(4, 4);
    await expect(sheet(ann, 1)).toHaveCount(0);
    await number(bill, 1).click();
    await ann.mouse.move(4, 4);
    await expect(number(bill, 1)).toHaveAttribute("aria-pressed", "true");
    await tells(sheet(ann, 1), points);
    // Enter presses what keys have led to.
    await ann.keyboard.press("Tab");
    await ann.keyboard.press("Shift+Tab");
    await expect(number(bill, 1)).toBeFocused();
    await ann.keyboard.press("Enter");
    await expect(sheet(ann, 1)).toHaveCount(0);
    await ann.keyboard.press("Enter");
    await expect(sheet(ann, 1)).toBeVisible();
    expect(await violations(ann)).toEqual([]);
  });
  await playAhead([ann], TO_THE_END);
  await expect(ending(ann)).toBeVisible();
  await test.step("what each round was made of stands on the bill of a game that is over, and is said in words", async () => {
    await expect(bill.locator(".made-of")).toHaveCount(12);
    for (const cell of await bill.locator("td:has(.made-of)").all()) {
      const points = await cell.evaluate(({ firstChild }) => Number(firstChild?.textContent));
      const said = await cell.locator(".made-of > .hidden").innerText();
      expect(said).toMatch(/^\d+ stars?, \d+ coins?$/);
      expect((said.match(/\d+/g) ?? []).reduce((sum, each) => sum + Number(each), 0)).toBe(points);
    }
    expect(await ann.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
    expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
  });
  for (const round of [1, 2, 3]) {
    await number(bill, round).hover();
    await tells(sheet(ann, round), await pointsOf(bill, round));
  }
});

test("on a phone the round that has ended stands in one screen, and each opens by a tap on its number", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Rounds", "hand");
  await playAhead(
    [ann],
    tricks((view) => view.round === 2),
  );
  const paper = ann.getByRole("dialog", { name: "Round 1" });
  const onward = paper.getByRole("button", { name: "Next round" });
  for (const [width, height] of [
    [360, 640],
    [390, 667],
    [390, 844],
  ] as const) {
    await ann.setViewportSize({ width, height });
    await expect.poll(() => ann.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    await expect(paper).toBeInViewport({ ratio: 1 });
    await expect(ann.locator(".last-trick")).toBeHidden();
    expect(await ann.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
  }
  await onward.tap();
  await expect(hand(ann)).toHaveCount(10);
  await playAhead(
    [ann],
    tricks((view, seat) => view.round === 2 && (view.players[seat]?.pileSize ?? 0) > 0),
  );
  const opens = async (bill: Locator, round: number): Promise<void> => {
    const size = await number(bill, round).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(sheet(ann, round)).toHaveCount(0);
    await number(bill, round).tap();
    await tells(sheet(ann, round), await pointsOf(bill, round));
    await number(bill, round).tap();
    await expect(sheet(ann, round)).toHaveCount(0);
  };
  await test.step("at the table", async () => {
    await ann.getByRole("button", { name: "Score and log" }).tap();
    const window = ann.getByRole("dialog", { name: "Rounds" });
    await opens(window.getByRole("table", { name: "Points by round" }), 1);
    await ann.keyboard.press("Escape");
  });
  await playAhead([ann], TO_THE_END);
  await test.step("at the end, in the place of the trick that decided it", async () => {
    const decided = ending(ann).locator(".deciding-trick");
    await expect(decided).toBeVisible();
    const bill = ending(ann).getByRole("table", { name: "Points by round" });
    await opens(bill, 2);
    await number(bill, 3).tap();
    await expect(sheet(ann, 3)).toBeVisible();
    await expect(decided).toHaveCount(0);
  });
});

test("a trick that is over steps back as soon as one is to lead the next", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Led", "hand");
  const trick = ann.locator(".trick:not(.collected)");
  const faces = trick.locator(".card-face");
  await playAhead(
    [ann],
    tricks(
      (view, seat) =>
        view.step === "play" &&
        seatToPlay(view) === seat &&
        playableCards(view, seat).length > 1 &&
        (view.last?.plays.length ?? 0) > 0 &&
        view.trick.length === 0,
    ),
  );
  await expect(trick.locator("> li")).toHaveCount(4);
  await expect(ann.locator(".hand > [data-lifted=true]")).toHaveCount(0);
  await expect(faces.first()).not.toHaveCSS("filter", "none");
  expect(await violations(ann)).toEqual([]);
  await test.step("and lies there as bright as ever while a trick runs", async () => {
    await playToTheEnd(ann, 1);
    await playAhead(
      [ann],
      tricks(
        (view, seat) => seatToPlay(view) === seat && playableCards(view, seat).length > 1 && view.trick.length > 0,
      ),
    );
    await expect(faces.first()).toHaveCSS("filter", "none");
  });
});
