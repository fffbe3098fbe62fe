import { expect, type Locator, type Page } from "@playwright/test";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap, pointOf } from "../fixtures/flat-map.ts";
import { endTurn, pressAgain } from "../fixtures/magnate.ts";
import { overlaps } from "../fixtures/card-screen.ts";
import { quickBots } from "../fixtures/local.ts";
import { newPerson, question } from "../fixtures/person.ts";

test.use({ sharesServer: true });

const choose = (page: Page, name: string) =>
  question(page).getByRole("group", { name: "What do you do?" }).getByRole("button", { name, exact: true }).click();
/** Sends what is filled in, at a second press where it closes an earlier step of the day. */
const confirm = async (page: Page): Promise<void> => {
  await question(page).locator(".confirm button[data-kind=main]").click();
  await pressAgain(page);
};

/** Keeps a page from doing anything else, as a long drawing does; timers that ran out meanwhile have run afterwards. */
const busyFor = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((length) => {
    const end = performance.now() + length;
    while (performance.now() < end);
    return new Promise<void>((done) => setTimeout(done));
  }, milliseconds);

test("somebody who has never seen the game serves a first dinner and makes a house hungry", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/");
  await ann.getByRole("link", { name: /^First dinner/ }).click();
  const guide = ann.getByRole("complementary", { name: "First dinner" });
  await expect(guide.getByText("House 2 wants a burger")).toBeVisible();
  await test.step("a day that ends without the burger is a dead end that is said, and undone", async () => {
    const end = question(ann).locator(".closing");
    await end.click();
    await expect(end).toContainText("Press again to end all the same");
    // A page that draws for long must not let the offer lapse: whoever sees it can take it.
    await busyFor(ann, 5_000);
    await expect(end).toContainText("Press again to end all the same");
    await ann.keyboard.press("Escape");
    await expect(end).not.toContainText("Press again");
    // Held down, the key means one press.
    for (let times = 0; times < 3; times++) await ann.keyboard.down("e");
    await ann.keyboard.up("e");
    await expect(end).toContainText(/Press again to end all the same · .*1 cook unused/);
    await ann.keyboard.press("Escape");
    await endTurn(ann);
    await expect(guide.getByText("Nothing came of that, and the moment has passed.")).toBeVisible();
    await expect(guide.getByRole("link", { name: "Begin this lesson again" })).toBeVisible();
    await question(ann).getByRole("button", { name: "Undo: End turn" }).click();
    await expect(guide.getByText("House 2 wants a burger")).toBeVisible();
    await ann.keyboard.press("Shift+U");
    await pressAgain(ann);
    await expect(guide.getByText("Nothing came of that, and the moment has passed.")).toBeVisible();
    await ann.keyboard.press("u");
    await expect(guide.getByText("House 2 wants a burger")).toBeVisible();
  });
  await choose(ann, "Cook");
  await confirm(ann);
  await expect(guide.getByText("The burgers lie in your stock.")).toBeVisible();
  await test.step("a step whose goal is undone comes back", async () => {
    await ann.keyboard.press("u");
    await expect(guide.getByText("House 2 wants a burger")).toBeVisible();
    await ann.keyboard.press("Shift+U");
    await pressAgain(ann);
    await expect(guide.getByText("The burgers lie in your stock.")).toBeVisible();
  });
  await endTurn(ann);
  await expect(guide.getByText("The family drove to you and paid $10.")).toBeVisible();
  await question(ann).getByRole("button", { name: "Everybody who fits", exact: true }).click();
  await confirm(ann);
  await expect(guide.getByText("Your chain may grow")).toBeVisible();
  await choose(ann, "Hire");
  await guide.getByRole("link", { name: "Leave the lesson" }).click();
  await expect(ann.getByRole("heading", { name: "Learn" })).toBeVisible();
  await expect(ann.getByRole("link", { name: /^Begin: / })).toHaveCount(8);
  await test.step("a lesson that is opened again begins anew, with nothing chosen", async () => {
    await ann.getByRole("link", { name: "Begin: First dinner" }).click();
    await expect(guide.getByText("House 2 wants a burger")).toBeVisible();
    await expect(question(ann)).toContainText("What do you do?");
    await expect(question(ann)).not.toContainText("Whom do you hire?");
  });
});

