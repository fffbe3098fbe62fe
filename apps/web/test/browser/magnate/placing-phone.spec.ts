import { cornerSquare, rectangle, type Corner } from "@blueplate/engine";
import { listOffers, type Seat, type Table } from "@blueplate/kernel";
import { expect, type Page } from "@playwright/test";
import { EVERY } from "../fixtures/every-language.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { pointOf } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { PHONES } from "../fixtures/morning.ts";
import { question } from "../fixtures/person.ts";

type MapSquare = readonly [number, number];

/** What an act may place, as its command has it. */
interface PlacedPiece {
  readonly _tag: string;
  readonly at: MapSquare;
  readonly entrance?: Corner;
}

/** The squares that answer an act when they are pressed, those of several places as often: where a restaurant could be entered, and all of a house. */
const pressedFor = ({ rules, state }: Table, seat: Seat, tag: string): readonly MapSquare[] =>
  [...listOffers(rules, state, seat)].flatMap((each) => {
    if (each._tag !== tag) return [];
    // cast: the commands asked for place a piece.
    const { at, entrance } = each as unknown as PlacedPiece;
    return entrance === undefined ? rectangle(at, 2, 2) : [cornerSquare(at, entrance)];
  });

const isTwice = (one: MapSquare, all: readonly MapSquare[]): boolean =>
  all.filter((other) => other.join() === one.join()).length > 1;

/** The squares among these whose middle a finger cannot press, as something lies over it. */
const covered = async (page: Page, places: readonly MapSquare[]): Promise<readonly string[]> => {
  const [origin, next] = [await pointOf(page, 0, 0), await pointOf(page, 1, 1)];
  return page.evaluate(
    ([squares, from, to]) =>
      squares.flatMap(([column, row]) => {
        const x = from.x + column * (to.x - from.x);
        const y = from.y + row * (to.y - from.y);
        const over = document.elementFromPoint(x, y);
        return over?.matches(".flat-map") ? [] : [`${column}, ${row}: ${over?.outerHTML.slice(0, 80)}`];
      }),
    [places, origin, next] as const,
  );
};

/** What is built or written in town, and what of it lies below the knob or below what leads to it. */
const hiddenByKnob = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const knob = document.querySelector(".ghost-knob")?.getBoundingClientRect();
    const leader = document.querySelector<SVGPathElement>(".ghost-leader path");
    const origin = document.querySelector(".ghost-leader")?.getBoundingClientRect();
    const points = Array.from({ length: leader ? 101 : 0 }, (_, at) =>
      leader?.getPointAtLength((leader.getTotalLength() * at) / 100),
    );
    const seen = document.querySelectorAll<SVGElement>(
      ".flat-map :is([data-house], [data-said], [data-note], [data-tags])",
    );
    return [...seen].flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const isLedOver = points.some((point) => {
        const [x, y] = [(point?.x ?? 0) + (origin?.left ?? 0), (point?.y ?? 0) + (origin?.top ?? 0)];
        return x > left && x < right && y > top && y < bottom;
      });
      const isBelow =
        knob && left < knob.right - 1 && right > knob.left + 1 && top < knob.bottom - 1 && bottom > knob.top + 1;
      return isLedOver || isBelow ? [each.textContent] : [];
    });
  });

/** The names of columns and rows that lie below the knob. */
const namesBelowKnob = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const knob = document.querySelector(".ghost-knob")?.getBoundingClientRect();
    if (!knob) throw new Error("nothing can be turned");
    return [...document.querySelectorAll(".flat-map .ground-letters text")].flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      // The box of a letter has some air above and below it.
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isBelow = x > knob.left && x < knob.right && y > knob.top && y < knob.bottom;
      return isBelow ? [each.textContent ?? ""] : [];
    });
  });

/** Lays what is in hand on a place, and looks whether all places are still free; the knob that turns it has come to rest then. */
const layAt = async (page: Page, [column, row]: MapSquare): Promise<void> => {
  const { x, y } = await pointOf(page, column, row);
  await page.touchscreen.tap(x, y);
  await expect(page.locator(".flat-map [data-ghost]").first()).toBeAttached();
};

