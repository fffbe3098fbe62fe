/** A label on the screen: middle and size in pixels. */
export interface Card {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The higher rank stays, the lower gives way; equals share the way. */
  readonly rank: number;
}

/** How far a label may be pushed from its place, in pixels. */
export const REACH = 24;
const GAP = 2;
const ROUNDS = 12;

interface Moving extends Card {
  dx: number;
  dy: number;
}

const clamp = (value: number): number => Math.max(-REACH, Math.min(REACH, value));

const overlap = (a: Moving, b: Moving): { x: number; y: number } | null => {
  const x = (a.width + b.width) / 2 + GAP - Math.abs(a.x + a.dx - b.x - b.dx);
  const y = (a.height + b.height) / 2 + GAP - Math.abs(a.y + a.dy - b.y - b.dy);
  return x > 0 && y > 0 ? { x, y } : null;
};

const part = (a: Moving, b: Moving): boolean => {
  const over = overlap(a, b);
  if (!over) return false;
  const share = a.rank === b.rank ? 0.5 : a.rank > b.rank ? 0 : 1;
  if (over.x < over.y) {
    const way = a.x + a.dx <= b.x + b.dx ? -1 : 1;
    a.dx = clamp(a.dx + way * over.x * share);
    b.dx = clamp(b.dx - way * over.x * (1 - share));
  } else {
    const way = a.y + a.dy <= b.y + b.dy ? -1 : 1;
    a.dy = clamp(a.dy + way * over.y * share);
    b.dy = clamp(b.dy - way * over.y * (1 - share));
  }
  return true;
};

/**
 * Pushes labels apart, none farther than `REACH` pixels along either axis, with the fewest pixels first. Labels that
 * are free stay where they are; the answer holds only those that move.
 */
export const arrange = (cards: readonly Card[]): Map<string, readonly [number, number]> => {
  const moving = cards.map((card): Moving => ({ ...card, dx: 0, dy: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    let touched = false;
    moving.forEach((a, i) => {
      for (const b of moving.slice(i + 1)) touched = part(a, b) || touched;
    });
    if (!touched) break;
  }
  const moved = moving.filter((card) => Math.abs(card.dx) > 0.5 || Math.abs(card.dy) > 0.5);
  return new Map(moved.map((card) => [card.key, [card.dx, card.dy]]));
};
