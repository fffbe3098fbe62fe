import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";
import { morningOf, playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap, pointOf } from "../fixtures/flat-map.ts";
import { pressAgain } from "../fixtures/magnate.ts";
import { createTable, ending, joinTable, newPerson, question, READY } from "../fixtures/person.ts";

const golden = (name: string): string => fileURLToPath(new URL(`../../../../../goldens/${name}`, import.meta.url));
const MAGNATE = golden("food-chain-magnate/1/introductory-2p-steady-g1.jsonl");

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });
const told = (page: Page) => page.getByRole("region", { name: "What happened" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Saves the log as it was opened. */
const saveLog = async (page: Page): Promise<void> => {
  await page.getByText("Save and share", { exact: true }).click();
  await page.getByRole("link", { name: "Save the log", exact: true }).click();
};

/** Gives the page a log as a file from the person's own machine. */
const openLog = async (page: Page, name: string, text: string | Buffer): Promise<void> => {
  await page.goto("/replay/");
  const buffer = typeof text === "string" ? Buffer.from(text) : text;
  await page.getByLabel(/Open a log from a file/).setInputFiles({ name, mimeType: "application/jsonl", buffer });
};

/** What somebody's browser is given of the table that a page shows. */
const logOf = async (page: Page): Promise<string> => {
  const table = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await page.request.get(`/trpc/log.export?input=${encodeURIComponent(JSON.stringify({ table }))}`);
  return answer.text();
};

test("a game that goes on is looked back at as far as one's seat may see, grows on demand, and leads back to the table", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  const bob = await onFlatMap(await newPerson(browser));
  await createTable(ann, {
    name: "So far",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Open: for whoever has the link"],
    seed: "so-far",
  });
  await joinTable(bob, ann.url(), "Bob");
  await playAhead([ann, bob], morningOf(2));
  // Bob hands in his structure, which nobody else knows until all have.
  await question(bob).getByRole("button", { name: "All to the beach" }).click();
  await question(bob).getByRole("button", { name: "Ready", exact: true }).click();
  await pressAgain(bob);
  await expect(bob.getByRole("heading", { name: READY })).toBeVisible();

  const looking = await ann.context().newPage();
  await onFlatMap(looking);
  await looking.goto(ann.url());
  const [given] = await Promise.all([
    looking.waitForResponse(/log\.export/),
    looking.getByRole("link", { name: "Look back so far" }).click(),
  ]);
  const last = async (): Promise<number> => Number(await line(looking).getAttribute("aria-valuemax"));
  // Whoever comes from the table stands where that stands.
  await expect(line(looking)).toBeVisible();
  const before = await last();
  expect(before).toBeGreaterThan(4);
  await expect(line(looking)).toHaveAttribute("aria-valuenow", String(before));
  // What lies closed to Ann is not in her page: the structure and the reserve card that Bob's browser has.
  const secrets = (text: string) =>
    [...text.matchAll(/"readers":\[1\],"content":(null|[^}]+)/g)].map(([, secret]) => secret);
  const known = secrets((await logOf(bob)).replaceAll("\\", ""));
  const closed = secrets((await given.text()).replaceAll("\\", ""));
  expect(known.length).toBeGreaterThan(1);
  expect(known).not.toContain("null");
  expect(closed).toEqual(known.map(() => "null"));
  expect((await given.text()).replaceAll("\\", "")).toContain('"seed":null');
  await expect(told(looking)).toContainText(/^(?!.*beach).*Bob/);

  await button(looking, "Show what came since").click();
  await expect(looking.getByText("Nothing has happened since.")).toBeVisible();
  await playAhead([ann, bob], morningOf(3));
  await button(looking, "Show what came since").click();
  await expect(line(looking)).not.toHaveAttribute("aria-valuemax", String(before));
  await expect(line(looking)).toHaveAttribute("aria-valuenow", String(await last()));
  // Whoever looks at an earlier moment stays there.
  await line(looking).press("Home");
  await line(looking).press("ArrowRight");
  await playAhead([ann, bob], morningOf(4));
  const grown = await last();
  await button(looking, "Show what came since").click();
  await expect(line(looking)).not.toHaveAttribute("aria-valuemax", String(grown));
  await expect(line(looking)).toHaveAttribute("aria-valuenow", "1");
  await looking.getByRole("link", { name: "Back to the table" }).click();
  await expect(looking).toHaveURL(ann.url());
  await expect(looking.getByRole("heading", { name: "So far" })).toBeVisible();
});

