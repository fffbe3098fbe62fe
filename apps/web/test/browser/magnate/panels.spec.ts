import type { Table } from "@blueplate/kernel";
import { expect, type Locator, type Page } from "@playwright/test";
import { wordsOverDrawing } from "../fixtures/cut.ts";
import { testThatShares as test } from "../fixtures/fixture.ts";
import { onFlatMap, pointAt } from "../fixtures/flat-map.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { endTurn, playMagnate, pressAgain } from "../fixtures/magnate.ts";
import { createTable, newPerson, question } from "../fixtures/person.ts";

const IDLE = { day: [] };

/** Ann alone with bots on a flat map: the town is the same each time. */
const tableFor = async (page: Page, name: string, seed: string, others = ["Bot: steady"]): Promise<void> => {
  await onFlatMap(page);
  await createTable(page, {
    name,
    player: "Ann",
    game: "Food Chain Magnate",
    rules: "Standard game",
    others,
    seed,
  });
};

const button = (page: Page, name: string | RegExp): Locator =>
  question(page).getByRole("button", { name, exact: typeof name === "string" });
const confirm = (page: Page): Locator => question(page).locator(".confirm button[data-kind=main]");
const says = (page: Page): Locator => question(page).locator(".says");

/** The square of a restaurant's entrance, from its place in words: `S5, south-west corner` is column 18, row 5. */
const entranceOf = (text: string): readonly [number, number] => {
  const [, column = "", row = "", corner = ""] = /([A-Z])(\d+)\W+(\S+ corner)/.exec(text) ?? [];
  const x = column.codePointAt(0) ?? 0;
  return [x - 65 + (corner.includes("east") ? 1 : 0), Number(row) - 1 + (corner.includes("south") ? 1 : 0)];
};

const picked = async (page: Page): Promise<string> =>
  (await question(page).locator(".picked dd").allInnerTexts()).join(", ").replaceAll(/[\n✎]/g, "");

test("a first restaurant is placed by one click on its entrance, and tells what it wins", async ({ browser }) => {
  const ann = await newPerson(browser);
  await tableFor(ann, "By the door", "by-the-door");
  await expect(button(ann, "Place restaurant").first()).toHaveAttribute("aria-pressed", "true");
  await expect(button(ann, "Back")).toBeHidden();
  // The corner that wins most is shown before anybody points.
  await expect(button(ann, /^Take [A-Z]\d+, .* corner$/)).toBeVisible();
  const places = question(ann).locator("select option");
  const one = await places.nth(1).innerText();
  const other = await places.last().innerText();
  for (const place of [one, other]) {
    const [x, y] = entranceOf(place);
    await pointAt(ann, x, y);
    await ann.mouse.down();
    await ann.mouse.up();
    await expect(confirm(ann)).toBeEnabled();
    await expect.poll(async () => entranceOf(await picked(ann))).toEqual([x, y]);
  }
  // Turned, the building lies otherwise round the same entrance, if there is room for it.
  await ann.keyboard.press("r");
  await expect.poll(async () => entranceOf(await picked(ann))).toEqual(entranceOf(other));
  await expect(question(ann).getByRole("heading", { name: "First at these houses" })).toBeVisible();
  await expect(question(ann).locator(".shifts [data-mine=true]")).toContainText(/you.*→ \d+|you\d+/);
  await confirm(ann).click();
  await expect(question(ann).getByText("Which reserve card do you lay at the bank?")).toBeVisible();
});

