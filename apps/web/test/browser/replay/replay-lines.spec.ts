import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { everShown } from "../fixtures/ever-shown.ts";
import { newPhone } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap, pointOf } from "../fixtures/flat-map.ts";
import { chooseFolded, foldedChoice } from "../fixtures/folded-choice.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { pressAgain } from "../fixtures/magnate.ts";
import { newPerson } from "../fixtures/person.ts";

test.use({ sharesServer: true });

const STANDARD = fileURLToPath(
  new URL("../../../../../goldens/food-chain-magnate/1/standard-3p-steady-g1.jsonl", import.meta.url),
);

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });
const told = (page: Page) => page.getByRole("region", { name: "What happened" });
const course = (page: Page) => page.getByRole("list", { name: "The game, turn by turn" });

/** A game that bots have played, on the flat map: what is looked at here does not need the town. */
const openGame = async (page: Page, address = "/replay/"): Promise<void> => {
  await onFlatMap(page);
  await page.goto(address);
  const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer: readFileSync(STANDARD) };
  await page.getByLabel(/Open a log from a file/).setInputFiles(file);
  await expect(line(page)).toHaveAttribute("aria-valuenow", "0");
};

/** The first rows of the lines that leave the game, in the order in which they stand. */
const begun = (page: Page) => course(page).locator('[data-kind="variation"][data-begins="true"]');

/** How the line is called that one is on. */
const called = (page: Page) => page.locator(".line-head b");

/** Answers the question of the moment, and tells so. */
const plan = async (page: Page, way: string): Promise<void> => {
  await page.getByRole("tab", { name: "Play on" }).click();
  await page.getByRole("button", { name: way }).click();
  await page.getByRole("button", { name: "Ready", exact: true }).click();
  await pressAgain(page);
  await page.getByRole("tab", { name: "Line", exact: true }).click();
};

/** On the first line of the game: a second one leaves the game at the same moment, and each is named, put first, and collapsed. */
const tendLines = async (ann: Page): Promise<void> => {
  const first = (await called(ann).textContent()) ?? "";
  await plan(ann, "All to the beach");
  await expect(course(ann).locator('[data-kind="variation"]')).toHaveCount(2);
  await expect(begun(ann)).toHaveCount(1);
  await ann.keyboard.press("ArrowLeft");
  await ann.keyboard.press("ArrowLeft");
  await plan(ann, "Everybody who fits");
  await expect(begun(ann)).toHaveCount(2);
  // Two plans are two names, each the same wherever it stands.
  await expect(called(ann)).toHaveText(/^steady is ready with /);
  const second = (await called(ann).textContent()) ?? "";
  // Eyes to whom both are closed read the same sentence twice: one is numbered.
  await chooseFolded(ann, "Whose eyes", "As it was known then");
  await expect(called(ann)).toHaveText(/ \(2\)$/);
  await chooseFolded(ann, "Whose eyes", "Everything open");
  await expect(called(ann)).toHaveText(second);
  await ann.getByRole("button", { name: "Charts and tables" }).click();
  await ann.getByRole("tab", { name: "Lines" }).click();
  const beside = ann.getByLabel("Beside");
  await expect(beside.locator("option")).toHaveText(["The game", first]);
  await expect(ann.getByRole("table", { name: `At the same moment: The game beside ${second}` })).toBeVisible();
  await ann.getByRole("tab", { name: "Notes" }).click();
  await ann.getByLabel("Name of this line").fill("All at work");
  await ann.getByLabel("Name of this line").press("Enter");
  await expect(called(ann)).toHaveText("All at work");
  await expect(ann.getByRole("table", { name: "At the same moment: The game beside All at work" })).toBeVisible();
  await ann.getByRole("tab", { name: "Line", exact: true }).click();
  await line(ann).focus();
  await ann.keyboard.press("Escape");
  await expect(begun(ann).nth(1)).toContainText("All at work");
  await ann.getByRole("button", { name: "Show this line first" }).click();
  await expect(begun(ann).nth(0)).toContainText("All at work");
  // Folded and unfolded by its key, on which one stays.
  const other = begun(ann).nth(1).getByRole("button").first();
  await other.focus();
  await ann.keyboard.press("Enter");
  await expect(begun(ann).nth(1)).toContainText("+1 more");
  await expect(course(ann).locator('[data-kind="variation"]')).toHaveCount(2);
  await expect(other).toBeFocused();
  await expect(other).toHaveAttribute("aria-expanded", "false");
};

