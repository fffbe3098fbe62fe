import { openTable, readLog, type Table } from "@blueplate/kernel";
import { foodChainMagnate } from "@blueplate/variants";
import { expect, type Locator, type Page } from "@playwright/test";
import { Result } from "effect";
import { violations } from "../fixtures/access.ts";
import { test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { keptGame, keptLog, openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { quickBots } from "../fixtures/local.ts";
import { playMagnate } from "../fixtures/magnate.ts";
import { ending, firstMove, giveSeat, newPerson, openLine, playToTheEnd, question } from "../fixtures/person.ts";

test.use({ sharesServer: true });

/** While the device is passed on, nobody comes to what lies beneath, by no key; Escape hands it to nobody. */
const isClosedOff = async (page: Page, pass: Locator): Promise<void> => {
  const take = pass.getByRole("button", { name: /^I am / });
  await expect(take).toBeFocused();
  // What is inert takes no focus, whoever gives it.
  await page.locator(".table-page button:enabled").first().focus();
  await expect(take).toBeFocused();
  for (const key of ["o", "p", "s", "m", "Escape", "Escape"]) await page.keyboard.press(key);
  await expect(take).toBeFocused();
  await expect(page.locator(".window, .side-panel")).toHaveCount(0);
  for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect(page.locator(".table-page :focus")).toHaveCount(0);
    // Letters sleep also where the focus is in the browser itself.
    await page.keyboard.press("s");
  }
  await expect(page.locator(".window, .side-panel")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
};

test("two people pass one device round: what one lays the other never sees, and a reload goes on", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.goto("/");
  await ann.getByRole("link", { name: "On this device" }).click();
  await ann.getByLabel("Name of player 1").fill("Ann");
  await giveSeat(ann, 2, "a person");
  await ann.getByLabel("Name of player 2").fill("Ben");
  await ann.getByRole("button", { name: "Begin" }).click();
  const pass = ann.getByRole("dialog", { name: /^Pass the device to / });
  await expect(pass).toBeVisible();
  const first = (await pass.getByRole("heading").innerText()).replace("Pass the device to ", "");
  expect(["Ann", "Ben"]).toContain(first);
  await pass.getByRole("button", { name: `I am ${first}` }).click();
  await expect(pass).toBeHidden();
  await expect(question(ann)).toBeVisible();
  // Nobody is behind the table to whom something could be said.
  await expect(ann.getByRole("tab")).toHaveText(["Tonight", "Race", "Log"]);
  await ann.reload();
  await expect(pass.getByRole("heading")).toHaveText(`Pass the device to ${first}`);
  await isClosedOff(ann, pass);
  const ask = ann.getByText("Which reserve card do you lay at the bank?");
  const takeUp = async (): Promise<string> => {
    const name = (await pass.getByRole("heading").innerText()).replace("Pass the device to ", "");
    await pass.getByRole("button", { name: `I am ${name}` }).click();
    return name;
  };
  let holder = await takeUp();
  while (!(await ask.isVisible())) {
    await playMagnate(ann, pass.or(ask));
    if (await pass.isVisible()) holder = await takeUp();
  }
  await question(ann).locator(".offers").getByRole("button", { name: "$300" }).click();
  await question(ann).locator(".confirm button[data-kind=main]").click();
  await expect(pass).toBeVisible();
  expect(await ann.locator("body").innerText()).not.toContain(`${holder} lays the reserve card of $300.`);
  await takeUp();
  await ann.keyboard.press("l");
  await expect(ann.getByText(`${holder} lays a reserve card.`)).toBeVisible();
});

/** Three people round one device, in their first trick. */
const sitRound = async (page: Page): Promise<void> => {
  await page.goto("/local/new");
  await page.getByRole("radio", { name: "Trick-n-Chef", exact: true }).check();
  for (const [seat, name] of ["Ann", "Ben", "Cy"].entries()) {
    if (seat > 0) await giveSeat(page, seat + 1, "a person");
    await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
  }
  const coloursOf = async (seat: number) => {
    await page
      .locator(".seat-card summary")
      .nth(seat - 1)
      .click();
    return page.getByRole("group", { name: `Colours of seat ${seat}` });
  };
  await (await coloursOf(1)).getByRole("radio", { name: "Otis" }).click();
  // No two wear the same.
  await expect((await coloursOf(2)).getByRole("radio", { name: "Mabel" })).toBeChecked();
  await page.keyboard.press("Escape");
  await openLine(page, "Rules");
  await page.getByText("Options for experts").click();
  // Ann chooses a chef, then Ben; Cy is left the last one, and Ann leads the first trick.
  await page.getByLabel("Seed", { exact: true }).fill("three");
  await page.getByRole("button", { name: "Begin" }).click();
};

test("people round one device agree on going back, and on who plays for whom", async ({ browser }) => {
  const page = await newPerson(browser);
  await sitRound(page);
  const pass = page.getByRole("dialog", { name: /^Pass the device to / });
  const press = (name: string | RegExp): Promise<void> => page.getByRole("button", { name }).click();
  const take = async (): Promise<string> => {
    const name = (await pass.getByRole("heading").innerText()).replace("Pass the device to ", "");
    await press(`I am ${name}`);
    return name;
  };
  const lines = page.getByRole("list", { name: "Log" }).getByRole("listitem");
  const decide = async (): Promise<void> => {
    const next = firstMove(page);
    while (!(await pass.isVisible())) await next.click();
  };

  await test.step("whoever regrets a decision before the device is taken has it back at once", async () => {
    expect(await take()).toBe("Ann");
    const before = await lines.count();
    await decide();
    await press("Ann takes the last decision back");
    await expect(lines).toHaveCount(before + 1);
    await expect(lines.last()).toHaveText("Ann took back 1 decision");
    await decide();
  });

  // Ben chooses, Ann leads, and Ben is asked again.
  for (let turn = 0; turn < 2; turn++) {
    await take();
    await decide();
  }
  expect(await take()).toBe("Ben");
  const card = page.getByRole("dialog", { name: "Ben asks to go back." });
  const ask = async (): Promise<void> => {
    await press("Go back further");
    await expect(page.getByText("This needs the consent of Ann, Cy.")).toBeVisible();
    await press("Ask to go back");
    await expect(card.getByRole("listitem").first()).toBeVisible();
  };

  await test.step("a refusal leaves everything as it was, and names who refused", async () => {
    const before = await lines.count();
    await ask();
    // It lies between all of them: nobody's cards are on the screen, and nothing beneath it is reached.
    await expect(page.getByText("Your move")).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await press("Ann agrees");
    await expect(card.getByRole("button", { name: "Ann agrees" })).toBeFocused();
    // A device that slept, or a page that was closed by mistake, asks the same again, and knows who has agreed.
    const id = new URL(page.url()).pathname.replace("/local/", "");
    await expect.poll(async () => (await keptGame(page, id)).question).toMatchObject({ accepted: [0] });
    await page.reload();
    await expect(card.getByRole("button", { name: "Ann agrees" })).toHaveAttribute("aria-pressed", "true");
    await expect(card.getByRole("button", { name: "Cy agrees" })).toHaveAttribute("aria-pressed", "false");
    await press("Cy refuses");
    await expect(card).toBeHidden();
    expect(await take()).toBe("Ben");
    await expect(page.getByText("Cy refused your request to go back.")).toBeVisible();
    await press("Close");
    await page.reload();
    expect(await take()).toBe("Ben");
    await expect(card).toBeHidden();
    expect(await lines.count()).toBe(before);
  });

  await test.step("when all have agreed the table is back, and the log tells what went", async () => {
    await ask();
    for (const name of ["Ann", "Cy"]) await press(`${name} agrees`);
    await expect(card).toBeHidden();
    expect(await take()).toBe("Ben");
    await expect(lines.last()).toHaveText("Ben took back 1 decision, and with it 1 decision of others");
  });

  await test.step("a bot plays for who is away, when most of the others want it, until they are back", async () => {
    await decide();
    await press("Ann is away: let a bot play");
    for (const name of ["Ben", "Cy"]) await press(`${name} agrees`);
    expect(await take()).toBe("Ben");
    await expect(lines.filter({ hasText: "The bot sensible plays for Ann, who is away." })).toBeVisible();
    await press("Players");
    const players = page.getByRole("dialog", { name: "Players" });
    await expect(players.getByText("the bot sensible plays")).toBeVisible();
    await expect(players.getByRole("listitem").filter({ hasText: "Ann" }).getByTitle("Otis")).toBeVisible();
    await players.getByRole("button", { name: "Ann is back" }).click();
    await expect(players.getByText("the bot sensible plays")).toBeHidden();
    await press("Let a bot play for me");
    expect(await take()).toBe("Cy");
    await expect(players).toBeHidden();
    await expect(lines.filter({ hasText: "Ben lets the bot sensible play." })).toBeVisible();
  });
});

/** Ann plays against two bots that answer at once, the same game every time. */
const beginAgainstBots = async (ann: Page): Promise<void> => {
  await quickBots(ann);
  await ann.goto("/local/new");
  await ann.getByRole("radio", { name: "Trick-n-Chef", exact: true }).check();
  await ann.getByLabel("Name of player 1").fill("Ann");
  for (const seat of [2, 3]) await giveSeat(ann, seat, "Bot: sensible");
  await openLine(ann, "Rules");
  await ann.getByText("Options for experts").click();
  await ann.getByLabel("Seed", { exact: true }).fill("counter");
  await ann.getByRole("button", { name: "Begin" }).click();
  await expect(question(ann)).toBeVisible();
};

/** What the log tells. */
const told = (page: Page) => page.getByRole("list", { name: "Log" }).getByRole("listitem");

/** Those of a page's workers in which bots think. */
const botWorkers = (page: Page) => page.workers().filter((worker) => worker.url().includes("bot-worker"));

/** Makes a move, which may take several clicks; then the log tells of it, or of what was taken up in its place. */
const move = async (page: Page): Promise<void> => {
  const before = await told(page).count();
  while ((await told(page).count()) === before) await playToTheEnd(page, 1);
  await expect(question(page)).toBeVisible();
};

test("one game in several windows: each goes on from what was played last, and nothing is written over", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await beginAgainstBots(ann);
  const seed = new URL(ann.url()).pathname.replace("/local/local-", "");
  const beside = async (): Promise<Page> => {
    const page = await ann.context().newPage();
    await quickBots(page);
    return page;
  };
  const [second, deaf] = [await beside(), await beside()];
  // A window may miss what another one tells: while it sleeps, or because the browser keeps windows apart.
  await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"));
  for (const page of [second, deaf]) {
    await page.goto(ann.url());
    await expect(question(page)).toBeVisible();
  }
  const taken = (page: Page) => page.getByText("This game was played on in another window");
  await move(ann);
  await expect(taken(second)).toBeVisible();
  await expect(told(second)).toHaveCount(await told(ann).count());
  const first = await keptLog(ann, seed);
  await move(second);
  await expect(taken(second)).toBeHidden();
  await expect(taken(ann)).toBeVisible();
  await expect(told(ann)).toHaveCount(await told(second).count());
  const both = await keptLog(ann, seed);
  expect(both.startsWith(first)).toBe(true);
  await expect(taken(deaf)).toBeHidden();
  await move(deaf);
  await expect(taken(deaf)).toBeVisible();
  expect(await keptLog(ann, seed)).toBe(both);
  await move(deaf);
  await expect(taken(deaf)).toBeHidden();
  const last = await keptLog(ann, seed);
  expect(last.length).toBeGreaterThan(both.length);
  expect(last.startsWith(both)).toBe(true);
});

