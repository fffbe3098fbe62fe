import { type ContinuedTable, MalformedInput, type NewTable, Refused, TooManyTables } from "@blueplate/api";
import type { Refusal, Rules, Setup } from "@blueplate/kernel";
import { rulesOf } from "@blueplate/kernel/door";
import {
  type NewSeat,
  type StoredEntry,
  type StoredReservation,
  type TableOrigin,
  type TableRecord,
  Tables,
} from "@blueplate/store";
import { redecideLine } from "@blueplate/study";
import { english, type GameWords, gameWordsIn, SEAT_COLOURS } from "@blueplate/words";
import { Clock, Effect, Result } from "effect";
import { nameFor } from "./listed.ts";
import { newSeed } from "../secrets.ts";
import { stored } from "../actors/actor-registry.ts";
import { type GameCatalogue, loadRules, rulesUnder } from "../tables/catalogue.ts";
import { storedEntry } from "../tables/entries.ts";
import { factsFor } from "../tables/facts.ts";
import { questionsAtOpening } from "../tables/questions.ts";
import type { TableRegistry } from "../tables/table-registry.ts";
import { isFull, startGame } from "../tables/start.ts";
import { actorOf, type TableActor } from "../tables/table-actor.ts";

/** Unfinished tables that one guest may host. */
const TABLES_PER_GUEST = 50;

/** The banner of a seat that nobody has dressed: what the game calls it, in its usual colour. */
const plainBanner = (game: string, seat: number): GameWords["banners"][number] => {
  const { banners } = gameWordsIn(english, game);
  return banners[seat % banners.length] ?? { name: String(seat + 1), colour: SEAT_COLOURS[0] };
};

const setupOf = ({ ruleset, modules, edition, options, opening, seats }: NewTable): Setup => ({
  ...(ruleset === undefined ? {} : { ruleset }),
  ...(modules === undefined ? {} : { modules }),
  ...(edition === undefined ? {} : { edition }),
  options,
  ...(opening === undefined ? {} : { opening }),
  seats: seats.length,
});

/** The rules of a table, `loaded` as its wish asks for them, or the field of the wish that does not fit. */
const rulesFor = (
  catalogue: GameCatalogue["Service"],
  wish: NewTable,
  loaded: Result.Result<Rules, Refusal>,
): Result.Result<Rules, MalformedInput> => {
  const bad = (field: string, message: string) => Result.fail(new MalformedInput({ field, message }));
  if (wish.seed !== undefined && wish.listed) return bad("seed", "only an unlisted table may choose its seed");
  if (wish.seats.filter((seat) => seat.kind === "me").length > 1) return bad("seats", "one seat at most is yours");
  for (const [index, seat] of wish.seats.entries()) {
    const known = seat.kind !== "bot" || catalogue.bots.some((bot) => bot.id === seat.bot && bot.game === wish.game);
    if (!known) return bad(`seats.${index}.bot`, "no such bot for this game");
  }
  return Result.mapError(loaded, (refusal) => {
    const field = "field" in refusal && typeof refusal.field === "string" ? refusal.field : "options";
    const message = "message" in refusal && typeof refusal.message === "string" ? refusal.message : refusal._tag;
    return new MalformedInput({ field, message });
  });
};

const seatRecords = (table: string, host: string, wish: NewTable): readonly NewSeat[] =>
  wish.seats.map((place, seat) => {
    const banner = place.banner ?? plainBanner(wish.game, seat);
    return {
      table,
      seat,
      guest: place.kind === "me" ? host : null,
      player: place.kind === "open" ? "" : place.player,
      bannerName: banner.name,
      bannerColour: banner.colour,
      bot: place.kind === "bot" ? place.bot : null,
    };
  });

/** What a table begins with: the seed of its game, whose seed that is, what was played before, and whose its seats are. */
interface TableBeginning {
  readonly seed: string;
  readonly origin: TableOrigin;
  readonly before: readonly StoredEntry[];
  readonly reservations: readonly StoredReservation[];
}

