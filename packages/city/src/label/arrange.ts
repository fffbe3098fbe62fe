import { type Rectangle, boxAt, grown, overlap } from "../placing/rectangle.ts";
import { createCrowd, type MapObstacle, type OccupiedSquares } from "../placing/occupied-squares.ts";
import type { OutlinePoint } from "../placing/outline.ts";
import { type LabelForm, type LabelPlace, placeTags, type Tag } from "../placing/placing.ts";

/** A label on the screen where it lies best: middle and size in pixels. */
export interface PlacedLabel {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Sizes of what it says in fewer words, the longest first: for where it finds no room in full. */
  readonly shorter?: readonly LabelSize[];
  /** The higher rank chooses first. */
  readonly rank: number;
  /** The piece it belongs to: it may lie over that. */
  readonly of?: object;
  /** Where one sees to what it belongs: about that piece, in pixels. */
  readonly near: Rectangle;
  /** The point to which it points when it lies elsewhere. */
  readonly from: OutlinePoint;
  /** So far beyond the edge of the screen it would lie best, while its piece is seen: what brings it back is near enough. */
  readonly beyond?: number;
}

/** Something on the screen that labels keep clear of. */
export interface ScreenObstacle extends MapObstacle {
  /** No label points across it but its own. */
  readonly uncrossed?: boolean;
}

/** Width and height of a label, in pixels. */
export type LabelSize = readonly [width: number, height: number];

/** How far a label lies from where it lies best, in pixels, and how often it had to be shortened to lie there. */
export type LabelOffset = readonly [dx: number, dy: number, shortened?: number];

/** How far a label may be pushed, in pixels. */
export const REACH = 180;
/** Between two labels at least, in pixels. */
export const GAP = 4;
/** How far a label is pushed before it is shortened instead, in pixels. */
const NEAR = 60;
/** Pixels from one place that is tried to the next. */
const STEP = 6;
/** A label leaves the place that it holds only for one that is so much nearer, and has so much more room: it would come and go. */
const [KEEP, MARGIN] = [25, 10];
/** What it costs, in pixels, to leave for a place with so little more room: only who has to leave, and would go as far else, goes there. */
const [TIGHT, SLACK] = [KEEP * 2, 1];
/** Beyond so many pixels a label is looked for in vain: each of them counts twice. */
const FAR = 60;
/** So many pixels of the way it is worth to lie where one sees to what a label belongs. */
const AWAY = 30;
/** Things are found by the cells on which they stand, so many pixels wide. */
const CELL = 64;

const STEPS = Array.from({ length: (REACH / STEP) * 2 + 1 }, (_, i) => i * STEP - REACH);

/** All pushes, the shortest first. */
const PUSHES: readonly { readonly push: LabelOffset; readonly far: number }[] = STEPS.flatMap((dx) =>
  STEPS.map((dy) => ({ push: [dx, dy] as const, far: Math.hypot(dx, dy) })),
)
  .filter(({ far }) => far <= REACH)
  .toSorted((one, other) => one.far - other.far);

/** The size of a card in full, or as often shortened as that. */
const sizeOf = ({ width, height, shorter = [] }: PlacedLabel, shortened: number): LabelSize =>
  shorter[shortened - 1] ?? [width, height];

/** The box of a card that is pushed so far, in pixels. */
export const pushed = (card: PlacedLabel, [dx, dy, shortened = 0]: LabelOffset): Rectangle => {
  const [width, height] = sizeOf(card, shortened);
  return boxAt(card.x + dx - width / 2, card.y + dy - height / 2, width, height);
};

/** Whether a card that is pushed so far lies where one does not see to what it belongs. */
export const isAway = (card: PlacedLabel, push: LabelOffset): boolean => !overlap(card.near, pushed(card, push));

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The way from the point to which a card points to where it lies away from what it belongs to, in pixels; null where one sees that. */
export const wayTo = (card: PlacedLabel, push: LabelOffset): LabelOffset | null => {
  if (!isAway(card, push)) return null;
  const [x, y] = card.from;
  const { west, north, east, south } = pushed(card, push);
  return [between(x, west, east) - x, between(y, north, south) - y];
};

/** Half the width of a pointer, in pixels. */
const POINTER = 2;

/** What stands on the screen, found by where it stands. */
export const crowdOf = (things: readonly ScreenObstacle[]): OccupiedSquares => createCrowd(things, CELL);

const isOver = (card: PlacedLabel, [x, y]: OutlinePoint, crowd: OccupiedSquares, room = 0): boolean =>
  crowd.costOf(grown(boxAt(x, y, 0, 0), POINTER + room), card.of ?? card) > 0;

/** Whether what a card points with lies over one of these things, or so many pixels from it, but for its own. */
export const isPointedAcross = (card: PlacedLabel, push: LabelOffset, crowd: OccupiedSquares, room = 0): boolean => {
  const way = wayTo(card, push);
  if (!way) return false;
  const [x, y] = card.from;
  const last = Math.ceil(Math.hypot(way[0], way[1]) / POINTER / 2);
  for (let i = 0; i <= last; i++)
    if (isOver(card, [x + (way[0] * i) / last, y + (way[1] * i) / last], crowd, room)) return true;
  return false;
};