/** What in a row of buttons is cut, on any side, or has something over one of its corners. */
const notWhole = (row: Locator): Promise<readonly string[]> =>
  row.locator("a, button").evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(button);
      const text = words.getBoundingClientRect();
      const isCut = text.left < left || text.top < top || text.right > right || text.bottom > bottom;
      const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const));
      const isCovered = corners.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
      return isCut || isCovered ? [`${button.textContent}: ${isCut ? "cut" : "covered"}`] : [];
    }),
  );

test("lessons are read and done, remembered, and lead to the next one", async ({ browser }) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.goto("/learn/milestones-close");
  const guide = ann.getByRole("complementary", { name: "Milestones close" });
  await guide.getByRole("button", { name: "Next" }).click();
  await choose(ann, "Train");
  for (const card of ["Kitchen Trainee", "Burger Cook"]) {
    await question(ann).getByRole("button", { name: card, exact: true }).click();
  }
  await confirm(ann);
  await expect(guide.getByText("You have it")).toBeVisible();
  await endTurn(ann);
  await expect(guide.getByText("Closed. The rival will never get it.")).toBeVisible();
  await test.step("the puzzle says what went wrong, gives a hint, and may be tried again", async () => {
    await guide.getByRole("link", { name: "Now a puzzle" }).click();
    const puzzle = ann.getByRole("complementary", { name: "Puzzle: Milestones close" });
    const cook = async (good: string): Promise<void> => {
      await choose(ann, "Cook");
      await question(ann).getByRole("button", { name: good, exact: true }).click();
      await question(ann).getByRole("button", { name: "Cook all", exact: true }).click();
      await pressAgain(ann);
    };
    await puzzle.getByRole("button", { name: "A hint" }).click();
    await expect(puzzle.getByText("which of the two is still open?")).toBeVisible();
    await cook("burger");
    await expect(puzzle.getByText("Not yet.")).toBeVisible();
    await puzzle.getByRole("button", { name: "Try again" }).click();
    await expect(puzzle.getByRole("button", { name: "A hint" })).toBeVisible();
    await cook("pizza");
    await expect(puzzle.getByText("Right!")).toBeVisible();
  });
  await test.step("what to do next is whole on a phone, upright and sideways", async () => {
    const onward = ann.getByRole("link", { name: "Now play: an introductory game against bots" });
    const desk = ann.viewportSize() ?? { width: 1280, height: 720 };
    for (const size of [
      { width: 390, height: 844 },
      { width: 667, height: 375 },
    ]) {
      await ann.setViewportSize(size);
      await expect(onward).toBeInViewport({ ratio: 1 });
      expect(await notWhole(ann.locator(".guide > .row:last-child"))).toEqual([]);
    }
    await ann.setViewportSize(desk);
  });
  await ann.goto("/learn");
  await expect(ann.getByRole("link", { name: "Once more: Milestones close" })).toBeVisible();
  await expect(ann.getByText("puzzle solved")).toBeVisible();
});

test("a lesson that ran on after a mistake names the way back that is there, and what was read stays read", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.goto("/learn/borders");
  const guide = ann.getByRole("complementary", { name: "Borders, not squares" });
  await guide.getByRole("button", { name: "Next" }).click();
  const wrong = await pointOf(ann, 3, 3);
  await ann.locator(".flat-map").dispatchEvent("click", { clientX: wrong.x, clientY: wrong.y });
  await confirm(ann);
  await expect(guide.getByText("Press “…” (Go back further), or begin this lesson again.")).toBeVisible();
  await expect(question(ann).getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  await question(ann).getByRole("button", { name: "Go back further" }).click();
  await ann.getByRole("dialog", { name: "Go back?" }).getByRole("button", { name: "Take it back" }).click();
  await expect(guide.getByText("Place your restaurant so that house 10 is 0 borders away.")).toBeVisible();
});