test("a finished game is looked back at from its end, and a link leads to a moment", async ({ browser }) => {
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "Once more",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Bot: sensible", "Bot: sensible"],
    seed: "once-more",
  });
  await playAhead([ann], TO_THE_END);
  await ending(ann).getByRole("link", { name: "Look back at this game" }).click();
  // Whoever comes from the end looks at the end first.
  await expect(told(ann)).toContainText(/won|Nobody wins/);
  await line(ann).press("Home");
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "0");
  await button(ann, "Step forward").click();
  await button(ann, "Step forward").click();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "2");
  const table = ann.getByRole("region", { name: "Table", exact: true });
  await expect(table.getByRole("heading").first()).toContainText("Ann");
  // What was secret lies open once the game is over: three hands of ten.
  await expect(table.locator(".open-card, .hand-card")).toHaveCount(30);
  await button(ann, "Round forward").click();
  await expect(told(ann)).toContainText("Round 2");
  const moment = (await line(ann).getAttribute("aria-valuenow")) ?? "";
  await expect(ann).toHaveURL(new RegExp(`at=${moment}\\b`));
  await ann.reload();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", moment);
  await expect(told(ann)).toContainText("Round 2");
  await line(ann).press("End");
  await expect(told(ann)).toContainText(/won|Nobody wins/);
  await expect(told(ann).getByRole("table", { name: "Ranking" }).getByRole("row")).toHaveCount(4);
  const end = (await line(ann).getAttribute("aria-valuenow")) ?? "";
  await expect(ann).toHaveURL(new RegExp(`at=${end}\\b`));
  const link = ann.url();
  const bob = await newPerson(browser);
  await bob.goto(link);
  await expect(told(bob)).toContainText(/won|Nobody wins/);
  // The list of games says who won, and to whoever hides the outcome nothing of it.
  await ann.goto("/replay/");
  const game = ann.getByRole("listitem").filter({ hasText: "Once more" });
  await expect(game).toContainText(/won|Nobody wins/);
  await game.getByRole("link").click();
  await ann.getByLabel("Hide the outcome").check();
  await ann.goto("/replay/");
  await expect(game).toContainText("Ann");
  await expect(game).not.toContainText(/won|Nobody wins/);
});

/** Runs in the page before all else: notes whether the flat map was on the screen, with the chains beside it, before the town was built. */
const noteFlatBefore = (): void => {
  const note = (): void => {
    const isBefore = !document.querySelector(".city-map canvas");
    document.documentElement.dataset["flatBefore"] = String(isBefore);
  };
  new MutationObserver((_, watch) => {
    const isThere = document.querySelector(".city-map .flat-map svg") && document.querySelector(".chains li");
    if (!isThere) return;
    watch.disconnect();
    // What the page draws for the first is on the screen with the second.
    requestAnimationFrame(() => requestAnimationFrame(note));
  }).observe(document, { subtree: true, childList: true });
};

