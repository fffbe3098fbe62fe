import { outlineOf } from "../look.ts";
import { CHAINS, PLAQUE } from "../palette.ts";
import { SIGN_OUTLINES } from "../sign/outline.ts";
import type { ChainStyle, CityHouse, Good, CampaignRoundsLeft } from "../view.ts";
import { type Detail, isFar } from "./detail.ts";
import { FACE } from "./letters.ts";
import { DOT, glyphsOf, isSated, type LabelContent, measure, measureNote } from "./measure.ts";

type Brush = CanvasRenderingContext2D;

/** The smallest letters of a label, in pixels. */
const SMALLEST = 12;

const write = (brush: Brush, text: string, x: number, y: number, size: number, colour: string): void => {
  brush.font = `700 ${size}px ${FACE}`;
  brush.textAlign = "center";
  brush.textBaseline = "alphabetic";
  brush.fillStyle = colour;
  brush.fillText(text, x, y + size * 0.355);
};

/** A good's glyph, its middle at a point. `faint` draws it dotted, for demand to come. */
export const paintGood = (brush: Brush, good: Good, x: number, y: number, size: number, faint = false): void => {
  const outline = outlineOf(good);
  brush.save();
  brush.translate(x - size / 2, y - size / 2);
  brush.scale(size / 20, size / 20);
  brush.globalAlpha = faint ? 0.5 : 1;
  brush.lineJoin = "round";
  brush.lineWidth = 2.4;
  brush.strokeStyle = PLAQUE.ink;
  if (faint) brush.setLineDash([2, 2]);
  brush.stroke(new Path2D(outline.silhouette));
  for (const layer of outline.layers) {
    brush.fillStyle = layer.fill;
    brush.fill(new Path2D(layer.d));
  }
  brush.restore();
};

/** A chain's sign, its middle at a point; outlined where it stands on paper. */
export const paintSign = (
  brush: Brush,
  style: ChainStyle,
  x: number,
  y: number,
  size: number,
  fill: string,
  outlined = false,
): void => {
  brush.save();
  brush.translate(x - size / 2, y - size / 2);
  brush.scale(size / 20, size / 20);
  brush.fillStyle = fill;
  brush.fill(new Path2D(SIGN_OUTLINES[style]));
  if (outlined) {
    brush.lineWidth = 1.8;
    brush.strokeStyle = PLAQUE.ink;
    brush.stroke(new Path2D(SIGN_OUTLINES[style]));
  }
  brush.restore();
};

const card = (brush: Brush, width: number, height: number, radius: number, fill: string): void => {
  brush.beginPath();
  brush.roundRect(1, 1, width - 2, height - 2, radius);
  brush.fillStyle = fill;
  brush.fill();
  brush.lineWidth = 2;
  brush.strokeStyle = PLAQUE.ink;
  brush.stroke();
};

const cap = (brush: Brush, width: number, height: number, radius: number, fill: string): void => {
  brush.beginPath();
  brush.roundRect(1, 1, width, height - 2, [radius, 0, 0, radius]);
  brush.fillStyle = fill;
  brush.fill();
};

/** A round spot, its middle at a point. */
export const paintSpot = (brush: Brush, x: number, y: number, radius: number, fill: string): void => {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fillStyle = fill;
  brush.fill();
};

const pips = (brush: Brush, x: number, y: number, room: number, filled: number): void => {
  for (let i = 0; i < room; i++) paintSpot(brush, x + i * 6, y, 2.2, i < filled ? PLAQUE.ink : PLAQUE.line);
};

/** A golden dot for each good that is wanted, in a row. */
const wanted = (brush: Brush, middle: number, y: number, count: number): void => {
  for (let i = 0; i < count; i++) paintSpot(brush, middle + (i - (count - 1) / 2) * DOT, y, 1.4, PLAQUE.gold);
};

type HouseLegend = Extract<LabelContent, { kind: "house" }>;

const paintHouse = (brush: Brush, legend: HouseLegend): void => {
  const { house, detail } = legend;
  const [width, height] = measure(legend);
  const hungry = house.demand.length > 0;
  if (isFar(detail)) {
    card(brush, width, height, 4, hungry ? PLAQUE.ink : PLAQUE.paper);
    write(brush, String(house.house), width / 2, 7, SMALLEST, hungry ? PLAQUE.cream : PLAQUE.ink);
    return wanted(brush, width / 2, height - 4.5, house.demand.length);
  }
  const short = detail === "short";
  const edge = short ? 20 : 24;
  card(brush, width, height, 7, PLAQUE.paper);
  cap(brush, edge, height, 7, PLAQUE.ink);
  write(brush, String(house.house), edge / 2 + 1, height / 2, short || isSated(house) ? 13 : 17, PLAQUE.cream);
  const [step, glyph, y] = short ? [13, 12, height / 2] : [20, 18, 13.5];
  const start = edge + 3 + step / 2;
  glyphsOf(house, detail).forEach(({ good, faint }, i) => paintGood(brush, good, start + i * step, y, glyph, faint));
  paintNote(brush, house, detail, width, height);
  if (!short) pips(brush, edge + 7, isSated(house) ? height / 2 : 27.5, house.room, house.demand.length);
};

