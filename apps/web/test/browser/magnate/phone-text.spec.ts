import type { State } from "@blueplate/engine";
import { expect, type Page } from "@playwright/test";
import { overlaps } from "../fixtures/card-screen.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { newPerson } from "../fixtures/person.ts";
import { SCREEN_CASES } from "../fixtures/screen-cases.ts";
import { PHONE } from "../pictures/picture.ts";

/** Texts that are seen and less than 12 px high, with their size: of the page, and of the drawing of the town as large as it lies there. */
const smallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const holder = node.parentElement;
      if (text === "" || !holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      // What only those hear who do not see the page has no room on it.
      const isSeen =
        right - left > 2 && bottom - top > 2 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      if (!isSeen || getComputedStyle(holder).clipPath !== "none") continue;
      const [x, y] = [
        (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
        (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
      ];
      const over = document.elementFromPoint(x, y);
      const drawing = holder instanceof SVGGraphicsElement ? holder : null;
      // The drawing itself hears no pointer: its map does.
      const isOnTop = drawing ? over?.closest(".flat-map") : over && (over.contains(holder) || holder.contains(over));
      if (!isOnTop) continue;
      const { a = 1, b = 0 } = drawing?.getScreenCTM() ?? {};
      const size = Number.parseFloat(getComputedStyle(holder).fontSize) * (drawing ? Math.hypot(a, b) : 1);
      if (size < 11.95) small.add(`${text.slice(0, 30)}: ${size.toFixed(1)} px`);
    }
    return [...small];
  });

/** A moment of a five-player game. */
type Moment = (state: State) => boolean;
const late =
  (tag: State["stage"]["_tag"]): Moment =>
  ({ round, stage }) =>
    round > 5 && stage._tag === tag;

const MOMENTS: Readonly<Record<string, Moment>> = {
  "first restaurants": ({ stage }) => stage._tag === "setup-restaurants",
  restructuring: late("restructuring"),
  "order of business": late("order-of-business"),
  "working day": ({ round, stage }) => round > 5 && stage._tag === "working" && stage.turn.seat === 0,
  payday: late("payday"),
  "the end": late("over"),
};

/** The pages of the phone, each looked at in turn. */
const readPages = async (page: Page, pages: readonly string[]): Promise<void> => {
  for (const name of pages) {
    await page.locator(".page-bar").getByRole("button", { name }).click();
    await expect.poll(() => smallTexts(page), name).toEqual([]);
  }
};

const opened = async (page: Page, moment: Moment, width: number, height = 844): Promise<void> => {
  await page.setViewportSize({ width, height });
  await openLocalGame(page, "opening-night", (table) => moment(stateOf(table)), { seats: 5 });
  await expect(page.locator(".flat-map [data-house]").first()).toBeAttached();
};

for (const [name, moment] of Object.entries(MOMENTS))
  test(`on a phone with five chains nothing that is seen is less than 12 px high: ${name}`, async ({ browser }) => {
    const ann = await newPerson(browser);
    await opened(ann, moment, name === "working day" ? 360 : 390);
    await expect.poll(() => smallTexts(ann)).toEqual([]);
    if (name === "working day" || name === "the end") await readPages(ann, ["City", "Chains", "Race", "Log"]);
  });

test("on a phone the strip has a heading and leaves what is placed to be seen; a low map shows where most is built", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await opened(ann, ({ stage }) => stage._tag === "setup-restaurants", 390);
  await expect(ann.getByRole("heading", { name: "Choose in the town where it should stand." })).toBeVisible();
  const boxOf = async (what: string) => (await ann.locator(what).first().boundingBox()) ?? { y: 0, height: 0 };
  const piece = await boxOf(".flat-map [data-ghost]");
  expect(piece.height).toBeGreaterThan(20);
  expect(piece.y + piece.height).toBeLessThanOrEqual((await boxOf(".ask-panel")).y);
  await test.step("of five restaurants of a late game at least three lie in the part that is seen", async () => {
    await opened(ann, late("order-of-business"), 390, 667);
    const seen = () =>
      ann.locator(".flat-map [data-restaurant]").evaluateAll((all) => {
        const map = document.querySelector(".flat-map")?.getBoundingClientRect();
        return all.filter((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return map && top >= map.top && bottom <= map.bottom;
        }).length;
      });
    await expect.poll(seen).toBeGreaterThanOrEqual(3);
    // What is moved about there goes behind the strip of the buttons: no letter of its rim stands half below one.
    const [strip, head] = await ann.locator(".flat-map[data-close=true]").evaluate((map) => {
      const [before, own] = [getComputedStyle(map, "::before"), getComputedStyle(map)];
      return [before.position === "sticky" ? before.height : "none", own.paddingTop];
    });
    expect(strip).toBe(head);
  });
});

