import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { everShown } from "../fixtures/ever-shown.ts";
import { test, testThatShares } from "../fixtures/fixture.ts";
import { chooseFolded } from "../fixtures/folded-choice.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { createTable, ending, newPerson } from "../fixtures/person.ts";

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const menu = (page: Page) => page.locator("summary", { hasText: "Save and share" });
const companies = (page: Page) => page.locator(".chains");

const openFile = async (page: Page, name: string, text: string | Buffer): Promise<void> => {
  await page.goto("/replay/");
  const buffer = typeof text === "string" ? Buffer.from(text) : text;
  await page.getByLabel(/Open a log from a file/).setInputFiles({ name, mimeType: "application/json", buffer });
};

/** Another site on this machine, with a page of this body. */
const siteWith = async (body: string) => {
  const server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(body));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  // cast: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { url: `http://localhost:${port}/`, close };
};

/** A frozen game at a moment in the middle of a phase of its second round. */
const openGame = async (page: Page): Promise<void> => {
  await onFlatMap(page);
  await openFile(page, "game.jsonl", logOfToday("1/standard-3p-steady-g1"));
  await line(page).press("Home");
  for (let step = 0; step < 21; step++) await line(page).press("ArrowRight");
  await expect(line(page)).toHaveAttribute("aria-valuenow", "21");
};

/** Everything in the editor that is chosen by its picture, once a campaign is in hand; the first of each is chosen and taken back. */
const pickedByPictures = async (page: Page): Promise<readonly string[]> => {
  const editor = page.locator(".editor");
  await editor.getByRole("radio", { name: "Campaign", exact: true }).check();
  await chooseFolded(editor, "Campaign number", "11 Billboard");
  await chooseFolded(editor, "Marketeer", "Marketing Trainee");
  await chooseFolded(editor, "Good", "pizza");
  expect(await violations(page, ".editor")).toEqual([]);
  return (await editor.locator(".folded-choice > summary small").allInnerTexts()).toSorted();
};

testThatShares(
  "a position is saved as a scenario, opened again at the same moment, and changed by hand",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    await openGame(ann);
    // The cards of a company are drawn last, in a task of their own.
    await expect(companies(ann).locator(".chain-cards")).toHaveCount(3);
    const before = await companies(ann).innerText();
    await menu(ann).click();
    const [saved] = await Promise.all([
      ann.waitForEvent("download"),
      button(ann, "This position as a scenario").click(),
    ]);
    await expect(ann.getByText(/The file begins at/)).toBeVisible();
    await openFile(ann, "position.json", readFileSync(await saved.path()));
    await expect(companies(ann)).toBeVisible();
    // The same companies with the same cash, pieces and cards; only names that stood twice have a number now.
    await expect
      .poll(async () => (await companies(ann).innerText()).replaceAll(/ \d$/gm, ""))
      .toBe(before.replaceAll(/ \d$/gm, ""));
    await menu(ann).click();
    await button(ann, "Change this position").click();
    const said = ann.locator(".editor .notice");
    await expect(said).toHaveText("This position can be.");
    // The cursor begins in the north-west corner, where no restaurant has room.
    const board = ann.getByRole("application", { name: "Map of the position" });
    await board.focus();
    await board.press("Enter");
    await expect(said).toContainText(/Not possible: .*’s restaurant at A1: .*(is taken|touches no road)/);
    expect(await pickedByPictures(ann)).toEqual(["Campaign number", "Company", "Good", "Marketeer", "Phase"]);
    await ann.getByRole("tab").nth(1).click();
    // A card is chosen by its drawing.
    const cards = ann
      .locator(".editor fieldset")
      .filter({ has: ann.locator(".card-adder") })
      .first();
    await cards.locator("summary").click();
    const waitress = cards.getByRole("button", { name: "Waitress", exact: true });
    await expect(waitress.locator(".portrait")).toBeVisible();
    await waitress.click();
    await expect(cards.getByRole("listitem").filter({ hasText: "Waitress" }).first()).toBeVisible();
    await expect(waitress).toBeHidden();
    await button(ann, "Undo").click();
    await ann.getByLabel("Cash").fill("777");
    await ann.getByLabel("Cash").press("Enter");
    await expect(said).toContainText(/Not possible: bank: bank and companies hold \$\d+ together; .* it must be \$150/);
    // The bank pays what the company gets.
    await ann.getByLabel("Cash").fill("77");
    await ann.getByLabel("Cash").press("Enter");
    await expect(said).toHaveText("This position can be.");
    expect(await violations(ann, ".editor")).toEqual([]);
    await button(ann, "Undo").click();
    await expect(ann.getByLabel("Cash")).not.toHaveValue("77");
    await button(ann, "Redo").click();
    await button(ann, "Open as a chapter").click();
    await expect(companies(ann)).toContainText("$77");
  },
);

