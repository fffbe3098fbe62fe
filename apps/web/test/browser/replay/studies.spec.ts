import { fileURLToPath } from "node:url";
import { type Browser, expect, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { chooseFolded, foldedChoice } from "../fixtures/folded-choice.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { pressAgain } from "../fixtures/magnate.ts";
import { newPerson } from "../fixtures/person.ts";

const GAME = fileURLToPath(
  new URL("../../../../../goldens/trick-n-chef/1/standard-3p-sensible-g1.jsonl", import.meta.url),
);

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const told = (page: Page) => page.getByRole("region", { name: "What happened" });
/** What is said of the study in its window, which lies over the bands of the page. */
const lost = (page: Page) => page.getByRole("dialog").getByText("The connection is lost.");
const chapters = (page: Page) => page.getByRole("region", { name: "Chapters" });
const standsAt = (page: Page, at: number) => expect(line(page)).toHaveAttribute("aria-valuenow", String(at));

const openFile = async (page: Page): Promise<void> => {
  await page.goto("/replay/");
  await page.getByLabel(/Open a log from a file/).setInputFiles(GAME);
  await expect(line(page)).toBeVisible();
};

/** Plays on at the moment: the seat that is asked starts with the red chef, which the game itself does not. */
const playRed = async (page: Page): Promise<void> => {
  await page.getByRole("tab", { name: "Play on" }).click();
  await page.getByRole("group", { name: "Suit" }).getByRole("button", { name: "red" }).click();
  await button(page, "Take chef").click();
};

/** Gives the present chapter another name. */
const nameChapter = async (page: Page, name: string): Promise<void> => {
  await chapters(page).getByText("Rename…").first().click();
  await page.getByLabel("Name of the chapter").fill(name);
  await chapters(page)
    .getByRole("button", { name: /^Rename: / })
    .click();
};

/** The link for `what`: another than the one that stood there before. */
const invitation = async (ann: Page, what: string): Promise<string> => {
  const link = ann.locator(".share-link");
  const before = (await link.count()) > 0 ? await link.getAttribute("href") : null;
  await button(ann, what).click();
  await expect(link).toContainText("join=");
  if (before !== null) await expect(link).not.toHaveAttribute("href", before);
  return (await link.getAttribute("href")) ?? "";
};

/** What is looked at here does not need the town. */
const onFlatMap = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem("blueplate-map", "flat"));
};

const joined = async (browser: Browser, link: string, name: string): Promise<Page> => {
  const page = await newPerson(browser);
  await onFlatMap(page);
  await page.goto(link);
  await page.getByLabel("Your name in this study").fill(name);
  await button(page, "Join").click();
  await expect(line(page)).toBeVisible();
  return page;
};

/** Ann with her study of the game on the server, its window open. */
const sharing = async (browser: Browser): Promise<Page> => {
  const ann = await newPerson(browser);
  await onFlatMap(ann);
  await openFile(ann);
  await button(ann, "Study").click();
  await ann.getByLabel("Your name in this study").fill("Ann");
  await button(ann, "Put it on the server").click();
  await ann.waitForURL(/study=/);
  await button(ann, "Study").click();
  return ann;
};

const whole = (page: Page) => page.getByRole("region", { name: "Over the whole game" });
const turns = (page: Page) => page.getByRole("region", { name: "Turning points" }).getByRole("button");

/** The view of chances, as random bots play on. */
const openChance = async (page: Page): Promise<void> => {
  await button(page, "Charts and tables").click();
  await page.getByRole("tab", { name: "Chance" }).click();
  await expect(whole(page)).toBeVisible();
};

