import { seatToPlay, type State } from "@blueplate/trick-n-chef";
import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { playAhead } from "../fixtures/ahead.ts";
import { tricks } from "../fixtures/card-moments.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createCardTable, newPerson } from "../fixtures/person.ts";
import { flawsOf } from "../pictures/flaws.ts";

const OPEN = { "Played tricks": "yes" };

/** What is called as people call a card: "red 7". */
const called = (card: string): string => card.replace("-", " ");

/** Plays until three tricks of the first round are over and Ann is asked; the state as she sees it then. */
const afterThree = async (ann: Page): Promise<State> => {
  let seen: State | undefined;
  await playAhead(
    [ann],
    tricks((view, seat) => {
      seen = view;
      const won = view.players.reduce((sum, { pileSize }) => sum + pileSize, 0) / view.players.length;
      return won >= 3 && view.step === "play" && (view.leader + view.trick.length) % view.players.length === seat;
    }),
  );
  if (!seen) throw new Error("no view");
  return seen;
};

/** Pixels by which the widest trick reaches beyond its window, in which nothing is pulled sideways. */
const tooWide = (window: Locator): Promise<number> =>
  window.evaluate((box) => {
    const edge = box.getBoundingClientRect().right;
    const ends = [...box.querySelectorAll("ol > li")].map((each) => each.getBoundingClientRect().right);
    return Math.max(0, box.scrollWidth - box.clientWidth, ...ends.map((end) => end - edge));
  });

/** All cards whose name or picture a part of the page holds. */
const cardsIn = (part: Locator): Promise<readonly string[]> => part.locator(".won-card + .hidden").allTextContents();

