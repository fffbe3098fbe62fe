import {
  Lobby,
  type ListTables,
  MalformedInput,
  NotTheHost,
  pageOf,
  placeAt,
  SeatsFree,
  type TableList,
} from "@blueplate/api";
import type { Game } from "@blueplate/kernel";
import { type EventLog, SeatStore, type TableFilter, Tables } from "@blueplate/store";
import { Clock, Effect, Layer } from "effect";
import { type BotInfo, GameCatalogue, setupIn } from "../tables/catalogue.ts";
import { closeByHost, closingAbandoned } from "./closing.ts";
import { factsFor, lineFor, waitsForVisitor } from "../tables/facts.ts";
import { createGlances, type Glances } from "./glances.ts";
import { gatheringAt } from "./listed.ts";
import { stored } from "../actors/actor-registry.ts";
import { TableRegistry } from "../tables/table-registry.ts";
import { create, resume } from "./opening.ts";
import { rematchFor } from "./rematch.ts";
import { nextVersion, type TableActor } from "../tables/table-actor.ts";
import { isFull, startGame } from "../tables/start.ts";
import { createWeek } from "./week.ts";

/** Lines in a list, unless more are asked for. */
const LIST_LENGTH = 20;

/** Gives the free seats to a bot. */
const seatBot = (actor: TableActor, bots: readonly BotInfo[], bot: string) =>
  Effect.gen(function* () {
    if (!bots.some((one) => one.id === bot && one.game === actor.record.game)) {
      return yield* Effect.fail(new MalformedInput({ field: "bot", message: "no such bot for this game" }));
    }
    const seats = actor.seats.map((seat) =>
      seat.guest === null && seat.bot === null ? { ...seat, bot, player: seat.bannerName } : seat,
    );
    for (const seat of seats.filter((one) => !actor.seats.includes(one))) {
      yield* stored(SeatStore.use((service) => service.seatBot(actor.id, seat.seat, bot, seat.player)));
    }
    actor.seats = seats;
    actor.version = nextVersion();
  });

const start = (actor: TableActor, bots: readonly BotInfo[], host: string, bot: string | undefined) =>
  Effect.gen(function* () {
    if (actor.record.host !== host) return yield* Effect.fail(new NotTheHost({ table: actor.id }));
    if (actor.record.status === "open" && !isFull(actor)) {
      if (bot === undefined) return yield* Effect.fail(new SeatsFree({ table: actor.id }));
      yield* seatBot(actor, bots, bot);
    }
    yield* startGame(actor);
    return factsFor(actor, host);
  });

const filterOf = (which: ListTables["which"], visitor: string | null, now: number): TableFilter | null => {
  switch (which) {
    case "open":
      return gatheringAt(now);
    case "running":
      return { _tag: "Listed", status: which, since: 0 };
    case "finished":
      return { _tag: "Finished", guest: visitor };
    case "mine":
      return visitor === null ? null : { _tag: "Of", guest: visitor };
  }
};

/** The running tables among these where the visitor is waited for; one that has gone meanwhile waits for nobody. */
const awaiting = (registry: TableRegistry["Service"], visitor: string, tables: readonly string[]) =>
  Effect.filter(tables, (table) =>
    registry.open(table).pipe(
      Effect.map((actor) => waitsForVisitor(actor, visitor)),
      Effect.catchTag("NoSuchTable", () => Effect.succeed(false)),
    ),
  );

const list = (
  registry: TableRegistry["Service"],
  glances: Glances,
  games: readonly Game[],
  visitor: string | null,
  { which, most = LIST_LENGTH, after }: ListTables,
) =>
  Effect.gen(function* () {
    const filter = filterOf(which, visitor, yield* Clock.currentTimeMillis);
    if (!filter) return { lines: [], next: null };
    const from = after === undefined ? undefined : placeAt(after);
    const found = yield* stored(Tables.use((tables) => tables.list(filter, most + 1, from)));
    const { records, next } = pageOf(found, most);
    const seats = yield* stored(SeatStore.use((service) => service.ofAll(records.map(({ id }) => id))));
    const places = Map.groupBy(seats, ({ table }) => table);
    const running = records.filter(({ status }) => status === "running").map(({ id }) => id);
    const awaits = which === "mine" && visitor !== null ? yield* awaiting(registry, visitor, running) : [];
    const seen = yield* glances.of(records);
    const lines = records.map((record) => {
      const { id } = record;
      const setup = { ...setupIn(games, record), opening: glances.opening(record) };
      return lineFor(record, places.get(id) ?? [], visitor, awaits.includes(id), setup, seen.get(id) ?? null);
    });
    return { lines, next } satisfies TableList;
  });

const makeLobby = Effect.gen(function* () {
  const registry = yield* TableRegistry;
  const catalogue = yield* GameCatalogue;
  const { games, bots } = catalogue;
  const store = yield* Effect.context<Tables | SeatStore | EventLog | GameCatalogue>();
  const glances = createGlances(registry, games);
  const week = createWeek(registry, games, glances);
  yield* Effect.forkScoped(closingAbandoned(registry));
  return Lobby.of({
    games: games.map(({ id, presets, modules, editions, options }) => ({
      id,
      presets,
      modules,
      editions,
      options,
      bots: bots.filter((bot) => bot.game === id).map((bot) => bot.id),
    })),
    create: (host, wish) => Effect.provideContext(create(registry, catalogue, host, wish), store),
    resume: (host, wish) => Effect.provideContext(resume(registry, catalogue, host, wish), store),
    rematch: (guest, wish) => Effect.provideContext(rematchFor(registry, catalogue, guest, wish), store),
    list: (visitor, wish) => Effect.provideContext(list(registry, glances, games, visitor, wish), store),
    week: (visitor) => Effect.provideContext(week(visitor), store),
    get: (visitor, table) => Effect.map(registry.open(table), (actor) => factsFor(actor, visitor)),
    start: (host, table, bot) =>
      registry
        .change(table, (actor) => start(actor, bots, host, bot))
        .pipe(
          Effect.tap(() => Effect.sync(() => registry.announce(table))),
          Effect.provideContext(store),
        ),
    close: (host, table) => Effect.provideContext(closeByHost(registry, host, table), store),
  });
});

/** The lobby over the registry. */
export const lobby = Layer.effect(Lobby, makeLobby);