test("a log from a file is walked by keys and plays by itself, in town", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.addInitScript(noteFlatBefore);
  await openLog(ann, "game.jsonl", readFileSync(MAGNATE));
  await expect(ann).toHaveTitle("Food Chain Magnate: steady, steady 2 (game.jsonl) – Blueplate");
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  // Nobody waits for the town: until it stands, the flat map was there.
  expect(await ann.evaluate(() => document.documentElement.dataset["flatBefore"])).toBe("true");
  await expect(ann.locator(".city-map .flat-map")).toHaveCount(0);
  await ann.keyboard.press("Shift+ArrowRight");
  await expect(told(ann)).toContainText("Round 1: Restructuring");
  await ann.keyboard.press("Control+ArrowRight");
  await expect(told(ann)).toContainText(/Round 1: (Order of business|Working 9 to 5)/);
  await ann.keyboard.press("ArrowLeft");
  await ann.keyboard.press("Home");
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "0");
  // A key that finds nothing says so, until one goes on.
  const said = ann.locator(".told-panel").getByRole("status");
  await expect(said).toBeEmpty();
  for (const [key, text] of [
    ["ArrowLeft", "This is the beginning."],
    [".", "No note or turning point is shown after this moment."],
    [",", "No note or turning point is shown before this moment."],
    ["b", "There is no other line to change to yet."],
  ] as const) {
    await ann.keyboard.press(key);
    await expect(said).toHaveText(text);
  }
  await ann.keyboard.press("ArrowRight");
  await expect(said).toBeEmpty();
  await ann.getByLabel("Speed").selectOption("4×");
  await ann.getByRole("heading", { name: "Looking back" }).click();
  await ann.keyboard.press("Space");
  // It goes on by itself: whoever looks now and then sees it at 3 or further.
  await expect(line(ann)).toHaveAttribute("aria-valuenow", /^([3-9]|\d\d)$/, { timeout: 60_000 });
  // Backwards it comes to its beginning and rests there.
  await ann.keyboard.press("j");
  await expect(button(ann, "Play backwards")).toHaveAttribute("aria-pressed", "true");
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "0");
  await expect(button(ann, "Play backwards")).toHaveAttribute("aria-pressed", "false");
  await ann.keyboard.press("l");
  await button(ann, "Pause").click();
  await expect(button(ann, "Play")).toBeVisible();
  await ann.keyboard.press("?");
  await expect(ann.getByRole("dialog", { name: "Keys" })).toContainText("Play backwards");
  await ann.keyboard.press("Escape");
  await ann.keyboard.press("End");
  await expect(ann.locator(".chains .cash").first()).toContainText("$");
  // What this browser keeps of the file is the same log, also when the page is there again; an old one is lifted.
  await expect(ann).toHaveURL(/study=/);
  await ann.reload();
  const [saved] = await Promise.all([ann.waitForEvent("download"), saveLog(ann)]);
  expect(saved.suggestedFilename()).toBe("food-chain-magnate-steady-steady-2.jsonl");
  const log = readFileSync(MAGNATE, "utf8")
    .replace('"version":1', '"version":4')
    .replace('"_tag":"Begun"', '"_tag":"GameStarted"')
    .replace('"ruleset":"introductory"', '"modules":[{"id":"introductory","version":1}]');
  expect(readFileSync(await saved.path(), "utf8")).toBe(log);
});

