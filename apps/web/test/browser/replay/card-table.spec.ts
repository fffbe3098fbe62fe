import { foldMainline, mainline, readLog } from "@blueplate/kernel";
import { playableCards, type State, trickNChef } from "@blueplate/trick-n-chef";
import { expect, type Locator, type Page } from "@playwright/test";
import { Result } from "effect";
import { cardName } from "../fixtures/card-name.ts";
import { violations } from "../fixtures/access.ts";
import { inTheWay } from "../fixtures/card-screen.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { chooseFolded } from "../fixtures/folded-choice.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { newPerson } from "../fixtures/person.ts";
import { flawsOf } from "../pictures/flaws.ts";

test.use({ sharesServer: true });

const LOG = logOfToday("1/standard-4p-sensible-g1", trickNChef);
const { rules, entries } = Result.getOrThrow(readLog(LOG, ({ config }) => trickNChef.load(config)));
const LINE = mainline(entries);

/** The position after a step, by the rules alone. */
// cast: the log was read with this game's own rules.
const stateAt = (at: number): State => foldMainline(rules, LINE.slice(0, at + 1)) as State;

/** The first step after `from` at which a card is asked for and more than one may be played. */
const choiceAfter = (from: number): number =>
  [...LINE.keys()].find((at) => {
    const state = stateAt(at);
    const [seat] = rules.waitsFor(state);
    return at > from && state.step === "play" && seat !== undefined && playableCards(state, seat).length > 1;
  }) ?? 0;

const open = async (page: Page): Promise<void> => {
  await page.goto("/replay/");
  const file = { name: "tricks.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(LOG) };
  await page.getByLabel(/Open a log from a file/).setInputFiles(file);
  await expect(page.locator(".card-table")).toBeVisible();
};

const slider = (page: Page): Locator => page.getByRole("slider", { name: "Position in the game" });
const standsAt = (page: Page, at: number): Promise<void> =>
  expect(slider(page)).toHaveAttribute("aria-valuenow", String(at));
const goTo = async (page: Page, at: number): Promise<void> => {
  await page.keyboard.press("Home");
  for (let step = 0; step < at; step++) await page.keyboard.press("ArrowRight");
  await standsAt(page, at);
};

/** What lies on the table of the page: the trick, who sits where with how many cards and chefs, and the lamps that are lit. */
const onPage = (page: Page) =>
  page.locator(".card-table").evaluate((table) => {
    const all = (selector: string, root: Element = table) => [...root.querySelectorAll(selector)];
    const text = (element: Element | undefined | null): string => element?.textContent?.trim() ?? "";
    return {
      trick: all(".trick:not(.collected) > li").map((card) => text(card.querySelector(".card-face > b"))),
      seats: all(".card-seat").map((seat) => ({
        cards: Number(text(seat.querySelector(".seat-facts > span")).replace(/\D/g, "")),
        chefs: all(".seat-tokens > li", seat).length,
      })),
      lit: all(".heat-lamp").map((lamp) => lamp.getAttribute("data-on") === "true"),
    };
  });

/** The same as the rules have it. */
const byRules = (state: State) => {
  const trick = state.trick.length > 0 ? state.trick : (state.last?.plays ?? []);
  return {
    trick: trick.map(({ card }) => card.split("-")[1]),
    seats: state.players.map(({ handSize, chefs }) => ({ cards: handSize, chefs: chefs.length })),
    // A lamp whose last chef was taken stays, dark.
    lit: state.suits.map((suit) => state.trump.includes(suit)),
  };
};

/** Where the second round has been dealt. */
const SECOND = LINE.findIndex((_, at) => stateAt(at).round === 2);

test("a round is flipped through on its table, forwards and back, as the rules have it", async ({ browser }) => {
  const page = await newPerson(browser);
  await open(page);
  await page.keyboard.press("Home");
  await standsAt(page, 0);
  for (let at = 1; at <= SECOND; at++) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => onPage(page), { message: `step ${at}` }).toEqual(byRules(stateAt(at)));
  }
  await page.keyboard.press("End");
  for (let at = LINE.length - 2; at > LINE.length - 14; at--) {
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => onPage(page), { message: `back at ${at}` }).toEqual(byRules(stateAt(at)));
  }
  await page.getByRole("tab", { name: "Points" }).click();
  const bill = page.getByRole("table", { name: "Points by round" });
  const totals = stateAt(LINE.length - 13).players.map(({ scores }) => scores.reduce((sum, each) => sum + each, 0));
  await expect(bill.locator("tbody .total")).toHaveText(totals.map(String));
});

