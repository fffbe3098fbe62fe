import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { keptLog, openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { newPerson, question } from "../fixtures/person.ts";
import { addToPlan } from "../fixtures/plan.ts";

test.use({ sharesServer: true });

const SEED = "pencil";
const KEPT = `blueplate-pencil:local-${SEED}:0`;

const asked = (page: Page): Locator => page.getByRole("region", { name: "Your move" });
const band = (page: Page): Locator => page.getByText("Pencil: nothing is sent", { exact: true });
const steps = (page: Page): Locator => asked(page).getByRole("button", { name: /^Back to before: / });

const hire = async (page: Page, name: string): Promise<void> => {
  await asked(page).getByRole("button", { name: "Hire", exact: true }).click();
  await asked(page).locator(".piles").getByRole("button", { name, exact: true }).click();
  await asked(page).locator(".confirm button[data-kind=main]").click();
};

/** Plans round 4 and what comes of it, and takes its structure over. */
const plan = async (page: Page): Promise<void> => {
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("o");
  const planner = page.getByRole("dialog", { name: "Planner" });
  const round = (number: number): Locator => planner.getByRole("region", { name: `Round ${number}` });
  await test.step("it begins with whom the chart has at work", async () => {
    const atWork = page.locator(".structure-board").getByRole("button", { name: /^Send .* to the beach$/ });
    const drawn = await atWork.evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel ?? "").toSorted());
    expect(drawn).toHaveLength(2);
    const planned = round(4).getByRole("button", { name: /to the beach$/ });
    await expect(planned).toHaveCount(2);
    expect(await planned.evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel ?? "").toSorted())).toEqual(
      drawn,
    );
  });
  await round(4).getByRole("button", { name: "Send Kitchen Trainee to the beach" }).click();
  for (const name of ["Management Trainee", "Trainer"]) {
    await round(4)
      .getByRole("button", { name: `Put ${name} to work` })
      .click();
  }
  await addToPlan(round(4), "Hire…", "Waitress");
  await addToPlan(round(4), "Train…", "Kitchen Trainee → Burger Cook");
  await expect(round(4).getByRole("list")).toContainText(["Waitress", "Kitchen Trainee → Burger Cook by Trainer"]);
  await expect(round(4)).toContainText("Claims First to train someone");
  await expect(round(5).getByRole("button", { name: /Put (Waitress|Burger Cook) to work/ })).toHaveCount(2);
  await page.reload();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("o");
  await expect(round(4).getByRole("button", { name: /to the beach$/ })).toHaveCount(3);
  expect(await violations(page, ".side-panel")).toEqual([]);
  await round(4).getByRole("button", { name: "Use as draft" }).click();
  await expect(planner).toBeHidden();
  await expect(page.locator(".structure-board").getByRole("button", { name: /^Send .* to the beach$/ })).toHaveCount(3);
};

/** Spoils what the last step in pencil came to, as a change at the table would. */
const spoil = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const day: { steps: { events: unknown[] }[] } = JSON.parse(localStorage.getItem(key) ?? "");
    for (const step of day.steps.slice(-1)) step.events = [];
    localStorage.setItem(key, JSON.stringify(day));
  }, KEPT);

test("a plan becomes the draft, a day is tried in pencil, inked and taken back step by step", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openLocalGame(ann, SEED, (table) => {
    const { round, stage } = stateOf(table);
    return round === 4 && stage._tag === "restructuring";
  });
  await plan(ann);
  await ann.getByRole("button", { name: "Ready", exact: true }).click();

  const first = asked(ann).getByRole("button", { name: "Place 1" });
  await expect(first).toBeVisible();
  const before = await keptLog(ann, SEED);
  await ann.keyboard.press("p");
  await expect(band(ann)).toBeVisible();
  await hire(ann, "Waitress");
  await hire(ann, "Kitchen Trainee");
  await expect(steps(ann)).toHaveCount(2);
  await expect(ann.getByRole("region", { name: "Your company" }).locator(".card")).toContainText(["Waitress"]);
  expect(await keptLog(ann, SEED)).toBe(before);
  // One step alone is rubbed out, the one after it stays.
  await asked(ann)
    .getByRole("button", { name: /^Rub out only: .*waitress/i })
    .click();
  await expect(steps(ann)).toHaveText([/kitchen trainee/i]);
  await hire(ann, "Waitress");
  await expect(steps(ann)).toHaveCount(2);
  await spoil(ann);
  await ann.reload();
  await expect(band(ann)).toBeVisible();
  await expect(asked(ann).getByText("comes out differently now")).toHaveCount(1);
  expect(await violations(ann, ".ask-panel")).toEqual([]);
  await ann.keyboard.press("p");
  await expect(band(ann)).toBeHidden();

  await first.click();
  await asked(ann).locator(".confirm button[data-kind=main]").click();
  await expect(question(ann).getByRole("button", { name: "End turn", exact: true })).toBeVisible();
  const ink = asked(ann).getByRole("button", { name: "Ink it" });
  // On one's turn it is the one main button, whether the pencil is in hand or laid aside.
  const mains = asked(ann).locator("button[data-kind=main]:visible");
  await expect(mains).toHaveText(["Ink it"]);
  await ann.keyboard.press("p");
  await expect(band(ann)).toBeVisible();
  await expect(mains).toHaveText(["Ink it"]);
  await ann.keyboard.press("p");
  await ink.click();
  await expect(asked(ann).getByText(/^Stopped at step 2, which comes out differently now: Ann hires/)).toBeVisible();
  await ink.click();
  await asked(ann).getByText("This turn: 2 steps").click();
  await steps(ann).last().click();
  await expect(asked(ann).getByText("This turn: 1 step")).toBeVisible();
  await asked(ann).getByRole("button", { name: "Restart the turn" }).click();
  await expect(steps(ann)).toHaveCount(0);
  expect(await ann.evaluate((key) => localStorage.getItem(key), KEPT)).toBeNull();
});
