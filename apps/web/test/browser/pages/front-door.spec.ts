import { expect, type Locator, type Page } from "@playwright/test";
import { english, gameWordsIn } from "@blueplate/words";
import { EVERY, turnTo } from "../fixtures/every-language.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { test, testThatShares } from "../fixtures/fixture.ts";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { createTable, ending, joinTable, newPerson, question } from "../fixtures/person.ts";
import { unnamedTable } from "../fixtures/unnamed-table.ts";

/** The smallest letters on the page, in pixels. */
const smallestText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sizes = Array.from(document.querySelectorAll("main *"))
      .filter((each) => Array.from(each.childNodes).some((child) => child.nodeType === 3 && child.textContent?.trim()))
      .filter((each) => each.getClientRects().length > 0)
      .map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    return Math.min(...sizes);
  });

testThatShares(
  "the town hangs in the page as it is sent; every other address gets the page without it",
  async ({ page }) => {
    const door = await (await page.request.get("/")).text();
    const picture = /<img class="hero-picture" src="([^"]+)"/.exec(door)?.[1] ?? "";
    expect(picture).toMatch(/^\/assets\/hero-wide-.*\.webp$/);
    const narrow = /srcset="(\/assets\/hero-narrow-[^" ]+\.webp)/i.exec(door)?.[1] ?? "";
    expect(narrow).toMatch(/\.webp$/);
    for (const each of [picture, narrow]) {
      const answer = await page.request.get(each);
      expect(answer.headers()["content-type"], each).toBe("image/webp");
      const bytes = (await answer.body()).length;
      expect(bytes, each).toBeGreaterThan(20_000);
      expect(bytes, each).toBeLessThan(120_000);
    }
    expect(await (await page.request.get("/new")).text()).not.toContain("hero-picture");

    // With no script at all the picture is there, where it will be.
    await page.route("**/*.js", (route) => route.abort());
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto("/");
    const drawn = page.locator(".hero-picture");
    expect(await drawn.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1440);
    const before = await drawn.boundingBox();
    await page.unroute("**/*.js");
    await page.reload();
    await expect(page.getByRole("link", { name: "Play now" })).toBeVisible();
    expect(await drawn.boundingBox()).toEqual(before);
  },
);

testThatShares(
  "one click leads from the front door to a decision in a coached game, also where the server does not answer",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    await ann.route("**/trpc/**", (route) => route.abort());
    await ann.goto("/");
    await expect(ann.getByRole("link", { name: "With friends" })).toBeVisible();
    await ann.getByRole("link", { name: "Play now" }).click();
    await expect(ann).toHaveURL(/\/local\/local-/);
    await expect(question(ann)).toBeVisible();
    // Back leads to the door, not to another game.
    await ann.goBack();
    await expect(ann).toHaveURL(/\/$/);
    const name = new RegExp(`^Go on: (?:${unnamedTable().source})$`);
    await expect(ann.getByRole("link", { name })).toHaveCount(1);
  },
);

testThatShares(
  "the head of the door leads to the other game and its lesson, however many tables are listed, by fingers too",
  async ({ browser }) => {
    const ann = await newPhone(browser);
    await ann.goto("/");
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1366, height: 768 },
    ]) {
      await ann.setViewportSize(viewport);
      // The page as it is sent stands there first, with a sill of its own and no links.
      await expect(ann.locator(".hero").getByRole("link", { name: "Learn Trick-n-Chef" })).toBeVisible();
      const sill = (await ann.locator(".sill").boundingBox())?.y ?? 0;
      for (const name of ["Or Trick-n-Chef, at once", "Learn Trick-n-Chef"]) {
        const box = (await ann.locator(".hero").getByRole("link", { name }).boundingBox()) ?? { y: 0, height: 0 };
        expect(box.height).toBeGreaterThanOrEqual(viewport.width < 700 ? 44 : 32);
        expect(box.y + box.height).toBeLessThanOrEqual(sill);
      }
    }
    await expect(ann.getByRole("link", { name: "Learn Trick-n-Chef" })).toHaveAttribute("href", "/learn/first-tricks");
    await ann.getByRole("link", { name: "Or Trick-n-Chef, at once" }).click();
    await expect(ann).toHaveURL(/\/local\/local-/);
    await expect(question(ann)).toBeVisible();
  },
);