test("the bill of a replay opens each round that is over at its step", async ({ browser }) => {
  const page = await newPerson(browser);
  await open(page);
  await goTo(page, SECOND);
  await page.getByRole("tab", { name: "Points" }).click();
  const bill = page.getByRole("table", { name: "Points by round" });
  const opener = (round: number) => bill.getByRole("button", { name: `Round ${round}`, exact: true });
  const scored = (round: number) => stateAt(LINE.length - 1).players.map(({ scores }) => String(scores[round - 1]));
  const points = page.locator(".round-sheet .sheet-pile h3 b");
  // Nothing of the second round has been won: the one that has just ended lies open.
  await expect(points).toHaveText(scored(1));
  await expect(opener(2)).toHaveCount(0);
  // It is looked back on by steps: nothing lies over the table.
  await expect(page.locator(".round-over")).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(points).toHaveText(scored(3));
  await test.step("who won is read at the size of a heading, with everybody's place, without scrolling", async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const told = page.getByRole("region", { name: "What happened" });
    const head = told.getByRole("heading", { name: / won$/ });
    await expect(head).toBeInViewport({ ratio: 1 });
    expect((await head.boundingBox())?.height).toBeGreaterThanOrEqual(28);
    const panel = await page.locator(".told-panel").boundingBox();
    const last = await told.locator(".ranking tbody tr").last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
  });
  for (const round of [1, 2, 3]) {
    await opener(round).click();
    await expect(points).toHaveText(scored(round));
    await expect(page.locator(".round-sheet :is(.pile-card, .open-card)")).toHaveCount(40);
  }
});

test("a card moves when one step is played, and lies there at once after a jump", async ({ browser }) => {
  const page = await newPerson(browser);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page);
  const at = choiceAfter(10);
  await goTo(page, at);
  await page.keyboard.press("ArrowRight");
  const latest = page.locator(".trick:not(.collected) > li").last();
  await expect(latest).toHaveCSS("animation-name", "card-played");
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("End");
  for (const card of await page.locator(".trick > li").all()) await expect(card).toHaveCSS("animation-name", "none");
});

test("beside a card stands why its bot played it, for those who see into the hand", async ({ browser }) => {
  const page = await newPerson(browser);
  await open(page);
  const why = page.locator(".step-why");
  const at = choiceAfter(4);
  await goTo(page, at + 1);
  await expect(why).toHaveText(/^WhyLow|^WhyHigh|^WhyIt /);
  expect(await violations(page)).toEqual([]);
  await chooseFolded(page, "Whose eyes", "As it was known then");
  await expect(why).toHaveCount(0);
  await chooseFolded(page, "Whose eyes", "Everything open");
  await expect(why).toBeVisible();
  await page.keyboard.press("Home");
  await expect(why).toHaveCount(0);
});

test("hands lie open as far as the chosen eyes see, and a line is played by a click on a card of the fan", async ({
  browser,
}) => {
  const page = await newPerson(browser);
  await open(page);
  const at = choiceAfter(4);
  const state = stateAt(at);
  await goTo(page, at);
  const held = state.players.reduce((sum, { handSize }) => sum + handSize, 0);
  await expect(page.locator(".open-card, .hand-card")).toHaveCount(held);
  await chooseFolded(page, "Whose eyes", "As it was known then");
  await expect(page.locator(".open-card, .hand-card")).toHaveCount(0);
  await chooseFolded(page, "Whose eyes", "Everything open");
  const legal = page.locator(".hand-card[data-legal=true]");
  const next = LINE[at + 1]?.events.find(({ _tag }) => _tag === "CardPlayed");
  const played = next && "card" in next ? String(next.card) : "";
  const other = page.locator(`.hand > li:not([data-card="${played}"]) .hand-card[data-legal=true]`).first();
  expect(await legal.count()).toBeGreaterThan(1);
  const name = await cardName(other);
  await other.click();
  await standsAt(page, at + 1);
  const head = page.getByText("A line that was tried", { exact: true });
  await expect(head).toBeVisible();
  await expect(page.getByRole("list", { name: "This trick" }).getByRole("listitem").last()).toHaveAccessibleName(
    new RegExp(name),
  );
  // The card that was played in the game leads back to it, and begins no line of its own.
  await page.keyboard.press("ArrowLeft");
  await page.locator(`.hand > li[data-card="${played}"] .hand-card`).click();
  await standsAt(page, at + 1);
  await expect(head).toBeHidden();
});

for (const [width, height, step] of [
  [1366, 768, "take"],
  [390, 844, "play"],
] as const)
  test(`nothing of the table leaves it or lies over something else of it at ${width}`, async ({ browser }) => {
    const page = await newPerson(browser);
    await page.setViewportSize({ width, height });
    await open(page);
    const at = LINE.findIndex((_, at) => at > 20 && stateAt(at).step === step && stateAt(at).trick.length !== 1);
    await goTo(page, at);
    await expect(page.locator(".laid-pill").first()).toBeVisible();
    await expect.poll(() => inTheWay(page)).toEqual([]);
  });

