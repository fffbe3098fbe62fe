/** How wide and high a felt table is drawn from far, and a card on it with the colour of whoever laid it. */
export const FELT = 70;
export const CARD = { width: 18, height: 26 } as const;

/** Cards that lie side by side, and what stays free between them. */
const ACROSS = 3;
const GAP = 4;

/** Where a row of so much begins that lies in the middle of the table. */
const beginning = (count: number, size: number): number => (FELT - count * size - (count - 1) * GAP) / 2;

/** The first corners of so many cards on a felt table: in rows as even as can be, closer together where there are many. */
export const cardPlaces = (count: number): readonly (readonly [x: number, y: number])[] => {
  const rows = count <= ACROSS ? 1 : 2;
  const most = Math.ceil(count / rows);
  const step = Math.min(CARD.width + GAP, (FELT - GAP - CARD.width) / Math.max(1, most - 1));
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / most);
    const inRow = Math.min(most, count - row * most);
    const x = (FELT - CARD.width - (inRow - 1) * step) / 2 + (at % most) * step;
    return [x, beginning(rows, CARD.height) + row * (CARD.height + GAP)];
  });
};