testThatShares("in every language the head of the door has room for all that stands in it", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/");
  for (const locale of EVERY.toReversed()) {
    await turnTo(ann, locale);
    for (const width of [320, 360, 390, 701, 1366])
      await test.step(`${locale} at ${width}`, async () => {
        await ann.setViewportSize({ width, height: 768 });
        const [sill, more] = [ann.locator(".sill"), ann.locator(".hero-more")];
        await expect(more.getByRole("link")).toHaveCount(3);
        const bottom = async (part: Locator): Promise<number> =>
          part.evaluate((each) => each.getBoundingClientRect().bottom);
        expect(await bottom(more)).toBeLessThanOrEqual((await bottom(sill)) - 16);
        // The town hangs down to the sill at a desk, where nothing but it is behind the words.
        if (width > 700) expect(await bottom(ann.locator(".hero-picture"))).toBe((await bottom(sill)) - 16);
      });
  }
});

testThatShares(
  "the pages behind the door wear its head: each leads to the others and says which it is",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const ways = page.getByRole("navigation", { name: "Pages" });
    for (const [way, heading] of [
      ["Learn", "Learn"],
      ["Rules", "Food Chain Magnate: Rules"],
      ["Replays", "Looking back"],
      ["Statistics", "Over many games"],
    ] as const) {
      await ways.getByRole("link", { name: way }).click();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(ways.locator("[aria-current=page]")).toHaveText([way]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await page.locator(".door-head").evaluate((head) => head.clientWidth)).toBe(390);
    }
    await page.getByRole("link", { name: "Blueplate" }).click();
    await expect(page.getByRole("link", { name: "Play now" })).toBeVisible();
  },
);

