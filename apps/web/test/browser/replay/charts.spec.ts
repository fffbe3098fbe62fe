import { foodChainMagnate } from "@blueplate/variants";
import { type State } from "@blueplate/engine";
import { mainline, foldMainline, readLog } from "@blueplate/kernel";
import { expect, type Page } from "@playwright/test";
import { Result } from "effect";
import { violations } from "../fixtures/access.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap, pointAt } from "../fixtures/flat-map.ts";
import { logOfToday } from "../fixtures/golden.ts";

test.use({ sharesServer: true });

const LOG = logOfToday("1/introductory-2p-steady-g1");

/** The house that ate last, and a square on which it stands. */
const lastGuest = (): { readonly house: number; readonly at: readonly [number, number] } => {
  const { rules, entries } = Result.getOrThrow(readLog(LOG, (header) => foodChainMagnate.load(header.config)));
  const served = mainline(entries)
    .flatMap(({ events }) => events)
    .findLast(({ _tag }) => _tag === "HouseServed");
  // cast: the rules are this game's own, whose states and facts these are.
  const { town } = foldMainline(rules, mainline(entries)) as State;
  const found = town.houses.find(({ house }) => served && "house" in served && house === served.house);
  if (!found) throw new Error("nobody has eaten");
  return { house: found.house, at: found.at };
};

const line = (page: Page) => page.getByRole("slider", { name: "Position in the game" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const drawer = (page: Page) => page.getByRole("region", { name: "Charts and tables" });

/** Opens the game at its end. */
const openGame = async (page: Page): Promise<void> => {
  await onFlatMap(page);
  await page.goto("/replay/");
  const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(LOG) };
  await page.getByLabel(/Open a log from a file/).setInputFiles(file);
  await line(page).press("End");
};

/** How a chain's line in a chart, with what is drawn round it, stands out from the ground of the drawer. */
const linesApart = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    /** Channels from 0 to 1, of a plain colour or of a mixed one. */
    const channels = (colour: string): readonly number[] => {
      const numbers = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      return colour.startsWith("rgb") ? numbers.map((value) => value / 255) : numbers;
    };
    const luminance = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: number, other: number): number =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const probe = document.createElement("i");
    probe.style.color = "var(--panel)";
    document.body.append(probe);
    const ground = luminance(getComputedStyle(probe).color);
    probe.remove();
    return [...document.querySelectorAll(".course")].map((course) =>
      Math.max(
        ...[...course.querySelectorAll("path")].map((path) =>
          Number(getComputedStyle(path).opacity) < 1 ? 1 : contrast(ground, luminance(getComputedStyle(path).stroke)),
        ),
      ),
    );
  });

test("charts are read by keys and as numbers, and lead to their moments", async ({ page }) => {
  await openGame(page);
  await button(page, "Charts and tables").click();
  await expect(drawer(page).getByRole("figure")).toHaveCount(9);
  const income = drawer(page).getByRole("slider", { name: "Income by source" });
  await income.press("End");
  await income.press("ArrowLeft");
  const before = Number(await line(page).getAttribute("aria-valuenow"));
  await expect(income).toHaveAttribute("aria-valuetext", /^Round \d+ · steady \$\d+ \(Sales \$\d+/);
  await income.press("Enter");
  await expect(line(page)).not.toHaveAttribute("aria-valuenow", String(before));
  await expect(line(page)).toHaveAttribute("aria-valuenow", (await income.getAttribute("aria-valuenow")) ?? "");
  await drawer(page).getByText("Numbers: Cash").click();
  const cash = drawer(page).getByRole("table", { name: "Cash" });
  await cash.getByRole("button", { name: "Round 3" }).click();
  await expect(line(page)).toHaveAttribute("aria-valuetext", /Round 3/);
  expect(await violations(page, ".drawer")).toEqual([]);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const apart = await linesApart(page);
    expect(apart.length, theme).toBeGreaterThan(3);
    expect(Math.min(...apart), theme).toBeGreaterThan(3);
  }
  await drawer(page).getByLabel("Show").selectOption("Unit price");
  await expect(drawer(page).getByRole("figure")).toHaveCount(1);
});

test("a dinner says what would have turned it, and what is tried there stands beside the game", async ({ page }) => {
  await openGame(page);
  const { house, at: square } = lastGuest();
  await pointAt(page, square[0], square[1]);
  await page.mouse.down();
  await page.mouse.up();
  const table = page.getByRole("region", { name: "Dinner table" });
  const row = table.locator(`[data-thing="house:${house}"]`);
  await expect(row).toContainText("The bank paid");
  await expect(row.getByRole("table")).toBeVisible();
  await row
    .getByRole("button", { name: /^Try it: .*cheaper/ })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: `serves house ${house}` })).toBeVisible();
  const evening = page.getByRole("table", { name: "This dinner" });
  const [game, tried] = await evening
    .getByRole("row", { name: `House ${house}` })
    .getByRole("cell")
    .allTextContents();
  expect(tried).not.toBe(game);
  await expect(evening.getByRole("row").last().getByRole("cell").last()).toHaveText(/^\$\d+$/);
  // The drawer would lie over what is told.
  await expect(table).toBeHidden();
  await expect(page.getByText("A line that was tried")).toBeVisible();
  await button(page, "Charts and tables").click();
  await page.getByRole("tab", { name: "Lines" }).click();
  const now = page.getByRole("table", { name: /^At the same moment: The game beside .* cheaper at house \d+$/ });
  await expect(now.getByRole("rowheader")).toHaveCount(9);
  await expect(now.getByRole("row", { name: /^Cash/ })).toContainText(/\$\d+/);
  expect(await violations(page, ".drawer")).toEqual([]);
  await drawer(page).getByLabel("Figure").selectOption("Unit price");
  const rounds = page.getByRole("table", { name: "Round by round: Unit price" });
  // The change was prepared a round before: two rounds differ.
  await expect(rounds.getByRole("row")).toHaveCount(3);
});
