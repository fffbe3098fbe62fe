import type { State } from "@blueplate/engine";
import { expect, type Locator, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { createTable, newPerson, question } from "../fixtures/person.ts";

/** A table of Food Chain Magnate at its first question, with a flat map. */
const seated = async (page: Page, bots: number): Promise<void> => {
  await onFlatMap(page);
  await createTable(page, {
    name: "In the frame",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: Array.from({ length: bots }, () => "Bot: steady"),
    seed: "in-the-frame",
  });
  await expect(page.locator(".ask-panel")).toBeVisible();
};

/** How far the page runs over its window, and the lowest edge of its chains. */
const overflow = (page: Page) =>
  page.evaluate(() => ({
    right: document.documentElement.scrollWidth - innerWidth,
    below: document.documentElement.scrollHeight - innerHeight,
    chains: Math.max(...[...document.querySelectorAll(".chain")].map((each) => each.getBoundingClientRect().bottom)),
  }));

/** What of the bar cannot be read at a desk: phases, names of chains and of the table, and what lies over one another. */
const lostInBar = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll(".top-bar > *")].filter((each) => each.checkVisibility());
    const box = (each: Element): DOMRect => each.getBoundingClientRect();
    const narrow = (selector: string, least: number): readonly string[] =>
      [...document.querySelectorAll(selector)]
        .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.clientWidth < 12)
        .filter((each) => each.clientWidth < least)
        .map((each) => `${selector} ${each.textContent}: ${each.clientWidth}`);
    return [
      ...parts
        .filter(
          (each, index) => box(each).right > (parts[index + 1] ? box(parts[index + 1] ?? each).left : innerWidth) + 1,
        )
        .map((each) => `${each.className} lies over what follows`),
      ...narrow(".top-bar .pennant-name", innerWidth < 1366 ? 0 : 40),
      ...narrow(".top-bar .brand h1", 36),
      ...narrow(".top-bar .ribbon li", 15),
      ...narrow(".top-bar .ribbon li[aria-current] span", 1000),
    ];
  });

/**
 * The milestones of the bar whose glyph is small or covered by the signs of its holders, or that lie out of the bar; and signs that are less
 * than 12 px wide or lie over one another: who holds a milestone is told by a shape as well as by a colour.
 */
const unreadableMilestones = (page: Page): Promise<readonly string[]> =>
  page.locator(".milestone-strip .milestone:has(.holders > span)").evaluateAll((milestones) => {
    const bar = document.querySelector(".top-bar")?.getBoundingClientRect();
    const boxes = (within: Element, which: string): readonly DOMRect[] =>
      [...within.querySelectorAll(which)].map((each) => each.getBoundingClientRect());
    const isApart = (one: DOMRect, other: DOMRect): boolean =>
      one.right <= other.left + 1 ||
      other.right <= one.left + 1 ||
      one.bottom <= other.top + 1 ||
      other.bottom <= one.top + 1;
    return milestones.flatMap((milestone) => {
      const [glyph] = boxes(milestone, ".milestone-glyph");
      const signs = boxes(milestone, ".sign, .holders-all");
      const frame = milestone.getBoundingClientRect();
      const isSeen = glyph && glyph.height >= 13 && glyph.width >= 18 && signs.every((sign) => isApart(sign, glyph));
      const isIn = signs.every(
        ({ left, right, bottom }) => bar && bottom <= bar.bottom && left >= frame.left - 1 && right <= frame.right + 1,
      );
      const isTold =
        boxes(milestone, ".sign, .sign svg, .holders-all").every(
          ({ width, height }) => Math.min(width, height) >= 12,
        ) && signs.every((sign, at) => signs.slice(at + 1).every((other) => isApart(sign, other)));
      return isSeen && isIn && isTold ? [] : [`${milestone.ariaLabel}: ${[isSeen, isIn, isTold].join()}`];
    });
  });

