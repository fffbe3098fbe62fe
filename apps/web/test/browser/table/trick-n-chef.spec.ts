import { readFileSync } from "node:fs";
import { roundOf } from "@blueplate/kernel";
import { playableCards, seatToPlay } from "@blueplate/trick-n-chef";
import { expect, type Locator, type Page } from "@playwright/test";
import { cardName } from "../fixtures/card-name.ts";
import { violations } from "../fixtures/access.ts";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { tricks } from "../fixtures/card-moments.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { drag, newPhone, restingCard, tapCard } from "../fixtures/fingers.ts";
import { createTable, createCardTable, ending, joinTable, newPerson, playToTheEnd } from "../fixtures/person.ts";

/** Everybody sees the same ranking, with all players; a single winner among them is told so. */
const sameRanking = async (people: readonly Page[], players: number): Promise<void> => {
  const texts = await Promise.all(people.map((page) => ending(page).getByRole("table").first().innerText()));
  expect(new Set(texts).size).toBe(1);
  const heads = await Promise.all(people.map((page) => ending(page).getByRole("heading").first().innerText()));
  const others = heads.filter((head) => head !== "You won");
  expect(others.length).toBeGreaterThanOrEqual(people.length - 1);
  // Where only people play, the one who won is among them, unless several share it.
  if (people.length === players && others.length === players) expect(others[0]).toContain(", ");
  for (const page of people) await expect(ending(page).getByRole("row")).toHaveCount(players + 1);
};

/** Everybody plays the last of the three rounds by hand, with its chefs and its ten tricks; the clicks of each. */
const playLastRound = async (people: readonly Page[]): Promise<readonly number[]> => {
  await playAhead(people, (view) => (roundOf(view) ?? 0) >= 3);
  return Promise.all(people.map((page) => playToTheEnd(page)));
};

/** What lies on the table, and what lies before somebody. */
const table = (page: Page): Locator => page.getByRole("region", { name: "Table", exact: true });
const before = (page: Page, player: string): Locator =>
  table(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: player }) });

/** The cards of one's own hand as they lie, in words. */
const cardsIn = (page: Page): Locator =>
  table(page).getByRole("list", { name: "Hand", exact: true }).getByRole("button");
const hand = async (page: Page): Promise<readonly string[]> =>
  (await Promise.all((await cardsIn(page).all()).map(cardName))).map((name) => name.split(".")[0] ?? "");

/** Every card of one's hand is as large as is asked of it, whatever it is turned by. */
const ofFullSize = async (page: Page): Promise<void> => {
  const sizes = await page
    .locator(".hand .card-face")
    .evaluateAll((cards) =>
      cards.map((card) => (card instanceof HTMLElement ? [card.offsetWidth, card.offsetHeight] : [])),
    );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(([width = 0, height = 0]) => width < 96 || height < 136)).toEqual([]);
};

const SUITS = ["red", "yellow", "blue", "green"];
const bySuitAndRank = (cards: readonly string[]): readonly string[] => {
  const place = (card: string): number =>
    SUITS.findIndex((suit) => card.includes(suit)) * 100 + Number(card.split(" ").at(-1));
  return cards.toSorted((a, b) => place(a) - place(b));
};

/** A turn of the wheel over a card puts a coin on it or takes it off, and the click that plays it is the only one. */
const withCoins = async (page: Page): Promise<void> => {
  const coins = page.locator(".coin-step");
  const card = page.locator(".hand-card[data-legal=true]").first();
  for (let clicks = 0; clicks < 12 && !(await coins.and(page.locator(":visible")).isVisible()); clicks++) {
    await playToTheEnd(page, 1);
    await expect(card.or(page.locator(".lamp-offer").first()).first()).toBeVisible();
  }
  await expect(coins).toBeVisible();
  const label = () => cardName(card);
  const name = await label();
  const held = await cardsIn(page).count();
  await card.hover({ position: { x: 8, y: 60 } });
  await page.mouse.wheel(0, -100);
  await expect(page.locator(".hand > li[data-lifted=true] .coin")).toHaveText("+2");
  expect(await label()).toContain(`${name} → `);
  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100);
  await expect(page.locator(".hand > li[data-lifted=true] .coin")).toHaveText("−2");
  await card.click({ position: { x: 8, y: 60 } });
  await expect(cardsIn(page)).not.toHaveCount(held);
};

