import { expect } from "@playwright/test";
import { playAhead } from "../fixtures/ahead.ts";
import { raisedAfter, tricks } from "../fixtures/card-moments.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { createCardTable, newPerson } from "../fixtures/person.ts";

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