/** Names, order and folds are there again, and a line that is deleted takes nothing else with it. */
const linesAreKept = async (ann: Page): Promise<void> => {
  await expect(begun(ann)).toHaveText([/All at work/, /\+1 more/]);
  await begun(ann).nth(1).getByRole("button", { name: "Unfold this line" }).click();
  await expect(course(ann).locator('[data-kind="variation"]')).toHaveCount(3);
  await begun(ann).nth(0).getByRole("button").last().click();
  await expect(called(ann)).toHaveText("All at work");
  // Whoever thinks better of it is back where they were, and nothing is gone.
  const broom = ann.getByRole("button", { name: "Delete this line" });
  await broom.press("Enter");
  const sure = ann.getByRole("group", { name: "Delete this line of 1 step?" });
  await expect(sure).toBeFocused();
  await sure.getByRole("button", { name: "No" }).press("Enter");
  await expect(broom).toBeFocused();
  await expect(begun(ann)).toHaveCount(2);
  await broom.click();
  await sure.getByRole("button", { name: "Yes" }).click();
  await expect(begun(ann)).toHaveCount(1);
  await expect(course(ann).locator('[data-kind="variation"]')).toHaveCount(2);
  await begun(ann).getByRole("button").last().click();
};

/** The companies of two lines card by card: on a line that bots have played, and where a trainer is hired for the recruiting girl. */
const cardsBeside = async (ann: Page): Promise<void> => {
  await ann.getByRole("button", { name: "Charts and tables" }).click();
  await ann.getByRole("tab", { name: "Lines" }).click();
  const cards = ann.getByRole("row", { name: /^Cards/ });
  const both = cards.getByRole("button", { name: "What both have" });
  await expect(cards).not.toContainText("on both:");
  await both.press("Enter");
  await expect(both).toHaveAttribute("aria-expanded", "true");
  await expect(cards.getByRole("cell").first()).toContainText("on both:");
  await expect(both).toBeFocused();
  await line(ann).press("Home");
  await expect(cards.getByRole("cell")).toHaveText(["no difference", "no difference", "no difference"]);
  for (let step = 0; step < 8; step++) await ann.keyboard.press("ArrowRight");
  // The drawer would lie over the question.
  await ann.keyboard.press("Escape");
  await ann.getByRole("tab", { name: "Play on" }).click();
  await ann.getByRole("button", { name: /^Hire/ }).click();
  await ann.getByRole("button", { name: /^Trainer/ }).click();
  await ann.getByRole("button", { name: "Hire Trainer" }).click();
  await expect(called(ann)).toHaveText("steady 3 hires a trainer.");
  await ann.getByRole("button", { name: "Charts and tables" }).click();
  // As many people on both lines, but not the same ones.
  await expect(ann.getByRole("row", { name: /^Head count/ }).getByRole("cell")).toHaveText(["0", "0", "1"]);
  await expect(cards.getByRole("cell")).toHaveText([
    "no difference",
    "no difference",
    /^only on The game:\s*−\s*Recruiting Girl\s*only on steady 3 hires a trainer\.:\s*\+\s*Trainer\s*$/,
  ]);
  expect(await violations(ann, ".drawer")).toEqual([]);
};