test("rows say who is waited for, what each has, and which seats are free; they are chosen by kind; the game that waits lies on a ticket", async ({
  browser,
}) => {
  const [ann, bob] = [await newPerson(browser), await newPerson(browser)];
  const game = "Food Chain Magnate";
  const open = "Open: for whoever has the link";
  await createTable(ann, { name: "Full house", player: "Ann", game, others: [open] });
  await joinTable(bob, ann.url(), "Bob");
  await createTable(ann, { name: "Half empty", player: "Ann", game: "Trick-n-Chef", others: ["Bot: sensible", open] });
  await ann.goto("/");
  const row = (page: Page, name: string) => page.locator(".table-row").filter({ hasText: name });
  await expect(row(ann, "Half empty")).toContainText("1 free seat");
  await expect(row(ann, "Full house")).toContainText("First restaurants");
  await expect(row(ann, "Full house").locator(".bars li")).toHaveText([/Ann.*\$0/, /Bob.*\$0/]);

  const waiting = ann.getByRole("region", { name: "Your move" });
  const ticketed = (await row(ann, "Full house").getByText("Your move").isVisible()) ? ann : bob;
  await ticketed.goto("/");
  await ticketed.getByRole("region", { name: "Your move" }).getByRole("link", { name: "Play on: Full house" }).click();
  await expect(question(ticketed)).toBeVisible();
  if (ticketed === bob) await expect(waiting).toBeHidden();

  const eve = await newPerson(browser);
  await eve.goto("/");
  await expect(row(eve, "Full house")).toContainText(/(Ann|Bob) is on move/);
  await eve.getByRole("button", { name: "Free seats 1" }).click();
  await expect(row(eve, "Full house")).toBeHidden();
  await expect(row(eve, "Half empty")).toBeVisible();
  for (const width of [1366, 390]) {
    await eve.setViewportSize({ width, height: 844 });
    expect(await smallestText(eve)).toBeGreaterThanOrEqual(12);
    expect(await eve.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("the seats of a game of cards wear their signs in their own colours, at an open table and under the bars of a finished one", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  const game = "Trick-n-Chef";
  const open = "Open: for whoever has the link";
  await createTable(ann, { name: "Gathering", player: "Ann", game, others: ["Bot: sensible", open] });
  const others = ["Bot: sensible", "Bot: sensible"];
  await createTable(ann, { name: "Played", player: "Ann", game, others, seed: "played" });
  await playAhead([ann], TO_THE_END);
  await expect(ending(ann)).toBeVisible();
  await ann.goto("/");
  const gathering = ann.locator(".table-row").filter({ hasText: "Gathering" });
  const played = ann.locator(".evening").filter({ hasText: "Played" });
  const signs = (place: Locator) =>
    place.locator(".sign").evaluateAll((each) =>
      each.map((sign) => ({
        colour: getComputedStyle(sign).getPropertyValue("--chain"),
        outline: sign.querySelector("path")?.getAttribute("d") ?? "",
      })),
    );
  await expect(gathering.locator(".chairs .sign")).toHaveCount(2);
  const usual = gameWordsIn(english, "trick-n-chef").banners.map(({ colour }) => colour);
  const seated = await signs(gathering.locator(".chairs"));
  expect(seated.map(({ colour }) => colour)).toEqual(usual.slice(0, 2));
  // What lay on the table when it was decided, a card from each.
  await expect(played.locator(".evening-picture > .mini text")).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/]);
  await expect(gathering.locator(".mini text")).toHaveCount(0);
  await expect(played.locator(".bars .sign")).toHaveCount(3);
  const under = await signs(played.locator(".bars"));
  expect(under.map(({ colour }) => colour)).toEqual(usual.slice(0, 3));
  expect(under.slice(0, 2)).toEqual(seated);
  expect(new Set(under.map(({ outline }) => outline)).size).toBe(3);
  const bars = await played
    .locator(".bars .bar")
    .evaluateAll((each) => each.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(bars).toEqual(["rgb(123, 74, 107)", "rgb(122, 82, 54)", "rgb(199, 154, 107)"]);
});

test("a rematch seats the same people one seat on, and whoever only looked on hears nothing of it; where it was closed, or began without them, those who sat hear so at once and may ask again", async ({
  browser,
}) => {
  const [ann, bob, eve] = [await newPerson(browser), await newPerson(browser), await newPerson(browser)];
  const others = ["Open: for whoever has the link", "Bot: sensible"];
  await createTable(ann, { name: "Once more", player: "Ann", game: "Trick-n-Chef", others, seed: "rematch" });
  await joinTable(bob, ann.url(), "Bob");
  await playAhead([ann, bob], TO_THE_END);
  await expect(ending(bob)).toBeVisible();
  const last = ann.url();
  await eve.goto(last);
  await expect(ending(eve)).toBeVisible();
  await ending(ann).getByRole("link", { name: "Rematch", exact: true }).click();
  await expect(ann.getByText("Waiting for players…")).toBeVisible();
  expect(ann.url()).not.toBe(last);
  const seats = ann.locator(".seats ol > li");
  await expect(seats.nth(0)).toContainText("free");
  await expect(seats.nth(1)).toContainText("Juno · bot, sensible");
  await expect(seats.nth(2)).toContainText("Ann");
  const next = ann.url();
  await expect(ending(bob).getByRole("status")).toHaveText("Ann asks for another game");
  await expect(ending(eve).getByRole("status")).toHaveCount(0);
  await expect(ending(eve).getByRole("link", { name: "Rematch" })).toHaveCount(0);
  expect(await eve.content()).not.toContain(new URL(next).pathname);
  expect(await bob.content()).not.toContain(new URL(next).pathname);

  await ann.getByRole("button", { name: "Close this table: Once more" }).click();
  await ann.getByRole("button", { name: "Yes, close it" }).click();
  await expect(ending(bob).getByRole("status")).toHaveCount(0);
  await ending(bob).getByRole("link", { name: "Rematch", exact: true }).click();
  await expect(bob.getByText("Waiting for players…")).toBeVisible();
  expect(bob.url()).not.toBe(next);
  expect(bob.url()).not.toBe(last);

  // Who is not waited for hears it as the game begins, and may ask for one of their own.
  await ann.goto(last);
  await expect(ending(ann).getByRole("status")).toHaveText("Bob asks for another game");
  await expect(ending(ann).getByRole("link", { name: "Rematch", exact: true })).toHaveCount(0);
  await bob.getByRole("button", { name: /^Fill the free seats with/ }).click();
  await expect(bob.locator(".seat-plate").first()).toBeVisible();
  await expect(ending(ann).getByRole("status")).toHaveCount(0);
  const begun = bob.url();
  await ending(ann).getByRole("link", { name: "Rematch", exact: true }).click();
  await expect(ann.getByText("Waiting for players…")).toBeVisible();
  expect([last, next, begun]).not.toContain(ann.url());
});

test("whoever asks for another game is named at the end of the last one; the others sit down at the same table with one press", async ({
  browser,
}) => {
  const [ann, bob, cem] = [await newPerson(browser), await newPerson(browser), await newPhone(browser)];
  const open = "Open: for whoever has the link";
  await createTable(ann, { name: "Again", player: "Ann", game: "Trick-n-Chef", others: [open, open], seed: "again" });
  await joinTable(bob, ann.url(), "Bob");
  await joinTable(cem, ann.url(), "Cem");
  await playAhead([ann, bob, cem], TO_THE_END);
  // Bob's page has not heard of it when he presses: he comes to the table that Ann has opened all the same.
  await expect(ending(bob).getByRole("link", { name: "Rematch", exact: true })).toBeVisible();
  const pressed = await ending(bob).getByRole("link", { name: "Rematch", exact: true }).getAttribute("href");
  await ending(ann).getByRole("link", { name: "Rematch", exact: true }).click();
  await expect(ann.getByText("Waiting for players…")).toBeVisible();
  const called = ann.locator(".rematch-called li");
  await expect(called).toHaveText(["Bob is not here yet", "Cem is not here yet"]);
  await bob.goto(pressed ?? "");
  await expect(bob).toHaveURL(ann.url());
  await expect(called).toHaveText(["Bob is here", "Cem is not here yet"]);
  const seats = ann.locator(".seats ol > li");
  await expect(seats.nth(0)).toContainText("Bob");
  await expect(seats.nth(1)).toContainText("free");
  await test.step("who has come is said wherever somebody looks who sat at the last table", async () => {
    const tab = await ann.context().newPage();
    await tab.goto(ann.url());
    await expect(tab.locator(".called-people li")).toHaveText(["Bob is here", "Cem is not here yet"]);
    await tab.close();
    await expect(ending(cem).locator(".called-people li")).toHaveText(["Ann is here", "Bob is here"]);
  });

  await expect(ending(cem).getByRole("status")).toHaveText("Ann asks for another game");
  await expect(ending(cem).getByRole("link", { name: "Rematch", exact: true })).toBeHidden();
  const sit = ending(cem).getByRole("link", { name: "Sit down there" });
  await expect(sit).toBeInViewport({ ratio: 1 });
  expect((await sit.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await cem.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await ann.goBack();
  await expect(ending(ann).getByRole("status")).toHaveText("You have asked for another game");
  await ending(ann).getByRole("link", { name: "To its table" }).click();
  await sit.tap();
  // The last to sit down begins the game.
  await expect(cem).toHaveURL(ann.url());
  await expect(cem.locator(".waits, .question").first()).toBeVisible();
});

test("the rematch of a table in the lobby stands there again, and keeps the seat of whoever sat at the last one", async ({
  browser,
}) => {
  const [ann, bob, eve] = [await newPerson(browser), await newPerson(browser), await newPhone(browser)];
  const others = ["Open: for whoever has the link", "Bot: sensible"];
  await createTable(ann, { name: "Met here", player: "Ann", game: "Trick-n-Chef", others });
  await joinTable(bob, ann.url(), "Bob");
  await playAhead([ann, bob], TO_THE_END);
  await ending(ann).getByRole("link", { name: "Rematch", exact: true }).click();
  await expect(ann.getByText("Waiting for players…")).toBeVisible();
  await eve.goto("/");
  const row = eve.locator(".table-row").filter({ hasText: "Met here" });
  await expect(row.locator(".chairs li").first()).toHaveText("kept for Bob");
  await expect(row.locator(".row-state b")).toHaveText(/^Kept until \d+:\d\d(?: [AP]M)?$/);
  // Nobody who looks for a free seat is led to one that they would not be given.
  await expect(row.getByRole("link")).toHaveText("Look in");
  await expect(eve.getByRole("button", { name: "All 1" })).toBeVisible();
  await expect(eve.getByRole("button", { name: /^Free seats/ })).toHaveCount(0);
  await test.step("to whom it is kept for it is free, and theirs", async () => {
    const tab = await bob.context().newPage();
    await tab.goto("/");
    const own = tab.locator(".table-row").filter({ hasText: "Met here" });
    await expect(own.locator(".chairs li").first()).toHaveText("kept for you");
    await expect(own).toContainText(/1 free seatKept until \d+:\d\d/);
    await expect(own.getByRole("link")).toHaveText("Join");
    await tab.getByRole("button", { name: "Free seats 1" }).click();
    await expect(own).toBeVisible();
    await tab.close();
  });
  expect(await eve.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await row.getByRole("link").click();
  await expect(eve).toHaveURL(ann.url());
  const kept = eve.locator(".seats ol > li").first().locator(".seat-person b");
  await expect(kept).toHaveText(/^kept for Bob until \d+:\d\d(?: [AP]M)?$/);
  await expect(eve.getByRole("button", { name: /^Sit down/ })).toHaveCount(0);
  expect(await eve.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await ending(bob).getByRole("link", { name: "Sit down there" }).click();
  await expect(bob).toHaveURL(ann.url());
  await expect(bob.locator(".waits, .question").first()).toBeVisible();
});

testThatShares(
  "the line of the rules says what differs from the usual, and nothing while nothing does",
  async ({ page }) => {
    const rules = page.locator(".form-line").filter({ has: page.locator("b", { hasText: /^Rules$/ }) });
    const says = rules.locator("> summary > .muted");
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const [address, untouched, changes] of [
      [
        "/new",
        "Standard game · Third printing",
        [
          ["Open hands", "hidden", "visible"],
          ["Reserve cards", "before them", "after the first restaurants"],
        ],
      ],
      [
        "/new?game=trick-n-chef",
        "Standard game",
        [
          ["Played tricks", "yes", "no"],
          ["Stars", "one each", "1 to 4, rising"],
        ],
      ],
    ] as const) {
      await page.goto(address);
      await expect(says).toHaveText(untouched);
      await rules.locator("> summary").click();
      const [[one, set, usual], [other, setToo]] = changes;
      await page.getByLabel(one, { exact: true }).selectOption({ label: set });
      await expect(says).toHaveText(`${untouched} · otherwise: ${one}`);
      await page.getByLabel(other, { exact: true }).selectOption({ label: setToo });
      await expect(says).toHaveText(new RegExp(`^${untouched} · otherwise: (?:${one}, ${other}|${other}, ${one})$`));
      await page.getByLabel(one, { exact: true }).selectOption({ label: usual });
      await expect(says).toHaveText(`${untouched} · otherwise: ${other}`);
    }
  },
);

testThatShares("who wants to be taught chooses it among the evenings of either game", async ({ page }) => {
  await page.goto("/new?game=trick-n-chef");
  const evenings = page.getByRole("group", { name: "What kind of evening?" });
  const main = page.locator(".open-table button");
  await evenings.getByRole("radio", { name: "Teach me" }).check();
  await expect(main).toHaveText("Begin the lesson");
  // A lesson uses neither seats nor options.
  await expect(page.locator(".seat-card")).toHaveCount(0);
  // Three at a table of one's own are no lesson.
  await evenings.getByRole("radio", { name: "One evening" }).check();
  await page.getByRole("radio", { name: "3 players" }).check();
  await expect(main).toHaveText("Create table");
  await expect(evenings.getByRole("radio", { name: "Teach me" })).not.toBeChecked();
  await evenings.getByRole("radio", { name: "Teach me" }).check();
  await main.click();
  await expect(page).toHaveURL(/\/learn\/first-tricks$/);
  await page.goto("/new");
  await evenings.getByRole("radio", { name: "Teach me" }).check();
  await expect(main).toHaveText("Begin with the coach");
});

test("on a phone the button that opens a table is in reach wherever one is, and nothing lies empty below the form", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  for (const address of ["/new", "/new?game=trick-n-chef"]) {
    await ann.goto(address);
    const bar = ann.locator(".open-table");
    await expect(bar.getByRole("button")).toBeInViewport({ ratio: 1 });
    await expect(ann.locator(".form-line").last()).toBeAttached();
    const atFoot = () => bar.evaluate((element) => Math.round(innerHeight - element.getBoundingClientRect().bottom));
    await expect.poll(atFoot).toBe(0);
    // Parts of the form come one after the other: the end of the page is where it ends then.
    const emptyAtTheEnd = () =>
      bar.evaluate((element) => {
        scrollTo(0, document.documentElement.scrollHeight);
        const before = [...document.querySelectorAll(".new-table-main > *, .new-table-side > *")]
          .filter((each) => each !== element)
          .map((each) => each.getBoundingClientRect().bottom);
        return Math.round(element.getBoundingClientRect().top - Math.max(...before));
      });
    await expect.poll(emptyAtTheEnd).toBe(24);
    await expect.poll(atFoot).toBe(0);
    expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

/** Today, as the daily town writes it. */
const dayOfToday = (): string =>
  new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" }).format(Date.now());

test("the town of the day begins with one click, is called by its day, and is gone on with", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/");
  const daily = ann.locator("section").filter({ has: ann.getByRole("heading", { name: "Daily town" }) });
  await expect(daily).toContainText("Nobody has served it yet.");
  await expect(daily.locator("svg rect")).not.toHaveCount(1);
  await daily.getByRole("button", { name: "Serve this town" }).click();
  await expect(question(ann)).toBeVisible();
  const table = ann.url();
  const called = `Daily town, ${dayOfToday()}`;
  const head = ann.getByRole("heading", { level: 1 });
  await expect(head).toHaveText(called);
  // The longest day of the longest month is read whole.
  for (const width of [1920, 1600, 1366]) {
    await ann.setViewportSize({ width, height: 768 });
    const cut = await head.evaluate((element) => {
      element.textContent = "Daily town, September 30";
      return element.scrollWidth - element.clientWidth;
    });
    expect(cut, `${width}`).toBe(0);
  }
  await ann.goto("/");
  await expect(ann.locator(".table-row .row-name b")).toHaveText(called);
  await expect(ann.locator(".ticket b")).toHaveText(called);
  await daily.getByRole("button", { name: "Go on" }).click();
  await expect(ann).toHaveURL(table);
});

/** Begins the game of the day as Ann; answers where the front door tells of it. */
const serveToday = async (ann: Page): Promise<Locator> => {
  await ann.goto("/");
  const daily = ann.locator("section").filter({ has: ann.getByRole("heading", { name: "Daily town" }) });
  await daily.getByLabel("Your name").fill("Ann");
  await daily.getByRole("button", { name: "Serve this town" }).click();
  await expect(question(ann)).toBeVisible();
  return daily;
};

test("the ranking of the day calls one by the name one gave, and the end says one's place; another game of it is not of the day", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ann = await newPerson(browser);
  const daily = await serveToday(ann);
  await playAhead([ann], TO_THE_END);
  const standing = ending(ann).locator(".daily-standing");
  await expect(standing).toContainText("Place 1 of 1", { timeout: 60_000 });
  await expect(standing.getByRole("link", { name: "Replay: Ann" })).toBeVisible();
  await test.step("its replay is called by its day, as the table is", async () => {
    await standing.getByRole("link", { name: "Replay: Ann" }).click();
    await expect(ann).toHaveTitle(`Daily town, ${dayOfToday()} (Ann) – Blueplate`);
    await expect(ann.getByRole("heading", { level: 1 })).toHaveText(`Daily town, ${dayOfToday()}`);
    for (const width of [390, 1366]) {
      await ann.setViewportSize({ width, height: 844 });
      await expect(ann.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      // All of the head stands in one row.
      expect((await ann.getByRole("banner").boundingBox())?.height).toBeLessThan(64);
      expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await ann.goBack();
  });
  await ending(ann).getByRole("link", { name: "Rematch", exact: true }).click();
  await expect(ann.getByRole("heading", { level: 1, name: unnamedTable("Ann") })).toBeVisible();
  await ann.goBack();
  await test.step("another game on the map of the day is not of the day either", async () => {
    const again = ending(ann).getByRole("link", { name: "Again on the same map" });
    const map = new URL((await again.getAttribute("href")) ?? "", ann.url()).searchParams.get("map");
    await again.click();
    await expect(ann.getByRole("heading", { level: 1, name: unnamedTable("Ann") })).toBeVisible();
    const input = JSON.stringify({ table: new URL(ann.url()).pathname.split("/").at(-1) });
    const facts = await ann.request.get("/trpc/tables.get", { params: { input } });
    expect(await facts.json()).toMatchObject({ result: { data: { config: { opening: map?.split(", ") } } } });
  });
  await ann.goto("/");
  await expect(daily).toContainText("Place 1 of 1");
  await expect(daily.getByLabel("Your name")).toHaveCount(0);
  // The name is asked for once, here or there.
  await ann.goto("/new");
  await expect(ann.getByLabel("Your name")).toHaveValue("Ann");
});

test("a daily game that a bot has played for somebody says at its end and at the front door that it has no place", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ann = await newPerson(browser);
  const daily = await serveToday(ann);
  await ann.getByRole("button", { name: "Players" }).click();
  const players = ann.getByRole("dialog", { name: "Players" });
  await players.getByRole("button", { name: "Let a bot play for me" }).click();
  // The bots play it to its end.
  const told = "A bot has played for you: the game is not ranked.";
  const standing = ending(ann).locator(".daily-standing");
  await expect(standing).toContainText(told, { timeout: 60_000 });
  await expect(standing).not.toContainText("Place");
  await expect(standing).not.toContainText("Nobody has served it yet.");
  const table = ann.url();
  for (const [colorScheme, width] of [
    ["light", 390],
    ["dark", 390],
    ["light", 1366],
    ["dark", 1366],
  ] as const) {
    await ann.emulateMedia({ colorScheme });
    await ann.setViewportSize({ width, height: width === 390 ? 844 : 768 });
    await ann.goto(table);
    const said = standing.getByText(told);
    await said.scrollIntoViewIfNeeded();
    await expect(said).toBeInViewport({ ratio: 1 });
    await ann.goto("/");
    await expect(daily.getByText(told)).toBeVisible();
    await expect(daily).not.toContainText("Place");
    expect(await smallestText(ann)).toBeGreaterThanOrEqual(12);
    expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("the game of the week hangs beside the daily town, with the way into its replay; nothing does where none has ended", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  const week = ann.locator("section").filter({ has: ann.getByRole("heading", { name: "Game of the week" }) });
  await ann.goto("/");
  await expect(week).toContainText("No listed game has ended in the last seven days.");
  const others = ["Bot: sensible", "Bot: sensible"];
  await createTable(ann, { name: "Close call", player: "Ann", game: "Trick-n-Chef", others });
  await playAhead([ann], TO_THE_END);
  await expect(ending(ann)).toBeVisible();
  const table = new URL(ann.url()).pathname.split("/").at(-1) ?? "";
  await ann.goto("/");
  // The server has looked a moment ago, and found nothing then.
  await expect(week).toContainText("Close call");
  await expect(week).toContainText(
    /The closest end of the last seven days: (\d+ points? between|first and second had)/,
  );
  await expect(week.getByRole("link")).toHaveAttribute("href", `/replay/?table=${table}`);
  await test.step("what is over lies beside it, right below the tables, and leaves no hole; on a phone it comes last", async () => {
    const tops = () =>
      ann.evaluate(() =>
        [".doors, .table-rows", ".lobby-over", ".week"].map((part) => {
          const { top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
          return [top, bottom] as const;
        }),
      );
    const [[, tablesEnd], [over]] = (await tops()) as [[number, number], [number, number], [number, number]];
    expect(over - tablesEnd).toBeLessThan(100);
    await ann.setViewportSize({ width: 390, height: 844 });
    const [, [below], [, weekEnd]] = (await tops()) as [[number, number], [number, number], [number, number]];
    expect(below).toBeGreaterThan(weekEnd);
    await ann.setViewportSize({ width: 1280, height: 720 });
  });
  await ann.getByLabel("Without spoilers").first().check();
  await expect(week).not.toContainText("The closest end");
});

testThatShares(
  "what unfolds in the form of a new table comes into sight, and whoever unfolds it by keys is in it",
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const menu = page.locator(".seat-menu");
    const isInSight = (part: string): Promise<boolean> =>
      page.locator(part).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight + 1;
      });
    for (const [width, height] of [
      [390, 844],
      [1366, 560],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/new");
      const seats = page.locator(".seat-card summary");
      await expect(page.locator(".form-line")).toHaveCount(3);
      const last = (await seats.count()) - 1;
      // The seat lies at the foot of the window, as far down as it is seen.
      await seats.nth(last).evaluate((seat) => seat.scrollIntoView({ block: "end" }));
      await seats.nth(last).dispatchEvent("pointerdown");
      await seats.nth(last).dispatchEvent("click");
      await expect(menu).toBeVisible();
      await expect.poll(() => isInSight(".seat-menu")).toBe(true);
      await expect(menu.locator(":focus")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await page.locator("body").dispatchEvent("pointerdown");
      await expect(menu).toBeHidden();

      await page.evaluate(() => scrollTo(0, 0));
      await seats.nth(1).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => isInSight(".seat-menu")).toBe(true);
      await expect(menu.getByRole("radio", { checked: true }).first()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      const chosen = await menu.getByRole("radio", { checked: true }).first().getAttribute("aria-label");
      // Enter takes what is chosen: the list folds, and no table is opened.
      await page.keyboard.press("Enter");
      await expect(menu).toBeHidden();
      await expect(seats.nth(1)).toBeFocused();
      await expect(seats.nth(1)).toHaveAccessibleName(new RegExp(`: ${chosen}\\.`));
      await expect(page).toHaveURL(/\/new$/);

      const line = page.locator(".form-line").last();
      await line.evaluate((element) => element.scrollIntoView({ block: "end" }));
      await line.locator("> summary").press("Enter");
      await expect.poll(() => isInSight(".form-line[open] > .form-line-body")).toBe(true);
    }
  },
);
