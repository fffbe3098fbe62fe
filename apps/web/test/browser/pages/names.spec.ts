import { expect, type Page } from "@playwright/test";
import { wordsWithModules } from "@blueplate/variants/words";
import { test } from "../fixtures/fixture.ts";
import { playAhead, TO_THE_END } from "../fixtures/ahead.ts";
import { createTable, ending, joinTable, newPerson } from "../fixtures/person.ts";

const OPEN = "Open: for whoever has the link";

/** Chooses a language where the page offers them. */
const choose = (page: Page, locale: string) =>
  page.locator(`select:has(option[value=${locale}][lang=${locale}])`).first().selectOption(locale);

test("whoever comes by the link sits down without a name, and is called by a number that nobody else bears, in every reader's language", async ({
  browser,
}) => {
  const [ann, bob, cem] = [await newPerson(browser), await newPerson(browser), await newPerson(browser)];
  await createTable(ann, { name: "Strangers", player: "", game: "Trick-n-Chef", others: [OPEN, OPEN] });
  await bob.goto(ann.url());
  const field = bob.getByLabel("Your name");
  await expect(field).toHaveValue("");
  await expect(bob.getByText("Without a name you are called Player 2.")).toBeVisible();
  await field.fill("Bob");
  await expect(bob.getByText("Without a name you are called")).toHaveCount(0);
  await field.fill(" ");
  await bob.getByRole("button", { name: "Sit down" }).first().click();
  const seats = (page: Page) => page.locator(".seats ol > li");
  await expect(seats(bob).nth(1)).toContainText("Player 2");

  await test.step("a name may be taken, and given up again", async () => {
    const dress = bob.getByRole("button", { name: "Name and colours" });
    await dress.click();
    await expect(bob.getByLabel("Your name")).toHaveValue("");
    await bob.getByLabel("Your name").fill("Bob");
    await bob.getByRole("button", { name: "Save" }).click();
    await expect(seats(ann).nth(1)).toContainText("Bob");
    await dress.click();
    await bob.getByLabel("Your name").fill("");
    await expect(bob.getByText("Without a name you are called Player 2.")).toBeVisible();
    await bob.getByRole("button", { name: "Save" }).click();
    await expect(seats(ann).nth(1)).toContainText("Player 2");
  });

  await choose(ann, "ru");
  await expect(seats(ann).nth(0)).toContainText("Игрок 1");
  await expect(seats(ann).nth(1)).toContainText("Игрок 2");
  await cem.goto("/");
  await choose(cem, "ja");
  const row = cem.locator(".table-row").filter({ hasText: "Strangers" });
  await expect(row).toContainText("プレイヤー1");
  await expect(row).toContainText("プレイヤー2");
  const ja = await wordsWithModules("ja");
  await cem.goto(bob.url());
  await expect(cem.getByText(ja.shell.create.nameless("プレイヤー3"))).toBeVisible();
  await cem.getByRole("button", { name: ja.shell.table.take(3) }).click();

  // The last one begins the game.
  const plates = (page: Page) => page.locator(".seat-plate");
  for (const name of ["Игрок 1", "Игрок 2", "Игрок 3"]) await expect(plates(ann).getByText(name)).toBeVisible();
  for (const name of ["Player 1", "Player 2", "Player 3"]) await expect(plates(bob).getByText(name)).toBeVisible();
  await test.step("in the talk, too", async () => {
    await bob.getByRole("textbox", { name: "Say something" }).fill("Hello");
    await bob.keyboard.press("Enter");
    await expect(ann.locator(".talk li").filter({ hasText: "Hello" })).toContainText("Игрок 2");
  });
  // What the last game of this browser was played as is still asked for, not a number.
  await bob.goto("/new");
  await expect(bob.getByLabel("Your name")).toHaveValue("Bob");
});

test("two who are called the same are told apart from the first, and one hears so before sitting down", async ({
  browser,
}) => {
  const [ann, other] = [await newPerson(browser), await newPerson(browser)];
  await createTable(ann, { name: "Twins", player: "Ann", game: "Trick-n-Chef", others: [OPEN, "Bot: sensible"] });
  await other.goto(ann.url());
  await other.getByLabel("Your name").fill("Ann");
  await expect(other.getByText("Somebody here has that name: you are called Ann 2.")).toBeVisible();
  await other.getByRole("button", { name: "Sit down" }).first().click();
  for (const page of [ann, other])
    for (const name of ["Ann", "Ann 2"])
      await expect(page.locator(".seat-plate").getByText(name, { exact: true })).toBeVisible();
  await test.step("in the talk", async () => {
    await other.getByRole("textbox", { name: "Say something" }).fill("Hello");
    await other.keyboard.press("Enter");
    await expect(ann.locator(".talk li").filter({ hasText: "Hello" }).locator("b")).toHaveText("Ann 2");
  });
  // What was typed is asked for at the next table.
  await other.goto("/new");
  await expect(other.getByLabel("Your name")).toHaveValue("Ann");
});

