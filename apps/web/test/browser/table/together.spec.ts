import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap, press } from "../fixtures/flat-map.ts";
import { endTurn, playMagnate, pressAgain } from "../fixtures/magnate.ts";
import { createTable, joinTable, LOST, newPerson, question, READY } from "../fixtures/person.ts";

/** Ann and Bob at a table of the standard game, before anything is placed. */
const sitDown = async (browser: Browser, name: string): Promise<readonly [Page, Page]> => {
  const ann = await onFlatMap(await newPerson(browser));
  const bob = await onFlatMap(await newPerson(browser));
  await createTable(ann, {
    name,
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Open: for whoever has the link"],
    seed: "together",
  });
  await joinTable(bob, ann.url(), "Bob");
  for (const page of [ann, bob]) await openLog(page);
  return [ann, bob];
};

const openLog = async (page: Page): Promise<void> => {
  await page.getByRole("tab", { name: "Log" }).click();
};

const log = (page: Page): Locator => page.getByRole("list", { name: "Log" });
const line = (page: Page, text: string | RegExp): Locator => log(page).getByRole("listitem").filter({ hasText: text });
const form = (page: Page, name: string): Locator =>
  question(page).getByRole("group", { name: "What do you do?" }).getByRole("button", { name, exact: true });
const confirm = (page: Page): Locator => question(page).locator(".confirm button[data-kind=main]");
const alerts = (page: Page): Locator => page.getByRole("alert");

/** Fills in the hire of a card as far as the button that sends it. */
const chooseHire = async (page: Page, card: string): Promise<void> => {
  await form(page, "Hire").click();
  await question(page).getByRole("button", { name: card, exact: true }).click();
  await expect(confirm(page)).toBeEnabled();
};

test("a turn: double clicks, undo, and a second tab that did not know", async ({ browser, server, line: wire }) => {
  const people = await sitDown(browser, "One turn");
  const working = (page: Page) =>
    page.getByRole("listitem").and(page.locator("[aria-current=step]")).filter({ hasText: "Working 9 to 5" });
  await Promise.all(people.map((page) => playMagnate(page, working(page))));
  const first = await Promise.any(
    people.map((page) =>
      question(page)
        .waitFor()
        .then(() => page),
    ),
  );
  const second = people.find((page) => page !== first) ?? first;
  const name = first === people[0] ? "Ann" : "Bob";
  const hires = new RegExp(`${name} hires`);

  await test.step("a double click sends once", async () => {
    await chooseHire(first, "Waitress");
    await confirm(first).dblclick();
    for (const page of people) await expect(line(page, hires)).toHaveText(`${name} hires a waitress.`);
    await expect(alerts(first)).toHaveCount(0);
  });

  await test.step("undo takes it back for everybody, by button and by key", async () => {
    await first.getByRole("button", { name: "Undo" }).click();
    for (const page of people) await expect(line(page, hires)).toHaveCount(0);
    await chooseHire(first, "Trainer");
    await confirm(first).click();
    await expect(line(second, hires)).toHaveText(`${name} hires a trainer.`);
    await endTurn(first);
    await expect(question(second)).toBeVisible();
    await expect(first.getByRole("button", { name: "Undo" })).toBeEnabled();
    await first.keyboard.press("u");
    await expect(question(second)).toBeHidden();
    await expect(question(first)).toBeVisible();
    await first.getByRole("button", { name: "Undo" }).click();
    for (const page of people) await expect(line(page, hires)).toHaveCount(0);
  });

  await test.step("another tab of the same seat, cut off, sends what is no longer possible", async () => {
    const tab = await onFlatMap(await first.context().newPage());
    await tab.goto(first.url().replace(server.url, wire.url));
    await openLog(tab);
    await chooseHire(tab, "Pricing Manager");
    wire.cut();
    await expect(tab.getByText(LOST)).toBeVisible();
    // A status on a narrow desk may be there and drawn nowhere.
    await expect(tab.getByText(LOST)).toBeInViewport({ ratio: 1 });
    await confirm(tab).click();
    await expect(tab.getByText("The server cannot be reached; it will be tried again.")).toBeVisible();
    await chooseHire(first, "Waitress");
    await confirm(first).click();
    await expect(line(second, hires)).toHaveText(`${name} hires a waitress.`);
    wire.mend();
    await expect(line(tab, hires)).toHaveText(`${name} hires a waitress.`);
    await expect(alerts(tab)).toBeVisible();
    await expect(alerts(tab)).not.toContainText("The server cannot be reached");
    await expect(line(first, hires)).toHaveCount(1);
    await tab.close();
  });

  await test.step("what another has built on cannot be taken back", async () => {
    await endTurn(first);
    await chooseHire(second, "Waitress");
    await confirm(second).click();
    await expect(line(first, "hires a waitress")).toHaveCount(2);
    await expect(first.getByRole("button", { name: "Undo" })).toBeHidden();
    await expect(second.getByRole("button", { name: "Undo" })).toBeVisible();
  });
});