for (const [seed, seats] of [
  ["in-the-hand", 2],
  ["opening-night", 5],
] as const)
  test(`on a phone every place for the first restaurant can be pressed, wherever it lies already, in a town for ${seats}`, async ({
    browser,
  }) => {
    const ann = await newPhone(browser);
    let places: readonly MapSquare[] = [];
    const isAsked = (table: Table, seat: Seat): boolean => {
      places = pressedFor(table, seat, "setup.placeRestaurant");
      return places.length > 0;
    };
    await openLocalGame(ann, seed, isAsked, { seats });
    await expect(ann.locator(".flat-map [data-ghost]").first()).toBeAttached();
    // A restaurant that is entered there can be turned.
    const turned = places.filter((each) => isTwice(each, places));
    for (const size of PHONES) {
      await ann.setViewportSize(size);
      await expect(ann.locator(".flat-map")).toHaveAttribute("data-close", "false");
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const at = turned[Math.round(share * (turned.length - 1))];
        if (!at) throw new Error("no restaurant can be turned");
        await layAt(ann, at);
        await expect(ann.locator(".ghost-knob")).toBeVisible();
        await expect.poll(() => covered(ann, places), `${size.width}, laid at ${at.join()}`).toEqual([]);
        await expect.poll(() => hiddenByKnob(ann), `${size.width}, laid at ${at.join()}`).toEqual([]);
        // Where there is room round the board; a low phone has none, and a large town more that may not be covered.
        if (size === PHONES[0] && seats === 2)
          await expect.poll(() => namesBelowKnob(ann), `${size.width}, laid at ${at.join()}`).toEqual([]);
      }
    }
    await ann.context().close();
  });

test("on a phone every place for a house can be pressed", async ({ browser }) => {
  const ann = await newPhone(browser);
  let places: readonly MapSquare[] = [];
  const isAsked = (table: Table, seat: Seat): boolean => {
    places = pressedFor(table, seat, "work.placeHouse");
    return places.length > 0;
  };
  await openLocalGame(ann, "pencil", isAsked, { seats: 3, builder: true });
  await ann.getByRole("button", { name: /^Place house/ }).click();
  await question(ann).locator(".number-line button:enabled").first().click();
  await expect(ann.locator(".fcm")).toHaveAttribute("data-sheet", "strip");
  for (const size of PHONES) {
    await ann.setViewportSize(size);
    await expect(ann.locator(".flat-map")).toHaveAttribute("data-close", "false");
    await expect.poll(() => covered(ann, places), `${size.width}`).toEqual([]);
  }
  await ann.context().close();
});

/** The pixels between each of these parts of the question and the one above it, or the heading beside that. */
const gapsBelow = (page: Page, parts: string): Promise<readonly number[]> =>
  page.locator(".ask-step:has(> .farness-key)").evaluate((step, selector) => {
    const following = step.nextElementSibling;
    const boxes = [step, following].flatMap((each) =>
      [...(each?.querySelectorAll(`:scope > :is(h3, ${selector})`) ?? [])].map((part) => part.getBoundingClientRect()),
    );
    const [heading, ...below] = boxes;
    // The key stands beside the heading, in one line with it.
    return below.flatMap((box, at) => {
      const above = at === 0 ? null : (below[at - 1] ?? heading);
      return above ? [box.top - above.bottom] : [];
    });
  }, parts);

test("what a distance on the map stands for is read by finger, by key and with the pointer, in the language of the page", async ({
  browser,
}) => {
  const isAsked = (table: Table, seat: Seat): boolean => pressedFor(table, seat, "setup.placeRestaurant").length > 0;
  const meaning = (page: Page) => page.getByRole("tooltip");
  await test.step("on a phone a tap beside the map", async () => {
    const ann = await newPhone(browser);
    await openLocalGame(ann, "opening-night", isAsked, { seats: 3 });
    await ann.locator(".town-map > .farness-key").tap();
    await expect(meaning(ann)).toContainText("4 borders between tiles on the way from your restaurant");
    await ann.context().close();
  });
  for (const [locale, says] of [
    ["en-GB", "1 from the nearest rival"],
    ["pl", "najbliższego rywala"],
    ["ru", "ближайшего соперника"],
    ["ja", "いちばん近いライバル"],
    ["zh-CN", "最近的对手"],
  ] as const)
    await test.step(`at a desk the key beside the list of distances, in ${locale}`, async () => {
      const context = await browser.newContext({ serviceWorkers: "block", locale });
      const ann = await context.newPage();
      await ann.setViewportSize({ width: 1366, height: 768 });
      await openLocalGame(ann, "opening-night", isAsked, { seats: 3 });
      const key = ann.locator(".ask-step .farness-key");
      await expect(ann.locator(".town-map > .farness-key")).toBeHidden();
      expect(Math.min(...(await gapsBelow(ann, ".farness-key, .distances, .first-trips"))), locale).toBeGreaterThan(3);
      // A pointer that rests while the panel is still scrolled or laid out has not asked: it comes again.
      await expect(async () => {
        await ann.mouse.move(4, 4);
        await key.hover();
        await expect(meaning(ann)).toContainText(says, { timeout: 2000 });
      }).toPass();
      await ann.keyboard.press("Escape");
      await ann.mouse.move(4, 4);
      await expect(meaning(ann)).toBeHidden();
      await ann.getByRole("combobox").last().focus();
      for (let tabs = 0; tabs < 4 && !(await key.evaluate((each) => each === document.activeElement)); tabs++)
        await ann.keyboard.press("Tab");
      await expect(key).toBeFocused();
      await expect(meaning(ann)).toContainText(says);
      await context.close();
    });
});

