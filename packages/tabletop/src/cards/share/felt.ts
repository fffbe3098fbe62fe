import { type ValueLook, withMinus } from "@blueplate/words";
import { faceOf, fitted, SMALL } from "../../share/sheet.ts";
import { OUTLINES } from "../../outlines.ts";
import type { CardSceneProps } from "../card-props.ts";
import type { WonTrick } from "../reading.ts";
import type { LaidCard } from "../rows.ts";
import { FOOD_BOX } from "./foods.ts";

/** What is seen on the felt: the points so far, and a trick of which so many cards lie there. */
export interface FeltScene {
  /** Points of every round by seat; null where they are not told yet. */
  readonly points: readonly (readonly (number | null)[])[];
  /** The column of the round that decided the game, from 0. */
  readonly round: number;
  readonly trick: WonTrick | null;
  readonly laid: number;
  readonly caption: string;
}

/** What a scene on the felt is drawn with. */
export interface FeltLook extends Pick<CardSceneProps, "rows"> {
  readonly table: Pick<CardSceneProps["table"], "words" | "rules" | "names">;
  readonly foods: ReadonlyMap<string, HTMLImageElement>;
  /** The order of the seats in the table of points. */
  readonly order: readonly number[];
}

/** The room of a scene: as wide and high as what a share shows beside its sheet. */
const ROOM = { width: 808, height: 630 } as const;
const INK = "#2b2430";
const CREAM = "#f6ebd6";
const PAPER = "#fffaf0";
const LIT = "#ffe08a";
const CARD = { width: 108, height: 153, corner: 11, most: 640, middle: 440 } as const;
const CHECK = { left: 64, right: 744, top: 26, row: 33 } as const;
/** Half the felt across and down, round its middle. */
const FELT = { x: ROOM.width / 2, y: 424, across: 372, down: 178 } as const;
const TILE = 34;

type Pen = CanvasRenderingContext2D;

/** The table in its diner: checks on the floor, laminate, felt, and the lamp over it. */
const drawTable = (pen: Pen): void => {
  for (let x = 0; x * TILE < ROOM.width; x++)
    for (let y = 0; y * TILE < ROOM.height; y++) {
      pen.fillStyle = (x + y) % 2 === 0 ? "#dcc9a9" : "#efe2ca";
      pen.fillRect(x * TILE, y * TILE, TILE, TILE);
    }
  const rim = (grown: number, colour: string | CanvasGradient): void => {
    pen.beginPath();
    pen.ellipse(FELT.x, FELT.y, FELT.across + grown, FELT.down + grown, 0, 0, Math.PI * 2);
    pen.fillStyle = colour;
    pen.fill();
  };
  rim(19, INK);
  rim(16, "#fff4df");
  rim(3, "#7c2b2b");
  const felt = pen.createRadialGradient(FELT.x, FELT.y - 30, 20, FELT.x, FELT.y, FELT.across);
  felt.addColorStop(0, "#2a766e");
  felt.addColorStop(0.55, "#1f645d");
  felt.addColorStop(1, "#154a46");
  rim(0, felt);
};

/** The points of the rounds on the paper of a guest check; the round that decided the game is lit. */
const drawPoints = (pen: Pen, { points, round }: FeltScene, { table, order }: FeltLook): void => {
  const rounds = points[0]?.length ?? 0;
  const height = CHECK.row * (order.length + 1) + 16;
  pen.fillStyle = PAPER;
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(CHECK.left, CHECK.top, CHECK.right - CHECK.left, height, 8);
  pen.fill();
  pen.stroke();
  const middleOf = (column: number): number => 400 + (column * (CHECK.right - 450)) / rounds;
  pen.fillStyle = LIT;
  pen.fillRect(middleOf(round) - 36, CHECK.top + 6, 72, height - 12);
  const line = (at: number, name: string, cells: readonly string[], weight: number): void => {
    const y = CHECK.top + 8 + (at + 0.5) * CHECK.row;
    pen.fillStyle = INK;
    pen.font = `${weight} 21px ${faceOf()}`;
    pen.textAlign = "left";
    pen.fillText(fitted(pen, name, 270), CHECK.left + 18, y);
    pen.textAlign = "center";
    for (const [column, cell] of cells.entries()) pen.fillText(cell, middleOf(column), y);
  };
  const head = Array.from({ length: rounds }, (_, at) => String(at + 1));
  line(0, "", [...head, "Σ"], 400);
  for (const [at, seat] of order.entries()) {
    const own = points[seat] ?? [];
    const total = own.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    line(at + 1, table.names(seat), [...own.map((each) => (each === null ? "–" : String(each))), String(total)], 500);
  }
};

/** What lies on the plate of a card: pixels of a unit of its drawing. */
const FOOD = 1.25;
const PLATE = { x: CARD.width / 2, y: 84, radius: 36 } as const;

/** The ground of a card in a breath of its colour. */
const drawGround = (pen: Pen, colour: string): void => {
  pen.beginPath();
  pen.roundRect(0, 0, CARD.width, CARD.height, CARD.corner);
  pen.fillStyle = "#fffdf6";
  pen.fill();
  pen.globalAlpha = 0.14;
  pen.fillStyle = colour;
  pen.fill();
  pen.globalAlpha = 1;
  pen.lineWidth = 2;
  pen.strokeStyle = INK;
  pen.stroke();
};

