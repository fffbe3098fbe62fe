import { expect, type Locator } from "@playwright/test";
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
  const { press } = KEYBOARD;
  const field = (name: string) => ann.getByLabel(name, { exact: true });
  const write = async (name: string, text: string): Promise<void> => {
    await KEYBOARD.go(field(name));
    await ann.keyboard.press("ControlOrMeta+a");
    await ann.keyboard.type(text);
  };
  /** The arrows go through the radios of a group, which is one stop of the Tab key. */
  const choose = async (radio: Locator): Promise<void> => {
    const group = radio.locator("xpath=ancestor::fieldset");
    await KEYBOARD.go(group.getByRole("radio", { checked: true }));
    for (let presses = 0; presses < 12 && !(await radio.isChecked()); presses++) await ann.keyboard.press("ArrowDown");
    await expect(radio).toBeChecked();
  };
  const radio = (name: string) => ann.getByRole("radio", { name, exact: true });
  const line = (name: string) => ann.locator(".form-line > summary").filter({ hasText: new RegExp(`^${name}`) });

  await ann.goto("/");
  await press(ann.getByRole("link", { name: "New table" }));
  await choose(radio("2 players"));
  await write("Your name", "Ann");
  await press(ann.locator(".seat-card summary").nth(1));
  await choose(radio("Bot: steady"));
  await ann.keyboard.press("Escape");
  await press(line("Rules"));
  await choose(radio("Introductory game"));
  await press(line("Table"));
  await write("Name of the table", "Hands on the keys");
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
