import { expect, type Page } from "@playwright/test";
import { test, testThatShares } from "../fixtures/fixture.ts";
import { createTable, giveSeat, joinTable, newPerson, openLine, playToTheEnd, question } from "../fixtures/person.ts";
import { unnamedTable } from "../fixtures/unnamed-table.ts";

test("a table is created, found in the lobby, joined by its link and watched", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  const eve = await newPerson(browser);
  const name = "Three at the counter";
  await createTable(ann, {
    name,
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Open: for whoever has the link", "Bot: sensible"],
  });
  await expect(ann.getByText("Waiting for players…")).toBeVisible();
  const link = (await ann.getByRole("link", { name: /\/table\// }).textContent()) ?? "";

  await bob.goto(link);
  await expect(bob.getByText("Trick-n-Chef ·")).toBeVisible();
  await expect(ann.getByRole("button", { name: "Copy the link" })).toHaveAttribute("data-kind", "main");
  await bob.goto("/");
  await expect(bob.getByRole("listitem").filter({ hasText: name }).getByRole("link", { name: "Join" })).toBeVisible();
  await joinTable(bob, link, "Bob");
  await expect(ann.getByRole("region", { name: "Table" })).toBeVisible();
  await expect(bob.getByRole("region", { name: "Table" })).toBeVisible();

  await eve.goto("/");
  await eve.getByRole("listitem").filter({ hasText: name }).getByRole("link", { name: "Watch" }).click();
  await expect(eve.getByRole("heading", { name: "You are watching." })).toBeVisible();
  await eve.goto("/");
  await bob.goto("/");
  await expect(
    bob.getByRole("listitem").filter({ hasText: name }).getByRole("link", { name: "Back to your seat" }),
  ).toBeVisible();
});

test("below few tables stand the ways to begin, each of which leads there; more tables need the room", async ({
  browser,
}) => {
  const [ann, bob] = [await newPerson(browser), await newPerson(browser)];
  const ways = bob.locator(".doors a");
  const nobody = bob.getByText("No tables are open at the moment.", { exact: false });
  const lobbyWith = async (name: string): Promise<void> => {
    const others = ["Open: for whoever has the link", "Bot: sensible"];
    await createTable(ann, { name, player: "Ann", game: "Trick-n-Chef", others });
    await bob.goto("/");
    await expect(bob.locator(".table-row").filter({ hasText: name })).toBeVisible();
  };
  await bob.goto("/");
  await expect(ways).toHaveCount(4);
  await expect(nobody).toBeVisible();
  for (const name of ["First", "Second"]) {
    await lobbyWith(name);
    await expect(ways).toHaveCount(4);
    await expect(nobody).toBeHidden();
    const [rows, way] = await Promise.all([
      bob.locator(".table-rows").last().boundingBox(),
      ways.first().boundingBox(),
    ]);
    expect(way?.y ?? 0).toBeGreaterThanOrEqual((rows?.y ?? 0) + (rows?.height ?? 0));
  }
  // Whose tables they are sees them once, among their own.
  await ann.goto("/");
  await expect(ann.locator(".doors a")).toHaveCount(4);
  for (const [at, address] of [/\/learn\/first-dinner$/, /\/local\/local-/, /\/new$/, /\/local\/local-/].entries()) {
    await ways.nth(at).click();
    await expect(bob).toHaveURL(address);
    await bob.goto("/");
  }
  await test.step("whatever is over already", async () => {
    // Nothing is over here: what a server answers that has played a game before.
    await bob.route(/tables\.list/, async (route) => {
      const answer = await route.fetch();
      // cast: the answer is what `tables.list` says.
      const { result } = (await answer.json()) as { readonly result: { readonly data: object } };
      const input = encodeURIComponent(JSON.stringify({ which: "open" }));
      const isFinished = route.request().url().includes("finished");
      const open = await (await bob.request.get(`/trpc/tables.list?input=${input}`)).json();
      const [line] = open.result.data.lines;
      const over = { lines: [{ ...line, id: "over", status: "finished" }], next: null };
      await route.fulfill({ json: { result: { data: isFinished ? over : result.data } } });
    });
    await bob.reload();
    await expect(bob.locator(".evening")).toHaveCount(1);
    await expect(ways).toHaveCount(4);
    await bob.unroute(/tables\.list/);
  });
  await lobbyWith("Third");
  await expect(ways).toHaveCount(0);
});

testThatShares(
  "a seat is held on two devices by a link that works once; either can sign the other out",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    await ann.goto("/");
    for (const way of ["Serve your first dinner", "Play against bots", "Open a table", "Trick-n-Chef"])
      // The head of the page leads to the first dinner as well.
      await expect(ann.getByRole("listitem").getByRole("link", { name: way })).toBeVisible();
    // Icons that this page shows must be among those that come with the first scripts.
    expect(await ann.locator("svg.icon path").count()).toBeGreaterThan(1);
    await expect(ann.locator("svg.icon path:not([d])")).toHaveCount(0);
    await createTable(ann, {
      name: "Twice at home",
      player: "Ann",
      game: "Trick-n-Chef",
      others: ["Bot: sensible", "Bot: sensible"],
      seed: "at-home",
    });
    await expect(question(ann)).toBeVisible();
    await ann.getByRole("button", { name: "On another device" }).click();
    const link = (await ann.getByRole("link", { name: /\/seat#/ }).textContent()) ?? "";
    const phone = await newPerson(browser);
    await phone.goto(link);
    await expect(question(phone)).toBeVisible();
    await expect(ann.getByText("2 devices hold your seat.")).toBeVisible();
    // The one that was used is void: another stands there.
    await expect(ann.getByRole("link", { name: /\/seat#/ })).not.toHaveText(link);
    await ann.keyboard.press("Escape");
    const thief = await newPerson(browser);
    await thief.goto(link);
    await expect(thief.getByText("This link does not work any more.")).toBeVisible();
    // Another link in the same tab is tried as well.
    await thief.goto(link.slice(0, -2));
    await expect(thief.getByText("This link does not work any more.")).toBeVisible();
    await expect(thief).toHaveURL(/\/seat$/);
    await thief.getByRole("link", { name: "Back to the lobby" }).click();
    await expect(thief.getByRole("link", { name: "New table" })).toBeVisible();
    await ann.reload();
    const lines = (page: Page) => page.getByRole("list", { name: "Log" }).getByRole("button");
    await expect(question(ann)).toBeVisible();
    const before = await lines(ann).count();
    // As many clicks as the longest answer takes: whoever begins chooses a chef first.
    await playToTheEnd(phone, 4);
    await expect.poll(() => lines(ann).count()).toBeGreaterThan(before);
    await phone.getByRole("button", { name: "On another device" }).click();
    await phone.getByRole("button", { name: "Sign out the others" }).click();
    await expect(phone.getByText("Only this device holds your seat.")).toBeVisible();
    await expect(ann.getByRole("heading", { name: "You are watching." })).toBeVisible();
  },
);

test("what cannot be sent stays to be sent again; whoever is muted is folded on this device, until it is shown or unmuted", async ({
  browser,
}) => {
  const [ann, bob] = [await newPerson(browser), await newPerson(browser)];
  const others = ["Open: for whoever has the link", "Bot: sensible"];
  await createTable(ann, { name: "Too loud", player: "Ann", game: "Trick-n-Chef", others });
  await joinTable(bob, ann.url(), "Bob");
  const say = async (text: string): Promise<void> => {
    await bob.getByLabel("Say something").fill(text);
    await bob.getByRole("button", { name: "Send" }).click();
  };
  await bob.route("**/trpc/chat.send*", (route) => route.abort());
  await say("Hear me");
  await expect(bob.getByRole("alert")).toBeVisible();
  await expect(bob.getByLabel("Say something")).toHaveValue("Hear me");
  await bob.unroute("**/trpc/chat.send*");
  await bob.getByRole("button", { name: "Send" }).click();
  await expect(ann.getByText("Hear me")).toBeVisible();
  await ann.getByText("Mute…").click();
  await ann.getByRole("checkbox", { name: "Bob" }).check();
  await expect(ann.getByText("Hear me")).toBeHidden();
  await say("And again");
  const folded = ann.getByRole("button", { name: "show" });
  await expect(folded).toHaveCount(2);
  await ann.reload();
  await expect(folded).toHaveCount(2);
  await folded.last().click();
  await expect(ann.getByText("And again")).toBeVisible();
  await expect(ann.getByText("Hear me")).toBeHidden();
  await expect(bob.getByText("Hear me")).toBeVisible();
  await ann.getByText("Mute…").click();
  await ann.getByRole("checkbox", { name: "Bob" }).uncheck();
  await expect(ann.getByText("Hear me")).toBeVisible();
});

testThatShares(
  "a host copies the link, bots come and go, a friend sits down by the link and stands up again, the table is closed",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    await ann.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const name = "Coming and going";
    const open = "Open: for whoever has the link";
    await createTable(ann, { name, player: "Ann", game: "Trick-n-Chef", others: [open, open] });
    await ann.getByRole("button", { name: "Copy the link" }).click();
    await expect(ann.getByText("The link is in the clipboard.")).toBeVisible();
    const seat = (page: Page, number: number) => page.getByRole("listitem").nth(number - 1);
    await ann.getByRole("button", { name: /^Seat 3:/ }).click();
    const bots = ann.getByRole("group", { name: "Seat 3" });
    // Every bot stands there with its face.
    await expect(bots.locator(".choice .face svg")).toHaveCount((await bots.getByRole("radio").count()) - 1);
    await bots.getByRole("radio", { name: "Bot: sensible" }).check();
    await expect(seat(ann, 3)).toContainText("Juno · bot, sensible");
    await bots.getByRole("radio", { name: open }).check();
    await expect(seat(ann, 3)).toContainText("free");

    // Bob opens the link as it was copied: where it is pasted it can be read.
    const scrap = await ann.context().newPage();
    await scrap.goto("/new");
    await openLine(scrap, "Table");
    const field = scrap.getByLabel("Name of the table");
    await field.clear();
    await field.press("ControlOrMeta+v");
    const link = await field.inputValue();
    expect(link).toBe(ann.url());
    await scrap.close();
    const friend = await newPerson(browser);
    await joinTable(friend, link, "Bob");
    await expect(seat(ann, 2)).toContainText("Bob");
    await expect(friend.getByRole("button", { name: /^Seat 3:/ })).toBeHidden();
    await expect(friend.getByRole("button", { name: "Close this table" })).toBeHidden();
    await friend.getByRole("button", { name: "Name and colours" }).click();
    await friend.getByLabel("Your name").fill("Robert");
    await friend.getByRole("radio", { name: "Juno" }).click();
    await friend.getByRole("button", { name: "Save" }).click();
    // The free seat that was Juno's takes Otis.
    await expect(seat(ann, 2)).toContainText("Robert · Juno");
    await expect(seat(ann, 3)).toContainText("free · Otis");
    await friend.getByRole("button", { name: "Stand up" }).click();
    await expect(seat(ann, 2)).toContainText("free");
    await expect(friend.getByLabel("Your name")).toHaveValue("Robert");
    await friend.getByRole("button", { name: "Sit down on seat 3" }).click();
    await ann.getByRole("button", { name: "Free seat 3" }).click();
    await expect(friend.getByRole("button", { name: "Sit down on seat 3" })).toBeVisible();

    await ann.getByRole("button", { name: "Close this table" }).click();
    await ann.getByRole("button", { name: "Keep it" }).click();
    await ann.getByRole("button", { name: "Close this table" }).click();
    await ann.getByRole("button", { name: "Yes, close it" }).click();
    await expect(ann.getByRole("heading", { name: "Blueplate" })).toBeVisible();
    await expect(ann.getByText(name)).toBeHidden();
    await expect(friend.getByText("There is no such table. It may have been closed.")).toBeVisible();

    // The names stand in the form of the next table.
    await ann.getByRole("link", { name: "New table" }).click();
    await openLine(ann, "Table");
    await expect(ann.getByLabel("Name of the table")).toHaveValue(name);
    await expect(ann.getByLabel("Your name")).toHaveValue("Ann");
  },
);

testThatShares("a game that one plays alone against bots is closed from the lobby", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bots = ["Bot: sensible", "Bot: sensible"];
  await createTable(ann, { name: "Alone", player: "Ann", game: "Trick-n-Chef", others: bots });
  await expect(question(ann)).toBeVisible();
  await ann.goto("/");
  const line = ann.getByRole("listitem").filter({ hasText: "Alone" }).filter({ hasText: "Back to your seat" });
  await line.getByRole("button", { name: "Close this table" }).click();
  await line.getByRole("button", { name: "Yes, close it" }).click();
  await expect(line).toBeHidden();
  await ann.goBack();
  await expect(ann.getByText("There is no such table. It may have been closed.")).toBeVisible();
});

test("the town of a new table is there at once, drawn anew, gone back to, copied by its link, and the table has it", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ann.goto("/new");
  const map = ann.getByRole("img", { name: "Map of the town" });
  const rows = ann.getByLabel("Map", { exact: true });
  await expect(map).toBeVisible();
  await ann.getByText("By hand").click();
  const first = await rows.inputValue();
  expect(first.split(", ")).toHaveLength(4);
  const draws = ann.getByRole("group", { name: "The last towns that were drawn" }).getByRole("button");
  for (let more = 2; more <= 4; more++) {
    await ann.getByRole("button", { name: "Draw another" }).click();
    await expect(draws).toHaveCount(more);
  }
  await expect(rows).not.toHaveValue(first);
  await draws.last().click();
  await expect(rows).toHaveValue(first);
  // Fewer people need a smaller town.
  await ann.getByRole("radio", { name: "2 players" }).check();
  await expect.poll(async () => (await rows.inputValue()).split(", ").length).toBe(3);
  await ann.getByRole("radio", { name: "4 players" }).check();
  await draws.last().click();

  await ann.getByRole("button", { name: "Copy this town" }).click();
  await expect(ann.getByText("The link is in the clipboard.")).toBeVisible();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  const bob = await newPerson(browser);
  await bob.goto(link);
  await bob.getByText("By hand").click();
  await expect(bob.getByLabel("Map", { exact: true })).toHaveValue(await rows.inputValue());

  await rows.fill("A0 B0");
  await expect(ann.getByText("These rows make no map for this number of players.")).toBeVisible();
  await rows.fill(first);
  // No name was given and nothing else was written: the table is there all the same.
  await ann.getByRole("button", { name: "Create table" }).click();
  await expect(ann.getByRole("heading", { level: 1, name: unnamedTable() })).toBeVisible();
  await expect(ann.getByText("Map: chosen by the host")).toBeVisible();
  await ann.goto("/new");
  await ann.getByRole("radio", { name: "My last table" }).check();
  await expect(ann.locator(".seat-card")).toHaveCount(4);
});

testThatShares(
  "an evening is one choice: the seats of experts are hard bots; whoever wants to be taught begins at once with the coach",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    await ann.goto("/new");
    await ann.getByRole("radio", { name: "Experts" }).check();
    await expect(ann.locator(".seat-card").getByRole("radio", { name: "hard" })).toHaveCount(3);
    for (const seat of [2, 3, 4])
      await expect(
        ann.getByRole("group", { name: `bot on seat ${seat}` }).getByRole("radio", { name: "hard" }),
      ).toBeChecked();
    // A bot that is no level of another says what it is like, and offers no row of levels in which none is chosen.
    await giveSeat(ann, 2, "Bot: steady");
    await expect(ann.locator(".seat-card").nth(1)).toContainText("Sells burgers at the full price");
    await expect(ann.getByRole("group", { name: "bot on seat 2" })).toHaveCount(0);
    await ann.getByRole("radio", { name: "Teach me" }).check();
    await ann.getByRole("button", { name: "Begin with the coach" }).click();
    await expect(ann).toHaveURL(/\/local\/local-/);
    await expect(question(ann)).toBeVisible();
  },
);

testThatShares(
  "the way to a new table is one link before and after the tables come: no press between is lost",
  async ({ page }) => {
    const lists = Promise.withResolvers<void>();
    await page.route(/\/trpc\/.*tables\.list/, async (route) => {
      await lists.promise;
      await route.continue();
    });
    await page.goto("/");
    const link = await page.getByRole("link", { name: "New table" }).elementHandle();
    await expect(page.getByRole("list", { name: "Loading…" })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await link?.boundingBox();
    lists.resolve();
    await expect(page.getByRole("list", { name: "Loading…" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /Where to begin|Tables/ })).toBeVisible();
    expect(await link?.evaluate((element) => element.isConnected)).toBe(true);
    // A press that began on it ends on it.
    expect(await link?.boundingBox()).toEqual(before);
  },
);

testThatShares("an unknown table and an unknown page say so", async ({ page }) => {
  await page.goto("/table/nowhere");
  await expect(page.getByText("There is no such table. It may have been closed.")).toBeVisible();
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "There is nothing here." })).toBeVisible();
  await page.getByRole("link", { name: "Back to the lobby" }).click();
  await expect(page.getByRole("heading", { name: "Where to begin" })).toBeVisible();
});
