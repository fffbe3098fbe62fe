import { BOT_OF } from "./bots.ts";
import { chainName } from "./game-words.ts";
import { nameAmong, unnamedNumber } from "./default-names.ts";
import { gameWordsIn, type Words } from "./language.ts";

/** Who sits on a seat, and under which banner. */
interface Sitting {
  readonly seat: number;
  readonly player: string;
  readonly banner: { readonly name: string; readonly colour: string };
  readonly bot: string | null;
}

/** True for a bot that bears the name of its chain. Older tables say "bot" beside it, in the language of whoever opened them, or number their bots. */
const isUnnamedBot = ({ seat, player, banner, bot }: Sitting): boolean =>
  bot !== null &&
  (player === banner.name ||
    player === `${bot} ${seat + 1}` ||
    Object.values(BOT_OF).some((called) => called(banner.name) === player));

/** True for a bot or a person that nobody has named: on every page they are called in the language of its reader. */
export const isUnnamed = (seat: Sitting): boolean =>
  isUnnamedBot(seat) || (seat.bot === null && unnamedNumber(seat.player) !== null);

/** What a person is called in a language: as they wrote themselves, or by their number where they did not. */
export const personName = ({ shell }: Words, player: string): string => {
  const number = unnamedNumber(player);
  return number === null ? player : shell.local.player(number);
};

/** What whoever has no name is called in a language: a bot like its chain, which no other at the table has, a person by their number. */
export const unnamedAs = (words: Words, game: string, { banner, bot, player }: Omit<Sitting, "seat">): string =>
  bot === null ? personName(words, player) : chainName(gameWordsIn(words, game), banner);

/** What whoever sits on a seat is called in a language. */
export const seatName = (words: Words, game: string, seat: Sitting): string =>
  isUnnamed(seat) ? unnamedAs(words, game, seat) : seat.player;

/** People and bots as a language calls them, no two the same: whoever is called like somebody before bears a number. Who is nobody stays so. */
export const toldApart = (words: Words, names: readonly string[]): readonly string[] =>
  names.reduce<readonly string[]>(
    (before, name) => [...before, name === "" ? "" : personName(words, nameAmong(name, before))],
    [],
  );

/** Somebody in a list of people who never sat together: what they are called, and the tag by which they are told from others. */
export interface ListedPerson {
  readonly name: string;
  readonly tag: string | null;
}

/**
 * What people are called in a language who never sat together, as on a ladder: whoever gave no name is a guest, whose number at some table
 * says nothing here. They are told apart by their tags, as those are who gave the same name: those stay as others come and go.
 */
export const listedNames = (words: Words, people: readonly ListedPerson[]): readonly string[] =>
  people.map(({ name, tag }) => {
    if (tag === null) return personName(words, name);
    if (unnamedNumber(name) !== null || name === "") return words.shell.local.guest(tag);
    return people.filter((each) => each.name === name).length > 1 ? `${name} (${tag})` : name;
  });

/** What those who sit at a table are called in a language, by seat: no two the same. */
export const seatNames = (words: Words, game: string, seats: readonly Sitting[]): readonly string[] =>
  toldApart(
    words,
    seats.map((seat) => seatName(words, game, seat)),
  );

/** Who won a game, in a sentence: one, several, or nobody. */
export const wonText = (words: Words, game: string, seats: readonly Sitting[], winners: readonly number[]): string => {
  const names = seatNames(words, game, seats);
  const won = seats.flatMap(({ seat }, at) => (winners.includes(seat) ? [names[at] ?? ""] : []));
  return won.length === 0 ? words.shell.table.nobodyWins : words.shell.table.winner(won.join(words.shell.comma));
};
