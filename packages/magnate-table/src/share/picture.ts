import { type CityView, type Photographer } from "@blueplate/city";
import { flatMap, svgOf } from "@blueplate/city/flat";
import type { TableProps } from "@blueplate/tabletop";
import { styleOf } from "../game.ts";
import { magnateWords } from "../language.ts";
import type { PicturedEvening } from "./evening.ts";
import { bringLetters, drawSheet, PICTURE, type SheetText, TOWN } from "./sheet.ts";

const words = () => magnateWords().share;

/** What the sheet of an evening says; `cash` by seat is that of the moment. */
export const sheetText = (table: TableProps, evening: PicturedEvening, cash: readonly number[]): SheetText => {
  const { winner, gained, round } = evening.deciding;
  const rows = table.facts.seats.map((_, seat) => ({
    style: styleOf(table, seat),
    name: table.names(seat),
    cash: cash[seat] ?? 0,
    isWinner: seat === winner,
  }));
  const [game, title] = [table.words.name, table.facts.name];
  // A game that has no name of its own is called by its players, who stand below.
  const isNamed = !title.startsWith(game);
  return {
    title: isNamed ? title : game,
    caption: words().told(round, table.names(winner), gained),
    rows,
    foot: isNamed ? game : "",
  };
};

/** An empty canvas of the picture's shape, as wide as asked for. */
export const canvasOf = (width: number): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  // Encoders take even sizes alone.
  canvas.width = width;
  canvas.height = Math.round((width * PICTURE.height) / PICTURE.width / 2) * 2;
  return canvas;
};

/** Mounts the town for a picture or a film of this width; null where this browser draws none. */
export const openTown = async (width: number, films: boolean): Promise<Photographer | null> => {
  const { canDraw, createPhotographer } = await import("@blueplate/city");
  if (!canDraw()) return null;
  const scale = width / PICTURE.width;
  const size = { width: Math.round(TOWN.width * scale), height: Math.round(TOWN.height * scale) };
  return createPhotographer({ ...size, films });
};

/** The flat map with the same facts, where no town can be drawn. */
const flatTown = async (view: CityView): Promise<CanvasImageSource> => {
  const image = new Image(TOWN.width, TOWN.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(flatMap(view)))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [TOWN.width, TOWN.height];
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const scale = Math.min(TOWN.width / image.naturalWidth, TOWN.height / image.naturalHeight);
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.fillStyle = "#6e4b34";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
  return canvas;
};

/** The evening as a picture: the town as it is drawn at the table, with who played, what they had then, and what decided it. */
export const eveningPicture = async (table: TableProps, evening: PicturedEvening): Promise<HTMLCanvasElement> => {
  const text = sheetText(table, evening, evening.after);
  await bringLetters(text);
  const photographer = await openTown(PICTURE.width, false);
  try {
    const town = photographer ? await photographer.take(evening.view) : await flatTown(evening.view);
    return drawSheet(canvasOf(PICTURE.width), town, text);
  } finally {
    photographer?.dispose();
  }
};
