import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { newPerson } from "../fixtures/person.ts";

test.use({ sharesServer: true });

const GAME = fileURLToPath(
  new URL("../../../../../goldens/food-chain-magnate/1/introductory-2p-steady-g1.jsonl", import.meta.url),
);

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });
const notes = (page: Page) => page.getByRole("region", { name: "This moment" });
const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });

/** Opens the game from its file and its notes, as often as one likes: this browser knows it again. */
const openNotes = async (page: Page): Promise<void> => {
  await page.goto("/replay/");
  const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer: readFileSync(GAME) };
  await page.getByLabel(/Open a log from a file/).setInputFiles(file);
  await page.getByRole("tab", { name: "Notes" }).click();
  await expect(button(page, "Blunder")).toBeVisible();
};

/** The middle of a house on the flat map, in pixels of the page: pointing at it draws the map anew, so that no element stays. */
const middleOf = async (page: Page, which: "first" | "last") => {
  const box = await page.locator(".flat-map [data-house]")[which]().boundingBox();
  if (!box) throw new Error("no house on the map");
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

/** A place within something, near its beginning. */
const corner = async (of: Locator): Promise<readonly [number, number]> => {
  const box = await of.boundingBox();
  return [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
};

/** A text on whatever lies there, written while the pencil is down. */
const writeOn = async (page: Page, [x, y]: readonly [number, number], named: RegExp, text: string): Promise<void> => {
  await page.mouse.click(x, y);
  const field = page.getByLabel(named);
  await expect(field).toBeFocused();
  await field.fill(text);
  await field.press("Enter");
  await expect(field).toHaveCount(0);
};

const TEXTS = ["eats with us", "a stand here", "too dear", "runs out of money"];

/** Texts on a house, on a square without anything on it, on a card and on a chain. */
const writeOnThings = async (page: Page): Promise<void> => {
  const [house = "", square = "", card = "", chain = ""] = TEXTS;
  await button(page, "Draw").click();
  await button(page, "Text").click();
  const at = await middleOf(page, "first");
  await writeOn(page, at, /^Text on house \d+$/, house);
  // The corner of the board lies a few squares away.
  const box = await page.locator(".flat-map").boundingBox();
  await writeOn(page, [(box?.x ?? 0) + (box?.width ?? 0) / 2, at[1]], /^Text on square [A-Z]\d+$/, square);
  const [x, y] = await corner(page.locator(".chains .chain-head").last());
  await writeOn(page, [x, y], /^Text on \D+/, chain);
  // Without a pointer, too: what is chosen from a list.
  await page.getByText("By name", { exact: true }).click();
  const from = page.getByLabel("Ring on, or arrow from");
  const write = page.locator(".by-name").getByRole("button", { name: "Text", exact: true });
  const free =
    (await from
      .locator("option", { hasText: /^square [A-Z]\d+$/ })
      .first()
      .textContent()) ?? "";
  await from.selectOption({ label: free });
  await write.click();
  await page.getByLabel(`Text on ${free}`).press("Escape");
  await from.selectOption({ label: "Burger Cook" });
  await write.click();
  const field = page.getByLabel("Text on Burger Cook");
  await expect(field).toBeFocused();
  await field.fill(card);
  await field.press("Enter");
  await button(page, "Draw").click();
};

/** The texts on the things of the moment: in the list, those on the town in the town, and cards and chains outlined. */
const textsStand = async (page: Page): Promise<void> => {
  const marks = notes(page).locator(".drawn-marks li");
  for (const text of TEXTS) await expect(marks.filter({ hasText: text })).toHaveCount(1);
  for (const text of TEXTS.slice(0, 2)) await expect(page.locator(".flat-map")).toContainText(text);
  await expect(page.locator(".chain").last()).toHaveCSS("outline-style", "dotted");
};

const WICKED = [
  "**Late** <img src=x onerror=alert(1)> <script>alert(2)</script>",
  "[here](javascript:alert(3)) and [there](https://example.org/why)",
  "<div style='position:fixed;inset:0'>over all</div>",
].join("\n");

test("what is noted and drawn on a moment is harmless, kept, and found again", async ({ browser }) => {
  const ann = await newPerson(browser);
  await onFlatMap(ann);
  ann.on("dialog", (dialog) => void dialog.accept().then(() => ann.close()));
  await openNotes(ann);
  for (let step = 0; step < 3; step++) await button(ann, "Step forward").click();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "3");
  // What is too long is told and kept, not cut off.
  await notes(ann).getByLabel("Comment").fill("x".repeat(4_001));
  await expect(notes(ann).getByRole("alert")).toContainText("Too long: 4001 characters.");
  await expect(button(ann, "Add comment")).toBeDisabled();
  await notes(ann).getByLabel("Comment").fill(WICKED);
  await button(ann, "Add comment").click();
  const comment = notes(ann).locator(".comment");
  await expect(comment.locator("strong")).toHaveText("Late");
  await expect(comment).toContainText("<script>alert(2)</script>");
  await expect(comment).toContainText("[here](javascript:alert(3))");
  await expect(comment.locator("img, script, [style], [onerror]")).toHaveCount(0);
  await expect(comment.getByRole("link")).toHaveCount(1);
  await expect(comment.getByRole("link")).toHaveAttribute("href", "https://example.org/why");
  await button(ann, "Mistake").click();
  await button(ann, "Blunder").click();
  await button(ann, "Turning point").click();
  await expect(button(ann, "Mistake")).toHaveAttribute("aria-pressed", "false");

  // A ring on a house, an arrow from it to another, and a ring round a company.
  const [from, to] = [await middleOf(ann, "first"), await middleOf(ann, "last")];
  const drawn = ann.locator(".flat-map [data-drawn]");
  await ann.getByRole("heading", { name: "This moment" }).click();
  await ann.keyboard.down("a");
  await ann.mouse.click(...from);
  await expect(drawn).toHaveCount(1);
  await button(ann, "Danger").click();
  await ann.mouse.move(...from);
  await ann.mouse.down();
  await ann.mouse.move(...to, { steps: 3 });
  await ann.mouse.up();
  await expect(ann.locator(".flat-map [data-drawn=danger]")).toHaveCount(1);
  const company = ann.locator(".chain").first();
  await company.click({ position: { x: 30, y: 100 } });
  await expect(company).toHaveCSS("outline-style", "dotted");
  await ann.keyboard.up("a");
  const marks = notes(ann).locator(".drawn-marks li");
  await expect(marks).toHaveCount(3);
  await writeOnThings(ann);
  await expect(marks).toHaveCount(7);
  await textsStand(ann);

  // What is typed and not added waits at its moment.
  await button(ann, "Step forward").click();
  await expect(marks).toHaveCount(0);
  await notes(ann).getByLabel("Comment").fill("half a thought");
  await button(ann, "Step forward").click();
  await expect(notes(ann).getByLabel("Comment")).toHaveValue("");

  await openNotes(ann);
  await button(ann, "Not added yet: half a thought").click();
  await expect(notes(ann).getByLabel("Comment")).toHaveValue("half a thought");
  await ann.getByRole("heading", { name: "This moment" }).click();
  await ann.keyboard.press("Home");
  await ann.keyboard.press(".");
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "3");
  await expect(comment.locator("strong")).toHaveText("Late");
  await expect(button(ann, "Blunder")).toHaveAttribute("aria-pressed", "true");
  await expect(button(ann, "Turning point")).toHaveAttribute("aria-pressed", "true");
  await expect(marks).toHaveCount(7);
  await textsStand(ann);
  await expect(ann.locator(".timeline .flag[data-kind=note]")).toHaveCount(1);

  // The study as a file is read back; whoever signs with one long word pushes nothing out of sight.
  await button(ann, "Study").click();
  const saved = ann.waitForEvent("download");
  await button(ann, "Save the study as a file").click();
  const study = readFileSync(await (await saved).path(), "utf8");
  const signed = study.replace(
    /"person":"me","name":"[^"]*","change":\{"_tag":"AddComment"/,
    `"person":"eve","name":"<b>${"W".repeat(53)}</b>","change":{"_tag":"AddComment"`,
  );
  const eve = await ann.context().newPage();
  await eve.goto("/replay/");
  const file = { name: "study.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(signed) };
  await eve.getByLabel("Open a study file").setInputFiles(file);
  await eve.getByRole("tab", { name: "Notes" }).click();
  await eve.getByRole("heading", { name: "This moment" }).click();
  await eve.keyboard.press("Home");
  await eve.keyboard.press(".");
  const theirs = notes(eve).locator(".comment");
  await expect(theirs.locator("b").first()).toHaveText(/^<b>W+<\/b>$/);
  await expect(theirs.locator("strong")).toHaveText("Late");
  await expect(notes(eve).locator(".drawn-marks li")).toHaveCount(7);
  await textsStand(eve);
  const panel = eve.locator(".view-panel .tab-body[data-selected]");
  expect(await panel.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await eve.close();
  await button(ann, "Close").click();

  // The same stroke wipes it off.
  await ann.keyboard.down("a");
  await button(ann, "Good").first().click();
  await ann.mouse.click(...from);
  await ann.keyboard.up("a");
  await expect(marks).toHaveCount(6);
});

test("a bookmark and a link lead back to the view", async ({ browser }) => {
  const ann = await newPerson(browser);
  const camera = (): string | null => new URL(ann.url()).searchParams.get("camera");
  await openNotes(ann);
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  await button(ann, "Step forward").click();
  await ann.locator(".city-map canvas").focus();
  await ann.keyboard.press("+");
  await button(ann, "Copy link to this view").click();
  const kept = camera();
  expect(kept).not.toBeNull();
  await ann.getByLabel("Name of the bookmark").fill("From near");
  await button(ann, "Bookmark this view").click();
  await button(ann, "Step forward").click();
  await button(ann, "Whole town").click();
  await button(ann, "Copy link to this view").click();
  expect(camera()).not.toBe(kept);
  await button(ann, "From near").click();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "1");
  await ann.getByText("Save and share", { exact: true }).click();
  const out = ann.locator(".out");
  await button(out, "Copy link to this view").click();
  const said = out.getByRole("status");
  await expect(said).toContainText("It leads here on this device only");
  expect(camera()).toBe(kept);
  await button(ann, "Study: Share…").click();
  await expect(ann.getByRole("dialog").getByRole("button", { name: "Put it on the server" })).toBeVisible();
  await ann.keyboard.press("Escape");
  await button(ann, "Delete: From near").click();
  await expect(button(ann, "From near")).toHaveCount(0);
});
