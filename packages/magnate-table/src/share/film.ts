import { type Beat, beats, lengthOf, type Photographer } from "@blueplate/city";
import { flies, rulesetOf } from "@blueplate/engine";
import { placesOf, shell, type TableProps } from "@blueplate/tabletop";
import { afterDrawing } from "@blueplate/ui/after-drawing";
import { styleOf } from "../game.ts";
import { magnateWords } from "../language.ts";
import type { PicturedEvening } from "./evening.ts";
import { drawCard, type FilmCard } from "./film-card.ts";
import { type FilmPart, type FilmPicture, type FilmPlan, filmPlanOf } from "./film-plan.ts";
import { canvasOf, openTown, sheetText } from "./picture.ts";
import { bringLetters, drawSheet, type SheetText } from "./sheet.ts";

/** Who hears how far a film is; `signal` ends it before its next picture. */
export interface FilmListener {
  readonly onTaken: (done: number, all: number) => void;
  readonly signal: AbortSignal;
}

/** What a film is to be. */
export interface FilmShape {
  readonly width: number;
  readonly perSecond: number;
}

/** What takes the pictures of a film one after the other, and hears when each is seen. */
export type TakePicture = (drawn: HTMLCanvasElement, picture: FilmPicture) => Promise<void>;

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
const cashAt = (table: TableProps, evening: PicturedEvening, acts: readonly Beat[], at: number): readonly number[] => {
  if (at >= lengthOf(acts)) return evening.after;
  return evening.before.map((cash, seat) => {
    const paid = acts.filter((beat) => beat.kind === "pop" && beat.style === styleOf(table, seat) && beat.start <= at);
    return paid.reduce((sum, beat) => sum + (beat.kind === "pop" ? Number(beat.text.slice(1)) : 0), cash);
  });
};

/** What stands over the town while the film says what it is about, and how the game ended at its end. */
const cardsOf = (table: TableProps, evening: PicturedEvening): Readonly<Record<FilmPart, FilmCard | null>> => {
  const outcome = table.rules.outcome(table.state) ?? { winners: [], ranking: [] };
  const places = placesOf(outcome);
  const rows = outcome.ranking.map(({ seat, score }, index) => ({
    style: styleOf(table, seat),
    name: `${places[index]}. ${table.names(seat)}`,
    cash: score,
    isWinner: outcome.winners.includes(seat),
  }));
  const winner = shell().table.winner(table.names(evening.deciding.winner));
  return { title: { heading: magnateWords().share.title, rows: [] }, dinner: null, ranking: { heading: winner, rows } };
};

/** Draws the pictures of a plan one after the other; the town is drawn only while something moves in it. */
const drawing = async (table: TableProps, evening: PicturedEvening, plan: FilmPlan, photographer: Photographer) => {
  const { acts } = plan;
  const cards = cardsOf(table, evening);
  const textWith = (cash: readonly number[]): SheetText => sheetText(table, evening, cash);
  await bringLetters(
    textWith(evening.after),
    Object.values(cards)
      .flatMap((card) => card?.heading ?? [])
      .join(""),
  );
  let town = await photographer.take(evening.view);
  let next: ((milliseconds: number) => HTMLCanvasElement) | null = null;
  const begin = plan.pictures.find(({ part }) => part === "dinner")?.at ?? 0;
  return (canvas: HTMLCanvasElement, { part, at, lasts }: FilmPicture): HTMLCanvasElement => {
    if (part === "dinner") {
      next ??= photographer.roll(acts);
      town = next(lasts);
    }
    const cash = part === "ranking" ? evening.after : cashAt(table, evening, acts, at - begin);
    const sheet = drawSheet(canvas, town, textWith(cash));
    const card = cards[part];
    return card ? drawCard(sheet, card) : sheet;
  };
};

/**
 * Films the evening: what it is about, then the families drive to whoever won them, and the sheet counts what they pay; at last how the
 * game ended. Pictures are drawn one after the other, so that a slow machine takes longer over the same film. False where this browser
 * draws no town.
 */
export const filmEvening = async (
  table: TableProps,
  evening: PicturedEvening,
  { width, perSecond }: FilmShape,
  take: TakePicture,
  { onTaken, signal }: FilmListener,
): Promise<boolean> => {
  const photographer = await openTown(width, true);
  if (!photographer) return false;
  try {
    const plan = filmPlanOf(beatsOf(table, evening), perSecond);
    const canvas = canvasOf(width);
    const draw = await drawing(table, evening, plan, photographer);
    for (const [index, picture] of plan.pictures.entries()) {
      // The page is drawn and hears between two pictures.
      await afterDrawing();
      signal.throwIfAborted();
      await take(draw(canvas, picture), picture);
      onTaken(index + 1, plan.pictures.length);
    }
    return true;
  } finally {
    photographer.dispose();
  }
};
