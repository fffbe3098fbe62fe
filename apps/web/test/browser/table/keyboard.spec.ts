import { expect } from "@playwright/test";
import { bankDownTo, playAhead } from "../fixtures/ahead.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { KEYBOARD } from "../fixtures/hand.ts";
import { BUSY, playMagnate } from "../fixtures/magnate.ts";
import { ending, newPerson, question } from "../fixtures/person.ts";

test("by keyboard alone a table is opened and a game against a bot is played to its end; the focus is never lost", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.emulateMedia({ reducedMotion: "reduce" });
  const { press, choose } = KEYBOARD;
  const field = (name: string) => ann.getByLabel(name, { exact: true });
  const write = async (name: string, text: string): Promise<void> => {
    await KEYBOARD.go(field(name));
    await ann.keyboard.press("ControlOrMeta+a");
    await ann.keyboard.type(text);
  };
  const option = async (name: string, text: string): Promise<void> =>
    choose(field(name), (await field(name).locator("option").allInnerTexts()).indexOf(text));

  await ann.goto("/");
  await press(ann.getByRole("link", { name: "New table" }));
  await write("Your name", "Ann");
  await write("Name of the table", "Hands on the keys");
  await option("Rules", "Introductory game");
  await option("Seats", "2 players");
  await option("Seat 2", "Bot: steady");
  await KEYBOARD.go(ann.getByLabel("Listed in the lobby"));
  await ann.keyboard.press("Space");
  await press(ann.locator("summary", { hasText: "Options for experts" }));
  await write("Seed", "keys-only");
  await press(ann.getByRole("button", { name: "Create table" }));
  await expect(question(ann)).toBeVisible();
  await press(ann.getByRole("button", { name: "Flat map" }));
  // The first days and the last by keys; in between nothing is asked that these do not ask.
  await playMagnate(ann, ending(ann), { ...BUSY, hand: KEYBOARD, days: 2 });
  await playAhead([ann], bankDownTo(110));
  await playMagnate(ann, ending(ann), { ...BUSY, hand: KEYBOARD });
  await expect(ending(ann).getByRole("row")).toHaveCount(3);
  await expect(ending(ann).getByRole("heading", { level: 2 })).toContainText(/won|Nobody wins/);
  await KEYBOARD.go(ending(ann).getByRole("link", { name: "Look back at this game" }));
  await ann.keyboard.press("Enter");
  await expect(ann.getByRole("slider")).toBeVisible();
});