test("a game against bots is played to its end on this device and looked back at", async ({ browser }) => {
  const ann = await newPerson(browser);
  await beginAgainstBots(ann);
  await expect(ann.getByRole("heading", { name: "Log" })).toBeVisible();
  await expect(ann.getByRole("heading", { name: "Talk" })).toBeHidden();
  // Thirty cards and, with the lowest card played whenever it may be, more than a dozen chefs: a click each, and no more.
  const clicks = await playToTheEnd(ann);
  expect(clicks).toBeLessThanOrEqual(45);
  expect(clicks).toBeGreaterThan(20);
  await expect(ending(ann)).toBeVisible();
  // One for the whole game: nobody went back.
  expect(botWorkers(ann)).toHaveLength(1);
  await ending(ann).getByRole("link", { name: "Look back at this game" }).click();
  await expect(ann.getByRole("slider")).toBeVisible();
  await ann.goto("/");
  const kept = ann.getByRole("listitem").getByRole("link", { name: "Replay" });
  await expect(kept).toBeVisible();
  // The lists above have come: nothing is pushed away from under the pointer any more.
  await expect(ann.getByRole("heading", { name: "Where to begin" })).toBeVisible();
  await ann.getByRole("button", { name: /^Delete from this device/ }).click();
  await ann.getByRole("button", { name: "Keep it" }).click();
  await ann.getByRole("button", { name: /^Delete from this device/ }).click();
  await ann.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(kept).toBeHidden();
});