test("files that are no logs say what is wrong with them", async ({ browser }) => {
  const ann = await newPerson(browser);
  const lines = readFileSync(MAGNATE, "utf8").trimEnd().split("\n");
  const problem = ann.getByRole("alert");
  await openLog(ann, "notes.txt", "this is no log");
  await expect(problem).toHaveText("This file is no log of a game, no study and no position.");
  await openLog(ann, "torn.json", '{ "scenario": "S-1", "title": "To');
  await expect(problem).toHaveText("Something in it does not fit: scenario: it is no JSON.");
  await openLog(ann, "torn.jsonl", lines.slice(0, 9).join("\n").slice(0, -40));
  await expect(problem).toHaveText("Line 9 of the log cannot be read: the file breaks off here.");
  await openLog(ann, "changed.jsonl", lines.with(4, (lines[4] ?? "").replace('"seq":3', '"seq":"x"')).join("\n"));
  await expect(problem).toHaveText("Line 5 of the log cannot be read: seq: expected here: a number.");
  await openLog(ann, "hole.jsonl", lines.toSpliced(6, 1).join("\n"));
  await expect(problem).toHaveText("Line 7 of the log cannot be read: seq: number 5 is expected here, not 6.");
  const paid = lines.findIndex((each) => each.includes('"MoneyPaid"'));
  await openLog(
    ann,
    "rich.jsonl",
    lines.with(paid, (lines[paid] ?? "").replace(/"cash":\d+/, '"cash":77777')).join("\n"),
  );
  await expect(problem).toContainText(`Line ${paid + 1} of the log cannot be read: events`);
  await expect(problem).toContainText(/cash: by the rules \d+ is expected here, not 77777\.$/);
  await openLog(ann, "head.jsonl", `${lines[0]}\n`);
  await expect(problem).toHaveText("This is the head of a log alone: its game has not begun.");
  await openLog(ann, "chess.jsonl", (lines[0] ?? "").replace("food-chain-magnate", "chess"));
  await expect(problem).toHaveText("This build does not know the game “chess”.");
  await openLog(ann, "torn.jsonl.gz", gzipSync(lines.join("\n")).subarray(0, 900));
  await expect(problem).toContainText("cannot be unpacked");
  await openLog(ann, "latin.jsonl", Buffer.from(lines[0]?.replace("steady", "J\u00f6rg") ?? "", "latin1"));
  await expect(problem).toContainText("no text in UTF-8");
  await openLog(ann, "huge.jsonl", Buffer.alloc(21_000_000, 32));
  await expect(problem).toContainText("20 MB at most");
  await ann.goto("/replay/?table=nobody-knows-it");
  await expect(problem).toContainText("There is no such game");
  await test.step("a log that ends between two lines is shown, and said to end before its game", async () => {
    await openLog(ann, "early.jsonl", lines.slice(0, 40).join("\n"));
    const mark = ann.getByLabel("About this log: Not over");
    await mark.click();
    await expect(ann.locator(".proof")).toContainText("This log ends before its game does");
    await ann.getByLabel("Hide the outcome").check();
    await expect(mark).toHaveCount(0);
  });
});

/** The log with `gone` decisions after a step played, taken back, and played once more. */
const withGoneBack = (log: string, after: number, gone: number): string => {
  const [head, ...entries] = log.trimEnd().split("\n");
  const numbered = entries.map((entry) => JSON.parse(entry));
  const undone = { _tag: "Undone", seq: after + 1 + gone, seat: 0, commandId: "back", to: after, at: 0 };
  const again = numbered
    .slice(after + 1)
    .map((entry) => ({ ...entry, seq: entry.seq + gone + 1, commandId: `${entry.commandId} again` }));
  const all = [...numbered.slice(0, after + 1 + gone), undone, ...again];
  return [head, ...all.map((entry) => JSON.stringify(entry))].join("\n");
};

test("what was taken back is marked on the timeline, and the line that was left is kept", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openLog(ann, "back.jsonl", withGoneBack(readFileSync(MAGNATE, "utf8"), 20, 2));
  const mark = ann.locator('.track .flag[data-kind="undone"]');
  await expect(mark).toHaveAttribute("aria-label", /^Taken back: 2$/m);
  const gone = ann.locator(".track .gone");
  await expect(gone).toHaveCount(0);
  await mark.click();
  const named = ann
    .getByRole("list", { name: "Marks on the timeline" })
    .getByRole("button", { name: /^Taken back: 2/ });
  if ((await mark.getAttribute("data-pile")) !== null) await named.click();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "20");
  // What was left is a line of its own, which ends where it was taken back; on it the track is hatched from there.
  const end = (await line(ann).getAttribute("aria-valuemax")) ?? "";
  await ann.keyboard.press("ArrowRight");
  await ann.keyboard.press("b");
  await expect(ann.getByText("Taken back in the game", { exact: true })).toBeVisible();
  await expect(line(ann)).toHaveAttribute("aria-valuemax", "22");
  await expect(gone).toBeVisible();
  await ann.keyboard.press("b");
  await expect(line(ann)).toHaveAttribute("aria-valuemax", end);
  await expect(gone).toHaveCount(0);
});

/** Notes which phases the town plays from now on, as often as it plays them. */
const notePlayed = (page: Page): Promise<void> =>
  page.locator(".city-map").evaluate((map) => {
    const phase = () => map.getAttribute("data-playing");
    new MutationObserver(() => {
      if (phase() !== null)
        map.setAttribute("data-played", `${map.getAttribute("data-played") ?? ""} ${phase()}`.trim());
    }).observe(map, { attributeFilter: ["data-playing"] });
  });