test("a finger that taps where nothing can stand is told why, and the places can be gone through after it", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.goto("/learn/borders/puzzle");
  const map = ann.locator(".flat-map");
  await expect(question(ann)).toBeVisible();
  // A finger comes down without having been anywhere before.
  const tap = async (x: number, y: number): Promise<void> => {
    const at = await pointOf(ann, x, y);
    await map.dispatchEvent("click", { clientX: at.x, clientY: at.y });
  };
  await tap(0, 0);
  await expect(map).toContainText("It touches no road.");
  await expect(question(ann).getByRole("button", { name: /^Take / })).toHaveCount(0);
  await question(ann).getByRole("button", { name: "Next place", exact: true }).click();
  await expect(map).not.toContainText("It touches no road.");
  await expect(question(ann).getByRole("button", { name: /^Take / })).toBeVisible();
  await tap(5, 3);
  await expect(question(ann).getByRole("button", { name: "Place restaurant", exact: true }).last()).toBeVisible();
});

test("the coach explains a phase once and gives ideas, but plays nothing", async ({ browser }) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.goto("/learn");
  await ann.getByRole("link", { name: "Now play: an introductory game against bots" }).click();
  // Who is new says a name and begins: neither is looked for below the fold.
  await expect(ann.getByLabel("Game")).toBeHidden();
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByRole("button", { name: "Begin" }).click();
  const coach = ann.getByRole("complementary", { name: "Coach" });
  const explanation = coach.getByText("Everybody places one restaurant");
  await expect(explanation).toBeVisible();
  await coach.getByRole("button", { name: "What would you consider?" }).click();
  await expect(coach.getByRole("listitem").first()).toContainText("near to many houses");
  // Ideas take the room of what was explained: no line of it is cut below them.
  await expect(explanation).toBeHidden();
  await test.step("an idea lights where it leads, under the pointer and under the focus, also while a piece is placed", async () => {
    const lit = ann.locator(".flat-map [data-selection='4']");
    await expect(lit).toHaveCount(0);
    await coach.getByRole("listitem").first().getByRole("button").hover();
    await expect(lit).toHaveCount(1);
    await ann.mouse.move(0, 0);
    await expect(lit).toHaveCount(0);
    await coach.getByRole("listitem").last().getByRole("button").focus();
    await expect(lit).toHaveCount(1);
  });
  await test.step("pressed, an idea is filled in for whoever confirms it", async () => {
    const idea = coach.getByRole("listitem").last().getByRole("button");
    const [, square = ""] = /: ([A-Z]+\d+)/.exec(await idea.innerText()) ?? [];
    await idea.click();
    await expect(question(ann).getByRole("button", { name: square, exact: true })).toBeVisible();
    await question(ann).getByRole("button", { name: "Back" }).click();
    await expect(question(ann).getByRole("button", { name: square, exact: true })).toBeHidden();
  });
  await test.step("on a phone it is a strip above the town, which folds to one line", async () => {
    const desk = ann.viewportSize() ?? { width: 1280, height: 720 };
    await ann.setViewportSize({ width: 390, height: 844 });
    const height = async () => (await coach.boundingBox())?.height ?? 0;
    // What was explained is read: the fold is called by whoever speaks.
    const fold = coach.getByRole("button", { name: "Coach", exact: true });
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await expect.poll(height).toBeLessThan(170);
    for (const size of [
      { width: 360, height: 640 },
      { width: 390, height: 667 },
      { width: 390, height: 844 },
    ]) {
      await ann.setViewportSize(size);
      // Both ideas are read to their last word without scrolling, above the edge at which lines fade.
      await coach.locator(".guide-said").evaluate((box) => box.scrollTo(0, 0));
      const [last, said] = await Promise.all([
        coach.getByRole("listitem").last().boundingBox(),
        coach.locator(".guide-said").boundingBox(),
      ]);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((said?.y ?? 0) + (said?.height ?? 0) - 8);
    }
    for (const button of await coach.getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await fold.click();
    await expect(coach.getByRole("listitem").first()).toBeHidden();
    await expect.poll(height).toBeLessThan(60);
    await fold.click();
    await expect(coach.getByRole("listitem").first()).toBeVisible();
    // A piece that is staged is looked at in the town: the coach makes room for it, and comes back when asked.
    await ann.keyboard.press("Enter");
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    const town = ann.locator(".town-map");
    await expect.poll(async () => (await town.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(240);
    await fold.click();
    await expect(coach.getByRole("listitem").first()).toBeVisible();
    await ann.setViewportSize(desk);
    // Below the town nothing is folded, and nothing says so; it is a strip there too, with what was asked for first.
    await expect(coach.locator(".guide-fold")).toBeHidden();
    await expect.poll(height).toBeLessThan(140);
    await expect(coach.getByRole("listitem").first()).toBeInViewport();
  });
  await expect(coach.getByRole("button", { name: "Understood" })).toBeHidden();
  await coach.getByText("More explanations: 1").click();
  await expect(explanation).toBeVisible();
  await expect(question(ann)).toContainText("Your move");
  await coach.getByRole("button", { name: "Hide the coach" }).click();
  await ann.reload();
  await expect(question(ann)).toBeVisible();
  await expect(coach).toBeHidden();
});

/** The cards that reach out of their picture. */
const cutCards = (picture: Locator): Promise<readonly string[]> =>
  picture.evaluate((root) => {
    const frame = root.getBoundingClientRect();
    return [...root.querySelectorAll(".card")].flatMap((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      const isIn = left >= frame.left && top >= frame.top && right <= frame.right && bottom <= frame.bottom;
      return isIn ? [] : [card.textContent];
    });
  });

test("nothing is cut or lies over anything in the pictures of the lessons, in any language", async ({ browser }) => {
  for (const locale of ["en", "ru", "pl", "ja", "zh"]) {
    const context = await browser.newContext({ serviceWorkers: "block", locale });
    const page = await context.newPage();
    await page.goto("/learn");
    const picture = page.locator(".lesson-picture[data-game=trick-n-chef]");
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator(".hand-reason")).toBeVisible();
    const cut = await picture
      .locator("p")
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
          .map((each) => each.textContent),
      );
    expect(cut, locale).toEqual([]);
    for (const size of [page.viewportSize(), { width: 360, height: 740 }]) {
      if (size) await page.setViewportSize(size);
      expect(await overlaps(picture, ".hand-reason", ".hand-card .card-face > b"), locale).toEqual([]);
      const town = page.locator(".position-picture:has(.card)");
      await expect(town).toHaveCount(3);
      for (const each of await town.all()) {
        expect(await overlaps(each, ".card-effect", ".card-picture"), locale).toEqual([]);
        expect(await cutCards(each), locale).toEqual([]);
      }
    }
    await context.close();
  }
});

