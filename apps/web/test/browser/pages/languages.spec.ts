import { expect, type Page } from "@playwright/test";
import { wordsWithModules } from "@blueplate/variants/words";
import { gameWordsIn, type Locale, type Words, pageWordsIn } from "@blueplate/words";
import { MAGNATE_TABLE_WORDS } from "@blueplate/words/magnate-table";
import { SCREENS } from "../pictures/album.ts";
import { EVERY } from "../fixtures/every-language.ts";
import { cutWords } from "../fixtures/cut.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { playAhead, workingIn } from "../fixtures/ahead.ts";
import { createTable, newPerson, question } from "../fixtures/person.ts";
import { unnamedTable } from "../fixtures/unnamed-table.ts";
import { shot } from "../pictures/picture.ts";

const OTHERS = EVERY.filter((locale) => locale !== "en");
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

/** Chooses a language where the page offers them, in whatever language it is now. */
const choose = async (page: Page, locale: Locale): Promise<void> => {
  await page.locator(`select:has(option[value=${locale}][lang=${locale}])`).first().selectOption(locale);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
};

/** What is pictured; the rest is only looked at. */
const PICTURED = ["lobby", "new-table", "working"];

/** Pictures of what is checked, when pictures are asked for. */
const picture = async (page: Page, name: string, locale: Locale, width: number): Promise<void> => {
  if (SCREENS !== undefined && PICTURED.includes(name)) await shot(page, `language-${name}-${locale}-${width}`);
};

const wordsFor = (page: Page, { shell }: Words) => ({
  newTable: page.getByRole("link", { name: shell.lobby.newTable }),
  player: page.getByLabel(shell.create.you),
  line: (name: string | RegExp) => page.locator(".form-line > summary").filter({ hasText: name }),
  radio: (name: string) => page.getByRole("radio", { name, exact: true }),
  submit: page.getByRole("button", { name: shell.create.submit }),
  move: page.getByRole("region", { name: shell.table.yourMove }),
});

for (const locale of OTHERS) {
  test(`the lobby turns to ${locale} without a reload, a table is opened and read in it, and it stays`, async ({
    browser,
  }) => {
    const words = await wordsWithModules(locale);
    const { commands } = words.foodChainMagnate;
    const page = await onFlatMap(await newPerson(browser));
    const there = wordsFor(page, words);
    await page.goto("/");
    await expect(page.getByRole("link", { name: "New table" })).toBeVisible();
    let loads = 0;
    page.on("load", () => loads++);
    await choose(page, locale);
    await expect(there.newTable).toBeVisible();
    await expect(page.getByText(words.shell.lobby.front.sentence)).toBeVisible();
    await expect(page.getByRole("link", { name: "New table" })).toBeHidden();

    await there.newTable.click();
    await expect(there.line(unnamedTable("", locale))).toBeVisible();
    await there.player.fill("Ann");
    await there.line(words.shell.create.ruleset).click();
    await there.radio(gameWordsIn(words, "food-chain-magnate").ruleset("introductory").name).check();
    await there.radio(words.shell.create.players(2)).check();
    await page.locator(".seat-card summary").nth(1).click();
    await there.radio(words.shell.create.bot("steady")).click();
    await there.line(unnamedTable("Ann", locale)).click();
    await page.getByRole("checkbox", { name: words.shell.create.listed }).uncheck();
    await there.submit.click();
    const ask = there.move.getByText(commands["setup.placeRestaurant"].ask).first();
    await expect(ask).toBeVisible();
    expect(loads).toBe(0);

    await page.reload();
    await expect(ask).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await page.goto("/");
    await expect(there.newTable).toBeVisible();
  });
}

test("whoever gives no name, and a table without one, are called in the language of whoever looks, on the form, at the table and in the list", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.goto("/new");
  await ann.getByRole("radio", { name: "Trick-n-Chef", exact: true }).check();
  const own = ann.locator(".seat-card").first();
  await expect(own.locator(".seat-head b")).toHaveText("Player 1");
  await own.locator("input").fill("Ann");
  await expect(own.locator(".seat-head b")).toHaveText("Ann");
  await ann.goto("/local/play?game=trick-n-chef");
  await expect(ann.locator(".hand-card").first()).toBeVisible();
  for (const locale of EVERY) {
    const { shell } = await wordsWithModules(locale);
    await ann.locator(`select:has(option[value=${locale}][lang=${locale}])`).first().selectOption(locale);
    await expect(ann.getByRole("heading", { level: 1 })).toHaveText(unnamedTable("", locale));
    await expect(ann.locator(".seat-plate").getByText(shell.local.player(1), { exact: true })).toBeVisible();
  }
  await ann.goto("/");
  const { shell } = await wordsWithModules("zh");
  const kept = ann.locator(".table-line").filter({ hasText: unnamedTable("", "zh") });
  await expect(kept.locator(".chip").first()).toHaveText(shell.local.player(1));
});

/** Plays on, in English, until somebody is asked what to do on a working day, and asks to hire. */
const hire = async (page: Page): Promise<void> => {
  await playAhead([page], workingIn(1));
  const acts = question(page).getByRole("group", { name: "What do you do?" });
  await acts.getByRole("button", { name: "Hire", exact: true }).click();
};

