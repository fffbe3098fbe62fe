import type { Tagged } from "@blueplate/kernel";
import { expect, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { foldedChoice } from "../fixtures/folded-choice.ts";
import { keepGame } from "../fixtures/local-game.ts";
import { newPerson } from "../fixtures/person.ts";

test.use({ sharesServer: true });

/** Bots at both seats, one of which is taken for a person. */
const LOG = logOfToday("1/standard-2p-steady-g1").replace('"bot":"steady"', '"bot":null');

/** What is played at each step of the log. */
const STEPS = LOG.trimEnd()
  .split("\n")
  .slice(1)
  // cast: entries of a log have their facts, as it writes them.
  .map((text) => JSON.parse(text) as { readonly seat?: number; readonly events?: readonly Tagged[] });

/** The first step from `first` on that a seat takes with this fact. */
const stepWith = (tag: string, seat: number, first = 0): number =>
  STEPS.findIndex(
    (step, at) => at >= first && step.seat === seat && (step.events ?? []).some((event) => event._tag === tag),
  );

const why = (page: Page) => page.locator(".step-why");
const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });

const openAt = async (page: Page, at: number): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem("blueplate-map", "flat"));
  await page.goto("/replay/");
  await keepGame(page, "local-why", { log: LOG });
  await page.goto(`/replay/?local=local-why&at=${at}`);
  await expect(line(page)).toHaveAttribute("aria-valuenow", String(at));
};

test("the replay says beside the step that is shown why it was taken, with numbers, and nothing where nothing can be said", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  const hire = stepWith("Hired", 1);
  await openAt(ann, hire);
  await expect(why(ann)).toHaveText(/^Why.*: (how this company opens|about \$\d+ over the rest of the game)\./);
  expect(await violations(ann)).toEqual([]);

  await test.step("of whoever is no bot what speaks for it", async () => {
    await ann.goto(`/replay/?local=local-why&at=${stepWith("Produced", 0)}`);
    await expect(why(ann)).toHaveText(/^What speaks for it\s*Burger: left over on purpose: .*First burger produced/);
  });

  await test.step("a secret is told to those who see it", async () => {
    const structure = stepWith("StructureSubmitted", 1, stepWith("Produced", 0));
    await ann.goto(`/replay/?local=local-why&at=${structure}`);
    await expect(why(ann)).toContainText(/At work today: .*hires?/);
    await foldedChoice(ann, "Whose eyes").click();
    await ann.locator(`.eyes input[value="then"]`).click();
    await expect(why(ann)).toHaveCount(0);
  });

  await test.step("the end of a turn is no act", async () => {
    const end = stepWith("TurnEnded", 1, hire);
    await ann.goto(`/replay/?local=local-why&at=${end - 1}`);
    await expect(why(ann)).toBeVisible();
    await line(ann).press("ArrowRight");
    await expect(why(ann)).toHaveCount(0);
    await expect(ann.locator(".step-why-thinking")).toHaveCount(0);
    await line(ann).press("ArrowLeft");
    await expect(why(ann)).toBeVisible();
  });
});

test("on a phone the reason stands below what happened, within the page", async ({ browser }) => {
  const ann = await newPhone(browser);
  await openAt(ann, stepWith("Hired", 1));
  const reason = why(ann).getByRole("listitem").first();
  await expect(reason).toBeVisible();
  await expect(reason).toBeInViewport();
  const wide = await ann.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

for (const [where, newcomer] of [
  ["beside the map", newPerson],
  ["on a phone", newPhone],
] as const)
  test(`nothing below what happened moves when its reasons come, or when there are none, ${where}`, async ({
    browser,
  }) => {
    const ann = await newcomer(browser);
    const hire = stepWith("Hired", 1);
    const others = STEPS.findIndex(({ seat }, at) => at > hire && seat === undefined);
    const last = Math.min(hire + 4, others < 0 ? STEPS.length : others) - 1;
    expect(last, "steps in which somebody acted").toBeGreaterThan(hire + 1);
    await openAt(ann, hire);
    await expect(why(ann)).toBeVisible();
    const heights = await ann.evaluateHandle(() => {
      const seen: number[] = [];
      const panel = document.querySelector(".told-panel");
      if (panel) new ResizeObserver(() => seen.push(panel.clientHeight)).observe(panel);
      return seen;
    });
    for (let at = hire; at < last; at++) {
      await line(ann).press("ArrowRight");
      await expect(line(ann)).toHaveAttribute("aria-valuenow", String(at + 1));
      await expect(ann.locator(".step-why-thinking")).toHaveCount(0);
    }
    expect(new Set(await heights.jsonValue()).size).toBe(1);
  });
