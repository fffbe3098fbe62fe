import { type DecidingMoment, type Game, openTable, redact, seatsOf } from "@blueplate/kernel";
import { type SeatRecord, SeatStore, type TableRecord, Tables } from "@blueplate/store";
import { english, gameWordsIn } from "@blueplate/words";
import { Clock, Effect, Option } from "effect";
import { chosenOutline } from "../lobby/glances.ts";
import { keep } from "../actors/keep.ts";
import type { TableActor } from "../tables/table-actor.ts";
import type { TableRegistry } from "../tables/table-registry.ts";
import type { DrawnSeat, DrawnWords } from "./caption.ts";
import type { DrawnCard } from "./cards.ts";
import { createDrawer } from "./drawn-aside.ts";
import type { DrawnGame } from "./drawing.ts";
import type { DrawnWish } from "./goods.ts";
import { endedPreview, type LinkPreview, namesIn, runningPreview, scoreOf, waitingPreview, wordsOf } from "./texts.ts";

/** Pictures that are kept: a game that is over changes no more, nor does the town that waits for one or that one began with. */
const KEPT = 100;

interface ShownTable {
  readonly record: TableRecord;
  readonly seats: readonly SeatRecord[];
}

/** A table as far as everybody with its link may know it; null for one that is gone. */
const shownTable = (table: string) =>
  Effect.gen(function* () {
    const record = Option.getOrNull(yield* Tables.use((tables) => tables.get(table)));
    if (!record || (record.status === "finished" && record.outcome === null)) return null;
    return { record, seats: yield* SeatStore.use((service) => service.of(table)) } satisfies ShownTable;
  });

/** What decided the game of a table, or where that cannot be said its last position, as somebody sees it who only watches. */
const momentOf = (games: readonly Game[], { table, record }: TableActor): DecidingMoment | null => {
  const game = games.find(({ id }) => id === record.game);
  if (!table || !game) return null;
  const decided = game.decidingMoment?.(table.rules, table.entries, record.outcome?.winners ?? []);
  if (decided) return decided;
  const outline = game.glance?.(table.rules, redact(table.state, "watcher")).outline ?? null;
  const scores = seatsOf(record.config.seats).map((seat) => scoreOf(record, seat));
  return { outline, laid: [], before: scores, after: scores };
};

/** The town that a game has begun with, as somebody sees it who only watches: it stays the same however the game goes on. */
const outlineAtFirst = (games: readonly Game[], { table, record }: TableActor): readonly string[] | null => {
  const game = games.find(({ id }) => id === record.game);
  if (!table || !game?.glance) return null;
  const { state } = openTable(table.rules, "", table.entries.slice(0, 1));
  return game.glance(table.rules, redact(state, "watcher")).outline;
};

const drawnSeats = ({ record, seats }: ShownTable, moment: DecidingMoment | null): readonly DrawnSeat[] => {
  const names = namesIn(record, seats);
  const words = gameWordsIn(english, record.game);
  return seats.map(({ seat, bannerColour }, at) => ({
    name: names[at] ?? "",
    colour: bannerColour,
    told: record.outcome ? words.score(scoreOf(record, seat)) : null,
    before: moment?.before[seat] ?? 0,
    score: moment?.after[seat] ?? scoreOf(record, seat),
    isWinner: record.outcome?.winners.some((winner) => winner === seat) === true,
  }));
};

/** What lay on the table in the moment, as the words of its game say that it looks; what is text alone is not drawn. */
const drawnCards = ({ record, seats }: ShownTable, moment: DecidingMoment | null): readonly DrawnCard[] => {
  const words = gameWordsIn(english, record.game);
  const names = namesIn(record, seats);
  return (moment?.laid ?? []).flatMap(({ seat, kind, value, isWinning }) => {
    const look = words.look(kind, value);
    if (!look) return [];
    const { colour, shape, face } = look;
    return [{ colour, shape, face, seat, name: names[seat] ?? "", isWinning }];
  });
};

/** What houses asked for in the moment, as the town draws it; nothing where the drawings do not come. */
const drawnWishes = async ({ record }: ShownTable, moment: DecidingMoment | null): Promise<readonly DrawnWish[]> => {
  const marks = moment?.marks ?? [];
  if (marks.length === 0) return [];
  const { drawingsFor } = await import("./looks.ts");
  const drawings = await drawingsFor(record.config.modules.map(({ id }) => id));
  return marks.map((mark) => ({ at: mark.at, size: mark.size, goods: drawings(mark) }));
};

const previewOf = (games: readonly Game[], { record, seats }: ShownTable, now: number): LinkPreview => {
  if (record.status === "open") return waitingPreview(games, record, seats, now);
  return record.outcome ? endedPreview(record, seats) : runningPreview(record, seats);
};

/** What links to tables show: words for every one, and a picture that is drawn when somebody asks for it. */
export const createPreviews = (registry: TableRegistry["Service"], games: readonly Game[]) => {
  const kept = new Map<string, Buffer>();
  const draw = createDrawer();
  /** What a picture shows: who may come before the game, how it began while it goes on, what decided it afterwards. */
  const drawn = (
    shown: ShownTable,
    words: DrawnWords,
  ): Effect.Effect<DrawnGame, Effect.Error<ReturnType<typeof registry.open>>> =>
    Effect.gen(function* () {
      const { record, seats } = shown;
      const chairs = seats.map(({ guest, bot, bannerColour }) => ((guest ?? bot) === null ? null : bannerColour));
      if (record.status === "open")
        return { words, outline: chosenOutline(games, record), wishes: [], cards: [], seats: [], chairs };
      const actor = yield* registry.open(record.id);
      const moment = record.outcome ? momentOf(games, actor) : null;
      const outline = record.outcome ? (moment?.outline ?? null) : outlineAtFirst(games, actor);
      const wishes = yield* Effect.promise(() => drawnWishes(shown, moment).catch(() => []));
      return { words, outline, wishes, cards: drawnCards(shown, moment), seats: drawnSeats(shown, moment), chairs };
    });
  return {
    of: (table: string) =>
      Effect.gen(function* () {
        const shown = yield* shownTable(table);
        return shown && previewOf(games, shown, yield* Clock.currentTimeMillis);
      }),
    picture: (table: string) =>
      Effect.gen(function* () {
        const shown = yield* shownTable(table);
        if (!shown) return null;
        const words = wordsOf(shown.record, shown.seats, yield* Clock.currentTimeMillis);
        const shows = `${shown.record.status} ${table} ${words.note}`;
        const before = kept.get(shows);
        if (before) return before;
        const game = yield* drawn(shown, words);
        return keep(kept, KEPT, shows, yield* Effect.tryPromise(() => draw(game)));
      }),
  };
};
export type LinkPreviews = ReturnType<typeof createPreviews>;
