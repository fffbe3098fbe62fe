import type { Table } from "@blueplate/kernel";
import { expect, type Locator, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { press } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { newPerson, question } from "../fixtures/person.ts";

/** A way in which something is opened over the map, and what it is called then. */
interface Opening {
  readonly name: string | RegExp;
  readonly open: (page: Page) => Promise<void>;
}
const byKey = (key: string) => (page: Page) => page.keyboard.press(key);
const byButton = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

const PANELS: readonly Opening[] = [
  { name: "In words", open: byKey("/") },
  { name: "Supply", open: byKey("s") },
  { name: "Milestones", open: byKey("m") },
  { name: "Planner", open: byKey("o") },
  { name: "Standing orders", open: byButton(/^Standing orders/) },
  { name: "Players", open: byButton("Players") },
];
/** The card of a house, which is opened where it stands. */
const CARD: Opening = { name: /^House \d+$/, open: (page) => press(page, page.locator("[data-house]").first()) };

/** Ann's working day on this device: something can be done, so that the end of the turn asks twice. */
const workingDay = async (page: Page, map: "flat" | "city"): Promise<void> => {
  await openLocalGame(
    page,
    "panels",
    (table, seat) => {
      const { stage } = stateOf(table);
      return stage._tag === "working" && stage.turn.seat === seat;
    },
    { map },
  );
  await expect(question(page)).toBeVisible();
};

/** Keys that would end the turn, take up the pencil, choose an act, send it and look elsewhere, if the table heard them. */
const LETTERS = "help1e2";

const isUntouched = async (page: Page): Promise<void> => {
  await expect(page.locator("[data-armed=true]")).toHaveCount(0);
  await expect(page.locator(".fcm")).toHaveAttribute("data-pencil", "false");
  await expect(question(page).locator(".forms [aria-pressed=true]")).toHaveCount(0);
};

/** Opens a panel, twice: each time it has the focus at once, and the table hears nothing of what is typed. */
const takesFocus = async (page: Page, { name, open }: Opening): Promise<void> => {
  const panel: Locator = page.getByRole("dialog", { name, exact: true });
  for (const time of ["first", "second"]) {
    await open(page);
    await expect(panel).toBeVisible();
    const isIn = await panel.evaluate((element) => element.contains(document.activeElement));
    expect(isIn, `the focus is in ${String(name)} the ${time} time`).toBe(true);
    await page.keyboard.type(LETTERS);
    await isUntouched(page);
    // Neither where the focus has fallen to the page.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.type(LETTERS);
    await page.keyboard.press("Enter");
    await isUntouched(page);
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  }
};

for (const map of ["flat", "city"] as const) {
  test(`every panel has the focus as often as it opens, over the ${map}, and the table is deaf to what is typed`, async ({
    browser,
  }) => {
    const ann = await newPerson(browser);
    await workingDay(ann, map);
    for (const panel of map === "flat" ? [...PANELS, CARD] : PANELS) {
      await test.step(String(panel.name), () => takesFocus(ann, panel));
    }
    // Once it is closed the table hears again.
    await ann.keyboard.press("e");
    await expect(question(ann).locator(".closing")).toHaveAttribute("data-armed", "true");
  });
}

test("a panel in place of another has the focus; the focus comes back to where it was, or stays where it was laid", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await workingDay(ann, "flat");
  const act = question(ann).locator(".forms button").first();
  const dialog = (name: string): Locator => ann.getByRole("dialog", { name, exact: true });
  const hasFocus = (name: string): Promise<boolean> =>
    dialog(name).evaluate((element) => element.contains(document.activeElement));
  await act.focus();
  await ann.keyboard.press("s");
  expect(await hasFocus("Supply")).toBe(true);
  await ann.keyboard.press("m");
  await expect(dialog("Supply")).toBeHidden();
  expect(await hasFocus("Milestones")).toBe(true);
  await ann.keyboard.press("m");
  await expect(dialog("Milestones")).toBeHidden();
  await expect(act).toBeFocused();
  await test.step("whoever goes on in the question beside an open panel has its keys, and stays there", async () => {
    await ann.keyboard.press("s");
    await act.click();
    await expect(act).toHaveAttribute("aria-pressed", "true");
    const end = question(ann).locator(".closing");
    await ann.keyboard.press("e");
    await expect(end).toHaveAttribute("data-armed", "true");
    await end.focus();
    await ann.keyboard.press("Escape");
    await expect(dialog("Supply")).toBeHidden();
    await expect(end).toBeFocused();
  });
});

test("at the end of a game no empty panel stands beside the result, and no strip below it when it is folded", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  const asked = ann.locator(".ask-panel");
  const end = ann.locator(".ending");
  const isOver = ({ rules, state }: Table): boolean => rules.outcome(state) !== null;
  await test.step("at a desk the tabs have its room", async () => {
    await ann.setViewportSize({ width: 1366, height: 768 });
    await openLocalGame(ann, "opening-night", isOver, { seats: 3 });
    await expect(end).toBeVisible();
    await expect(asked).toBeHidden();
    const [tabs, chains] = await Promise.all([
      ann.locator(".tabs-panel").boundingBox(),
      ann.locator(".chain").first().boundingBox(),
    ]);
    expect(Math.abs((tabs?.y ?? 0) - (chains?.y ?? 99))).toBeLessThanOrEqual(3);
  });
  await test.step("on a phone the folded result stands on the pages at the foot", async () => {
    await ann.setViewportSize({ width: 390, height: 844 });
    await end.getByRole("button", { name: "Fold to a strip" }).click();
    await expect(end).toHaveAttribute("data-folded", "true");
    await expect(asked).toBeHidden();
    const [strip, pages] = await Promise.all([end.boundingBox(), ann.locator(".page-bar").boundingBox()]);
    expect((pages?.y ?? 0) - (strip?.y ?? 0) - (strip?.height ?? 0)).toBeLessThanOrEqual(12);
  });
  await ann.context().close();
});
