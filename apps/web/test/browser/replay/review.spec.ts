import { trickNChef } from "@blueplate/trick-n-chef";
import { foodChainMagnate } from "@blueplate/variants";
import { expect, type Page } from "@playwright/test";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { openLocalGame } from "../fixtures/local-game.ts";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { createCardTable, ending, newPerson } from "../fixtures/person.ts";

test.use({ sharesServer: true });

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const told = (page: Page) => page.getByRole("region", { name: "What happened" });
const review = (page: Page) => page.getByRole("region", { name: "Review", exact: true });

const openReview = async (
  page: Page,
  log = logOfToday("1/introductory-2p-steady-g1", foodChainMagnate),
): Promise<void> => {
  await page.goto("/replay/");
  await page.getByLabel(/Open a log from a file/).setInputFiles({
    name: "game.jsonl",
    mimeType: "application/jsonl",
    buffer: Buffer.from(log),
  });
  await line(page).press("Home");
  await button(page, "Charts and tables").click();
  await page.getByRole("tab", { name: "Review" }).click();
};

test("a finished game is reviewed: the worst days, a better plan as a line, and one's own attempt weighed", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const ann = await newPerson(browser);
  await openReview(ann);
  await button(ann, "Review this game").click();
  await expect(review(ann).getByRole("progressbar")).toBeVisible();
  await expect(button(ann, "Stop")).toBeFocused();
  await expect(button(ann, "Review it again")).toBeFocused({ timeout: 120_000 });
  const worst = review(ann).locator(".review-found").first();
  await expect(worst).toContainText(/round \d+ · /);
  await expect(worst).toContainText(/Chance [+−]\d+ percentage points with a better plan, [+−]\$\d+ after 2 rounds\./);
  const from = (await worst.getAttribute("data-from")) ?? "";

  await test.step("the plan is shown when somebody asks for it, and played as a line of its own", async () => {
    await worst.locator("summary").filter({ hasText: "The better plan" }).click();
    await worst.getByRole("button", { name: "Play it as a line" }).click();
    await expect(line(ann)).not.toHaveAttribute("aria-valuenow", from);
    await expect(ann.getByText(/^Better: /).first()).toBeAttached();
    // What was found stays found while lines are tried.
    await expect(button(ann, "Review it again")).toBeVisible();
  });

  await test.step("whoever goes there and has the line weighed is told what it comes to", async () => {
    // The line that is shown plays the plan: it comes to what the plan was said to come to.
    const said = /\((\d+ %, \$\d+)\)/.exec((await worst.locator("summary").textContent()) ?? "")?.[1] ?? "";
    await worst.getByRole("button", { name: "Weigh my line" }).click();
    await expect(worst.getByRole("status")).toHaveText(`Your line comes to ${said}.`, { timeout: 30_000 });
    await worst.getByRole("button", { name: "Find it yourself" }).click();
    await expect(line(ann)).toHaveAttribute("aria-valuenow", from);
    await expect(ann.getByRole("tab", { name: "Play on", selected: true })).toBeVisible();
  });

  await test.step("on a phone whoever goes there sees it", async () => {
    await ann.setViewportSize({ width: 390, height: 844 });
    const handle = button(ann, "Charts and tables");
    const unfold = async (): Promise<void> => {
      if ((await handle.getAttribute("aria-expanded")) === "false") await handle.click();
    };
    await unfold();
    await worst.getByRole("button", { name: "Go there" }).click();
    await expect(review(ann)).toBeHidden();
    await expect(handle).toBeFocused();
    await unfold();
    await worst.getByRole("button", { name: "Play it as a line" }).click();
    await expect(review(ann)).toBeHidden();
    await expect(line(ann)).not.toHaveAttribute("aria-valuenow", from);
  });
});