/** Pulls the thumb to a step of the timeline, and tells what the town has played before it is let go. */
const pullTo = async (page: Page, at: number): Promise<string | null> => {
  const track = await page.locator(".track").boundingBox();
  if (!track) throw new Error("there is no timeline");
  const y = track.y + track.height / 2;
  const now = async (): Promise<number> => Number(await line(page).getAttribute("aria-valuenow"));
  await page.mouse.move(track.x + 2, y);
  await page.mouse.down();
  let [left, right] = [track.x, track.x + track.width];
  while ((await now()) !== at && right - left > 0.5) {
    const x = (left + right) / 2;
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    if ((await now()) < at) left = x;
    else right = x;
  }
  await expect(line(page)).toHaveAttribute("aria-valuenow", String(at));
  return page.locator(".city-map").getAttribute("data-played");
};

const firstDinner = (): number =>
  readFileSync(MAGNATE, "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .findIndex((entry) => entry.includes('"HouseServed"'));

test("a thumb that is let go plays its last beat in town, and a step back plays it backwards", async ({ browser }) => {
  const dinner = firstDinner();
  const ann = await newPerson(browser);
  await openLog(ann, "game.jsonl", readFileSync(MAGNATE));
  await expect(ann.locator(".city-map canvas")).toBeVisible();
  const town = ann.locator(".city-map");
  await notePlayed(ann);
  expect(await pullTo(ann, dinner)).toBeNull();
  await ann.mouse.up();
  await expect(town).toHaveAttribute("data-played", /^dinnertime/);
  await expect(line(ann)).toHaveAttribute("aria-valuenow", String(dinner));
  await expect(town).not.toHaveAttribute("data-playing");
  // Backwards as well: what is played then is the same dinner, at the step before it.
  await town.evaluate((map) => map.removeAttribute("data-played"));
  await ann.keyboard.press("ArrowLeft");
  await expect(line(ann)).toHaveAttribute("aria-valuenow", String(dinner - 1));
  await expect(town).toHaveAttribute("data-played", /dinnertime/);
  await expect(town).not.toHaveAttribute("data-playing");
  // Nothing of it moves for those who want it so.
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
  const calm = await context.newPage();
  await openLog(calm, "game.jsonl", readFileSync(MAGNATE));
  await expect(calm.locator(".city-map canvas")).toBeVisible();
  await notePlayed(calm);
  await pullTo(calm, dinner);
  await calm.mouse.up();
  await calm.keyboard.press("ArrowLeft");
  await expect(line(calm)).toHaveAttribute("aria-valuenow", String(dinner - 1));
  await expect(calm.locator(".city-map")).not.toHaveAttribute("data-played");
});

/** The timeline is no higher than it needs to be, and its keys, those of the town and the rows of the line are as large as a finger. */
const fitsFingers = async (page: Page): Promise<void> => {
  expect((await page.locator(".track").boundingBox())?.height).toBe(64);
  for (const key of await page.locator(".keys .button, .drawer-handle").all()) {
    const box = await key.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole("tab", { name: "Line", exact: true }).click();
  await expect(button(page, "Play backwards")).toBeInViewport();
  const small = await page.locator(".line button, .map-switch .button, .lens-switch .button").evaluateAll((each) =>
    each.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      // Buttons of a map are as high as a finger where there are fingers.
      const high = one.matches(".line button") ? height : 44;
      return width > 0 && Math.min(width, high) < 44 ? [`${width} x ${height}: ${one.textContent}`] : [];
    }),
  );
  expect(small).toEqual([]);
};

/** On a table of any game one draws on those who sit there, who are named. */
const drawsOnSeats = async (page: Page): Promise<void> => {
  const text = readFileSync(golden("trick-n-chef/1/standard-3p-sensible-g1.jsonl"));
  await openLog(page, "tricks.jsonl", text);
  await button(page, "Draw").click();
  await page.locator(".cards-in-play .card-seat").nth(1).click();
  await page.getByRole("tab", { name: "Notes" }).click();
  await expect(page.locator(".drawn-marks")).toHaveText("Ring: sensible 2");
};