test("a watcher sees the game and no secret; two lay their cards at the same moment", async ({ browser }) => {
  const [ann, bob] = await sitDown(browser, "Under glass");
  const eve = await onFlatMap(await newPerson(browser));
  await eve.goto(ann.url());
  await expect(eve.getByRole("heading", { name: "You are watching." })).toBeVisible();
  await openLog(eve);

  await test.step("a reserve card is known to who laid it", async () => {
    const ask = (page: Page) => page.getByText("Which reserve card do you lay at the bank?");
    await Promise.all([ann, bob].map((page) => playMagnate(page, ask(page))));
    // The card that Bob has laid is shown to him as the chosen one, and to Ann none.
    const chosen = (page: Page) => page.locator(".reserve[aria-pressed=true]");
    await question(bob).locator(".offers").getByRole("button", { name: "$200" }).click();
    await confirm(bob).click();
    await expect(bob.getByRole("heading", { name: READY })).toBeVisible();
    await expect(bob.locator(".confirm")).toBeHidden();
    await expect(chosen(bob)).toHaveText(/\$200/);
    await expect(line(ann, "Bob lays a reserve card.")).toBeVisible();
    await expect(chosen(ann)).toHaveCount(0);
    const lay = (page: Page) => page.locator(".confirm").getByRole("button", { name: "Lay card" });
    await ann.locator(".reserve", { hasText: "$300" }).click();
    await bob.locator(".reserve", { hasText: "$100" }).click();
    for (const page of [ann, bob]) await expect(lay(page)).toBeEnabled();
    const buttons = await Promise.all([ann, bob].map((page) => lay(page).elementHandle()));
    // Ann's card may end the phase before Bob's other one is there: his button is gone with it, or he is told that he comes too late.
    await Promise.all(buttons.map((button) => button?.evaluate((each) => each instanceof HTMLElement && each.click())));
    await expect(line(ann, "Ann lays the reserve card of $300.")).toBeVisible();
    await expect(alerts(ann)).toHaveCount(0);
    for (const told of await alerts(bob).allInnerTexts())
      expect(told).toContain("That is not possible at this moment.");
    for (const page of [eve, bob]) await expect(line(page, "Ann lays a reserve card.")).toBeVisible();
    await eve.reload();
    await openLog(eve);
    await expect(line(eve, "Ann lays a reserve card.")).toBeVisible();
    await expect(line(eve, "Bob lays a reserve card.").last()).toBeVisible();
    for (const page of [eve, bob]) await expect(page.getByText("$300")).toHaveCount(0);
  });

  await test.step("a structure is known to who chose it, until all have chosen", async () => {
    const structure = (page: Page) => page.locator(".structure");
    await Promise.all([ann, bob].map((page) => playMagnate(page, structure(page))));
    await bob.getByRole("button", { name: "Everybody who fits" }).click();
    await confirm(bob).click();
    await expect(bob.getByRole("heading", { name: READY })).toBeVisible();
    await expect(line(eve, "Bob is ready.").last()).toBeVisible();
    await expect(line(bob, "Bob is ready with").last()).toBeVisible();
    // Bob changes his mind before Ann is ready; what he had first is never told.
    await bob.getByRole("button", { name: "All to the beach" }).click();
    await bob.getByRole("button", { name: "Ready", exact: true }).click();
    await pressAgain(bob);
    await expect(line(eve, "Bob is ready.")).toHaveCount(3);
    for (const page of [ann, eve]) await expect(line(page, "Bob works")).toHaveCount(1);
    await ann.getByRole("button", { name: "Everybody who fits" }).click();
    await confirm(ann).click();
    for (const page of [ann, bob, eve]) {
      await expect(line(page, "Ann works with").filter({ hasText: "Bob works alone" })).toBeVisible();
      await expect(alerts(page)).toHaveCount(0);
    }
  });

  await test.step("what one points at all see, but for whom somebody has muted", async () => {
    const house = ann.locator(".flat-map [data-house]").last();
    const number = await house.getAttribute("data-house");
    /** A pulse is short: each page counts those that come. */
    const watch = (page: Page): Promise<void> =>
      page.evaluate(() => {
        const { dataset } = document.body;
        dataset["pings"] = "";
        let beats = false;
        new MutationObserver(() => {
          const now = document.querySelector(".flat-map [data-ping]")?.getAttribute("data-ping");
          if (now && !beats) dataset["pings"] += `${now} `;
          beats = now !== undefined;
        }).observe(document.body, { subtree: true, childList: true });
      });
    const pings = (page: Page): Promise<string | undefined> => page.evaluate(() => document.body.dataset["pings"]);
    for (const page of [ann, bob, eve]) await watch(page);
    const point = async (): Promise<void> => {
      await ann.keyboard.down("a");
      await press(ann, house);
      await ann.keyboard.up("a");
    };
    await point();
    for (const page of [ann, bob, eve]) await expect.poll(() => pings(page)).toBe("Ann ");
    // Said unseen, it is counted on the tab until it is looked at; nobody has to be told what they said.
    const unread = (page: Page) => page.getByRole("tab", { name: "Talk" }).getByRole("img");
    for (const page of [bob, eve]) await expect(unread(page)).toHaveAccessibleName("1 new line");
    await expect(unread(ann)).toHaveCount(0);
    for (const page of [bob, eve]) await page.getByRole("tab", { name: "Talk" }).click();
    for (const page of [bob, eve]) await expect(unread(page)).toHaveCount(0);
    const said = (page: Page) => page.getByRole("region", { name: "Talk" });
    await expect(said(bob).getByText(`Ann points at house ${number}`)).toBeVisible();
    await said(bob)
      .getByRole("button", { name: `house ${number}` })
      .focus();
    await expect(bob.locator(".flat-map [data-selection]")).not.toHaveCount(0);
    await expect(eve.getByRole("button", { name: /^Point for all to see/ })).toHaveCount(0);
    // Muted, the line is folded and nothing beats; the tool points once, as the key does.
    await said(bob).getByText("Mute…", { exact: true }).click();
    await said(bob).getByRole("checkbox", { name: "Ann" }).check();
    await expect(eve.locator(".flat-map [data-ping]")).toHaveCount(0);
    await ann.getByRole("button", { name: /^Point for all to see/ }).click();
    await press(ann, house);
    await expect.poll(() => pings(eve)).toBe("Ann Ann ");
    await expect(said(bob).locator(".log > li")).toHaveCount(2);
    expect(await pings(bob)).toBe("Ann ");
    await expect(ann.getByRole("button", { name: /^Point for all to see/ })).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("nothing of a seat is offered to a watcher", async () => {
    await expect(question(eve)).toHaveCount(0);
    await expect(eve.getByRole("region", { name: "Your company" })).toHaveCount(0);
    await expect(eve.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await eve.getByRole("tab", { name: "Talk" }).click();
    await expect(eve.getByLabel("Say something")).toHaveCount(0);
    await expect(
      eve.getByRole("region", { name: "Talk" }).getByText("only those who play can talk here"),
    ).toBeVisible();
    await expect(bob.getByRole("region", { name: "Talk" }).getByText("only those who play can talk here")).toHaveCount(
      0,
    );
  });
});