test("any legal move of the past begins a line, which is flipped with the game, kept, and deleted", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await openGame(ann);
  for (let round = 0; round < 3; round++) await ann.keyboard.press("Shift+ArrowRight");
  await expect(told(ann)).toContainText("Restructuring");
  const at = await line(ann).getAttribute("aria-valuenow");
  await plan(ann, "All to the beach");
  const head = ann.getByText("A line that was tried", { exact: true });
  await expect(head).toBeVisible();
  await expect(ann).toHaveURL(/node=v/);
  await expect(course(ann).locator('[data-kind="variation"]')).toHaveCount(1);
  // At the same moment of the game itself, and back again.
  await ann.keyboard.press("b");
  await expect(head).toBeHidden();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", String(Number(at) + 1));
  await ann.keyboard.press("b");
  await expect(head).toBeVisible();
  // Before it leaves the game one is told where it leads; from there the flip leads on in the game.
  const towards = ann.getByText("On the way to a line that was tried", { exact: true });
  for (let step = 0; step < 2; step++) await ann.keyboard.press("ArrowLeft");
  await expect(towards).toBeVisible();
  const short = (await line(ann).getAttribute("aria-valuemax")) ?? "";
  await ann.keyboard.press("b");
  await expect(towards).toBeHidden();
  await expect(line(ann)).not.toHaveAttribute("aria-valuemax", short);
  await expect(line(ann)).toHaveAttribute("aria-valuenow", String(Number(at) - 1));
  await ann.keyboard.press("b");
  await expect(towards).toBeVisible();
  await expect(line(ann)).toHaveAttribute("aria-valuemax", short);
  for (let step = 0; step < 2; step++) await ann.keyboard.press("ArrowRight");
  await expect(head).toBeVisible();
  // The same move again is no second line.
  await ann.getByRole("button", { name: "Step back", exact: true }).click();
  await plan(ann, "All to the beach");
  await expect(head).toBeVisible();
  await expect(course(ann).locator('[data-kind="variation"]')).toHaveCount(1);
  await tendLines(ann);
  await ann.reload();
  await linesAreKept(ann);
  await expect(head).toBeVisible();
  await ann.getByRole("button", { name: "Delete this line" }).click();
  const sure = ann.getByRole("group", { name: "Delete this line of 2 steps?" });
  await sure.getByRole("button", { name: "Yes" }).click();
  await expect(head).toBeHidden();
  await expect(course(ann).locator('[data-kind="variation"]')).toHaveCount(0);
  await expect(line(ann)).toHaveAttribute("aria-valuenow", at ?? "");
  await expect(course(ann).getByRole("button", { name: /^R5 Dinnertime: / })).toBeVisible();
  // The file is gone from the page, the game is not.
  await ann.reload();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", at ?? "");
  const drawer = ann.getByRole("region", { name: "Charts and tables" });
  await ann.getByRole("button", { name: "Charts and tables" }).click();
  await expect(drawer).toBeVisible();
  await line(ann).focus();
  await ann.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  const files = ann.getByRole("region", { name: "Files" });
  await ann.getByText("Save and share", { exact: true }).click();
  await expect(files).toBeVisible();
  await ann.getByRole("heading", { name: "Looking back" }).click();
  await expect(files).toBeHidden();
  // The address is written once one rests: until then it names the line that has gone.
  await expect(ann).not.toHaveURL(/node=/);
  const beyond = new URL(ann.url());
  beyond.searchParams.set("at", "99999");
  await ann.goto(beyond.href);
  await expect(ann.getByText("this is its last one", { exact: false })).toBeVisible();
  await expect(told(ann).getByRole("heading").nth(1)).toContainText(/won|Nobody wins/);
});

test("a line of another length is flipped at the same moment of the game, also after a reload", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openGame(ann);
  for (let round = 0; round < 3; round++) await ann.keyboard.press("Shift+ArrowRight");
  await ann.getByRole("tab", { name: "Play on" }).click();
  await ann.getByRole("button", { name: "All to the beach" }).click();
  await ann.getByRole("button", { name: "Ready", exact: true }).click();
  await pressAgain(ann);
  const head = ann.getByText("A line that was tried", { exact: true });
  await expect(head).toBeVisible();
  await ann.getByRole("button", { name: "Charts and tables" }).click();
  await ann.getByRole("tab", { name: "Chance" }).click();
  const bots = ann.getByRole("region", { name: "Let bots play on" });
  await bots.getByLabel("How far").selectOption("To the end of the game");
  await bots.getByRole("button", { name: "Play on" }).click();
  // They are through once somebody has won.
  await expect(told(ann)).toContainText(/won|Nobody wins/);
  // Where the game has no such moment the flip stops before; a second one leads back.
  const end = (await line(ann).getAttribute("aria-valuenow")) ?? "";
  await line(ann).press("b");
  await expect(head).toBeHidden();
  await line(ann).press("b");
  await expect(line(ann)).toHaveAttribute("aria-valuenow", end);
  // Others worked in that line, so that the same moments come earlier or later in it, but for where it happens to come out even.
  const places: (string | null)[][] = [];
  for (const nth of [5, 7, 6]) {
    if (places.length > 0) await line(ann).press("b");
    await expect(head).toBeVisible();
    await line(ann).press("Home");
    for (let round = 0; round < nth; round++) await ann.keyboard.press("Shift+ArrowRight");
    const round = told(ann).getByRole("heading", { name: `Round ${nth}`, exact: true });
    await expect(round).toBeVisible();
    const there = await line(ann).getAttribute("aria-valuenow");
    await ann.keyboard.press("b");
    await expect(head).toBeHidden();
    await expect(round).toBeVisible();
    await expect(told(ann)).toContainText("Restructuring");
    places.push([there, await line(ann).getAttribute("aria-valuenow")]);
  }
  expect(places.filter(([there, here]) => there !== here)).not.toEqual([]);
  // The address follows once one rests; a reload comes back to what it says.
  const [there, here] = places.at(-1) ?? [];
  await expect(ann).toHaveURL(new RegExp(`[?&]at=${here}\\b`));
  await ann.reload();
  await expect(line(ann)).toBeVisible();
  await ann.keyboard.press("b");
  await expect(head).toBeVisible();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", there ?? "");
  await cardsBeside(ann);
});

