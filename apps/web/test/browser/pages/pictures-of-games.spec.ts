import type { Event } from "@blueplate/engine";
import { decidingEveningOf } from "@blueplate/forecast";
import { type Entry, mainline, type Seat } from "@blueplate/kernel";
import { expect, type Locator, type Page } from "@playwright/test";
import { playAhead, TO_THE_END, tableOf, workingIn } from "../fixtures/ahead.ts";
import { test } from "../fixtures/fixture.ts";
import { createTable, ending, newPerson } from "../fixtures/person.ts";

/** The light of a day and of an evening on the roads of a small town. */
const [DAY, EVENING] = ["#5a5860", "#3c3a49"];

/** How many squares of a picture are drawn so. */
const drawn = (picture: Locator, what: string): Promise<number> => picture.locator(`rect${what}`).count();

/** Opens a listed table of two, whose map nobody chose. */
const openStreet = (page: Page, name: string): Promise<void> =>
  createTable(page, {
    name,
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady"],
  });

/** Who won, and whose guests ate on the evening that decided it, by the log of the game that is over. */
const decidingGuests = async (
  page: Page,
): Promise<{ readonly winner: Seat | undefined; readonly hosts: Set<Seat> }> => {
  const { rules, state, entries } = await tableOf(page);
  // cast: the table is one of Food Chain Magnate.
  const log = entries as unknown as readonly Entry<Event>[];
  const winners = rules.outcome(state)?.winners ?? [];
  const evening = decidingEveningOf(log, rules.config.seats, winners);
  const events = evening
    ? mainline(log)
        .slice(evening.from, evening.to + 1)
        .flatMap((entry) => entry.events)
    : [];
  return {
    winner: evening?.winner,
    hosts: new Set(events.flatMap((event) => (event._tag === "HouseServed" ? [event.seat] : []))),
  };
};

/**
 * Plays to the end, and as many more games as it takes until one was decided by an evening on which somebody ate: a listed table
 * has no seed of its own, and on some maps the lead grows while all houses stay hungry. Answers the name of that game's table.
 */
const playUntilSomebodyAte = async (page: Page, name: string): Promise<string> => {
  for (let street = name, more = 2; ; more++) {
    await playAhead([page], TO_THE_END);
    await expect(ending(page)).toBeVisible({ timeout: 60_000 });
    const { hosts } = await decidingGuests(page);
    if (hosts.size > 0) return street;
    street = `${name} No. ${more}`;
    await openStreet(page, street);
  }
};

test("a town shows in its row how it stands: its map, the round, since when; once it is over it hangs as the evening that decided it", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [ann, eve] = [await newPerson(browser), await newPerson(browser)];
  await openStreet(ann, "Elm Street");
  await playAhead([ann], workingIn(2));
  await eve.goto("/");
  const row = eve.locator(".table-row").filter({ hasText: "Elm Street" });
  await test.step("the row", async () => {
    await expect(row.locator(".row-state")).toContainText("Round 2 · Working 9 to 5");
    await expect(row.locator(".row-state .muted").last()).toHaveText(/^\d+ (?:minutes?|hours?) ago$/);
    const map = row.locator(".mini");
    expect(await drawn(map, `[fill="${DAY}"]`)).toBeGreaterThan(10);
    // Both chains have a restaurant of two rows, in the colours that their bars have.
    const colours = (part: Locator) =>
      part.evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).getPropertyValue("--chain")))]);
    const chains = await colours(map.locator('rect[fill="var(--chain)"]'));
    expect(chains).toHaveLength(2);
    expect(chains.toSorted()).toEqual((await colours(row.locator(".bars .bar"))).toSorted());
    for (const width of [1366, 390]) {
      await eve.setViewportSize({ width, height: 844 });
      for (const part of [".mini", ".row-state", ".bars"]) await expect(row.locator(part)).toBeVisible();
      expect(await map.boundingBox()).toMatchObject({ width: 70, height: 70 });
    }
  });

  const street = await playUntilSomebodyAte(ann, "Elm Street");
  const { winner, hosts } = await decidingGuests(ann);
  await eve.goto("/");
  const named = eve.getByText(street, { exact: true });
  const card = eve.locator(".evenings > .evening").filter({ has: named });
  const picture = card.locator(".evening-picture > .mini");
  await test.step("the evening: its light, who has served which house, the light round whoever won", async () => {
    await expect(picture).toHaveAttribute("data-evening", "");
    expect(await drawn(picture, `[fill="${EVENING}"]`)).toBeGreaterThan(10);
    expect(await drawn(picture, `[fill="${DAY}"]`)).toBe(0);
    expect(await drawn(picture, "[data-won]")).toBeGreaterThan(0);
    const chainOf = (part: Locator) =>
      part.evaluate((drawing) => getComputedStyle(drawing).getPropertyValue("--chain"));
    const guests = picture.locator("rect[data-host]");
    const shown = await guests.evaluateAll((all) => all.map((each) => Number(each.getAttribute("data-host"))));
    expect(new Set(shown)).toEqual(hosts);
    // Their roofs have the colours of the chains: of whoever won they are those of the sign in the text.
    const sign = await chainOf(card.locator(".evening-text .sign").first());
    for (const host of hosts) {
      const roof = picture.locator(`rect[data-host="${host}"][fill="var(--chain)"]`).first();
      expect((await chainOf(roof)) === sign).toBe(host === winner);
    }
    for (const width of [1366, 390]) {
      await eve.setViewportSize({ width, height: 844 });
      const { width: wide = 0, height = 1 } = (await picture.boundingBox()) ?? {};
      expect(wide).toBeGreaterThanOrEqual(64);
      expect(Math.round(wide)).toBe(Math.round(height));
    }
    expect(await picture.evaluate((svg) => svg.outerHTML.length)).toBeLessThan(10_000);
  });
  await test.step("without spoilers neither guests nor winner are shown", async () => {
    await eve.getByLabel("Without spoilers").first().check();
    await expect(picture.locator("[data-won], [data-host]")).toHaveCount(0);
    expect(await drawn(picture, `[fill="${EVENING}"]`)).toBeGreaterThan(10);
  });
});