/** Cards of the dock without a name that can be read, that lie over one another or out of it, words on them that are cut, and slits of pictures. */
const lostInDock = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll(".dock .hand-card .card")];
    const frame = document.querySelector(".dock-cards")?.getBoundingClientRect();
    const over = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom && other.top < one.bottom;
    return cards.flatMap((card, index) => {
      const box = card.getBoundingClientRect();
      const covered = cards.slice(index + 1).some((other) => over(box, other.getBoundingClientRect()));
      const out = !frame || box.right > frame.right || box.bottom > Math.min(innerHeight, frame.bottom + 1);
      const cut = [...card.children].some((each) => each.scrollWidth > each.clientWidth + 1);
      const head = card.querySelector(".card-head");
      const shown = Math.max(
        ...[undefined, "::before"].map((part) => (head ? Number.parseFloat(getComputedStyle(head, part).fontSize) : 0)),
      );
      const nameless = shown < 12 || (head?.clientHeight ?? 0) < 12;
      const back = card.parentElement?.querySelector(".back");
      const hidden = head && back ? over(head.getBoundingClientRect(), back.getBoundingClientRect()) : false;
      const picture = card.querySelector(".portrait");
      const slit =
        picture?.checkVisibility({ visibilityProperty: true }) === true && picture.getBoundingClientRect().height < 18;
      const wrong = { covered, out, cut, nameless, hidden, slit };
      return Object.entries(wrong).flatMap(([what, is]) => (is ? [`${card.ariaLabel}: ${what}`] : []));
    });
  });

/** Lines on the cards of the chains that are cut, lie over the next one or out of their card, and cards that no scrolling shows. */
const lostInRail = (page: Page): Promise<readonly string[]> =>
  page.locator(".chain").evaluateAll((chains) =>
    chains.flatMap((chain) => {
      chain.scrollIntoView({ block: "nearest" });
      const card = chain.getBoundingClientRect();
      const isOut = card.top < 0 || card.bottom > innerHeight;
      const lines = [...chain.querySelectorAll(".chain-body > *")].filter((each) => each.checkVisibility());
      const lost = lines.filter((line, index) => {
        const { bottom } = line.getBoundingClientRect();
        const next = lines[index + 1]?.getBoundingClientRect().top ?? card.bottom;
        return (
          bottom > next + 1 || line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1
        );
      });
      return [...(isOut ? ["out"] : []), ...lost.map(({ className }) => `${chain.textContent}: ${className}`)];
    }),
  );

/** In how many rows the buttons of the dock stand. */
const rowsOfWords = (page: Page): Promise<number> =>
  page
    .locator(".dock-buttons .button")
    .evaluateAll((buttons) => new Set(buttons.map((each) => Math.round(each.getBoundingClientRect().top))).size);

/** The chains whose sign is hidden by the mark that they act or are ready. */
const hiddenSigns = (page: Page): Promise<readonly string[]> =>
  page.locator(".pennant:has(> .icon)").evaluateAll((pennants) =>
    pennants.flatMap((pennant) => {
      const shape = pennant.querySelector(".sign svg")?.getBoundingClientRect();
      const marks = [...pennant.querySelectorAll(":scope > .icon")].map((icon) => icon.getBoundingClientRect());
      const clear = shape && marks.every(({ left, top }) => left >= shape.right || top >= shape.bottom);
      return clear ? [] : [pennant.textContent ?? ""];
    }),
  );

/** A company of seven kinds at work, three on the beach and two away. */
const isLarge = ({ stage, chains: [ann] }: State): boolean =>
  stage._tag === "working" &&
  ann !== undefined &&
  Object.keys(ann.atWork).length >= 7 &&
  Object.keys(ann.beach).length >= 3 &&
  ann.busy.length >= 2;

/** Goes by arrow keys from one part of the table through all of these, which stand behind it in the page. */
const walk = async (from: Locator, all: Locator): Promise<void> => {
  await from.focus();
  for (const each of await all.all()) {
    await from.page().keyboard.press("ArrowRight");
    await expect(each).toBeFocused();
  }
};

