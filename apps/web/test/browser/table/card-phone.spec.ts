import { expect, type Page } from "@playwright/test";
import { seatToPlay } from "@blueplate/trick-n-chef";
import { violations } from "../fixtures/access.ts";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { closesWithCoins, tricks } from "../fixtures/card-moments.ts";
import { misfits } from "../fixtures/card-screen.ts";
import { newPhone, putCoin } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createTable, ending, joinTable, newPerson } from "../fixtures/person.ts";
import { flawsOf } from "../pictures/flaws.ts";

/** The usual phone, and lower and narrower ones. */
const SIZES = [
  [390, 844],
  [390, 667],
  [360, 740],
  [360, 640],
] as const;

/** Cards of the hand of whose stars the next card covers one; a star is 11 px wide. */
const coveredStars = (page: Page): Promise<readonly string[]> =>
  page.locator(".hand .card-face").evaluateAll((cards) =>
    cards.slice(0, -1).flatMap((card, at) => {
      const edge = cards[at + 1]?.getBoundingClientRect().left ?? innerWidth;
      const stars = [...card.querySelectorAll(".card-stars > span")];
      const isCovered = stars.some((star) => star.getBoundingClientRect().left + 11 > edge);
      return isCovered || stars.length === 0 ? [`${card.textContent}: ${stars.length}`] : [];
    }),
  );

/** Everything stands in one screen of every size, can be read, and lies over nothing else. */
const fits = async (page: Page, state: string): Promise<void> => {
  for (const [width, height] of SIZES.toReversed())
    await test.step(`${state} on ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
      expect(await misfits(page)).toEqual([]);
      expect(await flawsOf(page, await page.screenshot())).toEqual([]);
    });
};

test("on a phone a whole game stands in one screen, with points, log and talk behind one button", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  const bob = await newPerson(browser);
  await createTable(ann, {
    name: "On the way",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Open: for whoever has the link", "Bot: sensible", "Bot: sensible"],
    seed: "hand",
  });
  await joinTable(bob, ann.url(), "Bob");
  const people = [ann, bob];
  await test.step("whoever watches has a head of one row", async () => {
    const cem = await newPhone(browser);
    await cem.goto(ann.url());
    await expect(cem.locator(".table-menu .chip")).toHaveText("You are watching.");
    expect((await cem.locator(".table-head").boundingBox())?.height).toBeLessThanOrEqual(53);
    expect(await cem.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await cem.close();
  });
  await playAhead(
    people,
    tricks((view) => view.step === "play" && seatToPlay(view) === 1),
  );
  await expect(ann.locator(".question")).toContainText("Waiting for Bob");
  await fits(ann, "waiting");

  await playAhead(people, tricks(closesWithCoins));
  const card = ann.locator(".hand-card[data-legal=true]").first();
  await expect(card).toBeVisible();
  await fits(ann, "own play");
  await putCoin(ann, card);
  await fits(ann, "coins");

  await test.step("points, log and talk", async () => {
    const button = ann.getByRole("button", { name: "Score and log" });
    await button.tap();
    const window = ann.getByRole("dialog", { name: "On the way" });
    await expect(window.getByRole("table", { name: "Points by round" })).toBeVisible();
    expect(await window.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    expect(await violations(ann)).toEqual([]);
    for (const [tab, what] of [
      ["Log", window.getByRole("list", { name: "Log" })],
      ["Talk", window.getByRole("textbox")],
    ] as const) {
      await window.getByRole("tab", { name: tab }).tap();
      await expect(what).toBeVisible();
      await fits(ann, tab);
    }
    // Keys are for the window: the lifted card stays where it is.
    await ann.keyboard.press("Enter");
    await expect(ann.locator("[data-lifted=true]")).toHaveCount(1);
    await ann.keyboard.press("Escape");
    await expect(window).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await playAhead(
    people,
    tricks((view) => view.step === "take" && view.last?.chefTaker === 0),
  );
  await expect(ann.locator(".lamp-offer").first()).toBeVisible();
  await fits(ann, "chef");
  await playAhead(
    people,
    tricks((view) => view.round === 2 && view.step === "choose"),
  );
  await fits(ann, "end of a round");
  await ann.getByRole("button", { name: "Next round" }).tap();
  await expect(ann.locator(".hand-card")).toHaveCount(10);
  await fits(ann, "next round");
  for (const [width, height] of SIZES) {
    await ann.setViewportSize({ width, height });
    await expect.poll(() => coveredStars(ann), `${width} × ${height}`).toEqual([]);
  }

  await playAhead(people, TO_THE_END);
  const end = ending(ann);
  await expect(end.getByRole("table", { name: "Points by round" })).toBeVisible();
  for (const name of ["Look back at this game", "Rematch"]) await expect(end.getByRole("link", { name })).toBeVisible();
  await expect(end.getByRole("button", { name: "Share", exact: true })).toBeVisible();
  await fits(ann, "end");
  await test.step("the end tells what the points were made of and which trick decided it, and leaves no room empty", async () => {
    await expect(end.getByRole("cell", { name: /^\d+ \d+ stars?, \d+ coins?$/ })).toHaveCount(12);
    const decided = end.getByRole("region", { name: "The round that decided it" });
    await expect(decided.getByRole("heading")).toHaveText(
      /^Round \d: .+('s lead grew by \d+ points?| pulled \d+ points? ahead| came from \d+ points? behind to (\d+ points? ahead|draw level))\.$/,
    );
    await expect(decided.getByRole("listitem")).toHaveCount(4);
    await expect(decided.locator("[data-won=true]")).toHaveCount(1);
    const [line, won] = [
      await decided.locator("p").boundingBox(),
      await decided.locator("[data-won=true] .card-face").boundingBox(),
    ];
    // The frame of the card is 3 px wide.
    expect((won?.y ?? 0) - 3).toBeGreaterThanOrEqual((line?.y ?? Infinity) + (line?.height ?? 0));
    const bottom = await end.evaluate((panel) => panel.getBoundingClientRect().bottom);
    expect(844 - bottom).toBeLessThanOrEqual(12);
    for (const link of await end.locator(".ending-links > *").all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  });
  for (const locale of ["ja", "pl", "ru", "zh", "en"])
    await test.step(`the end stands in one screen in ${locale}`, async () => {
      await ann.evaluate((chosen) => localStorage.setItem("blueplate-language", chosen), locale);
      await ann.reload();
      await expect(ann.locator(`html[lang=${locale}] .deciding-trick`)).toBeVisible();
      expect(await misfits(ann)).toEqual([]);
    });
  await end.getByRole("button", { name: "Fold", exact: false }).tap();
  await expect(ann.locator(".card-table")).toBeVisible();
  await fits(ann, "table at the end");
});