/** What a game on this device is played with: who sits where, and the tiles of its map. */
const playedWith = async (page: Page) => {
  const { log } = await keptGame(page, new URL(page.url()).pathname.split("/").at(-1) ?? "");
  const { rules, header, entries } = Result.getOrThrow(readLog(log, ({ config }) => foodChainMagnate.load(config)));
  const { town } = stateOf(openTable(rules, "", entries));
  return { seats: header.seats.map(({ player, bot }) => [player, bot]), tiles: town.tiles };
};

/** Has the game of a page coached from its next loading on. */
const askCoach = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem(`blueplate-coach:${location.pathname.split("/").at(-1)}`, ""));

test("a rematch on this device seats the same one seat on, on a new map or on the same one, with the coach that sat there", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  const over = ({ rules, state }: Table): boolean => rules.outcome(state) !== null;
  await openLocalGame(ann, "once-more", over, { ruleset: "introductory", seats: 3 });
  const last = await playedWith(ann);
  const coach = ann.getByRole("complementary", { name: "Coach" });
  await askCoach(ann);
  const seats = [...last.seats.slice(1), ...last.seats.slice(0, 1)];
  const maps: unknown[] = [];
  for (const name of ["Again on the same map", "Rematch"]) {
    await ending(ann).getByRole("link", { name, exact: true }).click();
    await expect(question(ann)).toBeVisible();
    const next = await playedWith(ann);
    expect(next.seats, name).toEqual(seats);
    await expect(coach, name).toBeVisible();
    maps.push(next.tiles);
    await ann.goBack();
  }
  expect(maps[0]).toEqual(last.tiles);
  expect(maps[1]).not.toEqual(last.tiles);
});

