import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { magnate, playAhead } from "../fixtures/ahead.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { endTurn, playMagnate } from "../fixtures/magnate.ts";
import { createTable, joinTable, newPerson, question } from "../fixtures/person.ts";

/** Ann, Bob and a bot at a table of the standard game, before anything is placed. */
const sitDown = async (browser: Browser): Promise<readonly [Page, Page]> => {
  const ann = await onFlatMap(await newPerson(browser));
  const bob = await onFlatMap(await newPerson(browser));
  await createTable(ann, {
    name: "By consent",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Open: for whoever has the link", "Bot: steady"],
    // Bob works first, then the bot, then Ann.
    seed: "undo",
  });
  await joinTable(bob, ann.url(), "Bob");
  for (const page of [ann, bob]) {
    await page.getByRole("tab", { name: "Log" }).click();
  }
  return [ann, bob];
};

const phase = (page: Page, name: string): Locator =>
  page.getByRole("listitem").and(page.locator("[aria-current=step]")).filter({ hasText: name });
const line = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("list", { name: "Log" }).getByRole("listitem").filter({ hasText: text });
const card = (page: Page): Locator => page.getByRole("complementary", { name: "Request to go back" });
/** Pixels of what would go that have to be scrolled to. */
const hiddenIn = (within: Locator): Promise<number> =>
  within.getByRole("list").evaluate((list) => list.scrollHeight - list.clientHeight);
const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole("button", { name }).click();

/** Asks to go back to before the own decision that this line of the log tells. */
const askBack = async (page: Page, own: string): Promise<void> => {
  await press(line(page, own).last(), own);
  await askAt(page);
};

/** Asks for it beside undo, where the last decision is offered that undo does not reach. */
const askFurther = async (page: Page, own: string): Promise<void> => {
  await press(page, "Go back further");
  const before = page.getByRole("dialog", { name: "Go back?" }).getByLabel("Back to before");
  await expect(before.locator("option:checked")).toContainText(own);
  await expect(before.locator("option:checked")).toContainText("Reserve cards");
  await before.selectOption({ index: 1 });
  await expect(before.locator("option:checked")).not.toContainText(own);
  await before.selectOption({ index: 0 });
  await askAt(page);
};

/** Reads what would go, and asks. */
const askAt = async (page: Page): Promise<void> => {
  const dialog = page.getByRole("dialog", { name: "Go back?" });
  await expect(dialog.getByText("This needs the consent of")).toBeVisible();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await press(dialog, "Ask to go back");
  await expect(dialog).toBeHidden();
};