test("the end of a game leads to its review, which begins at once: also by keys; no reload begins it anew", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  const toReview = ending(ann).getByRole("link", { name: "Review", exact: true });
  await openLocalGame(ann, "reviewed", ({ rules, state }) => rules.outcome(state) !== null, {
    ruleset: "introductory",
  });
  await ending(ann).getByRole("link", { name: "Look back at this game" }).focus();
  await ann.keyboard.press("Tab");
  await expect(toReview).toBeFocused();
  await ann.keyboard.press("Enter");
  await expect(ann).toHaveURL(/\/replay\//);
  await expect(review(ann).getByRole("progressbar")).toBeVisible();
  await expect(button(ann, "Stop")).toBeFocused();
  await ann.keyboard.press("Enter");
  await expect(button(ann, "Review it again")).toBeFocused();
  await expect(ann).not.toHaveURL(/review=/);
  await ann.reload();
  await expect(line(ann)).toBeVisible();
  await expect(review(ann)).toHaveCount(0);
});

/** Keeps from now on whether a drawer ever stood open with nothing in it, not even a sign that something comes. */
const watchDrawer = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.addInitScript(() => {
    let wasEmpty = false;
    const look = (): void => {
      const drawer = document.querySelector(".drawer:not([hidden])");
      if (!drawer) return;
      const shown = drawer.querySelector(".tab-body[data-selected]") ?? drawer;
      wasEmpty ||= shown.textContent.trim() === "";
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { drawerWasEmpty: () => wasEmpty });
  });
  return () => page.evaluate<boolean>("drawerWasEmpty()");
};

test("whoever comes for the review of a game sees that it loads until it is there", async ({ browser }) => {
  const ann = await newPerson(browser);
  const drawerWasEmpty = await watchDrawer(ann);
  await openLocalGame(ann, "reviewed", ({ rules, state }) => rules.outcome(state) !== null, {
    ruleset: "introductory",
  });
  await ending(ann).getByRole("link", { name: "Review", exact: true }).click();
  await expect(review(ann).getByRole("progressbar")).toBeVisible();
  expect(await drawerWasEmpty()).toBe(false);
  await button(ann, "Stop").click();
});

test("whoever played as the coach would have is told so beside the days that are found, and the others are not", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const ann = await newPerson(browser);
  await openLocalGame(ann, "reviewed", ({ rules, state }) => rules.outcome(state) !== null, {
    ruleset: "introductory",
    seats: 3,
    before: "medium",
    rival: "easy",
  });
  await ending(ann).getByRole("link", { name: "Review", exact: true }).click();
  await expect(button(ann, "Review it again")).toBeVisible({ timeout: 120_000 });
  const same = /The coach would have done the same/;
  const found = review(ann).locator(".review-found");
  await expect(found.filter({ hasText: /Ann · round/ }).filter({ hasText: same })).not.toHaveCount(0);
  await expect(found.filter({ hasNotText: /Ann · round/ }).filter({ hasNotText: same })).not.toHaveCount(0);
});

