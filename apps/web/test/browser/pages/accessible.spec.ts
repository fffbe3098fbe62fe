import { roundOf } from "@blueplate/kernel";
import { seatToPlay } from "@blueplate/trick-n-chef";
import { expect, type Locator } from "@playwright/test";
import { namedOtherwise, violations } from "../fixtures/access.ts";
import { tricks } from "../fixtures/card-moments.ts";
import { test, testThatShares } from "../fixtures/fixture.ts";
import { logOfToday } from "../fixtures/golden.ts";
import { openLocalGame, stateOf } from "../fixtures/local-game.ts";
import { morningOf, playAhead, TO_THE_END, workingIn } from "../fixtures/ahead.ts";
import { DESK, PHONE } from "../pictures/picture.ts";
import {
  createCardTable,
  createTable,
  ending,
  giveSeat,
  newPerson,
  openLine,
  playToTheEnd,
  question,
} from "../fixtures/person.ts";

for (const scheme of ["light", "dark"] as const) {
  test(`lobby, new table and seats have no fault of access (${scheme})`, async ({ browser }) => {
    const ann = await newPerson(browser);
    await ann.emulateMedia({ colorScheme: scheme });
    await ann.goto("/");
    await expect(ann.getByRole("heading", { name: "Where to begin" })).toBeVisible();
    expect(await violations(ann)).toEqual([]);
    await ann.getByRole("link", { name: "New table" }).click();
    await expect(ann.getByRole("img", { name: "Map of the town" })).toBeVisible();
    for (const line of ["Modules", "Rules", "Table"]) await openLine(ann, line);
    await ann.getByText("Options for experts").click();
    await ann.locator(".seat-card summary").nth(1).click();
    expect(await violations(ann)).toEqual([]);
    await createTable(ann, {
      name: "For everyone",
      player: "Ann",
      game: "Trick-n-Chef",
      others: ["Open: for whoever has the link", "Bot: sensible"],
    });
    expect(await violations(ann)).toEqual([]);
    await ann.goto("/local/new");
    await giveSeat(ann, 2, "a person");
    await ann.locator(".seat-card summary").nth(1).click();
    await expect(ann.getByRole("group", { name: "Seat 2", exact: true })).toBeVisible();
    expect(await violations(ann)).toEqual([]);
    await ann.goto("/");
    await expect(ann.getByRole("button", { name: "Close this table" })).toBeVisible();
    expect(await violations(ann)).toEqual([]);
  });
}

testThatShares(
  "the list of lessons, and lessons and puzzles that are open, have no fault of access",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    await ann.goto("/learn");
    await expect(ann.getByRole("link", { name: "Begin: First tricks" })).toBeVisible();
    const faults: Record<string, readonly string[]> = {};
    const look = async (name: string): Promise<void> => {
      for (const scheme of ["light", "dark"] as const) {
        await ann.emulateMedia({ colorScheme: scheme });
        const found = await violations(ann);
        if (found.length > 0) faults[`${name}, ${scheme}`] = found;
      }
    };
    await look("/learn");
    for (const address of ["/learn/first-dinner", "/learn/borders", "/learn/borders/puzzle", "/learn/first-tricks"]) {
      await ann.goto(address);
      await expect(ann.locator(".guide")).toBeVisible();
      await expect(ann.locator(".city-map[data-drawn=true], .flat-map svg, .card-table").first()).toBeVisible();
      await look(address);
      await ann.setViewportSize(PHONE);
      await look(`${address} on a phone`);
      await ann.setViewportSize(DESK);
    }
    expect(faults).toEqual({});
  },
);

testThatShares("the generic table, its ending and its replay have no fault of access", async ({ browser }) => {
  const ann = await newPerson(browser);
  await createTable(ann, {
    name: "For everyone",
    player: "Ann",
    game: "Trick-n-Chef",
    others: ["Bot: sensible", "Bot: sensible"],
    seed: "for-every-chef",
  });
  await expect(question(ann)).toBeVisible();
  expect(await violations(ann)).toEqual([]);
  await playToTheEnd(ann, 6);
  expect(await violations(ann)).toEqual([]);
  await playAhead([ann], TO_THE_END);
  await expect(ending(ann)).toBeVisible();
  expect(await violations(ann)).toEqual([]);
  await ending(ann).getByRole("link", { name: "Look back at this game" }).click();
  await ann.getByRole("slider", { name: "Position in the game" }).press("End");
  for (const scheme of ["light", "dark"] as const) {
    await ann.emulateMedia({ colorScheme: scheme });
    expect(await violations(ann)).toEqual([]);
  }
});

testThatShares(
  "on the card table everything is called by what one reads on it, at each kind of choice",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    await createCardTable(ann, "For everyone", "hand");
    const look = async (state: string): Promise<void> => {
      for (const size of [DESK, PHONE]) {
        await ann.setViewportSize(size);
        expect(await namedOtherwise(ann), `${state} on ${size.width} px`).toEqual([]);
        expect(await violations(ann), `${state} on ${size.width} px`).toEqual([]);
      }
      await ann.setViewportSize(DESK);
    };
    const offers = ann.locator(".lamp-offer");
    await expect(offers).toHaveCount(4);
    await look("a chef that was set aside");
    await playAhead(
      [ann],
      tricks((view, seat) => view.step === "play" && seatToPlay(view) === seat && (view.players[seat]?.coins ?? 0) > 0),
    );
    await ann.locator(".coin-step button").last().click();
    await expect(ann.locator(".card-worth").first()).toBeVisible();
    await look("a card with a coin");
    await playAhead(
      [ann],
      tricks((view) => view.step === "take" && view.last?.chefTaker === 0),
    );
    await expect(offers.first()).toBeVisible();
    // What it is, what it changes, how many lie there now, and whether its light is on.
    await expect(ann.locator(".heat-lamp[data-on=true] .lamp-offer").first()).toHaveAccessibleName(
      /^(red|yellow|blue|green): in the middle (\d), then \d\. Trump then: .+ \2 Trump$/,
    );
    await look("a chef of the middle");
    await ann.getByRole("button", { name: "What would the bot do?" }).click();
    await expect(ann.locator(".lamp-offer[data-advised=true]")).toHaveAccessibleName(/\(advised\)/);
    await look("a chef that is advised");
  },
);

