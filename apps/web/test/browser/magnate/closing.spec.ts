import { rulesetOf } from "@blueplate/engine";
import { cookingPlanOf, cooksIn } from "@blueplate/forecast";
import { redact } from "@blueplate/kernel";
import { expect, type Locator, type Page } from "@playwright/test";
import { EVERY } from "../fixtures/every-language.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { newPerson, question } from "../fixtures/person.ts";

const button = (page: Page, name: string | RegExp): Locator => question(page).getByRole("button", { name });
const LOSES = "closes hiring: 2 hires unused";
const AGAIN = "Press again to go on";
const end = (page: Page): Locator => question(page).locator(".closing");

/** A working day of Ann's with two cooks at work and two hires to make. */
const twoCooks = (page: Page): Promise<void> =>
  openLocalGame(page, "ink", (table, seat) => {
    const { stage, chains } = stateOf(table);
    return stage._tag === "working" && stage.turn.seat === seat && (chains[seat]?.atWork["burger-cook"] ?? 0) > 1;
  });

const canHire = (page: Page): Promise<void> => expect(button(page, "Hire")).toBeVisible();

test("what closes hiring says so and acts at its second press; the end of the turn counts what was given up", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await twoCooks(ann);
  await test.step("what would be missed has the main button, and not the end of the turn", async () => {
    await expect(button(ann, "Hire")).toHaveAttribute("data-kind", "main");
    await expect(question(ann).locator("button[data-kind=main]")).toHaveCount(1);
  });
  await button(ann, /^Cook$/).click();
  const all = button(ann, "Cook all");
  await test.step("all cooks at once: the first press arms, anything else disarms", async () => {
    await expect(all).toContainText(LOSES);
    // The end of the turn says what it leaves undone before its first press, beside an open form too.
    await expect(end(ann).getByText(/2 hires.* unused/)).toBeVisible();
    await all.click();
    await expect(all).toHaveAttribute("data-armed", "true");
    await expect(all).toContainText(`${AGAIN} · ${LOSES}`);
    await canHire(ann);
    await question(ann).locator(".ask").click();
    await expect(all).toHaveAttribute("data-armed", "false");
    await canHire(ann);
  });
  await test.step("by key: Enter twice, and held down it is one press", async () => {
    for (let times = 0; times < 3; times++) await ann.keyboard.down("Enter");
    await ann.keyboard.up("Enter");
    await expect(all).toHaveAttribute("data-armed", "true");
    await canHire(ann);
    await ann.keyboard.press("Enter");
    await expect(button(ann, "Hire")).toHaveCount(0);
  });
  await test.step("the end of the turn counts the hire, and asks no second time for what is gone", async () => {
    await expect(end(ann)).toContainText(/2 hires.* unused/);
  });
  await test.step("what is done again closes it again", async () => {
    await ann.keyboard.press("u");
    const redo = button(ann, /^Redo/);
    while (!(await button(ann, "Hire").isVisible())) await ann.keyboard.press("u");
    await expect(redo).toHaveAccessibleDescription(LOSES);
    await expect(question(ann).getByText(`Redo · ${LOSES}`)).toBeVisible();
    await ann.keyboard.press("Shift+U");
    await expect(redo).toHaveAttribute("data-armed", "true");
    await expect(question(ann).getByText(`Redo · ${AGAIN} · ${LOSES}`)).toBeVisible();
    await canHire(ann);
    await ann.keyboard.press("Shift+U");
    await expect(button(ann, "Hire")).toHaveCount(0);
  });
});

test("whoever has hired is not asked, nor whoever wants to hear nothing of slips", async ({ browser }) => {
  const ann = await newPerson(browser);
  await twoCooks(ann);
  await test.step("nothing is asked of whoever wants to hear nothing, but the button says it all the same", async () => {
    await ann.getByRole("button", { name: "Settings", exact: true }).click();
    await ann.getByRole("radio", { name: /^Say nothing/ }).check();
    await ann.keyboard.press("Escape");
    await button(ann, /^Cook$/).click();
    await expect(button(ann, "Cook all")).toContainText(LOSES);
    await button(ann, "Cook all").click();
    await expect(button(ann, "Hire")).toHaveCount(0);
    while (!(await button(ann, "Hire").isVisible())) await ann.keyboard.press("u");
  });
  for (let hires = 0; hires < 2; hires++) {
    await button(ann, "Hire").click();
    await question(ann).locator(".piles").getByRole("button", { name: "Waitress", exact: true }).click();
    await question(ann).locator(".confirm button").click();
    await expect(question(ann).locator(".confirm")).toHaveCount(0);
  }
  await button(ann, /^Cook$/).click();
  await expect(button(ann, "Cook all")).toHaveText("Cook all");
  await test.step("the second of a double click ends nothing: it was meant for what stood there", async () => {
    await button(ann, "Cook all").click();
    await expect(question(ann).locator(".confirm")).toHaveCount(0);
    await expect(end(ann)).toHaveAttribute("data-kind", "main");
    await end(ann).hover();
    await ann.mouse.down({ clickCount: 2 });
    await ann.mouse.up({ clickCount: 2 });
    await expect(end(ann)).toBeEnabled();
    await expect(end(ann)).toHaveAttribute("data-armed", "false");
    await end(ann).click();
    await expect(end(ann).and(ann.locator("[data-armed=false]"))).toHaveCount(0);
  });
});