test("on a phone what a lifted card would do lies over nothing of the trick in the lesson, in any language", async ({
  browser,
}) => {
  for (const locale of ["en", "ru", "pl", "ja", "zh"]) {
    const page = await newPhone(browser, { locale });
    await page.goto("/learn/first-tricks");
    const hand = page.locator(".hand .hand-card[data-legal=true]");
    await expect(hand.first()).toBeVisible();
    await hand.first().tap();
    const table = page.locator(".card-table");
    await expect(table.locator(".hand-effect")).not.toBeEmpty();
    const over = (): Promise<readonly string[]> => overlaps(table, ".hand-effect", ".laid-pill, .trick .card-face");
    await expect.poll(over, locale).toEqual([]);
    expect(await overlaps(table, ".laid-pill, .trick .card-face", ".lamp-after"), locale).toEqual([]);
    await page.context().close();
  }
});

test("the first tricks of Trick-n-Chef are learned by playing them, and lead to a first game", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/learn");
  await test.step("every lesson is shown by its own town or hand", async () => {
    const lesson = (title: string) => ann.locator(".lesson-card", { has: ann.getByRole("heading", { name: title }) });
    await expect(
      ann.locator(".lesson-picture:has([data-house], .hand-card, .card, .position-milestones li)"),
    ).toHaveCount(8);
    await expect(lesson("First dinner").locator("[data-restaurant]")).toHaveCount(2);
    await expect(lesson("First tricks").locator(".hand-card")).toHaveCount(4);
    await expect(lesson("Borders").locator(".position-note")).toHaveText(["2", "1", "0"]);
    await expect(lesson("All or nothing").locator(".card")).toHaveCount(2);
    await expect(lesson("Price plus distance").locator(".position-note")).toHaveText(["7 + 1 = 8", "10 + 0 = 10"]);
    await expect(lesson("Train from the beach").locator(".card")).toHaveCount(3);
    await expect(lesson("Marketeers").locator("[data-campaign]")).not.toHaveCount(0);
    await expect(lesson("Milestones").locator(".position-milestones li").first()).toHaveText("First to train someone");
  });
  await ann.getByRole("link", { name: "Begin: First tricks" }).click();
  const guide = ann.getByRole("complementary", { name: "First tricks" });
  const play = (name: string) => ann.locator(".hand").getByRole("button", { name }).click();
  const take = (suit: string) =>
    ann
      .locator(".lamps")
      .getByRole("button", { name: new RegExp(`^${suit}`) })
      .click();
  await expect(guide).toContainText("Otis led a red card");
  await test.step("a trick that is won is a dead end that is said, and undone", async () => {
    await play("red 10");
    await expect(guide).toContainText(
      "Nothing came of that, and the moment has passed. Press “…” (Go back further), or begin this lesson again.",
    );
    const further = question(ann).getByRole("button", { name: "Go back further" });
    await expect(further).toHaveText("…");
    await further.click();
    await ann.getByRole("dialog", { name: "Go back?" }).getByRole("button", { name: "Take it back" }).click();
    await expect(guide).toContainText("Otis led a red card");
    await expect(ann.locator(".log summary")).toHaveText(
      /^Mabel took back 1 decision, and with it \d+ decisions? of others$/,
    );
  });
  await play("red 3");
  await expect(guide).toContainText("Take the yellow chef");
  await take("yellow");
  await expect(guide).toContainText("Trump beats every other suit");
  await play("yellow 1");
  await expect(guide).toContainText("A 1 won the trick");
  await take("blue");
  await expect(guide).toContainText("You own two coins");
  await ann.getByRole("button", { name: "One coin more" }).click();
  await play("red 10");
  await expect(guide).toContainText("Play your last card");
  const onward = guide.getByRole("link", { name: "Now play: a game of Trick-n-Chef against bots" });
  const next = ann.locator(".hand-card[data-legal=true], .lamp-offer").first();
  while (!(await onward.isVisible())) {
    await next.or(onward).first().waitFor();
    if (!(await onward.isVisible())) await next.click();
  }
  await expect(guide).toContainText("Look at the bill");
  await test.step("what the lesson speaks of lies there: the round that has just ended, not the next deal", async () => {
    const bill = ann.getByRole("dialog", { name: "Round 1" });
    await expect(bill.locator(".sheet-pile")).toHaveCount(3);
    await expect(bill.locator(".sheet-pile").first().locator(".pile-card .token-figure").first()).toBeVisible();
    await expect(ann.locator(".hand-card")).toHaveCount(0);
    // The lesson alone asks for what comes next.
    await expect(ann.locator(".button[data-kind=main], [data-choose=true]")).toHaveText([/^Now play/]);
    await expect(question(ann)).toContainText("Round 1 is over: look at it first. “Next round” goes on.");
    await bill.getByRole("button", { name: "Next round" }).click();
    await expect(ann.locator(".hand-card")).not.toHaveCount(0);
  });
  await expect(ann.getByRole("table", { name: "Points by round" }).locator("tbody .total").first()).not.toHaveText("0");
  await onward.click();
  await expect(ann.locator(".card-table")).toBeVisible();
  await expect(ann).toHaveURL(/\/local\//);
});

