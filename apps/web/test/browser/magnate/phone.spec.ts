import { rulesetOf } from "@blueplate/engine";
import { cookingPlanOf, cooksIn } from "@blueplate/forecast";
import { listOffers, redact, type Seat, type Table } from "@blueplate/kernel";
import type { Locale } from "@blueplate/words";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { EVERY } from "../fixtures/every-language.ts";
import { magnate, morningOf, playAhead, workingIn } from "../fixtures/ahead.ts";
import { wordsOverDrawing } from "../fixtures/cut.ts";
import { drag, newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap, pointAt, pointOf } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { pressAgain } from "../fixtures/magnate.ts";
import { createTable, newPerson, question } from "../fixtures/person.ts";
import { readPng } from "../pictures/png.ts";

const PHONE = { width: 390, height: 844 };
/** Lower and narrower ones. */
const LOW_PHONES = [
  { width: 390, height: 667 },
  { width: 360, height: 740 },
  { width: 360, height: 640 },
] as const;
const FINGER = 44;

/** Somebody with a phone that speaks their language. */
const newReader = async (browser: Browser, locale: Locale): Promise<Page> => {
  const context = await browser.newContext({ serviceWorkers: "block", locale });
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  return page;
};

/** A table with two bots, played up to a moment on a desk and taken up there on a phone. */
const onPhone = async (page: Page, moment: ReturnType<typeof morningOf>): Promise<void> => {
  await onFlatMap(page);
  await createTable(page, {
    name: "In the hand",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Bot: steady", "Bot: steady"],
    seed: "in-the-hand",
  });
  await playAhead([page], moment);
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(tabs(page)).toBeVisible();
};

/** A working day on which somebody who advertises is at work. */
const advertising = magnate((view, seat) => {
  const atWork = view.chains[seat]?.atWork ?? {};
  return workingIn(1)(view, seat) && "marketing-trainee" in atWork;
});

/** The moment in which salaries are paid. */
const paying = magnate((view) => view.stage._tag === "payday");

const tabs = (page: Page): Locator => page.getByRole("navigation", { name: "Table" });
const toPage = (page: Page, name: string): Promise<void> => tabs(page).getByRole("button", { name }).click();

/** What can be pressed and is smaller than a finger; what is ticked is as large as its line. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (least) =>
      [
        ...document.querySelectorAll("button, a, summary, select, input:not([type=checkbox], [type=radio]), .switch"),
      ].flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        if (!each.checkVisibility() || width <= 1 || (width >= least && height >= least)) return [];
        return [`${Math.round(width)} × ${Math.round(height)}: ${each.outerHTML.slice(0, 120)}`];
      }),
    FINGER,
  );

test("on a phone the seat is opened on another device, each page has its own views, and whatever is pressed is as large as a finger", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize(PHONE);
  await ann.goto("/");
  await expect(ann.getByRole("heading", { name: "Where to begin" })).toBeVisible();
  expect(await tooSmall(ann)).toEqual([]);
  await ann.setViewportSize({ width: 1366, height: 768 });
  await onPhone(ann, morningOf(1));
  await ann.getByRole("button", { name: "Menu" }).click();
  expect(await tooSmall(ann)).toEqual([]);
  await ann.getByRole("button", { name: "On another device" }).click();
  await expect(ann.getByRole("dialog", { name: "On another device" }).getByRole("link")).toHaveAttribute(
    "href",
    /\/seat#/,
  );
  await ann.keyboard.press("Escape");
  await ann.keyboard.press("Escape");
  await toPage(ann, "Race");
  await expect(ann.getByRole("tab")).toHaveCount(2);
  await expect(ann.getByRole("tab", { name: "Race" })).toHaveAttribute("aria-selected", "true");
  await toPage(ann, "Log");
  await expect(ann.getByRole("tab")).toHaveText(["Log", "Talk"]);
  await toPage(ann, "Chains");
  // What is opened from there lies over the page, not behind it.
  for (const name of ["Supply", "Milestones", "Planner"]) {
    await ann.getByRole("button", { name, exact: true }).click();
    const panel = ann.getByRole("dialog", { name });
    if (name === "Supply") await isWhole(panel);
    await panel.getByRole("button", { name: "Close" }).click();
  }
  for (const page of ["City", "Chains", "Race", "Log", "Act"]) {
    await toPage(ann, page);
    expect(await tooSmall(ann)).toEqual([]);
  }
});

/** It takes all room between the chains and the bar of pages, and its last pile is reached. */
const isWhole = async (panel: Locator): Promise<void> => {
  const bar = (await panel.page().locator(".page-bar").boundingBox())?.y ?? 0;
  const { x, y, width, height } = (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([x, width, Math.round(y + height)]).toEqual([0, PHONE.width, Math.round(bar)]);
  expect(y).toBeLessThanOrEqual(96);
  const last = panel.locator("[data-thing^='employee:']").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
};

/** Places of the order whose number does not stand in one line. */
const wrappedNumbers = (page: Page): Promise<readonly string[]> =>
  page.locator(".places .taken .number, .queue b, .places .button").evaluateAll((all) =>
    all.flatMap((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      const lines = new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      return lines.size > 1 ? [each.textContent] : [];
    }),
  );

test("on a phone a place in the order is read in one line in every language", async ({ browser }) => {
  for (const locale of EVERY) {
    const ann = await newReader(browser, locale);
    await openLocalGame(ann, "opening-night", (table) => stateOf(table).stage._tag === "order-of-business", {
      seats: 5,
    });
    await expect(ann.locator(".places .taken .number")).toHaveCount(1);
    await ann.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await wrappedNumbers(ann), locale).toEqual([]);
    await ann.context().close();
  }
});