/** What the signs at the edge of a phone's question say, its own and that of its foot: that there is more below, or nothing. */
const signsOf = (page: Page): Promise<readonly string[]> =>
  page.locator(".ask-panel").evaluate((panel) => {
    const foot = panel.querySelector(".question-foot");
    const isShown = foot?.checkVisibility() ?? false;
    return [getComputedStyle(panel, "::after"), ...(foot && isShown ? [getComputedStyle(foot, "::before")] : [])].map(
      ({ content }) => (content.includes("▾") ? "more" : ""),
    );
  });

test("on a phone the first restaurant's question says by a sign that it goes on, until it is read to its end; once it is placed its foot does", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  await openLocalGame(ann, "opening-night", (table) => stateOf(table).stage._tag === "setup-restaurants", { seats: 3 });
  const take = ann.getByRole("button", { name: /^Take [A-Z]+\d+, / });
  await expect(take.first()).toBeVisible();
  // The strip is its head alone.
  await expect.poll(() => signsOf(ann)).toEqual([""]);
  await ann.getByRole("button", { name: "Pull up" }).tap();
  await expect.poll(() => signsOf(ann)).toEqual(["more"]);
  const panel = ann.locator(".ask-panel");
  await panel.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect.poll(() => signsOf(ann)).toEqual([""]);
  await panel.evaluate((box) => box.scrollTo(0, 0));
  await expect.poll(() => signsOf(ann)).toEqual(["more"]);
  await take.first().tap();
  await expect.poll(() => signsOf(ann)).toEqual(["", "more"]);
});

/** What of the strip is cut by its edges or by the foot of the page, lies over its neighbour or has no room for its words. */
const cutInStrip = (page: Page): Promise<readonly string[]> =>
  page.locator(".sheet-head").evaluate((head) => {
    const panel = head.closest(".ask-panel")?.getBoundingClientRect();
    const bar = document.querySelector(".page-bar")?.getBoundingClientRect().top ?? 0;
    const boxes = [...head.children].map((each) => ({ each, box: each.getBoundingClientRect() }));
    return boxes
      .filter(({ each, box }, at) => {
        const isOver = boxes
          .slice(0, at)
          .some(
            ({ box: { left, right, top, bottom } }) =>
              box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1,
          );
        const isOut = box.top < (panel?.top ?? 0) || box.bottom > Math.min(panel?.bottom ?? 0, bar);
        const isCut = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
        return isOver || isOut || isCut;
      })
      .map(({ each }) => each.textContent);
  });

test("on a phone the strip of the first restaurant is read whole beside the way back, in every language", async ({
  browser,
}) => {
  for (const locale of EVERY) {
    const ann = await newPhone(browser, { locale });
    const mayPass = (table: Table, seat: Seat): boolean =>
      stateOf(table).stage._tag === "setup-restaurants" &&
      new Set([...listOffers(table.rules, table.state, seat)].map(({ _tag }) => _tag)).size > 1;
    await openLocalGame(ann, "opening-night", mayPass, { seats: 3 });
    await expect(ann.locator(".flat-map [data-ghost]").first()).toBeAttached();
    await expect(ann.locator(".fcm")).toHaveAttribute("data-sheet", "strip");
    await ann.locator(".sheet-head > .button").last().tap();
    await expect(ann.locator(".fcm")).toHaveAttribute("data-sheet", "half");
    await ann.locator(".question").locator(".forms button").nth(1).tap();
    await ann.locator(".question").locator(".forms button").nth(0).tap();
    await expect(ann.locator(".fcm")).toHaveAttribute("data-sheet", "strip");
    await expect(ann.locator(".sheet-head > .button")).toHaveCount(3);
    await ann.evaluate(() => document.fonts.ready.then(() => {}));
    for (const size of PHONES) {
      await ann.setViewportSize(size);
      await expect.poll(() => cutInStrip(ann), `${locale}, ${size.width} × ${size.height}`).toEqual([]);
      // In one or two lines, not one word below the other.
      expect((await ann.locator(".sheet-head > p").boundingBox())?.width).toBeGreaterThan(size.width / 2);
    }
    await ann.context().close();
  }
});
