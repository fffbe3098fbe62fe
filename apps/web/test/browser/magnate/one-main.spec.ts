import type { State } from "@blueplate/engine";
import { expect, type Locator, type Page } from "@playwright/test";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { newPerson } from "../fixtures/person.ts";

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;
/** The panel in which the table asks, its head on a phone included. */
const asking = (page: Page): Locator => page.locator(".ask-panel");
const mains = (page: Page): Locator => asking(page).locator("button[data-kind=main]:enabled").filter({ visible: true });
/** On a phone the sentence stands in the head of the sheet, and in the question for those alone who hear it. */
const says = (page: Page): Locator =>
  asking(page)
    .locator(isPhone(page) ? ".sheet-head [data-choose=true]" : ".ask[data-choose=true]")
    .filter({ visible: true });
const forms = (page: Page): Locator => asking(page).locator(".forms button").filter({ visible: true });

/** What is to be pressed next is red: one button, or the sentence above what is to be chosen first. */
const hasOneMain = (page: Page, where: string): Promise<void> =>
  expect.poll(async () => (await mains(page).count()) + (await says(page).count()), { message: where }).toBe(1);

/** Goes through what can be done: the choice of forms, and each of them as it opens. */
const walk = async (page: Page, where: string): Promise<void> => {
  await hasOneMain(page, where);
  const names = await forms(page).allInnerTexts();
  for (const [nth, name] of names.entries()) {
    await forms(page).nth(nth).click();
    await hasOneMain(page, `${where}: ${name}`);
    await asking(page).getByRole("button", { name: "Back", exact: true }).click();
    await expect(forms(page)).toHaveCount(names.length);
  }
};

const inPhase =
  (phase: State["stage"]["_tag"], round = 1) =>
  (table: Parameters<typeof stateOf>[0]): boolean =>
    stateOf(table).stage._tag === phase && stateOf(table).round >= round;

/** The decisions of a game, as bots have played up to each. */
const MOMENTS = [
  ["a first restaurant", "ink", inPhase("setup-restaurants")],
  ["a reserve card", "ink", inPhase("setup-reserve")],
  ["a structure", "ink", inPhase("restructuring", 2)],
  ["a place in the order", "ink", inPhase("order-of-business")],
  ["a payday", "a", inPhase("payday", 2)],
] as const;

for (const phone of [false, true]) {
  test(`whatever is asked, one thing is red: what to press next ${phone ? "on a phone" : "at a desk"}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const ann = phone ? await newPhone(browser) : await newPerson(browser);
    if (!phone) await ann.setViewportSize({ width: 1366, height: 768 });
    for (const [where, seed, wanted] of MOMENTS) {
      await test.step(where, async () => {
        await openLocalGame(ann, seed, wanted, { seats: 3 });
        await walk(ann, where);
      });
    }
    await test.step("a working day, form by form", async () => {
      await openLocalGame(ann, "pencil", inPhase("working", 5), { seats: 3, builder: true });
      await walk(ann, "a working day");
    });
  });
}

test("the first free place in the order is the main button; once it is taken up, the button that sends it is", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await openLocalGame(ann, "ink", inPhase("order-of-business"), { seats: 3 });
  await expect(mains(ann)).toHaveText("Place 1");
  await asking(ann).getByRole("button", { name: "Place 2" }).click();
  await expect(mains(ann)).toHaveCount(1);
  await expect(mains(ann)).not.toHaveText(/Place/);
});

test("a form of cards says in red that one is to be chosen, until one is", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openLocalGame(ann, "ink", (table) => {
    const { stage } = stateOf(table);
    return stage._tag === "working" && stage.turn.seat === stateOf(table).chains[0]?.seat;
  });
  await asking(ann).getByRole("button", { name: "Hire" }).click();
  await expect(says(ann)).toHaveText("Whom do you hire?");
  await asking(ann).locator(".piles").getByRole("button", { name: "Waitress", exact: true }).click();
  await expect(says(ann)).toHaveCount(0);
  await expect(mains(ann)).toHaveText(/Hire Waitress/);
});

test("as long as the coach's ideas stand, what it would do first is the main button, on any day", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  const coach = ann.getByRole("complementary", { name: "Coach" });
  await ann.goto("/local/new");
  await ann.evaluate(() => localStorage.setItem("blueplate-coach:local-pencil", "working"));
  const changed: boolean[] = [];
  for (const round of [5, 6, 7, 8, 9]) {
    await openLocalGame(ann, "pencil", inPhase("working", round), { seats: 3 });
    await hasOneMain(ann, `round ${round}`);
    const before = await mains(ann).innerText();
    await coach.getByRole("button", { name: "What would you consider?" }).click();
    const idea = await coach.getByRole("listitem").first().locator("b").innerText();
    const [act = ""] = idea.split(":");
    await expect(mains(ann), `round ${round}: ${idea}`).toContainText(act);
    await hasOneMain(ann, `round ${round}, with ideas`);
    changed.push(!before.includes(act));
  }
  // Somewhere it is not what would be missed first.
  expect(changed).toContain(true);
});