/** With a hidden outcome, at the beginning: the next time that something happens is found ahead, and nothing tells before whether it comes. */
const stepsIntoUnseen = async (page: Page): Promise<void> => {
  const leaps = page.getByRole("group", { name: "Next time" });
  const forward = leaps.getByRole("button", { name: /^Next time: / });
  const choose = (what: string) => leaps.getByRole("combobox").selectOption(what);
  const told = await leaps.getByRole("option").allTextContents();
  await choose("0 opens");
  await forward.click();
  await expect(page.getByText("It does not happen again.", { exact: true })).toBeVisible();
  await expect(line(page)).toHaveAttribute("aria-valuemax", "0");
  await choose("2 trains");
  await expect(forward).toBeEnabled();
  await forward.click();
  await expect(line(page)).toHaveAttribute("aria-valuenow", "65");
  await expect(line(page)).toHaveAttribute("aria-valuemax", "65");
  await expect(leaps.getByRole("option")).toHaveText(told);
  await line(page).press("Home");
  await page.getByLabel("Hide the outcome").uncheck();
  await page.getByLabel("Hide the outcome").check();
};

test("a hidden outcome shows nothing ahead; eyes of then see closed cards; single facts are stepped through", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  const ever = await everShown(ann, /aria-valuemax="[1-9]\d*"|data-kind="end"|End of the game|of the bank"|\bwon\b/);
  await openGame(ann, "/replay/?hide=1");
  await expect(line(ann)).toHaveAttribute("aria-valuemax", "0");
  expect(await ever()).toEqual([]);
  const hide = ann.getByLabel("Hide the outcome");
  await expect(hide).toBeChecked();
  // With nothing hidden it stands there, and the address asks for it no longer.
  await hide.uncheck();
  await expect.poll(ever).toContain('data-kind="end"');
  await expect(ann).not.toHaveURL(/hide=/);
  await hide.check();
  await expect(ann).toHaveURL(/hide=1/);
  await expect(line(ann)).toHaveAttribute("aria-valuemax", "0");
  await expect(ann.locator(".part")).toHaveCount(1);
  await stepsIntoUnseen(ann);
  await ann.keyboard.press("End");
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "0");
  await ann.keyboard.press("ArrowRight");
  await expect(line(ann)).toHaveAttribute("aria-valuemax", "1");
  await ann.getByLabel("Hide the outcome").uncheck();
  await expect(line(ann)).not.toHaveAttribute("aria-valuemax", "1");
  for (let step = 1; step < 5; step++) await ann.keyboard.press("ArrowRight");
  await expect(told(ann)).toContainText("lays the reserve card of $200");
  await chooseFolded(ann, "Whose eyes", "As it was known then");
  await expect(told(ann)).not.toContainText("reserve card of $");
  await chooseFolded(ann, "Whose eyes", "Everything open");
  await ann.keyboard.press("Control+ArrowRight");
  const all = await told(ann).locator("p").count();
  expect(all).toBeGreaterThan(1);
  await ann.keyboard.press("Alt+ArrowLeft");
  await expect(told(ann).locator("p")).not.toHaveCount(all);
  await ann.keyboard.press("Alt+ArrowRight");
  await expect(told(ann).locator("p")).toHaveCount(all);
  // Through the eyes of a seat the decisions of one's own are that seat's, whoever decided this one.
  await chooseFolded(ann, "Whose eyes", "steady 2’s eyes");
  for (let decision = 0; decision < 3; decision++) {
    const before = (await line(ann).getAttribute("aria-valuenow")) ?? "";
    await ann.keyboard.press("}");
    await expect(line(ann)).not.toHaveAttribute("aria-valuenow", before);
    await expect(told(ann)).toContainText("steady 2");
  }
});

