import type { Rectangle } from "../placing/rectangle.ts";
import { type LabelOffset, pushed } from "./arrange.ts";
import { layOut, type Projection, type ScreenFrame, thingsOn } from "./layout.ts";
import type { Label } from "./measure.ts";
import type { LabelObstacle } from "./obstacle.ts";

/** What stands in town or lies over it, where it is on the screen, in CSS pixels of the canvas. */
export interface SeenBox {
  readonly name: string;
  /** Whether it is a house: the others sell. */
  readonly isHouse?: boolean;
  /** What it belongs to, by a number; null where it belongs to nothing. */
  readonly of: number | null;
  readonly box: Rectangle;
}

/** Where the labels of a town lie, and what they are to keep clear of. */
export interface LabelSight {
  readonly labels: readonly SeenBox[];
  /** Houses, restaurants and campaigns. */
  readonly pieces: readonly SeenBox[];
  /** The signs of entrances, which are read themselves. */
  readonly signs: readonly SeenBox[];
}

const nameOf = (piece: object): string =>
  ["campaign", "house"].flatMap((kind) => {
    const number: unknown = Reflect.get(piece, kind);
    return typeof number === "number" ? [`${kind} ${number}`] : [];
  })[0] ?? "restaurant";

/** Labels as they lie when the camera rests, with what is seen below them. */
export const labelSight = (
  labels: readonly Label[],
  seen: readonly LabelObstacle[],
  project: Projection,
  frame: ScreenFrame,
  held: ReadonlyMap<string, LabelOffset> | undefined,
): LabelSight => {
  const { cards, pushes } = layOut(labels, seen, project, frame, held);
  const numbers = new Map<object, number>();
  const numberOf = (piece: object): number => {
    const number = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, number);
    return number;
  };
  const things = thingsOn(seen, project, frame);
  return {
    labels: Array.from(pushes).flatMap(([key, push]) => {
      const card = cards.get(key);
      return card ? [{ name: key, of: card.of ? numberOf(card.of) : null, box: pushed(card, push) }] : [];
    }),
    pieces: things.flatMap(({ of, weight, ...box }) =>
      of && weight !== Infinity ? [{ name: nameOf(of), isHouse: "demand" in of, of: numberOf(of), box }] : [],
    ),
    signs: things.flatMap(({ of, weight, ...box }) =>
      !of && weight === Infinity ? [{ name: "sign", of: null, box }] : [],
    ),
  };
};

/**
 * How much of a piece labels of others may hide, where the town is as full as it has ever been: a sliver of the edge of a diner or a
 * campaign, and less than half of a house.
 */
export const MOST_HIDDEN = { seller: 0.03, house: 0.3, houseOnPhone: 0.4 } as const;

const shared = (one: Rectangle, other: Rectangle): number =>
  Math.max(0, Math.min(one.east, other.east) - Math.max(one.west, other.west)) *
  Math.max(0, Math.min(one.south, other.south) - Math.max(one.north, other.north));

/** How much labels of others hide of a piece; 1 is all of it. */
export const hiddenIn = ({ labels }: Pick<LabelSight, "labels">, piece: SeenBox): number =>
  labels.filter(({ of }) => of === null || of !== piece.of).reduce((sum, { box }) => sum + shared(box, piece.box), 0) /
  shared(piece.box, piece.box);

/** The event by which somebody asks a canvas where its labels lie: the answer comes in its detail, and at rest it costs nothing. */
const QUESTION = "labelsight";

/** Lets the canvas of a town answer where its labels lie: tests judge the picture of a page by it. */
export const answerLabelSight = (canvas: HTMLCanvasElement, sight: () => LabelSight): void =>
  canvas.addEventListener(QUESTION, (event) => {
    if (event instanceof CustomEvent && Array.isArray(event.detail)) event.detail.push(sight());
  });
