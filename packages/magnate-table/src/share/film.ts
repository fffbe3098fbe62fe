import { type Beat, beats, lengthOf, type Photographer } from "@blueplate/city";
import { flies, rulesetOf } from "@blueplate/engine";
import { placesOf, shell, type TableProps } from "@blueplate/tabletop";
import {
  bringLetters,
  drawCard,
  drawSheet,
  type FilmCard,
  type FilmPart,
  type FilmPicture,
  type FilmReel,
  type FilmShape,
  type SheetText,
} from "@blueplate/tabletop/share";
import { styleOf } from "../game.ts";
import { magnateWords } from "../language.ts";
import type { PicturedEvening } from "./evening.ts";
import { type FilmPlan, filmPlanOf, paidAt } from "./film-plan.ts";
import { openTown, type SheetCash, sheetText, signOf } from "./picture.ts";

const beatsOf = (table: TableProps, { view, events }: PicturedEvening): readonly Beat[] => {
  const ruleset = rulesetOf(table.rules);
  return beats(events, {
    view,
    styles: table.facts.seats.map((_, seat) => styleOf(table, seat)),
    money: (amount) => `$${amount}`,
    full: magnateWords().map.full,
    flies: (buyer) => flies(ruleset, buyer),
  });
};

/** What everybody has at a time of the film: each family that has arrived has paid; at the end all is paid that the evening paid. */
const cashAt = (table: TableProps, evening: PicturedEvening, acts: readonly Beat[], at: number): SheetCash => {
  if (at >= lengthOf(acts)) return { cash: evening.after };
  const seats = evening.before.map((cash, seat) => ({ cash, ...paidAt(acts, styleOf(table, seat), at) }));
  return { cash: seats.map(({ cash, paid }) => cash + paid), gains: seats.map(({ gain }) => gain) };
};

/** What stands over the town while the film says what it is about, and how the game ended at its end. */
const cardsOf = (table: TableProps, evening: PicturedEvening): Readonly<Record<FilmPart, FilmCard | null>> => {
  const outcome = table.rules.outcome(table.state) ?? { winners: [], ranking: [] };
  const places = placesOf(outcome);
  const rows = outcome.ranking.map(({ seat, score }, index) => ({
    sign: signOf(table, seat),
    name: `${places[index]}. ${table.names(seat)}`,
    score: table.words.score(score),
    isWinner: outcome.winners.includes(seat),
  }));
  const winner = shell().table.winner(table.names(evening.deciding.winner));
  return { title: { heading: magnateWords().share.title, rows: [] }, play: null, ranking: { heading: winner, rows } };
};

/** Draws the pictures of a plan one after the other; the town is drawn only while something moves in it. */
const drawing = async (
  table: TableProps,
  evening: PicturedEvening,
  plan: FilmPlan,
  photographer: Photographer,
  before: HTMLCanvasElement,
) => {
  const { acts } = plan;
  const cards = cardsOf(table, evening);
  const textWith = (cash: SheetCash, isEnd: boolean): SheetText => sheetText(table, evening, cash, isEnd);
  await bringLetters(
    textWith({ cash: evening.after }, true),
    Object.values(cards)
      .flatMap((card) => card?.heading ?? [])
      .join(""),
  );
  let town = before;
  let next: ((milliseconds: number) => HTMLCanvasElement) | null = null;
  const begin = plan.pictures.find(({ part }) => part === "play")?.at ?? 0;
  return (canvas: HTMLCanvasElement, { part, at, lasts }: FilmPicture): HTMLCanvasElement => {
    if (part === "play") {
      next ??= photographer.roll(plan.inTown);
      town = next(lasts);
    }
    const isEnd = part === "ranking";
    const cash = isEnd ? { cash: evening.after } : cashAt(table, evening, acts, at - begin);
    const sheet = drawSheet(canvas, town, textWith(cash, isEnd));
    const card = cards[part];
    return card ? drawCard(sheet, card) : sheet;
  };
};

/** Milliseconds for a picture of the town from which on a machine is slow: one that draws in software needs three times as many. */
const SLOW = 150;

/** Takes the town before the dinner, and tells whether that took long once everything was there. */
const takeTown = async (photographer: Photographer, { view }: PicturedEvening) => {
  await photographer.take(view);
  const begun = performance.now();
  const town = await photographer.take(view);
  return { town, isSlow: performance.now() - begun > SLOW };
};

/**
 * The film of an evening: what it is about, then the families drive to whoever won them, and the sheet counts what they pay; at last how
 * the game ended. Null where this browser draws no town.
 */
export const eveningFilm = async (
  table: TableProps,
  evening: PicturedEvening,
  { width, perSecond, perSecondIfSlow }: FilmShape,
): Promise<FilmReel | null> => {
  const photographer = await openTown(width, true);
  if (!photographer) return null;
  try {
    const { town, isSlow } = await takeTown(photographer, evening);
    const plan = filmPlanOf(beatsOf(table, evening), isSlow ? perSecondIfSlow : perSecond);
    const draw = await drawing(table, evening, plan, photographer, town);
    return { pictures: plan.pictures, draw, dispose: () => photographer.dispose() };
  } catch (failure) {
    photographer.dispose();
    throw failure;
  }
};
