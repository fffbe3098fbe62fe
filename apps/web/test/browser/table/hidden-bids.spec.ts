import { expect } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { test } from "../fixtures/fixture.ts";
import { createTable, ending, joinTable, newPerson, playToTheEnd, question } from "../fixtures/person.ts";

test.use({ withBids: true });

test("a third game that was dropped in is played to its end in two browsers", async ({ browser }) => {
  const ann = await newPerson(browser);
  const bob = await newPerson(browser);
  await createTable(ann, {
    name: "Bids",
    player: "Ann",
    game: "hidden bids",
    others: ["Open: for whoever has the link"],
    seed: "sealed",
  });
  await joinTable(bob, ann.url(), "Bob");
  // What was chosen and not handed in yet survives a reload.
  await question(ann).locator(".offers button").first().click();
  const chosen = question(ann).getByRole("definition");
  const bid = (await chosen.textContent()) ?? "";
  await ann.reload();
  await expect(chosen).toHaveText(bid);
  await question(ann).locator("button[data-kind=main]:enabled").click();
  const clicks = await Promise.all([playToTheEnd(ann), playToTheEnd(bob)]);
  // Four rounds: a bid and its confirmation each, of which Ann has made the first.
  expect(clicks).toEqual([6, 8]);
  for (const page of [ann, bob]) {
    await expect(ending(page).getByRole("row")).toHaveCount(3);
    // Both bid the same in every round: nobody scores, and both share the first place.
    await expect(ending(page).getByRole("row").filter({ hasText: "1." })).toHaveCount(2);
    const table = page.getByRole("region", { name: "Table", exact: true });
    await expect(table.getByRole("heading")).toHaveText(["Ann", "Bob"]);
  }
});

test("a panel that scrolls and holds nothing to press is reached by Tab, and keys scroll it", async ({ browser }) => {
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "Bids that are watched",
    player: "Ann",
    game: "hidden bids",
    others: ["Open: for whoever has the link"],
  });
  const bob = await newPerson(browser);
  await joinTable(bob, ann.url(), "Bob");
  const eve = await newPerson(browser);
  await eve.setViewportSize({ width: 1100, height: 480 });
  await eve.goto(ann.url());
  const watching = eve.getByRole("heading", { name: "You are watching." });
  await expect(watching).toBeVisible();
  const panel = eve.locator(".generic-side > .panel").first();
  const stop = eve.getByRole("group", { name: "Your move" });
  await expect(panel.getByRole("button")).toHaveCount(0);
  await expect(stop).toHaveCount(0);
  // Large letters, as somebody may have set them.
  const letters = await eve.addStyleTag({
    content: ".question, .talk .log { font-size: 80px } .question * { font-size: inherit }",
  });
  await expect.poll(() => panel.evaluate((part) => part.scrollHeight > part.clientHeight)).toBe(true);
  await expect.poll(() => violations(eve, ".generic-side")).toEqual([]);
  await expect(stop).toHaveAttribute("tabindex", "0");
  await expect(eve.getByRole("list", { name: "Talk" })).toHaveAttribute("tabindex", "0");
  await stop.focus();
  await eve.keyboard.press("End");
  await expect.poll(() => panel.evaluate((part) => part.scrollTop)).toBeGreaterThan(0);
  // With all of it in sight there is nothing to go to; the focus stays where it was.
  await letters.evaluate((style) => void style.parentNode?.removeChild(style));
  await expect(panel).toHaveAttribute("tabindex", "-1");
  await expect(stop).toHaveCount(0);
  await expect(panel).toBeFocused();
});
