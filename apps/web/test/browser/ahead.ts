import { foodChainMagnate } from "@blueplate/variants";
import { expect, type Page } from "@playwright/test";
import { botsWith } from "@blueplate/bot";
import { type State } from "@blueplate/engine";
import { firstCommand, openTable, readLog, type Rules, type Seat, seatOf, type Table } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";

const GAMES = [foodChainMagnate, trickNChef];

/** A person's table as their browser may see it: what the server gives out as a log for their eyes. */
const tableOf = async (page: Page): Promise<Table> => {
  const input = JSON.stringify({ table: tableId(page) });
  const answer = await page.request.get(`/trpc/log.export?input=${encodeURIComponent(input)}`);
  // cast: the answer of our own server; the log within is read strictly.
  const { result } = (await answer.json()) as { readonly result: { readonly data: string } };
  const log = Result.getOrThrow(
    readLog(result.data, (header) => {
      const game = GAMES.find(({ id }) => id === header.game);
      if (!game) throw new Error(`no game ${header.game}`);
      return game.load(header.config);
    }),
  );
  return openTable(log.rules, "", log.entries);
};

const tableId = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** What the best bot of the game would do on this view. */
const commandOf = (rules: Rules, view: unknown, seat: Seat, seed: string): unknown => {
  const bot = botsWith({}).find(({ game }) => game === rules.game);
  const command = bot?.decide(view, seat, rules, { seed, work: 1 }) ?? firstCommand(rules, view, seat);
  if (command === null) throw new Error(`seat ${seat} has nothing to choose from`);
  return rules.codecs.command.encode(command);
};

/** One decision over the wire; false while the seat is not asked or the moment has come. */
const decide = async (page: Page, seat: Seat, until: (view: unknown, seat: Seat) => boolean): Promise<Moment> => {
  const { rules, state, entries } = await tableOf(page);
  if (rules.outcome(state) !== null) return "there";
  if (!rules.waitsFor(state).includes(seat)) return until(state, seat) ? "there" : "waiting";
  if (until(state, seat)) return "there";
  const seen = entries.length - 1;
  const command = commandOf(rules, state, seat, `${seat}|${seen}`);
  const data = { table: tableId(page), commandId: `ahead-${seat}-${seen}`, seen, command };
  const answer = await page.request.post("/trpc/play", { data });
  // Somebody else's decision may have come between: 409, and the next look decides.
  if (!answer.ok() && answer.status() !== 409) throw new Error(await answer.text());
  return "played";
};
type Moment = "there" | "waiting" | "played";

/**
 * Plays people's seats over the wire, as the bot of the game would, until `until` holds for each of them; the pages follow. For
 * tests that look at a position: how it is played by hand is tested where whole games are. People in the order of their seats,
 * the first of all.
 */
export const playAhead = async (
  people: readonly Page[],
  until: (view: unknown, seat: Seat) => boolean,
): Promise<void> => {
  for (;;) {
    const moments = [];
    for (const [index, page] of people.entries()) moments.push(await decide(page, seatOf(index), until));
    if (moments.every((moment) => moment === "there")) return;
    expect(moments.length).toBeGreaterThan(0);
  }
};

/** A moment of Food Chain Magnate. */
export const magnate =
  (is: (view: State, seat: Seat) => boolean) =>
  (view: unknown, seat: Seat): boolean =>
    // cast: the rules of the table that is played are those of Food Chain Magnate.
    is(view as State, seat);

/** No moment but the end of the game. */
export const TO_THE_END = (): boolean => false;

/** The working day of the person who is asked, in this round or later. */
export const workingIn = (round: number): ((view: unknown, seat: Seat) => boolean) =>
  magnate((view, seat) => view.round >= round && view.stage._tag === "working" && view.stage.turn.seat === seat);

/** The moment in which everybody chooses who works, in this round or later. */
export const morningOf = (round: number): ((view: unknown, seat: Seat) => boolean) =>
  magnate((view) => view.round >= round && view.stage._tag === "restructuring");
