import type { Overlay, Square } from "@blueplate/city";
import type { ShapeMeaning, DrawnShape, EntityRef } from "@blueplate/study";

/** Where a thing stands in town, in groups of squares that belong together: nothing for what stands nowhere. */
export type EntitySquares = (thing: EntityRef) => readonly (readonly Square[])[];

type Point = readonly [number, number];

/** A place in town to draw on: its north-west corner moved so that half a square further is its middle, and how large it is. */
interface Spot {
  readonly at: Point;
  readonly radius: number;
}

const SQUARE = 0.62;
const LARGEST = 2.5;
/** Share of the way from the middle of a place to its rim at which arrows begin and end. */
const INSIDE = 0.6;
/** Letters of a text that stand over the town: the whole of it stands among the notes. */
const LETTERS = 28;

const spotOf = (squares: readonly Square[]): Spot | null => {
  if (squares.length === 0) return null;
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  const [west, north, east, south] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const wide = Math.max(east - west, south - north) + 1;
  return {
    at: [(west + east) / 2, (north + south) / 2],
    radius: wide === 1 ? SQUARE : Math.min(LARGEST, wide * 0.65),
  };
};

const spotsOf = (places: EntitySquares, thing: EntityRef): readonly Spot[] =>
  places(thing).flatMap((group) => spotOf(group) ?? []);

const ringOf = ({ at, radius }: Spot, tone: ShapeMeaning): Overlay => ({
  kind: "drawn",
  from: at,
  to: at,
  tone,
  radius,
});

/** From rim to rim, so that what stands at both ends can still be seen. */
const arrowOf = (from: Spot, to: Spot, tone: ShapeMeaning): Overlay => {
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const long = Math.hypot(dx, dy) || 1;
  const away = ({ at, radius }: Spot, way: 1 | -1): Point => {
    const share = Math.min(radius * INSIDE, long / 4) / long;
    return [at[0] + dx * share * way, at[1] + dy * share * way];
  };
  return { kind: "drawn", from: away(from, 1), to: away(to, -1), tone };
};

const textOf = (text: string): string => (text.length > LETTERS ? `${text.slice(0, LETTERS - 1)}…` : text);

/** What a mark is in town. An arrow of which one end stands nowhere in town is a ring at its other end. */
export const overlaysOf = (shape: DrawnShape, places: EntitySquares): readonly Overlay[] => {
  if (shape._tag === "Arrow") {
    const [from, to] = [spotsOf(places, shape.from)[0], spotsOf(places, shape.to)[0]];
    if (from && to) return [arrowOf(from, to, shape.meaning)];
    return [from, to].flatMap((spot) => (spot ? [ringOf(spot, shape.meaning)] : []));
  }
  const spots = spotsOf(places, shape.on);
  if (shape._tag === "Ring") return spots.map((spot) => ringOf(spot, shape.meaning));
  return spots
    .slice(0, 1)
    .flatMap((spot): readonly Overlay[] => [
      ringOf(spot, shape.meaning),
      { kind: "chips", chips: [{ at: spot.at, text: textOf(shape.text), tone: "plain" }] },
    ]);
};

/** A press on one thing that ended on the same or on another. */
export interface Stroke {
  readonly from: EntityRef;
  readonly to: EntityRef;
}

const isSameThing = (one: EntityRef, other: EntityRef): boolean => one.kind === other.kind && one.id === other.id;

const covers = (shape: DrawnShape, { from, to }: Stroke): boolean => {
  if (shape._tag === "Arrow") return isSameThing(shape.from, from) && isSameThing(shape.to, to);
  return shape._tag === "Ring" && isSameThing(from, to) && isSameThing(shape.on, from);
};

/** What a stroke comes to: the same again wipes the mark off, another meaning takes its place. */
export const afterStroke = (
  shapes: readonly DrawnShape[],
  stroke: Stroke,
  meaning: ShapeMeaning,
  id: string,
): { readonly gone: readonly DrawnShape[]; readonly added: DrawnShape | null } => {
  const gone = shapes.filter((shape) => covers(shape, stroke));
  if (gone.some((shape) => shape.meaning === meaning)) return { gone, added: null };
  const { from, to } = stroke;
  const added: DrawnShape = isSameThing(from, to)
    ? { _tag: "Ring", id, on: from, meaning }
    : { _tag: "Arrow", id, from, to, meaning };
  return { gone, added };
};

/** A text on a thing. */
export type DrawnText = Extract<DrawnShape, { readonly _tag: "Note" }>;

/** The text that stands on a thing, or null. */
export const noteOn = (shapes: readonly DrawnShape[], thing: EntityRef): DrawnText | null =>
  shapes.find((shape): shape is DrawnText => shape._tag === "Note" && isSameThing(shape.on, thing)) ?? null;