/** The shape of a suit in the corner of a card. */
const drawShape = (pen: Pen, { colour, shape }: ValueLook): void => {
  pen.save();
  pen.translate(CARD.width - 32, 14);
  pen.scale(1.4, 1.4);
  const outline = new Path2D(OUTLINES[shape]);
  pen.fillStyle = colour;
  pen.fill(outline);
  pen.lineWidth = 0.8;
  pen.stroke(outline);
  pen.restore();
};

/** What a card serves, on its plate. */
const drawPlate = (pen: Pen, food: HTMLImageElement | undefined): void => {
  pen.beginPath();
  pen.arc(PLATE.x, PLATE.y, PLATE.radius, 0, Math.PI * 2);
  pen.fillStyle = "#fff";
  pen.fill();
  pen.lineWidth = 1.5;
  pen.stroke();
  if (!food) return;
  const [left, top] = [PLATE.x + (FOOD_BOX.x - 20) * FOOD, PLATE.y + (FOOD_BOX.y - 21) * FOOD];
  pen.drawImage(food, left, top, FOOD_BOX.width * FOOD, FOOD_BOX.height * FOOD);
};

/** A card face up, its left upper corner at the pen's origin. */
const drawCard = (pen: Pen, card: string, { table, rows, foods }: FeltLook): void => {
  const look = table.words.look(rows.slots.card, card);
  drawGround(pen, look?.colour ?? INK);
  drawPlate(pen, foods.get(card));
  if (look) drawShape(pen, look);
  pen.fillStyle = INK;
  pen.textAlign = "left";
  pen.font = `500 38px ${faceOf()}`;
  pen.fillText(look?.face ?? table.words.value(rows.slots.card, card), 10, 28);
  pen.font = `20px ${faceOf()}`;
  pen.textAlign = "center";
  pen.fillText("★".repeat(rows.stars(table.rules, card)), CARD.width / 2, CARD.height - 16);
};

/** What coins make of a card: how many lie on it, and below its player what counts of it. */
const drawCoins = (pen: Pen, { card, coins }: LaidCard, { table, rows }: FeltLook): void => {
  if (coins === 0) return;
  const adds = coins * rows.coinWorth;
  const printed = Number(table.words.look(rows.slots.card, card)?.face ?? 0);
  pen.fillText(`${printed} → ${withMinus(printed + adds)}`, CARD.width / 2, CARD.height + 45);
  pen.beginPath();
  pen.arc(CARD.width - 8, CARD.height - 44, 21, 0, Math.PI * 2);
  pen.fillStyle = coins > 0 ? "#f3b92f" : "#b9b6bd";
  pen.fill();
  pen.lineWidth = 2;
  pen.stroke();
  pen.fillStyle = INK;
  pen.font = `500 ${SMALL}px ${faceOf()}`;
  pen.fillText(`${adds > 0 ? "+" : "−"}${Math.abs(adds)}`, CARD.width - 8, CARD.height - 43);
};

/** The cards of a trick side by side, each over its player; the one that won is lit once all lie there. */
const drawTrick = (pen: Pen, { trick, laid }: FeltScene, look: FeltLook): void => {
  if (!trick) return;
  const { plays, winner } = trick;
  const step = Math.min(CARD.width + 26, CARD.most / Math.max(1, plays.length));
  const left = ROOM.width / 2 - (step * (plays.length - 1) + CARD.width) / 2;
  const isWhole = laid >= plays.length;
  for (const [at, { seat, card, coins }] of plays.slice(0, laid).entries()) {
    pen.save();
    pen.translate(left + at * step, CARD.middle - CARD.height / 2);
    if (isWhole && seat === winner) {
      pen.beginPath();
      pen.roundRect(-7, -7, CARD.width + 14, CARD.height + 14, CARD.corner + 6);
      pen.fillStyle = "#f3b92f";
      pen.fill();
    }
    drawCard(pen, card, look);
    pen.fillStyle = CREAM;
    pen.font = `${seat === winner && isWhole ? 500 : 400} ${SMALL}px ${faceOf()}`;
    pen.fillText(fitted(pen, look.table.names(seat), step - 6), CARD.width / 2, CARD.height + 22);
    drawCoins(pen, { seat, card, coins }, look);
    pen.restore();
  }
};

/** Draws a scene onto a canvas of its own, so wide; the empty table where there is none. */
export const drawFelt = (scene: FeltScene | null, look: FeltLook, width: number): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.round((width * ROOM.height) / ROOM.width);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const scale = canvas.width / ROOM.width;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.textBaseline = "middle";
  drawTable(pen);
  if (!scene) return canvas;
  pen.textAlign = "center";
  pen.fillStyle = CREAM;
  pen.font = `500 24px ${faceOf()}`;
  pen.fillText(scene.caption, FELT.x, 326);
  drawTrick(pen, scene, look);
  drawPoints(pen, scene, look);
  return canvas;
};