test("the table shows the hand in order, others' cards closed, and at the end what is left of them", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  // Two cards or more of every suit: a single one that must follow would play itself.
  await createCardTable(ann, "Kitchen", "hand");
  await expect(cardsIn(ann)).toHaveCount(10);
  const cards = await hand(ann);
  expect(cards).toEqual(bySuitAndRank(cards));
  await expect(before(ann, "Otis")).toContainText("Hand: 10");
  await test.step("on a low screen a full hand ends above the edge of the table", async () => {
    await ann.setViewportSize({ width: 1366, height: 768 });
    const edge = await ann.locator(".card-table").evaluate((board) => board.getBoundingClientRect().bottom);
    await restingCard(cardsIn(ann).last());
    const lowest = await ann
      .locator(".hand > li")
      .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)));
    expect(lowest).toBeLessThanOrEqual(edge - 4);
    await ofFullSize(ann);
    expect(await ann.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
  });
  await playToTheEnd(ann, 8);
  await expect(table(ann)).toContainText("Trump");
  await withCoins(ann);
  await test.step("a log read to its end stays there when it has less room", async () => {
    await ann.setViewportSize({ width: 1366, height: 1000 });
    const last = ann.locator(".log-panel .log li").last();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    // The event of a scroll comes when a further line stands in the log already.
    await ann.locator(".log-panel .log").evaluate((log) => {
      const further = log.appendChild(document.createElement("li"));
      further.style.height = "40px";
      log.dispatchEvent(new Event("scroll"));
      further.remove();
    });
    await ann.setViewportSize({ width: 1366, height: 768 });
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
  await test.step("a pile that has grown leaves the talk in the window", async () => {
    await ann.setViewportSize({ width: 1366, height: 680 });
    // Late in a round, wherever the coins have led it.
    while ((await cardsIn(ann).count()) > 3) await playToTheEnd(ann, 1);
    // Among bots alone it is folded: nobody would answer.
    const field = ann.getByLabel("Say something");
    await expect(field).toBeHidden();
    await ann.locator(".talk-panel > summary").click();
    await expect(field).toBeInViewport({ ratio: 1 });
  });
  await playAhead([ann], TO_THE_END);
  await ann.getByRole("button", { name: "The last trick" }).focus();
  await expect(ann.locator(".last-trick li:has(.won-card)")).toHaveCount(4);
  for (const player of ["Ann", "Otis"]) await expect(before(ann, player)).toContainText("Hand: 0");
  const points = ann.getByRole("table", { name: "Points by round" });
  await expect(points.getByRole("row")).toHaveCount(5);
  await expect(points.getByRole("columnheader")).toHaveText(["Player", "1", "2", "3", "Total"]);
  await expect(ending(ann).getByRole("row").nth(1)).toContainText("1.");
  const [saved] = await Promise.all([
    ann.waitForEvent("download"),
    ending(ann).getByRole("button", { name: "Log file" }).click(),
  ]);
  const log = readFileSync(await saved.path(), "utf8");
  expect(log).toMatch(/^\{"log":"blueplate"/);
  expect(log).toContain('"_tag":"GameEnded"');
});

test("two people and a bot play Trick-n-Chef to its end", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  await createTable(ann, {
    name: "Chefs",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Open: for whoever has the link", "Bot: sensible"],
    seed: "chefs",
  });
  await joinTable(bob, ann.url(), "Bob");
  const clicks = await playLastRound([ann, bob]);
  // A click a card; of three the average takes a chef in every third trick.
  expect(Math.max(...clicks)).toBeLessThanOrEqual(20);
  expect(Math.min(...clicks)).toBeGreaterThan(5);
  await sameRanking([ann, bob], 3);
});

test("four people play Trick-n-Chef to its end in four browsers", async ({ browser }) => {
  const open = "Open: for whoever has the link";
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "Four chefs",
    player: "Ann",
    game: "Trick-n-Chef",
    others: [open, open, open],
    seed: "four",
  });
  const people = [ann];
  for (const name of ["Bob", "Cem", "Dan"]) {
    const page = await newPerson(browser);
    await joinTable(page, ann.url(), name);
    people.push(page);
  }
  const clicks = await playLastRound(people);
  // Ten tricks; of four the average takes a chef in every fourth.
  expect(Math.max(...clicks)).toBeLessThanOrEqual(20);
  await sameRanking(people, 4);
});

