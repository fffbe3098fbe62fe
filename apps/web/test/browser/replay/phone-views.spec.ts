import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, expect, type Page } from "@playwright/test";
import { drag, newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { readPng } from "../pictures/png.ts";

test.use({ sharesServer: true });

const golden = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../../../../goldens/${name}.jsonl`, import.meta.url)));

/** A game of each kind, and its views: notes make the page as high as the window, the line lets it grow again. */
const GAMES = [
  ["Food Chain Magnate", "food-chain-magnate/1/introductory-2p-steady-g1", ["Play on", "Race", "Notes", "Line"]],
  ["Trick-n-Chef", "trick-n-chef/1/standard-4p-sensible-g1", ["Play on", "Points", "Notes", "Line"]],
] as const;

const give = async (page: Page, log: string): Promise<void> => {
  await page.goto("/replay/");
  const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer: golden(log) };
  await page.getByLabel(/Open a log from a file/).setInputFiles(file);
};

/** Looks back on a phone, at the end of the game or at a step before it. */
const open = async (browser: Browser, log: string, height: number, key: "End" | "Home"): Promise<Page> => {
  const page = await newPhone(browser);
  await page.setViewportSize({ width: 390, height });
  await give(page, log);
  const slider = page.getByRole("slider", { name: "Position in the game" });
  await expect(slider).toBeVisible();
  await page.keyboard.press(key);
  const last = (await slider.getAttribute("aria-valuemax")) ?? "";
  await expect(slider).toHaveAttribute("aria-valuenow", key === "End" ? last : "0");
  await expect(page.locator("#root")).toHaveAttribute("data-replay", key === "End" ? "end" : "course");
  return page;
};

/** Pulls the page up with a finger beside all panels, as far as it goes. */
const pullUp = async (page: Page, height: number): Promise<void> => {
  const below = (): Promise<number> =>
    page.evaluate(() => Math.floor(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect(async () => {
    if ((await below()) > 0) await drag(page, [3, height - 40], [3, 60]);
    expect(await below()).toBeLessThanOrEqual(0);
  }).toPass();
};

for (const [game, log, views] of GAMES)
  for (const [height, key] of [
    [844, "End"],
    [844, "Home"],
    [664, "End"],
    [664, "Home"],
  ] as const)
    test(`on a phone of ${height} pixels the views of ${game} are pulled into sight and pressed (${key})`, async ({
      browser,
    }) => {
      const page = await open(browser, log, height, key);
      await pullUp(page, height);
      await expect(page.locator(".view-panel")).toBeInViewport({ ratio: 1 });
      for (const view of views) {
        const tab = page.getByRole("tab", { name: view, exact: true });
        await tab.tap();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await pullUp(page, height);
        await expect(page.locator(".view-panel")).toBeInViewport({ ratio: 1 });
      }
    });

/** Steps on until a question lets one choose among what is named so, and is there to be played on from. */
const stepTo = async (page: Page, wanted: RegExp): Promise<void> => {
  const found = page.locator(".play-on").getByRole("button", { name: wanted });
  await expect(async () => {
    if ((await found.count()) === 0) await page.getByRole("button", { name: "Step forward", exact: true }).tap();
    expect(await found.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });
};

for (const height of [844, 664])
  test(`whoever plays on on a phone of ${height} pixels sees the question, its buttons and cards`, async ({
    browser,
  }) => {
    const page = await open(browser, MAGNATE, height, "Home");
    await page.getByRole("tab", { name: "Play on", exact: true }).tap();
    // The page leads there, but for the part of a pixel that no page can be scrolled by.
    await expect(page.locator(".view-panel")).toBeInViewport({ ratio: 0.99 });
    await stepTo(page, /^Hire/);
    const asked = page.locator(".play-on");
    const hire = asked.getByRole("button", { name: /^Hire/ }).first();
    await hire.scrollIntoViewIfNeeded();
    await expect(hire).toBeInViewport({ ratio: 0.99 });
    await hire.tap();
    const cards = asked.getByRole("button", { name: "Waitress" });
    await expect(cards.first()).toBeInViewport({ ratio: 0.99 });
    // A finger reaches the card itself: nothing sticks over it, and there is room for more than one row.
    const body = (await page.locator(".view-panel .tab-body:visible").boundingBox())?.height ?? 0;
    expect(body).toBeGreaterThan(300);
    await expect(asked.locator(".question-foot")).toHaveCSS("position", "static");
  });

/** Parts of a page with what they are measured by. */
const edgesOf = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, top, right, bottom, height } = each.getBoundingClientRect();
      return height > 0 ? [{ left, top, right, bottom }] : [];
    }),
  );

const MAGNATE = GAMES[0][1];

test("on a phone lens, glass and pencil stand in one row, and the handle of the line over no flag", async ({
  browser,
}) => {
  const page = await open(browser, MAGNATE, 844, "End");
  const glass = page.locator(".map-zoom");
  await expect(glass).toBeVisible();
  const tops = async () => (await edgesOf(page, ".lens-switch, .map-zoom, .palette .draw")).map(({ top }) => top);
  await expect.poll(async () => (await tops()).length).toBe(3);
  expect(Math.max(...(await tops())) - Math.min(...(await tops()))).toBeLessThanOrEqual(1);
  const flag = page.locator(".track .flag[data-kind=end] svg");
  await expect(flag).toBeVisible();
  const handle = await page.locator(".track").evaluate((track) => {
    const thumb = track.querySelector(".thumb");
    const { top, height } = getComputedStyle(thumb ?? track, "::after");
    return track.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height);
  });
  expect((await flag.boundingBox())?.y).toBeGreaterThanOrEqual(handle - 1);
});

test("what has happened says by a sign that it goes on below the edge, until it is read to its end", async ({
  browser,
}) => {
  const page = await open(browser, MAGNATE, 844, "End");
  const told = page.locator(".told-panel");
  const sign = (): Promise<string> => told.evaluate((panel) => getComputedStyle(panel, "::after").content);
  await expect(told).toHaveAttribute("data-more", "true");
  expect(await sign()).toContain("▾");
  await told.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await expect(told).toHaveAttribute("data-more", "false");
  expect(await sign()).toBe("none");
  // Another step is read from its beginning.
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => told.evaluate((panel) => panel.scrollTop)).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect(told).toHaveAttribute("data-more", "true");
  // What fits is said without it.
  await page.keyboard.press("Home");
  await expect(told).toHaveAttribute("data-more", "false");
});

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [1366, 768],
] as const)
  test(`charts and tables cover all that lies below them at ${width}×${height}`, async ({ browser }) => {
    const page = await open(browser, MAGNATE, height, "End");
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "Charts and tables", exact: true }).click();
    const drawer = page.getByRole("region", { name: "Charts and tables" });
    await expect(drawer).toBeVisible();
    await expect(page.locator(".place .town-map")).toBeVisible();
    const box = (await drawer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // At a desk it stands on the foot; on a phone it covers the foot as well.
    const covered = await edgesOf(page, `.replay > .place, .view-panel${width < 1024 ? ", .replay > .foot" : ""}`);
    expect(covered).toHaveLength(width < 1024 ? 3 : 2);
    for (const { left, right, bottom } of covered) {
      expect(Math.min(bottom, height)).toBeLessThanOrEqual(box.y + box.height + 0.5);
      expect(right).toBeLessThanOrEqual(box.x + box.width + 0.5);
      expect(left).toBeGreaterThanOrEqual(box.x - 0.5);
    }
  });

test("a map that is on its way says so, and lies on a dark ground in the dark", async ({ browser }) => {
  const page = await newPhone(browser);
  await page.emulateMedia({ colorScheme: "dark" });
  // What stands there for a moment is seen by whoever looks at every change.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const map = document.querySelector<HTMLElement>(".town-map");
      const status = map?.querySelector(".flat-loading")?.textContent?.trim();
      if (!map || status === undefined || map.querySelector(".flat-picture svg")) return;
      document.documentElement.dataset["saidOfMap"] ??= `${status} ${getComputedStyle(map).backgroundColor}`;
    }).observe(document, { childList: true, subtree: true });
  });
  await give(page, MAGNATE);
  await expect(page.locator(".flat-picture svg")).toBeVisible();
  await expect(page.locator(".flat-loading")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-said-of-map", "Building the town… rgb(58, 52, 56)");
});

/** How far the three colours of the panel are apart by themselves. */
const panelSpread = (page: Page): Promise<number> =>
  page.locator(".leads").evaluate((each) => {
    const colours = getComputedStyle(each).backgroundColor.match(/\d+/gu)?.slice(0, 3).map(Number) ?? [];
    return Math.max(...colours) - Math.min(...colours);
  });

/** How much darker or lighter than the panel the brightest mark is in the lines of pixels right below what leads on above the line. */
const marksBelowLeads = async (page: Page): Promise<number> => {
  const leads = await page.locator(".leads").boundingBox();
  if (!leads) throw new Error("nothing leads on above the line");
  const { x, y, width, height } = leads;
  const { rgb } = readPng(await page.screenshot({ clip: { x, y: Math.ceil(y + height), width, height: 10 } }));
  return Math.max(...rgb) - Math.min(...rgb);
};

for (const [game, log] of GAMES)
  test(`what leads on above the line of ${game} has the colours of the page, and nothing of a row that is gone peeps out below it`, async ({
    browser,
  }) => {
    const page = await open(browser, log, 844, "End");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("tab", { name: "Line", exact: true }).tap();
    await pullUp(page, 844);
    const speed = page.locator(".leads").getByLabel("Speed");
    await expect(speed).toBeVisible();
    const colour = (part: ReturnType<Page["locator"]>): Promise<string> =>
      part.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await colour(speed)).toBe(await colour(page.locator(".leads")));
    const body = page.locator(".tab-body:has(> .leads)");
    const last = await body.evaluate((box) => box.scrollTop);
    expect(last).toBeGreaterThan(100);
    // The panel and the finest fringe of its gradient differ by a shade.
    const shade = 24 + (await panelSpread(page));
    for (let up = 0; up < 48; up += 6) {
      await body.evaluate((box, top) => box.scrollTo(0, top), last - up);
      expect(await marksBelowLeads(page), `${up} px`).toBeLessThan(shade);
    }
  });

test("at the end of a game who has won stands apart from the ranking below it", async ({ browser }) => {
  for (const [game, log] of GAMES) {
    const page = await open(browser, log, 844, "End");
    const [[title], [table]] = [await edgesOf(page, ".told h2.title"), await edgesOf(page, ".told .ranking tbody")];
    expect((table?.top ?? 0) - (title?.bottom ?? 0), game).toBeGreaterThanOrEqual(6);
    await page.context().close();
  }
});
