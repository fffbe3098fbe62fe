/** A point of a flattened path. */
export type PathPoint = readonly [number, number];

const quadratic = (a: PathPoint, b: PathPoint, c: PathPoint, t: number): PathPoint => {
  const u = 1 - t;
  return [u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]];
};

const pairs = (body: string): PathPoint[] => {
  const numbers = body.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  const points: PathPoint[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return points;
};

/**
 * The corners of a closed path of absolute `M`, `L`, `Q` and `Z`, curves cut into `steps` chords.
 * That is the whole grammar of the outlines in this package.
 */
export const flatten = (d: string, steps = 5): PathPoint[] => {
  const points: PathPoint[] = [];
  for (const [, letter, body] of d.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const given = pairs(body ?? "");
    if (letter !== "Q") points.push(...given);
    for (let i = 0; letter === "Q" && i + 1 < given.length; i += 2) {
      const from = points.at(-1);
      const [bend, to] = [given[i], given[i + 1]];
      if (!from || !bend || !to) continue;
      for (let step = 1; step <= steps; step++) points.push(quadratic(from, bend, to, step / steps));
    }
  }
  return points;
};