test("on a phone the table, the hand and what is asked stand in one screen, and keys play a card", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 390, height: 844 });
  await createCardTable(ann, "On the way", "hand");
  // The first chef; then a card is asked for.
  await playToTheEnd(ann, 1);
  await expect(ann.locator(".hand-card[data-legal=true]").first()).toBeVisible();
  // One below the other from the question to the hand, nothing over anything else, and all of it in the screen.
  const parts = [".question .ask", ".card-seat[data-place=left]", ".lamps", ".trick-well", ".hand-fan"];
  const edges = await ann.evaluate(
    (each) =>
      each.flatMap((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return box ? [Math.floor(box.top), Math.floor(box.bottom)] : [];
      }),
    parts,
  );
  expect(edges).toHaveLength(2 * parts.length);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges.at(-1)).toBeLessThanOrEqual(844);
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await ofFullSize(ann);
  expect(await violations(ann)).toEqual([]);
  const held = await cardsIn(ann).count();
  // Whoever comes to a card by keys has lifted it, and plays it by Enter.
  await cardsIn(ann).first().focus();
  await ann.keyboard.press("Tab");
  await expect(ann.locator("[data-lifted=true] .hand-card")).toBeFocused();
  await ann.keyboard.press("Enter");
  await expect(cardsIn(ann)).not.toHaveCount(held);
  // The bots play on meanwhile: the trick may be another one at any moment, and is looked at until it stays.
  const laid = ann.locator(".trick > li").first();
  await ann.emulateMedia({ reducedMotion: "no-preference" });
  await expect(laid).toHaveCSS("animation-name", "card-played");
  await expect(laid).toHaveCSS("animation-duration", "0.4s");
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await expect(laid).toHaveCSS("animation-duration", "0s");
});

