import { roundOf } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { expect, type Page } from "@playwright/test";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { wordsOverDrawing } from "../fixtures/cut.ts";
import { EVERY, lookAt, type Screens, stay, turnTo, WIDEST_TO_NARROWEST } from "../fixtures/every-language.ts";
import { test as testAlone, testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { endTurn, holdDinner } from "../fixtures/magnate.ts";
import { createCardTable, createTable, ending, newPerson, question } from "../fixtures/person.ts";
import { DESK } from "../pictures/picture.ts";

/** Opens what lies behind a key and goes on from there; Escape closes it. */
const panel =
  (key: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press("Escape");
    await page.keyboard.press(key);
    await expect(page.locator("[role=dialog], dialog[open]").first()).toBeVisible();
  };

/** Opens a panel of cards, on none of which the drawing lies over words. */
const drawn =
  (key: string) =>
  async (page: Page): Promise<void> => {
    await panel(key)(page);
    const cards = page.locator("[role=dialog], dialog[open]").locator(".card, .pile");
    await expect(cards.first()).toBeVisible();
    expect(await cards.evaluateAll(wordsOverDrawing)).toEqual([]);
  };

const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=dialog], dialog[open]")).toHaveCount(0);
};

/** The pages of a phone's table, by the place of their buttons. */
const phonePages = (count: number): Screens =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `page ${at + 1}`,
      (page: Page) => page.locator(".page-bar button").nth(at).click(),
    ]),
  );

/** The tabs beside the town, by their place. */
const tabs = (count: number): Screens =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `tab ${at + 1}`,
      (page: Page) => page.locator(".tabs-panel [role=tab]").nth(at).click(),
    ]),
  );

type Tag = ReturnType<typeof stateOf>["stage"]["_tag"];

const openMoment = async (page: Page, round: number, tag: Tag): Promise<void> => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(DESK);
  await openLocalGame(
    page,
    "opening-night",
    (table) => stateOf(table).round >= round && stateOf(table).stage._tag === tag,
    { seats: 5 },
  );
  await expect(page.locator(".flat-map [data-house]").first()).toBeVisible();
};

/** What may be done on a working day, one after the other. */
const acts = (count: number): Screens =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `act ${at + 1}`,
      async (page: Page) => {
        const act = page.locator(".forms button:enabled").nth(at);
        if (await act.isVisible()) await act.click();
      },
    ]),
  );

test("in no language anything is cut off in the morning, in the supply and among the milestones", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await openMoment(ann, 8, "restructuring");
  const desk = { morning: stay, ...tabs(3), supply: panel("s"), milestones: panel("m"), closed };
  const phone = { ...phonePages(5), supply: panel("s"), milestones: panel("m"), closed };
  expect(await lookAt(ann, { desk, phone })).toEqual({});
});

test("in no language the drawing of a card lies over its words in the supply and in the planner", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await openMoment(ann, 8, "restructuring");
  const cards = { supply: drawn("s"), planner: drawn("o"), closed };
  expect(await lookAt(ann, { desk: cards, phone: cards })).toEqual({});
});

/** Ann's introductory game on this device with the coach beside her. */
const openCoached = async (page: Page, tag: Tag): Promise<void> => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(DESK);
  await page.goto("/local/new");
  await page.evaluate(() => localStorage.setItem("blueplate-coach:local-coached", ""));
  await openLocalGame(page, "coached", (table) => stateOf(table).stage._tag === tag, {
    ruleset: "introductory",
    seats: 3,
  });
  await expect(page.locator(".guide.coach")).toBeVisible();
};

test("in no language an idea of the coach ends below its strip at a desk, which stays low", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openCoached(ann, "setup-restaurants");
  const said = ann.locator(".guide-said");
  const ideas = async (page: Page): Promise<void> => {
    await page.locator(".guide.coach > .row").last().getByRole("button").last().click();
    await expect(said.getByRole("listitem")).toHaveCount(2);
    const { below, share } = await said.evaluate((box) => {
      const { top } = box.getBoundingClientRect();
      const last = box.querySelector("li:last-child")?.getBoundingClientRect().bottom ?? Infinity;
      // Above the edge at which lines fade.
      return { below: last - (top + box.clientHeight - 8), share: box.clientHeight / innerHeight };
    });
    expect(below, await said.innerText()).toBeLessThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(0.15);
  };
  expect(await lookAt(ann, { desk: { ideas } })).toEqual({});
});

