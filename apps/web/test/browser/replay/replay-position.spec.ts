import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { drag, newPhone, type PagePoint } from "../fixtures/fingers.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { chooseFolded } from "../fixtures/folded-choice.ts";
import { newPerson } from "../fixtures/person.ts";

/** A working day with an airplane at three edges of the board. */
const AIRPLANES = readFileSync(
  new URL(
    "../../../../../scenarios/food-chain-magnate/marketing/S-631-airplanes-of-opposite-edges.json",
    import.meta.url,
  ),
);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The position as a chapter, on the flat map. */
const openPosition = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem("blueplate-map", "flat"));
  await page.goto("/replay/");
  const file = { name: "position.json", mimeType: "application/json", buffer: AIRPLANES };
  await page.getByLabel(/Open a log from a file/).setInputFiles(file);
  await expect(page.locator(".flat-map svg")).toBeVisible();
};

test("a position becomes a real table, with reserve cards that nobody knows", async ({ browser }) => {
  const ann = await newPerson(browser);
  await openPosition(ann);
  await ann.getByRole("tab", { name: "Play on" }).click();
  await button(ann, "Continue as a real table").click();
  await expect(ann.getByRole("dialog")).toContainText("dealt anew");
  await ann.getByLabel("Your name", { exact: true }).fill("Ann");
  await chooseFolded(ann, "Seat 2:", "Bot: steady");
  await button(ann, "Open the table").click();
  await ann.waitForURL(/\/table\//);
  await expect(ann.locator(".flat-map [data-kind=airplane]")).toHaveCount(3);
  await expect(ann.getByRole("banner")).toContainText("Round 5");
  await expect(ann.getByRole("region", { name: "Your move" })).toBeVisible();
});

/** The middles of those pieces on the flat map that nothing lies over. */
const middlesOf = (pieces: Locator): Promise<readonly PagePoint[]> =>
  pieces.evaluateAll((all) =>
    all.flatMap((piece): [number, number][] => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const middle: [number, number] = [x + width / 2, y + height / 2];
      return document.elementFromPoint(...middle)?.closest(".flat-map") ? [middle] : [];
    }),
  );

test("on a phone a finger draws while drawing is on, also on what stands beside the board; keys draw by name", async ({
  browser,
}) => {
  const ann = await newPhone(browser);
  await openPosition(ann);
  const drawn = ann.locator(".flat-map [data-drawn]");
  const houses = ann.locator(".flat-map [data-house]");
  const airplanes = ann.locator(".flat-map [data-kind=airplane]");
  await button(ann, "Draw").tap();
  await expect(button(ann, "Danger")).toBeVisible();
  const [from = [0, 0], to = [0, 0]] = await middlesOf(houses);
  const [airplane = [0, 0]] = await middlesOf(airplanes);
  await drag(ann, from, to);
  await expect(drawn).toHaveCount(1);
  await ann.touchscreen.tap(...from);
  await expect(drawn).toHaveCount(2);
  await ann.touchscreen.tap(...airplane);
  await expect(drawn).toHaveCount(3);
  await ann.touchscreen.tap(...from);
  await expect(drawn).toHaveCount(2);

  const named = ann.getByText("By name", { exact: true });
  await named.focus();
  await ann.keyboard.press("Enter");
  await ann.getByLabel("Ring on, or arrow from").selectOption({ label: "campaign 5" });
  await button(ann, "Draw the ring").focus();
  await ann.keyboard.press("Enter");
  await expect(drawn).toHaveCount(3);
  await ann.getByLabel("Arrow to").selectOption({ label: "campaign 6" });
  await button(ann, "Draw the arrow").focus();
  await ann.keyboard.press("Enter");
  await expect(drawn).toHaveCount(4);
  // Switched off, a finger moves what it always moves.
  await button(ann, "Draw").tap();
  await drag(ann, to, from);
  await expect(drawn).toHaveCount(4);
});
