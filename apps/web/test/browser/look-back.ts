import { foodChainMagnate } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { type State } from "@blueplate/engine";
import { mainline, foldMainline, type Game, type LogHeader, readLog, type Tagged } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { expect, type Locator, type Page } from "@playwright/test";
import { Result } from "effect";

const GAMES: readonly Game[] = [foodChainMagnate, trickNChef];

const gameIn = (text: string): Game => {
  // cast: the first line of a log is its header.
  const { game: id } = JSON.parse(text.slice(0, text.indexOf("\n"))) as LogHeader;
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
};

/** A log as the engine reads it: what the page has to show of it. */
const readGame = (text: string) => {
  const game = gameIn(text);
  const { rules, entries } = Result.getOrThrow(readLog(text, ({ config }) => game.load(config)));
  const line = mainline(entries);
  const tags = (at: number): readonly string[] => line[at]?.events.map(({ _tag }) => _tag) ?? [];
  const facts = (at: number): readonly Tagged[] => line[at]?.events ?? [];
  return { rules, line, tags, facts, last: line.length - 1, isMagnate: game === foodChainMagnate };
};
type Told = ReturnType<typeof readGame>;

/** The steps in which something of the kind happens. */
const stepsWith = ({ line, facts }: Told, is: (event: Tagged) => boolean): readonly number[] =>
  [...line.keys()].filter((at) => facts(at).some(is));

/** True for the fact with which a round begins: its morning, or the deal. */
const beginsRound = (event: Tagged): boolean =>
  event._tag === "RoundBegun" || (event._tag === "PhaseBegan" && JSON.stringify(event).includes('"restructuring"'));
const beginsPhase = ({ _tag }: Tagged): boolean =>
  ["PhaseBegan", "TrickBegun", "RoundBegun", "GameBegan"].includes(_tag);

/** The first of ascending steps after `at`, or the end of the game. */
const after = (steps: readonly number[], at: number, { last }: Told): number => steps.find((step) => step > at) ?? last;

/** The slider of the timeline: asked for so often that it is not looked for by its name. */
const line = (page: Page): Locator => page.locator(".track [role=slider]");
const told = (page: Page): Locator => page.getByRole("region", { name: "What happened" });
const standsAt = (page: Page, at: number): Promise<void> =>
  expect(line(page)).toHaveAttribute("aria-valuenow", String(at));

/** The middle of the timeline in pixels, among the marks: these are buttons of their own and stand at its top and foot. */
const centreOf = async (page: Page) => {
  const box = await line(page).boundingBox();
  if (!box) throw new Error("there is no timeline");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, half: box.width / 2 };
};

/** Pulls the thumb from the start over the middle to the end; answers where the middle was. */
const scrub = async (page: Page, { last }: Told): Promise<number> => {
  const { x, y, half } = await centreOf(page);
  await page.mouse.move(x - half + 1, y);
  await page.mouse.down();
  await standsAt(page, 0);
  await page.mouse.move(x, y);
  await expect(line(page)).not.toHaveAttribute("aria-valuenow", "0");
  const middle = Number(await line(page).getAttribute("aria-valuenow"));
  expect(middle).toBeLessThan(last);
  await page.mouse.move(x + half + 4, y);
  await standsAt(page, last);
  await page.mouse.up();
  return middle;
};

/** From the middle of the game by one decision, by a decision of the same seat, by phase and by round. */
const walk = async (page: Page, game: Told, middle: number): Promise<void> => {
  await page.keyboard.press("Home");
  await standsAt(page, 0);
  await page.keyboard.press("ArrowRight");
  await standsAt(page, 1);
  const seatAt = (at: number): number | null => {
    const entry = game.line[at];
    return entry?._tag === "Played" ? entry.seat : null;
  };
  const own = game.line.flatMap((_, at) => (seatAt(at) !== null && seatAt(at) === seatAt(1) ? [at] : []));
  await page.keyboard.press("}");
  await standsAt(page, after(own, 1, game));
  await page.keyboard.press("{");
  await standsAt(page, 1);
  const phases = stepsWith(game, beginsPhase);
  await page.keyboard.press("Control+ArrowRight");
  await standsAt(page, after(phases, 1, game));
  const rounds = stepsWith(game, beginsRound);
  await page.keyboard.press("Shift+ArrowRight");
  await standsAt(page, after(rounds, after(phases, 1, game), game));
  expect(rounds.filter((at) => at > 0 && at < middle).length, "rounds in the first half").toBeGreaterThan(0);
};

/** Everybody's cash beside the town is what the engine makes of the log at that moment. */
const cashAgrees = async (page: Page, { rules, line: entries, isMagnate }: Told, at: number): Promise<void> => {
  if (!isMagnate) return;
  await standsAt(page, at);
  // cast: the rules are this game's own, whose states these are.
  const { chains } = foldMainline(rules, entries.slice(0, at + 1)) as State;
  for (const { seat, cash } of chains) {
    await expect(page.locator(`.chains [data-thing="seat:${seat}"] .cash`)).toHaveText(
      new RegExp(`^\\$${cash}(?!\\d)`),
    );
  }
};

