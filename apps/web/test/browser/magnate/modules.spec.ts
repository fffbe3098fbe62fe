import { foodChainMagnate } from "@blueplate/variants";
import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { keptLog, openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { quickBots } from "../fixtures/local.ts";
import { complaintsOf, lookBackAt } from "../fixtures/look-back.ts";
import { endTurn, playMagnate, pressAgain } from "../fixtures/magnate.ts";
import { ending, giveSeat, newPerson, openLine, question } from "../fixtures/person.ts";

/** Every module that is no game of its own: all of them go together. */
const MODULES = foodChainMagnate.modules
  .map(({ id }) => id)
  .filter((id) => !foodChainMagnate.presets.some((preset) => preset.id === id));

const NAMES = [
  "Fry Chefs",
  "Hard Choices",
  "Kimchi",
  "Mass Marketeers",
  "Night Shift Managers",
  "Reserve Prices",
  "Sushi",
];

/** A working day on which Ann can advertise; her trainee acts twice by night, and every campaign runs twice. */
const MARKETING_DAY = {
  players: ["Ann", "Bob"],
  map: ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"],
  given: {
    round: 5,
    phase: "working",
    turnOrder: ["Ann", "Bob"],
    chains: {
      Ann: {
        restaurants: [{ at: [0, 0], entrance: "SE" }],
        atWork: ["marketing-trainee", "mass-marketeer", "night-shift-manager"],
      },
      Bob: { restaurants: [{ at: [8, 8], entrance: "NW" }] },
    },
  },
};

const button = (page: Page, name: string): Locator => question(page).getByRole("button", { name, exact: true });
const send = async (page: Page): Promise<void> => {
  await question(page).locator(".confirm button[data-kind=main]").click();
  await pressAgain(page);
};
const modules = (page: Page): Locator => page.getByRole("group", { name: "Modules" });
const box = (page: Page, name: string): Locator => modules(page).getByRole("checkbox", { name, exact: true });

test("a table with every module: chosen with a line of help each, refused with the reason, played by a bot and a person", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.goto("/");
  await ann.getByRole("link", { name: "New table" }).click();
  await ann.getByLabel("Your name").fill("Ann");
  for (const line of ["Modules", "Rules", "Table"]) await openLine(ann, line);
  await expect(modules(ann).getByRole("checkbox")).toHaveCount(MODULES.length);
  for (const name of NAMES) {
    await expect(box(ann, name)).toHaveAccessibleDescription(/\w.*\.$/);
    await box(ann, name).check();
  }
  await ann.getByRole("radio", { name: "Introductory game" }).check();
  await expect(box(ann, "Reserve Prices")).toBeDisabled();
  await expect(box(ann, "Reserve Prices")).not.toBeChecked();
  await expect(box(ann, "Reserve Prices")).toHaveAccessibleDescription(
    "Reserve Prices is not played together with Introductory game",
  );
  expect(await violations(ann)).toEqual([]);
  await ann.getByRole("radio", { name: "Standard game" }).check();
  await box(ann, "Reserve Prices").check();
  await ann.getByRole("radio", { name: "2 players" }).check();
  await giveSeat(ann, 2, "Bot: steady");
  await ann.getByRole("checkbox", { name: "Listed in the lobby" }).uncheck();
  await ann.getByRole("button", { name: "Create table" }).click();

  await playMagnate(ann, question(ann).getByText("Which reserve card do you lay at the bank?"));
  await playMagnate(ann, button(ann, "Hire"), { day: [] });
  await button(ann, "Hire").click();
  for (const name of ["Kimchi Master", "Night Shift Manager"])
    await expect(question(ann).locator(".piles").getByRole("button", { name, exact: true })).toBeEnabled();
  await question(ann).locator(".piles").getByRole("button", { name: "Night Shift Manager", exact: true }).click();
  await send(ann);
  const dock = ann.getByRole("region", { name: "Your company" });
  await expect(dock.getByRole("img", { name: /^Night Shift Manager/ })).toBeVisible();
});

