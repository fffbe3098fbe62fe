import { playableCards, seatToPlay } from "@blueplate/trick-n-chef";
import { expect, type Locator, type Page } from "@playwright/test";
import { playAhead } from "../fixtures/ahead.ts";
import { raisedAfter, tricks } from "../fixtures/card-moments.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createCardTable, newPerson } from "../fixtures/person.ts";
import { flawsOf } from "../pictures/flaws.ts";

test("a coin on a lifted card shows who leads then, and what counts of it: before it is played and after", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await createCardTable(ann, "Raised", "hand");
  let found: string | undefined;
  await playAhead(
    [ann],
    tricks((view, seat) => (found = raisedAfter(view, seat, 3)) !== undefined),
  );
  const printed = Number(found?.split("-")[1]);
  const value = `${printed} → ${printed + 2}`;
  const own = ann.locator(`.hand > li[data-card="${found}"]`);
  const leads = ann.locator(".trick:not(.collected) > li[data-mark=highest]");
  await expect(leads).toHaveCount(1);
  await own.locator(".hand-card").hover({ position: { x: 8, y: 60 } });
  await expect(own).toHaveAttribute("data-lifted", "true");
  await expect(own).not.toHaveAttribute("data-mark", "highest");
  await expect(leads).toHaveCount(1);

  await test.step("with the coin the lifted card leads, and no card that lies there", async () => {
    await ann.mouse.wheel(0, -100);
    await expect(own).toHaveAttribute("data-mark", "highest");
    await expect(own.locator(".card-value")).toHaveText(value);
    await expect(leads).toHaveCount(0);
    await ann.mouse.wheel(0, 100);
    await expect(leads).toHaveCount(1);
    await ann.mouse.wheel(0, -100);
  });

  await test.step("so it does with the buttons of the coins, which the mouse reaches when it has left the card", async () => {
    const coins = ann.locator(".coin-step");
    await ann.mouse.wheel(0, 100);
    await ann.mouse.move(4, 4);
    await expect(own).toHaveAttribute("data-lifted", "false");
    await coins.getByRole("button").last().click();
    await expect(own.locator(".card-value")).toHaveText(value);
    await expect(own.locator(".coin")).toHaveText("+2");
    await expect(own).toHaveAttribute("data-mark", "highest");
    await expect(leads).toHaveCount(0);
    await ann.mouse.move(4, 4);
    await expect(own).toHaveAttribute("data-lifted", "true");
    await coins.getByRole("button").first().click();
    await expect(own).toHaveAttribute("data-lifted", "true");
    await expect(own.locator(".card-value")).toHaveCount(0);
    await ann.mouse.move(4, 4);
    await expect(own).toHaveAttribute("data-lifted", "false");
    await expect(leads).toHaveCount(1);
    await own.locator(".hand-card").hover({ position: { x: 8, y: 60 } });
    await coins.getByRole("button").last().click();
    await expect(own).toHaveAttribute("data-mark", "highest");
  });

  await test.step("the last trick shows the coin, and what made its card win", async () => {
    await own.locator(".hand-card").click({ position: { x: 8, y: 60 } });
    await expect(own).toHaveCount(0);
    await ann.getByRole("button", { name: "The last trick" }).focus();
    const won = ann.locator(".last-trick li[data-won=true]");
    await expect(won.getByText(value, { exact: true })).toBeVisible();
    await expect(won.locator(".coin")).toHaveText("+2");
    await expect(ann.locator(".last-trick li[data-won=false]").first()).not.toContainText(value);
  });
});

/** Ann has a choice among many cards and owns a coin: the strip that is seen of each is narrow. */
const hasCoinEarly = tricks(
  (view, seat) =>
    view.step === "play" &&
    seatToPlay(view) === seat &&
    playableCards(view, seat).length > 1 &&
    (view.players[seat]?.handSize ?? 0) > 7 &&
    (view.players[seat]?.coins ?? 0) > 0,
);

/** What each card that may be played says it would be worth, by its printed value; it is read on the strip that the next card leaves. */
const worthOnCards = (page: Page): Promise<readonly string[]> =>
  page.locator(".hand-card[data-legal=true]").evaluateAll((cards) =>
    cards.map((card) => {
      const chip = card.querySelector<HTMLElement>(".card-worth > span");
      if (!chip) return "no chip";
      const next = card.closest("li")?.nextElementSibling?.querySelector(".card-face");
      const box = chip.getBoundingClientRect();
      const edge = next?.getBoundingClientRect().left ?? innerWidth;
      if (box.right > edge + 3) return `${box.right} under the next card at ${edge}`;
      return `${card.querySelector(".card-face > b")?.textContent}: ${/→(.+)$/.exec(chip.innerText)?.[1]}`;
    }),
  );

/** The same, as a coin changes what is printed. */
const raisedBy = async (cards: Locator, by: number): Promise<readonly string[]> =>
  (await cards.locator(".card-face > b").allInnerTexts()).map((rank) => `${rank}: ${Number(rank) + by}`);

for (const [what, width, height] of [
  ["desk", 1366, 768],
  ["phone", 390, 844],
  ["low phone", 360, 640],
] as const)
  test(`a coin that is put down first shows on each card what it would be worth: on a ${what}`, async ({ browser }) => {
    const ann = what === "desk" ? await newPerson(browser) : await newPhone(browser);
    await ann.setViewportSize({ width, height });
    await ann.emulateMedia({ reducedMotion: "reduce" });
    await createCardTable(ann, "First", "hand");
    await playAhead([ann], hasCoinEarly);
    const cards = ann.locator(".hand-card[data-legal=true]");
    await expect(cards.first()).toBeVisible();
    const coins = ann.locator(".coin-step button");
    await expect(ann.locator(".card-worth")).toHaveCount(0);
    await coins.last().click();
    await expect.poll(() => worthOnCards(ann)).toEqual(await raisedBy(cards, 2));
    await expect(ann.locator(".card-worth")).toHaveCount(await cards.count());
    expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
    await test.step("silver side up it lowers them", async () => {
      await coins.first().click();
      await expect(ann.locator(".card-worth")).toHaveCount(0);
      await coins.first().click();
      await expect.poll(() => worthOnCards(ann)).toEqual(await raisedBy(cards, -2));
      expect(await flawsOf(ann, await ann.screenshot())).toEqual([]);
    });
  });