test("on a phone the places in the order stand side by side, each as large as a finger", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize(PHONE);
  await openLocalGame(ann, "opening-night", (table) => stateOf(table).stage._tag === "order-of-business", { seats: 5 });
  const places = question(ann).getByRole("button", { name: /^Place \d$/ });
  await expect(places.first()).toBeVisible();
  const boxes = await places.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(2);
  for (const { height, width } of boxes) expect(Math.min(height, width)).toBeGreaterThanOrEqual(FINGER);
  // Three of them are one row; one is taken already.
  expect(new Set(boxes.map(({ y }) => y)).size).toBeLessThanOrEqual(Math.ceil((boxes.length + 1) / 3));
});

test("on a phone every act is three taps from the town, the main button is at the thumb, and the question falls when the turn is over", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await onPhone(ann, workingIn(1));
  await toPage(ann, "City");
  const strip = ann.locator(".ask-panel");
  const height = async (): Promise<number> => (await strip.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThanOrEqual(80);
  await test.step("the map is read from near and moved about there; its squares are found wherever it lies", async () => {
    const map = ann.locator(".flat-map");
    const wide = async (): Promise<number> => (await map.locator("svg").boundingBox())?.width ?? 0;
    expect(await wide()).toBeLessThanOrEqual(PHONE.width);
    await ann.getByRole("button", { name: "Read it from near" }).click();
    expect(await wide()).toBeGreaterThan(PHONE.width * 1.2);
    expect(await map.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    const under = ann.getByLabel("Square pointed at");
    await pointAt(ann, 7, 7);
    await expect(under).toHaveText("H8");
    // Letters and numbers stay at the edge, each beside its own column or row.
    const eighth = await pointOf(ann, 7, 7);
    const letter = await map.locator(".flat-rim .columns").getByText("H", { exact: true }).boundingBox();
    const number = await map.locator(".flat-rim .rows").getByText("8", { exact: true }).boundingBox();
    const frame = await map.boundingBox();
    if (!letter || !number || !frame) throw new Error("the rim is not to be seen");
    expect(Math.abs(letter.x + letter.width / 2 - eighth.x)).toBeLessThan(2);
    expect(Math.abs(number.y + number.height / 2 - eighth.y)).toBeLessThan(2);
    expect(Math.abs(number.x - frame.x)).toBeLessThan(2);
    expect(letter.y + letter.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
    await ann.getByRole("button", { name: "The whole map" }).click();
    await expect(map.locator(".flat-rim")).toHaveCount(0);
    expect(await wide()).toBeLessThanOrEqual(PHONE.width);
  });
  // One tap opens the act, the second chooses the card, the third sends it.
  await strip.getByRole("button", { name: /^(Hire|Decide)$/ }).click();
  await question(ann).getByRole("button", { name: "Waitress", exact: true }).click();
  const main = question(ann).locator(".confirm button[data-kind=main]");
  const at = await main.boundingBox();
  expect(at?.y).toBeGreaterThan(PHONE.height / 2);
  expect(at && at.y + at.height).toBeLessThanOrEqual(PHONE.height - 56);
  await main.click();
  await expect(main).toBeHidden();
  const end = question(ann).getByRole("button", { name: "End turn" });
  await end.click();
  const again = question(ann).locator(".closing[data-armed=true]");
  if (await again.isVisible()) await again.click();
  await toPage(ann, "City");
  await expect.poll(height).toBeLessThanOrEqual(80);
  await test.step("a campaign opens with the usual answers, which one line names: what it says, and it goes", async () => {
    await playAhead([ann], advertising);
    await strip.getByRole("button", { name: "Start campaign" }).click();
    await question(ann).getByRole("button", { name: "burger", exact: true }).click();
    await expect(question(ann).locator(".summary")).toHaveText(
      /^Marketing Trainee · Campaign \d+ · [A-Z]+\d+.* · burger · /,
    );
    const map = ann.locator(".flat-map");
    const near = ann.getByRole("button", { name: "Read it from near" });
    const ghost = async () => (await map.locator("[data-ghost]").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await near.click();
    const frame = await map.boundingBox();
    for (const said of await map.locator(":is([data-ghost], [data-said])").all()) {
      const box = await said.boundingBox();
      if (!box || !frame) throw new Error("nothing is in hand");
      expect(box.x).toBeGreaterThanOrEqual(frame.x);
      expect(box.y).toBeGreaterThanOrEqual(frame.y);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
    }
    // More of the town is seen above a sheet that falls; nothing in it grows or shrinks. What is out of sight is brought near again.
    const { width } = await ghost();
    await ann.locator(".sheet-head").getByRole("button", { name: "Push down" }).click();
    expect(Math.abs((await ghost()).width - width)).toBeLessThan(1);
    await map.evaluate((box) => box.scrollTo(box.scrollWidth, box.scrollHeight));
    await near.click();
    await ann.getByRole("button", { name: "The whole map" }).click();
    await ann.locator(".sheet-head").getByRole("button", { name: "Pull up" }).click();
    await main.click();
    await pressAgain(ann);
    await toPage(ann, "Log");
    await expect(ann.getByRole("list", { name: "Log" }).getByText(/Ann advertises burgers with/)).toBeVisible();
  });
  await test.step("the strip says of its button what the sheet says, and has none while the sheet is up", async () => {
    await playAhead([ann], paying);
    await toPage(ann, "Act");
    await expect(main).toHaveText(/^(Nothing to pay|Pay \$\d+)$/);
    const said = (await main.textContent()) ?? "";
    const inHead = ann.locator(".sheet-head").getByRole("button", { name: said });
    await expect(inHead).toHaveCount(0);
    await toPage(ann, "City");
    await expect(inHead).toBeInViewport({ ratio: 1 });
  });
});

/** How high the question stands, how much of it lies out of sight, and how much of it is empty below what is asked. */
const sheetOf = (page: Page) =>
  page.locator(".ask-panel").evaluate((panel) => {
    const { bottom, height } = panel.getBoundingClientRect();
    const last = panel.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return { height, hidden: panel.scrollHeight - panel.clientHeight, empty: bottom - last };
  });

/** A late working day of a game of five, on a phone, with its town in sight. */
const dayOfFive = async (browser: Browser): Promise<Page> => {
  const page = await newPerson(browser);
  await page.setViewportSize(PHONE);
  await openLocalGame(
    page,
    "opening-night",
    (table) => stateOf(table).round === 8 && stateOf(table).stage._tag === "working",
    { seats: 5 },
  );
  await expect(page.locator(".flat-map [data-house]").first()).toBeAttached();
  return page;
};

test("on a phone the question takes what it needs and keeps it while it is answered; the town has the rest and lies there whole", async ({
  browser,
}) => {
  const ann = await dayOfFive(browser);
  const town = ann.locator(".flat-map");
  const fits = async (): Promise<void> => {
    await expect(town).toHaveAttribute("data-close", "false");
    const [map, sheet] = await Promise.all([town.boundingBox(), ann.locator(".ask-panel").boundingBox()]);
    expect(Math.abs((map?.y ?? 0) + (map?.height ?? 0) - (sheet?.y ?? 0))).toBeLessThanOrEqual(1);
    expect(sheet?.height ?? 0).toBeLessThanOrEqual(PHONE.height / 2);
  };
  await fits();
  const { hidden, empty } = await sheetOf(ann);
  expect(hidden).toBeLessThanOrEqual(1);
  expect(empty).toBeLessThanOrEqual(12);
  await question(ann).getByRole("button", { name: /^Hire/ }).click();
  await fits();
});

/** Letters and numbers of the rim over which the button lies that brings the map near. */
const lettersBelowGlass = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const glass = document.querySelector(".map-zoom .icon")?.getBoundingClientRect();
    if (!glass) throw new Error("The button is not to be seen.");
    return [...document.querySelectorAll(".flat-map svg .ground-letters text")].flatMap((letter) => {
      const { left, right, top, bottom } = letter.getBoundingClientRect();
      const isBelow = left < glass.right && right > glass.left && top < glass.bottom && bottom > glass.top;
      return isBelow ? [letter.textContent] : [];
    });
  });

test("on a low phone a town for five lies whole above what may be done, none of which is covered", async ({
  browser,
}) => {
  const ann = await dayOfFive(browser);
  const town = ann.locator(".flat-map");
  expect(await lettersBelowGlass(ann)).toEqual([]);
  for (const size of LOW_PHONES)
    await test.step(`${size.width} × ${size.height}`, async () => {
      await ann.setViewportSize(size);
      await expect(town).toHaveAttribute("data-close", "false");
      const [map, sheet] = await Promise.all([town.boundingBox(), ann.locator(".ask-panel").boundingBox()]);
      expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 1);
      const { acts, head, foot } = await ann.locator(".ask-panel").evaluate((asked) => ({
        acts: [...asked.querySelectorAll(".stage .button")].map((act) => act.getBoundingClientRect()),
        head: asked.querySelector(".sheet-head")?.getBoundingClientRect().bottom ?? 0,
        foot: asked.querySelector(".question-foot")?.getBoundingClientRect().top ?? 0,
      }));
      expect(acts.length).toBeGreaterThan(3);
      expect(Math.min(...acts.map(({ top }) => top))).toBeGreaterThanOrEqual(head);
      expect(Math.max(...acts.map(({ bottom }) => bottom))).toBeLessThanOrEqual(foot + 1);
      expect(await lettersBelowGlass(ann)).toEqual([]);
    });
  await test.step("a form that is open has half of the phone; the town shows a part that can be read", async () => {
    await question(ann).getByRole("button", { name: /^Hire/ }).click();
    await expect(town).toHaveAttribute("data-close", "true");
    await toPage(ann, "City");
    await expect(town).toHaveAttribute("data-close", "false");
    expect(await lettersBelowGlass(ann)).toEqual([]);
  });
});