/** What a card may do: how often it is shortened, how far it is pushed, and whether it may point across what stands in town. */
interface CardLimits {
  readonly shortened: number;
  readonly reach: number;
  readonly mayCross?: true;
}

/** What decides where a card may lie: itself, what it may do, and what it may not point across. */
interface PlaceQuery {
  readonly card: PlacedLabel;
  readonly limits: CardLimits;
  readonly uncrossed: OccupiedSquares;
}

/** A place with so much room about it beyond the gap, in pixels; it costs as much as the way is far, and `more`. */
const placeAt = (
  { card, limits, uncrossed }: PlaceQuery,
  push: LabelOffset,
  far: number,
  room: number,
  more = 0,
): LabelPlace => ({
  box: grown(pushed(card, push), GAP / 2 + room),
  cost: far + Math.max(0, far - FAR) + more,
  isFit: () => limits.mayCross === true || !isPointedAcross(card, push, uncrossed, room),
});

/** All places with so much room about them, the best first. */
function* placesWith(query: PlaceQuery, room: number, more = 0): Generator<LabelPlace> {
  const { card, limits } = query;
  // What lies away has to wait until its turn comes: the nearest of those is the first.
  const away: { readonly push: LabelOffset; readonly far: number }[] = [];
  let next = 0;
  for (const {
    push: [dx, dy],
    far,
  } of PUSHES) {
    if (far > limits.reach) break;
    const push: LabelOffset = [dx, dy, limits.shortened];
    for (let one = away[next]; one && one.far <= far; one = away[++next])
      yield placeAt(query, one.push, one.far, room, more);
    if (isAway(card, push)) away.push({ push, far: far + AWAY });
    else yield placeAt(query, push, far, room, more);
  }
  for (const { push, far } of away.slice(next)) yield placeAt(query, push, far, room, more);
}

/** The places of a card: the one that it holds, then all others, the best first. */
function* placesOf(query: PlaceQuery, held: LabelOffset | undefined): Generator<LabelPlace> {
  if (!held) return yield* placesWith(query, 0);
  const { card, limits } = query;
  const heldForm = held[2] ?? 0;
  if (heldForm === limits.shortened)
    yield placeAt(query, held, Math.hypot(held[0], held[1]) + (isAway(card, held) ? AWAY : 0) - KEEP, 0);
  for (const place of placesWith(query, MARGIN / 2)) {
    // To say more again a card needs that room.
    if (place.cost >= TIGHT && limits.shortened >= heldForm) return yield* placesWith(query, SLACK, TIGHT);
    yield place;
  }
}

/** Places are whole pixels from home; so are those that were found again by their boxes. */
const whole = (pixels: number): number => Math.round(pixels) || 0;

interface CardForm extends LabelForm {
  readonly shortened: number;
}

interface CardTag extends Tag<CardForm> {
  readonly card: PlacedLabel;
}

/** In full near home, else shortened near home, else as short as may be farther away; and pointing across what is there only before it is left out. */
const tagOf = (card: PlacedLabel, held: LabelOffset | undefined, uncrossed: OccupiedSquares): CardTag => {
  const last = card.shorter?.length ?? 0;
  const near = Array.from({ length: last + 1 }, (_, shortened) => ({ shortened, reach: NEAR + (card.beyond ?? 0) }));
  const limits: readonly CardLimits[] = [
    // What belongs to no piece and has no shorter form loses nothing by lying farther away.
    ...(card.of || last > 0 ? near : []),
    // Where the point itself lies under something every pointer crosses that; a label with a piece finds a place about it instead.
    ...(card.of || !isOver(card, card.from, uncrossed) ? [{ shortened: last, reach: REACH }] : []),
    { shortened: last, reach: REACH, mayCross: true },
  ];
  const forms = limits.map((each) => ({
    shortened: each.shortened,
    places: { [Symbol.iterator]: () => placesOf({ card, limits: each, uncrossed }, held) },
  }));
  return { card, of: card.of ?? card, worth: card.rank, forms };
};

/**
 * Gives every label a free place as near as may be to where it lies best, clear of all others and of whatever is read in town
 * (`things`, in pixels). Who holds a place keeps it while it is free. One that finds no room is shortened; who finds none at all
 * within its reach has no place in the answer.
 */
export const arrange = (
  cards: readonly PlacedLabel[],
  things: readonly ScreenObstacle[],
  held: ReadonlyMap<string, LabelOffset> = new Map(),
): Map<string, LabelOffset> => {
  const crowd = crowdOf(things);
  const pushes = new Map<string, LabelOffset>();
  const uncrossed = crowdOf(things.filter((thing) => thing.uncrossed));
  const tags = cards.map((card) => tagOf(card, held.get(card.key), uncrossed));
  for (const { tag, form, box } of placeTags<CardForm, CardTag>(tags, [crowd], 0)) {
    const { key, x, y } = tag.card;
    const push = [whole((box.west + box.east) / 2 - x), whole((box.north + box.south) / 2 - y)] as const;
    pushes.set(key, form.shortened > 0 ? [...push, form.shortened] : push);
  }
  return pushes;
};
