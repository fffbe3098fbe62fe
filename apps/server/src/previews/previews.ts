import { type DecidingMoment, type Game, redact, seatsOf } from "@blueplate/kernel";
import { type SeatRecord, SeatStore, type TableRecord, Tables } from "@blueplate/store";
import { english, gameWordsIn } from "@blueplate/words";
import { Effect, Option } from "effect";
import type { TableActor } from "../tables/table-actor.ts";
import type { TableRegistry } from "../tables/table-registry.ts";
import { drawingOf } from "./drawing.ts";
import { pngOf } from "./png.ts";

/** What a link to a game that is over says of it. */
export interface LinkPreview {
  readonly title: string;
  readonly text: string;
}

/** Pictures that are kept: a game that is over changes no more. */
const KEPT = 100;

/** A table as far as everybody with its link may know it once its game is over; null before. */
const endedTable = (table: string) =>
  Effect.gen(function* () {
    const record = Option.getOrNull(yield* Tables.use((tables) => tables.get(table)));
    if (record?.status !== "finished" || record.outcome === null) return null;
    return { record, seats: yield* SeatStore.use((service) => service.of(table)) };
  });

const scoreOf = ({ outcome }: TableRecord, seat: number): number =>
  outcome?.ranking.find((each) => each.seat === seat)?.score ?? 0;

/** Who played for what, the best first: names as people wrote them. */
const textOf = (record: TableRecord, seats: readonly SeatRecord[]): LinkPreview => {
  const words = gameWordsIn(english, record.game);
  const ranked = seats.toSorted((one, other) => scoreOf(record, other.seat) - scoreOf(record, one.seat));
  const played = ranked.map(({ seat, player }) => `${player} ${words.score(scoreOf(record, seat))}`).join(", ");
  return { title: `${record.name} – ${words.name}`, text: played };
};

/** What decided the game of a table, or where that cannot be said its last position, as somebody sees it who only watches. */
const momentOf = (games: readonly Game[], { table, record }: TableActor): DecidingMoment | null => {
  const game = games.find(({ id }) => id === record.game);
  if (!table || !game) return null;
  const decided = game.decidingMoment?.(table.rules, table.entries, record.outcome?.winners ?? []);
  if (decided) return decided;
  const outline = game.glance?.(table.rules, redact(table.state, "watcher")).outline ?? null;
  const scores = seatsOf(record.config.seats).map((seat) => scoreOf(record, seat));
  return { outline, before: scores, after: scores };
};

/** What links to games that are over show: words for every one, and a picture that is drawn when somebody asks for it. */
export const createPreviews = (registry: TableRegistry["Service"], games: readonly Game[]) => {
  const kept = new Map<string, Buffer>();
  const draw = (table: string) =>
    Effect.gen(function* () {
      const ended = yield* endedTable(table);
      if (!ended) return null;
      const { record, seats } = ended;
      const moment = momentOf(games, yield* registry.open(table));
      const drawn = seats.map(({ seat, bannerColour }) => ({
        colour: bannerColour,
        before: moment?.before[seat] ?? 0,
        score: moment?.after[seat] ?? scoreOf(record, seat),
        isWinner: record.outcome?.winners.some((winner) => winner === seat) === true,
      }));
      const picture = pngOf(drawingOf({ outline: moment?.outline ?? null, seats: drawn }));
      // What is kept the longest goes first.
      const [oldest] = kept.keys();
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(table, picture);
      return picture;
    });
  return {
    of: (table: string) => Effect.map(endedTable(table), (ended) => ended && textOf(ended.record, ended.seats)),
    picture: (table: string) =>
      Effect.suspend(() => {
        const known = kept.get(table);
        return known ? Effect.succeed(known) : draw(table);
      }),
  };
};
export type LinkPreviews = ReturnType<typeof createPreviews>;
