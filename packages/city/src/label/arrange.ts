import { type Rectangle, boxAt, grown, overlap } from "../placing/rectangle.ts";
import { createCrowd, type MapObstacle } from "../placing/occupied-squares.ts";
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
/** Beyond so many pixels a label is looked for in vain: each of them counts twice. */
const FAR = 60;
/** So many pixels of the way it is worth to lie where one sees to what a label belongs. */
const AWAY = 30;
/** Pixels of one unit in which places are looked for: things are found by the units on which they stand. */
export const PATCH = 64;

const STEPS = Array.from({ length: (REACH / STEP) * 2 + 1 }, (_, i) => i * STEP - REACH);

/** All pushes, the shortest first. */
const PUSHES: readonly { readonly push: LabelOffset; readonly far: number }[] = STEPS.flatMap((dx) =>
  STEPS.map((dy) => ({ push: [dx, dy] as const, far: Math.hypot(dx, dy) })),
)
  .filter(({ far }) => far <= REACH)
  .toSorted((one, other) => one.far - other.far);

const inPatches = ({ west, north, east, south }: Rectangle): Rectangle => ({
  west: west / PATCH,
  north: north / PATCH,
  east: east / PATCH,
  south: south / PATCH,
});

const thingInPatches = ({ outline, ...thing }: MapObstacle): MapObstacle => ({
  ...thing,
  ...inPatches(thing),
  ...(outline ? { outline: outline.map(([x, y]): OutlinePoint => [x / PATCH, y / PATCH]) } : {}),
});

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

/** The places of a card: the one that it holds, then all others, the best first. */
function* placesOf(
  card: PlacedLabel,
  shortened: number,
  held: LabelOffset | undefined,
  reach: number,
): Generator<LabelPlace> {
  const place = (push: LabelOffset, far: number, room: number): LabelPlace => ({
    box: inPatches(grown(pushed(card, push), room)),
    cost: (far + Math.max(0, far - FAR)) / PATCH,
  });
  if (held && (held[2] ?? 0) === shortened)
    yield place(held, Math.hypot(held[0], held[1]) + (isAway(card, held) ? AWAY : 0) - KEEP, GAP / 2);
  const room = (held ? GAP + MARGIN : GAP) / 2;
  // What lies away has to wait until its turn comes: the nearest of those is the first.
  const away: { readonly push: LabelOffset; readonly far: number }[] = [];
  let next = 0;
  for (const {
    push: [dx, dy],
    far,
  } of PUSHES) {
    if (far > reach) break;
    const push: LabelOffset = [dx, dy, shortened];
    for (let one = away[next]; one && one.far <= far; one = away[++next]) yield place(one.push, one.far, room);
    if (isAway(card, push)) away.push({ push, far: far + AWAY });
    else yield place(push, far, room);
  }
  for (const { push, far } of away.slice(next)) yield place(push, far, room);
}

/** Places are whole pixels from home; so are those that were found again by their boxes. */
const whole = (pixels: number): number => Math.round(pixels) || 0;

interface CardForm extends LabelForm {
  readonly shortened: number;
}

interface CardTag extends Tag<CardForm> {
  readonly card: PlacedLabel;
}

const formOf = (card: PlacedLabel, shortened: number, held: LabelOffset | undefined, reach: number): CardForm => ({
  shortened,
  places: { [Symbol.iterator]: () => placesOf(card, shortened, held, reach) },
});

/** In full near home, else shortened near home, else as short as may be farther away. */
const tagOf = (card: PlacedLabel, held: LabelOffset | undefined): CardTag => {
  const last = card.shorter?.length ?? 0;
  const near = Array.from({ length: last + 1 }, (_, shortened) => formOf(card, shortened, held, NEAR));
  return { card, of: card.of ?? card, worth: card.rank, forms: [...near, formOf(card, last, held, REACH)] };
};

/**
 * Gives every label a free place as near as may be to where it lies best, clear of all others and of whatever is read in town
 * (`things`, in pixels). Who holds a place keeps it while it is free. One that finds no room is shortened; who finds none at all
 * within its reach has no place in the answer.
 */
export const arrange = (
  cards: readonly PlacedLabel[],
  things: readonly MapObstacle[],
  held: ReadonlyMap<string, LabelOffset> = new Map(),
): Map<string, LabelOffset> => {
  const crowd = createCrowd(things.map(thingInPatches));
  const pushes = new Map<string, LabelOffset>();
  const tags = cards.map((card) => tagOf(card, held.get(card.key)));
  for (const { tag, form, box } of placeTags<CardForm, CardTag>(tags, [crowd], 0)) {
    const { key, x, y } = tag.card;
    const [across, down] = [(box.west + box.east) / 2, (box.north + box.south) / 2];
    const push = [whole(across * PATCH - x), whole(down * PATCH - y)] as const;
    pushes.set(key, form.shortened > 0 ? [...push, form.shortened] : push);
  }
  return pushes;
};
