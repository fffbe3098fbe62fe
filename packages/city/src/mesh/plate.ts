import { BufferAttribute, BufferGeometry, ShapeUtils, Vector2 } from "three";
import type { PathPoint } from "../goods/path.ts";

/** The corners of a polygon as the clock goes, none of them twice. */
const contourOf = (points: readonly PathPoint[]): Vector2[] => {
  const corners = points.map(([x, y]) => new Vector2(x, y));
  if (!ShapeUtils.isClockWise(corners)) corners.reverse();
  return corners.filter((corner, i) => corner.distanceTo(corners.at(i - 1) ?? corner) > 1e-10);
};

/** A polygon whose edges have all moved outwards; no corner moves further than that of a square, so that no spike grows. */
const grown = (contour: readonly Vector2[], by: number): readonly Vector2[] =>
  contour.map((corner, i) => {
    const before = contour.at(i - 1) ?? corner;
    const after = contour[(i + 1) % contour.length] ?? corner;
    const way = corner.clone().sub(before).normalize().add(after.clone().sub(corner).normalize());
    way.set(-way.y, way.x).multiplyScalar(Math.min(2 / way.lengthSq(), Math.SQRT2 / way.length()));
    return corner.clone().addScaledVector(way, by);
  });

/**
 * An upright plate cut from a polygon (y up), `thick` deep, its back on z = 0; a bevel goes around it and stands out before and behind.
 * The library's way to do this brings all of its curves along, 5 kB that everybody would fetch.
 */
export const plate = (points: readonly PathPoint[], thick: number, bevel = 0): BufferGeometry => {
  const contour = contourOf(points);
  const wide = bevel > 0 ? grown(contour, bevel) : contour;
  const sides = [wide.map(({ x, y }) => [x, y, 0]), wide.map(({ x, y }) => [x, y, thick])];
  const lids = [contour.map(({ x, y }) => [x, y, -bevel]), contour.map(({ x, y }) => [x, y, thick + bevel])];
  const [back = [], front = []] = bevel > 0 ? lids : sides;
  const rings = bevel > 0 ? [back, ...sides, front] : sides;
  const faces = ShapeUtils.triangulateShape(contour, []);
  const spots = faces.flatMap((face) => face.toReversed().map((i) => back[i]));
  spots.push(...faces.flatMap((face) => face.map((i) => front[i])));
  for (let i = contour.length - 1; i >= 0; i--)
    rings.slice(1).forEach((upper, ring) => {
      const lower = rings[ring] ?? upper;
      const next = i === 0 ? contour.length - 1 : i - 1;
      spots.push(lower[i], lower[next], upper[i], lower[next], upper[next], upper[i]);
    });
  const geometry = new BufferGeometry();
  const position = spots.flatMap((spot) => spot ?? []);
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(position), 3));
  geometry.computeVertexNormals();
  return geometry;
};
