import {
  type DailyGame,
  type DailyRank,
  DailyPort,
  type DailyTown,
  type NewTable,
  NoSuchTable,
  type PlayDaily,
} from "@blueplate/api";
import type { Game } from "@blueplate/kernel";
import { type EventLog, SeatStore, ShardOwnership, type TableRecord, Tables } from "@blueplate/store";
import { english, gameWordsIn } from "@blueplate/words";
import { Clock, Effect, Layer, Result, Semaphore } from "effect";
import { stored } from "../actors/actor-registry.ts";
import { GameCatalogue, rulesUnder } from "../tables/catalogue.ts";
import { factsFor } from "../tables/facts.ts";
import { tagOf } from "../tables/known-as.ts";
import { outlineAtStart } from "./glances.ts";
import { create } from "./opening.ts";
import { TableRegistry } from "../tables/table-registry.ts";

/** Seats of the game of the day: one for whoever plays it, the others for bots. */
const SEATS = 3;
/** The best that are told, and games of a day that are ranked. */
const TOLD = 5;
const RANKED = 1_000;

/** The day of a moment, by the clock of the whole world. */
const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The seed of a day. Nobody can ask for it at a table of their own: what people write holds no tab. */
const seedOf = (day: string): string => `daily\t${day}`;

const today = Effect.map(Clock.currentTimeMillis, dayOf);

/** True for the game of the day of this moment: whoever could close it could begin it anew. */
export const isOfToday = ({ seed }: Pick<TableRecord, "seed">, now: number): boolean => seed === seedOf(dayOf(now));

/** What is played: the first game that has rules to begin with, under these. */
const playedOf = (games: readonly Game[]) =>
  games.flatMap((game) => {
    const leading = game.presets[1];
    return leading ? [{ game, ruleset: leading.id }] : [];
  })[0];

/** The town of a day from far. */
const outlineOf = (games: readonly Game[], day: string): readonly string[] | null => {
  const played = playedOf(games);
  if (!played) return null;
  const { game, ruleset } = played;
  const rules = rulesUnder(games, game.id, { ruleset, options: {}, seats: SEATS });
  if (Result.isFailure(rules)) return null;
  return outlineAtStart(games, game.id, rules.success, seedOf(day));
};

/** What the one who opened it has at the end; null before it. */
const scoreOf = ({ status, outcome }: TableRecord): number | null =>
  status === "finished" ? (outcome?.ranking.find(({ seat }) => seat === 0)?.score ?? null) : null;

interface Ended {
  readonly record: TableRecord;
  readonly score: number;
}

/** The games of a day, and which of them a bot has played for whoever opened them, be it for a while. */
interface Played {
  readonly records: readonly TableRecord[];
  readonly handedOver: ReadonlySet<string>;
}

/** The games that are over, the best first; of two as good the earlier. What a bot has played is nobody's place. */
const ranked = ({ records, handedOver }: Played): readonly Ended[] =>
  records
    .flatMap((record) => {
      const score = handedOver.has(record.id) ? null : scoreOf(record);
      return score === null ? [] : [{ record, score }];
    })
    .toSorted((one, other) => other.score - one.score || one.record.updatedAt - other.record.updatedAt);

const ownOf = (own: TableRecord, place: number, isHandedOver: boolean): DailyGame => ({
  table: own.id,
  score: scoreOf(own),
  place: place === 0 ? null : place,
  isHandedOver,
});

/** The best of them, with whoever played. */
const bestOf = (over: readonly Ended[]) =>
  Effect.gen(function* () {
    const best = over.slice(0, TOLD);
    const seats = yield* stored(SeatStore.use((service) => service.ofAll(best.map(({ record }) => record.id))));
    return best.map(({ record: { id }, score }): DailyRank => {
      const host = seats.find(({ table, seat }) => table === id && seat === 0);
      return { table: id, player: host?.player ?? "", tag: host ? tagOf(host) : null, score };
    });
  });

/** Milliseconds for which the games of a day are kept where other servers open some too. */
const SHARED_FOR_MS = 5_000;