/** The right end of a plaque in a chain's colours; only framed in them, dashed, while another chain may still serve. */
const paintNote = (brush: Brush, house: CityHouse, detail: Detail, width: number, height: number): void => {
  const { note } = house;
  if (!note) return;
  const chain = CHAINS[note.style];
  const wide = measureNote(house, detail);
  const ink = note.sure ? chain.text : PLAQUE.ink;
  brush.save();
  brush.beginPath();
  brush.roundRect(width - wide - 1, 1, wide, height - 2, [0, 7, 7, 0]);
  if (note.sure) {
    brush.fillStyle = chain.body;
    brush.fill();
  } else {
    brush.lineWidth = 3;
    brush.setLineDash([4, 3]);
    brush.strokeStyle = chain.body;
    brush.stroke();
  }
  brush.restore();
  const size = detail === "short" ? 11 : 13;
  const middle = width - wide + (detail === "short" ? 7.5 : 9);
  paintSign(brush, note.style, middle, height / 2, size, note.sure ? chain.text : chain.body, !note.sure);
  if (detail === "full") write(brush, note.text, width - (wide - 16) / 2 - 2, height / 2, 14, ink);
};

const paintTurns = (brush: Brush, left: CampaignRoundsLeft, x: number, y: number): void => {
  if (left === "endless") return write(brush, "∞", x + 6, y, 15, PLAQUE.ink);
  if (left > 4) return write(brush, String(left), x + 6, y, 12, PLAQUE.ink);
  for (let i = 0; i < left; i++)
    paintSpot(brush, x + 4 + (i % 2) * 6, y - 3 + Math.floor(i / 2) * 6 + (left <= 2 ? 3 : 0), 2.2, PLAQUE.ink);
};

const paintCampaign = (brush: Brush, legend: Extract<LabelContent, { kind: "campaign" }>): void => {
  const [width, height] = measure(legend);
  const chain = CHAINS[legend.style];
  // The shape says whose it is where the colour does not.
  if (legend.detail === "mark") {
    // On paper, as what it stands for: an entrance has its sign on its chain's colour.
    card(brush, width, height, 3, PLAQUE.paper);
    return paintSign(brush, legend.style, width / 2, height / 2, 10, chain.body, true);
  }
  if (legend.detail === "coin") {
    card(brush, width, height, 4, chain.body);
    paintSign(brush, legend.style, 7.5, height / 2, 9, chain.text);
    return write(brush, String(legend.campaign), width - 8.5, height / 2, SMALLEST, chain.text);
  }
  const short = legend.detail === "short";
  const edge = short ? 28 : 32;
  card(brush, width, height, 4, PLAQUE.paper);
  cap(brush, edge, height, 4, chain.body);
  paintSign(brush, legend.style, short ? 8 : 9, height / 2, short ? 9 : 11, chain.text);
  write(brush, String(legend.campaign), edge - (short ? 8 : 9), height / 2, short ? SMALLEST : 13, chain.text);
  paintGood(brush, legend.good, edge + (short ? 9 : 10), height / 2, short ? 12 : 16);
  if (!short) paintTurns(brush, legend.left, edge + 19, height / 2);
};

/** Paints a legend into a box of its measure, its north-west corner at the brush's origin. */
export const paintLegend = (brush: Brush, legend: LabelContent): void => {
  const [width, height] = measure(legend);
  switch (legend.kind) {
    case "house":
      return paintHouse(brush, legend);
    case "campaign":
      return paintCampaign(brush, legend);
    case "sign":
      card(brush, width, height, 4, CHAINS[legend.style].body);
      return paintSign(brush, legend.style, width / 2, height / 2, width - 4, CHAINS[legend.style].text);
    case "coin":
      paintSpot(brush, 12, 12, 10, legend.colours.body);
      brush.lineWidth = 2.5;
      brush.strokeStyle = PLAQUE.cream;
      brush.stroke();
      return write(brush, legend.text, 12, 12, legend.text.length > 2 ? SMALLEST : 13, legend.colours.text);
    case "chip":
      card(brush, width, height, legend.round ? height / 2 - 1 : 8, legend.colours.body);
      return write(brush, legend.text, width / 2, height / 2, 14, legend.colours.text);
  }
};
