/** A point of a plan, east and south of the middle. */
export type PlanPoint = readonly [number, number];

/** Corners of a plan at a distance from the middle, the first to the south. */
export const ringOf = (count: number, radius: number, first = 0): readonly PlanPoint[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = first + (i / count) * Math.PI * 2;
    return [Math.sin(angle) * radius, Math.cos(angle) * radius];
  });

/** Half the width of a door. */
export const DOOR = 0.15;

/** The parts of a line that lie outside of a door, as shares of it. */
export const besideDoor = (
  [ax, az]: PlanPoint,
  [bx, bz]: PlanPoint,
  door: PlanPoint | null,
): readonly (readonly [number, number])[] => {
  const [dx, dz] = [bx - ax, bz - az];
  const long = Math.hypot(dx, dz);
  if (door === null || long === 0) return [[0, 1]];
  const [x, z] = [door[0] - ax, door[1] - az];
  const nearest = (x * dx + z * dz) / long;
  const off = Math.abs(x * dz - z * dx) / long;
  if (off >= DOOR) return [[0, 1]];
  const half = Math.sqrt(DOOR ** 2 - off ** 2);
  const [from, to] = [(nearest - half) / long, (nearest + half) / long];
  const parts = [[0, Math.min(1, from)] as const, [Math.max(0, to), 1] as const];
  return parts.filter(([first, last]) => last - first > 0.02);
};