test("restructuring counts, warns, lays plans by; the order tells what each place means", async ({ browser }) => {
  const ann = await newPerson(browser);
  await tableFor(ann, "Morning", "morning");
  await playMagnate(ann, ann.locator(".structure"), { day: ["Hire"], hire: ["Trainer", "Kitchen Trainee"] });
  const structure = question(ann).locator(".structure");
  const chart = ann.getByRole("region", { name: "Organisation chart" });
  const dock = ann.getByRole("region", { name: "Your company" });
  const group = (title: string): Locator => dock.locator(".dock-group").filter({ hasText: title });

  await test.step("a draft is followed by the dock, and says what it comes to", async () => {
    await button(ann, "All to the beach").click();
    await expect(structure.locator(".plan")).toContainText("0 used, 3 free");
    await expect(structure.locator(".plan")).toContainText(/chooses 1st/);
    await expect(group("At work")).toBeHidden();
    await structure.getByPlaceholder("Find a card").fill("tr");
    await structure.getByPlaceholder("Find a card").press("Enter");
    await expect(structure.locator(".plan")).toContainText("1 used, 2 free");
    await expect(group("At work").getByRole("img", { name: "Trainer × 1" })).toBeVisible();
    await expect(says(ann)).toContainText("A trainer at work, and nobody on the beach to train but whom you hire.");
  });

  await test.step("− and + on a card send one less and one more to work", async () => {
    await chart.getByRole("button", { name: "Send Trainer to the beach" }).press("-");
    await expect(structure.locator(".plan")).toContainText("0 used, 3 free");
    // The focus has gone along with the card.
    await expect(chart.getByRole("button", { name: "Put Trainer to work" })).toBeFocused();
    await chart.getByRole("button", { name: "Put Trainer to work" }).press("+");
    await expect(structure.locator(".plan")).toContainText("1 used, 2 free");
  });

  await test.step("the table says as much as one wants to hear", async () => {
    const slip = says(ann).getByText("A trainer at work, and nobody on the beach");
    const guard = async (name: RegExp): Promise<void> => {
      await ann.getByRole("button", { name: "Settings", exact: true }).click();
      await ann.getByRole("radio", { name }).check();
      await ann.keyboard.press("Escape");
    };
    await guard(/^Say nothing/);
    await expect(slip).toBeHidden();
    await guard(/^Explain each phase/);
    await expect(slip).toBeVisible();
    await expect(question(ann).getByText("Choose who works today")).toBeVisible();
    await guard(/^One line/);
    await expect(question(ann).getByText("Choose who works today")).toBeHidden();
    await expect(slip).toBeVisible();
  });

  await test.step("a card has its meaning for the pointer, goes with Escape, and leads to its paragraph", async () => {
    const trainer = group("At work").getByRole("img", { name: "Trainer × 1" });
    const card = ann.getByRole("tooltip").filter({ hasText: "Trains someone on the beach" });
    await trainer.hover();
    await expect(card).toContainText("R9.1");
    await ann.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await ann.mouse.move(0, 0);
    await trainer.hover();
    await expect(card).toBeVisible();
    await ann.keyboard.press("F1");
    await expect(ann.getByRole("dialog", { name: "Rules" })).toBeVisible();
    await ann.keyboard.press("Escape");
    // A finger that stays asks instead of pressing.
    const chosen = chart.getByRole("button", { name: "Send Trainer to the beach" });
    await chosen.dispatchEvent("pointerdown", { pointerType: "touch" });
    await expect(card).toBeVisible();
    await chosen.dispatchEvent("pointerup", { pointerType: "touch" });
    await chosen.dispatchEvent("click");
    await expect(structure.locator(".plan")).toContainText("1 used, 2 free");
  });

  await test.step("a plan is laid by under a name and taken up again, after a reload too, and thrown away", async () => {
    await button(ann, "Save as…").click();
    await ann.getByLabel("Name of the plan").fill("School night");
    await ann.getByLabel("Name of the plan").press("Enter");
    await button(ann, "All to the beach").click();
    await ann.reload();
    await button(ann, "All to the beach").click();
    await expect(structure.locator(".plan")).toContainText("0 used, 3 free");
    await button(ann, "Take up: School night").click();
    await expect(structure.locator(".plan")).toContainText("1 used, 2 free");
    await button(ann, "Throw away: School night").click();
    await expect(button(ann, "Take up: School night")).toHaveCount(0);
  });

  await test.step("the queue shows the open slots, each free place what it means", async () => {
    await button(ann, "All to the beach").click();
    await button(ann, "Ready").click();
    await expect(says(ann)).toContainText("Nobody but you would work");
    await expect(question(ann).locator("button[data-armed=true]")).toHaveText(/Press again to go on/);
    await pressAgain(ann);
    await expect(structure).toBeHidden();
    await playMagnate(ann, question(ann).locator(".free-place").first(), IDLE);
    await expect(question(ann).locator(".queue [data-mine=true]")).toContainText("you · 3 slots");
    const free = question(ann).locator(".free-place");
    await expect(free).toHaveCount(2);
    // With nobody at work the places differ by the order of the next round alone: that is said first, and what they have alike after it.
    await expect(question(ann).locator(".places-common")).toHaveText(
      "Next round the earlier place chooses first at equal open slots; today every place means the same to you.",
    );
    await expect(free.getByRole("listitem")).toHaveCount(0);
    await button(ann, "Place 2").click();
    await expect(confirm(ann)).toBeEnabled();
  });
});

