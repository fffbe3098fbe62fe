import { trickNChef } from "@blueplate/trick-n-chef";
import { expect } from "@playwright/test";
import { lookAt, stay, WIDEST_TO_NARROWEST } from "../fixtures/every-language.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { newPerson } from "../fixtures/person.ts";
import { DESK } from "../pictures/picture.ts";

test.use({ sharesServer: true });

/** The pages beside the tables, and what of each comes last. */
const PAGES = [
  ["the page of lessons", "/learn", "main h1, main h2"],
  ["the rules of Food Chain Magnate", "/rules/food-chain-magnate", ".rules-town svg"],
  ["the rules of Trick-n-Chef", `/rules/${trickNChef.id}`, "[data-paragraph]"],
  ["the list of games to look back at", "/replay/", "main h2"],
  ["the statistics", "/replay/statistics.html", "h1"],
  ["the page of bots", "/bots", "main h1, main h2"],
] as const;

for (const [name, address, last] of PAGES)
  test(`in no language anything is cut off on ${name}`, async ({ browser }) => {
    const ann = await newPerson(browser);
    await ann.emulateMedia({ reducedMotion: "reduce" });
    await ann.setViewportSize(DESK);
    await ann.goto(address);
    await expect(ann.locator(last).first()).toBeVisible();
    const whole = { [name]: stay };
    expect(await lookAt(ann, { desk: whole, phone: whole }, WIDEST_TO_NARROWEST)).toEqual({});
  });

test("in no language anything is cut off in the window that shares an evening", async ({ browser }) => {
  const ann = await onFlatMap(await newPerson(browser));
  await ann.emulateMedia({ reducedMotion: "reduce" });
  await ann.setViewportSize(DESK);
  await openLocalGame(ann, "opening-night", (table) => stateOf(table).stage._tag === "over", { seats: 5 });
  await ann.locator(".ending").getByRole("button", { name: "Share", exact: true }).click();
  const share = { share: () => expect(ann.locator(".share-window")).toBeVisible() };
  await expect(ann.locator(".share-window img")).toBeVisible();
  expect(await lookAt(ann, { desk: share, phone: share })).toEqual({});
});