test("a finger that goes up from a card plays it; a tap only lifts it", async ({ browser }) => {
  const ann = await newPhone(browser);
  await createCardTable(ann, "Flicked", "hand");
  await playToTheEnd(ann, 1);
  const card = ann.locator(".hand-card[data-legal=true]").first();
  await card.scrollIntoViewIfNeeded();
  const held = await cardsIn(ann).count();
  const { x, y } = await restingCard(card);
  await ann.touchscreen.tap(x + 8, y + 40);
  const lifted = ann.locator(".hand > li[data-lifted=true]");
  await expect(lifted).toHaveCount(1);
  await test.step("a tap on the felt puts it down", async () => {
    const well = (await ann.locator(".trick-well").boundingBox()) ?? { x: 0, y: 0 };
    await ann.touchscreen.tap(well.x + 4, well.y + 4);
    await expect(lifted).toHaveCount(0);
    await ann.touchscreen.tap(x + 8, y + 40);
    await expect(lifted).toHaveCount(1);
  });
  await drag(ann, [x + 8, y + 40], [x + 60, y + 30]);
  await expect(cardsIn(ann)).toHaveCount(held);
  await drag(ann, [x + 8, y + 40], [x + 14, y - 40]);
  await expect(cardsIn(ann)).not.toHaveCount(held);
  await test.step("the way back to the last trick lies over nothing that is said of a lifted card", async () => {
    await playToTheEnd(ann, 4);
    const last = ann.getByRole("button", { name: "The last trick" });
    await expect(last).toBeVisible();
    // What was pressed last has been answered: nothing that is lifted goes with it.
    await expect(cardsIn(ann)).toHaveCount(7);
    await tapCard(ann, ann.locator(".hand-card[data-legal=true]").first());
    const said = ann.locator(".hand-effect:not(:empty)");
    await expect(said).toBeVisible();
    const bottom = await last.evaluate((button) => button.getBoundingClientRect().bottom);
    expect(await said.evaluate((box) => box.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
  });
});

test("whoever owns coins and wants to spend none flicks a card up, and is told so for a while", async ({ browser }) => {
  const ann = await newPhone(browser);
  await createCardTable(ann, "Saved", "hand");
  await playAhead(
    [ann],
    tricks(
      (view, seat) =>
        view.step === "play" &&
        seatToPlay(view) === seat &&
        playableCards(view, seat).length > 1 &&
        (view.players[seat]?.coins ?? 0) > 0,
    ),
  );
  const card = ann.locator(".hand-card[data-legal=true]").first();
  await expect(card).toBeVisible();
  await expect(ann.getByText("Flick a card up to play it; a tap lifts it for a look.")).toBeVisible();
  await test.step("after ten cards it is known", async () => {
    await ann.addInitScript(() => localStorage.setItem("blueplate-settings", '{"icons":{"flick":10}}'));
    await ann.reload();
    await expect(card).toBeVisible();
    await expect(ann.getByText("Flick a card up to play it; a tap lifts it for a look.")).toHaveCount(0);
  });
  const facts = before(ann, "Ann").locator(".seat-facts");
  const coins = /Coins: \d+/.exec(await facts.innerText())?.[0] ?? "";
  const held = await cardsIn(ann).count();
  const { x, y } = await restingCard(card);
  await drag(ann, [x + 8, y + 40], [x + 14, y - 40]);
  await expect(cardsIn(ann)).not.toHaveCount(held);
  await expect(facts).toContainText(coins);
});

test("a hint of the bot names what may be played, with a reason, and plays nothing", async ({ browser }) => {
  const ann = await newPerson(browser);
  await createCardTable(ann, "Hinted", "hand");
  const ask = ann.getByRole("button", { name: "What would the bot do?" });
  const hint = ann.locator(".hint-said");
  await playToTheEnd(ann, 1);
  await expect(ann.locator(".hand-card[data-legal=true]").first()).toBeVisible();
  const held = await hand(ann);
  await ask.click();
  await expect(hint).toHaveText(/^(red|yellow|blue|green) \d+.* \S.+\.$/);
  // The button that asked is gone.
  await expect(hint).toBeFocused();
  const named = /^\w+ \d+/.exec(await hint.innerText())?.[0] ?? "";
  await expect(ann.locator(".hand").getByRole("button", { name: new RegExp(`^${named}\\b`) })).toHaveAttribute(
    "data-legal",
    "true",
  );
  expect((await hand(ann)).map((card) => card.replace(" (advised)", ""))).toEqual(held);
  // It is marked in the hand, for those who see it and for those who hear it.
  const advised = ann.locator(".hand-card[data-advised=true]");
  await expect(advised).toHaveCount(1);
  await expect(advised).toHaveAccessibleName(new RegExp(`^${named}\\b.*\\(advised\\)$`));
  await expect(advised.locator(".advice-mark")).toBeVisible();
  // It speaks of this decision alone.
  await ann
    .locator(".hand")
    .getByRole("button", { name: new RegExp(`^${named}\\b`) })
    .click();
  await expect(hint).toBeHidden();
  await expect(advised).toHaveCount(0);
});

test("whoever wants no motion sees every card at once where it lies, and the last trick gone", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  const moving = (): Promise<readonly string[]> =>
    ann.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().activeDuration !== 0)
        .map((each) => (each instanceof CSSAnimation ? each.animationName : each.id)),
    );
  await createCardTable(ann, "At rest", "hand");
  await expect(cardsIn(ann)).toHaveCount(10);
  expect(await moving()).toEqual([]);
  for (let tricks = 0; tricks < 2; tricks++) {
    await playToTheEnd(ann, 1);
    expect(await moving()).toEqual([]);
    await expect(ann.locator(".collected")).toHaveCount(0);
  }
});

test("cards are dealt, played in 0.4 s, and collected to whoever won them in 0.6 s", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.emulateMedia({ reducedMotion: "no-preference" });
  // What moves is gone soon: its time is written down as it begins.
  await ann.addInitScript(() =>
    addEventListener("animationstart", ({ target, animationName }) => {
      if (!(target instanceof Element)) return;
      document.documentElement.setAttribute(`data-${animationName}`, getComputedStyle(target).animationDuration);
    }),
  );
  await createCardTable(ann, "In motion", "hand");
  const page = ann.locator("html");
  await expect(page).toHaveAttribute("data-card-dealt", "0.32s");
  // A trick is collected when the next one begins.
  await playToTheEnd(ann, 4);
  await expect(page).toHaveAttribute("data-card-played", "0.4s");
  await expect(page).toHaveAttribute("data-trick-collected", "0.6s");
});