/** At the end stands who won, and everybody's score as the engine counts it. */
const outcomeAgrees = async (page: Page, { rules, line: entries, last, isMagnate }: Told): Promise<void> => {
  await page.keyboard.press("End");
  await standsAt(page, last);
  const outcome = rules.outcome(foldMainline(rules, entries));
  const scores = told(page).getByRole("table", { name: "Ranking" }).locator("tbody td:last-child");
  await expect(scores).toHaveText((outcome?.ranking ?? []).map(({ score }) => new RegExp(`^\\D*${score}\\D*$`)));
  expect(outcome?.ranking).toHaveLength(rules.config.seats);
  if (isMagnate) await expect(told(page)).toContainText(/won|Nobody wins/);
};

/** A pile of marks names each of them, and each leads to its moment. */
const pileOpens = async (page: Page): Promise<void> => {
  const pile = page.locator(".track .flag[data-pile]").first();
  if ((await pile.count()) === 0) return;
  const names = ((await pile.getAttribute("title")) ?? "").split("\n");
  const marks = page.getByRole("list", { name: "Marks on the timeline" }).getByRole("button");
  await page.keyboard.press("Home");
  await standsAt(page, 0);
  await pile.click();
  await expect(marks).toHaveText(names.map((name) => new RegExp(`^${RegExp.escape(name)}`)));
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(marks).toHaveCount(0);
  await expect(line(page)).not.toHaveAttribute("aria-valuenow", "0");
  await expect(line(page)).toBeFocused();
};

/** No line of the timeline runs through the flags of its lower edge. */
const linesStandOnFlags = async (page: Page): Promise<void> => {
  const lines = await page.locator(".track .courses").boundingBox();
  const flag = await page.locator('.track .flag[data-kind="end"]').boundingBox();
  expect((lines?.y ?? 0) + (lines?.height ?? 0)).toBeLessThanOrEqual(flag?.y ?? 0);
};

/** The days on which anybody ate. */
const dinnersOf = (game: Told): number => stepsWith(game, ({ _tag }) => _tag === "HouseServed").length;

/** Each round is drawn with its phases: nothing else has its light, and its evening is where a dinner was. */
const phasesAgree = async (page: Page, game: Told): Promise<void> => {
  const began = (phase: string): number =>
    game.line.flatMap(({ events }) => events).filter((event) => JSON.stringify(event).includes(`"_tag":"${phase}"`))
      .length;
  for (const [hour, phase] of [
    ["noon", "working"],
    ["evening", "dinnertime"],
  ] as const)
    await expect(page.locator(`.track .phase[data-hour="${hour}"]`)).toHaveCount(began(phase));
};

/** The marks on the timeline are the moments of the log. */
const marksAgree = async (page: Page, game: Told): Promise<void> => {
  if (!game.isMagnate) return;
  // Marks that would lie on each other are one, which names them all.
  const marked = async (kind: RegExp): Promise<number> => {
    const names = await page
      .locator(".track .flag")
      .evaluateAll((all) => all.map((each) => each.getAttribute("title") ?? ""));
    return names.flatMap((name) => name.split("\n")).filter((name) => kind.test(name)).length;
  };
  const contested = (event: Tagged): boolean =>
    event._tag === "HouseServed" && "offers" in event && Array.isArray(event.offers) && event.offers.length > 1;
  // Each milestone has its own, also where several are gained in one step.
  const gained = [...game.line.keys()].flatMap((at) => game.facts(at)).filter(({ _tag }) => _tag === "MilestoneGained");
  const dinners = stepsWith(game, contested).length;
  await expect.poll(() => marked(/^(?!House \d+: ).+: (?!\d+$)/)).toBe(gained.length);
  await expect
    .poll(() => marked(/^Break \d of the bank$/))
    .toBe(stepsWith(game, ({ _tag }) => _tag === "BankBroke").length);
  await expect.poll(() => marked(/^House \d+: .+, \$\d+$/)).toBe(dinners);
  await expect.poll(() => marked(/^End of the game$/)).toBe(1);
  await expect.poll(() => marked(/^Big dinner in round \d+, \$\d+ in all$/)).toBe(Math.min(3, dinnersOf(game)));
  await phasesAgree(page, game);
  await linesStandOnFlags(page);
  await pileOpens(page);
};

/** To the first time that a house eats which has stood in town from the beginning. */
const nextDinner = async (page: Page, game: Told): Promise<void> => {
  if (!game.isMagnate) return;
  await page.keyboard.press("Home");
  const choice = page.getByLabel("Next time", { exact: true }).and(page.locator("select"));
  const offered = await choice
    .locator("option")
    .evaluateAll((each) => each.map((option) => option.getAttribute("value")));
  const meals = game.line.flatMap((_, at) =>
    game
      .facts(at)
      .flatMap((event) =>
        event._tag === "HouseServed" && "house" in event ? [{ at, id: `house ${String(event.house)}` }] : [],
      ),
  );
  const first = meals.find(({ id }) => offered.includes(id));
  if (!first) return;
  await choice.selectOption(first.id);
  await page.getByRole("button", { name: /^Next time: House/ }).click();
  await standsAt(page, first.at);
  await expect(told(page)).toContainText(first.id, { ignoreCase: true });
};

