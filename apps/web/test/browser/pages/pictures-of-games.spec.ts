import { expect, type Locator } from "@playwright/test";
import { playAhead, TO_THE_END, workingIn } from "../fixtures/ahead.ts";
import { test } from "../fixtures/fixture.ts";
import { createTable, ending, newPerson } from "../fixtures/person.ts";

/** The light of a day and of an evening on the roads of a small town. */
const [DAY, EVENING] = ["#5a5860", "#3c3a49"];

/** How many squares of a picture are drawn so. */
const drawn = (picture: Locator, what: string): Promise<number> => picture.locator(`rect${what}`).count();

test("a town shows in its row how it stands: its map, the round, since when; once it is over it hangs as the evening that decided it", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [ann, eve] = [await newPerson(browser), await newPerson(browser)];
  const game = "Food Chain Magnate";
  await createTable(ann, {
    name: "Elm Street",
    player: "Ann",
    game,
    rules: "Introductory game",
    others: ["Bot: steady"],
  });
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

  await playAhead([ann], TO_THE_END);
  await expect(ending(ann)).toBeVisible({ timeout: 60_000 });
  await eve.goto("/");
  const card = eve.locator(".evenings > .evening").filter({ hasText: "Elm Street" });
  const picture = card.locator(".evening-picture > .mini");
  await test.step("the evening: its light, who has served which house, the light round whoever won", async () => {
    await expect(picture).toHaveAttribute("data-evening", "");
    expect(await drawn(picture, `[fill="${EVENING}"]`)).toBeGreaterThan(10);
    expect(await drawn(picture, `[fill="${DAY}"]`)).toBe(0);
    expect(await drawn(picture, "[data-won]")).toBeGreaterThan(0);
    const winner = await card
      .locator(".evening-text .sign")
      .first()
      .evaluate((sign) => getComputedStyle(sign).getPropertyValue("--chain"));
    const served = await picture
      .locator('rect[data-host][fill="var(--chain)"]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).getPropertyValue("--chain")));
    // That evening brought the winner's lead: its guests are among them.
    expect(served).toContain(winner);
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
