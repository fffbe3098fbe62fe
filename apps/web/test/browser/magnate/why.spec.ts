import { expect, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { playMagnate, USUAL } from "../fixtures/magnate.ts";
import { createTable, ending, newPerson, question } from "../fixtures/person.ts";

const log = (page: Page) => page.getByRole("list", { name: "Log" });
const why = (page: Page) => log(page).locator(".log-why");

test("the log says why bots have hired, taught, advertised and changed prices, with numbers, and asks for nothing of it before", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await openLocalGame(
    ann,
    "why",
    (table, seat) => {
      const { stage, round } = stateOf(table);
      return stage._tag === "working" && stage.turn.seat === seat && round === 4;
    },
    { map: "flat" },
  );
  await expect(question(ann)).toBeVisible();
  await ann.keyboard.press("l");
  await expect(why(ann).first()).toBeVisible();
  await expect(why(ann).locator("ul")).toHaveCount(0);
  const hire = log(ann)
    .locator("li", { hasText: /^Big Top hires/ })
    .locator("+ .log-why")
    .first();
  await hire.getByText("Why?").click();
  await expect(hire.getByRole("listitem").first()).toHaveText(/how this company opens|about \$\d+/);
  // Ann's own moves are hers to explain.
  const own = log(ann)
    .getByRole("listitem")
    .filter({ hasText: /^Ann hires/ })
    .first();
  await expect(own.locator("+ .log-why")).toHaveCount(0);
  expect(await violations(ann)).toEqual([]);

  await test.step("the table in words says why as well, of what was done since one's own last move", async () => {
    await ann.keyboard.press("/");
    const panel = ann.getByRole("dialog", { name: "In words" });
    await panel.getByLabel("Ask the table").fill("why");
    await ann.keyboard.press("Enter");
    const answer = panel.locator(".text-answers section").filter({ has: ann.getByRole("heading", { name: "why" }) });
    await expect(
      answer
        .locator("p")
        .filter({ hasText: /^Big Top / })
        .first(),
    ).toBeVisible();
    await expect(answer.locator("p").filter({ hasText: /^– / }).first()).toHaveText(/\$?\d+/);
    await expect(answer.locator("p").filter({ hasText: /^Ann / })).toHaveCount(0);
    await expect(panel.getByLabel("Ask the table")).toHaveValue("");
  });
});

test("at a table of the server, where nobody is told a bot's secrets, the log says why as well", async ({
  browser,
}) => {
  const ann = await onFlatMap(await newPerson(browser));
  await createTable(ann, {
    player: "Ann",
    name: "Why",
    game: "Food Chain Magnate",
    others: ["Bot: medium"],
    seed: "why",
  });
  await playMagnate(ann, ending(ann), { ...USUAL, days: 1 });
  await ann.getByRole("tab", { name: "Log" }).click();
  const said = log(ann)
    .locator("li", { hasText: /^Big Top places/ })
    .locator("+ .log-why")
    .first();
  await said.getByText("Why?").click();
  await expect(said.getByRole("listitem").first()).toHaveText(/nearest to houses? \d+|As near as another chain/);
});

test("of a bot that searches the log says how many ways to go on were tried, the chance after this one and after the next best", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await openLocalGame(
    ann,
    "hard",
    (table, seat) => {
      const { stage, round } = stateOf(table);
      return stage._tag === "working" && stage.turn.seat === seat && round === 3;
    },
    { map: "flat", rival: "hard" },
  );
  await expect(question(ann)).toBeVisible();
  await ann.keyboard.press("l");
  const asked = log(ann)
    .locator("li", { hasText: /^Big Top hires/ })
    .locator("+ .log-why")
    .getByText("Why?");
  await expect(asked.first()).toBeVisible();
  for (const each of await asked.all()) await each.click();
  const found = log(ann)
    .getByRole("listitem")
    .filter({ hasText: /^Tried \d+ ways to go on: .* a chance of about \d+ %, the (next best|usual one) \d+ %/ });
  await expect(found.first()).toBeVisible();
  expect(await violations(ann)).toEqual([]);
});
