import { trickNChef } from "@blueplate/trick-n-chef";
import { expect, type Page } from "@playwright/test";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { chooseFolded, foldedChoice } from "../fixtures/folded-choice.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { newPerson } from "../fixtures/person.ts";

test.use({ sharesServer: true });

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });
const here = (page: Page) => page.getByRole("region", { name: "Chance to win from here" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** How many games the numbers on the screen stand on. */
const games = (page: Page) => here(page).getByRole("status");

/** Opens a game at a moment, and the view of chances. */
const openChance = async (page: Page, log = logOfToday("1/standard-3p-sensible-g1", trickNChef)): Promise<void> => {
  await page.goto("/replay/");
  await page.getByLabel(/Open a log from a file/).setInputFiles({
    name: "game.jsonl",
    mimeType: "application/jsonl",
    buffer: Buffer.from(log),
  });
  await line(page).press("Home");
  await line(page).press("ArrowRight");
  await line(page).press("ArrowRight");
  await button(page, "Charts and tables").click();
  await page.getByRole("tab", { name: "Chance" }).click();
};

test("the chance to win is estimated by playing on, can be stopped, and is there when the game is opened again", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await openChance(ann);
  await expect(here(ann)).toContainText("Nothing has been played on from here yet.");
  // Bots that think take long: there is time to stop them.
  await button(ann, "Estimate").click();
  // Three of one name are told apart by numbers.
  const bar = /^sensible( [23])?\d+ %\d+ to \d+ %$/;
  await expect(here(ann).getByRole("listitem")).toHaveText([bar, bar, bar]);
  await button(ann, "Stop").click();
  await expect(button(ann, "More")).toBeEnabled();
  await expect(games(ann)).toContainText(/Games played on: \d+ · machine time: \d+\.\d s/);
  const known = (await games(ann).textContent()) ?? "";
  await chooseFolded(here(ann), "Played on by", "random");
  await button(ann, "Estimate every round").click();
  await expect(ann.getByRole("slider", { name: "Chance to win at the beginning of each round" })).toHaveAttribute(
    "aria-valuetext",
    /^Round \d · sensible \d+ % \(\d+ to \d+ %\)/,
  );
  await expect(button(ann, "Refine")).toBeEnabled();
  const before = await line(ann).getAttribute("aria-valuenow");
  await ann.locator("summary").filter({ hasText: "Chance to win at the beginning" }).click();
  const whole = ann.getByRole("region", { name: "Over the whole game" });
  await whole.getByRole("button", { name: "Round 2", exact: true }).click();
  await expect(line(ann)).not.toHaveAttribute("aria-valuenow", before ?? "");
  // A turning point leads to the moment at which it had turned: the beginning of the round after the one that it names.
  const turn = whole.getByRole("region", { name: "Turning points" }).getByRole("button").first();
  await expect(turn).toHaveText(/Round \d, sensible( [23])?: \d+ % → \d+ %$/);
  const turned = (await turn.textContent()) ?? "";
  const round = Number(/Round (\d)/.exec(turned)?.[1]);
  await whole.getByRole("button", { name: `Round ${round + 1}`, exact: true }).click();
  const moment = (await line(ann).getAttribute("aria-valuenow")) ?? "";
  await line(ann).press("Home");
  await turn.click();
  await expect(line(ann)).toHaveAttribute("aria-valuenow", moment);
  const bots = ann.getByRole("region", { name: "Let bots play on" });
  await bots.getByLabel("How far").selectOption("Decisions: 5");
  await button(ann, "Play on").click();
  await expect(bots.getByRole("status")).toHaveText("Decisions played: 5");
  // Everything is there again: the curve of the bot by whom most was played on, and what the other bot came to.
  await openChance(ann);
  await expect(foldedChoice(here(ann), "Played on by")).toContainText("random");
  await expect(turn).toHaveText(turned);
  await chooseFolded(here(ann), "Played on by", "sensible");
  await expect(games(ann)).toHaveText(known);
});

test("where a value was learned from finished games, chances are there at once, and bots play on for whoever asks them", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await openChance(ann, logOfToday("1/standard-3p-steady-g1"));
  await expect(foldedChoice(here(ann), "Played on by")).toContainText("Experience of finished games");
  const bar = /^steady( [23])?\d+ %$/;
  await expect(here(ann).getByRole("listitem")).toHaveText([bar, bar, bar]);
  await expect(button(ann, "Estimate")).toHaveCount(0);
  await expect(ann.getByRole("slider", { name: "Chance to win at the beginning of each round" })).toHaveAttribute(
    "aria-valuetext",
    /^Round \d · steady \d+ % · steady 2 \d+ %/,
  );
  await chooseFolded(here(ann), "Played on by", "steady");
  await expect(here(ann)).toContainText("Nothing has been played on from here yet.");
  await expect(button(ann, "Estimate")).toBeEnabled();
});