/** Whatever stands in the bar, in the dock and on a company is reached by keys and explains itself. */
const explainsByKeys = async (page: Page): Promise<void> => {
  const told = page.getByRole("tooltip");
  const dock = page.locator(".dock");
  const cards = dock.locator("h3, .stock > *, .card");
  expect(await cards.count()).toBeGreaterThan(15);
  await walk(dock.getByRole("group", { name: "Your company" }), cards);
  await expect(told).toContainText("Campaign ManagerPlaces");
  const bar = page.locator(".top-bar");
  await bar.locator(".ribbon [aria-current=step]").first().focus();
  await expect(told).toContainText("Working 9 to 5");
  await page.keyboard.press("End");
  await expect(told).toContainText("BankBank: will not break tonight");
  await bar.locator(".milestone").first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(told).toContainText("Order of businessHarlequin");
  await page.getByRole("button", { name: "Company of Ann" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(told).toContainText("CashAfter tonight's dinner, as it stands: → $");
};

test("the bar of a desk shows every phase, the names of the chains and of the table, and the dock every card whole; all of it explains itself to the keys", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  const at = {
    2: (state: State) => state.stage._tag === "working",
    3: (state: State) => state.stage._tag === "working",
    5: isLarge,
  };
  for (const seats of [2, 3, 5] as const) {
    await openLocalGame(ann, "a", (table) => at[seats](stateOf(table)), { seats });
    await expect(ann.locator(".pennant")).toHaveCount(seats);
    for (const width of [1920, 1600, 1366, 1024]) {
      await ann.setViewportSize({ width, height: 768 });
      expect(await lostInBar(ann), `${seats} chains at ${width} px`).toEqual([]);
      expect(await hiddenSigns(ann), `${seats} chains at ${width} px`).toEqual([]);
      expect(await unreadableMilestones(ann), `${seats} chains at ${width} px`).toEqual([]);
      await expect(ann.locator(".ribbon:not(.steps) > li").filter({ visible: true })).toHaveCount(7);
      await expect.poll(() => lostInDock(ann), `${seats} chains at ${width} px`).toEqual([]);
      if (width === 1366 && seats < 5) expect(await rowsOfWords(ann), `${seats} chains`).toBeLessThanOrEqual(2);
    }
  }
  await test.step("milestones that four have claimed in one round show all four, and the bar keeps its parts apart", async () => {
    await ann.locator(".milestone-strip").evaluate((strip) => {
      const one = strip.querySelector(".holders > span:not(.holders-all)");
      for (const holders of [...strip.querySelectorAll(".holders")].slice(0, 3)) {
        holders.replaceChildren(...Array.from({ length: 4 }, () => one?.cloneNode(true) ?? ""));
        holders.setAttribute("data-many", "true");
      }
    });
    for (const width of [1920, 1366]) {
      await ann.setViewportSize({ width, height: 768 });
      expect(await unreadableMilestones(ann), `${width} px`).toEqual([]);
      expect(await lostInBar(ann), `${width} px`).toEqual([]);
    }
  });
  // However long one name is, the others can be told apart.
  const longest = ann.locator(".pennant[data-mine=true] .pennant-name");
  const before = await longest.textContent();
  await longest.evaluate((name) => (name.textContent = "Wolfeschlegelsteinhausenberger"));
  for (const width of [1920, 1800, 1600, 1366]) {
    await ann.setViewportSize({ width, height: 768 });
    const names = ann.locator(".pennant:not([data-mine=true]) .pennant-name");
    const cut = await names.evaluateAll((all) =>
      all
        .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
        .map((each) => `${each.textContent}: ${each.clientWidth}`),
    );
    expect(cut, `${width} px`).toEqual([]);
    expect(await lostInBar(ann), `a long name at ${width} px`).toEqual([]);
  }
  await longest.evaluate((name, text) => (name.textContent = text), before);
  for (const height of [600, 640, 700, 768]) {
    await ann.setViewportSize({ width: 1366, height });
    await expect.poll(() => lostInRail(ann), `5 chains at ${height} px`).toEqual([]);
  }
  await explainsByKeys(ann);
});

/** What of the question has to be scrolled for: cards that do not lie in it whole, and how much higher it is than its panel. */
const lostInQuestion = (page: Page): Promise<readonly string[]> =>
  page.locator(".ask-panel").evaluate((panel) => {
    const frame = panel.getBoundingClientRect();
    const cards = [...panel.querySelectorAll(".card")].flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const isCut = [...card.children].some((part) => part.scrollWidth > part.clientWidth + 1);
      return top < frame.top || bottom > frame.bottom || isCut ? [card.ariaLabel ?? card.textContent] : [];
    });
    const higher = panel.scrollHeight - panel.clientHeight;
    return higher > 1 ? [...cards, `${higher} px`] : cards;
  });