/** How far the number of any pile stands out over its button, in pixels; and the smallest letters of the map. */
const tightest = (page: Page) =>
  page.evaluate(() => ({
    over: Math.max(
      ...Array.from(document.querySelectorAll(".track .flag .count"), (count) => {
        const [number, button] = [count.getBoundingClientRect(), count.parentElement?.getBoundingClientRect()];
        return Math.max((button?.left ?? 0) - number.left, number.right - (button?.right ?? 0));
      }),
    ),
    letters: Math.min(
      ...Array.from(document.querySelectorAll<SVGTextElement>(".flat-map text"), (text) => {
        const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
        return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      }),
    ),
  }));

/** Of milestones that hang together a phone shows the sign of the first beside how many more; they are in nobody's way. */
const pilesShowSigns = async (ann: Page): Promise<void> => {
  await openLog(ann, "standard.jsonl", readFileSync(golden("food-chain-magnate/1/standard-5p-steady-g1.jsonl")));
  const pile = ann.locator(".track .flag[data-kind=milestone]").filter({ hasText: /^\+\d+$/ });
  await expect(pile.first().locator("svg")).toBeVisible();
  await expect(ann.locator(".track .flag .count").filter({ hasText: /^×\d\d$/ })).toHaveCount(1);
  const { over, letters } = await tightest(ann);
  expect(over).toBeLessThanOrEqual(0);
  expect(letters).toBeGreaterThan(11.9);
  // Pulled, it gives way to the thumb below it; pressed, it is listed.
  const marks = ann.getByRole("list", { name: "Marks on the timeline" });
  const box = await pile.first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const before = Number(await line(ann).getAttribute("aria-valuenow"));
  await ann.mouse.move(x, y);
  await ann.mouse.down();
  await ann.mouse.move(x + 60, y);
  await expect.poll(async () => Number(await line(ann).getAttribute("aria-valuenow"))).toBeGreaterThan(before);
  await ann.mouse.up();
  await expect(marks).toHaveCount(0);
  await pile.first().click();
  await expect(marks).toBeVisible();
};

test("names from a file are text and nothing else, and a phone shows all of it", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const ann = await context.newPage();
  const wicked = "<img src=x onerror=alert(1)>";
  const text = readFileSync(MAGNATE, "utf8").replace('"player":"steady"', `"player":${JSON.stringify(wicked)}`);
  await openLog(ann, "wicked.jsonl", text);
  await expect(ann.getByRole("list", { name: "The game, turn by turn" })).toContainText(wicked);
  await expect(ann.locator("img")).toHaveCount(0);
  await button(ann, "Step forward").click();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", "1");
  const page = await ann.locator("main").boundingBox();
  expect(page?.width).toBeLessThanOrEqual(390);
  // The keys stand in one row and leave the page to the town.
  const keys = await ann.locator(".keys").boundingBox();
  expect(keys?.height).toBeLessThan(60);
  const foot = await ann.locator(".foot").boundingBox();
  expect(foot?.height).toBeLessThan(844 / 6);
  await fitsFingers(ann);
  // What else leads through the game stands at the head of the line, and stays there.
  const next = ann.getByLabel("Next time", { exact: true }).and(ann.locator("select"));
  await next.selectOption("house 7");
  // What never happens in this game is not offered: no other house of the first town eats but these.
  await expect(next.locator("option[value^=house]")).toHaveText([7, 10, 13].map((house) => `House ${house} eats`));
  await button(ann, "Next time: House 7 eats").click();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", /^\d\d+$/);
  await ann.getByLabel("Speed").selectOption("4×");
  await expect(ann.locator(".step")).toBeInViewport();
  // Fingers have no keys for single events and for the decisions of one player.
  const facts = told(ann).locator("p");
  const all = await facts.count();
  // Not every event has a sentence: three are enough.
  for (let event = 0; event < 3; event++) await button(ann, "Step back: Event").click();
  await expect(facts).not.toHaveCount(all);
  for (let event = 0; event < 3; event++) await button(ann, "Step forward: Event").click();
  await expect(facts).toHaveCount(all);
  const before = (await line(ann).getAttribute("aria-valuenow")) ?? "";
  await ann.getByRole("button", { name: /^Step back: .* decides$/ }).click();
  await expect(line(ann)).not.toHaveAttribute("aria-valuenow", before);
  for (const each of await ann.getByRole("button").all()) {
    const box = await each.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  await drawsOnSeats(ann);
  await pilesShowSigns(ann);
});