test("a browser that refuses to keep anything shows every page, and a game begins and is played for as long as the page stays", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.addInitScript(() => {
    const get = (): never => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(globalThis, name, { get, configurable: true });
  });
  await ann.goto("/replay/");
  await expect(ann.getByRole("heading", { name: "Looking back" })).toBeVisible();
  await ann.goto("/local/nothing");
  await expect(ann.getByRole("alert")).toHaveText("There is no such game on this device.");
  await beginAgainstBots(ann);
  const lost = ann.getByText("the game will be lost when the page closes");
  await expect(lost).toBeVisible();
  await move(ann);
  await expect(lost).toBeVisible();
  // Whoever has laid it aside has the table to themselves.
  await ann.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await move(ann);
  await expect(lost).toBeHidden();
  const before = await told(ann).count();
  await ann.getByRole("link", { name: "Blueplate" }).click();
  await ann.getByLabel("Theme").selectOption("Dark");
  await expect(ann.locator("html")).toHaveAttribute("data-theme", "dark");
  await ann.getByRole("link", { name: "Go on" }).click();
  await expect(told(ann)).toHaveCount(before);
  await expect(lost).toBeVisible();
});

test("where the script in which bots think does not come, they think in the page", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.context().route(/bot-worker/, (route) => route.abort());
  const refused = ann.context().waitForEvent("requestfailed", (request) => request.url().includes("bot-worker"));
  await beginAgainstBots(ann);
  // Ann may be the first of all: no bot has been asked before she has played.
  await move(ann);
  await refused;
  await move(ann);
});

