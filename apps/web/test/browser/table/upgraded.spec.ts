import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { magnate, playAhead } from "../fixtures/ahead.ts";
import { test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { endTurn } from "../fixtures/magnate.ts";
import { createTable, joinTable, newPerson, question } from "../fixtures/person.ts";
import type { Server } from "../fixtures/server.ts";

/** The version before, of which a log is decided differently today (apps/server/test/older). */
const OLDER = { script: "test/older/server.ts" };

const GO_ON = "Go on by today's rules";
const STAY = "Leave it as it is";

/** Ann and Bob at a table of the version before, on the first working day, when the server is upgraded. */
const atUpgradedTable = async (browser: Browser, server: Server): Promise<readonly [Page, Page]> => {
  await server.kill();
  await server.start(OLDER);
  const [ann, bob] = [await onFlatMap(await newPerson(browser)), await onFlatMap(await newPerson(browser))];
  await createTable(ann, {
    name: "Begun before",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Open: for whoever has the link"],
    seed: "upgraded",
  });
  await joinTable(bob, ann.url(), "Bob");
  await playAhead(
    [ann, bob],
    magnate(({ stage }) => stage._tag === "working"),
  );
  await server.kill();
  await server.start();
  return [ann, bob];
};

/** What is asked of everybody at the table. */
const vote = (page: Page): Locator => page.getByRole("region", { name: "Play on by today's rules?" });
const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole("button", { name, exact: true }).click();
const line = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("list", { name: "Log" }).getByRole("listitem").filter({ hasText: text });
const CHANGED = "From here on the game is decided by the rules of today.";

test("a table that today's rules decide differently asks its people, and goes on when both agree", async ({
  browser,
  server,
}) => {
  const people = await atUpgradedTable(browser, server);
  const [ann, bob] = people;

  await test.step("both read what is asked, and nobody is offered a move", async () => {
    for (const page of people) {
      await expect(vote(page)).toContainText("from entry 1 of its log on");
      await expect(vote(page)).toContainText("Everybody at the table has to agree; until then nobody plays.");
      for (const name of [GO_ON, STAY]) await expect(vote(page).getByRole("button", { name })).toBeEnabled();
      await expect(page.getByRole("heading", { name: "Nobody plays here now." })).toBeVisible();
      await expect(question(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: "End turn" })).toHaveCount(0);
      expect(await violations(page, ".rules-question")).toEqual([]);
    }
    await expect(vote(ann).getByRole("status")).toHaveText("Waiting for Bob.");
    const size = ann.viewportSize() ?? { width: 0, height: 0 };
    for (const narrow of [
      { width: 1366, height: 768 },
      { width: 390, height: 844 },
    ]) {
      await ann.setViewportSize(narrow);
      for (const name of [GO_ON, STAY]) {
        await expect(vote(ann).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      }
    }
    // The pages of a phone stay in reach below what is asked.
    await press(ann, "Log");
    await expect(line(ann, "The order is").first()).toBeVisible();
    await ann.setViewportSize(size);
  });

  await test.step("one agrees: the other sees it, and nobody plays yet", async () => {
    await press(vote(ann), GO_ON);
    await expect(vote(ann).getByRole("status")).toHaveText("You have accepted. Waiting for Bob.");
    await expect(vote(ann).getByRole("button", { name: GO_ON })).toHaveCount(0);
    await expect(vote(bob).getByRole("status")).toHaveText("For going on: Ann.");
    await expect(question(bob)).toHaveCount(0);
  });

  await test.step("the other refuses, which can be taken back", async () => {
    await press(vote(bob), STAY);
    await expect(vote(ann).getByRole("status")).toHaveText("You have accepted. For leaving it as it is: Bob.");
    await expect(vote(bob).getByRole("button", { name: STAY })).toHaveCount(0);
  });

  await test.step("both agree: the log says so, and a move is made and accepted", async () => {
    await press(vote(bob), GO_ON);
    for (const page of people) {
      await expect(vote(page)).toHaveCount(0);
      await page.getByRole("tab", { name: "Log" }).click();
      await expect(line(page, CHANGED)).toHaveCount(1);
    }
    await expect(question(bob)).toBeVisible();
    await endTurn(bob);
    await expect(question(ann)).toBeVisible();
    await expect(question(bob)).toHaveCount(0);
  });

  await test.step("it stays so after a reload, and for a server that is started again", async () => {
    await server.kill();
    await server.start();
    for (const page of people) {
      await page.reload();
      await page.getByRole("tab", { name: "Log" }).click();
      await expect(line(page, CHANGED)).toHaveCount(1);
      await expect(vote(page)).toHaveCount(0);
    }
    await expect(question(ann)).toBeVisible();
    await endTurn(ann);
    await expect(question(ann)).toHaveCount(0);
  });
});

test("who does not answer is handed to a bot by the others, and the table goes on without asking it", async ({
  browser,
  server,
}) => {
  const [ann, bob] = await atUpgradedTable(browser, server);
  await expect(vote(ann).getByRole("button", { name: GO_ON })).toBeVisible();
  await expect(vote(ann).getByRole("button", { name: "Players" })).toHaveCount(0);
  await press(vote(ann), GO_ON);
  await press(vote(ann), "Players");
  const players = ann.getByRole("dialog", { name: "Players" });
  await expect(players.getByText("being waited for")).toHaveCount(1);
  await press(players, "Hand to a bot");
  await expect(vote(ann)).toHaveCount(0);
  await ann.keyboard.press("Escape");
  await ann.getByRole("tab", { name: "Log" }).click();
  await expect(line(ann, "The bot steady plays for Bob, who is away.")).toHaveCount(1);
  await expect(line(ann, CHANGED)).toHaveCount(1);
  // Bob works first: the bot does it for him.
  await expect(question(ann)).toBeVisible();
  await press(bob, "Take my seat back");
  await expect(line(ann, "Bob is back.")).toBeVisible();
});
