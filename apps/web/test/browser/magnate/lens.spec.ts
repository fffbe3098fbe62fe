import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../fixtures/access.ts";
import { playAhead, workingIn } from "../fixtures/ahead.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap, press } from "../fixtures/flat-map.ts";
import { createTable, newPerson } from "../fixtures/person.ts";
import { DESK, WIDE } from "../pictures/picture.ts";

const lens = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: "Look at the town" }).getByRole("button", { name, exact: true });
/** Opens the first house of a lens, and what would flip it. */
const flips = async (page: Page, name: string): Promise<Locator> => {
  const row = page.getByRole("list", { name, exact: true }).locator("details.service").first();
  await row.locator("summary").click();
  return row.locator(".flips").first();
};
const tonight = (page: Page): Locator => page.getByRole("list", { name: "Tonight", exact: true });

/** On the flat map: notes of who serves, and goods that are still to come. */
const notes = (page: Page): Locator => page.locator(".flat-map [data-note]");
const coming = (page: Page): Locator => page.locator(".flat-map [data-house] g[opacity='0.5']");

/** A table on a working day on which houses are hungry and somebody sells. */
const hungryTown = async (page: Page): Promise<void> => {
  await onFlatMap(page);
  await createTable(page, {
    name: "Through the lens",
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others: ["Bot: steady", "Bot: steady", "Bot: steady"],
    seed: "lens-look",
  });
  await playAhead([page], workingIn(6));
};

/** The numbers of a row of the table of everybody's rank: price, borders, sum. */
const numbers = async (row: Locator): Promise<readonly number[]> =>
  (await row.getByRole("cell").allInnerTexts()).slice(0, 3).map((text) => Number(text.replace(/\D/g, "")));

/** What is told over the flat map, with the letters and numbers of its rim that it covers. */
const coveredOnRim = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".round-chip, .latest-act")].map((told) => {
      const over = told.getBoundingClientRect();
      const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
        left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      const words = [...document.querySelectorAll(".flat-map svg text")];
      return words.flatMap((each) => (isUnder(each.getBoundingClientRect()) ? [each.textContent] : [])).join(" ");
    }),
  );