/** Width and height of a PNG. */
const sizeOfPng = (file: Buffer): readonly [number, number] => {
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
};

/** Stops the strip as soon as the page is drawn with the first of its pictures told; the answer is what stood there. */
const stoppedWhenDrawn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = (): void => {
          const said = document.querySelector(".pictures [role=status]")?.textContent ?? "";
          const stop = [...document.querySelectorAll<HTMLElement>(".pictures button")].find(
            ({ textContent }) => textContent === "Stop",
          );
          if (!stop || !/[1-9] of/.test(said)) return void requestAnimationFrame(look);
          stop.click();
          resolve(said);
        };
        look();
      }),
  );

testThatShares("the town and the turns of a round are saved as pictures", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openFile(ann, "game.jsonl", logOfToday("1/standard-3p-steady-g1"));
  await button(ann, "Flat map").click();
  await menu(ann).click();
  await ann.getByRole("button", { name: /^Pictures/ }).click();
  const saved = async (name: string): Promise<Buffer> => {
    const [download] = await Promise.all([ann.waitForEvent("download"), button(ann, name).click()]);
    return readFileSync(await download.path());
  };
  // The preview is the town as it would be saved, and not the map that stands there until it is drawn.
  await expect(ann.getByRole("img", { name: "Preview" })).toHaveAttribute("src", /^data:image\/png/);
  expect((await saved("Save the flat map as SVG")).toString()).toMatch(/^<svg /);
  expect(sizeOfPng(await saved("Save as PNG"))).toEqual([1280, 720]);
  let saves = 0;
  const count = () => void saves++;
  ann.on("download", count);
  const drawn = stoppedWhenDrawn(ann);
  await button(ann, "Save the film strip").click();
  expect(await drawn).toMatch(/Taking pictures: 1 of [2-9]/);
  await expect(ann.getByText(/^\s*Taking pictures/)).toHaveCount(0);
  await expect(ann.getByRole("alert")).toHaveCount(0);
  expect(saves).toBe(0);
  ann.off("download", count);
  // Pictures side by side, each with a caption below it.
  const [width, height] = sizeOfPng(await saved("Save the film strip"));
  expect(width).toBeGreaterThan(480);
  expect(height).toBeGreaterThan(300);
});

/** What the end of the game is told by: who won, and how long it was. */
const END = /(?:Ann|bot)[^<]{0,60} (?:won|wins)\b|aria-valuemax="[1-9]\d*"|The game is over/;

/** Whoever wants no spoilers is told the end by no list, nor by the game until they get there; the lobby knows of it, too. */
const opensWithoutItsEnd = async (bob: Page, link: Locator): Promise<void> => {
  const choice = bob.getByLabel("Without spoilers");
  await expect(bob.getByText(/\bwon\b/)).toHaveCount(1);
  await choice.check();
  await expect(bob.getByText(/\bwon\b/)).toHaveCount(0);
  await choice.uncheck();
  await expect(bob.getByText(/\bwon\b/)).toHaveCount(1);
  await choice.check();
  const ever = await everShown(bob, END);
  await bob.goto("/");
  await expect(bob.getByRole("link", { name: /^Replay: Once more/ })).toBeVisible();
  await expect(choice).toBeChecked();
  expect(await ever()).toEqual([]);
  await bob.goto("/replay/");
  await link.click();
  await expect(line(bob)).toHaveAttribute("aria-valuemax", "0");
  await expect(bob.getByLabel("Hide the outcome")).toBeChecked();
  expect(await ever()).toEqual([]);
  await bob.keyboard.press("End");
  await bob.keyboard.press("ArrowRight");
  await expect(line(bob)).toHaveAttribute("aria-valuemax", "1");
};