/** The pictured campaign in hand, on a phone. */
const campaignInHand = async (ann: Page): Promise<void> => {
  const sight = SCREEN_CASES["campaign"];
  if (!sight?.act) throw new Error("the campaign is pictured");
  await ann.setViewportSize(PHONE);
  await openLocalGame(ann, "opening-night", sight.at, { seats: 5 });
  await sight.act(ann, PHONE);
};

test("on a phone a campaign in hand is seen over what is asked about it, wherever most is built", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await campaignInHand(ann);
  const piece = ann.locator(".flat-map [data-ghost]").first();
  await expect(piece).toBeAttached();
  const isSeen = () =>
    piece.evaluate((ghost) => {
      const [box, map] = [ghost.getBoundingClientRect(), ghost.closest(".flat-map")?.getBoundingClientRect()];
      const asked = document.querySelector(".ask-panel")?.getBoundingClientRect();
      return map && asked && box.top >= map.top && box.bottom <= Math.min(map.bottom, asked.top);
    });
  await expect.poll(isSeen).toBe(true);
});

test("on a phone every place for a campaign is shown where none is proposed, and the way back stands in the strip", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await campaignInHand(ann);
  const spots = ann.locator(".flat-map [data-spot]");
  await expect(ann.locator(".flat-map [data-ghost]").first()).toBeAttached();
  await expect(spots).toHaveCount(0);
  await ann.getByTitle("Place: choose anew").click();
  await expect(ann.locator(".fcm")).toHaveAttribute("data-sheet", "strip");
  await expect(spots.first()).toBeAttached();
  await expect(ann.locator(".sheet-head").getByRole("button", { name: "Back", exact: true })).toBeInViewport({
    ratio: 1,
  });
  expect(await overlaps(ann.locator(".sheet-head"), "p", ".strip-back")).toEqual([]);
  await test.step("a tap on one of them lays it there", async () => {
    await spots.first().click({ force: true });
    await expect(ann.locator(".flat-map [data-ghost]").first()).toBeAttached();
    await expect(spots).toHaveCount(0);
    await ann.getByRole("button", { name: "Pull up" }).click();
    await ann.getByTitle("Place: choose anew").click();
  });
  await ann.locator(".sheet-head").getByRole("button", { name: "Back", exact: true }).click();
  await expect(ann.locator(".fcm")).toHaveAttribute("data-sheet", "half");
  await expect(ann.getByRole("button", { name: "End turn" }).first()).toBeInViewport();
});

test("on a phone the numbers of a town for five are read before it is played", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.goto("/new");
  await ann.getByRole("radio", { name: "5 players", exact: true }).check();
  const map = ann.getByRole("img", { name: "Map of the town" });
  await map.scrollIntoViewIfNeeded();
  const numbers = () =>
    map.locator("[data-house] text").evaluateAll((all) =>
      all.map((each) => {
        const { a = 0 } = each instanceof SVGGraphicsElement ? (each.getScreenCTM() ?? {}) : {};
        return Number.parseFloat(getComputedStyle(each).fontSize) * a;
      }),
    );
  await expect.poll(async () => Math.min(...(await numbers()))).toBeGreaterThanOrEqual(11.75);
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("on a phone the chart of the end is whole", async ({ browser }) => {
  const ann = await newPerson(browser);
  await opened(ann, late("over"), 390);
  const chart = ann.getByRole("figure", { name: "Cash, round by round" }).locator("> svg");
  await expect(chart).toBeInViewport({ ratio: 1 });
  const [drawn, body] = await Promise.all([chart.boundingBox(), ann.locator(".ending-body").boundingBox()]);
  expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual((body?.y ?? 0) + (body?.height ?? 0) - 24);
});
