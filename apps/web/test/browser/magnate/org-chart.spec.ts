import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { overlaps } from "../fixtures/card-screen.ts";
import { newPerson, question } from "../fixtures/person.ts";

test.use({ sharesServer: true });

const chart = (page: Page): Locator => page.getByRole("region", { name: "Organisation chart" });
const used = (page: Page): Locator => question(page).locator(".plan .chip").first();

const middleOf = async (part: Locator): Promise<readonly [number, number]> => {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return [box.x + box.width / 2, box.y + box.height / 2];
};

const carry = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  const [x, y] = await middleOf(to);
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
  // A hand that rests on a card is told about it, over whatever lies beside it.
  await page.mouse.move(2, 2);
};

/** The company of round 8: two managers lead five, and one slot of the CEO is free. */
const morning = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLocalGame(
    page,
    "opening-night",
    (table) => stateOf(table).round === 8 && stateOf(table).stage._tag === "restructuring",
    { seats: 5 },
  );
  await expect(chart(page)).toBeVisible();
};

/** The cards on the beach beside the town: how much of each is seen before the next one of its row, and how far from the edge it ends. */
const beachFan = (page: Page) =>
  question(page)
    .locator(".beach")
    .evaluate((beach) => {
      const cards = [...beach.querySelectorAll<HTMLElement>(".on-beach")];
      return cards.map(({ offsetLeft, offsetTop, offsetWidth }, at) => {
        const next = cards[at + 1];
        const shown = next?.offsetTop === offsetTop ? next.offsetLeft - offsetLeft : offsetWidth;
        return { shown, isWhole: shown >= offsetWidth, beforeEdge: beach.clientWidth - offsetLeft - offsetWidth };
      });
    });

/** Where a card sits: the place of its slot in the chart. */
const addressOf = (page: Page, name: string): Promise<string | null> =>
  chart(page).locator("[data-address]", { hasText: name }).first().getAttribute("data-address");

test("a structure is built as an organisation chart: by a drag onto a slot, from slot to slot, by keys, back to the beach", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await morning(ann);
  await expect(chart(ann).getByText("Ann, CEO")).toBeVisible();
  await expect(chart(ann).getByText("3 of 3")).toBeVisible();
  await expect(chart(ann).getByRole("img", { name: "Free slot under CEO" })).toHaveCount(1);
  await expect(used(ann)).toHaveText("7 used, 1 free");
  expect(await violations(ann, ".structure-stage")).toEqual([]);

  await test.step("looked at, a card says what would be otherwise", async () => {
    await chart(ann).getByRole("button", { name: "Put Trainer to work" }).hover();
    await expect(ann.locator(".structure-note")).toContainText("If Trainer works");
    await expect(ann.locator(".structure-note")).toContainText("train 1, 2 on the beach");
    await chart(ann).getByRole("button", { name: "Send Waitress to the beach" }).hover();
    await expect(ann.locator(".structure-note s")).toContainText(["1 waitress"]);
  });

  await test.step("a drag onto a free slot seats a card there, and from slot to slot it only changes its seat", async () => {
    await carry(
      ann,
      chart(ann).getByRole("button", { name: "Put Trainer to work" }),
      chart(ann).locator("[data-seat]"),
    );
    await expect(used(ann)).toHaveText("8 used, 0 free");
    expect(await addressOf(ann, "Trainer")).toBe("2");
    await chart(ann).getByRole("button", { name: "Send Waitress to the beach" }).click();
    await expect(used(ann)).toHaveText("7 used, 1 free");
    expect(await addressOf(ann, "Trainer")).toBe("2");
    await carry(
      ann,
      chart(ann).getByRole("button", { name: "Send Trainer to the beach" }),
      chart(ann).locator("[data-seat]"),
    );
    expect(await addressOf(ann, "Trainer")).toMatch(/^1\./);
    await expect(used(ann)).toHaveText("7 used, 1 free");
  });

  await test.step("arrows go from card to card, Enter sends one to the other side, and the focus goes along", async () => {
    const trainer = chart(ann).getByRole("button", { name: "Send Trainer to the beach" });
    await trainer.focus();
    await ann.keyboard.press("ArrowLeft");
    await expect(trainer).not.toBeFocused();
    await ann.keyboard.press("ArrowRight");
    await expect(trainer).toBeFocused();
    await ann.keyboard.press("Enter");
    const back = chart(ann).getByRole("button", { name: "Put Trainer to work" });
    await expect(back).toBeFocused();
    await ann.keyboard.press("Enter");
    await expect(trainer).toBeFocused();
  });

  await test.step("whoever finds no slot stands apart and nothing is sent, until a manager brings more", async () => {
    await chart(ann).getByRole("button", { name: "Put Waitress to work" }).click();
    await chart(ann).getByRole("button", { name: "Put Marketing Trainee to work" }).click();
    await expect(chart(ann).getByRole("heading", { name: "No slot" })).toBeVisible();
    expect(await violations(ann)).toEqual([]);
    await expect(question(ann).getByRole("button", { name: "Ready", exact: true })).toBeDisabled();
    // A manager in the slot of the CEO brings two more: the others move down and find their place.
    await chart(ann).getByRole("button", { name: "Put Management Trainee to work" }).click();
    await expect(used(ann)).toHaveText("10 used, 0 free");
    await expect(chart(ann).getByRole("heading", { name: "No slot" })).toBeHidden();
    await question(ann).getByRole("button", { name: "As last round" }).click();
    await expect(used(ann)).toHaveText("7 used, 1 free");
  });
});