/** Phones, the lowest last. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 390, height: 667 },
  { width: 360, height: 640 },
] as const;

/** What of a table of cards lies beyond the screen, and what is said there and lies under something else or on it. */
const coveredAtCards = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const beyond = scrollWidth > innerWidth || scrollHeight > innerHeight ? [`${scrollWidth} × ${scrollHeight}`] : [];
    const isCovered = (said: Element): boolean => {
      const { left, right, top, bottom } = said.getBoundingClientRect();
      return [left + 4, (left + right) / 2, right - 4].some(
        (x) => document.elementFromPoint(x, (top + bottom) / 2) !== said,
      );
    };
    const covered = [...document.querySelectorAll(".trick:not(.collected) .laid-pill")].filter(isCovered);
    const button = document.querySelector(".last-trick > button")?.getBoundingClientRect();
    const below = [...document.querySelectorAll(".trick:not(.collected) .card-face")].filter((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return button && left < button.right && right > button.left && top < button.bottom && bottom > button.top;
    });
    const tips = [...document.querySelectorAll(".hand-side > p")].filter((tip) => tip.checkVisibility());
    const over = [...document.querySelectorAll(".trick:not(.collected) :is(.laid-pill, .card-face)")].filter((laid) => {
      const { left, right, top, bottom } = laid.getBoundingClientRect();
      return tips.some((tip) => {
        const said = tip.getBoundingClientRect();
        return left < said.right && right > said.left && top < said.bottom && bottom > said.top;
      });
    });
    return [
      ...beyond,
      ...covered.map((each) => `covered: ${each.textContent}`),
      ...over.map((each) => `over what is said of the hand: ${each.textContent}`),
      ...below.map((each) => `below the last trick: ${each.textContent}`),
    ];
  });

