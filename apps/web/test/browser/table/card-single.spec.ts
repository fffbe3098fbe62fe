import { seatOf } from "@blueplate/kernel";
import { seatToPlay } from "@blueplate/trick-n-chef";
import { expect, type Page } from "@playwright/test";
import { playAhead } from "../fixtures/ahead.ts";
import { closesWithOneCard, tricks } from "../fixtures/card-moments.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createTable, joinTable, newPerson } from "../fixtures/person.ts";

const ANN = seatOf(0);
const OPEN = "Open: for whoever has the link";

/** Switches on or off that the only legal card plays itself. */
const playsItself = async (page: Page, wanted: boolean): Promise<void> => {
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByLabel("A single legal card plays itself").setChecked(wanted);
  await page.keyboard.press("Escape");
};

test("a single legal card plays itself where one wants it so, and is asked for once it is taken back", async ({
  browser,
}) => {
  const people = [await newPerson(browser), await newPerson(browser), await newPerson(browser)] as const;
  const [ann, bob, eve] = people;
  await createTable(ann, { name: "Alone", player: "Ann", game: "Trick-n-Chef", others: [OPEN, OPEN], seed: "garlic" });
  await joinTable(bob, ann.url(), "Bob");
  await joinTable(eve, ann.url(), "Eve");
  for (const page of people) {
    // Who looks at the table that gathered its players sees it go, with what is open over it.
    await expect(page.locator(".hand-card").first()).toBeVisible();
    await playsItself(page, false);
  }
  await playAhead(
    people,
    tricks((view, seat) =>
      seat === ANN ? closesWithOneCard(view, ANN) : view.step === "play" && seatToPlay(view) === ANN,
    ),
  );
  const held = ann.locator(".hand-card");
  const legal = ann.locator(".hand-card[data-legal=true]");
  const isAsked = ann.getByRole("status").filter({ hasText: "Your move" });
  await expect(legal).toHaveCount(1);
  await expect(isAsked).toBeVisible();
  const count = await held.count();

  await test.step("switched on, it plays at once", async () => {
    await playsItself(ann, true);
    await expect(held).toHaveCount(count - 1);
    // Who takes a chef now is Bob's or Eve's to say.
    await expect(isAsked).toBeHidden();
  });

  await test.step("taken back it waits for whoever plays it, though the switch is on", async () => {
    // Everybody has seen the card: they are asked.
    await ann.getByRole("button", { name: /^Go back further/ }).click();
    await ann.getByRole("dialog", { name: "Go back?" }).getByRole("button", { name: "Ask to go back" }).click();
    for (const page of [bob, eve]) await page.getByRole("button", { name: "Accept" }).click();
    await expect(held).toHaveCount(count);
    await expect(isAsked).toBeVisible();
    await legal.click();
    await expect(held).toHaveCount(count - 1);
    await expect(isAsked).toBeHidden();
  });
});