test("the lens is switched by key and button; a house opens to everybody's rank and what would flip it", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await hungryTown(ann);

  await test.step("keys and buttons change plaques, tab and company cards", async () => {
    await expect(lens(ann, "Tonight")).toHaveAttribute("aria-pressed", "true");
    await expect(notes(ann)).not.toHaveCount(0);
    await expect(coming(ann)).toHaveCount(0);
    await expect(ann.locator(".chain .cash .then")).toHaveCount(4);
    await ann.keyboard.press("c");
    await expect(lens(ann, "Tomorrow")).toHaveAttribute("aria-pressed", "true");
    await expect(ann.getByRole("tab", { name: "Tomorrow" })).toBeVisible();
    await expect(ann.getByRole("list", { name: "Tomorrow" })).toBeVisible();
    await expect(
      ann.getByText(/^After tonight's dinner as it stands, then campaigns \d+.* in this order\.$/),
    ).toBeVisible();
    await expect(ann.locator(".lens-tab .lens-legend")).toContainText([
      "comes tonight",
      "as it stands: if those who still act",
    ]);
    await expect(notes(ann)).toHaveCount(0);
    await expect(coming(ann)).not.toHaveCount(0);
    await expect(await flips(ann, "Tomorrow")).toHaveText(/^For .+ to serve it:/);
    expect(await violations(ann)).toEqual([]);
    await lens(ann, "Now").click();
    await expect(ann.getByRole("list", { name: "Now" })).toBeVisible();
    await expect(await flips(ann, "Now")).toHaveText(/^For .+ to serve it:/);
    await expect(notes(ann)).toHaveCount(0);
    await expect(coming(ann)).toHaveCount(0);
    await expect(ann.locator(".chain .cash .then")).toHaveCount(0);
    await ann.keyboard.press("x");
    await expect(tonight(ann)).toBeVisible();
  });

  await test.step("the last round is told over the tabs: neither its button nor its card covers anything of the board", async () => {
    const short = ann.getByRole("region", { name: "Round 5 in short" });
    const chip = ann.getByRole("button", { name: "Round 5 in short" });
    await chip.press("Enter");
    await expect(short.getByRole("row")).toHaveCount(5);
    const [card, town] = [await short.boundingBox(), await ann.locator(".town-map").boundingBox()];
    expect(card?.x).toBeGreaterThan((town?.x ?? 0) + (town?.width ?? Number.POSITIVE_INFINITY));
    for (const size of [WIDE, DESK]) {
      await ann.setViewportSize(size);
      expect(new Set(await coveredOnRim(ann))).toEqual(new Set([""]));
    }
    expect(await violations(ann)).toEqual([]);
    await test.step("it begins where the tabs end, so that nothing looks out between them", async () => {
      const [over, tabs] = [await short.boundingBox(), await ann.locator(".tabs-panel .tab-list").boundingBox()];
      expect(over?.y).toBeCloseTo((tabs?.y ?? 0) + (tabs?.height ?? 0), 0);
    });
    await test.step("whoever looks through a lens sees what it lists there, also through the same one again", async () => {
      for (const name of ["Tonight", "Now", "Tonight"]) {
        await lens(ann, name).click();
        await expect(short).toBeHidden();
        await chip.click();
        await expect(short).toBeVisible();
      }
      // From here on by keys again: Enter on what a pointer came to is the answer to the question.
      await ann.keyboard.press("Shift");
    });
    // Whoever goes to the tabs has read it.
    await ann.getByRole("tab", { name: "Tonight" }).focus();
    await expect(short).toBeHidden();
    await expect(chip).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("a row opens: the first of the ranks serves, and the flip is what the sums say", async () => {
    const row = tonight(ann).getByRole("listitem").filter({ hasText: " beats " }).first();
    await row.locator("summary").press("Enter");
    const ranks = row.getByRole("table").getByRole("row");
    await expect(ranks.nth(1)).toHaveAttribute("data-best", "true");
    const [first, second] = [await numbers(ranks.nth(1)), await numbers(ranks.nth(2))];
    for (const [price = 0, borders = 0, sum = 0] of [first, second]) expect(price + borders).toBe(sum);
    const gap = (second[2] ?? 0) - (first[2] ?? 0);
    expect(gap).toBeGreaterThan(0);
    // A tie goes to more waitresses or the order: the gap, or a dollar more.
    const dollars = await row
      .getByText(/\$\d+ cheaper/)
      .first()
      .innerText();
    expect([gap, gap + 1]).toContain(Number(/\$(\d+)/.exec(dollars)?.[1]));
    await expect(row.getByText("For you to serve it:")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await ann.emulateMedia({ colorScheme });
      expect(await violations(ann)).toEqual([]);
    }
  });

  await test.step("the last dinner is told in the same way, by its facts", async () => {
    const past = ann.getByRole("region", { name: "The last dinner" }).getByRole("listitem").first();
    await past.locator("summary").click();
    await expect(past.getByRole("row")).not.toHaveCount(0);
    await expect(past.getByText(/^For .+ to serve it:/).first()).toBeVisible();
  });

  await test.step("a house that is clicked opens its card, H and a number another; Escape closes it", async () => {
    const piece = ann.locator(".flat-map [data-house]").first();
    const number = await piece.getAttribute("data-house");
    await press(ann, piece);
    const card = ann.getByRole("dialog", { name: `House ${number}`, exact: true });
    await expect(card.getByText(new RegExp(`^House ${number} stands at .* garden`))).toBeVisible();
    await expect(card.getByText(/^\(?\d of at most [35]\)?$/)).toBeVisible();
    await expect(card.getByRole("region", { name: "The last dinner" })).toBeVisible();
    await ann.keyboard.press("Escape");
    await expect(card).toBeHidden();
    // A hungry one: its offers stand open.
    const hungry = (await tonight(ann).locator("b.house").first().innerText()).trim();
    await ann.keyboard.press("h");
    await ann.keyboard.type(hungry);
    const other = ann.getByRole("dialog", { name: `House ${hungry}`, exact: true });
    await expect(other.getByRole("region", { name: "Tonight" }).getByRole("table")).toBeVisible();
    expect(await violations(ann)).toEqual([]);
    await ann.keyboard.press("Escape");
    const advert = ann.locator(".flat-map [data-campaign]").first();
    const campaign = await advert.getAttribute("data-campaign");
    await press(ann, advert);
    await expect(ann.getByRole("dialog", { name: `Campaign ${campaign}`, exact: true })).toContainText("reaches");
    await ann.keyboard.press("Escape");
  });

  await test.step("the race tells bank, salaries and who could claim what with which card", async () => {
    await ann.getByRole("tab", { name: "Race" }).click();
    await expect(ann.getByText("The game ends", { exact: true })).toBeVisible();
    await expect(ann.getByRole("columnheader", { name: "Due" })).toBeVisible();
    await expect(
      ann.getByRole("list", { name: "Milestones still open" }).getByText(/Ann could claim it with .*Kitchen Trainee/),
    ).toBeVisible();
    expect(await violations(ann)).toEqual([]);
  });
});
