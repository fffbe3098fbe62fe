import { BOT_OF } from "./bots.ts";
import { chainName } from "./game-words.ts";
import { gameWordsIn, type Words } from "./language.ts";

/** Who sits on a seat, and under which banner. */
interface Sitting {
  readonly seat: number;
  readonly player: string;
  readonly banner: { readonly name: string; readonly colour: string };
  readonly bot: string | null;
}

/** True for a bot that nobody has named: it is called after its chain in some language, or as the server numbers bots. */
export const isUnnamed = ({ seat, player, banner, bot }: Sitting): boolean =>
  bot !== null &&
  (player === `${bot} ${seat + 1}` || Object.values(BOT_OF).some((called) => called(banner.name) === player));

/** What a bot that nobody has named is called in a language: after its chain. */
export const botOf = (words: Words, game: string, { banner }: Pick<Sitting, "banner">): string =>
  words.shell.create.botName(chainName(gameWordsIn(words, game), banner));

/** What whoever sits on a seat is called in a language. */
export const seatName = (words: Words, game: string, seat: Sitting): string =>
  isUnnamed(seat) ? botOf(words, game, seat) : seat.player;
