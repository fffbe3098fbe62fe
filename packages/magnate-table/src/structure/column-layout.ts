import type { SeatingPlan } from "./seating.ts";
import {
  CARD_SIZES,
  type ChartBox,
  type ChartLayout,
  createKeys,
  drawnTeams,
  type DrawnTeam,
  type TeamField,
} from "./layout.ts";

/** Pixels from the left edge to the cards, where the trunk stands; between cards; between rows of the CEO; and the CEO's height. */
const TRUNK = 14;
const GAP = 6;
const BETWEEN = 12;
const CEO = 58;

/** Cards that stand side by side at most, and the least width of one with its gap: the longest word of a name fits on it. */
const ACROSS = 4;
const LEAST = 82;

/** Pixels of a card, and of a free slot that has a row for itself or shares it with others as free. */
const HEIGHT = 108;
const LOW = 46;

/** A row of the chart: a manager with his people, or all slots of the CEO that hold no manager. */
interface ChartRow {
  readonly team: DrawnTeam | null;
  readonly boxes: readonly ChartBox[];
  readonly field: TeamField;
}

/** Slots of the CEO without a team share a row. */
const groupsOf = (teams: readonly DrawnTeam[]): readonly (readonly DrawnTeam[])[] =>
  [...teams.filter(({ of }) => of > 0).map((team) => [team]), teams.filter(({ of }) => of === 0)].filter(
    (group) => group.length > 0,
  );

const rowOf = (
  group: readonly DrawnTeam[],
  top: number,
  across: number,
  card: ChartLayout["card"],
  keyOf: ReturnType<typeof createKeys>,
): ChartRow => {
  const [first] = group;
  const team = first && first.of > 0 ? first : null;
  const slots = team ? [team.head, ...team.slots] : group.map(({ head }) => head);
  // People stand right of their manager, in as many rows as they need.
  const beside = team ? across - 1 : across;
  const isLow = !team && slots.every(({ employee }) => employee === null);
  const height = isLow ? LOW : card.height;
  const places = slots.map((_, index) => {
    if (team && index === 0) return { column: 0, line: 0 };
    const at = team ? index - 1 : index;
    return { column: (team ? 1 : 0) + (at % beside), line: Math.floor(at / beside) };
  });
  const rows = Math.max(0, ...places.map(({ line }) => line)) + 1;
  const boxes = slots.map((slot, index): ChartBox => {
    const { column = 0, line = 0 } = places[index] ?? {};
    const x = TRUNK + column * (card.width + GAP);
    return { ...slot, key: keyOf(slot), x, y: top + line * (height + GAP), ...(isLow ? { height } : {}) };
  });
  const columns = Math.max(0, ...places.map(({ column }) => column)) + 1;
  return {
    team,
    boxes,
    field: {
      slot: first?.slot ?? 0,
      x: TRUNK - 4,
      y: top - 4,
      width: columns * (card.width + GAP) - GAP + 8,
      height: rows * (height + GAP) - GAP + 8,
      used: team?.used ?? 0,
      of: team?.of ?? 0,
    },
  };
};

/** The chart of a narrow page: a row for each manager, his people beside him, the trunk at the left. */
export const columnLayout = (plan: SeatingPlan, room: number): ChartLayout => {
  const size = "middle";
  const across = Math.max(2, Math.min(ACROSS, Math.floor((room - TRUNK + GAP) / LEAST)));
  const width = Math.min(CARD_SIZES[size].width, Math.floor((room - TRUNK - 4 + GAP) / across) - GAP);
  const card = { width, height: HEIGHT };
  const keyOf = createKeys();
  let top = CEO + 14;
  const rows = groupsOf(drawnTeams(plan, true)).map((group) => {
    const row = rowOf(group, top, across, card, keyOf);
    top += row.field.height + BETWEEN - 4;
    return row;
  });
  const middles = rows.map(({ field }) => field.y + 4 + Math.min(card.height, field.height - 8) / 2);
  const links = rows.flatMap(({ team, boxes }) =>
    team && boxes.length > 1 ? [`M${TRUNK + width} ${(boxes[0]?.y ?? 0) + card.height / 2}h${GAP}`] : [],
  );
  return {
    size,
    card,
    width: room,
    height: top,
    ceo: { x: 0, y: 0, width: room, height: CEO },
    boxes: rows.flatMap(({ boxes }) => boxes),
    fields: rows.map(({ field }) => field),
    lines: [...middles.map((y) => `M5 ${CEO - 2}V${y - 6}Q5 ${y} 11 ${y}H${TRUNK}`), ...links].map((d) => ({
      d,
      isFree: false,
    })),
    rings: middles.map((y) => [TRUNK - 2, y]),
  };
};
