import { expect, type Locator, type Page } from "@playwright/test";
import { morningOf, playAhead } from "../fixtures/ahead.ts";
import { drag, newPhone, type PagePoint, putDown, RAISED } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap, pointOf } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { createTable, question } from "../fixtures/person.ts";

/** A table at which a first restaurant is to be placed. */
const atFirst = (page: Page, name: string): Promise<void> =>
  createTable(page, {
    name,
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady"],
    seed: "in-the-hand",
  });

const ghost = (page: Page): Locator => page.locator(".flat-map [data-ghost]");
const knob = (page: Page): Locator => page.locator(".town-map").getByRole("button", { name: "Turn", exact: true });
const inStrip = (page: Page, name: RegExp | string): Locator =>
  page.locator(".sheet-head").getByRole("button", { name });
/** The button of the strip: of a ghost that nobody has touched it names the place that it takes. */
const take = (page: Page): Locator => inStrip(page, /^Take [A-Z]+\d+, /);
const confirm = (page: Page): Locator => inStrip(page, "Place restaurant");

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return box;
};

const middleOf = async (part: Locator): Promise<PagePoint> => {
  const { x, y, width, height } = await boxOf(part);
  return [x + width / 2, y + height / 2];
};

/** The middle of the ghost in the town: the line to its knob begins there; where none is drawn, the knob stands to its right, at its height. */
const ghostInTown = async (page: Page): Promise<PagePoint> => {
  const { x, y } = await boxOf(knob(page));
  const leader = page.locator(".ghost-leader path").first();
  if ((await leader.count()) === 0) return [x - 20, y + 24];
  const [left = 0, top = 0] = ((await leader.getAttribute("d")) ?? "").match(/[\d.]+/g)?.map(Number) ?? [];
  const map = await boxOf(page.locator(".town-map"));
  return [map.x + left, map.y + top];
};

/** Where a finger has to be that carries something over a square of the flat map. */
const below = async (page: Page, column: number, row: number): Promise<PagePoint> => {
  const { x, y } = await pointOf(page, column, row);
  return [x, y + RAISED];
};