for (const locale of ["pl", "ru", "zh"])
  test(`on a phone why a card may not be played lies over no card of the hand in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({
      serviceWorkers: "block",
      locale,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto("/replay/");
    const file = { name: "tricks.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(LOG) };
    await page.locator("input[type=file]").first().setInputFiles(file);
    await expect(page.locator(".card-table")).toBeVisible();
    await page.keyboard.press("Home");
    for (let step = 0; step < 18; step++) await page.keyboard.press("ArrowRight");
    await expect(page.locator(".hand-reason")).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await expect.poll(() => inTheWay(page)).toEqual([]);
    await context.close();
  });

test("on a phone what is pressed of every mark on the timeline is as large as a finger", async ({ browser }) => {
  const page = await newPerson(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const flags = page.locator(".track .flag");
  await expect(flags.first()).toBeVisible();
  // A press at each edge of a square of 44 px about its sign reaches the flag.
  const missed = await flags.evaluateAll((all) =>
    all.flatMap((flag) => {
      const { left, right, bottom } = flag.getBoundingClientRect();
      const [across, up] = [(left + right) / 2, bottom - 22];
      const edges = [
        [across - 21, up],
        [across + 21, up],
        [across, up - 21],
        [across, up + 21],
      ] as const;
      const reached = edges.filter(([x, y]) => document.elementFromPoint(x, y)?.closest(".flag") === flag).length;
      return reached === edges.length ? [] : [`${flag.ariaLabel}: ${reached}`];
    }),
  );
  expect(missed).toEqual([]);
});

test("on a phone every chef of the middle stands at its lamp, whose number has a ground of its own", async ({
  browser,
}) => {
  const page = await newPerson(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await goTo(page, choiceAfter(4));
  await expect(page.locator(".lamp-figures > .token-figure:visible").first()).toBeVisible();
  const lamps = await page.locator(".heat-lamp").evaluateAll((all) =>
    all.map((lamp) => {
      const count = lamp.querySelector(".lamp-count");
      const chefs = [...lamp.querySelectorAll(".lamp-figures > .token-figure")].filter((each) =>
        each.checkVisibility(),
      ).length;
      return {
        says: Number(count?.querySelector("b")?.textContent),
        chefs,
        ground: count && getComputedStyle(count).backgroundColor,
      };
    }),
  );
  expect(lamps.length).toBeGreaterThan(2);
  for (const { says, chefs, ground } of lamps) {
    expect(chefs).toBe(says);
    expect(ground).toBe("rgb(20, 63, 59)");
  }
  // Hands that lie open end above them.
  const gap = await page.locator(".card-table").evaluate((table) => {
    const edges = (part: string, edge: "top" | "bottom") =>
      [...table.querySelectorAll(part)].map((each) => each.getBoundingClientRect()[edge]);
    const hands = edges(".card-seat:not([data-place=near]) .open-hand", "bottom");
    return Math.min(...edges(".lamp-shade", "top")) - Math.max(...hands);
  });
  expect(gap).toBeGreaterThanOrEqual(3);
});

test("on a phone the whole table stands over the line, with nothing beside it", async ({ browser }) => {
  const page = await newPerson(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await goTo(page, choiceAfter(4));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const edges = await page.locator(".place").evaluate((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    const parts = [".card-seat[data-place=far]", ".lamps", ".trick-well", ".hand > li:first-child"];
    const boxes = parts.map((part) => place.querySelector(part)?.getBoundingClientRect());
    return [top, ...boxes.map((box) => box?.top ?? 0), bottom].map(Math.floor);
  });
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  const small = await page.locator(".card-table").evaluate((table) =>
    [...table.querySelectorAll("*")].flatMap((each) => {
      const isText = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return isText && Number.parseFloat(getComputedStyle(each).fontSize) < 12 ? [each.outerHTML] : [];
    }),
  );
  expect(small).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await test.step("all stars of the highest card stand on it", async () => {
    await goTo(
      page,
      LINE.findIndex((_, at) => stateAt(at).trick.some(({ card }) => card.endsWith("-10"))),
    );
    await expect(page.locator(".trick:not(.collected) .card-stars:has(> :nth-child(4))")).toBeVisible();
    expect(await flawsOf(page, await page.screenshot())).toEqual([]);
  });
  await test.step("on a low phone the keys that lead on and back stand in the first screen, and the line with them", async () => {
    for (const [width, height] of [
      [390, 667],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => page.evaluate(() => innerHeight)).toBe(height);
      for (const key of await page.locator(".transport button:visible").all())
        await expect(key).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".track")).toBeInViewport({ ratio: 1 });
    }
  });
});
