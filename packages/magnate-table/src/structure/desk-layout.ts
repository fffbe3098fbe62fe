import type { SeatingPlan } from "./seating.ts";
import {
  CARD_SIZES,
  type CardSize,
  type ChartBox,
  type ChartLayout,
  type ChartLine,
  createKeys,
  type DrawnTeam,
  drawnTeams,
  type TeamField,
} from "./layout.ts";

/** Pixels between cards, above a row for its lines, round a field, and between fields. */
const GAP = 8;
const DROP = 20;
const PAD = 8;
const BETWEEN = 10;
const CEO = {
  large: { width: 250, height: 96 },
  middle: { width: 230, height: 66 },
  small: { width: 220, height: 64 },
  low: { width: 220, height: 60 },
};

/** The sizes and ways that are tried, the finest first. */
const ATTEMPTS = (["large", "middle", "small", "low"] as const).flatMap((size) => [
  { size, folds: false },
  { size, folds: true },
]);

/** Columns of each team so that all of them fit side by side, or null when they do not. */
const columnsFor = (teams: readonly DrawnTeam[], most: number): readonly number[] | null => {
  const columns = teams.map(({ slots }) => Math.max(1, slots.length));
  for (;;) {
    if (columns.reduce((all, each) => all + each, 0) <= most) return columns;
    const widest = columns.indexOf(Math.max(...columns));
    const now = columns[widest] ?? 1;
    if (now <= 1) return null;
    columns[widest] = now - 1;
  }
};

/** A line that goes down, along and down again with round corners. */
const branch = (x: number, y: number, rail: number, toX: number, toY: number): string => {
  if (Math.abs(x - toX) < 1) return `M${x} ${y}V${toY}`;
  const way = toX > x ? 1 : -1;
  const round = Math.min(8, Math.abs(toX - x) / 2, toY - rail);
  return `M${x} ${y}V${rail}H${toX - way * round}Q${toX} ${rail} ${toX} ${rail + round}V${toY}`;
};

interface TeamDrawing {
  readonly boxes: readonly ChartBox[];
  readonly field: TeamField;
  readonly lines: readonly ChartLine[];
  readonly rings: readonly (readonly [number, number])[];
}

/** A manager with his people below him, in rows of so many columns, `left` and `top` being the corner of their field. */
const drawTeam = (
  team: DrawnTeam,
  columns: number,
  { width, height }: { readonly width: number; readonly height: number },
  { left, top }: { readonly left: number; readonly top: number },
  keyOf: ReturnType<typeof createKeys>,
): TeamDrawing => {
  const wide = columns * (width + GAP) - GAP + 2 * PAD;
  const middle = left + wide / 2;
  const rows = Math.ceil(team.slots.length / columns);
  const under = top + PAD + height;
  const people = team.slots.map((slot, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? team.slots.length - row * columns : columns;
    // The rows below the first stand under its columns.
    const shift = row === 0 ? ((columns - inRow) * (width + GAP)) / 2 : 0;
    const x = left + PAD + shift + (index - row * columns) * (width + GAP);
    return { slot, row, x, y: under + DROP + row * (height + DROP), center: x + width / 2 };
  });
  return {
    boxes: [
      { ...team.head, key: keyOf(team.head), x: middle - width / 2, y: top + PAD },
      ...people.map(({ slot, x, y }): ChartBox => ({ ...slot, key: keyOf(slot), x, y })),
    ],
    field: {
      slot: team.slot,
      x: left,
      y: top,
      width: wide,
      height: 2 * PAD + height + rows * (height + DROP),
      used: team.used,
      of: team.of,
    },
    lines: people.map(({ slot, row, y, center }) => ({
      d: row === 0 ? branch(middle, under, under + DROP / 2 - 3, center, y - 4) : `M${center} ${y - DROP}V${y - 4}`,
      isFree: slot.employee === null,
    })),
    rings: people.map(({ y, center }) => [center, y - 4]),
  };
};

/** The chart at one size of cards, or null when it is too wide. */
const layoutAt = (plan: SeatingPlan, room: number, size: CardSize, folds: boolean): ChartLayout | null => {
  const card = CARD_SIZES[size];
  const teams = drawnTeams(plan, folds);
  const around = teams.length * (2 * PAD - GAP) + (teams.length - 1) * BETWEEN;
  const columns = columnsFor(teams, Math.floor((room - around) / (card.width + GAP)));
  if (!columns) return null;
  const whole = columns.reduce((sum, each) => sum + each * (card.width + GAP), around);
  const total = Math.max(whole, CEO[size].width);
  const top = CEO[size].height + DROP;
  const keyOf = createKeys();
  let left = (total - whole) / 2;
  const drawn = teams.map((team, index) => {
    const drawing = drawTeam(team, columns[index] ?? 1, card, { left, top }, keyOf);
    left += drawing.field.width + BETWEEN;
    return drawing;
  });
  const trunk = total / 2;
  const heads = drawn.map(({ field }) => field.x + field.width / 2);
  const rail = CEO[size].height + DROP / 2 - 2;
  return {
    size,
    card,
    width: total,
    height: Math.max(CEO[size].height, ...drawn.map(({ field }) => field.y + field.height)),
    ceo: { x: trunk - CEO[size].width / 2, y: 0, ...CEO[size] },
    boxes: drawn.flatMap(({ boxes }) => boxes),
    fields: drawn.map(({ field }) => field),
    lines: [
      ...heads.map((x, index) => ({
        d: branch(trunk, CEO[size].height, rail, x, top + PAD - 4),
        isFree: plan.slots[index]?.holder === null,
      })),
      ...drawn.flatMap(({ lines }) => lines),
    ],
    rings: [...heads.map((x) => [x, top + PAD - 4] as const), ...drawn.flatMap(({ rings }) => rings)],
  };
};

/**
 * The chart as a tree, CEO on top, managers below, their people below them, in a room as wide and as high as told: with the largest
 * cards that fit, or else the smallest that are not too wide. Null where even those are.
 */
export const deskLayout = (
  plan: SeatingPlan,
  width: number,
  heightFor: (size: CardSize) => number,
): ChartLayout | null => {
  let last: ChartLayout | null = null;
  for (const { size, folds } of ATTEMPTS) {
    const layout = layoutAt(plan, width, size, folds);
    if (layout && layout.height <= heightFor(size)) return layout;
    last = layout ?? last;
  }
  return last;
};