test("on a phone four acts stand whole beside the end of the turn in every language, below the town", async ({
  browser,
}) => {
  const acts = (table: Table, seat: Seat): number =>
    new Set([...listOffers(table.rules, table.state, seat)].map(({ _tag }) => _tag)).size;
  for (const locale of EVERY) {
    const ann = await newReader(browser, locale);
    await openLocalGame(ann, "pencil", (table, seat) => stateOf(table).round === 5 && acts(table, seat) === 5, {
      seats: 3,
      builder: true,
    });
    await ann.locator(".page-bar button").nth(1).click();
    const strip = ann.locator(".strip-acts");
    await expect(strip.getByRole("button")).toHaveCount(5);
    await ann.evaluate(() => document.fonts.ready.then(() => {}));
    for (const size of [PHONE, ...LOW_PHONES]) {
      await ann.setViewportSize(size);
      expect(await beyondStrip(strip), `${locale}, ${size.width} × ${size.height}`).toEqual([]);
    }
    await ann.locator(".page-bar button").nth(0).click();
    await ann.locator(".question .forms button").first().click();
    const forms = ann.locator(".question .forms[data-chosen=true]");
    for (const size of [PHONE, ...LOW_PHONES]) {
      await ann.setViewportSize(size);
      await expect(forms.getByRole("button")).toHaveCount(4);
      const scrolled = await forms.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(scrolled, `an open form in ${locale}, ${size.width} × ${size.height}`).toBe(0);
    }
    await ann.context().close();
  }
});