test("on a phone a tap leads from the end of a game to its review", async ({ browser }) => {
  const ann = await newPhone(browser);
  const toReview = ending(ann).getByRole("link", { name: "Review", exact: true });
  await openLocalGame(ann, "reviewed", ({ rules, state }) => rules.outcome(state) !== null, {
    ruleset: "introductory",
  });
  await expect(toReview).toBeInViewport({ ratio: 1 });
  expect((await toReview.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await toReview.tap();
  await expect(review(ann).getByRole("progressbar")).toBeInViewport({ ratio: 1 });
  await expect(button(ann, "Stop")).toBeInViewport({ ratio: 1 });
});

test("a game of Trick-n-Chef is reviewed: the plays that cost most, in words, and a press goes there", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const ann = await newPerson(browser);
  await openReview(ann, logOfToday("1/standard-4p-sensible-g1", trickNChef));
  await button(ann, "Review this game").click();
  await expect(button(ann, "Stop")).toBeFocused();
  await expect(button(ann, "Review it again")).toBeFocused({ timeout: 120_000 });
  const found = review(ann).locator(".review-found");
  const worst = found.first();
  await expect(worst.getByRole("heading")).toHaveText(/ · round \d · (trick \d+|first chef)$/);
  await expect(worst).toContainText(/About \d+\.\d points of the round given away\./);
  const plays = worst.locator("p").filter({ hasText: /^(Played|Better): / });
  await expect(plays).toHaveText([
    /^Played: .+ \(\d+\.\d points expected\)$/,
    /^Better: .+ \(\d+\.\d points expected\)$/,
  ]);
  const from = (await worst.getAttribute("data-from")) ?? "";
  const unfold = async (): Promise<void> => {
    const handle = button(ann, "Charts and tables");
    if ((await handle.getAttribute("aria-expanded")) === "false") await handle.click();
  };
  await worst.getByRole("button", { name: "Go there" }).click();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", from);
  // At a desk, too, the drawer would cover the cards that one has gone to.
  await expect(review(ann)).toBeHidden();
  // What was better stands beside the table, as long as one looks at that decision.
  const here = ann.locator(".found-here");
  await expect(here).toBeVisible();
  await expect(here).toContainText(/Better: .+ \(\d+\.\d points expected\)/);
  await expect(here).toBeInViewport({ ratio: 1 });
  expect(await ann.locator(".told-panel").evaluate((panel) => panel.scrollTop)).toBe(0);
  await line(ann).press("ArrowRight");
  await expect(here).toHaveCount(0);
  await line(ann).press("ArrowLeft");
  await expect(here).toBeVisible();
  await unfold();

  await test.step("the better play is played as a line of its own, through which one steps to the end of the round", async () => {
    const suit = /red|yellow|green|blue/.exec((await plays.nth(1).textContent()) ?? "")?.[0] ?? "no suit";
    await worst.getByRole("button", { name: "Play it as a line" }).click();
    await expect(line(ann)).toHaveAttribute("aria-valuenow", String(Number(from) + 1));
    await expect(ann).toHaveURL(/node=v/);
    await expect(told(ann)).toContainText(suit);
    await expect(ann.getByText(/^Better: /).first()).toBeAttached();
    // What follows stands there: as many steps as there are to the end of the round.
    const end = Number(await line(ann).getAttribute("aria-valuemax"));
    expect(end).toBeGreaterThan(Number(from) + 1);
    await line(ann).press("ArrowRight");
    await expect(line(ann)).toHaveAttribute("aria-valuenow", String(Number(from) + 2));
    await expect(ann).toHaveURL(/node=v/);
    await line(ann).press("End");
    await expect(line(ann)).toHaveAttribute("aria-valuenow", String(end));
    await expect(ann).toHaveURL(/node=v/);
    // What was found stays found while lines are tried.
    await unfold();
    await expect(button(ann, "Review it again")).toBeVisible();
    await expect(review(ann)).not.toContainText("Only a game that is over");
  });

  await test.step("on a phone whoever goes there sees it", async () => {
    await ann.setViewportSize({ width: 390, height: 844 });
    await unfold();
    const second = (await found.nth(1).getAttribute("data-from")) ?? "";
    await found.nth(1).getByRole("button", { name: "Go there" }).click();
    await expect(review(ann)).toBeHidden();
    await expect(line(ann)).toHaveAttribute("aria-valuenow", second);
  });
});

test("the end of a game of Trick-n-Chef leads to its review, which begins at once and stops", async ({ browser }) => {
  const ann = await newPhone(browser);
  await createCardTable(ann, "Reviewed plays", "hand");
  await playAhead([ann], TO_THE_END);
  await ending(ann).getByRole("link", { name: "Review", exact: true }).tap();
  await expect(review(ann).getByRole("progressbar")).toBeInViewport({ ratio: 1 });
  await button(ann, "Stop").tap();
  await expect(button(ann, "Review it again")).toBeFocused();
});