test("at a table that is played the words change under one's hands, and what is filled in stays", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await createTable(ann, {
    name: "Babel",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Introductory game",
    others: ["Bot: steady"],
    seed: "babel",
  });
  await hire(ann);
  await question(ann).getByRole("button", { name: "Waitress", exact: true }).click();
  for (const locale of OTHERS) {
    const { foodChainMagnate, shell } = await wordsWithModules(locale);
    const { ask } = await pageWordsIn(MAGNATE_TABLE_WORDS, locale);
    await choose(ann, locale);
    const move = ann.getByRole("region", { name: shell.table.yourMove });
    await expect(move.getByText(foodChainMagnate.commands["work.hire"].ask).first()).toBeVisible();
    const main = move.locator(".confirm button[data-kind=main]");
    await expect(main).toContainText(ask.hireOne(foodChainMagnate.employees.waitress.name));
  }
});

/** What is cut off, by place, language and width. */
type Cut = Record<string, readonly string[]>;

/** What is looked at by name, and how each is brought about on a page in these words. */
type NamedScreens = Readonly<Record<string, (words: Words) => Promise<void>>>;

/** Looks at a page in every language and width, at one thing after the other. */
const look = async (page: Page, cut: Cut, screens: NamedScreens): Promise<void> => {
  for (const locale of EVERY) {
    await choose(page, locale);
    const words = await wordsWithModules(locale);
    // A phone loads the page as it begins there; the language is remembered. Then back to the desk, where the choice stands.
    for (const size of SIZES.toReversed()) {
      await page.setViewportSize(size);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      for (const [name, open] of Object.entries(screens)) {
        await open(words);
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        const found = await cutWords(page);
        if (found.length > 0) cut[`${name} ${locale} ${size.width}`] = found;
        await picture(page, name, locale, size.width);
      }
    }
  }
  await choose(page, "en");
};

test("in no language anything is cut off in the lobby and in the form of a new table", async ({ browser }) => {
  const ann = await newPerson(browser);
  const cut: Cut = {};
  await ann.goto("/");
  await look(ann, cut, { lobby: async (words) => expect(wordsFor(ann, words).newTable).toBeVisible() });
  await ann.goto("/new");
  await look(ann, cut, {
    "new-table": async (words) => {
      await expect(wordsFor(ann, words).submit).toBeVisible();
      await expect(wordsFor(ann, words).line(unnamedTable("", words.locale))).toBeVisible();
      await expect(ann.locator(".opening-map")).toBeVisible();
    },
  });
  expect(cut).toEqual({});
});

/** Ann and two bots at a table, with nothing moving. */
const sitDown = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await createTable(page, {
    name: "Babel",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Bot: steady", "Bot: steady"],
    seed: "babel",
  });
};

test("in no language anything is cut off at a table on a working day", async ({ browser }) => {
  const ann = await newPerson(browser);
  const cut: Cut = {};
  // No word stands in the town that is not on its flat map.
  await onFlatMap(ann);
  await sitDown(ann);
  await hire(ann);
  await look(ann, cut, {
    working: async ({ foodChainMagnate, shell }) => {
      const move = ann.getByRole("region", { name: shell.table.yourMove });
      const act = move.getByRole("button", { name: foodChainMagnate.commands["work.hire"].button, exact: true });
      const pile = move.getByRole("button", { name: foodChainMagnate.employees["management-trainee"].name }).first();
      await expect(act.or(pile).first()).toBeVisible();
      // On a phone the only act that is left is open, and needs no button.
      if (await pile.isHidden()) await act.click();
      await pile.click();
    },
  });
  expect(cut).toEqual({});
});

test("a language that cannot be fetched comes by itself when the connection is back, unless nobody wants it any more", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.goto("/");
  const offered = ann.getByLabel("Language");
  const notice = ann.getByRole("alert").filter({ hasText: "This language could not be fetched" });
  await expect(offered).toBeVisible();
  await ann.context().setOffline(true);
  await offered.selectOption("pl");
  await expect(offered).toHaveValue("en");
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(notice).toBeHidden();
  await offered.selectOption("ru");
  await notice.getByRole("button", { name: "Try now" }).click();
  await expect(notice).toBeVisible();
  await ann.context().setOffline(false);
  await expect(ann.locator("html")).toHaveAttribute("lang", "ru");
  await expect(notice).toBeHidden();
  await expect(ann.getByRole("combobox", { name: "Язык" })).toHaveValue("ru");
  await ann.reload();
  await expect(ann.locator("html")).toHaveAttribute("lang", "ru");
});

test("a page of an older version is loaded anew, once, when a piece is gone; one that was cut off stays as it is", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.goto("/");
  await expect(ann.getByRole("heading", { level: 1 })).toBeVisible();
  const offered = ann.getByLabel("Language");
  const notice = ann.getByRole("alert").filter({ hasText: "This language could not be fetched" });
  const words = /\/assets\/words-.*\.js/;
  const loaded: string[] = [];
  ann.on("load", (page) => loaded.push(page.url()));
  await test.step("the piece did not come, but the server has it", async () => {
    await ann.route(words, (route) => (route.request().method() === "HEAD" ? route.continue() : route.abort()));
    const asked = ann.waitForResponse((answer) => answer.request().method() === "HEAD");
    await offered.selectOption("ru");
    expect((await asked).status()).toBe(200);
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Close" }).click();
    await ann.unroute(words);
    expect(loaded).toEqual([]);
  });
  await test.step("it is gone: once anew for each piece, then it is told", async () => {
    await ann.route(words, (route) => route.fulfill({ status: 404 }));
    for (const other of ["pl", "ja"]) {
      const anew = ann.waitForEvent("load");
      await offered.selectOption(other);
      await anew;
    }
    await expect(notice).toBeHidden();
    for (const again of ["pl", "ja"]) {
      await offered.selectOption(again);
      await expect(notice).toBeVisible();
    }
    expect(loaded).toHaveLength(2);
  });
});
