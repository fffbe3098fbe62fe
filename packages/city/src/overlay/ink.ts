import { BufferAttribute, BufferGeometry, Color } from "three";

type Corner = readonly [number, number];

/** Flat shapes on the ground, painted one over the other in the order in which they are laid. */
export interface GroundPainter {
  /** A convex polygon, corners in squares. */
  polygon(
    corners: readonly Corner[],
    colour: string,
    alpha: number,
    height?: number | ((x: number, z: number) => number),
  ): void;
  rectangle(west: number, north: number, east: number, south: number, colour: string, alpha: number): void;
  /** A straight stroke of constant width. */
  stroke(
    from: Corner,
    to: Corner,
    width: number,
    colour: string,
    alpha: number,
    height?: number | ((x: number, z: number) => number),
  ): void;
  build(): BufferGeometry;
}

/** Height of overlays above the ground: over kerbs and footprints. */
export const AFLOAT = 0.125;
const colour = new Color();

/** An empty sheet of ink. */
export const createInk = (): GroundPainter => {
  const position: number[] = [];
  const tone: number[] = [];
  const polygon: GroundPainter["polygon"] = (corners, fill, alpha, height = AFLOAT) => {
    colour.set(fill);
    const y = typeof height === "number" ? () => height : height;
    const first = corners[0];
    if (!first) return;
    for (let i = 1; i + 1 < corners.length; i++)
      for (const corner of [first, corners[i], corners[i + 1]]) {
        if (!corner) continue;
        position.push(corner[0], y(corner[0], corner[1]), corner[1]);
        tone.push(colour.r, colour.g, colour.b, alpha);
      }
  };
  const stroke: GroundPainter["stroke"] = (from, to, width, fill, alpha, height) => {
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dz) || 1;
    const [sx, sz] = [((-dz / long) * width) / 2, ((dx / long) * width) / 2];
    polygon(
      [
        [from[0] + sx, from[1] + sz],
        [to[0] + sx, to[1] + sz],
        [to[0] - sx, to[1] - sz],
        [from[0] - sx, from[1] - sz],
      ],
      fill,
      alpha,
      height,
    );
  };
  return {
    polygon,
    stroke,
    rectangle: (west, north, east, south, fill, alpha) =>
      polygon(
        [
          [west, north],
          [east, north],
          [east, south],
          [west, south],
        ],
        fill,
        alpha,
      ),
    build: () => {
      const geometry = new BufferGeometry();
      geometry.setAttribute("position", new BufferAttribute(new Float32Array(position), 3));
      geometry.setAttribute("color", new BufferAttribute(new Float32Array(tone), 4));
      return geometry;
    },
  };
};