test("whoever has no game opens an example; where it cannot be fetched the page says so", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const ann = await context.newPage();
  await ann.goto("/replay/");
  const examples = ann.getByRole("region", { name: "Or look at an example:" });
  await ann.route("**/*.jsonl", (route) => route.abort());
  await examples.getByRole("button", { name: "Trick-n-Chef" }).click();
  await expect(examples.getByRole("alert")).toContainText("could not be fetched");
  await ann.unroute("**/*.jsonl");
  await ann.route("**/trpc/**", (route) => route.abort());
  await ann.reload();
  await expect(ann.getByText("The games on the server cannot be listed now.")).toBeVisible();
  await expect(ann.getByText("None at the moment.")).toHaveCount(0);
  await ann.unroute("**/trpc/**");
  for (const name of ["Trick-n-Chef", "Food Chain Magnate"]) {
    await examples.getByRole("button", { name }).click();
    await expect(line(ann)).toHaveAttribute("aria-valuemax", /^\d\d+$/);
    await expect(ann.locator(".proof")).toHaveCount(0);
    await ann.goto("/replay/");
  }
});

test("a browser that keeps nothing, a log without its seed, and a place that is not there are told beside the game", async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new Error("closed");
    };
  });
  const ann = await context.newPage();
  await ann.goto("/replay/");
  const log = readFileSync(MAGNATE, "utf8").replace(/"seed":"[^"]*"/, '"seed":null');
  await ann.getByLabel(/Open a log from a file/).setInputFiles({
    name: "log.jsonl",
    mimeType: "application/jsonl",
    buffer: Buffer.from(log),
  });
  const mark = ann.locator(".proof");
  await expect(mark.locator("summary")).toHaveText("Not kept");
  await mark.locator("summary").click();
  await expect(mark).toContainText("This browser keeps nothing");
  await expect(mark).toContainText("This log came without its seed");
  await ann.keyboard.press("Escape");
  await ann.getByRole("tab", { name: "Play on" }).click();
  await expect(ann.locator(".play-on")).toContainText("This log came without its seed");
  // What has to be said of the address stands with what happened.
  const example = await browser.newContext({ serviceWorkers: "block" });
  const bob = await example.newPage();
  await openLog(bob, "game.jsonl", readFileSync(MAGNATE));
  await expect(bob).toHaveURL(/study=/);
  await bob.goto(`${bob.url().replace(/&at=\d+/, "")}&at=9999`);
  await expect(bob.locator(".told-panel .said")).toContainText("names a step that this game does not have");
  await expect(bob.locator(".bands > *")).toHaveCount(0);
  await button(bob, "Step back").click();
  await expect(bob.locator(".told-panel .said")).toBeEmpty();
});