test("a finger drags the ghost above itself and is told where it cannot stand, a knob turns it, the strip confirms; elsewhere fingers move the map", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPhone(browser));
  await atFirst(ann, "Under a finger");
  const staged = ann.locator(".fcm[data-staged=true]");
  await test.step("a ghost that is there from the first has its knob and its button", async () => {
    await expect(take(ann)).toBeInViewport({ ratio: 1 });
    expect(await boxOf(knob(ann))).toMatchObject({ width: 48, height: 48 });
    const before = await boxOf(ghost(ann));
    await knob(ann).tap();
    await expect.poll(() => boxOf(ghost(ann))).not.toEqual(before);
  });
  await test.step("what is drawn across the table does not lead back to the page before", async () => {
    const here = ann.url();
    const { y } = await pointOf(ann, 0, 15);
    for (const high of [68, y]) await drag(ann, [60, high], [380, high]);
    await take(ann).focus();
    expect(ann.url()).toBe(here);
    await expect(ghost(ann)).toHaveCount(1);
  });
  await test.step("where it cannot stand it says why, and goes back", async () => {
    const before = await boxOf(ghost(ann));
    const finger = await putDown(ann, await middleOf(ghost(ann)));
    await finger.to(await below(ann, 10, 3));
    await finger.to(await below(ann, 7, 2));
    await expect(ghost(ann)).toHaveAttribute("data-ghost", "refused");
    await expect(ann.locator(".flat-map")).toContainText("At H3 something is in the");
    await expect(knob(ann)).toBeHidden();
    const { x, y } = await pointOf(ann, 7, 2);
    const held = await boxOf(ghost(ann));
    expect(x).toBeGreaterThan(held.x);
    expect(y).toBeGreaterThan(held.y);
    expect(y).toBeLessThan(held.y + held.height);
    await finger.lift();
    await expect(ghost(ann)).toHaveAttribute("data-ghost", "legal");
    expect(await boxOf(ghost(ann))).toEqual(before);
    await expect(staged).toHaveCount(0);
  });
  const picked = ann.locator(".question .picked");
  await test.step("where it can stand it is staged below the finger's way, and dragged on from there", async () => {
    await drag(ann, await middleOf(ghost(ann)), await below(ann, 10, 3));
    await expect(staged).toHaveCount(1);
    await expect(picked).toContainText("K4");
    expect((await boxOf(ann.locator(".ask-panel"))).height).toBeLessThanOrEqual(80);
    await drag(ann, await middleOf(ghost(ann)), await below(ann, 6, 11));
    await expect(picked).toContainText("F11");
    // What is to be read first stands beside the button that places it.
    await expect(ann.locator(".sheet-head")).toContainText("No house is on its roads.");
    await expect(confirm(ann)).toBeInViewport({ ratio: 1 });
  });
  await test.step("beside it two fingers pinch the map, and one moves it", async () => {
    const map = ann.locator(".flat-map");
    const wide = async () => (await boxOf(map.locator("svg"))).width;
    const before = await wide();
    const fingers = await putDown(ann, [60, 300], [120, 300]);
    await fingers.to([50, 300], [160, 300]);
    await fingers.to([40, 300], [220, 300]);
    await fingers.lift();
    expect(await wide()).toBeGreaterThan(before * 1.5);
    const lies = () => map.evaluate((box) => box.scrollLeft);
    const left = await lies();
    // It may glide on when the finger is gone, and a tap would only stop it.
    const rests = map.evaluate(
      (box) => new Promise<void>((resolve) => box.addEventListener("scrollend", () => resolve(), { once: true })),
    );
    await drag(ann, [60, 300], [160, 300]);
    await rests;
    expect(await lies()).not.toBe(left);
    await expect(picked).toContainText("F11");
  });
  await confirm(ann).tap();
  await expect(ghost(ann)).toHaveCount(0);
  await expect(staged).toHaveCount(0);
  await expect(ann.locator(".flat-map [data-restaurant]")).toHaveCount(2);
});

test("in the town the ghost is dragged and turned with a finger as well", async ({ browser }) => {
  const ann = await newPhone(browser);
  await ann.addInitScript(() => localStorage.setItem("blueplate-map", "city"));
  await atFirst(ann, "In the town");
  await expect(ann.locator(".city-map[data-drawn=true]")).toBeVisible();
  const picked = ann.locator(".question .picked");
  const first = await ghostInTown(ann);
  await knob(ann).tap();
  await expect.poll(() => ghostInTown(ann)).not.toEqual(first);
  const [x, y] = await ghostInTown(ann);
  const finger = await putDown(ann, [x, y]);
  await finger.to([x + 4, y + 24]);
  await expect(knob(ann)).toBeHidden();
  await finger.to([x + 4, y + 36]);
  await finger.lift();
  await expect(picked).toHaveText(/[A-Z]+\d+/);
  await expect(ann.locator(".fcm[data-staged=true]")).toHaveCount(1);
  await expect(confirm(ann)).toBeInViewport({ ratio: 1 });
});