test("in no language the head of the folded coach is cut on a phone on a working day", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openCoached(ann, "working");
  const folded = async (page: Page): Promise<void> => {
    const fold = page.locator(".guide-fold");
    if ((await fold.getAttribute("aria-expanded")) === "true") await fold.click();
    await expect(page.locator(".guide.coach")).toHaveAttribute("data-folded", "true");
    expect((await page.locator(".guide.coach").boundingBox())?.height).toBeLessThan(60);
  };
  expect(await lookAt(ann, { phone: { folded } }, WIDEST_TO_NARROWEST)).toEqual({});
});

test("in no language what ends the turn is parted on a desk while somebody hires", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openCoached(ann, "working");
  const hires = async (page: Page): Promise<void> => {
    await page.locator(".question .forms button").first().click();
    await expect(page.locator(".pile-card")).toHaveCount(8);
    const lines = await page.locator(".closing").evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button.firstChild ?? button);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, await page.locator(".closing").innerText()).toBe(1);
  };
  expect(await lookAt(ann, { desk: { hires } })).toEqual({});
});

test("in no language anything is cut off on a working day", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openMoment(ann, 8, "working");
  expect(await lookAt(ann, { desk: acts(8), phone: { ...phonePages(1), ...acts(8) } })).toEqual({});
});

/** Tonight's page with every row of the last dinner open. */
const dinnerRows = async (page: Page): Promise<void> => {
  await page
    .locator("details:has(> summary)")
    .evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
};

test("in no language anything is cut off while families drive to dinner, whose strip stays when the language is turned", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.addInitScript(holdDinner);
  await ann.setViewportSize(DESK);
  const isDay: Parameters<typeof openLocalGame>[2] = (table) =>
    stateOf(table).round === 8 && stateOf(table).stage._tag === "working";
  await openLocalGame(ann, "opening-night", isDay, { seats: 5, map: "city" });
  // A town is told only what comes once it stands.
  await expect(ann.locator(".city-map[data-drawn=true]")).toBeVisible({ timeout: 120_000 });
  await endTurn(ann);
  const strip = ann.locator(".dinner-strip");
  // The others end their days first.
  await expect(strip).toBeVisible({ timeout: 120_000 });
  const read = new Set<string>();
  const dinner = async (): Promise<void> => {
    await expect(strip).toBeVisible();
    read.add((await strip.getAttribute("aria-label")) ?? "");
  };
  const toTown = phonePages(2)["page 2"] ?? stay;
  const phone = { dinner: async (page: Page) => (await toTown(page), dinner()) };
  expect(await lookAt(ann, { desk: { dinner }, phone })).toEqual({});
  expect(read.size).toBe(EVERY.length);
  await ann.setViewportSize(DESK);
  await ann.locator("select:has(option[value=en][lang=en])").first().press("ArrowUp");
  await expect(strip).toBeVisible();
  await ann.locator("select:has(option[value=en][lang=en])").first().blur();
  await ann.keyboard.press("Shift");
  await expect(strip).toBeHidden();
});

test("in no language anything is cut off on payday, when dinner has been told", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openMoment(ann, 8, "payday");
  const first = phonePages(1)["page 1"] ?? stay;
  const tonight = tabs(1)["tab 1"] ?? stay;
  expect(
    await lookAt(ann, {
      desk: { payday: stay, ...tabs(3), dinner: async (page) => (await tonight(page), dinnerRows(page)) },
      phone: { payday: first, ...phonePages(5) },
    }),
  ).toEqual({});
});

test("in no language anything is cut off at the end of the game", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openMoment(ann, 8, "over");
  expect(await lookAt(ann, { desk: { end: stay, ...tabs(3) }, phone: phonePages(5) })).toEqual({});
});