/** A key at a time of the hand, in milliseconds: how quick a machine is says nothing about it. */
const keyAt = (ann: Page, key: string, timeStamp: number, repeat = false): Promise<void> =>
  ann.evaluate(
    (at) => {
      const press = new KeyboardEvent("keydown", { key: at.key, bubbles: true, cancelable: true, repeat: at.repeat });
      Object.defineProperty(press, "timeStamp", { value: at.timeStamp });
      document.body.dispatchEvent(press);
    },
    { key, timeStamp, repeat },
  );
const enterAt = (ann: Page, timeStamp: number, repeat = false): Promise<void> => keyAt(ann, "Enter", timeStamp, repeat);

/** Cooks by Enter at 1,000 ms, which arms, and at 1,200, after which End turn is the main button. */
const lastActByEnter = async (ann: Page): Promise<void> => {
  await twoCooks(ann);
  await onFlatMap(ann);
  await button(ann, /^Cook$/).click();
  await expect(button(ann, "Cook all")).toBeVisible();
  await enterAt(ann, 1_000);
  await expect(button(ann, "Cook all")).toContainText(AGAIN);
  await enterAt(ann, 1_200);
  await expect(question(ann).locator(".confirm")).toHaveCount(0);
};

test("Enter pressed twice at once after the last act ends no turn, neither does Enter held down; a third does", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await lastActByEnter(ann);
  await expect(end(ann)).toHaveAttribute("data-kind", "main");
  await enterAt(ann, 1_400);
  await enterAt(ann, 1_600);
  await enterAt(ann, 4_000, true);
  await expect(end(ann)).toBeEnabled();
  await expect(end(ann)).toHaveAttribute("data-armed", "false");
  await enterAt(ann, 5_000);
  await expect(end(ann).and(ann.locator("[data-armed=false]"))).toHaveCount(0);
});

test("who goes on with another key between is as quick as they like: Enter, Tab, Enter ends the turn", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await lastActByEnter(ann);
  await expect(end(ann)).toBeEnabled();
  await keyAt(ann, "Tab", 1_300);
  await enterAt(ann, 1_400);
  await expect(end(ann).and(ann.locator("[data-armed=false]"))).toHaveCount(0);
});

test("on a phone the strip leaves such an act to where it can be read", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 390, height: 844 });
  await twoCooks(ann);
  await ann.getByRole("navigation").getByRole("button", { name: "City" }).click();
  const sheet = ann.locator(".ask-panel");
  await sheet.locator(".strip-acts").getByRole("button", { name: "Cook", exact: true }).click();
  await expect(button(ann, "Cook all")).toContainText(LOSES);
  await button(ann, "Cook all").click();
  await expect(button(ann, "Cook all")).toContainText(AGAIN);
  await button(ann, "Cook all").click();
  await expect(button(ann, "Hire")).toHaveCount(0);
});