/** What one has had estimated is there for everybody who looks, and is not played again: also where it leads. */
const estimatesAreShared = async (writer: Page, reader: Page): Promise<void> => {
  for (const page of [writer, reader]) await openChance(page);
  const workers: string[] = [];
  reader.on("worker", (worker) => workers.push(worker.url()));
  await expect(button(reader, "Estimate every round")).toBeVisible();
  await chooseFolded(writer, "Played on by", "random");
  await button(writer, "Estimate every round").click();
  await expect(button(writer, "Refine")).toBeEnabled();
  await expect(turns(writer).first()).toBeVisible();
  await expect(foldedChoice(reader, "Played on by")).toContainText("random");
  await expect(turns(reader)).toHaveText(await turns(writer).allTextContents());
  const numbers = (page: Page) => whole(page).locator("tbody td");
  await expect(numbers(reader)).toHaveText(await numbers(writer).allTextContents());
  expect(workers).toEqual([]);
  await line(reader).press("Home");
  await turns(reader).first().click();
  const moment = (await line(reader).getAttribute("aria-valuenow")) ?? "";
  expect(Number(moment)).toBeGreaterThan(0);
  await line(reader).press("Home");
  // The next note or turning point: the earliest of them, from here.
  while ((await line(reader).getAttribute("aria-valuenow")) !== moment) {
    const before = (await line(reader).getAttribute("aria-valuenow")) ?? "";
    await reader.keyboard.press(".");
    await expect(line(reader)).not.toHaveAttribute("aria-valuenow", before);
  }
};

test("a study is shared live: one leads, one is cut off, both edit and nothing is lost; a reader cannot write", async ({
  browser,
  line: cable,
}) => {
  const ann = await sharing(browser);
  const toWrite = new URL(await invitation(ann, "Link for writing"));
  const toLook = await invitation(ann, "Link for looking");
  const bob = await joined(browser, cable.url + toWrite.pathname + toWrite.search, "Bob");
  const cid = await joined(browser, toLook, "Cid");
  await ann.keyboard.press("Escape");

  // A text on whoever sits there: those who only look read it when they come there.
  await button(ann, "Draw").click();
  await ann.getByText("By name", { exact: true }).click();
  await ann.locator(".by-name").getByRole("button", { name: "Text", exact: true }).click();
  await ann.getByLabel(/^Text on /).fill("leads red too early");
  await ann.keyboard.press("Enter");
  await ann.keyboard.press("Escape");

  await button(ann, "Lead").click();
  await expect(bob.getByText("Following Ann")).toBeVisible();
  await ann.keyboard.press("ArrowRight");
  await ann.keyboard.press("ArrowRight");
  await standsAt(bob, 2);
  // Single facts are followed too.
  const sentences = told(bob).locator("p");
  const all = await sentences.count();
  for (let fact = 0; fact < 2; fact++) await ann.keyboard.press("Alt+ArrowLeft");
  await expect(sentences).toHaveCount(await told(ann).locator("p").count());
  await expect(sentences).not.toHaveCount(all);
  for (let fact = 0; fact < 2; fact++) await ann.keyboard.press("Alt+ArrowRight");
  await expect(sentences).toHaveCount(all);
  await standsAt(bob, 2);
  await bob.keyboard.press("ArrowLeft");
  await standsAt(bob, 1);
  await ann.keyboard.press("ArrowRight");
  await standsAt(cid, 3);
  await standsAt(bob, 1);
  await button(bob, "Back to Ann").click();
  await standsAt(bob, 3);
  await button(ann, "Stop leading").click();
  await expect(bob.getByText("Following Ann")).toBeHidden();
  await button(bob, "Lead").click();
  await expect(cid.getByText("Following Bob")).toBeVisible();

  await button(bob, "Study").click();
  await button(ann, "Study").click();
  cable.cut();
  await expect(lost(bob)).toBeVisible();
  await nameChapter(bob, "By Bob, cut off");
  await ann.getByRole("group", { name: "A new game" }).getByRole("button", { name: "Begin" }).click();
  // Whoever begins a chapter stands in it.
  const shown = chapters(ann).locator("li button[aria-pressed=true]");
  await expect(shown).toHaveText(/^Food Chain Magnate: A new game/);
  await expect(bob.getByRole("dialog").getByText("Not sent yet: 1")).toBeVisible();
  await bob.keyboard.press("Escape");
  await bob.keyboard.press("ArrowRight");
  await standsAt(bob, 4);
  cable.mend();
  await expect(bob.getByText("The connection is lost.")).toBeHidden();
  // Whoever leads is followed to where one went meanwhile.
  await standsAt(cid, 4);
  await button(bob, "Study").click();
  const both = [/^By Bob, cut off/, /^Food Chain Magnate: A new game/];
  for (const page of [bob, cid]) {
    if (page === cid) await button(cid, "Study").click();
    await expect(chapters(page).locator("li button[aria-pressed]")).toHaveText(both);
  }
  await expect(cid.getByText("Only looking")).toBeVisible();
  await expect(button(cid, "Lead")).toHaveCount(0);
  await expect(chapters(cid).getByText("Rename…")).toHaveCount(0);
  await cid.keyboard.press("Escape");
  await cid.keyboard.press("Home");
  await cid.getByRole("tab", { name: "Notes" }).click();
  await expect(cid.getByRole("region", { name: "This moment" })).toContainText("leads red too early");
  await playRed(cid);
  const only = "Only those who may write in this study can do that.";
  await expect(cid.locator(".play-on > p.muted")).toHaveText([only]);
  await expect(cid.getByRole("alert").filter({ hasText: only })).toBeVisible();
  await chapters(ann).locator("li button[aria-pressed=false]").click();
  await expect(shown).toHaveText(/^By Bob, cut off/);
  await ann.keyboard.press("Escape");
  await estimatesAreShared(ann, cid);
});