/** Acts that are seen only by scrolling sideways, lie under another or have no room for their words. */
const beyondStrip = (strip: Locator): Promise<readonly string[]> =>
  strip.evaluate((all) => {
    const boxes = [...all.querySelectorAll("button")].map((each) => ({ each, box: each.getBoundingClientRect() }));
    const bar = document.querySelector(".page-bar")?.getBoundingClientRect().top ?? 0;
    const frame = all.querySelector(".strip-others:has(button)");
    // Acts in several rows have no box of their own.
    const isBox = frame !== null && getComputedStyle(frame).display !== "contents";
    const closest = (each: Element): DOMRect => (isBox && frame.contains(each) ? frame : all).getBoundingClientRect();
    return boxes
      .filter(({ each, box }, at) => {
        const { left, right } = closest(each);
        const isCut = each.scrollWidth > each.clientWidth + 1;
        const isOver = boxes.slice(0, at).some(({ box: { right: end, left: begin, top, bottom } }) => {
          const besides = box.left >= end - 1 || box.right <= begin + 1;
          return !besides && box.top < bottom - 1 && box.bottom > top + 1;
        });
        return isCut || isOver || box.left < left - 1 || box.right > right + 1 || box.bottom > bar;
      })
      .map(({ each }) => each.textContent);
  });

