import type { Game } from "@blueplate/kernel";
import type { SeatRecord, TableRecord } from "@blueplate/store";
import { english, gameWordsIn, seatNames, setupName, tableNameIn, wonText } from "@blueplate/words";
import { setupIn } from "../tables/catalogue.ts";
import { roomAt, type TableRoom } from "../tables/reservations.ts";
import type { DrawnWords } from "./caption.ts";

/** What a link says where it is sent; `picture` is an address of this site. */
export interface LinkPreview {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
}

/** The evening town of the front door, in the size that links are shown in: baked by `pnpm hero`. */
export const DOOR_PICTURE = "/link.jpg";

/** What somebody had at the end of a game. */
export const scoreOf = ({ outcome }: TableRecord, seat: number): number =>
  outcome?.ranking.find((each) => each.seat === seat)?.score ?? 0;

/** The front door: what is played here, and what that is like. */
export const doorPreview = (games: readonly Game[]): LinkPreview => {
  const { title, lobby } = english.shell;
  const played = games.map(({ id }) => gameWordsIn(english, id).name).join(", ");
  return { title: `${title} – ${played}`, text: lobby.front.sentence, picture: DOOR_PICTURE };
};

const titleOf = (record: TableRecord): string =>
  `${tableNameIn(english, record)} – ${gameWordsIn(english, record.game).name}`;

/** The room at a table as the lobby says it: seats that are kept are not free. Nobody knows where a link is read: the time is that of the whole world. */
const roomTexts = ({ free, keptUntil }: TableRoom): readonly string[] => {
  const words = english.shell.lobby.front;
  const kept = keptUntil === null ? [] : [words.kept(`${new Date(keptUntil).toISOString().slice(11, 16)} UTC`)];
  return free === 0 && kept.length > 0 ? kept : [words.free(free), ...kept];
};

/** What a picture says of a table: its name, its game, and beside them who won, how many may still come, or that it goes on. */
export const wordsOf = (record: TableRecord, seats: readonly SeatRecord[], now: number): DrawnWords => {
  const noteOf = (): string => {
    if (record.status === "open") return roomTexts(roomAt({ record }, seats, now))[0] ?? "";
    if (!record.outcome) return english.shell.lobby.front.filters.running;
    return wonText(english, record.game, seats.map(sittingOf), record.outcome.winners);
  };
  return {
    title: tableNameIn(english, record),
    game: gameWordsIn(english, record.game).name,
    note: noteOf(),
  };
};

/** What everybody at a table is called in the language of links, by seat: as people wrote it, no two the same. */
export const namesIn = ({ game }: TableRecord, seats: readonly SeatRecord[]): readonly string[] =>
  seatNames(english, game, seats.map(sittingOf));

/** Who sits on a stored seat, and under which banner. */
const sittingOf = ({ seat, player, bannerName, bannerColour, bot }: SeatRecord) => ({
  seat,
  player,
  banner: { name: bannerName, colour: bannerColour },
  bot,
});

/** A game that is over: who played for what, the best first, names as people wrote them, and who wrote none in the language of links. */
export const endedPreview = (record: TableRecord, seats: readonly SeatRecord[]): LinkPreview => {
  const words = gameWordsIn(english, record.game);
  const names = namesIn(record, seats);
  const had = seats.map(({ seat }, at) => ({ name: names[at] ?? "", score: scoreOf(record, seat) }));
  const ranked = had.toSorted((one, other) => other.score - one.score);
  const played = ranked.map(({ name, score }) => `${name} ${words.score(score)}`).join(", ");
  return { title: titleOf(record), text: played, picture: `/preview/${record.id}.png` };
};

/** A game that goes on: who plays it. How it stands changes under the link, and is left to the page. */
export const runningPreview = (record: TableRecord, seats: readonly SeatRecord[]): LinkPreview => {
  const text = [english.shell.lobby.front.filters.running, namesIn(record, seats).join(", ")].join(" · ");
  return { title: titleOf(record), text, picture: `/preview/${record.id}.png?runs` };
};

/**
 * A table that gathers players: what is played, and how many may still come. Who sits there already is not said: their names are for
 * whoever follows the link. Its picture has another address with every seat that is taken or no longer kept, since it is kept
 * elsewhere by that.
 */
export const waitingPreview = (
  games: readonly Game[],
  record: TableRecord,
  seats: readonly SeatRecord[],
  now: number,
): LinkPreview => {
  const room = roomAt({ record }, seats, now);
  const setup = setupName(gameWordsIn(english, record.game), setupIn(games, record));
  const text = [...roomTexts(room), setup].join(" · ");
  return { title: titleOf(record), text, picture: `/preview/${record.id}.png?free=${room.free}` };
};