/** Words of a table at twice its size that run over their card or their button. */
const lostEnlarged = (page: Page): Promise<readonly string[]> =>
  page.locator(".chain-chips button, .ask-panel .card-head, .top-bar :is(b, button)").evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .flatMap((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const [inside, box] = [words.getBoundingClientRect(), part.getBoundingClientRect()];
        const isIn = inside.left >= box.left - 1 && inside.right <= box.right + 1 && inside.bottom <= box.bottom + 1;
        return isIn && part.scrollWidth <= part.clientWidth + 1 ? [] : [part.textContent];
      }),
  );

test("at twice its size a desk's table keeps names and cash whole, and buttons beside the map", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 960, height: 540 });
  await openLocalGame(ann, "opening-night", (t) => stateOf(t).round > 7 && stateOf(t).stage._tag === "restructuring", {
    seats: 5,
  });
  await expect(ann.locator(".ask-panel .card").nth(4)).toBeVisible();
  for (const size of [
    { width: 960, height: 540 },
    { width: 683, height: 384 },
  ]) {
    await ann.setViewportSize(size);
    await expect.poll(() => lostEnlarged(ann), `${size.width} px`).toEqual([]);
    expect((await overflow(ann)).right, `${size.width} px`).toBe(0);
    const houses = await ann.locator(".flat-map [data-house]").evaluateAll((all) =>
      all.flatMap((house) => {
        const { left, right, top, bottom } = house.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return over?.closest("button") ? [house.getAttribute("data-house")] : [];
      }),
    );
    expect(houses, `${size.width} px`).toEqual([]);
  }
});

/** Cards of the chart and the beach that stick out of their places, lie over one another, or whose words are cut. */
const lostInChart = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const stage = document.querySelector(".structure-stage")?.getBoundingClientRect();
    const cards = [...document.querySelectorAll(".structure-stage .card")];
    return cards.flatMap((card, index) => {
      const box = card.getBoundingClientRect();
      const isOut = !stage || box.left < stage.left || box.right > stage.right || box.bottom > stage.bottom + 1;
      const isCovered = cards.slice(index + 1).some((other) => {
        const next = other.getBoundingClientRect();
        return (
          box.left < next.right - 6 &&
          next.left < box.right - 6 &&
          box.top < next.bottom - 6 &&
          next.top < box.bottom - 6
        );
      });
      const isCut = [...card.children].some((each) => each.scrollWidth > each.clientWidth + 1);
      return isOut || isCovered || isCut ? [`${card.ariaLabel}: ${[isOut, isCovered, isCut].join()}`] : [];
    });
  });

test("restructuring and payday show every card whole beside a low desk's map", async ({ browser }) => {
  for (const seats of [3, 5] as const)
    for (const stage of ["restructuring", "payday"] as const) {
      const ann = await newPerson(browser);
      await ann.setViewportSize({ width: 1366, height: 768 });
      await openLocalGame(ann, "opening-night", (t) => stateOf(t).round > 7 && stateOf(t).stage._tag === stage, {
        seats,
      });
      await expect(ann.locator(":is(.ask-panel, .structure-stage) .card").nth(4)).toBeVisible();
      await expect.poll(() => lostInChart(ann), `${stage}, ${seats} chains`).toEqual([]);
      await expect.poll(() => lostInQuestion(ann), `${stage}, ${seats} chains`).toEqual([]);
      await expect.poll(() => lostInRail(ann), `${stage}, ${seats} chains`).toEqual([]);
      await expect.poll(() => lostInDock(ann), `${stage}, ${seats} chains`).toEqual([]);
      await ann.context().close();
    }
});