/** House by house what a list says of it: its number, and how many goods it wants. */
const wantsIn = async (
  rows: Locator,
  wants: (row: Locator) => Promise<number>,
): Promise<Readonly<Record<string, number>>> => {
  const found = (await rows.all()).map(
    async (row) => [await row.locator(".house").innerText(), await wants(row)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
};

test("what the campaign's panel foretells with mass marketeers and a night shift is what the town wants next morning", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await quickBots(ann);
  await openLocalGame(ann, "twice", () => true, { modules: MODULES, opening: MARKETING_DAY });
  await button(ann, "Start campaign").click();
  // The trainee has no salary mark: the night shift lets her act twice.
  await expect(question(ann).getByRole("button", { name: /^Start campaign/ })).toContainText("2 left");
  await question(ann).locator(".good-offers button").nth(1).click();
  const foretold = await wantsIn(question(ann).locator(".reach-list .reached"), (row) =>
    row.locator(".basket [role=img]").count(),
  );
  // Every campaign runs twice.
  expect(Object.values(foretold)).toContain(2);
  await send(ann);
  await endTurn(ann);
  await playMagnate(ann, ann.locator(".structure"), { day: [] });
  await expect(ann.getByRole("banner")).toContainText("Round 6");
  await ann.getByRole("group", { name: "Look at the town" }).getByRole("button", { name: "Now", exact: true }).click();
  const now = ann.getByRole("list", { name: "Now", exact: true }).getByRole("listitem");
  await expect(now).toHaveCount(Object.keys(foretold).length);
  expect(await wantsIn(now, async (row) => Number.parseInt(await row.locator(".room").innerText(), 10))).toEqual(
    foretold,
  );
});

/** A working day of Ann's: the garden house beside her wants what Bob alone has, and she has as much sushi. */
const GARDEN_DAY = {
  ...MARKETING_DAY,
  given: {
    ...MARKETING_DAY.given,
    houses: { 2: { demand: ["burger", "beer"], garden: "S" } },
    chains: {
      Ann: { restaurants: [{ at: [0, 0], entrance: "SE" }], stock: { sushi: 2 } },
      Bob: { restaurants: [{ at: [8, 8], entrance: "NW" }], stock: { burger: 1, beer: 1 } },
    },
  },
};

test("sushi that a garden prefers to what it asks for is foretold with its money, and sold", async ({ browser }) => {
  const ann = await onFlatMap(await newPerson(browser));
  await quickBots(ann);
  await openLocalGame(ann, "garden", () => true, { modules: MODULES, opening: GARDEN_DAY });
  const mine = ann.locator(".chains > .chain").first();
  await expect(mine).toContainText("→ $40");
  await expect(mine.locator("span[data-term='good:sushi']")).toContainText("→0");
  await expect(ann.locator(".server").getByRole("img", { name: /sushi/ })).toBeVisible();
  await endTurn(ann);
  await expect(mine.locator(".cash")).toContainText("$40");
  await expect(ann.locator(".chains > .chain").last().locator(".cash")).toContainText("$0");
});

test("two people round one device play with modules: each is asked by their rules, and sees no card of the other", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.goto(`/local/new?modules=${MODULES.join(",")}`);
  await openLine(ann, "Modules");
  for (const name of NAMES) await expect(box(ann, name)).toBeChecked();
  await ann.getByLabel("Name of player 1").fill("Ann");
  await giveSeat(ann, 2, "a person");
  await ann.getByLabel("Name of player 2").fill("Ben");
  await ann.getByRole("button", { name: "Begin" }).click();
  const pass = ann.getByRole("dialog", { name: /^Pass the device to / });
  const reserve = ann.getByText("Which reserve card do you lay at the bank?");
  for (const lays of ["the first", "the second"])
    await test.step(`${lays} lays a card by the rules of Reserve Prices`, async () => {
      while (!(await reserve.isVisible())) {
        await playMagnate(ann, pass.or(reserve));
        if (await pass.isVisible()) await pass.getByRole("button", { name: /^I am / }).click();
      }
      const offers = question(ann).locator(".offers");
      await expect(offers.getByRole("button")).toContainText(["$5", "$10", "$20"]);
      await offers.getByRole("button", { name: /^\$20 / }).click();
      await send(ann);
      await expect(pass).toBeVisible();
      await expect(ann.locator("body")).not.toContainText("the reserve card of $20");
    });
});

test("a finished game with every module is looked back at step by step", async ({ browser }) => {
  const ann = await onFlatMap(await newPerson(browser));
  await openLocalGame(ann, "six-modules", ({ rules, state }) => rules.outcome(state) !== null, {
    modules: MODULES,
    seats: 3,
  });
  await expect(ending(ann).getByRole("row")).toHaveCount(4);
  const complaints = complaintsOf(ann);
  const log = await keptLog(ann, "six-modules");
  await ending(ann).getByRole("link", { name: "Look back at this game" }).click();
  await lookBackAt(ann, log);
  expect(complaints).toEqual([]);
});

/** What is said of those who work by night, and of who would, with how many: in two languages. */
const NIGHTS = {
  en: [/^Big Top: By night .*Kitchen Trainee.*: \d+ more acts/, /^\d+ cards? without a salary would act twice/],
  pl: [/^Cyrk: W nocy .*: dodatkowe akcje: \d+/, /^Karty bez pensji, .* dwa razy: \d+\.$/],
} as const;

for (const locale of ["en", "pl"] as const)
  test(`on a phone it is said in the words of a module why bots use it, at the table and in the replay, in ${locale}`, async ({
    browser,
  }) => {
    const viewport = { width: 390, height: 844 };
    const ann = await (await browser.newContext({ viewport, locale, serviceWorkers: "block" })).newPage();
    const wide = () => ann.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await openLocalGame(
      ann,
      "night",
      (table, seat) => {
        const { stage, round } = stateOf(table);
        return stage._tag === "working" && stage.turn.seat === seat && round === 8;
      },
      { rival: "medium", modules: ["mass-marketeers", "night-shift-managers", "sushi"] },
    );
    await ann.getByRole("button", { name: { en: "Log", pl: "Dziennik" }[locale], exact: true }).click();
    const log = ann.locator(".log-why");
    await expect(log.first()).toBeVisible();
    for (const each of await log.locator("summary").all()) await each.click();
    for (const said of NIGHTS[locale])
      await expect(log.getByRole("listitem").filter({ hasText: said }).first()).toBeVisible();
    // Nothing is called by its id.
    expect(await log.allInnerTexts()).not.toContainEqual(expect.stringMatching(/[a-z]-(shift|marketeer)/));
    expect(await wide()).toBeLessThanOrEqual(0);

    const steps = (await keptLog(ann, "night")).trimEnd().split("\n").slice(1);
    const at = steps.findIndex((step) => /"Hired".*night-shift-manager/.test(step));
    await ann.goto(`/replay/?local=local-night&at=${at}`);
    await expect(
      ann.locator(".step-why").getByRole("listitem").filter({ hasText: NIGHTS[locale][1] }),
    ).toBeInViewport();
    expect(await wide()).toBeLessThanOrEqual(0);
  });