testThatShares(
  "the table of Food Chain Magnate has no fault of access, with the town, the flat map, and at the end",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    await createTable(ann, {
      name: "For everyone",
      player: "Ann",
      game: "Food Chain Magnate",
      rules: "Introductory game",
      others: ["Bot: steady"],
      seed: "for-everyone",
    });
    await expect(ann.locator(".city-map canvas")).toBeVisible();
    expect(await violations(ann)).toEqual([]);
    await ann.getByRole("button", { name: "Flat map" }).click();
    await playAhead([ann], morningOf(1));
    await expect(ann.locator(".structure")).toBeVisible();
    expect(await violations(ann)).toEqual([]);
    await playAhead([ann], workingIn(1));
    await expect(question(ann).getByRole("button", { name: "End turn", exact: true })).toBeVisible();
    for (const scheme of ["light", "dark"] as const) {
      await ann.emulateMedia({ colorScheme: scheme });
      expect(await violations(ann)).toEqual([]);
    }
    await playAhead([ann], TO_THE_END);
    await expect(ending(ann)).toBeVisible();
    expect(await violations(ann)).toEqual([]);
  },
);

/** What a part of the page looks like, as far as it says that it is chosen. */
const lookOf = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((element) => {
    const { backgroundColor, outlineStyle, outlineColor } = getComputedStyle(element);
    return [backgroundColor, outlineStyle, outlineStyle === "none" ? "" : outlineColor];
  });

testThatShares(
  "where the system forces its colours, what is chosen and who acts are told apart, and banners keep theirs",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    await ann.setViewportSize({ width: 1366, height: 768 });
    await ann.emulateMedia({ forcedColors: "active" });
    await openLocalGame(ann, "a", (table) => stateOf(table).stage._tag === "working");
    await question(ann).getByRole("group", { name: "What do you do?" }).getByRole("button").first().click();
    const pairs = [
      [".lens-switch [aria-pressed=true]", ".lens-switch [aria-pressed=false]"],
      [".tab[aria-selected=true]", ".tab[aria-selected=false]"],
      [".chain[data-acting=true]", ".chain[data-acting=false]"],
      [".pennant[data-acting=true]", ".pennant[data-acting=false]"],
      [".ribbon li[aria-current=step]", ".ribbon li:not([aria-current])"],
    ] as const;
    for (const [chosen, other] of pairs) {
      const seen = await lookOf(ann.locator(chosen).first());
      expect(seen, chosen).not.toEqual(await lookOf(ann.locator(other).first()));
    }
    const grounds = await ann
      .locator(".chain .sign")
      .evaluateAll((signs) => signs.map((sign) => getComputedStyle(sign).backgroundColor));
    expect(new Set(grounds).size).toBe(2);
    // The words of a list would lie over the picture that stands for it.
    await expect(ann.locator(".top-bar .theme select").first()).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  },
);

testThatShares(
  "before a game, at either table, in every act and where one looks back there is no fault of access, at a desk and on a phone",
  async ({ browser }) => {
    const ann = await newPerson(browser);
    const faults: Record<string, readonly string[]> = {};
    const look = async (name: string): Promise<void> => {
      for (const size of [DESK, PHONE]) {
        await ann.setViewportSize(size);
        // What stands at the edge of what scrolls is as large as a finger once it is scrolled to.
        for (const row of await ann.locator(".structure > .tight-row").all())
          await row.evaluate((each) => each.scrollIntoView({ block: "center" }));
        const found = await violations(ann);
        if (found.length > 0) faults[`${name}, ${size.width}`] = found;
      }
      await ann.setViewportSize(DESK);
    };
    await ann.goto("/");
    await expect(ann.locator(".doors")).toBeVisible();
    await look("lobby");
    await ann.goto("/new");
    await expect(ann.locator(".form-line")).toHaveCount(3);
    await ann.locator(".seat-card summary").nth(1).click();
    await look("new table");
    await createTable(ann, {
      name: "For everyone",
      player: "Ann",
      game: "Trick-n-Chef",
      others: ["Bot: sensible", "Bot: sensible"],
      seed: "for-every-chef",
    });
    await expect(question(ann)).toBeVisible();
    await look("table of cards, the first chefs");
    await playAhead([ann], (view) => (roundOf(view) ?? 0) >= 2);
    await look("table of cards, later");
    for (const stage of ["restructuring", "working"] as const) {
      await openLocalGame(
        ann,
        "opening-night",
        (table) => stateOf(table).round >= 8 && stateOf(table).stage._tag === stage,
        { seats: 5 },
      );
      await expect(ann.locator(".flat-map [data-house]").first()).toBeVisible();
      await look(stage);
    }
    for (const act of ["Hire", "Train"]) {
      await question(ann).getByRole("button", { name: act, exact: true }).click();
      await look(act);
    }
    await ann.goto("/replay/");
    const file = {
      name: "game.jsonl",
      mimeType: "application/jsonl",
      buffer: Buffer.from(logOfToday("1/standard-5p-steady-g1")),
    };
    await ann.getByLabel(/Open a log from a file/).setInputFiles(file);
    await expect(ann.locator(".track .flag").first()).toBeVisible();
    await look("replay");
    expect(faults).toEqual({});
  },
);