/** A working day on which cooking and fetching share a step of which something is said. */
const noted = (table: Table, seat: Seat): boolean => {
  const { stage } = stateOf(table);
  if (stage._tag !== "working" || stage.turn.seat !== seat) return false;
  const offered = new Set([...listOffers(table.rules, table.state, seat)].map(({ _tag }) => _tag));
  if (!["work.hire", "work.produce", "work.fetchDrink"].every((tag) => offered.has(tag))) return false;
  const seen = stateOf({ ...table, state: redact(table.state, seat) });
  // cast: the table was begun under rules of this game.
  const play = table.rules as unknown as Parameters<typeof cookingPlanOf>[1];
  return cooksIn(cookingPlanOf(rulesetOf(table.rules), play, seen, seat)).resting > 0;
};

/** What of a step of the day has no room for its words, or lies over its neighbour. */
const crowdedSteps = (page: Page): Promise<readonly string[]> =>
  page.locator(".stage > *").evaluateAll((all) => {
    const seen = all.filter((each) => each.checkVisibility());
    return seen
      .filter((each, at) => {
        const box = each.getBoundingClientRect();
        const isOver = seen.slice(0, at).some((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
        });
        return isOver || each.scrollWidth > each.clientWidth + 1 || box.right > innerWidth;
      })
      .map(({ textContent }) => textContent);
  });

test("on a phone acts that share a step of the day have room for their words beside what is said of it, in every language", async ({
  browser,
}) => {
  for (const locale of EVERY) {
    const ann = await newReader(browser, locale);
    await openLocalGame(ann, "a", noted, { seats: 3, ruleset: "introductory" });
    await expect(ann.locator(".stage-note")).toBeVisible();
    await ann.evaluate(() => document.fonts.ready.then(() => {}));
    for (const width of [390, 360, 320]) {
      await ann.setViewportSize({ ...PHONE, width });
      expect(await crowdedSteps(ann), `${locale}, ${width}`).toEqual([]);
    }
    await ann.context().close();
  }
});

/** A working day on which somebody may do eight things. */
const MANY_ACTS = {
  players: ["Ann", "Bob"],
  map: ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"],
  given: {
    round: 5,
    phase: "working",
    turnOrder: ["Ann", "Bob"],
    chains: {
      Ann: {
        cash: 25,
        restaurants: [{ at: [0, 0], entrance: "SE" }],
        atWork: [
          "executive-vice-president",
          "recruiting-girl",
          "trainer",
          "marketing-trainee",
          "kitchen-trainee",
          "errand-boy",
          "new-business-developer",
          "local-manager",
        ],
        beach: ["kitchen-trainee"],
      },
      Bob: { restaurants: [{ at: [8, 8], entrance: "NW" }] },
    },
  },
};