/** The games of a day, read once and kept until one of them changes, `keptForMs` at most. */
const gamesOfDay = (registry: TableRegistry["Service"], keptForMs: number) => {
  let kept: (Played & { readonly day: string; readonly at: number }) | null = null;
  registry.listen((table) => {
    if (kept?.records.some(({ id }) => id === table)) kept = null;
  });
  return {
    forget: (): void => {
      kept = null;
    },
    of: (day: string) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis;
        if (kept?.day === day && now - kept.at < keptForMs) return kept;
        const seed = seedOf(day);
        const listed = (_tag: "Seeded" | "HandedOver") =>
          stored(Tables.use((tables) => tables.list({ _tag, seed }, RANKED)));
        const [records, handed] = [yield* listed("Seeded"), yield* listed("HandedOver")];
        kept = { day, at: now, records, handedOver: new Set(handed.map(({ id }) => id)) };
        return kept;
      }),
  };
};

/** The game of the day as a table of whoever plays it. */
const wishFor = (catalogue: GameCatalogue["Service"], day: string, player: string): NewTable | null => {
  const played = playedOf(catalogue.games);
  if (!played) return null;
  const { game, ruleset } = played;
  const { banners } = gameWordsIn(english, game.id);
  const bots = catalogue.bots.filter((bot) => bot.game === game.id);
  const bot = bots.find(({ id }) => id === "medium") ?? bots[0];
  const seats = Array.from({ length: SEATS }, (_, seat): NewTable["seats"][number] => {
    const banner = banners[seat] ?? { name: String(seat + 1), colour: "#857864" };
    if (seat === 0 || !bot) return { kind: "me", player, banner };
    return { kind: "bot", bot: bot.id, player: banner.name, banner };
  });
  return { name: day, game: game.id, ruleset, options: {}, seats, listed: false, seed: seedOf(day) };
};

/** Begins the guest's game of today, or answers the one that is there. */
const play = (
  registry: TableRegistry["Service"],
  catalogue: GameCatalogue["Service"],
  known: ReturnType<typeof gamesOfDay>,
  guest: string,
  { player }: PlayDaily,
) =>
  Effect.gen(function* () {
    const day = yield* today;
    const own = (yield* known.of(day)).records.find(({ host }) => host === guest);
    if (own) return yield* Effect.map(registry.open(own.id), (actor) => factsFor(actor, guest));
    const wish = wishFor(catalogue, day, player);
    // No game of this server has rules to begin with: there is no town of the day.
    if (!wish) return yield* Effect.fail(new NoSuchTable({ table: day }));
    const table = yield* create(registry, catalogue, guest, wish, "daily");
    known.forget();
    return table;
  });

const makeDaily = Effect.gen(function* () {
  const registry = yield* TableRegistry;
  const catalogue = yield* GameCatalogue;
  const store = yield* Effect.context<Tables | SeatStore | EventLog | GameCatalogue>();
  const { games } = catalogue;
  const isShared = (yield* ShardOwnership).self !== null;
  const known = gamesOfDay(registry, isShared ? SHARED_FOR_MS : Infinity);
  // The server that decided for a guest before may have opened their game.
  registry.onTaken(known.forget);
  const beginning = Semaphore.makeUnsafe(1);
  let drawn: { readonly day: string; readonly outline: readonly string[] | null } = { day: "", outline: null };
  const town = (visitor: string | null) =>
    Effect.gen(function* () {
      const day = yield* today;
      if (drawn.day !== day) drawn = { day, outline: outlineOf(games, day) };
      const played = yield* known.of(day);
      const { records, handedOver } = played;
      const over = ranked(played);
      const own = records.find(({ host }) => visitor !== null && host === visitor);
      const place = over.findIndex(({ record }) => record === own) + 1;
      return {
        day,
        game: playedOf(games)?.game.id ?? null,
        outline: drawn.outline,
        best: yield* bestOf(over),
        ended: over.length,
        own: own ? ownOf(own, place, handedOver.has(own.id)) : null,
      } satisfies DailyTown;
    });
  return DailyPort.of({
    town: (visitor) => Effect.provideContext(town(visitor), store),
    // One after the other, so that nobody who asks twice at once has two.
    play: (guest, wish) =>
      beginning.withPermits(1)(Effect.provideContext(play(registry, catalogue, known, guest, wish), store)),
  });
});

/** The town of the day over the registry: the same for everybody, against the same bots, once for each. */
export const daily = Layer.effect(DailyPort, makeDaily);