test("while a bot thinks its seat says so, and it is let go by whoever leaves the table", async ({ browser }) => {
  const ann = await onFlatMap(await newPerson(browser));
  // Questions wait until the test lets them go.
  await ann.addInitScript(() => {
    const Started = globalThis.Worker;
    const held: (() => void)[] = [];
    let isReleased = false;
    const Held = class extends Started {
      override postMessage(question: unknown): void {
        if (isReleased) super.postMessage(question);
        else held.push(() => super.postMessage(question));
      }
    };
    const release = (): void => {
      isReleased = true;
      for (const ask of held.splice(0)) ask();
    };
    Object.assign(globalThis, { Worker: Held, release });
  });
  await quickBots(ann);
  await ann.goto("/local/new");
  await ann.getByLabel("Name of player 1").fill("Ann");
  await ann.getByRole("button", { name: "Begin" }).click();
  await expect(ann.locator(".pennant").first()).toBeVisible();
  const thinking = ann.locator(".pennant").getByRole("img", { name: "thinking" });
  for (let tries = 0; tries < 3 && !(await thinking.isVisible()); tries++) {
    await expect(question(ann).or(thinking).first()).toBeVisible();
    if (!(await thinking.isVisible())) await playMagnate(ann, thinking);
  }
  await expect(thinking).toHaveCount(1);
  await ann.evaluate("release()");
  await expect(thinking).toHaveCount(0);
  await expect(question(ann)).toBeVisible();
  expect(botWorkers(ann)).toHaveLength(1);
  await ann.getByRole("link", { name: "Blueplate" }).click();
  await expect.poll(() => botWorkers(ann).length).toBe(0);
});

test("the pages are an app: without a network a game on this device is begun, played and found again", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const ann = await context.newPage();
  const worker = context.waitForEvent("serviceworker");
  await ann.goto("/");
  // Everything is kept once the worker is active.
  const state = async (): Promise<unknown> => (await worker).evaluate("self.registration.active?.state");
  await expect.poll(state).toBe("activated");
  await context.setOffline(true);
  await ann.reload();
  await ann.getByRole("link", { name: "On this device" }).click();
  await ann.getByLabel("Name of player 1").fill("Ann");
  await ann.getByRole("button", { name: "Begin" }).click();
  await expect(question(ann)).toBeVisible();
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  await playMagnate(ann, ann.getByText("Which reserve card do you lay at the bank?"));
  expect(botWorkers(ann)).toHaveLength(1);
  await ann.goto("/");
  await ann.getByRole("link", { name: "Go on" }).click();
  await expect(question(ann)).toBeVisible();

  // Whoever has a game here has the replay too, once it could be fetched.
  const game = new URL(ann.url()).pathname.replace("/local/", "");
  await context.setOffline(false);
  await ann.reload();
  const isKept = () => ann.evaluate(async () => (await caches.match("/replay/")) !== undefined);
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true);
  await context.setOffline(true);
  await ann.goto(`/replay/?local=${game}`);
  await expect(ann.getByRole("slider")).toBeVisible();
  await ann.getByLabel("Language").selectOption("pl");
  await expect(ann.locator("html")).toHaveAttribute("lang", "pl");
});