test("whoever hides the outcome is invited without it, and led no further than they have looked unless they wish it", async ({
  browser,
}) => {
  const ann = await sharing(browser);
  await ann.keyboard.press("Escape");
  const hide = (page: Page) => page.getByLabel("Hide the outcome");
  await hide(ann).check();
  await expect(ann).toHaveURL(/hide=1/);
  await button(ann, "Study").click();
  const link = await invitation(ann, "Link for looking");
  expect(link).toContain("hide=1");
  const bob = await joined(browser, link, "Bob");
  await expect(hide(bob)).toBeChecked();
  await standsAt(bob, 0);
  await ann.keyboard.press("Escape");
  await hide(ann).uncheck();
  await ann.keyboard.press("End");
  await button(ann, "Lead").click();
  await expect(bob.getByText("Ann looks at what is still hidden from you.")).toBeVisible();
  await standsAt(bob, 0);
  await ann.keyboard.press("Home");
  await expect(bob.getByText("Following Ann")).toBeVisible();
  await ann.keyboard.press("End");
  const end = (await line(ann).getAttribute("aria-valuenow")) ?? "";
  await button(bob, "Go along").click();
  await expect(line(bob)).toHaveAttribute("aria-valuenow", end);
  await expect(bob.getByText("Following Ann")).toBeVisible();
});

test("what was tried in a game is there after a reload, and becomes a table of the server", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openFile(ann);
  await playRed(ann);
  await expect(ann).toHaveURL(/node=v/);
  await openFile(ann);
  await expect(ann.getByText("A line that was tried", { exact: true })).toBeVisible();
  await ann.getByRole("tab", { name: "Play on" }).click();
  await button(ann, "Continue as a real table").click();
  await ann.getByLabel("Your name", { exact: true }).fill("Ann");
  for (const seat of [2, 3]) {
    await chooseFolded(ann, `Seat ${seat}:`, "Bot: sensible");
  }
  await button(ann, "Open the table").click();
  await ann.waitForURL(/\/table\//);
  const table = ann.getByRole("region", { name: "Table", exact: true });
  await expect(table.getByRole("heading").first()).toContainText("Ann");
  // The chef that was tried has been taken, and the bots have taken theirs.
  await expect(table.getByRole("list", { name: "Chefs" }).first()).toContainText("red");
  await expect(table.getByRole("list", { name: "Hand", exact: true }).getByRole("button")).toHaveCount(10);
  await expect(ann.getByRole("list", { name: "Log" })).toContainText("Trick 1: Ann leads");
});

/** How often attributes of an element change in the pictures that follow a change of the window. */
const changesIn = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(async (element) => {
    let count = 0;
    const watching = new MutationObserver((changes) => (count += changes.length));
    watching.observe(element, { attributes: true });
    for (let picture = 0; picture < 6; picture++) await new Promise(requestAnimationFrame);
    watching.disconnect();
    return count;
  });

