import type { Outcome } from "@blueplate/kernel";
import { shell } from "../../language.ts";
import { placesOf } from "../../places.ts";
import type { TableProps } from "../../props.ts";
import { drawCard } from "../../share/film-card.ts";
import type { FilmPicture } from "../../share/film-plan.ts";
import type { FilmReel, FilmShape } from "../../share/film.ts";
import { shareWords } from "../../share/language.ts";
import { fileNameOf, type SharedMoment } from "../../share/moment.ts";
import { bringLetters, canvasOf, drawSheet, PICTURE, SCENE, type SeatSign, type SheetText } from "../../share/sheet.ts";
import type { CardDrawings } from "../card-props.ts";
import type { WonTrick } from "../reading.ts";
import type { CardTableRows, LaidCard } from "../rows.ts";
import { type DecidingRound, decidingRoundOf } from "./deciding-round.ts";
import { drawFelt, type FeltLook, type FeltScene } from "./felt.ts";
import { roundFilmOf } from "./film-plan.ts";
import { bringFoods } from "./foods.ts";
import { toldOf } from "./told.ts";

/** A game of cards that is over, as it is handed on. */
export interface SharedGame {
  /** The table at the end of its game, as everybody may look at it. */
  readonly table: TableProps;
  readonly rows: CardTableRows;
  readonly drawings: CardDrawings;
  /** How a seat is known on the sheet. */
  readonly sign: (seat: number) => SeatSign;
}

const words = () => shareWords().round;

/** A moment of the picture or the film: before the round, in it, or at the end. */
type Told = "before" | "end";

const sheetOf = (
  { table, sign }: SharedGame,
  found: DecidingRound,
  { winners, ranking }: Outcome,
  told: Told,
): SheetText => {
  const [game, title] = [table.words.name, table.facts.name];
  const isNamed = !title.startsWith(game);
  const isEnd = told === "end";
  return {
    title: isNamed ? title : game,
    winner: isEnd ? shell().table.winner(winners.map((seat) => table.names(seat)).join(shell().comma)) : "",
    caption: toldOf(table, found),
    over: "",
    rows: ranking.map(({ seat, score }) => ({
      sign: sign(seat),
      name: table.names(seat),
      score: table.words.score(isEnd ? score : (found.before[seat] ?? 0)),
      isWinner: isEnd && winners.includes(seat),
    })),
    foot: isNamed ? game : "",
  };
};

/** What lies on the felt while a trick of the round is played, or at the end the trick that brought the winner most. */
const sceneOf = (
  found: DecidingRound,
  told: Told,
  at: { readonly trick: number; readonly laid: number } | null,
): FeltScene => {
  const known = told === "end" ? Number.POSITIVE_INFINITY : found.round - 1;
  const trick = at ? (found.tricks[at.trick] ?? null) : found.best;
  const number = found.tricks.findIndex((each) => each === trick) + 1;
  return {
    points: found.points.map((scores) => scores.map((score, round) => (round < known ? score : null))),
    round: found.round - 1,
    trick,
    laid: at?.laid ?? trick?.plays.length ?? 0,
    caption: trick ? words().trick(number, found.tricks.length) : "",
  };
};

const lookOf = async (
  { table, rows, drawings }: SharedGame,
  found: DecidingRound,
  outcome: Outcome,
): Promise<FeltLook> => ({
  table,
  rows,
  foods: await bringFoods(
    drawings,
    found.tricks.flatMap(({ plays }) => plays.map(({ card }) => card)),
  ),
  order: outcome.ranking.map(({ seat }) => seat),
});

const pictureOf = async (game: SharedGame, found: DecidingRound, outcome: Outcome): Promise<HTMLCanvasElement> => {
  const text = sheetOf(game, found, outcome, "end");
  await bringLetters(text);
  const look = await lookOf(game, found, outcome);
  return drawSheet(canvasOf(PICTURE.width), drawFelt(sceneOf(found, "end", null), look, SCENE.width), text);
};

/** What stands over the table while the film says what it is about, and how the game ended at its end. */
const cardsOf = ({ table, sign }: SharedGame, outcome: Outcome) => {
  const places = placesOf(outcome);
  const rows = outcome.ranking.map(({ seat, score }, index) => ({
    sign: sign(seat),
    name: `${places[index]}. ${table.names(seat)}`,
    score: table.words.score(score),
    isWinner: outcome.winners.includes(seat),
  }));
  const winner = shell().table.winner(outcome.winners.map((seat) => table.names(seat)).join(shell().comma));
  return { title: { heading: words().title, rows: [] }, play: null, ranking: { heading: winner, rows } };
};

const filmOf = async (
  game: SharedGame,
  found: DecidingRound,
  outcome: Outcome,
  { width }: FilmShape,
): Promise<FilmReel> => {
  const { pictures, stepAt } = roundFilmOf(found.tricks);
  const [before, end] = [sheetOf(game, found, outcome, "before"), sheetOf(game, found, outcome, "end")];
  await bringLetters(end, words().title);
  const look = await lookOf(game, found, outcome);
  const cards = cardsOf(game, outcome);
  const across = (SCENE.width * width) / PICTURE.width;
  const every = { ...sceneOf(found, "end", null), trick: colourfulTrick(game, found), laid: Number.POSITIVE_INFINITY };
  return {
    colours: drawSheet(canvasOf(width), drawFelt(every, look, across), end),
    pictures,
    draw: (canvas, picture: FilmPicture) => {
      const told = picture.part === "ranking" ? "end" : "before";
      // A card lies over the table before and after the round: nothing shows through it.
      const scene = picture.part === "play" ? sceneOf(found, told, stepAt(picture)) : null;
      const sheet = drawSheet(canvas, drawFelt(scene, look, across), told === "end" ? end : before);
      const card = cards[picture.part];
      return card ? drawCard(sheet, card) : sheet;
    },
    dispose: () => undefined,
  };
};

/** A trick with a card of every kind that the round has: all of its colours lie there. */
const colourfulTrick = ({ table, rows }: SharedGame, { tricks }: DecidingRound): WonTrick => {
  const plays = tricks.flatMap((trick) => trick.plays);
  const colourOf = ({ card }: LaidCard): string => table.words.look(rows.slots.card, card)?.colour ?? "";
  return {
    plays: plays.filter((laid, at) => plays.findIndex((each) => colourOf(each) === colourOf(laid)) === at),
    winner: null,
    taker: null,
  };
};

/** The round that decided a game of cards, as it is handed on; null where none did. */
export const sharedRound = (game: SharedGame): SharedMoment | null => {
  const { table, rows } = game;
  const outcome = table.rules.outcome(table.state);
  const found = outcome && decidingRoundOf(rows, table.rules, table.entries, outcome.winners);
  if (!outcome || !found) return null;
  return {
    caption: toldOf(table, found),
    alt: words().alt,
    drawing: words().drawing,
    filmHelp: words().filmHelp,
    fileName: fileNameOf(table.facts.name, found.round),
    shown: found.shown,
    picture: () => pictureOf(game, found, outcome),
    noFilm: () => Promise.resolve(null),
    openFilm: (shape) => filmOf(game, found, outcome, shape),
  };
};
