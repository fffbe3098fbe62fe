import { StatisticsPort, type GameStatistics, type PlayedGame, type WantedStatistics } from "@blueplate/api";
import { type CountedGame, decodeEntry, type GameSummary, type Game, statisticsOf, timeOf } from "@blueplate/kernel";
import { Summaries, EventLog, SeatStore, type StoredEntry, type TableRecord, Tables } from "@blueplate/store";
import { Effect, Layer, Result, Semaphore } from "effect";
import { GameCatalogue, setupIn } from "./catalogue.ts";
import { WriteSwitch } from "../moderation/write-switch.ts";
import { stored } from "../actors/actor-registry.ts";
import { tagOf } from "./known-as.ts";
import type { SeatedGame } from "./ladder.ts";

/** The newest finished games that are counted. */
const COUNTED = 1_000;

/** Games that are read in one request: the rest is read with the next ones, and the answer says how many are left. */
const READ_AT_ONCE = 20;

/** Between two times that games are read which nobody has asked for. */
const READ_AGAIN = "200 millis";

/** What is known of games besides how they are listed; null for one whose log today's rules cannot read. */
type Known = Map<string, GameSummary | null>;

const EMPTY_SUMMARY: GameSummary = { rounds: 0, facts: {}, traits: [] };

/** The presets as people come to them: those that lead to the game before the whole of it, which a game names first. */
const learntFirst = ({ presets: [whole, ...leading] }: Game): readonly string[] =>
  [...leading, ...(whole ? [whole] : [])].map(({ id }) => id);

const versionOf = ({ summary }: Game): number => summary?.version ?? 0;

/** What statistics keep of a finished game, from its log as it is stored. */
const summaryOf = (game: Game, { header }: TableRecord, log: readonly StoredEntry[]): GameSummary | null => {
  if (!header) return null;
  const rules = game.load(header.config);
  if (Result.isFailure(rules)) return null;
  const entries = Result.all(log.map((entry) => decodeEntry(rules.success.codecs.event, entry)));
  if (Result.isFailure(entries)) return null;
  return game.summary ? game.summary.of(header.config, entries.success) : EMPTY_SUMMARY;
};

/** Takes over what is kept of games that are not known yet. */
const recall = (known: Known, game: Game, records: readonly TableRecord[]) =>
  Effect.gen(function* () {
    const fresh = records.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    if (fresh.length === 0) return;
    const kept = yield* stored(Summaries.use((service) => service.of(fresh)));
    for (const { table, version, summary } of kept) if (version === versionOf(game)) known.set(table, summary);
  });

/** Reads the logs of games of which nothing is kept, a bounded number of them, and keeps what statistics need. */
const learn = (known: Known, game: Game, records: readonly TableRecord[]) =>
  Effect.gen(function* () {
    yield* recall(known, game, records);
    const writes = yield* WriteSwitch;
    const fresh = records.filter(({ id }) => !known.has(id)).slice(0, READ_AT_ONCE);
    for (const record of fresh) {
      const log = yield* stored(EventLog.use((service) => service.read(record.id, 0)));
      const summary = summaryOf(game, record, log);
      known.set(record.id, summary);
      const kept = { table: record.id, version: versionOf(game) };
      if (summary && writes.isOpen()) yield* stored(Summaries.use((service) => service.keep({ ...kept, summary })));
      yield* Effect.yieldNow;
    }
  });

/** A game as it is counted, and as a link to it says it. */
interface SummarizedGame {
  readonly counted: CountedGame;
  readonly seated: SeatedGame;
  readonly played: PlayedGame;
}

/** The games as they are counted: those that are known and were read. */
const countedOf = (known: Known, games: readonly Game[], records: readonly TableRecord[]) =>
  Effect.gen(function* () {
    const read = records.filter(({ id, outcome }) => outcome && known.get(id));
    const seats = yield* stored(SeatStore.use((service) => service.ofAll(read.map(({ id }) => id))));
    const places = Map.groupBy(seats, ({ table }) => table);
    return read.flatMap(({ id, game, config, outcome, origin, updatedAt }): readonly SummarizedGame[] => {
      const summary = known.get(id);
      const sitting = (places.get(id) ?? []).toSorted((one, other) => one.seat - other.seat);
      const played = {
        players: sitting.map(({ player }) => player),
        tags: sitting.map(tagOf),
        at: timeOf(updatedAt),
      };
      const bots = sitting.map(({ bot }) => bot);
      const counted = { id, game, ...setupIn(games, { game, config }), players: bots };
      return summary && outcome
        ? [{ counted: { ...counted, outcome, summary }, seated: { origin, outcome, sitting }, played }]
        : [];
    });
  });

/** The newest games that are over, of one kind. Nobody's secrets: only what the lobby shows to everybody. */
const over = (wanted: string) =>
  Effect.map(stored(Tables.use((tables) => tables.list({ _tag: "Finished", guest: null }, COUNTED))), (records) =>
    records.filter(({ game }) => game === wanted),
  );

/** Reads at leisure what nobody has asked for yet, so that whoever asks is answered at once. */
const readAhead = (known: Known, games: readonly Game[], oneAtATime: Semaphore.Semaphore) =>
  Effect.gen(function* () {
    for (const game of games) {
      const records = yield* over(game.id);
      while (records.some(({ id }) => !known.has(id))) {
        yield* oneAtATime.withPermits(1)(learn(known, game, records));
        yield* Effect.sleep(READ_AGAIN);
      }
    }
  }).pipe(Effect.catchTag("NotStored", (failure) => Effect.logWarning("Games were not read for statistics", failure)));

/** Ratings bring a quarter of all the modules that a server loads: they come with the first who asks. */
const loadLadder = Effect.promise(() => import("./ladder.ts"));

const makeArchive = Effect.gen(function* () {
  const { games } = yield* GameCatalogue;
  const store = yield* Effect.context<Tables | SeatStore | EventLog | Summaries>();
  const known: Known = new Map();
  const oneAtATime = Semaphore.makeUnsafe(1);
  const statistics = ({ game: wanted }: WantedStatistics) =>
    Effect.gen(function* () {
      const game = games.find(({ id }) => id === wanted);
      const records = yield* over(wanted);
      if (game) yield* oneAtATime.withPermits(1)(learn(known, game, records));
      const counted = yield* countedOf(known, games, records);
      const uncounted = game ? records.filter(({ id }) => !known.has(id)).length : 0;
      const all = statisticsOf(
        counted.map((each) => each.counted),
        game ? learntFirst(game) : [],
      );
      const seated = counted.map((each) => each.seated);
      const { ladderIn } = yield* loadLadder;
      const ladders = all.groups.map((group) => ladderIn(group, seated));
      return { ...all, ladders, played: counted.map(({ played }) => played), uncounted } satisfies GameStatistics;
    });
  yield* Effect.forkScoped(readAhead(known, games, oneAtATime));
  return StatisticsPort.of({ statistics: (wish) => Effect.provideContext(statistics(wish), store) });
});

/** Statistics over the finished games of the store. A game's log is read once: what is counted of it is kept in the store. */
export const archive = Layer.effect(StatisticsPort, makeArchive);