test("on a phone eight acts and the end of the turn stand below the town, all in sight", async ({ browser }) => {
  for (const locale of EVERY) {
    const ann = await newReader(browser, locale);
    await openLocalGame(ann, "acts", () => true, { opening: MANY_ACTS });
    await ann.locator(".page-bar button").nth(1).click();
    const acts = ann.locator(".strip-acts button");
    for (const size of [PHONE, ...LOW_PHONES]) {
      await ann.setViewportSize(size);
      await expect(acts).toHaveCount(9);
      const bar = (await ann.locator(".page-bar").boundingBox())?.y ?? 0;
      for (const act of await acts.all()) {
        const { x, y, width, height } = (await act.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const text = `${locale}, ${size.width} × ${size.height}: ${await act.innerText()}`;
        expect(Math.min(width, height), text).toBeGreaterThanOrEqual(FINGER);
        expect([x >= 0, x + width <= size.width, y + height <= bar], text).toEqual([true, true, true]);
      }
      const town = await ann.locator(".town-map").boundingBox();
      const sheet = await ann.locator(".ask-panel").boundingBox();
      expect((town?.y ?? 0) + (town?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 1);
    }
    await ann.context().close();
  }
});

test("on a phone the acts keep the order of the day beside an open form, which stands in their sight", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  await openLocalGame(ann, "acts", () => true, { opening: MANY_ACTS });
  const acts = question(ann).locator(".forms button");
  await expect(acts).toHaveCount(8);
  const asWritten = await acts.allTextContents();
  /** The acts from left to right, as they are drawn. */
  const asDrawn = (): Promise<readonly string[]> =>
    acts.evaluateAll((all) =>
      all
        .toSorted((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
        .map(({ textContent }) => textContent),
    );
  for (const at of [2, 5, 0, 4]) {
    await acts.nth(at).click();
    await expect(acts.nth(at)).toHaveAttribute("aria-pressed", "true");
    await expect(acts.nth(at)).toBeInViewport({ ratio: 1 });
    expect(await asDrawn()).toEqual(asWritten);
  }
  await ann.context().close();
});

/** What ends below an edge. */
const below = (page: Page, parts: string, edge: number): Promise<readonly string[]> =>
  page
    .locator(parts)
    .evaluateAll(
      (all, end) => all.filter((each) => each.getBoundingClientRect().bottom > end).map((each) => each.textContent),
      edge,
    );

/** A working day on which somebody has been hired, and somebody else may be. */
const hiringOn = (table: Table, seat: Seat): boolean =>
  table.line.at(-1)?.events.some(({ _tag }) => _tag === "Hired") === true &&
  [...listOffers(table.rules, table.state, seat)].some(({ _tag }) => _tag === "work.hire");

test("on a phone the coach leaves every hire its place above the foot, in every language", async ({ browser }) => {
  for (const locale of EVERY) {
    const ann = await newReader(browser, locale);
    await ann.goto("/local/new");
    await ann.evaluate(() => localStorage.setItem("blueplate-coach:local-opening-night", ""));
    // One hire is made, and one is left: what was done today is said as well, and makes way for those who may be hired.
    await openLocalGame(ann, "opening-night", hiringOn, { seats: 5 });
    await expect(ann.locator(".guide.coach")).toBeVisible();
    await expect(ann.locator(".turn-ledger")).toBeVisible();
    await ann.locator(".question .forms button").first().click();
    await expect(ann.locator(".pile-card")).toHaveCount(8);
    await ann.evaluate(() => document.fonts.ready.then(() => {}));
    const foot = (await ann.locator(".question-foot").boundingBox())?.y ?? 0;
    expect(await below(ann, ".pile-card", foot), locale).toEqual([]);
    // What goes on below the foot fades over a few pixels.
    expect(await below(ann, ".pile-foot > span", foot - 7), locale).toEqual([]);
    expect(await ann.locator(".pile-card").evaluateAll(wordsOverDrawing), locale).toEqual([]);
    await ann.context().close();
  }
});

/** The restaurants on the map whose middle is seen there, and all of them. */
const restaurantsSeen = (page: Page): Promise<readonly [seen: number, all: number]> =>
  page.locator(".flat-map").evaluate((map) => {
    const { top, bottom } = map.getBoundingClientRect();
    const middles = [...map.querySelectorAll("[data-restaurant]")].map((each) => {
      const box = each.getBoundingClientRect();
      return (box.top + box.bottom) / 2;
    });
    const isShown = map.checkVisibility({ visibilityProperty: true });
    return [middles.filter((y) => isShown && y > top && y < bottom).length, middles.length] as const;
  });

for (const seats of [3, 5])
  test(`on a phone a town for ${seats} stays in sight below the coach, and no sheet is empty below what is asked`, async ({
    browser,
  }) => {
    const ann = await newPhone(browser);
    await ann.goto("/local/new");
    await ann.evaluate(() => localStorage.setItem("blueplate-coach:local-opening-night", ""));
    await openLocalGame(ann, "opening-night", (table) => stateOf(table).stage._tag === "order-of-business", { seats });
    const coach = ann.locator(".guide.coach");
    await expect(coach).toHaveAttribute("data-folded", "false");
    await expect(ann.locator(".flat-map [data-restaurant]")).toHaveCount(seats);
    await expect(
      question(ann)
        .getByRole("button", { name: /^Place \d$/ })
        .first(),
    ).toBeVisible();
    const look = async (): Promise<void> => {
      await expect.poll(() => restaurantsSeen(ann)).toEqual([seats, seats]);
      await expect.poll(async () => (await sheetOf(ann)).empty).toBeLessThanOrEqual(12);
    };
    await test.step("below what it explains", look);
    await coach.getByRole("button", { name: "What would you consider?" }).click();
    await expect(coach.locator(".idea").first()).toBeVisible();
    await test.step("and below its ideas", look);
    await test.step("where next to nothing of it is left, what is asked has that room as well", async () => {
      await ann.setViewportSize({ width: 360, height: 560 });
      await expect.poll(async () => (await restaurantsSeen(ann))[0]).toBe(0);
      await expect.poll(async () => (await sheetOf(ann)).height).toBeGreaterThan(260);
    });
    await coach.locator(".guide-fold").click();
    await expect(ann.locator(".flat-map")).toBeVisible();
    await ann.context().close();
  });

test("on a phone the coach leaves every name of five its place in the chart of the end", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize(PHONE);
  await ann.goto("/local/new");
  await ann.evaluate(() => localStorage.setItem("blueplate-coach:local-opening-night", ""));
  await openLocalGame(ann, "opening-night", ({ rules, state }) => rules.outcome(state) !== null, { seats: 5 });
  await expect(ann.locator(".guide")).toBeVisible();
  await expect(ann.locator(".cash-curve li")).toHaveCount(5);
  const { y = 0, height = 0 } = (await ann.locator(".ending-body").boundingBox()) ?? {};
  // The last 24 px of what scrolls fade.
  expect(await below(ann, ".cash-curve li, .cash-curve > svg", y + height - 24)).toEqual([]);
});

/** A working day on which something can be cooked, and little else is asked. */
const cooking = (table: Table, seat: Seat): boolean =>
  stateOf(table).stage._tag === "working" &&
  [...listOffers(table.rules, table.state, seat)].some(({ _tag }) => _tag === "work.produce");

test("on a phone the question stays as high as it is while it is answered", async ({ browser }) => {
  const ann = await newPerson(browser);
  // High enough for all that is asked.
  await ann.setViewportSize({ ...PHONE, height: 1000 });
  await openLocalGame(ann, "opening-night", cooking);
  await question(ann).getByRole("button", { name: /^Cook/ }).first().click();
  const idle = question(ann).getByRole("button", { name: "rests", exact: true }).first();
  await expect(idle).toBeVisible();
  const { height, hidden } = await sheetOf(ann);
  expect(hidden).toBeLessThanOrEqual(1);
  await idle.click();
  await expect(idle).toHaveAttribute("aria-pressed", "true");
  // What is asked is less than it was; neither the town nor a button moves for it.
  await expect.poll(async () => (await sheetOf(ann)).empty).toBeGreaterThan(12);
  expect((await sheetOf(ann)).height).toBe(height);
});

/** How much darker or lighter than the sheet the brightest mark is in the line of pixels above the foot. */
const marksAboveFoot = async (page: Page): Promise<number> => {
  const foot = await question(page).locator(".question-foot").boundingBox();
  if (!foot) throw new Error("the question has no foot");
  const line = { x: foot.x, y: Math.floor(foot.y) - 1, width: foot.width, height: 1 };
  const { rgb } = readPng(await page.screenshot({ clip: line }));
  return Math.max(...rgb) - Math.min(...rgb);
};

test("on a phone what goes on below the foot of a question fades into it, wherever it is scrolled to", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 390, height: 667 });
  const advertises = (table: Table, seat: Seat): boolean => {
    const { stage, chains } = stateOf(table);
    return stage._tag === "working" && "marketing-trainee" in (chains[seat]?.atWork ?? {});
  };
  await openLocalGame(ann, "coached", advertises, { ruleset: "introductory", seats: 3 });
  await question(ann)
    .getByRole("button", { name: /^Start campaign/ })
    .click();
  await expect(question(ann).locator(".reach-list")).toBeAttached();
  const sheet = ann.locator(".ask-panel");
  expect(await sheet.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(40);
  for (let scrolled = 0; scrolled < 40; scrolled += 4) {
    await sheet.evaluate((box, top) => box.scrollTo(0, top), scrolled);
    expect(await marksAboveFoot(ann), `${scrolled} px`).toBeLessThan(60);
  }
});