/** Names in the bar and on the cards of the chains that cannot be read whole. */
const cutNames = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".chain-name, .pennant-name")
    .evaluateAll((names) =>
      names.flatMap((name) =>
        name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1 ? [name.textContent] : [],
      ),
    );

test("five chains, the bar and the dock fit a desk without scrolling; panels open and close by keys; who takes long stands out", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await seated(ann, 4);
  await expect(question(ann)).toBeVisible();
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1366, height: 768 },
  ]) {
    await ann.setViewportSize(size);
    const over = await overflow(ann);
    expect([over.right, over.below]).toEqual([0, 0]);
    expect(await lostInBar(ann)).toEqual([]);
    expect(over.chains).toBeLessThanOrEqual(size.height);
    await expect(ann.getByRole("list", { name: "Milestones" }).getByRole("button")).toHaveCount(18);
    await expect(ann.getByRole("button", { name: /^Company of / })).toHaveCount(5);
  }
  await ann.keyboard.press("s");
  const supply = ann.getByRole("dialog", { name: "Supply" });
  await expect(supply.getByText("Zeppelin Pilot", { exact: true })).toBeVisible();
  await expect(supply.getByText(/^Whoever can be hired comes straight from the pile/)).toBeVisible();
  await supply.getByText("can be hired", { exact: true }).first().hover();
  await expect(ann.getByRole("tooltip")).toContainText("Entry card");
  await ann.keyboard.press("Escape");
  await expect(supply).toBeHidden();
  await ann.keyboard.press("m");
  await expect(ann.getByRole("dialog", { name: "Milestones" }).getByText("First billboard placed")).toBeVisible();
  await ann.keyboard.press("m");
  await expect(ann.getByRole("dialog")).toBeHidden();
  const company = ann.getByRole("button", { name: "Company of Ann" });
  await company.press("Enter");
  await expect(ann.getByRole("dialog", { name: "Ann" })).toBeVisible();
  await ann.keyboard.press("Escape");
  await expect(company).toBeFocused();
  // Everybody waits for Ann: for how long by now stands beside her name, and what she took in all on its card.
  const waited = ann.locator(".pennant[data-long=true] .waited");
  await expect(waited).toHaveCount(0);
  await ann.clock.setFixedTime(Date.now() + 4 * 60_000);
  await expect(waited).toHaveText("4m");
  expect(await lostInBar(ann)).toEqual([]);
  await ann.locator(".pennant[data-acting=true]").hover();
  await expect(ann.getByRole("tooltip")).toContainText(/Ann\nacts now\nbeing waited for 4:\d\d · 4:\d\d in all/);
  // Long names stand whole in the bar and on the cards of their chains, on two lines where one is too short.
  const language = ann.locator("select:has(option[lang=pl])").first();
  for (const [locale, long] of [
    ["ja", "シルバーレール"],
    ["pl", "Srebrny Ekspres"],
    ["en", "Silver Rail"],
  ] as const) {
    await language.selectOption(locale);
    await expect(ann.locator(".chain-name").filter({ hasText: long })).toBeVisible();
    expect(await cutNames(ann), locale).toEqual([]);
  }
});

test("on a phone nothing scrolls sideways, the question is pulled up and pushed down, and every page is one tap away", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 390, height: 844 });
  await seated(ann, 2);
  expect((await overflow(ann)).right).toBe(0);
  const sheet = ann.locator(".ask-panel");
  const height = async (): Promise<number> => (await sheet.boundingBox())?.height ?? 0;
  // The first question is answered on the town: that is seen, and what to do there is said in a strip.
  await expect(sheet).toContainText("Choose in the town where it should stand.");
  const before = await height();
  expect(before).toBeLessThanOrEqual(80);
  await ann.getByRole("button", { name: "Pull up" }).click();
  await expect(question(ann)).toBeVisible();
  expect(await height()).toBeGreaterThan(before);
  const pages = ann.getByRole("navigation", { name: "Table" });
  await pages.getByRole("button", { name: "City" }).click();
  expect(await height()).toBeLessThanOrEqual(80);
  await expect(sheet).toContainText("Choose in the town where it should stand.");
  await pages.getByRole("button", { name: "Chains" }).click();
  await expect(ann.getByRole("button", { name: "Company of Ann" }).last()).toBeVisible();
  await pages.getByRole("button", { name: "Log" }).click();
  await expect(ann.getByRole("list", { name: "Log" })).toBeVisible();
  await pages.getByRole("button", { name: "Act" }).click();
  await expect(question(ann)).toBeVisible();
  // An upright tablet has no room for three columns: it has the same pages.
  await ann.setViewportSize({ width: 834, height: 1112 });
  expect((await overflow(ann)).right).toBe(0);
  await expect(ann.getByRole("button", { name: "Menu" })).toBeInViewport({ ratio: 0.9 });
  await expect(pages.getByRole("button")).toHaveCount(5);
});