test("a house is chosen from the list, dragged on by a finger and placed by the strip", async ({ browser }) => {
  const ann = await newPhone(browser);
  const morning = (table: Parameters<typeof stateOf>[0]): boolean =>
    stateOf(table).round === 5 && stateOf(table).stage._tag === "working";
  await openLocalGame(ann, "pencil", morning, { seats: 3, builder: true });
  await question(ann)
    .getByRole("button", { name: /^Place house/ })
    .click();
  await question(ann).locator(".number-line button:enabled").first().click();
  await ann.locator(".sheet-head").getByRole("button", { name: "Pull up" }).click();
  // Both have room for a garden in the east, so that the house fits there as it lies in the hand.
  const [one, other] = ["D1", "I1"];
  await question(ann).locator("select").selectOption({ label: one });
  await expect(ghost(ann)).toHaveAttribute("data-ghost", "legal");
  const picked = ann.locator(".question .picked");
  await expect(picked).toContainText(one);
  // Three columns wide with its garden, its middle above the finger.
  await drag(ann, await middleOf(ghost(ann)), await below(ann, 9, 0));
  await expect(picked).toContainText(other);
  // It closes what was left to be done before: the strip says so, and asks once more.
  const place = ann.locator(".sheet-head").getByRole("button", { name: "Place house" });
  await expect(ann.locator(".sheet-head")).toContainText(/closes .*: .* unused/);
  await place.tap();
  await expect(place).toHaveAttribute("data-armed", "true");
  await expect(ghost(ann)).toHaveCount(1);
  await place.tap();
  await expect(ghost(ann)).toHaveCount(0);
  await expect(ann.locator(".flat-map [data-house='1']")).toHaveCount(1);
});