test("on a phone a structure has the whole page, and the town a page of its own", async ({ browser }) => {
  const ann = await newPhone(browser);
  await openLocalGame(ann, "opening-night", (table) => stateOf(table).stage._tag === "restructuring", { seats: 5 });
  const town = ann.locator(".flat-map");
  await expect(ann.locator(".structure")).toBeVisible();
  await expect(town).toBeHidden();
  const [chips, sheet] = await Promise.all([
    ann.locator(".chain-chips").boundingBox(),
    ann.locator(".ask-panel").boundingBox(),
  ]);
  expect(Math.abs((chips?.y ?? 0) + (chips?.height ?? 0) - (sheet?.y ?? 0))).toBeLessThanOrEqual(1);
  await test.step("what a card would change lies over no slot that it could go to, and each says so whole", async () => {
    await question(ann).getByRole("button", { name: "All to the beach" }).tap();
    // The beach is drawn anew with all of them: only then is there a card that stays under the finger.
    await expect(question(ann).locator(".structure > .plan")).toContainText("0 used, 3 free");
    const lifted = ann.locator(".structure .on-beach button").first();
    await lifted.tap();
    const slots = ann.locator(".structure .free-slot[data-takes=true]");
    await expect(slots).toHaveCount(3);
    // So are the words above it, which its frame leaves free.
    const gap = await lifted.evaluate((card) => {
      const words = [...document.querySelectorAll(".structure .beach-head > *")];
      const frame = Number.parseFloat(getComputedStyle(card).outlineOffset) + 3;
      return (
        card.getBoundingClientRect().top - frame - Math.max(...words.map((each) => each.getBoundingClientRect().bottom))
      );
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    // The slots stay open whatever is pointed at meanwhile: the card is pointed at, and then nothing is.
    await lifted.blur();
    await lifted.focus();
    await expect(lifted).toHaveAttribute("data-lit");
    await lifted.blur();
    await expect(lifted).not.toHaveAttribute("data-lit");
    await expect(slots).toHaveCount(3);
    const faults = (): Promise<readonly string[]> =>
      slots.evaluateAll((all) => {
        const foot = document.querySelector(".structure-note")?.getBoundingClientRect().bottom ?? Infinity;
        return all
          .filter((slot) => slot.getBoundingClientRect().top < foot || slot.scrollHeight > slot.clientHeight)
          .map((slot) => slot.outerHTML);
      });
    await expect.poll(faults).toEqual([]);
  });
  await toPage(ann, "City");
  await expect(town.locator("[data-house]").first()).toBeInViewport();
});

test("on a phone the back key closes what was opened last and leads away from the table only when nothing is open", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize(PHONE);
  await ann.goto("/");
  await openLocalGame(ann, "opening-night", (table) => stateOf(table).stage._tag === "working");
  const table = /\/local\/local-opening-night$/;
  const dialogs = ann.getByRole("dialog");
  const bar = tabs(ann);
  await expect(bar).toBeVisible();
  await test.step("a window over a page that covers the table: each back closes one of them", async () => {
    await toPage(ann, "Chains");
    await ann.getByRole("button", { name: "Supply", exact: true }).click();
    await expect(dialogs).toHaveCount(1);
    await ann.goBack();
    await expect(dialogs).toHaveCount(0);
    await expect(bar.locator("[aria-current=page]")).toHaveText("Chains");
    await ann.goBack();
    await expect(bar.locator("[aria-current=page]")).toHaveText("Act");
    await expect(ann).toHaveURL(table);
  });
  await test.step("what was closed by its own button takes no step of the history", async () => {
    for (let times = 0; times < 2; times++) {
      await ann.getByRole("button", { name: "Menu" }).click();
      await expect(dialogs).toHaveCount(1);
      await dialogs.getByRole("button", { name: "Close" }).click();
      await expect(dialogs).toHaveCount(0);
    }
    await ann.getByRole("button", { name: "Menu" }).click();
    await expect(dialogs).toHaveCount(1);
    await ann.goBack();
    await expect(dialogs).toHaveCount(0);
    await expect(ann).toHaveURL(table);
    await ann.getByRole("button", { name: "Menu" }).click();
    await dialogs.getByRole("button", { name: "Close" }).click();
    await expect(dialogs).toHaveCount(0);
    await ann.goBack();
    await expect(ann).toHaveURL(/\/local\/new$/);
    await ann.goBack();
    await expect(ann).toHaveURL(/\/$/);
  });
});

test("on a phone a finger goes sideways from company to company, and so do buttons and arrow keys", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  await onFlatMap(ann);
  const others = ["Bot: steady", "Bot: steady"];
  await createTable(ann, {
    name: "Beside",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others,
    seed: "beside",
  });
  const chips = ann.getByRole("list", { name: "Chains" }).getByRole("button");
  await expect(chips).toHaveCount(3);
  const names = await chips.evaluateAll((all) =>
    all.map((each) => each.getAttribute("aria-label")?.slice(11).split(",")[0] ?? ""),
  );
  const [first = "", second = "", third = ""] = names;
  await chips.first().tap();
  const page = ann.getByRole("dialog");
  const where = page.getByRole("status");
  await expect(where).toHaveText(`${first} · 1/3`);

  await test.step("a stroke to the left is the next one, up and down is none", async () => {
    const box = await page.getByRole("group", { name: first }).boundingBox();
    if (!box) throw new Error("The company is not to be seen.");
    const y = box.y + box.height / 2;
    await drag(ann, [320, y], [120, y + 8]);
    await expect(where).toHaveText(`${second} · 2/3`);
    await expect(page).toHaveAccessibleName(second);
    await drag(ann, [320, y], [260, y - 90]);
    await drag(ann, [120, y], [320, y]);
    await expect(where).toHaveText(`${first} · 1/3`);
  });

  await test.step("buttons go round the table and keep the focus", async () => {
    const before = page.getByRole("button", { name: `Previous company: ${third}` });
    const box = await before.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(FINGER);
    await before.tap();
    await expect(where).toHaveText(`${third} · 3/3`);
    const back = page.getByRole("button", { name: `Previous company: ${second}` });
    await back.focus();
    await ann.keyboard.press("ArrowLeft");
    await expect(where).toHaveText(`${second} · 2/3`);
    await expect(page.getByRole("button", { name: `Previous company: ${first}` })).toBeFocused();
    await ann.keyboard.press("ArrowRight");
    await expect(where).toHaveText(`${third} · 3/3`);
  });
});