/** The drawer shows what the game has: charts and dinners, or the chance to win alone; no number in it is none. */
const drawerShows = async (page: Page, { isMagnate }: Told): Promise<void> => {
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Charts and tables", exact: true }).click();
  const drawer = page.getByRole("region", { name: "Charts and tables" });
  if (isMagnate) {
    await expect(drawer.getByRole("figure")).toHaveCount(9);
    await expect(drawer).not.toContainText(/NaN|undefined|Infinity/);
    await drawer.getByRole("tab", { name: "Dinner" }).click();
    await expect(drawer.getByRole("region", { name: "Dinner table" })).toBeVisible();
  } else {
    await expect(drawer.getByRole("region", { name: "Chance to win from here" })).toBeVisible();
  }
  await expect(drawer).not.toContainText(/NaN|undefined|Infinity/);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
};

const asked = (page: Page): Locator => page.locator(".play-on");

/** Ways to answer the first question of a round: one of them has not been taken in the game. */
const WAYS: readonly ((page: Page) => Locator)[] = [
  (page) => asked(page).getByRole("button", { name: "All to the beach" }),
  (page) => asked(page).getByRole("button", { name: "Everybody who fits" }),
  (page) => asked(page).locator(".offers button:enabled").first(),
  (page) => asked(page).locator(".offers button:enabled").last(),
];

/** Answers as far as a legal move can be sent, and sends it. */
const answer = async (page: Page, way: Locator): Promise<void> => {
  await way.click();
  const main = asked(page).locator(".confirm button[data-kind=main]");
  const next = asked(page).locator(".offers button:enabled").first();
  await main.or(next).first().waitFor();
  while (!(await main.isVisible())) {
    await next.click();
    await main.or(next).first().waitFor();
  }
  await main.click();
};

/** From the round in the middle another legal move than the game's own is played, and the flip leads back to the game. */
const playsOn = async (page: Page, game: Told, middle: number): Promise<void> => {
  const at = stepsWith(game, beginsRound).findLast((step) => step < middle) ?? 0;
  const head = page.getByText("A line that was tried", { exact: true });
  const { x, y } = await centreOf(page);
  for (const way of WAYS) {
    await page.mouse.click(x, y);
    await standsAt(page, middle);
    await page.keyboard.press("Shift+ArrowLeft");
    await standsAt(page, at);
    await page.getByRole("tab", { name: "Play on" }).click();
    await expect(asked(page).locator("button[data-kind=main], .offers button").first()).toBeVisible();
    if (!(await way(page).isVisible())) continue;
    await answer(page, way(page));
    await standsAt(page, at + 1);
    if (await head.isVisible()) break;
  }
  await expect(head).toBeVisible();
  await page.keyboard.press("b");
  await expect(head).toBeHidden();
  await standsAt(page, at + 1);
  await page.getByRole("tab", { name: "Line", exact: true }).click();
};

/** A comment on the moment stands in the notes and in the line, and the line that is given out is the game. */
const takesAlong = async (page: Page, { rules, line: entries, last }: Told): Promise<void> => {
  const text = `Seen by ${rules.config.seats}`;
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByLabel("Comment", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Add comment" }).click();
  await expect(page.locator(".comments")).toContainText(text);
  await page.getByRole("tab", { name: "Line", exact: true }).click();
  await expect(page.locator(".inline-note")).toHaveText([text]);
  await page.locator("summary", { hasText: "Save and share" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "This line as a log" }).click(),
  ]);
  const saved = readGame(readFileSync(await download.path(), "utf8"));
  expect(saved.last).toBe(last);
  expect(saved.rules.outcome(foldMainline(saved.rules, saved.line))).toEqual(
    rules.outcome(foldMainline(rules, entries)),
  );
  await page.keyboard.press("Escape");
};

/** What a page complains about from now on. */
export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on(
    "console",
    (message) => message.type() === "error" && complaints.push(`${message.text()} ${message.location().url}`),
  );
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
};

/** Looks back at the whole game of this log, which has just been opened, by every way that leads through it. */
export const lookBackAt = async (page: Page, log: string): Promise<void> => {
  const game = readGame(log);
  await expect(line(page)).toHaveAttribute("aria-valuemax", String(game.last));
  await expect(
    page.locator(game.isMagnate ? ".flat-map [data-house]" : ".lying [data-piece], .lying dt").first(),
  ).toBeVisible();
  await outcomeAgrees(page, game);
  await cashAgrees(page, game, game.last);
  await marksAgree(page, game);
  const middle = await scrub(page, game);
  await walk(page, game, middle);
  await nextDinner(page, game);
  await drawerShows(page, game);
  await playsOn(page, game, middle);
  await cashAgrees(page, game, Number(await line(page).getAttribute("aria-valuenow")));
  await takesAlong(page, game);
};
