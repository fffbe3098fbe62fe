import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { bots, deciderOf } from "@blueplate/bot";
import { type State } from "@blueplate/engine";
import {
  beginTable,
  choicesFor,
  type Json,
  LOG_VERSION,
  playOn,
  type Seat,
  type SeatDecider,
  type Table,
  writeLog,
} from "@blueplate/kernel";
import type { Page } from "@playwright/test";
import { Result } from "effect";
import { bannersOf } from "@blueplate/words";
import { asBuilder } from "./builder.ts";

const BOT = "steady";

/** How a game on this device is laid out: two seats and the flat map unless told. */
interface Layout {
  readonly seats?: number;
  readonly map?: "flat" | "city";
  /** Whether Ann has played up to that moment as somebody who builds. */
  readonly builder?: boolean;
  /** The bot that has played for her so far. */
  readonly before?: string;
  /** The standard game unless told. */
  readonly ruleset?: string;
  /** Modules beside it. */
  readonly modules?: readonly string[];
  /** The position from which the game begins, as scenario files give one. */
  readonly opening?: Json;
}

/** The state of a table of Food Chain Magnate. */
// cast: the table was begun under its rules.
export const stateOf = ({ state }: Table): State => state as State;

/** A game that bots have played up to the first moment that is wanted. */
const playedUpTo = (
  seed: string,
  { seats = 2, builder = false, before = BOT, ruleset = "standard", modules = [], opening }: Layout,
  wanted: (table: Table) => boolean,
): Table => {
  const chosen = [...modulesOf(ruleset), ...choicesFor(foodChainMagnate, modules)];
  const config = { modules: chosen, options: {}, seats, ...(opening === undefined ? {} : { opening }) };
  const rules = Result.getOrThrow(foodChainMagnate.load(config));
  const decide: SeatDecider = (point, seat) => {
    const bot = bots.find(({ id }) => id === (seat === 0 ? before : BOT));
    const usual = bot ? deciderOf(bot, ({ turn }) => `${seed}|${turn - 1}`)(point, seat) : null;
    // cast: the game is Food Chain Magnate.
    return usual && builder && seat === 0 ? asBuilder(rules, point.state as State, seat, usual) : usual;
  };
  const begun = beginTable(rules, seed, 0);
  if (wanted(begun)) return begun;
  for (const { after } of playOn(begun, decide)) if (wanted(after)) return after;
  throw new Error(`there is no such moment under seed ${seed}`);
};

/** The log of a game as the browser keeps it. */
export const keptLog = (page: Page, seed: string): Promise<string> =>
  page.evaluate(
    (key) =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open("blueplate-local");
        opening.addEventListener("success", () => {
          const reading: IDBRequest<{ readonly log: string }> = opening.result
            .transaction("games")
            .objectStore("games")
            .get(key);
          reading.addEventListener("success", () => {
            opening.result.close();
            done(reading.result.log);
          });
        });
        opening.addEventListener("error", () => fail(new Error("the browser keeps nothing")));
      }),
    `local-${seed}`,
  );

/** Lays a game among those that this browser keeps; the page has to stand on its site. */
export const keepGame = (page: Page, id: string, game: { readonly log: string }): Promise<void> =>
  page.evaluate(
    ([key, value]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("blueplate-local");
        opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("games"));
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction("games", "readwrite");
          writing.objectStore("games").put(value, key);
          writing.addEventListener("complete", () => {
            opening.result.close();
            done();
          });
        });
        opening.addEventListener("error", () => fail(new Error("the browser keeps nothing")));
      }),
    [id, game] as const,
  );

/** Lays a game on this device in which Ann, at the first seat, plays against bots from the wanted moment on, and opens it. */
export const openLocalGame = async (
  page: Page,
  seed: string,
  wanted: (table: Table, ann: Seat) => boolean,
  layout: Layout = {},
): Promise<void> => {
  const { seats: number = 2, map = "flat" } = layout;
  const table = playedUpTo(seed, layout, (now) => {
    const [ann] = stateOf(now).chains;
    if (!ann) return false;
    const isAsked = now.rules.waitsFor(now.state).includes(ann.seat) || now.rules.outcome(now.state) !== null;
    return isAsked && wanted(now, ann.seat);
  });
  const { rules, entries } = table;
  const banners = bannersOf(["Comet", "Big Top", "Fountain", "Silver Rail", "Harlequin"]).slice(0, number);
  const seats = banners.map((banner, seat) =>
    seat === 0 ? { player: "Ann", banner, bot: null } : { player: `${banner.name} bot`, banner, bot: BOT },
  );
  const header = { version: LOG_VERSION, game: rules.game, config: rules.config, hash: rules.hash, seats };
  const id = `local-${seed}`;
  const game = {
    name: seed,
    game: rules.game,
    ruleset: layout.ruleset ?? "standard",
    players: seats.map(({ player }) => player),
    finished: false,
    log: writeLog(rules.codecs.event, { header, seed, entries }),
    updatedAt: 0,
  };
  await page.goto("/local/new");
  await keepGame(page, id, game);
  await page.evaluate((chosen) => localStorage.setItem("blueplate-map", chosen), map);
  await page.goto(`/local/${id}`);
};