/** Pixels from the middle of a letter at the board's rim to its edge. */
const LETTER = 6;

test("four and five companies stand beside each other on a low desk; on a phone the pencil covers nothing of the town", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await onFlatMap(ann);
  await ann.setViewportSize({ width: 1366, height: 768 });
  const rail = ann.locator(".companies");
  // There is room for what a company has and can do at the end of a game.
  for (const [seats, rounds] of [
    [4, 10],
    [5, 10],
  ] as const) {
    await ann.goto("/replay/");
    const buffer = Buffer.from(logOfToday(`1/standard-${seats}p-steady-g1`));
    const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer };
    await ann.getByLabel(/Open a log from a file/).setInputFiles(file);
    await expect(line(ann)).toHaveAttribute("aria-valuenow", "0");
    for (let round = 0; round < rounds; round++) await ann.keyboard.press("Shift+ArrowRight");
    await expect(rail.locator(".chain")).toHaveCount(seats);
    // A card is drawn a moment after another: all of them have the milestones of this round when nothing is hidden.
    await expect(rail.locator(".held:not(:empty)")).toHaveCount(seats);
    expect(await rail.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  }
  await ann.setViewportSize({ width: 390, height: 844 });
  for (const button of [ann.getByRole("button", { name: "Draw" }), ann.locator(".map-zoom")]) {
    // Beside the board or above it, once the board has found its place on the phone.
    await expect
      .poll(async () => {
        const [letters, box] = await Promise.all([pointOf(ann, 0, -1), button.boundingBox()]);
        if (!box) return "nothing";
        const isApart = box.x + box.width <= letters.x - LETTER || box.y + box.height <= letters.y - LETTER;
        return isApart ? "apart" : { letters, box };
      })
      .toBe("apart");
  }
});

test("whose eyes are chosen by their signs, with keys and with a finger", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openGame(ann);
  const eyes = foldedChoice(ann, "Whose eyes");
  const list = ann.getByRole("group", { name: "Whose eyes" });
  await eyes.press("Enter");
  await expect(list.locator(".sign")).toHaveCount(3);
  await ann.keyboard.press("Tab");
  await ann.keyboard.press("ArrowDown");
  await expect(list.getByRole("radio", { name: "As it was known then" })).toBeChecked();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "0");
  await ann.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(eyes).toBeFocused();
  await expect(eyes).toContainText("As it was known then");
  // A press beside it folds the list as well.
  await eyes.click();
  await expect(list).toBeVisible();
  await told(ann).click();
  await expect(list).toBeHidden();
  const bob = await newPhone(browser);
  await openGame(bob);
  await bob.locator(".menu > summary").first().tap();
  await foldedChoice(bob, "Whose eyes").tap();
  await bob.getByRole("radio", { name: "steady 2’s eyes" }).tap();
  await expect(foldedChoice(bob, "Whose eyes")).toContainText("steady 2’s eyes");
  await expect(foldedChoice(bob, "Whose eyes").locator(".sign")).toBeVisible();
});

test("the game of a new study is chosen by its picture", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.goto("/replay/");
  const begin = ann.getByRole("group", { name: "A study of a new game" });
  await expect(foldedChoice(begin, "Game").locator("img.game-picture")).toBeVisible();
  expect(await violations(ann)).toEqual([]);
  await chooseFolded(begin, "Game", "Trick-n-Chef");
  await expect(foldedChoice(begin, "Game").locator("svg.game-picture")).toBeVisible();
  await begin.getByRole("button", { name: "Begin" }).click();
  await expect(ann.locator(".card-table")).toBeVisible();
});