/** The actor of a table that was opened just now: nobody has said anything, and nothing was played. */
export const gatheringActor = (
  record: TableRecord,
  places: readonly NewSeat[],
  before: readonly StoredEntry[],
  now: number,
): TableActor => {
  const seats = places.map((place) => ({ ...place, orders: null, devices: [] }));
  return actorOf({ record, seats, chat: [], table: null, log: [], before, readOnly: null, upgrade: null }, now);
};

/** Stores a new table with what its game begins with, and starts it when nobody is missing. */
const opened = (
  registry: TableRegistry["Service"],
  host: string,
  rules: Rules,
  wish: NewTable,
  { seed, origin, before, reservations }: TableBeginning,
) =>
  Effect.gen(function* () {
    const open = yield* stored(Tables.use((tables) => tables.unfinished(host)));
    if (open >= TABLES_PER_GUEST) return yield* Effect.fail(new TooManyTables({ most: TABLES_PER_GUEST }));
    const now = yield* Clock.currentTimeMillis;
    const id = registry.newId();
    const { config, hash } = rules;
    const { game, listed } = wish;
    const blank = { status: "open" as const, header: null, outcome: null, seq: -1 };
    const table = {
      id,
      name: yield* nameFor(wish, now),
      game,
      config,
      hash,
      seed,
      origin,
      listed,
      host,
      ...blank,
      questions: questionsAtOpening(reservations),
      createdAt: now,
      updatedAt: now,
    };
    const places = seatRecords(id, host, wish);
    const written = stored(Tables.use((tables) => tables.adopt(table, places, before)));
    yield* registry.add(Effect.as(written, gatheringActor(table, places, before, now)));
    const started = registry.change(id, (actor) =>
      (isFull(actor) ? startGame(actor) : Effect.void).pipe(Effect.map(() => factsFor(actor, host))),
    );
    const facts = yield* Effect.catchTag(started, ["NoSuchTable", "AlreadyStarted"], (failure) => Effect.die(failure));
    registry.announce(id);
    return facts;
  });

/** Opens a table for a new game; `origin` is that of the seed that the wish names, if it names one; `reservations`: whose its seats are. */
export const create = (
  registry: TableRegistry["Service"],
  catalogue: GameCatalogue["Service"],
  host: string,
  wish: NewTable,
  origin: TableOrigin = wish.seed === undefined ? "drawn" : "chosen",
  reservations: readonly StoredReservation[] = [],
) =>
  Effect.flatMap(
    Effect.fromResult(rulesFor(catalogue, wish, rulesUnder(catalogue.games, wish.game, setupOf(wish)))),
    (rules) => opened(registry, host, rules, wish, { seed: wish.seed ?? newSeed(), origin, before: [], reservations }),
  );

/** Opens a table for a game that goes on from another one: every step is decided again, and new dice decide what comes. */
export const resume = (
  registry: TableRegistry["Service"],
  catalogue: GameCatalogue["Service"],
  host: string,
  wish: ContinuedTable,
) =>
  Effect.gen(function* () {
    const { config } = wish.mainline;
    if (wish.seats.length !== config.seats) {
      return yield* Effect.fail(new MalformedInput({ field: "seats", message: `expected ${config.seats}` }));
    }
    const { name, seats, listed, mainline } = wish;
    const asNew: NewTable = { name, game: mainline.game, options: config.options, seats, listed };
    const rules = yield* Effect.fromResult(
      rulesFor(catalogue, asNew, loadRules(catalogue.games, mainline.game, config)),
    );
    const at = yield* Clock.currentTimeMillis;
    const seed = newSeed();
    const again = yield* Effect.mapError(
      redecideLine(wish.mainline, { at, seed }),
      (refusal) => new Refused({ refusal }),
    ).pipe(Effect.provide(rulesOf(rules)));
    const before = again.map((entry) => storedEntry(rules, entry));
    return yield* opened(registry, host, rules, asNew, { seed, origin: "continued", before, reservations: [] });
  });