/** What is pressed in the lesson of cards, in whatever language: in its order, then whatever may be played. */
const CARD_LESSON = ['[data-card="red-3"] .hand-card', ".lamp-offer >> nth=1", '[data-card="yellow-1"] .hand-card'];

for (const locale of ["en", "ja", "pl", "ru", "zh"])
  test(`in ${locale} the lesson of Trick-n-Chef stands in one screen of every phone from its first card to its end, with nothing over what is said`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      serviceWorkers: "block",
      locale,
      reducedMotion: "reduce",
      hasTouch: true,
      isMobile: true,
    });
    const ann = await context.newPage();
    await quickBots(ann);
    await ann.setViewportSize(PHONES[0]);
    await ann.goto("/learn/first-tricks");
    const onward = ann.locator(".guide a.button[data-kind=main]");
    const playable = ann.locator(".hand-card[data-legal=true], .lamp-offer");
    await playable.first().waitFor();
    // Whoever has no name of their own is told under whose they play.
    const guest = await ann.locator(".card-seat[data-place=near] .seat-name").innerText();
    await expect(ann.locator(".guide")).toContainText(guest);
    for (let step = 0; ; step++) {
      await playable.or(onward).first().waitFor();
      for (const size of PHONES) {
        await ann.setViewportSize(size);
        await expect.poll(() => coveredAtCards(ann), `${size.width} × ${size.height}, step ${step}`).toEqual([]);
      }
      if (await onward.isVisible()) break;
      await ann
        .locator(CARD_LESSON[step] ?? ".hand-card[data-legal=true], .lamp-offer")
        .first()
        .click();
    }
    await context.close();
  });

test("on a phone the lesson of Trick-n-Chef stands over the table, whole", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.goto("/learn/first-tricks");
  const guide = ann.getByRole("complementary", { name: "First tricks" });
  await expect(guide).toContainText("Otis led a red card");
  // The guide may stand there before the table that comes in a chunk of its own.
  await expect(ann.locator(".hand-card").first()).toBeVisible();
  await expect(ann.locator(".question")).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [390, 667],
    [360, 640],
  ] as const) {
    await ann.setViewportSize({ width, height });
    await expect.poll(() => ann.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    const edges = await ann.evaluate(() =>
      [".question", ".guide", ".card-table"].flatMap((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return box ? [Math.floor(box.top), Math.floor(box.bottom)] : [];
      }),
    );
    expect(edges).toHaveLength(6);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    const page = await ann.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    // Nothing is scrolled for: what is said, the trick, the coins and the hand stand in one screen.
    expect(page).toEqual([width, height]);
    for (const part of [".coin-step", ".hand > li"])
      await expect(ann.locator(part).last()).toBeInViewport({ ratio: 0.99 });
    await expect(guide.getByRole("link", { name: "Leave the lesson" })).toBeInViewport({ ratio: 1 });
  }
});
