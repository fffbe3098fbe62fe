import { type CityView, type Photographer } from "@blueplate/city";
import { flatMap, svgOf } from "@blueplate/city/flat";
import { CHAINS, SIGN_OUTLINES } from "@blueplate/city/chains";
import { shell, type TableProps } from "@blueplate/tabletop";
import { bringLetters, canvasOf, drawSheet, PICTURE, SCENE, type SheetText } from "@blueplate/tabletop/share";
import { styleOf } from "../game.ts";
import { magnateWords } from "../language.ts";
import type { PicturedEvening } from "./evening.ts";

const words = () => magnateWords().share;

/** The sign of a chain as the sheet draws it. */
export const signOf = (table: TableProps, seat: number): SheetText["rows"][number]["sign"] => {
  const style = styleOf(table, seat);
  return { outline: SIGN_OUTLINES[style], colour: CHAINS[style].body };
};

/** What everybody has in a moment of the evening, and what a family is paying them in it, in dollars by seat. */
export interface SheetCash {
  readonly cash: readonly number[];
  readonly gains?: readonly number[];
}

/** What the sheet of an evening says in a moment of it. A film says who won only when it comes to its end. */
export const sheetText = (
  table: TableProps,
  evening: PicturedEvening,
  { cash, gains = [] }: SheetCash,
  isEnd = true,
): SheetText => {
  const { winner, before, after, round } = evening.deciding;
  const { winners } = table.rules.outcome(table.state) ?? { winners: [] };
  // The richest of that evening first, through the whole of a film.
  const ranked = evening.after
    .map((_, seat) => seat)
    .toSorted((a, b) => (evening.after[b] ?? 0) - (evening.after[a] ?? 0));
  const rows = ranked.map((seat) => ({
    sign: signOf(table, seat),
    name: table.names(seat),
    score: table.words.score(cash[seat] ?? 0),
    gain: (gains[seat] ?? 0) === 0 ? "" : `+${table.words.score(gains[seat] ?? 0)}`,
    isWinner: seat === winner,
  }));
  const [game, title] = [table.words.name, table.facts.name];
  // A game that has no name of its own is called by its players, who stand below.
  const isNamed = !title.startsWith(game);
  return {
    title: isNamed ? title : game,
    winner: isEnd ? shell().table.winner(winners.map((seat) => table.names(seat)).join(shell().comma)) : "",
    caption: words().told(round, table.names(winner), before, after),
    over: isEnd ? words().cashThen : "",
    rows,
    foot: isNamed ? game : "",
  };
};

/** Mounts the town for a picture or a film of this width; null where this browser draws none. */
export const openTown = async (width: number, films: boolean): Promise<Photographer | null> => {
  const { canDraw, createPhotographer } = await import("@blueplate/city");
  if (!canDraw()) return null;
  const scale = width / PICTURE.width;
  const size = { width: Math.round(SCENE.width * scale), height: Math.round(SCENE.height * scale) };
  return createPhotographer({ ...size, films });
};

/** The flat map with the same facts, where no town can be drawn. */
const flatTown = async (view: CityView): Promise<CanvasImageSource> => {
  const image = new Image(SCENE.width, SCENE.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(flatMap(view)))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SCENE.width, SCENE.height];
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const scale = Math.min(SCENE.width / image.naturalWidth, SCENE.height / image.naturalHeight);
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.fillStyle = "#6e4b34";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
  return canvas;
};

/** The evening as a picture: the town as it is drawn at the table, with who played, what they had then, and what decided it. */
export const eveningPicture = async (table: TableProps, evening: PicturedEvening): Promise<HTMLCanvasElement> => {
  const text = sheetText(table, evening, { cash: evening.after });
  await bringLetters(text);
  const photographer = await openTown(PICTURE.width, false);
  try {
    const town = photographer ? await photographer.take(evening.view) : await flatTown(evening.view);
    return drawSheet(canvasOf(PICTURE.width), town, text);
  } finally {
    photographer?.dispose();
  }
};