test("going back by consent, an end of turn taken back, and a seat that a bot keeps warm", async ({ browser }) => {
  const people = await sitDown(browser);
  const [ann, bob] = people;
  const toWork = () => Promise.all(people.map((page) => playMagnate(page, phase(page, "Working 9 to 5"))));
  await playAhead(
    people,
    magnate(({ stage }) => stage._tag === "working"),
  );
  for (const page of people) await expect(phase(page, "Working 9 to 5")).toBeVisible();

  await test.step("a request is refused: nothing has changed, and whoever asked is told by whom", async () => {
    const before = await line(bob, "").count();
    await askBack(ann, "Ann lays the reserve card of");
    await expect(card(ann).getByText("Waiting for Bob.")).toBeVisible();
    await expect(card(bob).getByText("Ann asks to go back.")).toBeVisible();
    await expect(card(bob).getByRole("listitem").filter({ hasText: "Ann lays a reserve card." })).toBeVisible();
    // All that would go stands there as long as there is room; in a low window it scrolls, and the card stays in sight.
    expect(await card(bob).getByRole("listitem").count()).toBeGreaterThan(8);
    expect(await hiddenIn(card(bob))).toBe(0);
    const size = bob.viewportSize() ?? { width: 0, height: 0 };
    for (const low of [
      { width: 1366, height: 600 },
      { width: 390, height: 560 },
    ]) {
      await bob.setViewportSize(low);
      await expect(card(bob).getByRole("button", { name: "Refuse" })).toBeInViewport({ ratio: 1 });
      await expect(card(bob).getByText("Ann asks to go back.")).toBeInViewport({ ratio: 1 });
      expect(await hiddenIn(card(bob))).toBeGreaterThan(0);
    }
    await bob.setViewportSize(size);
    await press(card(bob), "Refuse");
    await expect(card(bob)).toBeHidden();
    await expect(card(ann).getByText("Bob refused your request to go back.")).toBeVisible();
    expect(await line(bob, "").count()).toBe(before);
  });

  await test.step("a request that is overtaken by the game is void, and one can be withdrawn", async () => {
    await askBack(ann, "Ann lays the reserve card of");
    await expect(card(bob)).toBeVisible();
    await press(card(ann), "Withdraw");
    for (const page of people) await expect(card(page)).toBeHidden();
    await askFurther(ann, "Ann lays the reserve card of");
    await expect(card(bob)).toBeVisible();
    await endTurn(bob);
    await expect(card(bob)).toBeHidden();
    await expect(card(ann).getByText("The game went on: your request is void.")).toBeVisible();
    await press(card(ann), "Close");
    await expect(card(ann)).toBeHidden();
  });

  await test.step("a request is accepted: everybody is back before it, and the log tells what went", async () => {
    // A step of the bot between asking and being heard would make the request stale.
    await expect(question(ann)).toBeVisible();
    await askBack(ann, "Ann lays the reserve card of");
    await press(card(bob), "Accept");
    for (const page of people) {
      await expect(phase(page, "Reserve cards")).toBeVisible();
      await expect(card(page)).toBeHidden();
      await expect(line(page, /Ann took back \d+ decision/)).toBeVisible();
      await expect(line(page, "The order is")).toHaveCount(0);
    }
    const gone = line(bob, "Ann took back").first();
    await gone.locator("summary").click();
    const told = gone.getByRole("listitem").filter({ hasText: "Ann lays a reserve card." });
    await expect(told).toBeVisible();
    await toWork();
    // What somebody has unfolded stays so, whatever comes after it.
    await expect(told).toBeVisible();
  });

  await test.step("an end of turn is taken back with all that the bot has done since", async () => {
    await endTurn(bob);
    await expect(question(ann)).toBeVisible();
    const worked = line(ann, /Fountain hires/);
    await expect(worked).toBeVisible();
    await press(bob, "Undo: End turn");
    await expect(question(ann)).toBeHidden();
    await expect(worked).toHaveCount(0);
    await expect(line(ann, /Bob took back 1 decision, and with it \d+ decisions? of others/)).toBeVisible();
    await expect(question(bob).getByRole("button", { name: "End turn" })).toBeVisible();
  });

  await test.step("a person who is waited for is voted away, sees it, and is back with one click", async () => {
    await press(ann, "Players");
    const dialog = ann.getByRole("dialog", { name: "Players" });
    await press(dialog, "Hand to a bot");
    await expect(dialog.getByText("the bot steady plays")).toBeVisible();
    await ann.keyboard.press("Escape");
    await expect(line(ann, "The bot steady plays for Bob, who is away.")).toBeVisible();
    await expect(bob.getByText("The bot steady plays for you.")).toBeVisible();
    await expect(line(bob, /Bob hires/)).toBeVisible();
    await press(bob, "Take my seat back");
    await expect(bob.getByText("The bot steady plays for you.")).toBeHidden();
    await expect(line(ann, "Bob is back.")).toBeVisible();
  });

  await test.step("a seat is given up for good", async () => {
    await press(bob, "Players");
    const dialog = bob.getByRole("dialog", { name: "Players" });
    await press(dialog, /^Resign$/);
    await press(dialog, "Resign for good");
    await expect(dialog.getByText("gave up; the bot steady plays on")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Take my seat back" })).toHaveCount(0);
    await bob.keyboard.press("Escape");
    await expect(bob.getByText("You gave up this seat; the bot steady plays on.")).toBeVisible();
    await expect(line(ann, "Bob gives up; the bot steady plays on.")).toBeVisible();
  });
});

test("who waits votes where they wait, and on a phone the seat is taken back from the strip", async ({ browser }) => {
  const [ann, bob, cid] = [await newPerson(browser), await newPerson(browser), await newPerson(browser)];
  const people = [ann, bob, cid];
  for (const page of people) await onFlatMap(page);
  await createTable(ann, {
    name: "A vote",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Open: for whoever has the link", "Open: for whoever has the link"],
    seed: "a-vote",
  });
  await joinTable(bob, ann.url(), "Bob");
  await joinTable(cid, ann.url(), "Cid");
  const asked = await Promise.any(
    people.map(async (page) => {
      await expect(question(page).getByRole("button", { name: "Pass" })).toBeVisible();
      return page;
    }),
  );
  const [first, second] = people.filter((page) => page !== asked);
  if (!first || !second) throw new Error("one of three is asked");
  await asked.setViewportSize({ width: 390, height: 844 });
  await press(first, "Players");
  const players = first.getByRole("dialog", { name: "Players" });
  await press(players, "Hand to a bot");
  await expect(players.getByText("1 of 2 votes")).toBeVisible();
  await expect(second.getByRole("status").filter({ hasText: "1 of 2 votes" })).toBeVisible();
  // Who comes later, and who only looks on, reads in the log what is voted about, until it is decided.
  const watcher = await onFlatMap(await newPerson(browser));
  await watcher.goto(ann.url());
  await watcher.getByRole("tab", { name: "Log" }).click();
  const open = line(watcher, /^For a bot in the place of (Ann|Bob|Cid): (Ann|Bob|Cid) · 1 of 2 votes$/);
  await expect(open).toBeVisible();
  await press(second, "Hand to a bot");
  await expect(line(watcher, "who is away")).toBeVisible();
  await expect(open).toHaveCount(0);
  const strip = asked.locator(".sheet-head");
  await expect(strip.getByText("The bot steady plays for you.")).toBeVisible();
  await press(strip, "Take my seat back");
  await expect(strip.getByText("The bot steady plays for you.")).toBeHidden();
});