test("the chart makes way for the town and comes back, after a reload too; with little motion nothing travels", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await morning(ann);
  const travels = () =>
    chart(ann)
      .locator(".chart-box")
      .first()
      .evaluate((box) => getComputedStyle(box).transitionDuration);
  expect(await travels()).not.toBe("0s");
  await ann.emulateMedia({ reducedMotion: "reduce" });
  expect(await travels()).toBe("0s");
  await ann.getByRole("button", { name: "Show the town" }).click();
  await expect(chart(ann)).toBeHidden();
  // The cards stand with the question meanwhile.
  await expect(question(ann).getByRole("button", { name: "Put Trainer to work" })).toBeVisible();
  await test.step("there the beach spreads: three lie beside each other, four over each other as little as they must", async () => {
    expect((await beachFan(ann)).map(({ isWhole }) => isWhole)).toEqual([true, true, true]);
    await question(ann).getByRole("button", { name: "Send Waitress to the beach" }).click();
    await expect(question(ann).locator(".on-beach")).toHaveCount(4);
    const fan = await beachFan(ann);
    expect(Math.min(...fan.map(({ shown }) => shown))).toBeGreaterThan(60);
    expect(Math.min(...fan.map(({ beforeEdge }) => beforeEdge))).toBeGreaterThanOrEqual(0);
  });
  await ann.reload();
  const unfold = ann.getByRole("button", { name: "Show the chart" });
  await expect(unfold).toBeVisible();
  await expect(ann.locator(".flat-map .ground-letters text").first()).toBeAttached();
  expect(await overlaps(ann.locator(".town-map"), ".flat-map .ground-letters text", ".unfold-chart")).toEqual([]);
  await unfold.click();
  await expect(chart(ann).getByText("Ann, CEO")).toBeVisible();
});

test("a low room has the whole chart too, with every card and count of it to be read", async ({ browser }) => {
  const ann = await newPerson(browser);
  await morning(ann);
  await ann.setViewportSize({ width: 1366, height: 640 });
  await expect(chart(ann).locator(".structure-board")).toHaveAttribute("data-size", "low");
  const atWork = chart(ann).locator(".at-work");
  // Cards travel to their new places first.
  await expect.poll(() => atWork.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(0);
  const cut = await chart(ann)
    .locator(".card :is(.card-effect, .card-foot)")
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1),
    );
  expect(cut).toEqual([]);
});

test("every company's structure that lies open is the same chart; no word of it is under 12 px", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 1366, height: 768 });
  await openLocalGame(
    ann,
    "opening-night",
    (table) => stateOf(table).round === 8 && stateOf(table).stage._tag === "working",
    { seats: 5 },
  );
  await ann.getByRole("button", { name: /^Company of Silver Rail/ }).click();
  const company = ann.getByRole("dialog").locator(".company-chart");
  await expect(company.getByText("Silver Rail, CEO")).toBeVisible();
  await expect(company.locator(".card").first()).toBeVisible();
  for (const width of [1366, 390]) {
    await ann.setViewportSize({ width, height: 844 });
    const small = await company.locator("*").evaluateAll(
      (all) =>
        all.filter((each) => {
          const isWord = [...each.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const size = Number.parseFloat(getComputedStyle(each).fontSize);
          return isWord && size > 0 && size < 12;
        }).length,
    );
    expect(small, `${width} px`).toBe(0);
  }
});

test("who has which milestone is read on the board of the race at 1366 px with five chains: every sign whole, its shape 12 px or more", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await morning(ann);
  await ann.getByRole("tab", { name: "Race" }).click();
  const board = ann.locator(".milestone-board");
  await expect(board.locator("li")).toHaveCount(18);
  const faults = () =>
    board.locator(".sign").evaluateAll((all) =>
      all.flatMap((sign) => {
        const { left, top, width, height } = sign.getBoundingClientRect();
        const shape = sign.querySelector("svg")?.getBoundingClientRect();
        const over = document
          .elementsFromPoint(left + width / 2, top + height / 2)
          .filter((each) => each.matches(".sign"));
        const small = Math.min(width, height, shape?.width ?? 0, shape?.height ?? 0) < 12;
        return small || over.length > 1 ? [{ small, covered: over.length > 1 }] : [];
      }),
    );
  expect(await board.locator(".sign").count()).toBeGreaterThan(18);
  // A tab has its place a moment after its parts are there.
  await expect.poll(faults).toEqual([]);
  const right = await board.evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(right).toBeLessThanOrEqual(0);
});
