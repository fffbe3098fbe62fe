import { type Beat, beats, lengthOf } from "@blueplate/city";
import { flies, rulesetOf } from "@blueplate/engine";
import type { TableProps } from "@blueplate/tabletop";
import { afterDrawing } from "@blueplate/ui/after-drawing";
import { styleOf } from "../game.ts";
import { magnateWords } from "../language.ts";
import type { PicturedEvening } from "./evening.ts";
import { canvasOf, openTown, sheetText } from "./picture.ts";
import { bringLetters, drawSheet } from "./sheet.ts";

/** Milliseconds that the town is seen before the first family drives off, and after the last one has paid. */
const [BEFORE, AFTER] = [1_000, 4_000];

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

/** What takes the pictures of a film one after the other, each at its time in milliseconds. */
export type TakePicture = (picture: HTMLCanvasElement, at: number) => Promise<void>;

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

/**
 * Films the evening: the families drive to whoever won them, and the sheet counts what they pay. Pictures are drawn one after the
 * other, so that a slow machine takes longer over the same film. False where this browser draws no town.
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
    const acts = beatsOf(table, evening);
    const step = 1000 / perSecond;
    const all = Math.ceil((BEFORE + lengthOf(acts) + AFTER) / step);
    await bringLetters(sheetText(table, evening, evening.after));
    const still = await photographer.take(evening.view);
    const canvas = canvasOf(width);
    let next: ((milliseconds: number) => HTMLCanvasElement) | null = null;
    for (let taken = 0; taken < all; taken++) {
      // The page is drawn and hears between two pictures.
      await afterDrawing();
      signal.throwIfAborted();
      const at = taken * step - BEFORE;
      if (at >= 0) next ??= photographer.roll(acts);
      const text = sheetText(table, evening, cashAt(table, evening, acts, at));
      await take(drawSheet(canvas, next ? next(step) : still, text), taken * step);
      onTaken(taken + 1, all);
    }
    return true;
  } finally {
    photographer.dispose();
  }
};