/** What is seen of the head of the question in which words do not fit, or that another part lies over: its steps, and what stands below. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.locator(".ask-panel").evaluate((panel) => {
    const parts = [...panel.querySelectorAll(".step-back, .sheet-head .button, .redo-closes, .forms .button")];
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
    return boxes
      .filter(({ part, box }, at) => {
        const isOver = boxes
          .slice(0, at)
          .some(
            ({ box: { left, right, top, bottom } }) =>
              Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
              Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
          );
        const isCut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
        return isOver || isCut || box.height > 52;
      })
      .map(({ part }) => part.textContent);
  });

test("on a phone what doing something again closes stands in a line of its own below the head, in every language", async ({
  browser,
}) => {
  for (const locale of EVERY) {
    const ann = await newPhone(browser, { locale });
    await twoCooks(ann);
    await ann.locator(".question").locator(".forms button").nth(1).tap();
    const all = ann.locator(".question").locator(".for-all");
    await all.tap();
    await expect(all).toHaveAttribute("data-armed", "true");
    await all.tap();
    const [undo, redo, hire] = [
      ann.locator(".question").locator(".step-back").first(),
      ann.locator(".question").locator(".step-back.armed-button"),
      ann.locator(".question").locator(".forms button").nth(1),
    ];
    // Each of both cooks is taken back.
    await expect(async () => {
      if (!(await hire.isVisible())) await undo.tap();
      await expect(hire).toBeVisible({ timeout: 2000 });
    }).toPass();
    const said = ann.locator(".question").locator(".redo-closes");
    await expect(said).toBeInViewport({ ratio: 1 });
    await ann.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await crowded(ann), locale).toEqual([]);
    const before = await said.textContent();
    await redo.tap();
    await expect(redo).toHaveAttribute("data-armed", "true");
    await expect(said).not.toHaveText(before ?? "");
    expect(await crowded(ann), `armed in ${locale}`).toEqual([]);
    await redo.tap();
    await expect(hire).toHaveCount(0);
    await expect(said).toHaveCount(0);
    await ann.context().close();
  }
});

/** Pixels by which the foot of the question lies over the button that cooks. */
const underFoot = (page: Page): Promise<number> =>
  page.locator(".ask-panel").evaluate((panel) => {
    const [button, foot] = [panel.querySelector(".for-all"), panel.querySelector(".question-foot")];
    return (button?.getBoundingClientRect().bottom ?? 0) - (foot?.getBoundingClientRect().top ?? 0);
  });

/** Cells of the table of the evening over which something lies, or that are out of the sheet. */
const coveredCells = (page: Page): Promise<readonly string[]> =>
  page.locator(".ask-panel .stock-table :is(th, td):not(:empty)").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const isSeen = [top + 1, bottom - 1].every((y) =>
        document.elementFromPoint((left + right) / 2, y)?.closest(".stock-table"),
      );
      return isSeen ? [] : [cell.textContent];
    }),
  );

test("what comes of cooking is read whole above the button that cooks, with what the end of the turn leaves undone", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await twoCooks(ann);
  await button(ann, /^Cook$/).click();
  await expect(button(ann, "Cook all")).toBeVisible();
  for (const size of [
    { width: 390, height: 844 },
    { width: 390, height: 667 },
    { width: 1366, height: 640 },
    { width: 1366, height: 768 },
  ]) {
    await ann.setViewportSize(size);
    await expect(button(ann, "Cook all")).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredCells(ann), `${size.width} × ${size.height}`).toEqual([]);
    await expect(end(ann).getByText(/2 hires.* unused/)).toBeVisible();
    if (size.width < 1024) await expect.poll(() => underFoot(ann), `${size.height}`).toBeLessThanOrEqual(0);
  }
});

test("the first burger of the first lesson closes nothing, and the day that it asks for ends with nothing left", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.goto("/learn/first-dinner");
  await button(ann, /^Cook$/).click();
  const confirm = question(ann).locator(".confirm button[data-kind=main]");
  await expect(confirm).toHaveText("Cook");
  await confirm.click();
  await expect(ann.getByText("The burgers lie in your stock.")).toBeVisible();
  await expect(end(ann)).toHaveAttribute("data-kind", "main");
  await expect(end(ann)).not.toContainText("unused");
});

test("once all that is worth it is cooked the end of the turn leads on; who cooks all the same finds who rests", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await openLocalGame(
    ann,
    "ink4",
    (table, seat) => {
      const { stage } = stateOf(table);
      if (stage._tag !== "working" || stage.turn.seat !== seat) return false;
      const seen = stateOf({ ...table, state: redact(table.state, seat) });
      // cast: the table was begun under rules of this game.
      const play = table.rules as unknown as Parameters<typeof cookingPlanOf>[1];
      const { busy, resting } = cooksIn(cookingPlanOf(rulesetOf(table.rules), play, seen, seat));
      return busy > 0 && resting > 0;
    },
    { seats: 3, ruleset: "introductory" },
  );
  const rests = /cooks? rests?: more would not sell/;
  await button(ann, /^Cook$/).click();
  await expect(question(ann).locator(".cook-row")).not.toHaveCount(0);
  const cook = question(ann).locator(".for-all");
  await cook.click();
  if ((await cook.getAttribute("data-armed")) === "true") await cook.click();
  await expect(question(ann).locator(".cook-row")).toHaveCount(0);
  await expect(end(ann)).toHaveAttribute("data-kind", "main");
  await button(ann, /^Cook$/).click();
  await expect(question(ann)).toContainText(rests);
  await expect(cook).toBeDisabled();
});
