import { type DecidingMoment, type Game, redact, seatsOf } from "@blueplate/kernel";
import { type SeatRecord, SeatStore, type TableRecord, Tables } from "@blueplate/store";
import { english, gameWordsIn } from "@blueplate/words";
import { Effect, Option } from "effect";
import { chosenOutline } from "../lobby/glances.ts";
import { keep } from "../actors/keep.ts";
import type { TableActor } from "../tables/table-actor.ts";
import type { TableRegistry } from "../tables/table-registry.ts";
import type { DrawnCard } from "./cards.ts";
import { type DrawnSeat, drawingOf } from "./drawing.ts";
import { pngOf } from "./png.ts";
import { endedPreview, scoreOf, waitingPreview } from "./texts.ts";

/** Pictures that are kept: a game that is over changes no more, nor does the town that waits for one. */
const KEPT = 100;

interface ShownTable {
  readonly record: TableRecord;
  readonly seats: readonly SeatRecord[];
}

/** A table as far as everybody with its link may know it before its game and after it; null in between. */
const shownTable = (table: string) =>
  Effect.gen(function* () {
    const record = Option.getOrNull(yield* Tables.use((tables) => tables.get(table)));
    const isShown = record?.status === "open" || (record?.status === "finished" && record.outcome !== null);
    if (!record || !isShown) return null;
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

const drawnSeats = ({ record, seats }: ShownTable, moment: DecidingMoment | null): readonly DrawnSeat[] =>
  seats.map(({ seat, bannerColour }) => ({
    colour: bannerColour,
    before: moment?.before[seat] ?? 0,
    score: moment?.after[seat] ?? scoreOf(record, seat),
    isWinner: record.outcome?.winners.some((winner) => winner === seat) === true,
  }));

/** What lay on the table in the moment, as the words of its game say that it looks; what is text alone is not drawn. */
const drawnCards = ({ record }: ShownTable, moment: DecidingMoment | null): readonly DrawnCard[] => {
  const words = gameWordsIn(english, record.game);
  return (moment?.laid ?? []).flatMap(({ seat, kind, value, isWinning }) => {
    const look = words.look(kind, value);
    return look ? [{ colour: look.colour, shape: look.shape, face: look.face, seat, isWinning }] : [];
  });
};

/** What links to tables show before the game and after it: words for every one, and a picture that is drawn when somebody asks for it. */
export const createPreviews = (registry: TableRegistry["Service"], games: readonly Game[]) => {
  const kept = new Map<string, Buffer>();
  /** A town without anybody before the game; the moment that decided it afterwards; nothing where the town is still to be drawn. */
  const drawn = (shown: ShownTable) =>
    Effect.gen(function* () {
      const { record } = shown;
      if (record.status === "open") {
        const outline = chosenOutline(games, record);
        return outline && pngOf(drawingOf({ outline, cards: [], seats: [] }));
      }
      const moment = momentOf(games, yield* registry.open(record.id));
      return pngOf(
        drawingOf({
          outline: moment?.outline ?? null,
          cards: drawnCards(shown, moment),
          seats: drawnSeats(shown, moment),
        }),
      );
    });
  return {
    of: (table: string) =>
      Effect.map(shownTable(table), (shown) => {
        if (!shown) return null;
        const { record, seats } = shown;
        if (record.status !== "open") return endedPreview(record, seats);
        return waitingPreview(games, record, seats, chosenOutline(games, record) !== null);
      }),
    picture: (table: string) =>
      Effect.gen(function* () {
        const shown = yield* shownTable(table);
        if (!shown) return null;
        const shows = `${shown.record.status} ${table}`;
        const picture = kept.get(shows) ?? (yield* drawn(shown));
        return picture && keep(kept, KEPT, shows, picture);
      }),
  };
};
export type LinkPreviews = ReturnType<typeof createPreviews>;
