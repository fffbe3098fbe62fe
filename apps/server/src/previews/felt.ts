import { type DrawnCard, drawCards } from "./cards.ts";
import { ellipse, type PixelPoint } from "./contours.ts";
import type { Lettering } from "./lettering.ts";
import type { FillColour, Pen } from "./pen.ts";

/** Who sits at a table without a town: a seat that is taken, by its colour; null for one that is free. */
export type DrawnChairs = readonly (string | null)[];

/** The table from above, and the cards on it. */
const TABLE = { middle: [832, 298], across: 318, down: 226, rim: 16 } as const;
/** The seats round it, while no card lies there. */
const CHAIR = { radius: 34, gap: 4, away: 44 } as const;

const drawTable = (pen: Pen, smaller: number): void => {
  const round = (grown: number, ink: FillColour): void =>
    pen.fillShape([ellipse(TABLE.middle, TABLE.across - smaller + grown, TABLE.down - smaller + grown)], ink);
  round(TABLE.rim, "ink");
  round(TABLE.rim - 3, "cream");
  round(4, "rim");
  round(0, "felt");
};

const drawChair = (pen: Pen, [x, y]: PixelPoint, colour: string | null, seat: number): void => {
  const round = (radius: number, ink: FillColour): void => pen.fillShape([ellipse([x, y], radius, radius)], ink);
  round(CHAIR.radius, colour === null ? "lit" : "cream");
  round(CHAIR.radius - CHAIR.gap, colour === null ? "deep" : seat);
};

/** A table without a town: the cards that decided its game, or before that its seats, of which the free ones are lit rings. */
export const drawFelt = (pen: Pen, cards: readonly DrawnCard[], chairs: DrawnChairs, letters: Lettering): void => {
  const away = cards.length > 0 ? 0 : CHAIR.away;
  drawTable(pen, away);
  const [x, y] = TABLE.middle;
  if (cards.length > 0) return drawCards(pen, cards, [x, y - 14], letters);
  for (const [seat, colour] of chairs.entries()) {
    const turn = (seat / chairs.length + 0.25) * Math.PI * 2;
    const [across, down] = [TABLE.across - away + CHAIR.away, TABLE.down - away + CHAIR.away];
    drawChair(pen, [x + Math.cos(turn) * across, y + Math.sin(turn) * down], colour, seat);
  }
};
