import { areaOf, areaUnder, type Outline } from "../placing/outline.ts";
import type { Rectangle } from "../placing/rectangle.ts";
import { type LabelOffset, pushed } from "./arrange.ts";
import { layOut, type Projection, type ScreenFrame } from "./layout.ts";
import type { Label } from "./measure.ts";
import type { LabelObstacle } from "./obstacle.ts";

/** What stands in town or lies over it, where it is on the screen, in CSS pixels of the canvas. */
export interface SeenBox {
  readonly name: string;
  /** What it belongs to, by a number; null where it belongs to nothing. */
  readonly of: number | null;
  readonly box: Rectangle;
}

/** A house, a restaurant or a campaign, as its outline is seen. */
export interface SeenPiece extends SeenBox {
  readonly isHouse: boolean;
  readonly outline: Outline;
}

/** Where the labels of a town lie, and what they are to keep clear of. */
export interface LabelSight {
  readonly labels: readonly SeenBox[];
  /** Houses, restaurants and campaigns. */
  readonly pieces: readonly SeenPiece[];
  /** The signs of entrances, which are read themselves. */
  readonly signs: readonly SeenBox[];
}

/** What numbers a house or a campaign has; a restaurant has neither. */
interface Numbered {
  readonly house?: number;
  readonly campaign?: number;
}

const nameOf = ({ house, campaign }: Numbered): string =>
  house ? `house ${house}` : campaign ? `campaign ${campaign}` : "restaurant";

/** Labels as they lie when the camera rests, with what is seen below them. */
export const labelSight = (
  labels: readonly Label[],
  seen: readonly LabelObstacle[],
  project: Projection,
  frame: ScreenFrame,
  held: ReadonlyMap<string, LabelOffset> | undefined,
): LabelSight => {
  const { cards, pushes, things } = layOut(labels, seen, project, frame, held);
  const pieces = [...new Set(things.map(({ of }) => of))];
  const numberOf = (piece: object | undefined): number | null => (piece ? pieces.indexOf(piece) : null);
  return {
    labels: [...pushes].flatMap(([name, push]) => {
      const card = cards.get(name);
      return card ? [{ name, of: numberOf(card.of), box: pushed(card, push) }] : [];
    }),
    pieces: things.flatMap(({ of, weight, outline, ...box }) =>
      of && outline && weight !== Infinity
        ? [{ name: nameOf(of), isHouse: "demand" in of, of: numberOf(of), box, outline }]
        : [],
    ),
    signs: things.flatMap(({ of, weight, ...box }) =>
      of || weight !== Infinity ? [] : [{ name: "sign", of: null, box }],
    ),
  };
};

/**
 * How much of a piece labels of others may hide, where the town is as full as it has ever been: nothing of a diner or a campaign, an
 * edge of a house.
 */
export const MOST_HIDDEN = { seller: 0.0001, house: 0.03 } as const;

/** How much labels of others hide of a piece; 1 is all of it. */
export const hiddenIn = (
  { labels }: { readonly labels: readonly Omit<SeenBox, "name">[] },
  { of, outline }: Pick<SeenPiece, "of" | "outline">,
): number =>
  labels
    .filter((label) => label.of === null || label.of !== of)
    .reduce((sum, { box }) => sum + areaUnder(outline, box), 0) / areaOf(outline);

/** The event by which somebody asks a canvas where its labels lie: the answer comes in its detail, and at rest it costs nothing. */
const QUESTION = "labelsight";

/** Lets the canvas of a town answer where its labels lie: tests judge the picture of a page by it. */
export const answerLabelSight = (canvas: HTMLCanvasElement, sight: () => LabelSight): void =>
  canvas.addEventListener(QUESTION, (event) => {
    if (event instanceof CustomEvent && Array.isArray(event.detail)) event.detail.push(sight());
  });