test("a card of the structure goes between chart and beach by a finger's drag, by taps and by a mouse; on a phone the totals stay in sight", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPhone(browser));
  await atFirst(ann, "From hand to hand");
  await playAhead([ann], morningOf(3));
  await ann.reload();
  const [work, beach] = ["work", "beach"].map((name) => ann.locator(`.structure-board [data-group=${name}]`));
  const plan = ann.locator(".structure .plan");
  if (!work || !beach) throw new Error("no groups");
  await expect(plan).toBeVisible();
  await ann.getByRole("button", { name: "Everybody who fits" }).tap();
  const card = work.getByRole("button", { name: /^Send .* to the beach$/ }).first();
  const name = (await card.locator(".card-head").textContent()) ?? "";
  const onBeach = beach.locator(".card", { hasText: name });
  const used = await plan.locator(".chip").first().textContent();
  /** Sideways first: a finger that goes up or down scrolls. */
  const takeUp = async (from: Locator) => {
    const [x, y] = await middleOf(from);
    const finger = await putDown(ann, [x, y]);
    await finger.to([x + 16, y]);
    await finger.to([x + 30, y]);
    return finger;
  };
  await test.step("the beach below the chart, the totals in sight however far one scrolls", async () => {
    const [above, below] = [await boxOf(work), await boxOf(beach)];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    // On a low phone there is more than the sheet can show.
    const upright = ann.viewportSize();
    await ann.setViewportSize({ width: 390, height: 480 });
    const sheet = ann.locator(".ask-panel");
    await sheet.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    expect(await sheet.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
    await expect(plan).toBeInViewport({ ratio: 0.95 });
    await expect(plan.locator(".chip").first()).toBeInViewport({ ratio: 0.95 });
    await sheet.evaluate((box) => box.scrollTo(0, 0));
    // A card that is held at the edge takes the sheet along, and lies over what has come there.
    const scrolled = () => sheet.evaluate((box) => box.scrollTop);
    const finger = await takeUp(card);
    const { x, y, height } = await boxOf(sheet);
    await finger.to([x + 80, y + height / 2]);
    await finger.to([x + 80, y + height - 6]);
    await expect.poll(scrolled).toBeGreaterThan(100);
    await finger.to([x + 80, y + 6]);
    await expect.poll(scrolled).toBe(0);
    await finger.lift();
    await expect(ann.locator(".card-copy")).toHaveCount(0);
    expect(await scrolled()).toBe(0);
    if (upright) await ann.setViewportSize(upright);
  });
  await test.step("a finger takes a card across; let go anywhere else it stays", async () => {
    const finger = await takeUp(card);
    const { x, y } = await boxOf(beach);
    await finger.to([x + 200, y + 24]);
    await expect(beach).toHaveAttribute("data-over", "true");
    await finger.to([x + 200, 150]);
    await expect(beach).not.toHaveAttribute("data-over");
    await finger.lift();
    await expect(ann.locator(".card-copy")).toHaveCount(0);
    await expect(plan.locator(".chip").first()).toHaveText(used ?? "");
    const again = await takeUp(card);
    await again.to([x + 200, y + 24]);
    await again.lift();
    await expect(onBeach).toHaveCount(1);
    await expect(plan.locator(".chip").first()).not.toHaveText(used ?? "");
  });
  await test.step("a tap picks up and says what would be, the next one puts down: in a free slot, on the sand", async () => {
    const without = (await plan.locator(".chip").first().textContent()) ?? "";
    await onBeach.tap();
    const note = ann.locator(".structure-note");
    await expect(note).toContainText(`If ${name} works`);
    await expect(plan.locator(".chip").first()).toHaveText(without);
    await work
      .getByRole("button", { name: `Put ${name} here` })
      .first()
      .tap();
    await expect(onBeach).toHaveCount(0);
    await expect(plan.locator(".chip").first()).toHaveText(used ?? "");
    const seated = work.getByRole("button", { name: `Send ${name} to the beach` }).first();
    await seated.tap();
    await expect(note).toContainText(`If ${name} stays on the beach`);
    await beach.locator(".beach-head").tap();
    await expect(onBeach).toHaveCount(1);
    // Picked up by mistake: another card takes its place in the hand, and its own button puts it down.
    await onBeach.tap();
    await note.getByRole("button", { name: "Works here" }).tap();
    await expect(onBeach).toHaveCount(0);
    await seated.tap();
    await seated.tap();
    await expect(onBeach).toHaveCount(1);
  });
  await test.step("with a slot free for whoever is on the beach, a structure goes in at the second press alone", async () => {
    const ready = question(ann).getByRole("button", { name: /^Ready/ });
    await ready.tap();
    await expect(ready).toHaveAttribute("data-armed", "true");
    await expect(ready).toContainText("Press again to go on");
    await expect(onBeach).toHaveCount(1);
  });
  await test.step("where the chart is scrolled away, what the card would do and where it goes stay in sight", async () => {
    const upright = ann.viewportSize();
    await ann.setViewportSize({ width: 390, height: 480 });
    await ann.locator(".ask-panel").evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await onBeach.tap();
    const puts = ann.locator(".structure-note").getByRole("button", { name: "Works here" });
    await expect(puts).toBeInViewport({ ratio: 1 });
    // No scrolling on the way: it is pressed where it stands.
    const { x, y, width, height } = await boxOf(puts);
    await ann.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(onBeach).toHaveCount(0);
    if (upright) await ann.setViewportSize(upright);
    await ann.locator(".ask-panel").evaluate((box) => box.scrollTo(0, 0));
    await work
      .getByRole("button", { name: `Send ${name} to the beach` })
      .first()
      .tap();
    await beach.locator(".beach-head").tap();
    await expect(onBeach).toHaveCount(1);
  });
  await test.step("so does a mouse, and the end of a drag is no click; Escape gives it back", async () => {
    await ann.setViewportSize({ width: 1366, height: 768 });
    await expect(ann.locator(".structure-board")).toHaveAttribute("data-shape", "tree");
    // The cards lie where they stay once the room has been measured.
    await onBeach.hover();
    await ann.mouse.down();
    const [x, y] = await middleOf(work);
    await ann.mouse.move(x, y, { steps: 4 });
    await expect(work).toHaveAttribute("data-over", "true");
    await ann.keyboard.press("Escape");
    await expect(work).not.toHaveAttribute("data-over");
    await ann.mouse.up();
    await expect(onBeach).toHaveCount(1);
    await ann.mouse.move(...(await middleOf(onBeach)));
    await ann.mouse.down();
    await ann.mouse.move(x, y, { steps: 4 });
    await ann.mouse.up();
    await expect(onBeach).toHaveCount(0);
    await expect(plan.locator(".chip").first()).toHaveText(used ?? "");
  });
});