test("in no language anything is cut off at a table of cards, in a round and at the end", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Tricks", "tricks");
  const whole = { table: stay };
  await playAhead([ann], (view) => (roundOf(view) ?? 0) >= 2);
  await expect(ann.locator(".card-table")).toBeVisible();
  const played = await lookAt(ann, { desk: whole, phone: whole });
  await playAhead([ann], TO_THE_END);
  await expect(ann.locator(".ending")).toBeVisible();
  const ended = await lookAt(ann, { desk: { end: stay }, phone: { end: stay } });
  expect({ ...played, ...ended }).toEqual({});
});

/** A finished game, looked back at. */
const lookBack = async (page: Page, log: string): Promise<void> => {
  await onFlatMap(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(DESK);
  await page.goto("/replay/");
  const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(log) };
  await page.getByLabel(/Open a log from a file/).setInputFiles(file);
  await expect(page.locator(".track [role=slider]")).toBeVisible();
  for (let round = 0; round < 2; round++) await page.keyboard.press("Shift+ArrowRight");
};

/** The tabs beside the line, and those of charts and tables below, by their place. */
const replayTabs = (count: number): Screens =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `tab ${at + 1}`,
      (page: Page) => page.locator("[role=tab]:visible").nth(at).click(),
    ]),
  );

for (const [game, log, count] of [
  ["Food Chain Magnate", logOfToday("1/standard-5p-steady-g1"), 4],
  ["Trick-n-Chef", logOfToday("1/standard-4p-sensible-g1", trickNChef), 4],
] as const)
  test(`in no language anything is cut off where a game of ${game} is looked back at`, async ({ browser }) => {
    const ann = await newPerson(browser);
    await lookBack(ann, log);
    expect(await lookAt(ann, { desk: { ...replayTabs(count) }, phone: { line: stay } })).toEqual({});
  });

/** Who has served the town of the day best, with names as long as they may be. */
const rankDaily = (page: Page, table: string): Promise<unknown> =>
  page.route(/daily\.town/, async (route) => {
    const answer = await route.fetch();
    // cast: the answer is what `daily.town` says.
    const { result } = (await answer.json()) as { readonly result: { readonly data: object } };
    const best = ["Ann", "Bartholomew of the Silver Rail", "Eve"].map((player, at) => ({
      table,
      player,
      tag: "WQMW",
      score: 300 - at,
    }));
    const own = { table, score: 298, place: 1000, isHandedOver: false };
    await route.fulfill({ json: { result: { data: { ...result.data, best, ended: 1000, own } } } });
  });

testAlone(
  "in no language anything is cut off at the front door, from a wide desk to a narrow phone, with nothing there and with everything",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    await ann.emulateMedia({ reducedMotion: "reduce" });
    await ann.goto("/");
    await expect(ann.locator(".doors")).toBeVisible();
    const whole = { "nothing there": stay };
    const before = await lookAt(ann, { desk: whole, phone: whole }, WIDEST_TO_NARROWEST);
    await turnTo(ann, "en");
    const others = ["Bot: sensible", "Bot: sensible"];
    await createTable(ann, { name: "A last game", player: "Ann", game: "Trick-n-Chef", others });
    await playAhead([ann], TO_THE_END);
    await expect(ending(ann)).toBeVisible();
    await rankDaily(ann, new URL(ann.url()).pathname.split("/").at(-1) ?? "");
    await createCardTable(ann, "Tricks", "tricks");
    await expect(question(ann)).toBeVisible();
    await createTable(ann, {
      name: "Waiting for the whole office",
      player: "Ann",
      game: "Food Chain Magnate",
      others: ["Open: for whoever has the link"],
    });
    await ann.goto("/");
    for (const there of [".ticket", ".table-row", ".daily-best a", ".lobby-over .evening"])
      await expect(ann.locator(there).first()).toBeVisible();
    const full = { "everything there": stay };
    const after = await lookAt(ann, { desk: full, phone: full }, WIDEST_TO_NARROWEST);
    expect({ ...before, ...after }).toEqual({});
  },
);