test("a campaign shows whom it feeds, and the next one begins where the last left off", async ({ browser }) => {
  const ann = await newPerson(browser);
  // A town in which a billboard finds houses.
  await tableFor(ann, "Loud and clear", "a3", ["Bot: steady", "Bot: steady"]);
  const start = button(ann, "Start campaign");
  const reached = question(ann).locator(".reach-list .house");
  const goods = question(ann).locator(".good-offers button");
  const place = async (): Promise<void> => {
    await playMagnate(ann, start, { day: ["Hire"], hire: ["Marketing Trainee", "Marketing Trainee"] });
    await start.click();
    // The first tile lies where it reaches most who would buy.
    await expect(reached.first()).toBeVisible();
  };
  await place();
  await goods.nth(1).click();
  const basket = question(ann).locator(".reached .basket").first();
  await expect(basket.getByRole("img", { name: "pizza" })).toBeVisible();
  await expect(question(ann).locator(".reached").first()).toContainText(/first|no road/);
  await expect(question(ann).locator(".reached").first()).toContainText(/you lack|you can fill it|no road to you/);
  await expect(question(ann)).toContainText("None of your cards brings you any pizza yet.");
  await confirm(ann).click();
  await pressAgain(ann);
  await endTurn(ann);
  await place();
  await expect(goods.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(confirm(ann)).toBeEnabled();
});

test("a career is seen to its end, a house has its number in line, a garden its room", async ({ browser }) => {
  const ann = await newPerson(browser);
  await tableFor(ann, "Growing", "growing");
  const slot = question(ann).locator(".slot");
  const choose = (name: string): Promise<void> => slot.getByRole("button", { name, exact: true }).click();
  const send = async (): Promise<void> => {
    await confirm(ann).click();
    await pressAgain(ann);
    await expect(confirm(ann)).toBeHidden();
  };
  await playMagnate(ann, button(ann, "Hire"), IDLE);
  await button(ann, "Hire").click();
  await choose("Trainer");
  await send();
  await endTurn(ann);
  await playMagnate(ann, button(ann, "Hire"), IDLE);
  await button(ann, "Hire").click();
  await choose("Management Trainee");
  await send();
  await button(ann, "Train").click();
  await choose("Management Trainee");
  await expect(slot.locator(".claim")).toContainText("First to train someone");
  await expect(slot.getByRole("button", { name: "Junior Vice President" })).toContainText("salary +$5");
  await expect(slot.locator(".beyond").getByText("Regional Manager")).toBeVisible();
  await choose("New Business Developer");
  await send();
  await endTurn(ann);
  await playMagnate(ann, ann.locator(".structure"), IDLE);
  await button(ann, "Everybody who fits").click();
  await button(ann, "Ready").click();
  await expect(ann.locator(".structure")).toBeHidden();
  await playMagnate(ann, button(ann, "Place house"), IDLE);
  await button(ann, "Place house").click();
  const line = await slot.locator(".number-line > *").allInnerTexts();
  expect(line.map(Number)).toEqual(line.map(Number).toSorted((a, b) => a - b));
  await expect(slot.locator(".number-line .house")).not.toHaveCount(0);
  await slot.locator(".number-line button").first().click();
  await button(ann, "Next place").click();
  await expect(slot.getByRole("heading", { name: "Will be advertised there" })).toBeVisible();
  await button(ann, "Add garden").click();
  await slot.locator(".targets button").first().click();
  // Where one side is free only, it is not asked for.
  const side = slot.locator(".targets button").first();
  const room = slot.getByText("room 3 → 5");
  await expect(side.or(room)).toBeVisible();
  if (await side.isVisible()) await side.hover();
  await expect(room).toBeVisible();
});

test("a wish of drinks sends everybody at once, and says what stays away", async ({ browser }) => {
  const ann = await newPerson(browser);
  await tableFor(ann, "Thirsty", "thirsty");
  const fetchAll = button(ann, /^Fetch all/);
  await playMagnate(ann, button(ann, "All together"), {
    day: ["Hire", "Fetch"],
    hire: ["Errand Boy", "Errand Boy"],
  });
  // One by one each drink says what it comes to, and who goes: first to fetch, he brings two.
  await button(ann, "One by one").click();
  await expect(question(ann).getByRole("heading", { name: "Errand Boy +2" })).toBeVisible();
  await expect(button(ann, /^beer/)).toContainText("Stock 0 → 2");
  await button(ann, "All together").click();
  const sent = question(ann).getByRole("list", { name: "Who is sent" });
  for (let count = 0; count < 5; count++) await button(ann, "Wish for one more beer").click();
  await expect(sent.getByRole("listitem")).toHaveText([/Errand Boy/, /Errand Boy/]);
  // First to fetch: each of them brings two.
  await expect(says(ann)).toHaveText("1 beer missing: 4 is the most that all of them could bring.");
  await expect(fetchAll).toContainText("4 beers");
  await expect(question(ann).locator(".stock .number")).toHaveText(["0→4", "0", "0"]);
  for (let count = 0; count < 3; count++) await button(ann, "Wish for one beer less").click();
  await button(ann, "Wish for one more lemonade").click();
  await expect(says(ann)).toHaveText("1 lemonade more than you asked for.");
  await fetchAll.click();
  await pressAgain(ann);
  await expect(button(ann, "All together")).toBeHidden();
  const dock = ann.getByRole("region", { name: "Your company" });
  await expect(dock.locator(".stock .number")).toHaveText(["0", "0", "2", "2", "0"]);
});

const isLatePayday = (table: Table): boolean => {
  const { round, stage } = stateOf(table);
  return round > 5 && stage._tag === "payday";
};

/** A working day with somebody to train, while somebody with a salary is away on a campaign. */
const TRAINING_DAY = {
  players: ["Ann", "Bob"],
  map: ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"],
  given: {
    round: 5,
    phase: "working",
    turnOrder: ["Ann", "Bob"],
    campaigns: [{ campaign: 1, owner: "Ann", good: "burger", left: 3, at: [3, 3] }],
    chains: {
      Ann: {
        cash: 25,
        restaurants: [{ at: [0, 0], entrance: "SE" }],
        atWork: ["trainer"],
        beach: ["kitchen-trainee", "marketing-trainee"],
        busy: [{ employee: "brand-director", campaign: 1 }],
      },
      Bob: { restaurants: [{ at: [8, 8], entrance: "NW" }] },
    },
  },
};

/** Words of a card in the dock below the mark of the round for which it is back. */
const wordsBelowMark = (cards: readonly Element[]): readonly string[] =>
  cards.flatMap((card) => {
    const mark = card.querySelector(".back")?.getBoundingClientRect();
    return [...card.querySelectorAll(".card-head, .card-effect, .card-foot > :not(.back)")].flatMap((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      const isBelow = [...words.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          mark && left < mark.right && right > mark.left && top < mark.bottom - 2 && bottom > mark.top + 2,
      );
      return isBelow ? [each.textContent] : [];
    });
  });

test("on a low desk whoever is trained, or away, has every word beside the drawing and the round of return", async ({
  browser,
}) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 1366, height: 768 });
  await openLocalGame(ann, "train", () => true, { opening: TRAINING_DAY });
  await question(ann)
    .getByRole("button", { name: /^Train/ })
    .first()
    .click();
  const cards = question(ann).locator(".card-row .card");
  await expect(cards.first()).toBeVisible();
  expect(await cards.evaluateAll(wordsOverDrawing)).toEqual([]);
  const away = ann.locator(".dock .hand-card:has(.back)");
  await expect(away.first()).toBeVisible();
  expect(await away.evaluateAll(wordsBelowMark)).toEqual([]);
});

test("on a low desk whoever may be let go is told with all of what they do", async ({ browser }) => {
  const ann = await newPerson(browser);
  await ann.setViewportSize({ width: 1366, height: 768 });
  await openLocalGame(ann, "opening-night", isLatePayday, { seats: 5 });
  const effects = ann.locator(".staying .card-effect");
  await expect(effects.first()).toBeVisible();
  const covered = await effects.evaluateAll(
    (all) =>
      all.filter((effect) => {
        const { right, top, height } = effect.getBoundingClientRect();
        return document.elementFromPoint(right - 2, top + height / 2)?.closest(".card-picture");
      }).length,
  );
  expect(covered).toBe(0);
});