/** The faces of these pages that have letters for names, as they call themselves. */
const FACES = ["Rubik", "Rounded Mplus 1c", "Noto Sans SC"];

/** The faces in which a text of the page is drawn, as the browser says. */
const facesOf = async (page: Page, text: string): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const place = await page.getByText(text, { exact: true }).first().elementHandle();
  await place?.evaluate((element) => element.setAttribute("data-drawn-here", ""));
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[data-drawn-here]" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await place?.evaluate((element) => element.removeAttribute("data-drawn-here"));
  await session.detach();
  const faceOf = ({ familyName, isCustomFont }: (typeof fonts)[number]): string =>
    // Slices and weights are one face, whatever each calls itself.
    (isCustomFont && FACES.find((face) => familyName.startsWith(face))) || `${familyName} of the machine`;
  return [...new Set(fonts.map(faceOf))];
};

/** What a page fetches of letters that it does not bring along, and of the lists of their slices. */
const foreignLetters = (page: Page): readonly string[] => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/letters-|m-plus|noto-sans/.test(pathname)) fetched.push(pathname);
  });
  return fetched;
};

test("a page in English has the letters of those who are called in others, and fetches none where nobody is", async ({
  browser,
}) => {
  const [ann, bob, eve] = [await newPerson(browser), await newPerson(browser), await newPerson(browser)];
  const fetched = foreignLetters(ann);
  const others = [OPEN, OPEN, OPEN];
  await createTable(ann, { name: "Letters", player: "Łukasz", game: "Food Chain Magnate", others });
  await expect.poll(() => facesOf(ann, "Łukasz")).toEqual(["Rubik"]);
  await joinTable(bob, ann.url(), "Иван");
  await expect.poll(() => facesOf(ann, "Иван")).toEqual(["Rubik"]);
  // Names of languages are no names of people.
  await expect(ann.getByRole("option", { name: "日本語" })).toHaveCount(1);
  expect(fetched).toEqual([]);

  await joinTable(await newPerson(browser), ann.url(), "王小明");
  await expect.poll(() => facesOf(ann, "王小明")).toEqual(["Noto Sans SC"]);
  expect(fetched.filter((path) => path.includes("m-plus"))).toEqual([]);
  await bob.getByRole("button", { name: "Name and colours" }).click();
  await bob.getByLabel("Your name").fill("「たろう」");
  await bob.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => facesOf(ann, "「たろう」")).toEqual(["Rounded Mplus 1c"]);
  // Slices alone, in two weights, also of the signs and the names of languages that stand there: each face has a hundred of them a weight.
  expect(fetched.filter((path) => path.endsWith(".woff2")).length).toBeLessThan(24);

  // Whoever finds the table in the lobby reads the names there.
  await eve.goto("/");
  const row = eve.locator(".table-row").filter({ hasText: "Letters" });
  await expect(row).toContainText("「たろう」");
  await expect.poll(() => facesOf(eve, "「たろう」")).toEqual(["Rounded Mplus 1c"]);
});

test("on the ladder whoever gave no name is a guest with a tag that stays theirs, however many others come", async ({
  browser,
}) => {
  const names = (page: Page) => page.locator(".ladder tbody th");
  const known: string[] = [];
  const page = await newPerson(browser);
  for (const game of ["First", "Second"]) {
    const [ann, bob] = [await newPerson(browser), await newPerson(browser)];
    await createTable(ann, { name: game, player: "", game: "Trick-n-Chef", others: [OPEN, "Bot: sensible"] });
    await joinTable(bob, ann.url(), "");
    await playAhead([ann, bob], TO_THE_END);
    await expect(ending(ann)).toBeVisible();
    await page.goto("/replay/statistics.html?game=trick-n-chef");
    await expect(names(page)).toHaveCount(known.length + 3 - Math.min(1, known.length));
    const shown = await names(page).allTextContents();
    expect(shown.filter((name) => !name.startsWith("Bot: ")).every((name) => /^Guest [\dA-Z]{4}$/.test(name))).toBe(
      true,
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toEqual(expect.arrayContaining(known));
    known.splice(0, known.length, ...shown);
  }
  // Those who played a game are called the same behind the numbers.
  await page.locator("details.games > summary").first().click();
  await expect(page.locator("details.games a").first()).toHaveText(/^Guest [\dA-Z]{4}, Guest [\dA-Z]{4}, Juno, /);
});