test("late in a game of five, another structure is tried, kept in a study of the server, and goes on as a real table", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await onFlatMap(ann);
  await ann.goto("/replay/");
  const buffer = Buffer.from(logOfToday("1/standard-5p-steady-g1"));
  const file = { name: "five.jsonl", mimeType: "application/jsonl", buffer };
  await ann.getByLabel(/Open a log from a file/).setInputFiles(file);
  await expect(line(ann)).toBeVisible();
  await button(ann, "Study").click();
  await ann.getByLabel("Your name in this study").fill("Ann");
  const studyIn = (url: string | URL): string | null => new URL(url).searchParams.get("study");
  // Until then the address names the study of this browser.
  const here = studyIn(ann.url());
  await button(ann, "Put it on the server").click();
  await ann.waitForURL((url) => studyIn(url) !== here);
  await expect(line(ann)).toBeVisible();
  await ann.keyboard.press("End");
  for (let round = 0; round < 2; round++) await ann.keyboard.press("Shift+ArrowLeft");
  const at = Number(await line(ann).getAttribute("aria-valuenow"));
  expect(at).toBeGreaterThan(150);
  await ann.getByRole("tab", { name: "Play on" }).click();
  await button(ann, "All to the beach").click();
  await ann.locator(".play-on .confirm button[data-kind=main]").click();
  await pressAgain(ann);
  await standsAt(ann, at + 1);
  await expect(told(ann)).toContainText("is ready, alone.");
  await expect(ann).toHaveURL(/node=v/);
  await ann.reload();
  await standsAt(ann, at + 1);
  await ann.getByRole("tab", { name: "Play on" }).click();
  await button(ann, "Continue as a real table").click();
  await ann.getByLabel("Your name", { exact: true }).fill("Ann");
  for (const seat of [2, 3, 4, 5]) {
    await chooseFolded(ann, `Seat ${seat}:`, "Bot: random");
  }
  await button(ann, "Open the table").click();
  await ann.waitForURL(/\/table\//);
  await expect(ann.locator(".chains .chain")).toHaveCount(5);
  await expect(ann.locator(".chains")).toContainText("Ann");
  await test.step("a large company stands still on a desk of any width", async () => {
    for (let width = 1040; width <= 1600; width += 30) {
      await ann.setViewportSize({ width, height: 768 });
      expect(await changesIn(ann, ".dock-cards"), `at ${width} px`).toBeLessThanOrEqual(1);
    }
  });
});