test("a sign stands in every page before its scripts", async ({ browser }) => {
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const page = await bare.newPage();
  for (const path of ["/", "/replay/", "/replay/statistics.html", "/replay/embed.html"]) {
    await page.goto(path);
    await expect(page.getByText("Blueplate", { exact: true })).toBeVisible();
  }
  await bare.close();
  const ann = await newPerson(browser);
  await ann.goto("/replay/statistics.html");
  await expect(ann.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(ann.locator(".splash")).toHaveCount(0);
});

test("a file is asked for by a button of the house, by keys as well, or let fall anywhere on the page", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  // Who listens from the beginning has the browser's own window held back before any key is pressed; asked for together with the
  // key, it is sometimes held back only after the window was opened, and then nobody is told of it.
  ann.on("filechooser", () => undefined);
  await ann.goto("/replay/");
  const asking = ann.locator("label", { hasText: "Open a log from a file" });
  const size = await asking.boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(44);
  const field = ann.getByLabel("Open a log from a file", { exact: true });
  await field.focus();
  const [byKey] = await Promise.all([ann.waitForEvent("filechooser"), ann.keyboard.press("Space")]);
  const none = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear Ann") };
  await byKey.setFiles(none);
  const problem = ann.getByText("This file is no log of a game, no study and no position.");
  await expect(problem).toBeVisible();
  // The same one may be chosen again, once it is mended.
  const [byMouse] = await Promise.all([ann.waitForEvent("filechooser"), asking.click()]);
  await byMouse.setFiles(none);
  await expect(field).toHaveValue("");
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.reload();
  await expect(asking).toBeVisible();
  const dropped = await ann.evaluateHandle(() => {
    const given = new DataTransfer();
    given.items.add(new File(["Dear Ann"], "letter.txt"));
    return given;
  });
  await ann.dispatchEvent("main", "drop", { dataTransfer: dropped });
  await expect(problem).toBeVisible();
});

/** Pixels by which what is chosen in a list is wider than the room that the list has for it. */
const cutInSelect = (select: Locator): Promise<number> =>
  select.evaluate((field) => {
    if (!(field instanceof HTMLSelectElement)) throw new Error("This is no list.");
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("Nothing can be measured.");
    pen.font = font;
    const [left, right] = [paddingLeft, paddingRight].map(Number.parseFloat);
    const arrow = 18;
    const room = field.clientWidth - (left ?? 0) - (right ?? 0) - arrow;
    return pen.measureText(field.selectedOptions[0]?.text ?? "").width - room;
  });

test("on a phone nothing lies over the board of a town for five that is looked back at", async ({ browser }) => {
  const page = await onFlatMap(await newPerson(browser));
  await page.setViewportSize({ width: 390, height: 844 });
  await openLog(page, "five.jsonl", readFileSync(golden("food-chain-magnate/1/standard-5p-steady-g1.jsonl")));
  const map = page.locator(".flat-map");
  await expect(map.locator("[data-house]").first()).toBeAttached();
  await page.keyboard.press("End");
  await expect(line(page)).not.toHaveAttribute("aria-valuenow", "0");
  // The letters over the board stand below the buttons, those under it above the rim of the map.
  const edgesIn = async (): Promise<readonly number[]> => {
    const [bar, box] = [await page.locator(".map-switch").boundingBox(), await map.boundingBox()];
    const [first, last] = [await pointOf(page, 12, -1), await pointOf(page, 12, 20)];
    return [(bar?.y ?? 0) + (bar?.height ?? 0), first.y, last.y, (box?.y ?? 0) + (box?.height ?? 0)];
  };
  await expect
    .poll(async () => {
      const edges = await edgesIn();
      return edges.every((edge, at) => at === 0 || edge >= (edges[at - 1] ?? 0) + 6);
    })
    .toBe(true);
  // All columns of it stand side by side.
  expect(await map.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const next = page.getByLabel("Next time", { exact: true }).and(page.locator("select"));
  for (const [width, height] of [
    [390, 844],
    [390, 667],
    [360, 640],
  ] as const)
    await test.step(`the town, who won and what happens next are read whole at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(map).toHaveAttribute("data-close", "false");
      await expect(map).toBeInViewport({ ratio: 1 });
      const ranking = told(page).getByRole("table", { name: "Ranking" });
      await ranking.scrollIntoViewIfNeeded();
      const [rows, box] = await Promise.all([ranking.locator("tbody").boundingBox(), told(page).boundingBox()]);
      expect(await ranking.getByRole("row").count()).toBe(6);
      expect((rows?.y ?? 0) + (rows?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      expect(await cutInSelect(next)).toBeLessThanOrEqual(0);
      // The page stays where it is while one steps: only the line is scrolled.
      await page.evaluate(() => scrollTo(0, 0));
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("End");
      await expect(ranking).toBeAttached();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
});