test("a finished game is shown on another site and counted in the statistics", async ({ browser, baseURL }) => {
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "Once more",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Bot: sensible", "Bot: sensible"],
  });
  await playAhead([ann], TO_THE_END);
  await expect(ending(ann)).toBeVisible();
  const table = new URL(ann.url()).pathname.split("/").at(-1) ?? "";
  const paths = {
    town: `embed.html?table=${table}&amp;at=1`,
    hiding: `embed.html?table=${table}&amp;at=end&amp;hide=1`,
    whole: `?table=${table}`,
  };
  const frames = Object.entries(paths).map(
    ([id, path]) => `<iframe id="${id}" src="${baseURL}/replay/${path}"></iframe>`,
  );
  const site = await siteWith(frames.join(""));
  const elsewhere = await newPerson(browser);
  await elsewhere.goto(site.url);
  const town = elsewhere.frameLocator("#town");
  const caption = town.getByRole("status").and(town.locator(".caption"));
  await expect(town.getByRole("button", { name: "Step forward" })).toBeVisible();
  // Buttons that are icons alone would be empty without their outlines.
  expect(await town.locator("svg.icon path[d]").count()).toBeGreaterThan(1);
  await expect(town.locator("svg.icon path:not([d])")).toHaveCount(0);
  const first = await caption.innerText();
  await town.getByRole("button", { name: "Step forward" }).click();
  await expect(caption).not.toHaveText(first);
  // Where the outcome is hidden it is so from the beginning, and on the page that this one leads to.
  const hiding = elsewhere.frameLocator("#hiding");
  await expect(hiding.getByRole("button", { name: "Step back" })).toBeDisabled();
  const openHere = hiding.getByRole("link", { name: "Open on Blueplate" });
  await expect(openHere).toHaveAttribute("href", `${baseURL}/replay/?table=${table}&at=0&hide=1`);
  await expect(elsewhere.frameLocator("#whole").getByRole("heading")).toHaveCount(0);
  await site.close();
  const bob = await newPerson(browser);
  await bob.goto("/replay/");
  await expect(bob).toHaveTitle("Looking back – Blueplate");
  // A link to a game says which: who played, and when.
  const link = bob.getByRole("link", { name: /^Replay: Once more, Ann, .+, .*\d{4}/ });
  await expect(link).toHaveAttribute("href", `/replay/?table=${table}`);
  await opensWithoutItsEnd(bob, link);
  await bob.goto("/replay/");
  // One that was played without a clock, as frozen games are, names no day.
  await bob.route(/tables\.list/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"updatedAt":\d+/g, '"updatedAt":40');
    await route.fulfill({ response, body });
  });
  await bob.reload();
  const undated = bob.getByRole("listitem").filter({ hasText: "Once more" });
  await expect(undated.getByRole("link")).toHaveAccessibleName("Replay: Once more, Ann, Otis, Juno");
  await expect(undated).not.toContainText("1970");
  await bob.goto("/replay/statistics.html");
  // Opened without a game in the address, it shows the one of which some are over; the other says that it has none.
  const games = bob.getByRole("navigation", { name: "Game" });
  await expect(games.getByRole("link", { name: "Trick-n-Chef" })).toHaveAttribute("aria-current", "page");
  await games.getByRole("link", { name: "Food Chain Magnate" }).click();
  await expect(bob.getByText("No game of Food Chain Magnate is over yet.", { exact: false })).toBeVisible();
  await games.getByRole("link", { name: "Trick-n-Chef" }).click();
  const group = bob.getByRole("region", { name: "Standard game, 3 players" });
  await expect(group.getByRole("table", { name: "By seat" }).getByRole("row")).toHaveCount(3);
  await expect(group).toContainText("Few games");
  await group.locator("summary").first().click();
  expect(await violations(bob, ".statistics")).toEqual([]);
  await expect(group.getByRole("link").first()).toHaveAttribute("href", `/replay/?table=${table}`);
});