test("who may look at a study, what its people may do, and its end", async ({ browser }) => {
  const ann = await sharing(browser);
  const link = ann.url();
  const zoe = await newPerson(browser);
  await zoe.goto(link);
  await expect(zoe.getByRole("alert")).toContainText("no such study");
  const visibility = ann.getByLabel("Who may look");
  // What is chosen stands in the field at once, and is so when the server has said it.
  await Promise.all([
    ann.waitForResponse((answer) => answer.url().includes("studies.edit") && answer.ok()),
    visibility.selectOption("link"),
  ]);
  await zoe.goto(link);
  await expect(line(zoe)).toBeVisible();
  await expect(zoe.getByText("Only looking")).toBeVisible();
  // Other sites may show it, too.
  await zoe.goto(`/replay/embed.html${new URL(link).search}`);
  // The town says beside it that it is still loading.
  const caption = zoe.getByRole("status").and(zoe.locator(".caption"));
  await expect(button(zoe, "Step forward")).toBeVisible();
  const first = await caption.innerText();
  await button(zoe, "Step forward").click();
  await expect(caption).not.toHaveText(first);
  const open = zoe.getByRole("region", { name: "Public" });
  await zoe.goto("/replay/");
  await expect(open).toContainText("None yet.");
  await visibility.selectOption("public");
  await expect(visibility).toHaveValue("public");
  await zoe.reload();
  await open.getByRole("link").click();
  await expect(line(zoe)).toBeVisible();

  // Links let people in with a role, which the owner changes, until they are void.
  const bob = await joined(browser, await invitation(ann, "Link for writing"), "Bob");
  await expect(button(bob, "Lead")).toBeVisible();
  await ann.getByLabel("Bob: People").selectOption("read");
  await expect(button(bob, "Lead")).toBeHidden();
  const late = await invitation(ann, "Link for looking");
  await button(ann, "Make all links void").click();
  await expect(ann.getByText("No link lets anybody in any more.")).toBeVisible();
  const cid = await newPerson(browser);
  await cid.goto(late);
  await cid.getByLabel("Your name in this study").fill("Cid");
  await button(cid, "Join").click();
  await expect(cid.getByRole("alert")).toContainText("link");

  // Nobody is asked for a name, and nobody is called like somebody else.
  const forLooking = await invitation(ann, "Link for looking");
  const dee = await newPerson(browser);
  await onFlatMap(dee);
  await dee.goto(forLooking);
  await expect(dee.getByText("Without a name you get a number, such as Player 2.")).toBeVisible();
  await button(dee, "Join").click();
  await expect(line(dee)).toBeVisible();
  await joined(browser, forLooking, "Bob");
  const people = ann.locator(".study-parts ul.plain > li");
  await expect(people).toContainText(["Ann", "Bob", "Player 1", "Bob 2"]);

  // Chapters are put in order, and everybody sees it.
  await ann.getByRole("group", { name: "A new game" }).getByRole("button", { name: "Begin" }).click();
  // Whoever begins a chapter stands in it.
  const shown = chapters(ann).locator("li button[aria-pressed=true]");
  await expect(shown).toHaveText(/^Food Chain Magnate: A new game/);
  const order = (page: Page) => chapters(page).locator("li button[aria-pressed]");
  await expect(order(ann)).toHaveText([/^Trick-n-Chef/, /^Food Chain Magnate: A new game/]);
  await chapters(ann).getByText("Rename…").last().click();
  await chapters(ann).getByRole("button", { name: "Further up" }).last().click();
  await button(bob, "Study").click();
  for (const page of [ann, bob]) await expect(order(page)).toHaveText([/^Food Chain Magnate/, /^Trick-n-Chef/]);

  // What the leader points at is lit for those who follow, and no more once nobody leads.
  for (const page of [ann, bob]) await page.keyboard.press("Escape");
  await button(ann, "Study").click();
  await order(ann).first().click();
  await ann.keyboard.press("Escape");
  await button(ann, "Lead").click();
  await expect(bob.getByText("Following Ann")).toBeVisible();
  const map = (page: Page) => page.locator(".flat-map");
  for (const page of [ann, bob]) await expect(map(page)).toBeVisible();
  await expect(ann.getByRole("dialog")).toBeHidden();
  // Pointing draws the map anew, so that no element stays: the place does.
  const house = await map(ann).locator("[data-house]").first().boundingBox();
  await ann.mouse.move((house?.x ?? 0) + (house?.width ?? 0) / 2, (house?.y ?? 0) + (house?.height ?? 0) / 2);
  // Nothing lies over the map: the pointer has met the house.
  await expect(map(ann).locator("[data-selection]")).toHaveCount(1);
  await expect(map(bob).locator("[data-selection]")).toHaveCount(1);
  await button(ann, "Stop leading").click();
  await expect(map(bob).locator("[data-selection]")).toHaveCount(0);
  for (const page of [ann, bob]) await button(page, "Study").click();

  await button(bob, "Leave this study").click();
  await bob.getByRole("group", { name: "Leave it?" }).getByRole("button", { name: "Yes" }).click();
  await bob.waitForURL(/\/replay\/$/);
  await expect(ann.getByLabel("Bob: People")).toBeHidden();
  await button(ann, "Delete this study").click();
  await ann
    .getByRole("group", { name: /^Delete it/ })
    .getByRole("button", { name: "Yes" })
    .click();
  await ann.waitForURL(/\/replay\/$/);
  await expect(zoe.getByText("This study was deleted, or it is not shown to you any more.")).toBeVisible();
});