/** What a phone held sideways must show at once, each whole in the window and none over another. */
const SIDE_BY_SIDE = [
  ".guide",
  ".town-map",
  ".flat-map svg",
  ".ask-panel",
  ".question-foot",
  ".page-bar",
  ".chain-chips",
];

/** What of it is cut, or covered by something that stands beside it; and what runs over the page. */
const lostSideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selectors) => {
    const root = document.documentElement;
    const over = [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight].some((pixels) => pixels > 0);
    const cut = selectors.flatMap((selector) => {
      const each = document.querySelector(selector);
      const box = each?.getBoundingClientRect();
      if (!each || !box || box.width < 44 || box.height < 44) return [`${selector}: not seen`];
      const isIn = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isSeen = middle !== null && (each.contains(middle) || middle.contains(each));
      return isIn && isSeen ? [] : [`${selector}: ${isIn ? "covered" : "cut"}`];
    });
    return over ? [...cut, "the page scrolls"] : cut;
  }, SIDE_BY_SIDE);

test("on a phone held sideways the town and the question stand beside each other, and the pages take the place of the town alone", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.goto("/learn/first-dinner");
  const asked = question(ann);
  const pages = ann.getByRole("navigation", { name: "Table" });
  await expect(pages.getByRole("button")).toHaveText(["Act", "City", "Chains", "Race", "Log"]);
  for (const size of [
    { width: 780, height: 437 },
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await ann.setViewportSize(size);
    await expect(pages.getByRole("button")).toHaveText(["City", "Chains", "Race", "Log"]);
    await expect.poll(() => lostSideways(ann), `${size.width} px`).toEqual([]);
    // The pages stand below each other at the left rim, each as large as a finger.
    let below = 0;
    for (const page of await pages.getByRole("button").all()) {
      await expect(page).toBeInViewport({ ratio: 1 });
      const box = await page.boundingBox();
      expect(box).toMatchObject({ x: 0 });
      expect(box?.y).toBeGreaterThanOrEqual(below);
      below = (box?.y ?? 0) + 44;
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0);
    }
    await expect(ann.getByRole("button", { name: /^(Pull up|Push down)$/ })).toHaveCount(0);
  }
  await asked.getByRole("button", { name: "Cook", exact: true }).click();
  const cook = asked.locator(".confirm button[data-kind=main]");
  await expect(cook).toBeInViewport({ ratio: 1 });
  expect(await lostSideways(ann)).toEqual([]);
  await pages.getByRole("button", { name: "Chains" }).click();
  await expect(ann.getByRole("button", { name: "Company of You" }).last()).toBeInViewport();
  await expect(cook).toBeInViewport({ ratio: 1 });
  await pages.getByRole("button", { name: "Log" }).click();
  await expect(ann.getByRole("tab", { name: "Log" })).toBeInViewport({ ratio: 1 });
  await expect(cook).toBeInViewport({ ratio: 1 });
  await cook.click();
  await pages.getByRole("button", { name: "City" }).click();
  await expect.poll(() => lostSideways(ann)).toEqual([]);
  await ann.setViewportSize({ width: 390, height: 844 });
  await expect(ann.getByRole("button", { name: "Pull up" })).toBeVisible();
});
