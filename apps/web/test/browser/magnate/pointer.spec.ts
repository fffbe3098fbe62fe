import { expect, type Page } from "@playwright/test";
import { newPhone, putDown, RAISED } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap, pointAt, pointOf } from "../fixtures/flat-map.ts";
import { endTurn, playMagnate, pressAgain } from "../fixtures/magnate.ts";
import { createTable, newPerson, question } from "../fixtures/person.ts";

/** Moves the pointer over the town until something can be placed there and clicks; fails if there is no such spot. */
const placeByPointer = async (page: Page): Promise<string> => {
  const canvas = page.locator(".city-map canvas");
  await expect(canvas).toBeVisible();
  const box = await canvas.boundingBox();
  if (!box) throw new Error("the town has no place on the screen");
  const places = question(page).getByText("Choose in the town where it should stand.");
  const under = page.getByLabel("Square pointed at");
  for (let row = 3; row < 9; row++) {
    for (let column = 3; column < 9; column++) {
      await page.mouse.move(box.x + (box.width * column) / 12, box.y + (box.height * row) / 12);
      await expect(under).not.toHaveText("");
      const square = (await under.textContent()) ?? "";
      await page.mouse.down();
      await page.mouse.up();
      if (!(await places.isVisible())) return square;
    }
  }
  throw new Error("nowhere to place it");
};

test("a restaurant and a turned billboard are placed with the pointer on the town", async ({ browser }) => {
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "By hand",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady"],
    seed: "by-hand",
  });
  await expect(question(ann)).toBeVisible();
  const place = ann.getByRole("button", { name: "Place restaurant", exact: true }).first();
  await place.click();
  expect(await placeByPointer(ann)).toMatch(/^[A-Z]+\d+$/);
  await expect(question(ann).locator(".picked")).not.toHaveText("");
  const campaign = question(ann).getByRole("button", { name: "Start campaign", exact: true });
  await playMagnate(ann, campaign, { day: ["Hire"], hire: ["Marketing Trainee"] });
  await campaign.click();
  const offer = question(ann).locator(".slot .offers button").first();
  const start = question(ann).locator(".confirm button[data-kind=main]");
  await question(ann).getByRole("button", { name: /^#14 / }).click();
  // It lies where it reaches most; its place is taken up to be sought by hand.
  await question(ann).getByTitle("Place: choose anew").click();
  await ann.keyboard.press("r");
  await expect(question(ann).getByRole("button", { name: "Turn", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(await placeByPointer(ann)).toMatch(/^[A-Z]+\d+$/);
  await expect(question(ann).locator(".picked")).toContainText("turned");
  // What it reaches stands there before it is sent.
  await expect(question(ann).getByText("It reaches", { exact: true })).toBeVisible();
  await offer.click();
  await start.click();
  await pressAgain(ann);
  await ann.getByRole("tab", { name: "Log" }).click();
  await expect(ann.getByRole("list", { name: "Log" }).getByText(/Ann advertises .* with campaign \d+/)).toBeVisible();
});

/** Fills in a form of the working day and sends it. */
const act = async (page: Page, form: string, ...names: readonly string[]): Promise<void> => {
  await question(page).getByRole("button", { name: form, exact: true }).click();
  for (const name of names) await question(page).locator(".slot").getByRole("button", { name, exact: true }).click();
  await question(page).locator(".confirm button[data-kind=main]").click();
  await pressAgain(page);
  await expect(question(page).locator(".confirm")).toBeHidden();
};

test("an airplane follows the pointer along the rim of the board, and a finger as well", async ({ browser }) => {
  const ann = await onFlatMap(await newPhone(browser));
  await ann.setViewportSize({ width: 1366, height: 768 });
  await createTable(ann, {
    name: "Over the roofs",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady"],
    seed: "over-the-roofs",
  });
  const form = (name: string) => question(ann).getByRole("button", { name, exact: true });
  const idle = { day: [] };
  await playMagnate(ann, form("Hire"), idle);
  await act(ann, "Hire", "Trainer");
  await endTurn(ann);
  await playMagnate(ann, form("Hire"), idle);
  await act(ann, "Hire", "Marketing Trainee");
  await act(ann, "Train", "Marketing Trainee", "Campaign Manager");
  await endTurn(ann);
  // As last round: the trainer works, the campaign manager stays where she can be trained.
  await playMagnate(ann, ann.locator(".structure"), idle);
  await question(ann).getByRole("button", { name: "Ready", exact: true }).click();
  await expect(ann.locator(".structure")).toBeHidden();
  await playMagnate(ann, form("Train"), idle);
  await act(ann, "Train", "Campaign Manager", "Brand Manager");
  await endTurn(ann);
  await playMagnate(ann, form("Start campaign"), idle);

  await form("Start campaign").click();
  await question(ann)
    .getByRole("button", { name: /^#5 Airplane/ })
    .click();
  const under = ann.getByLabel("Square pointed at");
  await pointAt(ann, 14, 7);
  await expect(under).toHaveText("O8");
  await pointAt(ann, 6, 0);
  await expect(under).toHaveText("G1");
  await ann.mouse.down();
  await ann.mouse.up();
  // Three columns wide, its middle under the pointer.
  await expect(question(ann).locator(".picked")).toContainText("north");
  await expect(question(ann).getByRole("definition").filter({ hasText: /^F/ })).toBeVisible();
  await test.step("a finger takes it from there to another side", async () => {
    const before = ann.viewportSize();
    await ann.setViewportSize({ width: 390, height: 844 });
    const held = await ann.locator(".flat-map [data-ghost]").boundingBox();
    if (!held) throw new Error("the airplane is not to be seen");
    const finger = await putDown(ann, [held.x + held.width / 2, held.y + held.height / 2]);
    await finger.to([held.x + held.width / 2, held.y + held.height / 2 + 40]);
    // The sheet goes down while something is carried, and the map has more room.
    await expect(ann.locator(".sheet-head").getByRole("button", { name: "Pull up" })).toBeVisible();
    const { x, y } = await pointOf(ann, 0, 8);
    await finger.to([x, y + RAISED]);
    await finger.lift();
    await ann.locator(".sheet-head").getByRole("button", { name: "Pull up" }).tap();
    await expect(question(ann).locator(".picked")).toContainText("west");
    if (before) await ann.setViewportSize(before);
  });
  await question(ann).locator(".good-offers button").first().click();
  await question(ann).locator(".confirm button[data-kind=main]").click();
  await pressAgain(ann);
  await ann.getByRole("tab", { name: "Log" }).click();
  await expect(ann.getByRole("list", { name: "Log" }).getByText(/Ann advertises .* with campaign 5/)).toBeVisible();
});