test("where played tricks stay open, all of the round can be looked at in order: who led and who took each", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 1366, height: 768 });
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Open tricks", "hand", OPEN);
  const { history, players } = await afterThree(ann);
  const names = await Promise.all(
    players.map(async (_, seat) => ann.locator(`[data-thing="seat:${seat}"] .seat-name`).innerText()),
  );
  const button = ann.getByRole("button", { name: "Tricks of the round" });
  const window = ann.getByRole("dialog", { name: "Tricks of the round" });
  const each = window.getByRole("list", { name: "Tricks of the round" }).locator("> li");
  await test.step("pointed at, it shows the last one as ever", async () => {
    await button.hover();
    const last = history?.at(-1)?.plays.map(({ card }) => called(card)) ?? [];
    expect(await cardsIn(ann.locator(".last-trick > .won-cards"))).toEqual(last);
    await expect(ann.locator(".last-trick > .won-cards")).toBeVisible();
  });
  await button.click();
  await expect(each).toHaveCount(history?.length ?? 0);
  expect(history?.length).toBeGreaterThanOrEqual(3);
  for (const [at, { plays, winner, chefTaker }] of (history ?? []).entries()) {
    const trick = each.nth(at);
    await expect(trick.getByRole("heading")).toHaveText(`${at + 1} Leads: ${names[plays[0]?.seat ?? 0]}`);
    await expect(trick).toContainText(`${names[winner]} wins the trick; ${names[chefTaker]} played lowest`);
    await expect(trick.locator("[data-won=true] small")).toHaveText(names[winner] ?? "");
    expect(await cardsIn(trick)).toEqual(plays.map(({ card }) => called(card)));
    await expect(trick.locator(".coin")).toHaveCount(plays.filter(({ coins }) => coins !== 0).length);
  }
  await expect(window).toContainText("Tricks of rounds that are over: press the number of the round at the points.");
  expect(await violations(ann)).toEqual([]);
  expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
  await test.step("nothing that is closed stands there: only what was played, and never a hand", async () => {
    const played = (history ?? []).flatMap(({ plays }) => plays.map(({ card }) => called(card)));
    expect(await cardsIn(window)).toEqual(played);
    for (const { hand } of players) for (const card of hand.content ?? []) expect(played).not.toContain(called(card));
    expect(players.filter(({ hand }) => hand.content !== null)).toHaveLength(1);
  });
  await test.step("Escape closes it, and the button has the focus again", async () => {
    await ann.keyboard.press("Escape");
    await expect(window).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test("on a phone the tricks of the round open by a tap, upright and sideways", async ({ browser }) => {
  const ann = await newPhone(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Open tricks", "hand", OPEN);
  const { history } = await afterThree(ann);
  const button = ann.getByRole("button", { name: "Tricks of the round" });
  const window = ann.getByRole("dialog", { name: "Tricks of the round" });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await ann.setViewportSize({ width, height });
    await expect.poll(() => ann.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.tap();
    await expect(window.locator("ol > li")).toHaveCount(history?.length ?? 0);
    await expect(window).toBeInViewport({ ratio: 1 });
    expect(await tooWide(window)).toBe(0);
    expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
    await window.getByRole("button", { name: "Close" }).tap();
    await expect(window).toHaveCount(0);
  }
});

test("where they do not stay open, there is the last trick alone, and nothing of those before", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Closed tricks", "hand");
  const { history, players } = await afterThree(ann);
  expect(history).toBeNull();
  // The hand is the only place to choose a card from: the question lists no offers beside it.
  await expect(ann.locator(".hand-card[data-legal=true]").first()).toBeVisible();
  await expect(ann.locator(".question .offers")).toHaveCount(0);
  const button = ann.getByRole("button", { name: "The last trick" });
  await expect(button).not.toHaveAttribute("aria-haspopup");
  await button.click();
  await expect(ann.getByRole("dialog")).toHaveCount(0);
  await expect(ann.getByRole("button", { name: "Tricks of the round" })).toHaveCount(0);
  expect(await cardsIn(ann.locator("body"))).toHaveLength(players.length);
  await expect(ann.locator(".last-trick .won-note")).toHaveText(
    "Earlier tricks stay closed until the round is over. Then its number at the points opens them.",
  );
  await expect(ann.locator(".last-trick .won-note")).toBeVisible();
  expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
  const points = ann.getByRole("table", { name: "Points by round" });
  await expect(points.getByRole("button")).toHaveCount(0);
});

test("the tricks of a round that is over open from its number at the points, where they did not stay open too", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 1366, height: 768 });
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Closed tricks", "hand");
  await playAhead(
    [ann],
    tricks((view, seat) => view.round === 2 && view.step === "play" && seatToPlay(view) === seat),
  );
  const opener = ann.getByRole("button", { name: "Round 1: Tricks of the round" });
  const number = ann.getByRole("button", { name: "Round 1", exact: true });
  if ((await number.getAttribute("aria-pressed")) === "false") await number.click();
  await opener.click();
  const window = ann.getByRole("dialog", { name: "Round 1: Tricks of the round" });
  const each = window.getByRole("list", { name: "Round 1: Tricks of the round" }).locator("> li");
  await expect(each).toHaveCount(10);
  const cards = await cardsIn(window);
  expect([cards.length, new Set(cards).size]).toEqual([40, 40]);
  for (const trick of await each.all()) await expect(trick.locator("[data-won=true]")).toHaveCount(1);
  expect(await violations(ann)).toEqual([]);
  expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
  await ann.keyboard.press("Escape");
  await expect(window).toHaveCount(0);
  await expect(opener).toBeFocused();
  await test.step("on a phone too", async () => {
    await ann.setViewportSize({ width: 390, height: 844 });
    await ann.getByRole("button", { name: "Score and log" }).click();
    if ((await number.getAttribute("aria-pressed")) === "false") await number.click();
    await opener.click();
    await expect(each).toHaveCount(10);
    expect(await tooWide(window)).toBe(0);
    expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
    await window.getByRole("button", { name: "Close" }).click();
    await expect(window).toHaveCount(0);
  });
});
