import { Archive, type GameStatistics, type WantedStatistics } from "@blueplate/api";
import { type Counted, decodeEntry, type Digest, type Game, statisticsOf } from "@blueplate/kernel";
import { EventLog, Seats, type StoredEntry, type TableRecord, Tables } from "@blueplate/store";
import { Effect, Layer, Result, Semaphore } from "effect";
import { Catalogue } from "./catalogue.ts";
import { stored } from "../holding/holder.ts";

/** The newest finished games that are counted. */
const COUNTED = 1_000;

/** Games that are read in one request: the rest is read with the next ones, and the answer says how many are left. */
const READ_AT_ONCE = 20;

/** What is kept of a game besides how it is listed; null for one whose log today's rules cannot read. */
type Known = Map<string, Digest | null>;

const withoutDigest: Digest = { rounds: 0, facts: {}, traits: [] };

/** What statistics keep of a finished game, from its log as it is stored. */
const digestOf = (game: Game, { header }: TableRecord, log: readonly StoredEntry[]): Digest | null => {
  if (!header) return null;
  const rules = game.load(header.config);
  if (Result.isFailure(rules)) return null;
  const entries = Result.all(log.map((entry) => decodeEntry(rules.success.codecs.event, entry)));
  if (Result.isFailure(entries)) return null;
  return game.digest ? game.digest(header.config, entries.success) : withoutDigest;
};

/** Reads the logs of games that are not known yet, a bounded number of them. */
const learn = (known: Known, game: Game, records: readonly TableRecord[]) =>
  Effect.gen(function* () {
    const fresh = records.filter(({ id }) => !known.has(id)).slice(0, READ_AT_ONCE);
    for (const record of fresh) {
      const log = yield* stored(EventLog.use((service) => service.read(record.id, 0)));
      known.set(record.id, digestOf(game, record, log));
      yield* Effect.yieldNow;
    }
  });

/** The games as they are counted: those that are known and were read. */
const countedOf = (known: Known, records: readonly TableRecord[]) =>
  Effect.gen(function* () {
    const read = records.filter(({ id, outcome }) => outcome && known.get(id));
    const seats = yield* stored(Seats.use((service) => service.ofAll(read.map(({ id }) => id))));
    const places = Map.groupBy(seats, ({ table }) => table);
    return read.flatMap(({ id, game, config, outcome }): readonly Counted[] => {
      const digest = known.get(id);
      const players = (places.get(id) ?? []).map(({ bot }) => bot);
      return digest && outcome ? [{ id, game, ruleset: config.ruleset, players, outcome, digest }] : [];
    });
  });

const makeArchive = Effect.gen(function* () {
  const { games } = yield* Catalogue;
  const store = yield* Effect.context<Tables | Seats | EventLog>();
  const known: Known = new Map();
  const oneAtATime = Semaphore.makeUnsafe(1);
  const statistics = ({ game: wanted }: WantedStatistics) =>
    Effect.gen(function* () {
      const game = games.find(({ id }) => id === wanted);
      // Nobody's secrets: only what is over, and of that only what the lobby shows to everybody.
      const over = yield* stored(Tables.use((tables) => tables.list({ _tag: "Finished", guest: null }, COUNTED)));
      const records = over.filter((record) => record.game === wanted);
      if (game) yield* oneAtATime.withPermits(1)(learn(known, game, records));
      const counted = yield* countedOf(known, records);
      const uncounted = game ? records.filter(({ id }) => !known.has(id)).length : 0;
      return { ...statisticsOf(counted), uncounted } satisfies GameStatistics;
    });
  return Archive.of({ statistics: (wish) => Effect.provideContext(statistics(wish), store) });
});

/** Statistics over the finished games of the store. A game's log is read once; what is kept of it never changes. */
export const archive = Layer.effect(Archive, makeArchive);
